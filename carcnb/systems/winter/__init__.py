"""The Winter edition."""
