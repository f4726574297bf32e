"""The languages in which everything is there; see carcnb/words/README.md for how a third one begins."""

COMPLETE = ("en", "cs")
"""Lessons, examples and notebooks have all their texts in these; any other falls back to English for what it lacks."""
