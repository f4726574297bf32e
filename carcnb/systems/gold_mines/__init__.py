"""Gold Mines."""
