"""A lesson while it is recorded: pages as values, the game they lead to, and the lesson that they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Scored
from carcnb.engine.game import Game
from carcnb.engine.notation import Drawn, words_of
from carcnb.engine.setup import Setup
from carcnb.lessons.errors import LessonError
from carcnb.lessons.model import Step
from carcnb.lessons.people import PEOPLE
from carcnb.lessons.questions import GOALS
from carcnb.lessons.questions.acting import OnBoard
from carcnb.lessons.questions.model import Question
from carcnb.lessons.questions.scene import Scene
from carcnb.lessons.questions.words import CLOSING, FIGURES, ROLES
from carcnb.lessons.reading import drawn_tiles
from carcnb.lessons.writing import NewLesson, new_lesson
from carcnb.studio import changes
from carcnb.words import MissingWords, say

if TYPE_CHECKING:
    from carcnb.widget import wire_desk


class Page(NamedTuple):
    """One step of the lesson: what it says, plays and lights, and what it asks, if it asks.

    A tile that waits in hand is the last of its moves, ``draw base-U``.
    """

    heading: str = ""
    text: str = ""
    moves: tuple[str, ...] = ()
    light: tuple[str, ...] = ()
    asks: bool = False
    task: str = ""
    goal: str = ""
    solution: tuple[str, ...] = ()
    hints: tuple[str, str] = ("", "")
    wrong: str = ""

    @property
    def played(self) -> tuple[str, ...]:
        """All its moves, the solution too."""
        return self.moves + self.solution

    def playing(self, moves: Sequence[str]) -> Page:
        """The page with other moves where it records now: those of the solution, if it asks."""
        return self._replace(solution=tuple(moves)) if self.asks else self._replace(moves=tuple(moves))

    @property
    def recorded(self) -> tuple[str, ...]:
        """The moves where it records now."""
        return self.solution if self.asks else self.moves


class Draft(NamedTuple):
    """The pages and which of them is open."""

    title: str = ""
    pages: tuple[Page, ...] = (Page(),)
    at: int = 0

    @property
    def page(self) -> Page:
        """The one that is open."""
        return self.pages[self.at]

    def with_page(self, page: Page) -> Draft:
        """The draft with another page in the place of the one that is open."""
        return self._replace(pages=(*self.pages[: self.at], page, *self.pages[self.at + 1 :]))


class Stage(NamedTuple):
    """The game where the open page begins, where its question does, and where all of its moves are played."""

    begins: Game
    asked: Game
    ends: Game


def begun(setup: Setup) -> Draft:
    """The draft of a lesson that begins with a position; a tile in hand is shown."""
    coming = changes.coming(setup)
    return Draft(pages=(Page(moves=(f"draw {coming[0]}",) if coming else ()),))


def bare(setup: Setup) -> Setup:
    """The position of a lesson: what comes is decided by its moves, and who has no name is given one."""
    names = tuple(
        PEOPLE.get(seat, seat) if name == seat else name for seat, name in zip(setup.seats, setup.names, strict=True)
    )
    return replace(setup, names=names, draws=(), tiles=None, seed=1)


def staged(setup: Setup, draft: Draft) -> Stage:
    """Play up to the open page; errors of ``Game.apply``, and ``LessonError`` if what follows can be played no more."""
    pages = draft.pages
    moves = [move for page in pages for move in page.played]
    before = sum(len(page.played) for page in pages[: draft.at])
    marks = (before, before + len(draft.page.moves), before + len(draft.page.played))
    # what is drawn for later pages must not be drawn before: up to here the game knows only its own tiles
    found = [_play(setup, moves[: marks[2]], mark) for mark in marks]
    try:
        _play(setup, moves, len(moves))
    except CarcnbError as error:
        raise LessonError(say("record-later", why=str(error))) from None
    return Stage(*found)


def _play(setup: Setup, moves: Sequence[str], mark: int) -> Game:
    draws = [entry for entry, _ in drawn_tiles([Step({}, {}, moves=tuple(moves))])]
    game = Game.from_setup(replace(setup, draws=tuple(Drawn.parse(words_of(entry, 1)) for entry in draws)))
    for move in moves[:mark]:
        if not move.startswith("draw "):
            action = Action.parse(move)
            if may_skip(game) and action.verb not in {option.verb for option in game.legal_actions()}:
                game.apply(SKIP)  # as in every lesson, it may be left out
            game.apply(action)
    return game


def may_skip(game: Game) -> bool:
    """Whether a figure is asked for that need not be put down."""
    return game.prompt is not None and game.prompt.step == "figure" and SKIP in game.prompt.options


def spare(moves: Sequence[str]) -> tuple[str, ...]:
    """The moves without a tile that waits in hand."""
    return tuple(moves[:-1] if moves and moves[-1].startswith("draw ") and len(moves[-1].split()) == 2 else moves)


def without_hand(draft: Draft) -> Draft:
    """The draft without the tile that waits in hand where the open page is played, on whatever page it was drawn."""
    pages = list(draft.pages)
    for at in range(draft.at, -1, -1):
        page = pages[at]
        for name in ("solution", "moves"):
            if moves := getattr(page, name):
                less: dict[str, Any] = {name: spare(moves)}
                pages[at] = page._replace(**less)
                return draft._replace(pages=tuple(pages))
    return draft


# ---- what can be asked


def goals(stage: Stage, solution: Sequence[str]) -> list[wire_desk.Goal]:
    """What a solution reaches, the most telling first."""
    if not spare(solution):
        return []
    solved = stage.ends.clone()
    while may_skip(solved):
        solved.apply(SKIP)
    scene = Scene(stage.asked, solution=solved)
    return [told for text in _candidates(scene, solved) if (told := _told(text, scene, solved))]


def _candidates(scene: Scene, solved: Game) -> Iterator[str]:
    """Goals that may be reached."""
    events = [event for event in scene.since(solved) if isinstance(event, Scored) and not event.final]
    for seat in solved.seats:
        if points := sum(event.points for event in events if event.player == seat):
            yield f"scores {seat} {points}"
    yield from (f"completes {kind}" for kind in CLOSING)
    yield from (f"deploys {figure}" for figure in (*ROLES, *FIGURES) if figure != "meeple")
    yield from ("again", "places", "skips")


def _told(text: str, scene: Scene, solved: Game) -> wire_desk.Goal | None:
    """A goal in words, if the solution reaches it."""
    try:
        goal = Question.parse(text, GOALS)
        goal.check(scene)
        if not isinstance(goal, OnBoard) or not goal.reached(scene, solved):
            return None
    except CarcnbError:
        return None
    verb, *words = text.split()
    what = _named(words[-1]) if words else ""
    name = scene.name(words[0]) if verb == "scores" else ""
    short = say(f"record-goal-{verb}", what=what, name=name, n=int(words[1]) if verb == "scores" else 0)
    try:
        return text, short, goal.question(scene)
    except (CarcnbError, MissingWords):  # no exercise asks for it
        return text, short, say(f"record-ask-{verb}", what=what)


def _named(word: str) -> str:
    """A kind of feature, a role or a figure as it is called."""
    if word in CLOSING:
        return say(f"feature-{word}")
    return say(f"role-{ROLES[word]}" if word in ROLES else f"figure-{word}") if word in (*ROLES, *FIGURES) else ""


# ---- the lesson


def written(setup: Setup, draft: Draft) -> NewLesson:
    """The lesson, every step checked as it is written; ``LessonError`` says what is wrong in which step."""
    made = new_lesson(**_opening(setup, draft))
    for what, arguments in _steps(setup, draft):
        getattr(made, what)(**arguments)
    return made


def code(setup: Setup, draft: Draft) -> str:
    """The Python that writes the same lesson."""
    lines = ["lesson = carcnb.new_lesson(", *_arguments(_opening(setup, draft)), ")"]
    for what, arguments in _steps(setup, draft):
        lines += [f"lesson.{what}(", *_arguments(arguments), ")"]
    return "\n".join([*lines, "lesson.show()"])


def _arguments(given: dict[str, Any]) -> list[str]:
    return [f"    {name}={value!r}," for name, value in given.items()]


def _opening(setup: Setup, draft: Draft) -> dict[str, Any]:
    """What ``new_lesson`` is called with."""
    tokens: dict[str, dict[str, int]] = {}
    for (seat, kind), count in setup.tokens_by_seat().items():
        tokens.setdefault(seat, {})[kind] = count
    given = {
        "title": draft.title.strip() or say("record-title"),
        "position": [str(tile) for tile in setup.position],
        "players": dict(zip(setup.seats, setup.names, strict=True)),
        "first": setup.first,
        "scores": dict(zip(setup.seats, setup.scores, strict=True)) if setup.scores else None,
        "tokens": tokens,
        "track": [str(entry) for entry in setup.track],
        "hands": [str(entry) for entry in setup.hands],
        "supply": [str(entry) for entry in setup.supply],
        "expansions": list(setup.expansions),
    }
    flags = {"farmers": False} if not setup.farmers else {}
    flags |= {"small_city_scores_2": True} if setup.small_city_scores_2 else {}
    return {name: value for name, value in given.items() if value} | flags


def _steps(setup: Setup, draft: Draft) -> Iterator[tuple[str, dict[str, Any]]]:
    """The calls that write the steps: whether it shows or asks, and with what."""
    for n, page in enumerate(draft.pages):
        said: dict[str, Any] = {
            "heading": page.heading.strip() or say("record-page", n=n + 1),
            "text": page.text.strip(),
        }
        done = {"moves": list(page.moves), "light": list(page.light)}
        more = {name: value for name, value in done.items() if value}
        if not page.asks:
            yield "step", said | more
            continue
        found = {goal: question for goal, _, question in goals(staged(setup, draft._replace(at=n)), page.solution)}
        if not found:
            raise LessonError(say("record-unsolved", n=n + 1))
        goal = page.goal if page.goal in found else next(iter(found))
        asked = {
            "task": page.task.strip() or found.get(goal, ""),
            "goal": goal,
            "solution": list(page.solution),
            "hints": [hint.strip() for hint in page.hints if hint.strip()],
            "wrong": page.wrong.strip(),
        }
        yield "ask", {name: value for name, value in (asked | said).items() if value} | more
