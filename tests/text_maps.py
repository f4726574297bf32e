"""A small board as it is printed, whoever prints it."""

TILES = ["base-D 0,0 r0", "base-B 0,1 r0 blue:monastery", "base-E 0,-1 r2 red:city.S"]
MAP = (
    "     -1     0     1\n"
    "\n"
    " -2         ?\n"
    "\n"
    "          .....\n"
    " -1   ?   .....   ?\n"
    "          .#R#.\n"
    "          .###.\n"
    "  0   ?   -----   ?\n"
    "          .....\n"
    "          .....\n"
    "  1   ?   ..B..   ?\n"
    "          .....\n"
    "\n"
    "  2         ?\n"
)
"""These tiles, and where the tile base-W fits."""
