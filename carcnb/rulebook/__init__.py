"""Every rule by its id, in English and Czech, in our own words.

    >>> rule("BASE-7.3").short
    'A completed city scores 2 points per tile.'

The texts are messages of `carcnb.words`, one file `rules-<system>.ftl` per system and language; the id BASE-7.3 is the
message BASE-7-3 there. A new system is a new file: nothing here lists them.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from carcnb.words import MissingWords, catalogue, language, say, sources

__all__ = ["Rule", "UnknownRule", "rule", "rules", "systems"]

_MESSAGE = re.compile(r"^([A-Z]+(?:-[A-Z0-9]+)+) =", re.MULTILINE)


class Rule(NamedTuple):
    """One rule: its id, a title of a few words, its text, and one short clause for a refusal."""

    id: str
    title: str
    text: str
    short: str
    system: str

    def __str__(self) -> str:
        return f"{self.id} {self.title}: {self.text}"


class UnknownRule(LookupError):
    """No rule has this id; the message names the nearest ones."""


def rule(id: str, lang: str | None = None) -> Rule:
    """The rule with this id, such as "BASE-7.3" (case does not matter). Raises UnknownRule."""
    known = _index()
    wanted = id.strip().upper()
    if wanted not in known:
        near = get_close_matches(wanted, known, n=3, cutoff=0.5)
        if near:
            raise UnknownRule(say("error-rule-near", lang, rule=id, near=", ".join(near)))
        raise UnknownRule(say("error-rule", lang, rule=id))
    return _read(wanted, known[wanted], lang or language())


def rules(system: str = "base", lang: str | None = None) -> list[Rule]:
    """All rules of one system in the order of its rulebook; "base" is the base game.

    A system is known by its name or by the first part of its ids ("BASE", "SCORE"). Raises UnknownRule.
    """
    wanted = system.strip()
    found = [id for id, name in _index().items() if name == wanted.lower()]
    found = found or [id for id in _index() if id.startswith(f"{wanted.upper()}-")]
    if not found:
        raise UnknownRule(say("error-system", lang, system=system, known=", ".join(systems())))
    return [rule(id, lang) for id in found]


def systems() -> list[str]:
    """The names of all systems that have rules, "base" first."""
    return sorted(set(_index().values()), key=lambda name: (name != "base", name))


@cache
def _index() -> dict[str, str]:
    # read off the source text: parsing every system to find one rule would take as long as showing a board
    texts = {name.removeprefix("rules-"): text for name, text in sources("en").items() if name.startswith("rules-")}
    return {_id(key): system for system, text in texts.items() for key in _MESSAGE.findall(text)}


@cache
def _read(id: str, system: str, lang: str) -> Rule:
    bundle = catalogue(lang, f"rules-{system}")
    key = id.replace(".", "-")
    if not bundle.has_message(key):
        raise MissingWords(f"no rule {id} in {lang!r}")
    message = bundle.get_message(key)
    patterns = {"text": message.value} | message.attributes
    texts = {name: str(bundle.format_pattern(pattern)[0]) for name, pattern in patterns.items() if pattern}
    if missing := {"title", "text", "short"} - set(texts):
        raise MissingWords(f"rule {id} in {lang!r} has no {', '.join(sorted(missing))}")
    return Rule(id, texts["title"], texts["text"], texts["short"], system)


def _id(key: str) -> str:
    # Fluent knows no dots in a key: BASE-7-3 stands for BASE-7.3
    return re.sub(r"(\d)-(\d)", r"\1.\2", key)
