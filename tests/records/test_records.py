"""Records: what is saved can be read again, and whatever else is read gives ``RecordError``, never worse."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from carcnb import Action, Game, IllegalAction, InvalidAction, RecordError
from tests.contract import check_game, check_scoring, snapshot
from tests.ending import ends
from tests.records.spoiling import JUNK, inputs, spoilt, watched

GOLDEN = Path(__file__).parent / "golden"


def golden(name: str) -> str:
    return (GOLDEN / name).read_text(encoding="utf-8")


def sample() -> dict[str, Any]:
    """The record of a game in its first turns."""
    rng = random.Random(3)
    game = Game(["Ada", "Ben"], seed=3)
    while len(game.history) < 24:
        game.apply(rng.choice(game.legal_actions()))
    record: dict[str, Any] = json.loads(game.save())
    return record


SAMPLE = sample()


# ---- records that are right


def test_an_old_record_is_still_the_same_game() -> None:
    """A record kept with the tests: it is read, gives the points it gave, and is written again letter by letter."""
    text = golden("three_players.json")
    game = Game.load(text)
    assert game.over
    assert game.scores == {"red": 21, "blue": 7, "green": 31}
    assert game.names == {"red": "Ada", "blue": "Ben", "green": "Žofie"}
    assert game.save() == text
    check_game(game)
    check_scoring(game)


def test_the_draws_of_a_record_come_from_its_seed() -> None:
    """Nothing but the seed and the decisions is needed: the draws come out the same on every machine."""
    record = json.loads(golden("three_players.json"))
    game = Game(["Ada", "Ben", "Žofie"], seed=2024)
    for answer in record["answers"]:
        if not answer.startswith("draw"):
            game.apply(answer)
    assert [str(action) for action in game.history] == record["answers"]


def test_a_record_written_by_hand() -> None:
    """What is left out is as it always is; a draw may go against the seed, as a real stack would."""
    game = Game.load(golden("by_hand.json"))
    assert game.scores == {"blue": 0, "black": 50}
    assert game.prompt
    assert (game.prompt.player, game.prompt.tile) == ("blue", "base-V")
    assert snapshot(Game.load(game.save())) == snapshot(game)


def test_a_record_is_readable() -> None:
    """One answer a line, names as they are written, every key of the setup with its word."""
    game = Game(["Žofie", "<b>Ben</b>"], seed=1)
    game.apply(game.legal_actions()[0])
    lines = game.save().splitlines()
    assert f'  "{game.history[1]}"' in [line.rstrip(",") for line in lines]
    assert '   "Žofie",' in lines
    assert '   "<b>Ben</b>"' in lines
    assert game.save().endswith("}\n")


def test_a_game_in_any_state_is_saved_and_read() -> None:
    rng = random.Random(5)
    game = Game(4, seed=5, farmers=False, first="green", scores={"blue": 7}, draws=["base-X", "base-C"])
    while not game.over:
        if rng.random() < 0.1:
            assert snapshot(Game.load(game.save())) == snapshot(game)
        game.apply(rng.choice(game.legal_actions()))
    assert snapshot(Game.load(game.save())) == snapshot(game)


def test_a_record_cut_after_any_answer_is_the_game_at_that_point() -> None:
    """The draws that were due then are made again, the same ones."""
    text = golden("three_players.json")
    whole, record = Game.load(text), json.loads(text)
    for n in range(0, len(record["answers"]), 7):
        part = Game.load(json.dumps(record | {"answers": record["answers"][:n]}))
        whole.goto(n)
        assert snapshot(part) == snapshot(whole)


# ---- records that are wrong: messages


def changed(**setup: Any) -> str:
    return json.dumps(SAMPLE | {"setup": SAMPLE["setup"] | setup})


def answered(change: Callable[[list[Any]], object]) -> str:
    answers = list(SAMPLE["answers"])
    change(answers)
    return json.dumps(SAMPLE | {"answers": answers})


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "line 1, column 1"),
        ("{", "line 1, column 2.*cut off"),
        ("[]", "JSON object"),
        ("null", "JSON object"),
        ("{}", '"format" is'),
        (json.dumps(SAMPLE)[:-20], "cut off"),
        (json.dumps(SAMPLE | {"format": "chess"}), "chess"),
        (json.dumps(SAMPLE | {"version": 2}), "version 2"),
        (json.dumps(SAMPLE | {"__proto__": {}}), "__proto__"),
        (json.dumps(SAMPLE | {"setup": []}), '"setup" is an object'),
        (json.dumps(SAMPLE | {"answers": {}}), '"answers" is a list'),
        (changed(seats=["red"]), "two lists of the same length"),
        (changed(seats=["red", "red"]), "taken once"),
        (changed(names=["Ada", "Ada"]), "same name"),
        (changed(names=["Ada", 2]), "printable"),
        (changed(polite=True), "no entry 'polite'"),
        (changed(constructor=1), "no entry 'constructor'"),
        (changed(expansions=["gifts_of_old"]), "no expansion"),
        (changed(seed="3"), "seed"),
        (changed(scores=5), "scores"),
        (changed(position=["base-D 0,0 r0", "base-D 9,9 r0"]), "tile 2"),
        (changed(draws=["base-C", "base-C"]), "draws, entry 2 .*more base-C than the stack holds"),
        (changed(tiles=["base-Y"]), "no tile"),
        (answered(lambda a: a.__setitem__(0, 5)), "answer 1: an action is a text"),
        (answered(lambda a: a.__setitem__(3, "")), "answer 4: '' is no action"),
        (answered(lambda a: a.__setitem__(1, "place base-C 77,0 r0")), "answer 2: .*not allowed.*BASE-4"),
        (answered(lambda a: a.__setitem__(1, "place base-C")), "answer 2: "),
        (answered(lambda a: a.insert(0, "skip")), "answer 1: skip cannot be"),
        (answered(lambda a: a.insert(1, "draw base-A")), "answer 2: draw base-A"),
        (answered(lambda a: a.__setitem__(0, "draw base-D2")), "answer 1: draw base-D2 cannot be"),
        (answered(lambda a: a.reverse()), "answer"),
    ],
)  # fmt: skip
def test_what_is_wrong_and_where(text: str, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Game.load(text)


def test_answers_after_the_end() -> None:
    record = json.loads(golden("three_players.json"))
    record["answers"].append("skip")
    with pytest.raises(RecordError, match=r"answer 182: skip is not allowed.*BASE-13\.1"):
        Game.load(json.dumps(record))


@pytest.mark.parametrize("text", [None, 7, b"{}", [], {}, object], ids=repr)
def test_only_text_is_read(text: Any) -> None:
    with pytest.raises(RecordError, match="a record is a text"):
        Game.load(text)


@pytest.mark.parametrize("name", ["game.json", "games/My game.JSON", "../g.jcz", Path("game.json")], ids=str)
def test_the_name_of_a_file_is_told_from_a_record(name: Any) -> None:
    with pytest.raises(RecordError, match=r"name of a file.*carcnb\.replay\('"):
        Game.load(name)


# ---- records that are wrong: anything at all


def refused_or_read(text: str) -> None:
    """Reading gives a game or a ``RecordError``; a game that was read is a whole one."""
    try:
        game = Game.load(text)
    except RecordError:
        return
    assert Game.load(game.save()).history == game.history


def shared() -> dict[str, Any]:
    """A game with cards in hands, as everybody at the table knows it."""
    choose, game = random.Random(6).choice, Game(3, expansions=["messages", "gifts"], seed=6)
    while len(game.history) < 120:
        game.apply(choose(game.legal_actions()))
    record: dict[str, Any] = json.loads(game.save(shared=True))
    return record


COMMENTED = SAMPLE | {"comments": {"0": "The start", "3": "Ben could have closed the road."}}


@pytest.mark.fuzz
@settings(max_examples=inputs(250, 0.25), deadline=None)
@given(
    spoilt([SAMPLE, COMMENTED, shared(), *(json.loads(path.read_text(encoding="utf-8")) for path in GOLDEN.iterdir())])
)
def test_a_spoilt_record(text: str) -> None:
    with watched():
        refused_or_read(text)


@settings(max_examples=60, deadline=2000)
@given(st.integers(0, len(json.dumps(SAMPLE))), st.text(max_size=5))
def test_a_record_cut_or_torn(at: int, scrap: str) -> None:
    text = json.dumps(SAMPLE)
    refused_or_read(text[:at])
    refused_or_read(text[:at] + scrap + text[at:])
    refused_or_read(text[:at] + scrap + text[at + len(scrap) :])


SHAPE = {"format": st.just("carcnb game"), "version": st.just(1), "setup": JUNK, "answers": JUNK}


@settings(max_examples=60, deadline=2000)
@given(JUNK | st.fixed_dictionaries(SHAPE))
def test_any_json_at_all(value: Any) -> None:
    refused_or_read(json.dumps(value))


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1" * 4000, "1" * 5000, "-0.0", "1.0"])
def test_strange_numbers(number: str) -> None:
    for key in ("seed", "farmers", "first", "scores", "names", "tiles", "seats"):
        text = changed(**{key: "HERE"}).replace('"HERE"', number)
        with pytest.raises(RecordError):
            Game.load(text)
        with pytest.raises(RecordError):
            Game.load(changed(**{key: ["HERE", "HERE"]}).replace('"HERE"', number))
    with pytest.raises(RecordError):
        Game.load(answered(lambda a: a.__setitem__(0, "HERE")).replace('"HERE"', number))


@pytest.mark.parametrize("depth", [50, 200, 900, *range(930, 1000, 3), 5_000, 100_000])
def test_deep_nesting(depth: int) -> None:
    nest = "[" * depth + "]" * depth
    for text in (
        nest,
        '{"a":' * depth + "1" + "}" * depth,
        changed(tiles="HERE").replace('"HERE"', nest),
        changed(names="HERE").replace('"HERE"', f'["Ada", {nest}]'),
        json.dumps(SAMPLE | {"format": "HERE"}).replace('"HERE"', nest),
        answered(lambda a: a.__setitem__(0, "HERE")).replace('"HERE"', nest),
    ):
        with pytest.raises(RecordError):
            Game.load(text)


@pytest.mark.parametrize(
    "text",
    [
        "x" * 5_000_001,
        answered(lambda a: a.__setitem__(1, "1,1 " * 1_000_000)),
        answered(lambda a: a.extend(["skip"] * 200_000)),
        changed(expansions=["x" * 2_000_000]),
        changed(tiles=["y" * 2_000_000]),
        changed(tiles=["base-U"] * 100_000),
        changed(position=[f"base-U {x},0 r0" for x in range(50_000)], tiles=[]),
        changed(position=["base-D 0,0 r0 " + "red:city.N " * 200_000]),
        changed(names=["Ada", "B" * 2_000_000]),
        changed(**{"k" * 1_000_000: 1}),
    ],
    ids=lambda text: text[:12] + str(len(text)),
)
def test_a_huge_record_is_refused_without_delay(text: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game.load(text)
    assert len(str(caught.value)) < 1000


def test_too_many_players_are_refused_before_a_name_is_looked_at() -> None:
    text = changed(seats=[f"seat {n}" for n in range(1_600)], names=[f"name {n}" for n in range(1_600)])
    with watched(), pytest.raises(RecordError, match=r"2 to 6 players, not 1600 \(BASE-1\.4\)"):
        Game.load(text)


def test_more_answers_than_any_game_has_are_refused_at_once() -> None:
    """Before one of them is read; a game of all tiles with everything has some 600."""
    text = answered(lambda a: a.extend(["skip"] * 200_000))
    with ends(), pytest.raises(RecordError, match=r"200,0\d\d entries; a game has at most 25,000"):
        Game.load(text)


def test_brackets_are_counted_before_they_are_read() -> None:
    with pytest.raises(RecordError, match=r"brackets within brackets, 31 deep; a record has at most 30"):
        Game.load(changed(names="HERE").replace('"HERE"', "[" * 29 + "]" * 29))


# ---- actions


WORDS = st.sampled_from(["place", "deploy", "skip", "base-U", "meeple", "1,0", "-3,12", "r1", "city.N", "🐑"])


@settings(max_examples=300, deadline=2000)
@given(st.text(max_size=40) | st.lists(WORDS, max_size=6).map(" ".join) | JUNK)
@example("١,٠ place")
@example("place base-U ١,٠ r1")
@example("place base-U 00001,0 r1")
@example("skip\u2028skip")
def test_any_text_is_an_action_or_is_refused(text: Any) -> None:
    """``parse`` gives an action that says itself again in the same words, or ``InvalidAction``."""
    try:
        action = Action.parse(text)
    except InvalidAction:
        return
    assert Action.parse(str(action)) == action
    assert str(action).isascii()


@settings(max_examples=150, deadline=2000)
@given(st.text(max_size=40) | st.lists(WORDS, max_size=6).map(" ".join))
def test_any_text_is_played_or_changes_nothing(text: str) -> None:
    game = Game(2, seed=1, draws=["base-U"])
    before = snapshot(game)
    try:
        game.apply(text)
    except (InvalidAction, IllegalAction):
        assert snapshot(game) == before
    else:
        assert str(game.history[1]).split()[:2] == text.split()[:2]
