"""Flying Machines."""
