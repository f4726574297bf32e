"""Writing a lesson in Python: a title and a position, then a line for each step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Never, Unpack

from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.engine.position import entries
from carcnb.engine.setup import Players
from carcnb.lessons.lesson_board import board
from carcnb.lessons.model import Lesson
from carcnb.lessons.reading import LESSON, SHOWN, STEP, check_names, make_lesson, setup_of, text_of
from carcnb.lessons.run import LessonRun
from carcnb.looks import LED_LOOKS, Looks
from carcnb.questions.errors import LessonError
from carcnb.words import language
from carcnb.words.texts import Text

if TYPE_CHECKING:
    from carcnb.board import Board

Words = str | Text
"""A text in the session's language, or in several: ``{"en": "A road", "cs": "Cesta"}``."""


def new_lesson(
    title: Words,
    position: Sequence[str] | Game | Board | None = None,
    *,
    players: Players | None = None,
    first: str | None = None,
    scores: Mapping[str, int] | None = None,
    tokens: Mapping[str, Mapping[str, int]] | None = None,
    track: Sequence[str] = (),
    hands: Sequence[str] = (),
    supply: Sequence[str] = (),
    memories: Sequence[str] = (),
    ends: bool = False,
    farmers: bool = True,
    small_city_scores_2: bool = False,
    expansions: Iterable[str] = (),
    examples: Sequence[str] = (),
    **others: Never,
) -> NewLesson:
    """A lesson to be written step by step; the last line of a cell shows it.

    ``position`` lists the tiles on the table, each as ``"base-W 0,0 r0 red:road.E"`` (design, cell, quarter turns,
    figures); ``carcnb.tile_chart()`` shows the names.  It may also be a game or a board, taken as it stands; None is
    the start tile.  ``players`` are names, or names by seat (Ada red, Ben blue); ``first`` the seat whose turn it is;
    ``scores`` points by seat; ``tokens`` what they hold, like ``{"red": {"wine": 4}}``; ``track`` further
    figures on the score track (``"red FIGURE 12"``), ``hands`` cards (``"red DECK CARD"``), ``supply``
    fewer figures than are left (``"red meeple 2"``), ``memories`` what expansions remember
    (``"EXPANSION WORD ..."``).  ``ends``: the game ends with the last move, and the final scoring
    comes.  ``examples`` names worked examples of the rules.
    ``LessonError`` says what is wrong and what is right.

    >>> lesson = carcnb.new_lesson("A road", ["base-U 0,0 r0 red:road.E"])
    >>> lesson.step("A thief", "Red has a thief on the road.", light=["0,0 road.E"])
    >>> lesson
    <NewLesson 'A road', 1 steps>
    """
    check_names(others, [name for name in LESSON if name not in ("language", "step")])
    given = {
        "position": position if position is None or isinstance(position, str) else position_of(position),
        "players": players,
        "first": first,
        "scores": scores,
        "tokens": tokens,
        "track": list(track) or None,
        "hands": list(hands) or None,
        "supply": list(supply) or None,
        "memories": list(memories) or None,
        "ends": ends or None,
        "farmers": None if farmers is True else farmers,
        "small_city_scores_2": small_city_scores_2 or None,
        "expansions": list(expansions) or None,
        "examples": list(examples) or None,
    }
    return NewLesson(title, {name: value for name, value in given.items() if value is not None})


