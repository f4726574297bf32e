"""What exercises are about: topics of the base game, and every expansion that lists questions; what they are called."""

from __future__ import annotations

from carcnb.words import say

TOPICS = ("placement", "claiming", "points", "majority", "completion", "fields", "final")
"""Topics of the base game, in the order of the rulebook."""


def title_of(topic: str, lang: str | None = None) -> str:
    """What a topic is called: an expansion by its own name."""
    return say(f"topic-{topic}" if topic in TOPICS else f"system-{topic}", lang)


def note_of(topic: str, lang: str | None = None) -> str:
    """In a few words what is asked."""
    return say(f"home-topic-{topic}" if topic in TOPICS else "home-topic-expansion", lang)
