"""Inns & Cathedrals."""
