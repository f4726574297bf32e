"""The texts of a lesson while it is recorded: each by language, and only in those in which it has been written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from types import MappingProxyType

from carcnb.words import language, languages, speaking
from carcnb.words.texts import Text, pick_text

NOTHING: Text = MappingProxyType({})
"""Written in no language."""


def field_text(text: Text) -> str:
    """A text as it stands in its field: in the session's language, or not at all."""
    return text.get(language(), "")


def instead(text: Text) -> str:
    """What readers of the session's language are given while it is not written in that: another language's text."""
    return "" if field_text(text) else pick_text(text)


def rewrite(text: Text, new: str) -> Text:
    """A text with other words in the session's language; with none, it is not written in that."""
    return _in_order({**text, language(): new})


def saved_text(text: Text) -> Text:
    """A text as it is saved: without spaces around it, and only where there is something."""
    return _in_order({code: words.strip() for code, words in text.items()})


def used_languages(texts: Iterable[Text]) -> tuple[str, ...]:
    """The languages in which anything is written; if nothing is, the session's."""
    codes = {code for text in texts for code, words in text.items() if words.strip()}
    return tuple(code for code in languages() if code in codes) or (language(),)


def say_in(codes: Iterable[str], make: Callable[[], str]) -> Text:
    """A text that is made in each of these languages."""
    found = {}
    for code in codes:
        with speaking(code):
            found[code] = make()
    return found


def _in_order(text: Text) -> Text:
    return {code: text[code] for code in languages() if text.get(code)}
