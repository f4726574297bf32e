"""A small example for every rule: a board on which the rule can be seen or tried, and one line that says how.

The examples are data, ``examples.toml`` in the folder of each system; ``systems/README.md`` says what an entry holds.
What an example claims (this is refused, that scores so many points) is played on the engine by tests/rulebook.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import SegmentAt
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.setup import Setup
from carcnb.errors import near_names
from carcnb.systems import read_each, systems
from carcnb.words import SOURCE, languages

PLAYERS = {"red": "Ada", "blue": "Ben"}

_SETUP = (
    *("position", "first", "farmers", "small_city_scores_2", "expansions", "tokens", "track", "hands", "supply"),
    "memories",
)
_TEXTS = ("position", "moves", "draws", "light", "plays", "refuses", "holds", "see")
_KNOWN = {*_SETUP, *_TEXTS, "players", "points", "ends", "plain", "try", "answer", "scores", "says", "like"}

_LIGHT = re.compile(r"(-?\d{1,3}),(-?\d{1,3})(?: (\S+))?")

Text = Mapping[str, str]
"""A sentence by language code."""


class ExampleError(CarcnbError):
    """An example that cannot be read or played; the message names the file, the rule and what would be right."""


@dataclass(frozen=True)
class Example:
    """A game to open beside a rule, what lights up in it, a line that says what to look at or try, and its ``answer``.

    The ``answer`` says what happens then, and why; it is empty where there is nothing to foretell.
    ``moves`` lead from the setup to the position shown. The rest are claims: ``plays`` are the actions the line speaks
    of, legal one after the other; ``refuses`` are actions the engine refuses in the position shown; ``scores`` are the
    points each seat gains by ``plays``; ``holds`` are facts about the board after them. ``says`` is the rule that the
    engine names for the refusals and the points. A ``plain`` example is shown as a game, with its track and log.
    """

    rule: str
    setup: Setup
    moves: tuple[str, ...]
    light: tuple[str, ...]
    line: Text
    answer: Text
    plays: tuple[str, ...]
    refuses: tuple[str, ...]
    scores: Mapping[str, int]
    holds: tuple[str, ...]
    says: str
    plain: bool
    see: tuple[str, ...]

    def game(self) -> Game:
        """A new game in the position shown."""
        game = Game.from_setup(self.setup)
        play(game, self.moves)
        return game

    def lights(self, game: Game) -> list[SegmentAt]:
        """What lights up: a segment stands for its whole feature (``0,0 city.N``), -1 for the cell (``0,0``)."""
        lit = []
        for place in self.light:
            match = _LIGHT.fullmatch(place)
            cell = (int(match[1]), int(match[2])) if match else (0, 0)
            laid = game.table.state.tiles.get(cell_of(cell))
            spots = laid[0].spots if laid else {}
            if not match or (match[3] and match[3] not in spots):
                raise ExampleError(f"light: {place!r:.60} is not on the board; write '0,0 city.N' or '0,0'")
            lit.append((*cell, spots[match[3]] if match[3] else -1))
        return lit

    def line_in(self, lang: str) -> str:
        """The line in a language, or in English where the translation is missing."""
        return self.line.get(lang) or self.line[SOURCE]

    def answer_in(self, lang: str) -> str:
        """What happens then, in a language, or in English; empty if the line only invites to look."""
        return self.answer.get(lang) or self.answer.get(SOURCE, "")

    def is_played(self, game: Game) -> bool:
        """Whether a game that was played on from the position shown has gone the way the line speaks of."""
        if not self.plays:
            return False
        along = self.game()
        start = len(along.history)
        play(along, self.plays)
        done = along.history[start:]
        return list(game.history[start : start + len(done)]) == list(done)


def play(game: Game, moves: Iterable[str]) -> None:
    """Carry out moves; a figure step that they pass over is skipped."""
    for move in moves:
        if game.prompt and game.prompt.kind == "deploy" and move.startswith("place "):
            game.apply("skip")
        game.apply(move)


def example(id: str, system: str) -> Example | None:
    """The example of a rule, or None if its system has none for it."""
    return examples(system).get(id)


@cache
def examples(system: str) -> Mapping[str, Example]:
    """The examples of a system by rule id; empty for a system without any."""
    own, every = _entries(system), _every()
    return {id: _made(id, _whole(id, every, f"{system}.toml"), f"{system}.toml") for id in own}


def parse(text: str, where: str = "examples") -> dict[str, Example]:
    """The examples of a TOML text by rule id; ``ExampleError`` says what is wrong with it and where."""
    entries = _parsed(text, where)
    return {id: _made(id, _whole(id, entries, where), where) for id in entries}


@cache
def _every() -> dict[str, dict[str, Any]]:
    """The entries of all systems, for one may be like another's."""
    own = read_each(lambda system: _entries(system.name))
    return {id: entry for entries in own.values() for id, entry in entries.items()}