class NewLesson:
    """A lesson while it is written: every new step is played at once, so that a mistake shows where it is made."""

    def __init__(self, title: Words, entries: Mapping[str, Any]) -> None:
        self._data: dict[str, Any] = {"title": text_of(_words(title), ("title",)), **entries, "step": []}
        setup_of(self._data)

    def step(
        self,
        heading: Words,
        text: Words,
        *,
        moves: Sequence[str] = (),
        light: Sequence[str] = (),
        chalk: Sequence[str] = (),
        scores: Mapping[str, int] | None = None,
        open: bool = False,
        **others: Never,
    ) -> None:
        """Add a step that shows something.

        ``moves`` are played when it opens (a "skip" may be left out; ``"draw 2 die"`` says what the throw before it
        shows); ``light`` names what lights up: ``"0,0 road.E"`` a feature, ``"0,0"`` a cell, ``"figure 0,0"`` a figure,
        ``"log"`` the newest points; ``chalk`` what is drawn on the board: ``"0,0>1,0 red"`` an arrow, ``"0,0"`` a
        ringed cell, ``"0,0 city.N"`` a tinted feature; ``scores`` promises points by seat, which are checked.  It is
        read, and takes no moves unless it is ``open``.
        ``LessonError`` says what is wrong; the lesson is then as it was before.
        """
        check_names(others, SHOWN)
        step = {"heading": heading, "text": text, "moves": moves, "light": light, "chalk": chalk, "scores": scores}
        self._add(step | {"open": open or None})

    def ask(
        self,
        task: Words,
        goal: str,
        *,
        solution: Sequence[str] = (),
        choices: Sequence[Any] | None = None,
        hints: Sequence[Words] = (),
        wrong: Words | None = None,
        heading: Words | None = None,
        text: Words | None = None,
        moves: Sequence[str] = (),
        light: Sequence[str] = (),
        chalk: Sequence[str] = (),
        scores: Mapping[str, int] | None = None,
        **others: Never,
    ) -> None:
        """Add a step where it is the learner's turn.

        The ``goal`` is judged by the engine: on the board ``"places"``, ``"scores red 4"``, ``"completes city"``,
        ``"deploys farmer"``, ``"deploys builder"``, ``"puts ferry 0,0"``, ``"returns thief 1,0"``,
        ``"takes red wine 2"``, ``"draws red letter"``, ``"again"`` (a second tile is drawn), ``"skips"``; by
        ``choices`` ``"points red"``, ``"tokens red wine"``, ``"next"`` (whose turn it is then), ``"throw"`` (what the
        die of the solution shows), ``"legal place base-U 1,0 r0"``, ``"rule place base-U 1,0 r0"``,
        ``"owners 0,0 city.N"``, and what exercises ask without letters, like ``"fits"`` or ``"final red"``.
        ``solution`` is one right way, on which later steps build; ``hints`` come one after the other; ``wrong`` is
        added to what the engine says of a wrong answer.
        ``LessonError`` says what is wrong; the lesson is then as it was before.
        """
        check_names(others, STEP)
        step = {"heading": heading, "text": text, "moves": moves, "light": light, "chalk": chalk, "scores": scores}
        asked = {"task": task, "goal": goal, "solution": solution, "choices": choices, "hints": hints, "wrong": wrong}
        self._add(step | asked)

    def _add(self, step: Mapping[str, Any]) -> None:
        entry = {name: _entry(name, value) for name, value in step.items() if value is not None}
        steps: list[Any] = self._data["step"]
        steps.append(entry)
        # A game that ends with the last move is not the same game while moves are still missing.
        if not self._data.get("ends"):
            try:
                make_lesson(self._data)
            except LessonError:
                steps.pop()
                raise

    @property
    def lesson(self) -> Lesson:
        """The lesson as it stands; ``LessonError`` if it has no step yet."""
        return make_lesson(self._data)

    @spelt_out(Looks, LED_LOOKS)
    def show(self, **looks: Unpack[Looks]) -> Board:
        """A board that leads through the lesson; ``looks`` are those of ``carcnb.play``."""
        return board(LessonRun(self.lesson), **looks)

    def save(self, path: str | Path, *, overwrite: bool = False) -> Path:
        """Write the lesson as a TOML file; ``LessonError`` if it cannot be written or comments there would be lost."""
        return self.lesson.save(path, overwrite=overwrite)

    def __repr__(self) -> str:
        return f"<NewLesson {next(iter(self._data['title'].values()))!r}, {len(self._data['step'])} steps>"

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """The board of the lesson; a lesson without steps shows its text only."""
        return self.show()._repr_mimebundle_(**options) if self._data["step"] else {"text/plain": repr(self)}


def position_of(given: Sequence[str] | Game | Board) -> list[str]:
    """The tiles and pieces of a game or board as a position lists them; a list stays what it is.

    >>> position_of(Game(seed=7))
    ['base-D 0,0 r0']
    """
    game = given if isinstance(given, Game) else getattr(given, "game", None)
    if game is None:
        return list(given)  # type: ignore[arg-type]
    return [str(laid) for laid in entries(game.table.state)]


def _entry(name: str, value: Any) -> Any:
    if name in ("heading", "text", "task", "wrong"):
        return _words(value)
    if name == "hints" and isinstance(value, Sequence) and not isinstance(value, str):
        return [_words(hint) for hint in value]
    if name == "choices" and isinstance(value, Sequence) and not isinstance(value, str):
        return list(value)
    return value


def _words(value: Any) -> Any:
    """A plain text is one of the session's language."""
    return {language(): value} if isinstance(value, str) else value
