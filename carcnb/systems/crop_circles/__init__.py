"""Crop Circles."""
