"""What exercises are about: topics of the base game, and every expansion that lists questions; what they are called."""

from __future__ import annotations

from carcnb.curriculum import chapters, curriculum
from carcnb.words import SOURCE, has, say
from carcnb.words.texts import pick_text

TOPICS = ("placement", "claiming", "points", "majority", "completion", "fields", "final")
"""Topics of the base game, in the order of the rulebook."""


def title_of(what: str, lang: str | None = None) -> str:
    """What exercises are about: a topic, an expansion by its name, a lesson, a chapter; any other text as it is."""
    if entry := curriculum().get(what) or chapters().get(what):
        return entry.title.get(lang, entry.title[SOURCE]) if lang else pick_text(entry.title)
    return next((say(key, lang) for key in (f"topic-{what}", f"system-{what}") if has(key, lang)), what)


def note_of(topic: str, lang: str | None = None) -> str:
    """In a few words what is asked."""
    key = f"home-topic-{topic}"
    return say(key if has(key, lang) else "home-topic-expansion", lang)
