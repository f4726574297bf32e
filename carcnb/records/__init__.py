"""Saved games, and other programs' records."""

from carcnb.records.saving import load, save

__all__ = ["load", "save"]
