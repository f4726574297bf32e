"""What a worksheet asks: the tasks of lessons and exercises as one kind of value, with their answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.events import Line, SegmentAt
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.lessons import read
from carcnb.lessons.lights import Lights, lights
from carcnb.lessons.model import Lesson, Task
from carcnb.lessons.writing import NewLesson
from carcnb.questions import Question
from carcnb.questions.caption import cited_rules
from carcnb.questions.errors import LessonError
from carcnb.questions.scene import Scene
from carcnb.questions.words import FIGURES
from carcnb.quizzes import Exercise
from carcnb.quizzes.quiz import Quiz
from carcnb.tiles import SIDES, design
from carcnb.words import has, say
from carcnb.words.texts import pick_text

TURN_LETTERS = "abcd"
"""What the turns of the tile in hand are called on paper."""

PAINTED = "places"
"""The form of questions that are answered by colouring places in."""


@dataclass(frozen=True)
class Item:
    """A question on paper.

    ``turns`` holds the right turns as actions where one acts, ``right`` else what to tick or write.
    """

    kind: Question
    scene: Scene
    question: str
    text: str
    light: Sequence[str]
    choices: Mapping[str, str]
    right: tuple[str, ...]
    turns: tuple[tuple[Action, ...], ...]
    explanation: str
    example: bool = False  # whether the right turn is one of several that may be right
    exercise: Exercise | None = None  # where it comes from, if not from a lesson

    @property
    def game(self) -> Game:
        """The game as the question finds it."""
        return self.scene.game

    @property
    def lights(self) -> Lights:
        """What is lit on the board."""
        return lights(self.game, self.light)

    @property
    def marks(self) -> list[tuple[int, int, int, str]]:
        """The letters on the board by x, y and segment index."""
        return self.scene.letter_marks

    @property
    def tile(self) -> str | None:
        """The tile in hand, where it is part of the question."""
        return self.game.prompt.tile or None if self.game.prompt and self.kind.in_hand else None

    @property
    def squares(self) -> dict[tuple[int, int], int]:
        """The empty squares at the landscape's edge, numbered row by row, where a tile is to be laid."""
        if not self.places_tiles:
            return {}
        cells = sorted((XY[cell] for cell in self.game.table.state.frontier), key=lambda c: (c[1], c[0]))
        return {cell: n for n, cell in enumerate(cells, 1)}

    @property
    def acts(self) -> bool:
        """Whether the answer is a turn on the board."""
        return bool(self.turns)

    @property
    def places_tiles(self) -> bool:
        """Whether a right answer lays the tile in hand."""
        return any(action.verb == "place" for turn in self.turns for action in turn)

    @property
    def paints(self) -> bool:
        """Whether the answer is coloured in on the board, and not written."""
        return self.form == PAINTED

    @property
    def places_to_paint(self) -> tuple[SegmentAt, ...]:
        """What is to be coloured in."""
        return self.kind.truth(self.scene).light if self.paints else ()

    @property
    def form(self) -> str:
        """How it is answered."""
        return str(self.kind.form)

    @property
    def difficulty(self) -> int:
        """From 1 to 3; 1 where nothing is known of it."""
        return (self.exercise and self.exercise.difficulty) or 1

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the sum that the right answer is, where it is one."""
        return tuple(line for line in self.kind.lines(self.scene) if line.points)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that decide, as the explanation and the sum name them."""
        return tuple(dict.fromkeys([*cited_rules(self.explanation), *(line.rule for line in self.lines)]))

    @property
    def places_figures(self) -> bool:
        """Whether a right answer puts a figure down."""
        return any(action.verb == "deploy" for turn in self.turns for action in turn)

    def answer(self, most: int = 6) -> str:
        """The right answer in words; of very many right turns the first ``most``."""
        if self.paints:
            return say("sheet-painted", n=len(self.right))
        if not self.acts:
            return ", ".join(self.choices.get(id, id) for id in self.right)
        told = list(dict.fromkeys(filter(None, map(self._turn, self.turns))))
        answer = " / ".join(told[:most])
        if len(told) > most:
            return say("sheet-more", answer=answer, n=len(told) - most)
        return say("sheet-example", answer=answer) if self.example and answer else answer

    def _turn(self, turn: Sequence[Action]) -> str:
        """A turn as it is written on paper: number of the square, letter of the tile's turn, figure."""
        parts = []
        for action in turn:
            if action.verb == "place" and action.cell:
                letter = TURN_LETTERS[ways(action.what).index(same_as(action.what, action.where))]
                parts.append(f"{self.squares[action.cell]}{letter}")
            else:
                parts.append(figure(action) if action.verb == "deploy" else other(action))
        return " + ".join(parts)


