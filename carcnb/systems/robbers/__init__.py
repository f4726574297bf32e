"""Robbers."""
