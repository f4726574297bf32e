"""Lessons from TOML files; a bad file gets an error that names the line and the reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from carcnb.curriculum import former_names
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.setup import Setup
from carcnb.engine.texts import fault, lines_of, without_mark
from carcnb.errors import near_names, nearest, raise_as
from carcnb.lessons.checking import check
from carcnb.lessons.lines import line_of
from carcnb.lessons.model import Choice, Lesson, Step, Task, opening_game, walk
from carcnb.parsing import Unread, toml_of
from carcnb.questions import GOALS, Question
from carcnb.questions.caption import cited_rules
from carcnb.questions.errors import LessonError, Place
from carcnb.questions.people import PLAYERS
from carcnb.rulebook import UnknownRule, rule
from carcnb.systems import match_word, systems
from carcnb.words import SOURCE, languages, say
from carcnb.words.texts import Text

OPTIONS = (
    *("expansions", "farmers", "small_city_scores_2", "scores", "tokens", "track", "hands", "supply", "memories"),
    "first",
)
"""Entries of a lesson that the game is set up with as they are."""

LESSON = ("language", "title", "players", "position", *OPTIONS, "ends", "examples", "step")
SHOWN = ("heading", "text", "moves", "light", "chalk", "scores", "open")
ASKED = ("task", "goal", "solution", "choices", "hints", "wrong")
"""What belongs to a task."""
STEP = SHOWN + ASKED
"""Every entry a step can have."""


LONGEST = 200_000
"""Characters of the longest file that is read; the longest of ours has 6,500."""

MOST_STEPS = 60
LONGEST_CAPTION, LONGEST_TITLE = 4_000, 300
"""Characters of a text, a question, a hint; of a title, a heading, a choice and of what stands in a list."""


@cache
def names(topic: str = "") -> tuple[str, ...]:
    """The lessons that come with carcnb by name, e.g. ``base/roads``; only those of a topic if one is named."""
    chosen = sorted(systems()) if not topic else [topic] if topic in systems() else []
    return tuple(f"{name}/{lesson}" for name in chosen for lesson in systems()[name].names("lessons", ".toml"))


def whole(name: str) -> str:
    """The whole name of a lesson: of its system the start is enough, as in ``crop/signs``, and a former one will do."""
    topic, _, lesson = name.partition("/")
    full = f"{match_word(topic, systems())}/{lesson}"
    return former_names().get(full, full)


@cache
def find_lesson(name: str) -> Lesson:
    """A lesson that comes with carcnb; of its system the start is enough, as in ``crop/signs``.

    ``LessonError`` lists the nearest names if there is no such lesson.
    """
    typed, name = name, whole(name)
    if name not in names():
        raise LessonError(f"there is no lesson {typed!r:.60}; did you mean {', '.join(_near(typed))}?")
    topic, _, lesson = name.partition("/")
    return parse(systems()[topic].read("lessons", f"{lesson}.toml"), name)


def _near(typed: str) -> Sequence[str]:
    """Lessons that may be meant: of any system by that name, the first ones of a system, or what is spelt like it."""
    called = [name for name in names() if name.partition("/")[2] == typed.strip("/")]
    first = [name for name in names() if "/" not in typed.strip("/") and name.startswith(whole(typed.strip("/")))]
    return (first or called or near_names(whole(typed), names(), 3, 0.3) or names())[:3]


def parse(text: str, where: str = "lesson") -> Lesson:
    """The lesson of a TOML text; ``LessonError`` says what is wrong with it and in which line."""
    where = where if len(where) <= 80 else f"…{where[-79:]}"
    text = without_mark(text)
    try:
        data = toml_of(text, LONGEST, "a lesson")
    except Unread as error:
        reason = f"{error.reason} (column {error.column})" if error.column else error.reason
        raise LessonError(reason, (), f"{where}, line {error.line}" if error.line else where) from None
    try:
        return make_lesson(data)
    except LessonError as error:
        line = line_of(text, error.place)
        raise LessonError(error.reason, error.place, f"{where}, line {line}" if line else where) from None


def make_lesson(data: Mapping[str, Any]) -> Lesson:
    """The lesson that the entries of a file stand for, checked move by move against the engine.

    ``LessonError`` says what is wrong, and its ``place`` where.
    """
    check_names(data, LESSON)
    lang = data.get("language", "")
    if not isinstance(lang, str) or lang not in ("", *languages()):
        raise LessonError(f"{lang!r:.60} is no language; the languages are {', '.join(languages())}", ("language",))
    entries = data.get("step")
    if not isinstance(entries, list) or not entries:
        raise LessonError("a lesson has at least one [[step]]", ("step",) if "step" in data else ())
    if len(entries) > MOST_STEPS:
        raise LessonError(f"a lesson has at most {MOST_STEPS} steps, not {len(entries):,}", ("step",))
    if "title" not in data:
        raise LessonError('a lesson has a title = { en = "...", cs = "..." }')
    title = text_of(data["title"], ("title",), lang, LONGEST_TITLE)
    steps = tuple(_step(entry, ("step", n), lang) for n, entry in enumerate(entries, 1))
    setup = setup_of(data, steps)
    lesson = Lesson(title, setup, steps, tuple(_texts(data.get("examples", []), ("examples",))), walk(setup, steps))
    check(lesson)
    return lesson


def setup_of(data: Mapping[str, Any], steps: Sequence[Step] = ()) -> Setup:
    """The game of a lesson: its draws are the tiles of its moves, in order; ``LessonError`` names the wrong entry."""
    drawn = drawn_tiles(steps)
    options: dict[str, Any] = {k: data[k] for k in ("position", *OPTIONS) if k in data}
    if data.get("ends"):
        options["tiles"] = [entry for entry, _ in drawn if " " not in entry]
    try:
        setup = Setup.make(data.get("players", PLAYERS), 1, {"draws": [entry for entry, _ in drawn], **options})
        opening_game(setup)  # only the table shows whether the tiles of the position fit
    except SetupError as error:
        if error.field == "draws":
            raise LessonError(error.reason, drawn[error.line - 1][1]) from None
        given = data.get(error.field)
        place = (error.field, given[error.line - 1]) if error.line and isinstance(given, Sequence) else (error.field,)
        raise LessonError(f"{error}", place if error.field in data else ()) from None
    return setup


def drawn_tiles(steps: Sequence[Step]) -> list[tuple[str, Place]]:
    """What is drawn, in order, and where: tiles, one that is drawn and then placed once, and throws (``2 die``)."""
    draws: list[tuple[str, Place]] = []
    announced = ""
    for n, step in enumerate(steps, 1):
        moves: list[tuple[str, Place]] = [(move, ("step", n, "moves", move)) for move in step.moves]
        if step.task:
            moves += [(move, ("step", n, "solution", move)) for move in step.task.solution]
            if step.task.goal.tile and not step.task.solution:
                moves.append((f"draw {step.task.goal.tile}", ("step", n, "goal", step.task.goal.tile)))
        for move, place in moves:
            verb, tile, kind = [*move.split(), "", "", ""][:3]
            if verb == "draw" and kind:
                draws.append((f"{tile} {kind}", place))
            elif verb in ("place", "draw") and tile:
                if tile != announced:
                    draws.append((tile, place))
                announced = tile if verb == "draw" else ""
            elif verb == "keep":
                announced = tile  # of two drawn the one that will be placed
    return draws


def _step(entry: Any, place: Place, lang: str) -> Step:
    if not isinstance(entry, Mapping):
        raise LessonError("write a step as a table [[step]]", place)
    check_names(entry, STEP, place)
    task = _task(entry, place, lang) if entry.keys() & {"task", "goal"} else None
    for name in ASKED:
        if name in entry and task is None:
            raise LessonError(f"{name!r} belongs to a task, which has a 'task' and a 'goal'", (*place, name))
    for name in ("heading", "text"):
        if name not in entry and task is None:
            raise LessonError(f"a step has a {name}", place)
    scores = entry.get("scores", {})
    if not isinstance(scores, Mapping) or not all(type(points) is int for points in scores.values()):
        raise LessonError("write points by seat, like { red = 4 }", (*place, "scores"))
    opened = entry.get("open", False)
    if type(opened) is not bool:
        raise LessonError("write open = true where the board takes moves though nothing is asked", (*place, "open"))
    if opened and task:
        raise LessonError("a step with a task takes its moves, and 'open' is for one without", (*place, "open"))
    return Step(
        text_of(entry["heading"], (*place, "heading"), lang, LONGEST_TITLE) if "heading" in entry else your_turn(),
        text_of(entry["text"], (*place, "text"), lang) if "text" in entry else {},
        tuple(_texts(entry.get("moves", []), (*place, "moves"), "place base-U 1,0 r0")),
        tuple(_texts(entry.get("light", []), (*place, "light"), "0,0 road.E")),
        tuple(_texts(entry.get("chalk", []), (*place, "chalk"), "0,0>1,0 red")),
        task,
        scores,
        opened,
    )


def your_turn() -> Text:
    """The heading of a task that has none of its own."""
    return {code: say("lesson-your-turn", code) for code in languages()}


def _task(entry: Mapping[str, Any], place: Place, lang: str) -> Task:
    for name in ("task", "goal"):
        if name not in entry:
            raise LessonError(f"a task has a {name!r}, too", place)
    if not isinstance(entry["goal"], str):
        raise LessonError(f"write the goal as a text, like 'scores red 4', not {entry['goal']!r:.40}", (*place, "goal"))
    with raise_as(LessonError, (*place, "goal"), of=CarcnbError):
        goal = Question.parse(entry["goal"], GOALS)
    choices = _choices(entry.get("choices"), goal, (*place, "choices"), lang)
    if goal.by_choice != bool(choices):
        what = "needs choices" if goal.by_choice else "takes no choices"
        raise LessonError(f"the goal {str(goal)!r:.60} {what}", (*place, "goal" if goal.by_choice else "choices"))
    hints = entry.get("hints", [])
    if not isinstance(hints, (list, tuple)):
        raise LessonError("write a list of hints", (*place, "hints"))
    return Task(
        text_of(entry["task"], (*place, "task"), lang),
        goal,
        tuple(_texts(entry.get("solution", []), (*place, "solution"), "place base-U 1,0 r0")),
        choices,
        tuple(text_of(hint, (*place, "hints"), lang) for hint in hints),
        text_of(entry["wrong"], (*place, "wrong"), lang) if "wrong" in entry else None,
    )


def _choices(value: Any, goal: Question, place: Place, lang: str) -> tuple[Choice, ...]:
    """The answers to pick; a question whether a move is allowed has yes and no by itself."""
    if value is None and goal.yes_no:
        return yes_no()
    if value is not None and not isinstance(value, (list, tuple)):
        raise LessonError('write a list of choices, like ["2", "4", "8"]', place)
    return tuple(_choice(entry, place, lang) for entry in value or ())


def yes_no() -> tuple[Choice, ...]:
    """The answers to a question that has none of its own."""
    return tuple(Choice(id, {code: say(f"choice-{id}", code) for code in languages()}) for id in ("yes", "no"))


def _choice(value: Any, place: Place, lang: str) -> Choice:
    if isinstance(value, (str, int)):
        return Choice(str(value), text_of(same_text(str(value)), place, most=LONGEST_TITLE))
    if not isinstance(value, Mapping) or not isinstance(value.get("id"), str):
        raise LessonError('a choice is a text or { id = "red", en = "Ada", cs = "Ada" }', place)
    texts = {k: v for k, v in value.items() if k != "id"}
    id, text = value["id"], texts.get("text") if texts.keys() == {"text"} else texts
    return Choice(text_of(same_text(id), place, most=LONGEST_TITLE)[SOURCE], text_of(text, place, lang, LONGEST_TITLE))


def same_text(text: str) -> Text:
    """A text that reads the same in every language."""
    return dict.fromkeys(languages(), text)


def text_of(value: Any, place: Place, lang: str = "", most: int = LONGEST_CAPTION) -> Text:
    """A text by language, of so many characters at most; a plain one is in the lesson's only language, if it has one.

    ``LessonError`` if it is none, holds what cannot be shown (``texts.fault``) or names a rule that there is not; its
    line ends are of one kind.
    """
    if isinstance(value, str):
        if lang:
            return text_of({lang: value}, place, lang, most)
        raise LessonError(
            'write { en = "...", cs = "..." }, or say at the top in which language the texts are: language = "en"',
            place,
        )
    if not isinstance(value, Mapping) or not value:
        raise LessonError('write a text as { en = "...", cs = "..." }', place)
    for code, text in value.items():
        if code not in languages():
            reason = f"{code!r:.60} is no language; the languages are {', '.join(languages())}"
            raise LessonError(reason, (*place, str(code)))
        if not isinstance(text, str):
            raise LessonError(f"the text in {code!r} is a text, not {text!r:.40}", (*place, code))
        if reason := fault(lines_of(text), most):
            raise LessonError(reason, place)
        for id in cited_rules(text):
            with raise_as(LessonError, (*place, id), of=UnknownRule):
                rule(id, SOURCE)
    return {code: lines_of(text) for code, text in value.items()}


def _texts(value: Any, place: Place, like: str = "EX-BASE-7") -> Sequence[str]:
    if not isinstance(value, (list, tuple)) or not all(isinstance(text, str) for text in value):
        raise LessonError(f'write a list of texts, like ["{like}"]', place)
    for text in value:
        if reason := fault(text, LONGEST_TITLE):
            raise LessonError(reason, (*place, text))
    return value


def check_names(data: Mapping[str, Any], names: Iterable[str], place: Place = ()) -> None:
    """Raise ``LessonError`` for an entry that nobody reads, with the name that was probably meant."""
    for wrong in sorted(data.keys() - {*names}):
        raise LessonError(f"there is no entry {wrong!r:.60}; {nearest(wrong, names)}", (*place, wrong))
