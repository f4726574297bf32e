"""Tiles and boards as pictures: the sheet of symbols for the widget, and still boards for everything else."""

from carcnb.drawing.markup import image
from carcnb.drawing.of_game import game_svg
from carcnb.drawing.sheet import parts, sheet
from carcnb.drawing.still import board_svg, tile_svg

__all__ = ["board_svg", "game_svg", "image", "parts", "sheet", "tile_svg"]
