"""Saved games, and other programs' records."""

from carcnb.records.saved import load, save

__all__ = ["load", "save"]
