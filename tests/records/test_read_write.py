"""What can be read can be written and read again: records, positions, records of JCloisterZone, and lesson files.

Whatever reader a game came from, every writer that can tell it tells it whole.  ``CARCNB_FUZZ=24000`` plays 240 games
and lessons, usually it is 39.
"""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import json
import random
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb import CarcnbError, Game, RecordError, SetupError
from carcnb.command import cli
from carcnb.engine.expansions import NAMES, find_expansions
from carcnb.engine.notation import SEATS
from carcnb.engine.setup import Setup
from carcnb.lessons import Lesson, names, read
from carcnb.lessons import parse as read_lesson
from carcnb.lessons.saving import as_toml, save
from carcnb.records import jcz
from carcnb.records.notation import MidTurn, parse, text_of
from carcnb.records.opening import open_record
from tests.contract import snapshot
from tests.records.jcz_games import record, text
from tests.records.spoiling import inputs

MARK = "\ufeff"
"""What some editors put before a text."""

SETS = [(), *((name,) for name in NAMES), NAMES]
PEOPLE = ["Ada", "Ben B.", '"Cy" \\', "Žofie 12", "<b>Dan</b>", "日本 ;,#"]
GAMES = inputs(3 * len(SETS), 0.01)
FOLDER = Path(__file__).parent
KEPT = [
    *(path for path in sorted((FOLDER / "jcz").rglob("*.jcz")) if path.stem != "mage_ferry_parted"),
    *sorted((FOLDER / "golden").glob("*.json")),
]


def at_random(seed: int) -> Game:
    """A game somewhere on its way: expansions in turn, and anything else that a setup can say."""
    rng = random.Random(seed)
    expansions = SETS[seed % len(SETS)]
    people = rng.sample(PEOPLE, rng.randint(2, 6))
    options: dict[str, Any] = {"farmers": rng.random() < 0.8, "small_city_scores_2": rng.random() < 0.2}
    stack = list(chain.from_iterable([tile] * n for tile, n in Game(2, expansions).setup.stack().items()))
    if rng.random() < 0.5:
        options["tiles"] = stack = rng.sample(stack, min(len(stack), rng.randint(1, 40)))
    if rng.random() < 0.5:
        options["draws"] = rng.sample(stack, rng.randint(0, len(stack)))
    options["variants"] = [v for e in find_expansions(expansions) for v in e.variants if rng.random() < 0.3]
    if rng.random() < 0.3:
        options["scores"] = [rng.randint(0, 120) for _ in people]
    game = Game(people, expansions, seed=seed, first=SEATS[rng.randrange(len(people))], **options)
    answers = rng.choice((0, 5, 40, 120, 10_000))
    while game.prompt is not None and len(game.history) < answers:
        game.apply(rng.choice(game.legal_actions()))
        if rng.random() < 0.02:
            game.comments[rng.randint(0, 3)] = rng.choice(PEOPLE)
    return game


# ---- one check for each way to write


def check_record(game: Game) -> None:
    """A record of ours: the same game in all that can be seen, and the same text."""
    told = game.save()
    for again in (Game.load(told), open_record(MARK + told)):
        assert snapshot(again) == snapshot(game)
        assert again.comments == game.comments
        assert again.save() == told


def check_position(game: Game) -> Setup | None:
    """The position at the start of the turn, if the game is not over: a game of its own that can be told again."""
    game = game.clone()
    try:
        told = text_of(game)
    except MidTurn as error:
        game.goto(error.begun)
        told = text_of(game)
    except SetupError:
        assert game.over
        return None
    setup = parse(told)
    assert parse(MARK + told) == setup
    assert text_of(setup) == told
    again = Game.from_setup(setup)
    assert text_of(again) == told
    assert again.legal_actions() == game.legal_actions()
    check_record(again)
    return setup


def check_jcz(game: Game) -> bool:
    """A record of JCloisterZone, where it knows what was played; False if not."""
    try:
        told = jcz.save(game)
    except RecordError as error:
        if "JCloisterZone" not in str(error):
            raise
        return False
    seats = game.table.clockwise(game.setup.first)
    for again in (jcz.load(told), open_record(MARK + told)):
        assert dict(zip(again.names.values(), again.scores.values(), strict=True)) == {
            game.names[seat]: game.scores[seat] for seat in seats
        }
        assert len(again.history) == len(game.history)
        assert jcz.save(again) == told
    check_record(again)
    return True


def check_lesson(lesson: Lesson, file: Path) -> None:
    """A lesson file: the same lesson, and the same text."""
    save(lesson, file)
    told = file.read_text(encoding="utf-8")
    again = read(file)
    assert again == lesson
    assert as_toml(again) == told
    file.write_text(MARK + told, encoding="utf-8")
    assert read(file) == lesson


def taught(setup: Setup, rng: random.Random) -> Lesson:
    """A lesson that begins with a position and plays on, some answers a step."""
    game = Game.from_setup(setup)
    tokens: dict[str, dict[str, int]] = {}
    for (seat, token), count in setup.tokens_by_seat().items():
        tokens.setdefault(seat, {})[token] = count
    lesson = carcnb.new_lesson(
        {"en": "On", "cs": "Dál"},
        setup.position,
        players=dict(zip(setup.seats, setup.names, strict=True)),
        first=setup.first,
        scores=dict(zip(setup.seats, setup.scores, strict=True)),
        tokens=tokens,
        track=setup.track,
        hands=setup.hands,
        supply=setup.supply,
        farmers=setup.farmers,
        small_city_scores_2=setup.small_city_scores_2,
        expansions=setup.expansions,
    )
    lesson.step("Before", "Nothing yet.", scores=game.scores, light=["{},{}".format(*setup.position[0].cell)])
    while game.prompt is not None and len(game.history) < 12:
        game.apply(rng.choice(game.legal_actions()))
    lesson.step("Then", "All of it.", moves=[str(action) for action in game.history])
    return lesson.lesson


