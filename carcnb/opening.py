"""What addresses open: a lead that goes on in the place of another, or a board of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Unpack

from carcnb.addresses import Address, AddressError
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.board import Board, play
from carcnb.board.director import Content, GameRecord
from carcnb.board.positions import position
from carcnb.board.replay import replay
from carcnb.classroom.class_board import watch
from carcnb.classroom.courses.board import of_address
from carcnb.curriculum import curriculum, former_names
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.entrance import home, practice
from carcnb.errors import near_names
from carcnb.lessons import cards, lesson
from carcnb.lessons.lesson_board import board
from carcnb.lessons.reading import find_lesson
from carcnb.lessons.run import LessonRun
from carcnb.looks import LOOKS, Looks
from carcnb.quizzes import TOPICS, practice_expansions
from carcnb.quizzes.puzzles import puzzle
from carcnb.quizzes.run import ExerciseRun
from carcnb.records.notation import parse
from carcnb.records.opening import open_record
from carcnb.records.packing import unpack_text
from carcnb.records.samples import names, sample
from carcnb.rulebook import index, rule
from carcnb.studio import Editor, Recorder, edit, record_lesson, start
from carcnb.studio.draft import begin_draft
from carcnb.training import overview, own_games
from carcnb.training.run import after_lesson
from carcnb.words import say

MOST = 1_000_000
"""Bytes of the longest saved game that an address holds."""
STUDIO: dict[str, Callable[[], Editor | Recorder]] = {
    "editor": lambda: Editor(start()),
    "count": lambda: Editor(start(), counts=True),
    "recorder": lambda: Recorder(begin_draft(start())),
}
"""What positions and lessons are made with."""


@spelt_out(Looks, LOOKS)
def go(address: str, **looks: Unpack[Looks]) -> Board:
    """The board that an address leads to: ``carcnb.go("practice:points")``, ``carcnb.go("rule:BASE-5.7")``.

    ``looks`` are those of ``carcnb.play``.  ``AddressError`` lists the kinds of addresses if there is no such kind,
    and says what is near if there is none of that name.

    >>> carcnb.go("lesson:base/roads")
    <Board: Ada (R) 0, Ben (B) 0>
    """
    to = _known(address, BOARDS)
    made = BOARDS[to.kind](to.name, looks)
    if made is None:
        raise AddressError(_nowhere(to))
    return made


def lead_at(address: str, came: object = None) -> Content:
    """What leads a board on from where ``came`` led it; ``AddressError`` if there is no such thing."""
    to = _known(address, LEADS)
    made = LEADS[to.kind](to.name, came)
    if made is None:
        raise AddressError(_nowhere(to))
    return made


def _known(address: str, kinds: dict[str, Any]) -> Address:
    to = Address.parse(address)
    if to.kind not in kinds:
        near = near_names(to.kind, kinds) if to.name else []
        meant = [f"{kind}:{to.name}" for kind in near] or [_place(name) for name in near_names(to.kind, _places())]
        hint = f"did you mean {meant[0]!r:.60}? The" if meant else "the"
        raise AddressError(f"no address begins with {to.kind!r:.60}; {hint} kinds are {', '.join(kinds)}")
    return to


def _nowhere(to: Address) -> str:
    near = near_names(to.name, [*curriculum(), *(f"{of}/{n}" for of, n in _numbered())])
    return f"{str(to)!r:.60} leads nowhere" + (f"; near it is {near[0]!r}" if near else "")


def _places() -> list[str]:
    """What an address leads to, by name, before it is said of what kind that is."""
    return [*TOPICS, *practice_expansions(), *curriculum(), *(f"{of}/{n}" for of, n in _numbered()), *index()]


def _place(name: str) -> str:
    """The address of one of these."""
    if name in index():
        return f"rule:{name}"
    topic = name in TOPICS or name in practice_expansions()
    return f"{'practice' if topic else 'lesson' if name in curriculum() else 'puzzle'}:{name}"


def _numbered() -> list[tuple[str, str]]:
    return [(system, one.name.rpartition("/")[2]) for system, of in bundled_puzzles().items() for one in of]


# ---- what leads on the board that is open


def _lesson(name: str, _came: object) -> Content | None:
    name = former_names().get(name, name)
    return LessonRun(find_lesson(name), name) if name in curriculum() else None


def _practice(what: str, came: object) -> Content | None:
    """Exercises of a topic or rule, the day's, the climb; those of a lesson lead back to it."""
    what = former_names().get(what, what)
    if what in curriculum():
        run = came if isinstance(came, LessonRun) and came.name == what else LessonRun(find_lesson(what), what)
        return after_lesson(curriculum()[what], run)
    return overview.begin(what)


def _unpacked(packed: str) -> str:
    """The saved game that an address holds."""
    try:
        return unpack_text(packed, MOST)
    except ValueError:
        raise AddressError(say("given-link")) from None


def _puzzles(system: str, _came: object) -> Content | None:
    return overview.puzzles_of(system) if system in bundled_puzzles() else None


LEADS: dict[str, Callable[[str, object], Content | None]] = {
    "lesson": _lesson,
    "practice": _practice,
    "puzzles": _puzzles,
    "mistakes": own_games.lead,
    "puzzle": lambda name, _: overview.puzzle_of_today() if name == "today" else ExerciseRun([puzzle(name)]),
    "rule": lambda id, _: cards.lead(rule(id)),
    "position": lambda text, _: Game.from_setup(parse(text)),
    "record": lambda name, _: GameRecord(sample(name)) if name in names() else None,
    "game": lambda packed, _: GameRecord(open_record(_unpacked(packed))),
    "studio": lambda name, _: STUDIO[name]() if name in STUDIO else None,
}
"""What each kind of address leads on to; None: there is none of that name."""


# ---- boards of their own


def _led(kind: str) -> Callable[[str, Looks], Board | None]:
    """A board that is led as the one on which it is opened would be."""

    def opened(name: str, looks: Looks) -> Board | None:
        found = LEADS[kind](name, None)
        if found is None:
            return None
        return board_of(found, looks)

    return opened


def board_of(found: Content, looks: Looks) -> Board:
    """A board of its own for what leads."""
    if isinstance(found, GameRecord):
        return replay(found.game, move=found.move, **looks)
    return play(found, **looks) if isinstance(found, Game) else board(found, **looks)


def _practice_board(what: str, looks: Looks) -> Board | None:
    led = what and what not in (*TOPICS, *practice_expansions()) and _led("practice")(what, looks)
    return led or practice(what or None, **looks)


def _studio(name: str, looks: Looks) -> Board | None:
    if name == "count":
        return _led("studio")(name, looks)
    return edit(**looks) if name == "editor" else record_lesson(**looks) if name == "recorder" else None


BOARDS: dict[str, Callable[[str, Looks], Board | None]] = {
    "home": lambda _, looks: home(**looks),
    "lesson": lambda name, looks: lesson(name, **looks),
    "practice": _practice_board,
    "puzzles": _led("puzzles"),
    "puzzle": _led("puzzle"),
    "rule": lambda id, looks: cards.board(rule(id, looks.get("lang")), **looks),
    "position": lambda text, looks: position(text, **looks),
    "record": lambda name, looks: replay(name, **looks),
    "game": _led("game"),
    "course": lambda text, looks: of_address(text, **looks),
    "class": lambda folder, looks: watch(folder or None, **looks),
    "studio": _studio,
}
"""The board of each kind of address; None: there is none of that name."""
