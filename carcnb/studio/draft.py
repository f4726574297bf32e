"""A lesson while it is recorded: pages as values, and the game they lead to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.chalk import rows
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.notation import Drawn, words_of
from carcnb.engine.setup import Setup
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Choice, Lesson, Step
from carcnb.lessons.reading import drawn_tiles, your_turn
from carcnb.questions import GOALS
from carcnb.questions.errors import LessonError
from carcnb.questions.model import Question
from carcnb.questions.people import PEOPLE
from carcnb.studio import changes
from carcnb.studio.texts import NOTHING
from carcnb.words import say
from carcnb.words.texts import Text


class DraftPage(NamedTuple):
    """One step of the lesson: what it says, plays, lights and has drawn on it, and what it asks, if it asks.

    A tile that waits in hand is the last of its moves, ``draw base-U``.  ``scores`` are the seats whose points it
    promises.  It holds all that a step of a lesson can have, also what its panel has no field for.
    """

    heading: Text = NOTHING
    text: Text = NOTHING
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    chalk: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    asks: bool = False
    task: Text = NOTHING
    goal: str = ""
    solution: tuple[str, ...] = ()
    choices: tuple[Choice, ...] = ()
    hints: tuple[Text, ...] = ()
    wrong: Text = NOTHING
    open: bool = False

    @property
    def moves_played(self) -> tuple[str, ...]:
        """All its moves, the solution too, and the tile that its question shows."""
        goal = self.question
        shows = goal is not None and bool(goal.tile) and not self.solution
        return (*self.moves, *self.solution, *([f"draw {goal.tile}"] if goal and shows else []))

    @property
    def question(self) -> Question | None:
        """What it asks, if that is chosen and can be understood."""
        try:
            return Question.parse(self.goal, GOALS) if self.asks and self.goal else None
        except CarcnbError:
            return None

    def playing(self, moves: Sequence[str]) -> DraftPage:
        """The page with other moves where it records now: those of the solution, if it asks."""
        return self._replace(solution=tuple(moves)) if self.asks else self._replace(moves=tuple(moves))

    @property
    def moves_recorded(self) -> tuple[str, ...]:
        """The moves where it records now."""
        return self.solution if self.asks else self.moves

    @property
    def texts(self) -> tuple[Text, ...]:
        """All that is written on it."""
        return (self.heading, self.text, self.task, *self.hints, self.wrong)


class LessonDraft(NamedTuple):
    """The position that a lesson begins with, its pages, and which of them is open.

    ``examples`` are the worked examples of the rules that it plays; if it ``ends``, so does the game with its last
    move.
    """

    setup: Setup
    title: Text = NOTHING
    pages: tuple[DraftPage, ...] = (DraftPage(),)
    at: int = 0
    examples: tuple[str, ...] = ()
    ends: bool = False

    @property
    def page(self) -> DraftPage:
        """The one that is open."""
        return self.pages[self.at]

    def with_page(self, page: DraftPage) -> LessonDraft:
        """The draft with another page in the place of the one that is open."""
        return self._replace(pages=(*self.pages[: self.at], page, *self.pages[self.at + 1 :]))

    @property
    def texts(self) -> Iterator[Text]:
        """All that is written in it."""
        return chain([self.title], *(page.texts for page in self.pages))


class Stage(NamedTuple):
    """The game where the open page begins, where its question does, and where all of its moves are played."""

    begins: Game
    asked: Game
    ends: Game


def begin_draft(setup: Setup, chalk: Sequence[str] = (), draft: LessonDraft | None = None) -> LessonDraft:
    """The draft of a lesson that begins with a position: its first page shows the tile in hand and what is drawn.

    One that was begun before goes on from there; ``SetupError`` says why it cannot.
    """
    coming = changes.coming(setup)
    draft = with_hand((draft or LessonDraft(setup))._replace(setup=bare(setup)), coming)
    first, *others = draft.pages
    return draft._replace(pages=(first._replace(chalk=tuple(dict.fromkeys((*first.chalk, *chalk)))), *others))


def bare(setup: Setup) -> Setup:
    """The position of a lesson: what comes is decided by its moves, and who has no name is given one."""
    names = tuple(
        PEOPLE.get(seat, seat) if name == seat else name for seat, name in zip(setup.seats, setup.names, strict=True)
    )
    return replace(setup, names=names, draws=(), tiles=None, seed=1)


def open_lesson(lesson: Lesson) -> LessonDraft:
    """The draft that is written as this lesson."""
    setup = replace(lesson.setup, draws=(), tiles=None, seed=1)
    pages = tuple(map(_page, lesson.steps))
    return LessonDraft(setup, lesson.title, pages, 0, lesson.examples, lesson.setup.tiles is not None)


def _page(step: Step) -> DraftPage:
    page = DraftPage(step.heading, step.text, step.moves, step.light, step.chalk, tuple(step.scores), open=step.open)
    task = step.task
    if task is None:
        return page
    return page._replace(
        heading=NOTHING if step.heading == your_turn() else step.heading,
        asks=True,
        task=task.question,
        goal=str(task.goal),
        solution=task.solution,
        choices=task.choices,
        hints=task.hints,
        wrong=task.wrong or NOTHING,
    )


# ---- the game


def stage_page(draft: LessonDraft) -> Stage:
    """Play up to the open page; errors of ``Game.apply``, and ``LessonError`` if what follows can be played no more."""
    pages, page = draft.pages, draft.page
    moves = [move for page in pages for move in page.moves_played]
    before = sum(len(page.moves_played) for page in pages[: draft.at])
    marks = (before, before + len(page.moves), before + len(page.moves_played))
    # what is drawn for later pages must not be drawn before, unless the game ends with it
    known = moves if draft.ends else moves[: marks[2]]
    found = _play(draft, known, marks)
    try:
        _play(draft, moves, [len(moves)])
    except CarcnbError as error:
        raise LessonError(say("record-later", why=str(error))) from None
    return Stage(*found)


def present(draft: LessonDraft) -> LessonDraft:
    """The draft without lights and chalk on what does not lie where their page shows them, or lies there no more."""
    if not any(page.light or page.chalk for page in draft.pages):
        return draft
    before, marks = 0, []
    for page in draft.pages:
        marks.append(before + len(page.moves))
        before += len(page.moves_played)
    pages = []
    for at, game in enumerate(_play(draft, [move for page in draft.pages for move in page.moves_played], marks)):
        page = draft.pages[at]
        asked = meet_page(draft._replace(at=at), Stage(game, game, game), page.question)
        light = tuple(light for light in page.light if any(lights(asked, [light])))
        chalk = tuple(stroke for stroke in page.chalk if rows(asked.table.state, [stroke]))
        pages.append(page._replace(light=light, chalk=chalk))
    return draft._replace(pages=tuple(pages))


def _play(draft: LessonDraft, moves: Sequence[str], marks: Sequence[int]) -> list[Game]:
    """The game after so many of these moves, for each of the marks, which rise."""
    draws = _drawn(moves)
    setup = replace(draft.setup, draws=draws)
    if draft.ends:
        setup = replace(setup, tiles=tuple(draw.outcome for draw in draws if not draw.kind))
    game = Game.from_setup(setup)
    found = dict[int, Game]()
    for n, move in enumerate(moves[: marks[-1]]):
        if n in marks:
            found[n] = game.clone()
        action = Action.parse(move)
        while is_skipped(game, action):
            game.apply(SKIP)  # as in every lesson, it may be left out
        if action.verb != "draw":
            game.apply(action)
    found[marks[-1]] = game
    return [found[mark] for mark in marks]


def _drawn(moves: Sequence[str]) -> tuple[Drawn, ...]:
    """What is drawn in these moves."""
    return tuple(Drawn.parse(words_of(entry, 1)) for entry, _ in drawn_tiles([Step({}, {}, moves=tuple(moves))]))


def tiles_of(draft: LessonDraft) -> list[str]:
    """The tiles that its moves draw, in order."""
    return [draw.outcome for draw in _drawn([m for page in draft.pages for m in page.moves_played]) if not draw.kind]


def may_skip(game: Game) -> bool:
    """Whether a figure is asked for that need not be put down."""
    return game.prompt is not None and game.prompt.step == "figure" and SKIP in game.prompt.options


def is_skipped(game: Game, action: Action) -> bool:
    """Whether the question about a figure is passed over by what is played next, as a lesson may."""
    came = action.verb == "draw" and action.where  # a throw, or a card: said after it came
    return not came and may_skip(game) and action.verb not in {option.verb for option in game.legal_actions()}


def meet_page(draft: LessonDraft, stage: Stage, goal: Question | None) -> Game:
    """The game as a learner meets the open page: a figure that nobody puts down later is left out already."""
    game, page = stage.asked, draft.page
    if not may_skip(game):
        return game
    coming = (*page.solution, *(move for later in draft.pages[draft.at + 1 :] for move in later.moves_played))
    open_still = bool(goal and goal.on_tile and not page.solution)
    if open_still or (coming and not is_skipped(game, Action.parse(coming[0]))):
        return game
    game = game.clone()
    game.apply(SKIP)
    return game


# ---- the tile in hand


def spare(moves: Sequence[str]) -> tuple[str, ...]:
    """The moves without a tile that waits in hand."""
    return tuple(moves[:-1] if moves and _draws(moves[-1]) else moves)


def _draws(move: str) -> bool:
    """Whether a move is a tile that is shown."""
    return move.startswith("draw ") and len(move.split()) == 2


def without_hand(draft: LessonDraft) -> LessonDraft:
    """The draft without the tile that waits in hand where the open page is played, on whatever page it was drawn."""
    pages = list(draft.pages)
    for at in range(draft.at, -1, -1):
        page = pages[at]
        for name in ("solution", "moves"):
            if moves := getattr(page, name):
                less: Mapping[str, Any] = {name: spare(moves)}
                pages[at] = page._replace(**less)
                return draft._replace(pages=tuple(pages))
    return draft


def hand(draft: LessonDraft) -> list[str]:
    """The tile that is in hand before anything is played, if the first page shows one."""
    first = draft.pages[0].moves[:1]
    return [first[0].split()[1]] if first and _draws(first[0]) else []


def with_hand(draft: LessonDraft, coming: Sequence[str]) -> LessonDraft:
    """The draft whose first page shows the first of these tiles in hand, or none.

    ``SetupError`` says which tile its moves lay instead.
    """
    if coming[:1] == hand(draft):
        return draft
    first, *others = draft.pages
    rest = first.moves[1:] if hand(draft) else first.moves
    laid = next(
        (Action.parse(move).what for page in (first._replace(moves=rest), *others) for move in page.moves_played), ""
    )
    if coming and laid not in ("", coming[0]):
        raise SetupError(say("record-hand", tile=laid))
    first = first._replace(moves=(*(f"draw {tile}" for tile in coming[:1]), *rest))
    return draft._replace(pages=(first, *others))
