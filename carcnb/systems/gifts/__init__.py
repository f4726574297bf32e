"""The Gifts."""
