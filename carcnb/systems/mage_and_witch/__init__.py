"""Mage and Witch."""
