"""What the open page of a lesson can ask: what its solution reaches, and what can be picked of its position."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from carcnb.engine.actions import SKIP
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Scored, TilePlaced
from carcnb.engine.game import Game
from carcnb.lessons.model import Choice
from carcnb.lessons.reading import same_text
from carcnb.questions import GOALS
from carcnb.questions.acting import OnBoard
from carcnb.questions.beliefs import Believers
from carcnb.questions.model import Number, Question
from carcnb.questions.moves import Next, Points
from carcnb.questions.scene import Scene
from carcnb.questions.words import CLOSING, FIGURES, ROLES
from carcnb.questions.worth import Owners
from carcnb.studio.draft import DraftPage, LessonDraft, Stage, may_skip, meet_page, spare
from carcnb.studio.texts import say_in
from carcnb.words import has, languages, say

if TYPE_CHECKING:
    from carcnb.wire import desk as wire_desk

CHOICES = 4
"""Answers to pick where nobody has written any."""


def goals(draft: LessonDraft, stage: Stage) -> list[wire_desk.Goal]:
    """What the open page can ask, the most telling first; what it asks already is among them while it holds.

    Without a solution, and if what was chosen holds no more, nothing is asked by itself: it is chosen.
    """
    found = dict.fromkeys(_candidates(draft, stage))
    if draft.page.goal:
        found[draft.page.goal] = None
    can = [told for text in found if (told := _told(text, draft, stage))]
    settled = spare(draft.page.solution) and chosen_goal(draft.page, can)
    return can if not can or settled else [("", say("record-goal-none"), ""), *can]


def chosen_goal(page: DraftPage, found: Sequence[wire_desk.Goal]) -> str:
    """What a page asks of what it can ask; "" for nothing."""
    known = [goal for goal, *_ in found]
    if page.goal:  # what the teacher chose is put in no other's place
        return page.goal if page.goal in known else ""
    return next(iter(known), "")


def scene_of(draft: LessonDraft, stage: Stage, goal: Question) -> Scene:
    """What a question on the open page is about, as a learner meets it."""
    if not spare(draft.page.solution):
        return Scene(meet_page(draft, stage, goal))
    return Scene(meet_page(draft, stage, goal), solution=_solved(stage))


def _solved(stage: Stage) -> Game:
    """The game after the solution, with every figure that nobody put down left out."""
    game = stage.ends.clone()
    while may_skip(game):
        game.apply(SKIP)
    return game


def _candidates(draft: LessonDraft, stage: Stage) -> Iterator[str]:
    """Questions that may fit."""
    game, page = stage.asked, draft.page
    if spare(page.solution):
        yield from _of_solution(game, _solved(stage))
    else:
        yield from (f"owners {light}" for light in page.light if light[:1] not in ("f", "l") and " " in light)
        if spare(page.moves) != page.moves:
            yield "fits"
        yield from (f"final {seat}" for seat in game.seats if game.table.state.figures)


def _of_solution(game: Game, solved: Game) -> Iterator[str]:
    """What may be reached by a solution, or asked about it."""
    events = solved.events[len(game.events) :]
    scored = [e for e in events if isinstance(e, Scored) and not e.final]
    points = {seat: sum(e.points for e in scored if e.player == seat) for seat in solved.seats}
    yield from (f"scores {seat} {n}" for seat, n in points.items() if n)
    yield from (f"completes {kind}" for kind in CLOSING)
    yield from (f"deploys {figure}" for figure in (*ROLES, *FIGURES) if figure != "meeple")
    laid = next((e.cell for e in events if isinstance(e, TilePlaced)), None)
    yield from ("again", *(["places {},{}".format(*laid)] if laid else []), "places", "skips")
    yield from (f"points {seat}" for seat, n in points.items() if n)
    yield "next"


def _told(text: str, draft: LessonDraft, stage: Stage) -> wire_desk.Goal | None:
    """A question in a few words and whole, if it can be asked here."""
    try:
        goal = Question.parse(text, GOALS)
        scene = scene_of(draft, stage, goal)
        goal.check(scene)
        if isinstance(goal, OnBoard):
            if scene.solution is None or not goal.is_reached(scene, scene.game_solved):
                return None
        elif (goal.plays and scene.solution is None) or not _fair(goal, draft, scene):
            return None
    except CarcnbError:
        return None
    return text, _short(goal, scene), question(goal, scene)


def _fair(goal: Question, draft: LessonDraft, scene: Scene) -> bool:
    """Whether the right answer is among those that can be picked."""
    right = goal.choice(scene)
    return goal.yes_no or right in {choice.id for choice in choices(draft, goal, scene)}


def _short(goal: Question, scene: Scene) -> str:
    """A question as it stands in a list."""
    key, words = f"record-goal-{goal.verb}", goal.words
    if goal.verb == "places" and words:
        key += "-here"
    if not has(key):
        return say("record-goal-other", goal=str(goal))
    n = int(words[1]) if goal.verb == "scores" else 0
    return say(key, what=_named(words, scene), name=_name(words, scene), n=n)


def question(goal: Question, scene: Scene) -> str:
    """A question as a learner reads it while the teacher has no words for it; "" where there are none."""
    if not isinstance(goal, Owners):  # of a letter
        try:
            return goal.question(scene)
        except CarcnbError:  # no exercise asks for it
            pass
    key = f"record-ask-{goal.verb}"
    return say(key, what=_named(goal.words, scene), name=_name(goal.words, scene)) if has(key) else ""


def _name(words: Sequence[str], scene: Scene) -> str:
    return scene.name(words[0]) if words and words[0] in scene.game.seats else ""


def _named(words: Sequence[str], scene: Scene) -> str:
    """A kind of feature, a role or a figure as it is called, or where a feature lies."""
    word = words[-1] if words else ""
    if word in CLOSING:
        return say(f"feature-{word}")
    if word in (*ROLES, *FIGURES):
        return say(f"role-{ROLES[word]}" if word in ROLES else f"figure-{word}")
    return Scene(scene.game, (" ".join(words),)).place_name("A") if "." in word else ""


# ---- answers to pick


def choices(draft: LessonDraft, goal: Question, scene: Scene) -> tuple[Choice, ...]:
    """The answers to pick: those of the page, else some that a learner may hold true."""
    given = draft.page.choices if str(goal) == draft.page.goal else ()
    right = goal.choice(scene)
    if isinstance(goal, Number | Points):
        if any(c.id == right for c in given):
            return given
        return _numbers({c.id for c in given}, int(right), Believers(goal, scene).answers.values())
    if given:
        return given
    seats = tuple(Choice(seat, same_text(scene.name(seat))) for seat in scene.game.seats)
    if isinstance(goal, Owners):
        shared = goal.right(scene) if right == "both" else scene.game.seats[:2]
        both = say_in(languages(), lambda: scene.names(shared))
        return (*seats, Choice("both", both), Choice("nobody", say_in(languages(), lambda: say("card-nobody"))))
    return seats if isinstance(goal, Next) else ()


def _numbers(given: set[str], right: int, believed: Iterable[int]) -> tuple[Choice, ...]:
    """The right number among others, in order: those given, or what people believe, then some near it."""
    near = (n for n in (*believed, right + 2, right - 2, right * 2, right + 1, right + 3) if n >= 0 and n != right)
    others = {n for n in given if n.isdecimal()} or [str(n) for n in dict.fromkeys(near)][: CHOICES - 1]
    return tuple(Choice(n, same_text(n)) for n in sorted({str(right), *others}, key=int))


def numbers(draft: LessonDraft, stage: Stage, asked: str) -> str:
    """The numbers to pick from as one line, where the question is answered by one; else ""."""
    if not asked:
        return ""
    goal = Question.parse(asked, GOALS)
    given = choices(draft, goal, scene_of(draft, stage, goal)) if isinstance(goal, Number | Points) else ()
    return ", ".join(choice.id for choice in given)


def parse_numbers(text: str) -> tuple[Choice, ...]:
    """The numbers that were written in one line, with commas between them; other words are left out."""
    parts = (part.strip() for part in text.replace(";", ",").split(","))
    found = dict.fromkeys(str(int(part)) for part in parts if part.isdecimal())
    return tuple(Choice(n, same_text(n)) for n in found)