@cache
def _entries(system: str) -> dict[str, dict[str, Any]]:
    text = systems()[system].read("examples.toml") if system in systems() else ""
    return _parsed(text, f"{system}.toml") if text else {}


def _parsed(text: str, where: str) -> dict[str, dict[str, Any]]:
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ExampleError(f"{where}: {error}") from None
    for id, entry in data.items():
        if not isinstance(entry, dict):
            raise ExampleError(f'{where}, {id}: write an example as a table, ["BASE-5.7"]')
        for wrong in sorted(entry.keys() - _KNOWN):
            near = near_names(wrong, _KNOWN)
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(sorted(_KNOWN))}"
            raise ExampleError(f"{where}, {id}: there is no entry {wrong!r}; {hint}")
    return data


def _whole(id: str, entries: Mapping[str, dict[str, Any]], where: str, seen: tuple[str, ...] = ()) -> dict[str, Any]:
    """An entry with all it takes over from another; related rules, and the answer to a ``try``, are of its own."""
    entry = entries[id]
    if "like" not in entry:
        return entry
    other = entry["like"]
    if other not in entries or other in (*seen, id):
        raise ExampleError(f"{where}, {id}: like = {other!r:.60} names no other example")
    taken = {"says": other} | _whole(other, entries, where, (*seen, id))
    for own in ("see", *(["answer"] if "try" in entry else [])):
        taken.pop(own, None)
    return taken | {key: value for key, value in entry.items() if key != "like"}


def _made(id: str, entry: Mapping[str, Any], file: str) -> Example:
    where = f"{file}, {id}"
    line = _said(entry.get("try"), "try", where)
    answer = _said(entry["answer"], "answer", where) if "answer" in entry else {}
    lists = {name: _texts(entry, name, where) for name in _TEXTS}
    for name in ("plain", "ends"):
        if not isinstance(entry.get(name, False), bool):
            raise ExampleError(f"{where}, {name}: write true or false")
    if not isinstance(entry.get("says", id), str):
        raise ExampleError(f"{where}, says: write a rule's id")
    try:
        setup = _setup(entry, lists)
        made = Example(
            id,
            setup,
            lists["moves"],
            lists["light"],
            line,
            answer,
            lists["plays"],
            lists["refuses"],
            _scores(entry.get("scores", {}), setup.seats),
            lists["holds"],
            entry.get("says", id),
            entry.get("plain", False),
            lists["see"],
        )
        made.lights(made.game())
    except CarcnbError as error:
        raise ExampleError(f"{where}: {error}") from None
    return made


def _said(text: Any, name: str, where: str) -> Text:
    if not isinstance(text, dict) or SOURCE not in text or not all(isinstance(said, str) for said in text.values()):
        raise ExampleError(f'{where}: an example needs {name} = {{ en = "...", cs = "..." }}')
    strange = sorted(text.keys() - languages().keys())
    if strange:
        raise ExampleError(f"{where}, {name}: {strange[0]!r} is no language; there are {', '.join(languages())}")
    return dict(text)


def _scores(scores: Any, seats: tuple[str, ...]) -> dict[str, int]:
    if not isinstance(scores, dict) or not all(type(points) is int for points in scores.values()):
        raise ExampleError("scores: write points by seat, like { red = 4 }")
    for seat in scores:
        if seat not in seats:
            raise ExampleError(f"scores: {seat!r} does not play; the seats are {', '.join(seats)}")
    return dict(scores)


def _setup(entry: Mapping[str, Any], lists: Mapping[str, tuple[str, ...]]) -> Setup:
    """The game of an example: its draws are the tiles it names, in order, unless it lists them itself."""
    named = [move.split()[1] for part in ("moves", "plays") for move in lists[part] if move.startswith("place ")]
    if not lists["plays"]:
        named += [move.split()[1] for move in lists["refuses"][:1] if move.startswith("place ")]
    tiles = [entry for entry in lists["draws"] if " " not in entry] or named
    draws = [*tiles, *(entry for entry in lists["draws"] if " " in entry)]  # "knights letter", "2 die"
    options = {key: entry[key] for key in _SETUP if key in entry} | {"draws": draws}
    if "points" in entry:
        options["scores"] = entry["points"]
    if entry.get("ends"):
        options["tiles"] = tiles
    return Setup.make(entry.get("players", PLAYERS), 1, options)


def _texts(entry: Mapping[str, Any], name: str, where: str) -> tuple[str, ...]:
    value = entry.get(name, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise ExampleError(f"{where}, {name}: write a list of texts")
    return tuple(value)
