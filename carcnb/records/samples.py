"""Games that come with carcnb, ``systems/<name>/games/*.toml``: a setup, its answers, and comments by language."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from carcnb.engine.game import Game
from carcnb.records.saving import FORMAT, VERSION, load
from carcnb.systems import systems
from carcnb.words import SOURCE, find_language, language

__all__ = ["in_language", "names", "sample", "title"]


@cache
def names() -> tuple[str, ...]:
    """The games that come with carcnb by name, e.g. ``base/one_point``."""
    return tuple(f"{name}/{game}" for name, system in systems().items() for game in system.names("games", ".toml"))


def title(name: str) -> str:
    """What one of ``names`` is called, in the session's language."""
    return _in(_told(name)["title"], language())


def sample(name: str, lang: str | None = None) -> Game:
    """One of ``names``, at its last answer, with its comments in a language (None: the session's)."""
    told = _told(name)
    comments = {entry["move"]: _in(entry, find_language(lang)) for entry in told["comment"]}
    record = {key: told[key] for key in ("setup", "answers")}
    return load(json.dumps({"format": FORMAT, "version": VERSION, **record, "comments": comments}))


def in_language(comment: str, lang: str) -> str:
    """A comment of a game that comes with carcnb, said in a language; any other as it was written."""
    entry = _comments().get(comment)
    return _in(entry, lang) if entry else comment


def _in(entry: Mapping[str, Any], lang: str) -> str:
    text: str = entry.get(lang, entry[SOURCE])
    return text


@cache
def _comments() -> Mapping[str, Mapping[str, Any]]:
    """Every comment by its text in each of its languages."""
    entries = [entry for name in names() for entry in _told(name)["comment"]]
    return {text: entry for entry in entries for code, text in entry.items() if code != "move"}


@cache
def _told(name: str) -> Mapping[str, Any]:
    system, _, game = name.partition("/")
    return tomllib.loads(systems()[system].read("games", f"{game}.toml"))
