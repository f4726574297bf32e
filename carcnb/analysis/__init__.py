"""What could happen in a game, and how likely it is."""
