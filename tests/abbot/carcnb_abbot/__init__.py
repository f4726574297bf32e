"""The Abbot."""
