"""Writes what the front end's tests and dev page show, as the engine says it: `python widgets_js/dev/views.py`.

`views.py OUT.json cs` writes them for the dev page in another language, with the words of the interface.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from datetime import date, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

HERE = Path(__file__).parent
os.environ["CARCNB_PROGRESS"] = "off"
sys.path.insert(0, str(HERE.parents[1]))

from carcnb import Action, Game  # noqa: E402
from carcnb.board import Board  # noqa: E402
from carcnb.board.answers import answer  # noqa: E402
from carcnb.board.audience import SHARED  # noqa: E402
from carcnb.board.coach import Coach  # noqa: E402
from carcnb.board.reader import Reader  # noqa: E402
from carcnb.board.replay import replay  # noqa: E402
from carcnb.board.view import view  # noqa: E402
from carcnb.classroom.courses import course  # noqa: E402
from carcnb.classroom.presenting import present  # noqa: E402
from carcnb.engine.actions import SKIP  # noqa: E402
from carcnb.engine.chalk import COLOURS  # noqa: E402
from carcnb.engine.grid import XY  # noqa: E402
from carcnb.engine.prompts import Ask  # noqa: E402
from carcnb.entrance import home, practice  # noqa: E402
from carcnb.lessons import LessonRun, cards, lesson, parse  # noqa: E402
from carcnb.quizzes import Exercise, exercise, exercises  # noqa: E402
from carcnb.quizzes.quiz import quiz  # noqa: E402
from carcnb.quizzes.run import ExerciseRun  # noqa: E402
from carcnb.rulebook import rule  # noqa: E402
from carcnb.systems import ORDER  # noqa: E402
from carcnb.tiles import box, designs  # noqa: E402
from carcnb.training.memory import PracticeMemory  # noqa: E402
from carcnb.training.run import Climb, PracticeRun, PuzzleRun  # noqa: E402
from carcnb.wire.messages import read  # noqa: E402
from carcnb.words import language, languages, ui_words  # noqa: E402
from widgets_js.dev import desks, hands, pieces  # noqa: E402

OUT = HERE / "views.json"
NAMED = ("inns_and_cathedrals", "traders_and_builders", "winter")
SETS = ("base", "inns", "traders", "winter", "flying", "ferries", "gold", "mage", "crop", "robbers")
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"]
LESSON = """
title = { en = "Cities" }
position = ["base-D 0,0 r0 red:city.N", "base-U 1,0 r0", "base-E 1,-1 r0 red:city.N"]
first = "red"

[[step]]
heading = { en = "A knight" }
text = { en = "A follower in a city is a **knight**." }
light = ["0,0 city.N"]

[[step]]
heading = { en = "A closed wall scores" }
text = { en = "A complete city brings *2 points* for each tile (BASE-7.3):\\n\\n- for its walls\\n- for nothing else" }
light = ["0,0 city.N"]
task = { en = "Complete Ada’s city with this tile." }
goal = "scores red 4"
solution = ["place base-E 0,-1 r2", "skip"]
hints = [{ en = "A city is complete when walls close it." }, { en = "Turn the tile twice." }]
wrong = { en = "Look at the wall: it must go all the way round." }

