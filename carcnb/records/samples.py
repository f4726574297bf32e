"""Games that come with carcnb, ``systems/<name>/games/*.toml``: a setup, its answers, and comments by language."""

from __future__ import annotations

import json
import tomllib
from functools import cache

from carcnb.engine.game import Game
from carcnb.records.saved import FORMAT, VERSION, load
from carcnb.systems import systems
from carcnb.words import SOURCE, language

__all__ = ["names", "sample"]


@cache
def names() -> tuple[str, ...]:
    """The games that come with carcnb by name, e.g. ``base/one_point``."""
    return tuple(f"{name}/{game}" for name, system in systems().items() for game in system.names("games", ".toml"))


def sample(name: str, lang: str | None = None) -> Game:
    """One of ``names``, at its last answer, with its comments in a language (None: the session's)."""
    system, _, game = name.partition("/")
    told = tomllib.loads(systems()[system].read("games", f"{game}.toml"))
    lang = lang or language()
    comments = {entry["move"]: entry.get(lang, entry[SOURCE]) for entry in told["comment"]}
    record = {key: told[key] for key in ("setup", "answers")}
    return load(json.dumps({"format": FORMAT, "version": VERSION, **record, "comments": comments}))