def figure(action: Action) -> str:
    """What a deployment puts down: the role of a follower, the name of any other figure, or both."""
    role, name = say(f"role-{action.where.partition('.')[0]}"), say(f"figure-{action.what}")
    if action.what == "meeple":
        return role
    return f"{name} ({role})" if FIGURES[action.what].follower else name


def other(action: Action) -> str:
    """What any other answer does, in the catalogue's words if it has some, and where: x and y of the tile."""
    sides = "".join(side for side in SIDES if f".{side}" in action.where)
    what = action.what or sides
    keys = (f"choice-{action.verb}-{what}", f"choice-{action.verb}", f"figure-{what}", f"ui-{action.verb}")
    text = next((say(key, space=action.what) for key in keys if has(key)), action.what or action.verb)
    return f"{text} ({action.cell[0]}, {action.cell[1]})" if action.cell else text


def actions_on_paper(actions: Iterable[Action]) -> tuple[Action, ...]:
    """The actions of a turn that are written on paper; a skip only where nothing else is done."""
    chosen = tuple(action for action in actions if action.verb != "draw")
    return tuple(action for action in chosen if action.verb != "skip") or chosen[:1]


def ways(tile: str) -> list[int]:
    """The quarter turns in which a tile looks different."""
    found = design(tile)
    return [turn for turn in range(4) if found.same_as(turn) == turn]


def same_as(tile: str, where: str) -> int:
    """The turn that looks like the one an action names."""
    return design(tile).same_as(TURNS.index(where))


def items(given: Any) -> list[Item]:
    """The questions of lessons (or their names), exercises and quizzes; ``LessonError`` if there are none.

    Whatever has ``worksheet_items()`` gives what it returns.
    """
    found = [item for one in _each(given) for item in _items(one)]
    if not found:
        raise LessonError("a worksheet needs tasks: lessons with a task, or exercises")
    return found


def _each(given: Any) -> Iterator[Any]:
    """Single entries of nested lists."""
    if hasattr(given, "worksheet_items"):
        yield from _each(given.worksheet_items())
    elif isinstance(given, Iterable) and not isinstance(given, str | Path):
        for one in given:
            yield from _each(one)
    elif isinstance(given, Quiz):
        yield from given.exercises
    else:
        yield given


def _items(one: Any) -> Iterator[Item]:
    if isinstance(one, Exercise):
        yield of_exercise(one)
    elif isinstance(one, str | Path | Lesson | NewLesson):
        lesson = read(one)
        yield from (_of_task(lesson, n, step.task) for n, step in enumerate(lesson.steps) if step.task)
    else:
        what = f"{type(one).__name__}; of a board give the lesson's name or file"
        raise LessonError(f"a worksheet is made of lessons and exercises, not of a {what}")


def _of_task(lesson: Lesson, n: int, task: Task) -> Item:
    step, scene, goal = lesson.steps[n], lesson.scene(n, solved=True), task.goal
    choices = {choice.id: pick_text(choice.text) for choice in task.choices}
    right = (goal.choice(scene),) if goal.by_choice else ()
    turns = () if goal.by_choice else (actions_on_paper(lesson.path[n][1]),)
    said = (pick_text(task.question), pick_text(step.text), step.lit_places, choices)
    return Item(goal, scene, *said, right, turns, goal.explain(scene), not goal.by_choice)


def of_exercise(exercise: Exercise) -> Item:
    """The question of an exercise."""
    first, *_ = solved = exercise.solve()
    acts = not exercise.ask.by_choice
    turns = [actions_on_paper(map(Action.parse, [turn] if isinstance(turn, str) else turn)) for turn in solved if acts]
    right = () if acts else tuple(map(str, first if isinstance(first, list) else [first]))
    choices = {} if exercise.form == PAINTED else exercise.choices
    said = (exercise.question, pick_text(exercise.text) if exercise.text else "", exercise.light, choices)
    why = exercise.check(first).explanation
    return Item(exercise.ask, exercise.scene, *said, right, tuple(turns), why, exercise=exercise)
