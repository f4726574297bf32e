"""Tiles and boards as pictures: the sheet of symbols for the widget, and still boards for everything else."""

from carcnb.drawing.sheet import sheet

__all__ = ["sheet"]
