"""The rows of the pages of the way in, in the session's language: where each leads, and what is said of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.board.opponents import LEVELS, what_it_does
from carcnb.engine.expansions import ORDER
from carcnb.engine.notation import SEATS
from carcnb.entrance.asking import ASK_PAGE
from carcnb.entrance.games import knows_farmers
from carcnb.entrance.own_games import own_games
from carcnb.entrance.results import GameResult, fitting, record_of
from carcnb.questions.people import PLAYERS
from carcnb.quizzes.puzzles import PUZZLES
from carcnb.records import samples
from carcnb.training import overview
from carcnb.words import language, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carcnb.wire import panel as wire_panel

PUZZLES_PAGE = f"practise/{PUZZLES}"
OPEN_PAGE = "explore/open"
CLASS_PAGE = "teach/class"
FIRST_LEVELS = ("easy", "medium", "hard")
"""The strengths that are offered before all others."""


# ---- play


def against(first: bool, known: Sequence[GameResult]) -> list[wire_panel.HomeRow]:
    """A game against the computer at one click, by how strong that is; ``first``: that is what most will want here.

    What is ``known`` of the games before says which strength fits, and what stands beside each.
    """
    fits = fitting(known)
    offered = [level for level in LEVELS if level in (*FIRST_LEVELS, fits)]
    begins = [_level(level, known) | {"first": first and level == fits} for level in offered]
    return [{"text": say("home-against")}, *begins]


def table(known: Sequence[GameResult]) -> wire_panel.TableView:
    """What a game is set up with, and the other strengths of the computer."""
    expansions: list[Any] = [(kind.name, say(f"system-{kind.name}")) for kind in ORDER]
    return {
        "seats": list(SEATS),
        "names": [*PLAYERS.values()],
        "levels": [(level, say(f"level-{level}")) for level in LEVELS],
        "expansions": expansions,
        "weaker": [_level(level, known) for level in LEVELS if level not in (*FIRST_LEVELS, fitting(known))],
    }


def who_plays() -> str:
    """Who the reader is in a game that one click begins, and whether farmers take part."""
    return say("home-with-farmers" if knows_farmers() else "home-no-farmers")


def _level(level: str, known: Sequence[GameResult]) -> wire_panel.HomeRow:
    does = say(what_it_does(level, knows_farmers()))
    note = " · ".join(filter(None, (record_of(level, known), does)))
    return {"to": f"against:{level}", "text": say(f"level-{level}"), "note": note}


# ---- practise


def practise() -> list[wire_panel.HomeRow]:
    """Ten for today, puzzles, the climb, and the way to the puzzles of each system."""
    return [*overview.rows(), _row(PUZZLES_PAGE, "home-puzzles-all", "home-puzzles-note")]


def puzzles() -> list[wire_panel.HomeRow]:
    """The puzzles of each system."""
    return [
        {"to": f"puzzles:{name}", "text": say(f"system-{name}"), "note": say("home-puzzles", n=len(of))}
        for name, of in bundled_puzzles().items()
    ]


# ---- explore and teach


def explore() -> list[wire_panel.HomeRow]:
    """What can be looked at and tried out: a board, positions, games, and notebooks about them."""
    games: list[wire_panel.HomeRow] = [
        {"to": f"record:{name}", "text": samples.title(name), "note": say("home-record-note")}
        for name in samples.names()
    ]
    own: list[wire_panel.HomeRow] = [
        {
            "to": f"own:{n}",
            "text": game.end,
            "note": say("home-own-note", day=game.day.day, month=game.day.month, year=game.day.year),
        }
        for n, game in enumerate(own_games())
    ]
    return [
        _row("empty", "home-empty") | {"first": True},
        _row("studio:editor", "home-editor"),
        _row(OPEN_PAGE, "home-open"),
        _row(ASK_PAGE, "home-ask"),
        _row("studio:count", "home-count"),
        *own,
        *games,
        *notebook("20_", say("home-position"), say("home-position-note")),
        *notebook("21_", say("home-replay"), say("home-replay-note")),
        *notebook("22_", say("home-chance"), say("home-chance-note")),
    ]


def opens() -> tuple[str, str, str]:
    """What is asked for where something can be opened: a text, or a file; and what the button says."""
    return say("home-open-text"), say("home-open-file"), say("home-open-do")


def teach() -> list[wire_panel.HomeRow]:
    """How a class is followed, what a teacher makes lessons with, and notebooks about that."""
    return [
        _row(CLASS_PAGE, "class-door") | {"first": True},
        _row("studio:recorder", "home-recorder"),
        *notebook("91_", say("home-class"), say("home-class-note")),
        *notebook("90_", say("home-write"), say("home-write-note")),
        *notebook("24_", say("home-build"), say("home-build-note")),
    ]


def _row(to: str, key: str, note: str = "") -> wire_panel.HomeRow:
    return {"to": to, "text": say(key), "note": say(note or f"{key}-note")}


def notebook(number: str, text: str, note: str = "") -> list[wire_panel.HomeRow]:
    """The way to a tutorial, where it lies beside the notebook that is open."""
    for path in sorted((Path.cwd().parent / language()).glob(f"{number}*.ipynb")):
        row: wire_panel.HomeRow = {"href": f"../{language()}/{path.name}", "text": text}
        return [row | {"note": note} if note else row]
    return []
