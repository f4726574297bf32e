"""What exercises are about: topics of the base game, and every expansion that lists questions; what they are called."""

from __future__ import annotations

from carcnb.curriculum import chapters, curriculum
from carcnb.words import has, say
from carcnb.words.texts import pick_text

TOPICS = ("placement", "claiming", "points", "majority", "completion", "fields", "final")
"""Topics of the base game, in the order of the rulebook."""


def title_of(topic: str, lang: str | None = None) -> str:
    """What a topic is called: an expansion by its own name."""
    key = f"topic-{topic}"
    return say(key if has(key, lang) else f"system-{topic}", lang)


def topic_title(what: str) -> str:
    """What exercises are about, in the session's language: a topic, a lesson, a chapter; any other text as it is."""
    if entry := curriculum().get(what) or chapters().get(what):
        return pick_text(entry.title)
    return title_of(what) if has(f"topic-{what}") or has(f"system-{what}") else what


def note_of(topic: str, lang: str | None = None) -> str:
    """In a few words what is asked."""
    key = f"home-topic-{topic}"
    return say(key if has(key, lang) else "home-topic-expansion", lang)