@pytest.mark.fuzz
@pytest.mark.parametrize("start", range(len(SETS)))
def test_a_game_is_told_whole_by_whatever_can_tell_it(start: int, tmp_path: Path) -> None:
    """Record, position, JCloisterZone's record and lesson of games with each expansion, and with all."""
    for seed in range(start, GAMES, len(SETS)):
        game = at_random(seed)
        check_record(game)
        check_jcz(game)
        setup = check_position(game)
        if setup and not setup.variants:  # lessons have no word for them
            check_lesson(taught(setup, random.Random(seed)), tmp_path / f"{seed}.toml")


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_a_record_that_is_kept_is_told_whole(path: Path) -> None:
    """Our own, and those of JCloisterZone: what its reader makes of them is a game like any other."""
    game = open_record(path)
    check_record(game)
    if path.suffix == jcz.SUFFIX:
        assert check_jcz(game)
    check_position(game)


MOVES = """
    T BA/RFr R0 1,0
    D 0.small.1 1,0 Road WE
    C
    T BA/C R180 0,-1
    P
    C
"""
ORDER = "BA/RFr BA/C BA/RRR BA/L BA/LR"


def without(name: str) -> dict[str, Any]:
    told = record(MOVES)
    del told[name]
    return told


def starting(tile: str, at: str) -> dict[str, Any]:
    told = record(f"T BA/L R0 {at}\nP\nC", end=3)
    told["setup"]["start"][0]["tile"] = tile
    return told


def with_element(**elements: int) -> dict[str, Any]:
    told = record(MOVES)
    told["setup"]["elements"] |= elements
    return told


@pytest.mark.parametrize(
    "told",
    [
        record(MOVES),
        record(MOVES, players=4),
        record(MOVES, "inns", "crop", end=9),
        record(MOVES, draws=ORDER),
        record(MOVES, draws=ORDER, end=4),
        record(MOVES, draws="BA/RFr BA/C BA/RRRR BA/RRRR", end=2),
        record("T BA/C R180 0,-1\nP\nC\nT BA/RFr R0 1,0\nP\nC", draws="BA/C BA/Cccc+ BA/RFr", end=3),
        record(MOVES + "T BA/RFr R0 -1,0\nU\n"),
        starting("BA/RFr", "0,1"),
        starting("IC/CFR", "1,0"),
        without("gameAnnotations"),
        without("initialRandom"),
        with_element(pig=1),
        with_element(**{"big-follower": 1, "farmers": 0}),
    ],
)
def test_a_record_of_jcloisterzone_is_told_whole(told: dict[str, Any]) -> None:
    """Setup, answers and points come back, and so does the order of the tiles that are still to be drawn."""
    game = jcz.load(json.dumps(told))
    check_record(game)
    check_position(game)
    assert check_jcz(game)
    again = jcz.load(jcz.save(game))
    assert again.history == game.history
    assert again.scores == game.scores
    known = game.setup.draws
    assert again.setup.draws[: len(known)] == known
    assert replace(again.setup, draws=known) == game.setup
    for one in (game, again):
        while one.prompt is not None:
            one.apply(one.legal_actions()[-1])
    assert again.history == game.history


def own_record(players: int) -> str:
    told = json.loads(Game(2).save())
    told["setup"] |= {"seats": SEATS[:players], "names": PEOPLE[:players]}
    return json.dumps(told)


@pytest.mark.parametrize(
    "reading",
    [
        lambda: jcz.load(text(MOVES, players=1)),
        lambda: Game.load(own_record(1)),
        lambda: parse("players red Ada; D 0,0"),
        lambda: read_lesson('title.en = "A"\nplayers.red = "Ada"\n[[step]]\nheading.en = "B"\ntext.en = "C"'),
    ],
    ids=["jcz", "record", "position", "lesson"],
)
def test_no_reader_takes_one_player_for_a_game(reading: Callable[[], object]) -> None:
    """BASE-1.4, D-BASE-2: JCloisterZone lets somebody play alone; that is refused as everywhere else."""
    with pytest.raises(CarcnbError, match=r"a game has 2 to 6 players, not 1 \(BASE-1\.4\)$"):
        reading()
    assert Game.load(own_record(2)).names == {"red": "Ada", "blue": "Ben B."}


@pytest.mark.parametrize(
    "path", [FOLDER / "jcz" / "mage.jcz", FOLDER / "golden" / "by_hand.json"], ids=lambda p: p.name
)
def test_a_file_may_begin_with_a_byte_order_mark(path: Path, tmp_path: Path) -> None:
    """As some editors on Windows save it."""
    file = tmp_path / path.name
    file.write_text(MARK + path.read_text(encoding="utf-8"), encoding="utf-8", newline="\r\n")
    assert snapshot(open_record(file)) == snapshot(open_record(path))
    assert cli.main(["replay", str(file)]) == 0


@pytest.mark.parametrize("name", names())
def test_a_lesson_of_ours_is_told_whole(name: str, tmp_path: Path) -> None:
    lesson = read(name)
    check_lesson(lesson, tmp_path / "lesson.toml")
    game = lesson.game(len(lesson.steps) - 1, solved=True)
    check_record(game)
    check_position(game)
    check_jcz(game)