[[step]]
heading = { en = "How many points?" }
text = { en = "Ben closes nothing." }
moves = ["place base-U -1,0 r0", "skip"]
light = ["log", "figure 1,-1"]
task = { en = "How many points does Ada’s second city bring?" }
goal = "points red"
solution = ["place base-E 1,-2 r2", "skip"]
choices = ["0", "4", "8"]
"""


def main() -> None:
    """Write the file, or one for the dev page."""
    if not sys.argv[1:]:
        OUT.write_text(text(), encoding="utf-8")
        return
    to, lang = sys.argv[1:]
    words = {"lang": lang, "langs": list(languages().items()), "w": ui_words(lang)}
    Path(to).write_text(json.dumps(json.loads(text(lang)) | {"words": words}), encoding="utf-8")


def text(lang: str = "en") -> str:
    """What the file holds: states by name, the answers to questions about `place`, the kinds of all segments."""
    language(lang)
    before, placed, scored = a_turn_that_scores()
    states = {
        "place": seen(before),
        "figure": seen(placed),
        "scored": seen(scored),
        "look": seen(before, playable=False),
        "choose": seen(asked_something(before)),
        "chalk": seen(chalked(before)),
        **lesson_states(),
        **exercise_states(),
        **home_states(),
        **practice_states(),
        **presented_states(),
        **course_states(),
        "over": seen(played(Game(NAMES[:2], seed=1), 72)),
        "six": seen(two_turns_fit()),
        "big": seen(played(Game(NAMES[:2], seed=3, tiles=three_boxes()), 150)),
        **expansion_states(),
        **{name: seen(game) for name, game in pieces.states().items()},
        **hands.states(),
        **end_states(),
        **desks.states(),
    }
    record, watched = replay_states()
    states |= watched
    kinds = {name: list(tile.kinds) for name, tile in designs().items() if tile.set in SETS}
    return (
        "{\n"
        + ",\n".join(_lines({"states": states, "replies": replies(before), "record": record, "designs": kinds}))
        + "\n}\n"
    )


def home_states() -> dict[str, Any]:
    """The way in: the first game with the ways on, two pages, and something that was opened."""
    states, shown = {}, home()
    pages = {
        "home": "start",
        "ways": "learn",
        "lessons": "learn/base",
        "newgame": "play",
        "explore": "explore",
        "opening": "explore/open",
        "inquiry": "explore/rules",
        "answered": "ask:how many points for a cloister",
        "away": "lesson:base/roads",
    }
    for name, to in pages.items():
        press(shown, "home", to=to)
        states[name] = shown.view
    press(shown, "home", to="start")
    shown.apply(shown.game.legal_actions()[0])
    return states | {"homefigure": shown.view}


def course_states() -> dict[str, Any]:
    """A course: the name that it asks for, its parts half done, and all of it done."""
    parts = ["# At school", "base/roads", "points 3 2", "# At home", "base/cities", "exam points 2"]
    made = course({"en": "Roads and cities", "cs": "Cesty a města"}, parts, due="2026-11-25", ask_name=True)
    with (
        TemporaryDirectory() as folder,
        patch("carcnb.classroom.courses.pupil_file.date", Day),
        patch("carcnb.classroom.courses.pages.date", Day),
        patch("carcnb.classroom.courses.pages.Path.absolute", lambda path: "class/roads"),
    ):
        made._folder = Path(folder)
        board = made.board
        states = {"coursename": board.view}
        for to in ("name:Ada", "part:1"):
            press(board, "home", to=to)
        made._pages.way.keep_lesson(1, board._lead.stand.content.tasks, finished=True)
        for at in (2, 5):
            press(board, "home", to="start")
            press(board, "home", to=f"part:{at}")
            run = board._lead.stand.content
            for n, one in enumerate(run.exercises):
                if at == 2 or n:
                    run.open(n)
                    if n < 1:
                        run.message("hint")
                    run.answer(one.solve()[0])
        press(board, "home", to="start")
        states["course"] = board.view
        run.open(0)
        run.answer(run.exercise.solve()[0])
        press(board, "home", to="part:4")
        made._pages.way.keep_lesson(4, board._lead.stand.content.tasks, finished=True)
        board._lead.stand.content.solved = board._lead.stand.content.tasks
        press(board, "lesson", what="jump", to=len(board._lead.stand.content.lesson.steps))
        states["coursepart"] = board.view
        press(board, "home", to="start")
        states["courseend"] = board.view
    return states


class Day(date):
    """The same day every time."""

    @classmethod
    def today(cls) -> date:
        return cls(2026, 11, 20)


def _lines(parts: dict[str, dict[str, Any]]) -> Iterator[str]:
    """Every entry on a line of its own, so that a change shows what it changed."""
    for part, entries in parts.items():
        rows = (json.dumps({name: entry}, ensure_ascii=False)[1:-1] for name, entry in entries.items())
        yield f'"{part}": {{\n' + ",\n".join(rows) + "\n}"


def seen(game: Game, **more: Any) -> dict[str, Any]:
    """The view of a game."""
    return view(game, Reader.of(game, language()), **more)


def played(game: Game, tiles: int) -> Game:
    """A game played near the middle of the board until so many tiles lie, and to its end if there are no more."""
    rng = random.Random(7)
    while not game.over and (
        len(game.table.state.tiles) < tiles or game.prompt.kind != "place" or not game.table.state.bag
    ):
        options = game.legal_actions()
        if game.prompt.kind == "place":
            options = sorted(options, key=lambda a: (a.cell[0] ** 2 + a.cell[1] ** 2, a.cell, a.where))[:6]
        elif rng.random() < 0.6:
            options = [SKIP]  # figures would run out
        game.apply(rng.choice(options))
    return game


def a_turn_that_scores() -> tuple[Game, Game, Game]:
    """A turn before its tile, before its figure and after: with a choice, a taken spot, points, a sum in the log."""
    for seed in range(1000):
        before = played(Game(NAMES[:2], seed=seed), 26)
        if not any(len(entry.get("sum", ())) > 1 for entry in seen(before)["log"]):
            continue
        for action in before.legal_actions():
            placed = before.clone()
            placed.apply(action)
            scored = placed.clone()
            asked = seen(placed)["prompt"]
            if asked["kind"] != "figure":
                continue
            scored.apply(SKIP)
            gained = any(scored.scores[seat] > placed.scores[seat] for seat in placed.seats)
            if asked["refused"] and len(asked["options"]) > 1 and gained:
                return before, placed, scored
    raise AssertionError("no such turn")


def two_turns_fit() -> Game:
    """Six players, some with equal scores and with cards; a square takes the tile in two of its turns."""
    scores = dict(zip(("red", "blue", "green", "yellow", "black", "pink"), (4, 12, 12, 51, 12, 0), strict=True))
    for tiles in range(16, 60):
        game = played(Game(NAMES, seed=2, scores=scores), tiles)
        if any(len(row.split()[2]) == 2 for row in seen(game)["prompt"]["squares"].split(";")):
            return game
    raise AssertionError("no such tile")


def asked_something(game: Game) -> Game:
    """A question that the base game does not know, as an expansion will ask it."""
    asked = game.clone()
    cells = [action.cell for action in asked.legal_actions()[:2]]
    asked._now.prompt = Ask(
        "red", "take", [*(Action("take", "meeple", cell, "city.N") for cell in cells), SKIP], "BASE-12.1"
    )
    return asked


def chalked(game: Game) -> Game:
    """Arrows in all colours, ringed cells, and tinted features of every kind, one below a figure."""
    drawn = game.clone()
    state = drawn.table.state
    kinds: dict[str, str] = {}
    for cell, (tile, first) in state.tiles.items():
        for segment, spot in enumerate(tile.where):
            kind = tile.design.kinds[segment]
            if kind not in kinds or first + segment in state.figures:
                kinds[kind] = f"{'{},{}'.format(*XY[cell])} {spot}"
    tints = [f"{spot} {colour}" for spot, colour in zip(kinds.values(), COLOURS, strict=False)]
    drawn.chalk[drawn.move] = (
        *("-2,-1>1,1", "1,-2>2,1 red", "-1,2>2,2 blue", "-2,-2>0,-2 green"),
        *("-3,0", "-3,1 red", "3,-1 blue", "3,0 green"),
        *tints,
    )
    return drawn


def expansion_states() -> dict[str, dict[str, Any]]:
    """Several kinds of figures to choose from, tokens, a second tile, a score figure that lies, six players, an end."""

    def kinds(game: Game) -> bool:
        """Two kinds for one segment, and another one that joins a figure of its own."""
        if game.over:
            return False
        spots = [option.where for option in game.prompt.options]
        figures = {option.what for option in game.prompt.options}
        return game.prompt.kind == "deploy" and len(set(spots)) < len(spots) and bool(figures & {"builder", "pig"})

    def second(game: Game) -> bool:
        return (
            not game.over
            and game.prompt.kind == "place"
            and game.table.state.part > 1
            and any(game.table.state.tokens.values())
        )

    snow = Game(NAMES[:2], ["winter"], seed=5, scores={"red": 63, "blue": 49})
    return {
        "kinds": seen(until(kinds, ["inns_and_cathedrals", "traders_and_builders"])),
        "second": seen(until(second, ["inns_and_cathedrals", "traders_and_builders"])),
        "winter": seen(played(snow, 20)),
        "table": seen(until(second, list(NAMED), NAMES)),
        **full_table(),
        "end": seen(until(lambda game: game.over, ["inns_and_cathedrals", "traders_and_builders"])),
    }


def end_states() -> dict[str, dict[str, Any]]:
    """Six players at the end of a game with several expansions, and a shared victory."""
    boxes = ["inns_and_cathedrals", "traders_and_builders", "mage_and_witch", "gold_mines"]
    six = until(lambda game: game.over, boxes, NAMES)
    tie = Game(NAMES[:2], seed=1, position=["base-E 0,0 r0 red:city.N", "base-E 0,1 r2 blue:city.S"], tiles=["base-U"])
    while not tie.over:
        tie.apply(tie.legal_actions()[-1])
    return {"six_over": seen(six), "tie": seen(tie)}


def replay_states() -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
    """The marks of a game that is gone through on its own board, and its views in the middle and at the end."""
    board = Board(played(Game(NAMES[:2], seed=1), 72))
    press(board, "lesson", what="watch")
    found = {}
    for name, to in (("replay", board.record["of"] // 2), ("replay_end", board.record["of"])):
        press(board, "lesson", what="jump", to=to)
        found[name] = board.view
    return board.record, found


def full_table() -> dict[str, dict[str, Any]]:
    """Six players in the middle of a game with every expansion: asked for a tile, and for a figure."""
    every = [name for name in ORDER if name not in ("base", "overview")]
    game = Game(NAMES, every, seed=4)
    reached(lambda game: len(game.table.state.tiles) > 44 and game.prompt.kind == "place", game, random.Random(4))
    figure = game.clone()

    def several(game: Game) -> bool:
        return game.prompt.kind == "deploy" and len({option.where for option in game.prompt.options}) > 3

    reached(several, figure, random.Random(5))
    return {"full": seen(game), "full_figure": seen(figure)}


def modified() -> dict[str, Any]:
    """The card of a city with a cathedral, a large meeple, a builder and tokens."""
    position = ["inns-02 0,0 r0 red:large:city.N", "traders-05 1,0 r0 red:builder:city.W", "base-F 0,1 r1"]
    game = Game(NAMES[:2], NAMED[:2], seed=1, position=position, tiles=["base-U"], draws=["base-U"])
    question = {"do": "ask", "id": 1, "n": 0, "what": "card", "cell": [0, 0], "segment": 0}
    return answer(game, read(question), Reader.of(game, language()))


def until(wanted: Callable[[Game], bool], expansions: list[str], names: Sequence[str] = NAMES[:2]) -> Game:
    """The first game that comes to where some tiles lie already and what is wanted is so."""
    games = (reached(wanted, Game(names, expansions, seed=seed), random.Random(seed)) for seed in range(200))
    return next(game for game in games if wanted(game))


def reached(wanted: Callable[[Game], bool], game: Game, rng: random.Random) -> Game:
    """A game played until some tiles lie and what is wanted is so, or to its end."""
    while not game.over and (len(game.table.state.tiles) < 24 or not wanted(game)):
        options = game.legal_actions()
        if game.prompt.kind == "place":
            options = sorted(options, key=lambda a: (a.cell[0] ** 2 + a.cell[1] ** 2, a.cell, a.where))[:6]
        elif len(options) > 1 and rng.random() < 0.4:
            options = options[:-1]
        game.apply(rng.choice(options))
    return game


def lesson_states() -> dict[str, dict[str, Any]]:
    """A task to be done on the board: open, with a hint, right, not yet; and a question with answers to pick."""

    def at(step: int, *did: str, hint: bool = False) -> dict[str, Any]:
        run = LessonRun(parse(LESSON, "the fixtures' lesson"))
        run.open(step)
        for action in did:
            run.game.apply(action)
            run.on_action()
        if hint:
            run.message("hint")
        return Board(run.game, director=run).view

    return {
        "lesson": at(1),
        "hint": at(1, hint=True),
        "right": at(1, "place base-E 0,-1 r2", "skip"),
        "notyet": at(1, "place base-E 0,1 r2", "skip"),
        "quiz": at(2),
        "told": at(0),
        "finished": of_the_course("base/cities", 99),
        "begun": of_the_course("base/placing", 0),
        "mid_turn": of_the_course("ferries/which", 0),
        "laned": of_the_course("messages/two_figures", 1),
    }


def press(board: Board, do: str, **fields: Any) -> None:
    """What a page sends that has seen everything."""
    board.refresh()
    board.hear({"do": do, "n": board.view["n"], "line": board.view["line"], **fields})


def of_the_course(name: str, step: int) -> dict[str, Any]:
    """A step of a lesson that comes with carcnb; after the last one its end."""
    board = lesson(name)
    board._lead.stand.content.open(step)
    board._changed()
    return board.view


def practice_states() -> dict[str, Any]:
    """The page of practice with something known, a session under way and at its end, and a climb."""
    memory = PracticeMemory(today=date(2026, 3, 1))
    run = PracticeRun(seed=1, memory=memory, puzzles=["base"])
    session, climb = Board(run.game, director=run), Climb(seed=3, memory=memory)
    states = {}
    for n in range(run.total):
        run.answer(run.exercise.solve()[0] if n % 4 else wrong_answer(run.exercise))
        if n == 2:
            session._changed()
            states["practice"] = session.view
        run.message("next")
    session._changed()
    states |= misled()
    climb.answer(climb.exercise.solve()[0])
    puzzle = PuzzleRun(seed=3, memory=memory)
    found = Board(puzzle.game, director=puzzle)
    states["puzzle"] = found.view
    puzzle.answer(puzzle.exercise.solve()[0])
    found._changed()
    for id, row in list(memory.rules.items())[::2]:  # so that something is known, and some of it is due again
        memory.rules[id] = row._replace(
            days=3,
            since=memory.today - timedelta(9),
            stability=20.0,
            due=memory.today if row.right > 1 else date(2026, 3, 2),
        )
    with patch.object(PracticeMemory, "of_learner", lambda: memory):
        shown = practice()
    return states | {
        "practised": session.view,
        "climb": Board(climb.game, director=climb).view,
        "puzzle_found": found.view,
        "practise": shown.view,
    }


def misled() -> dict[str, Any]:
    """A session before and after its first answer, which is what a belief leads to, told in as many words as any."""
    shown = []
    for seed in range(30):
        run = PracticeRun(["fields", "final", "majority"], 3, seed=seed, memory=PracticeMemory(today=date(2026, 3, 1)))
        exercise = run.exercise
        wrong = next((answer for answer in exercise.believers.answers.values() if answer != exercise.right), None)
        if wrong is not None and exercise.form == "number" and not run.has_help(exercise):
            open_ = Board(run.game, director=run).view
            run.answer(wrong)
            shown.append({"asked": open_, "misled": Board(run.game, director=run).view})
    return max(shown, key=lambda views: len(json.dumps(views["misled"]["lesson"]["task"]["feedback"])))


def presented_states() -> dict[str, Any]:
    """A lesson and exercises before a class, stage by stage, and a game of six with everything."""

    def at(shown: Any, step: int, stage: str, pick: str = "") -> dict[str, Any]:
        board = present(shown)
        lead = board._lead.stand.content
        lead.message("jump", to=step % (lead.total + 1))
        while lead.stage != stage:
            if pick:
                lead.message("answer", answer=pick)
            lead.message("next")
        board._changed()
        return board.view

    placing, cities = "base/placing", parse(LESSON, "the fixtures' lesson")
    every = [name for name in ORDER if name not in ("base", "overview")]
    six = Game(NAMES, every, seed=4)
    reached(lambda game: len(game.table.state.tiles) > 44 and game.prompt.kind == "place", six, random.Random(4))
    counts = next(e for e in exercises("points", seed=1, n=20, difficulty=2) if e.ask.verb == "gains")
    return {
        "present": present(placing).view,
        "present_lesson": at(placing, 1, "text"),
        "present_task": at(cities, 1, "question"),
        "present_solved": at(cities, 1, "answer"),
        "present_options": at(cities, 2, "options"),
        "present_answer": at(cities, 2, "answer", "4"),
        "present_number": at([counts], 0, "answer"),
        "present_full": present(six).view,
        "present_replay": present(replay("base/one_point", move=5)).view,
        "present_end": at(placing, -1, "end"),
    }


def wrong_answer(exercise: Exercise) -> Any:
    """An answer that is none of the right ones."""
    ids = [id for id in exercise.choices if id not in exercise.right] if exercise.choices else []
    return {"number": 99, "one": ids[:1] and ids[0], "several": ids, "places": ids, "act": exercise.solve()[0]}[
        exercise.form
    ]


def exercise_states() -> dict[str, dict[str, Any]]:
    """Every way to answer an exercise, open and judged, and the result of a quiz."""

    def first(topic: str, difficulty: int, verb: str) -> Exercise:
        return next(e for e in exercises(topic, seed=1, n=20, difficulty=difficulty) if e.ask.verb == verb)

    def shown(made: Exercise, *answers: str, told: bool = False) -> dict[str, Any]:
        made = copy(made)
        made.reset()
        board = Board(made.game(), director=ExerciseRun([made]))
        for given in answers:
            board._lead.stand.content.message("answer", answer=given)
        if told:
            board._lead.stand.content.message("tell")
        board._changed()
        return board.view

    def card(id: str) -> dict[str, Any]:
        board = cards.board(rule(id, "en"))
        board._lead.stand.content.message("tell")
        board._changed()
        return board.view

    several, squares = first("fields", 2, "feeds"), first("placement", 2, "fitting")
    taken, second, worth = first("claiming", 3, "claims"), first("fields", 3, "same"), first("points", 1, "worth")
    number, one, act = first("points", 2, "gains"), first("placement", 1, "why"), first("completion", 2, "close")
    believed = exercise("worth", position=["base-F 0,0 r0 red:city.E"], marks=["0,0 city.E"])
    test = quiz([number, several])
    mistake, final = first("final", 3, "wrong"), first("final", 3, "final")
    field, town = first("fields", 2, "paint"), first("completion", 2, "paint")
    aside = [id for id in field.choices if id not in field.right]
    end = {
        "mistake": shown(mistake),
        "mistaken": shown(mistake, *[id for id in mistake.choices if id != mistake.right][:2]),
        "found": shown(mistake, mistake.right),
        "final_open": shown(final),
        "final_played": shown(final, str(final.right)),
        "marked": shown(several, *[id for id in several.choices if id not in several.right][:1] * 2),
        "paint": shown(field),
        "painted": shown(field, ";".join(field.right)),
        "mispainted": shown(field, *[";".join([*field.right[2:], *aside[:2]])] * 2),
        "paint_town": shown(town),
        "town_missed": shown(
            town, *[";".join([*town.right[1:], next(i for i in town.choices if i not in town.right)])] * 2
        ),
        "several": shown(several),
        "squares": shown(squares),
        "taken": shown(taken),
        "number": shown(number),
        "one": shown(one),
        "act": shown(act),
        "missed": shown(several, next(id for id in several.choices if id not in several.right)),
        "counted": shown(number, str(number.right)),
        "shown": shown(second, next(id for id in second.choices if id not in second.right), told=True),
        "miscounted": shown(worth, str(worth.right // 2)),
        "believed": shown(believed, "4", told=True),
        "card": cards.board(rule("BASE-7.4", "en")).view,
        "card_told": card("BASE-7.4"),
    }
    number.answer(number.right)
    several.answer([next(id for id in several.choices if id not in several.right)])
    test.board._lead.stand.content.open(2)
    test.board._changed()
    return end | {"result": test.board.view}


def three_boxes() -> list[str]:
    """The stack of a very long game."""
    return [name for name, copies in box(["base"]).items() for _ in range(3 * copies)]


def replies(game: Game) -> dict[str, Any]:
    """What the kernel answers about `place`: cards, what a move completes, why one is refused, a rule, the log."""
    reader = Reader.of(game, language())

    def ask(what: str, **fields: Any) -> dict[str, Any]:
        return answer(game, read({"do": "ask", "id": 1, "n": 0, "what": what, **fields}), reader)

    outlooks = [ask("outlook", answer=i) for i in range(len(game.legal_actions()))]
    cell = list(game.legal_actions()[0].cell)
    clash = next(why for why in (ask("why", cell=cell, turn=turn) for turn in range(4)) if why["edges"])
    figures = seen(game)["figures"]
    return {
        "card": next(
            card for card in (ask("card", cell=[x, y], segment=s) for _, _, _, x, y, s in figures) if card["open"]
        ),
        "modified": modified(),
        "outlook": next(outlook for outlook in outlooks if any("+" in line["text"] for line in outlook["lines"])),
        "why": clash,
        "rule": ask("rule", rule=clash["rule"]),
        "log": ask("log", before=seen(game)["log"][-1]["id"]),
        "share": ask("share", form="position"),
        **coached(game, reader),
        "review": looked_back(played(Game(NAMES[:2], seed=1), 72)),
    }


def looked_back(game: Game) -> dict[str, Any]:
    """What the moves of the first seat have cost in `over`."""
    coach, told = Coach(), {"share": 0.0}
    while told["share"] < 1:
        told = coach.review(game, Reader.of(game, language()), game.seats[0])
    return told


def coached(game: Game, reader: Reader) -> dict[str, Any]:
    """What the coach says about `place`; of the work that sharpens it nothing is shown as still to be done."""
    coach, people = Coach(), game.seats
    advice, verdict = coach.advice(game, reader, SHARED, 0), coach.verdict(game, reader, SHARED, people, 0)
    return {
        "advice": advice | {"share": 1},
        "verdict": verdict | {"share": 1},
        "odds": coach.odds(game, reader),
        "expected": coach.tell_expected(game, reader),
    }


if __name__ == "__main__":
    main()
