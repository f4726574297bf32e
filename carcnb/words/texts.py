"""Texts that come in several languages, and the one that is read."""

from __future__ import annotations

from collections.abc import Mapping

from carcnb.words import language, tie_words

Text = Mapping[str, str]
"""A sentence by language code."""


def pick_text(text: Text) -> str:
    """A text in the session's language, where a translation is missing in English, else in the language it has."""
    lang = language()
    return tie_words(text[lang], lang) if text.get(lang) else text.get("en") or next(iter(text.values()), "")
