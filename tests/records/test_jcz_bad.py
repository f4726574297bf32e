"""Records of JCloisterZone that are wrong: one clear ``RecordError``, with the number of the message, never worse."""

# mypy: disable-error-code="assignment, index, var-annotated"
from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from carcnb import Game, RecordError
from carcnb.command import cli
from carcnb.parsing import LONGEST
from carcnb.records import jcz
from tests.ending import ends
from tests.records.jcz_games import record, text
from tests.records.spoiling import inputs, spoilt, watched
from tests.records.test_jcz_write import played, written

FOLDER = Path(__file__).parent / "jcz"
MUTATIONS = inputs(250, 0.15)
MOVES = """
    T BA/RFr R0 1,0
    D 0.small.1 1,0 Road WE
    C
    T BA/C R180 0,-1
    P
    C
    T BA/RRR R0 2,0
    D 0.small.2 2,0 Road S
    C
"""


def refused(told: object) -> str:
    """Why a record is refused, in one line that can be read."""
    with pytest.raises(RecordError) as caught:
        jcz.load(told if isinstance(told, str) else json.dumps(told))
    said = str(caught.value)
    assert "\n" not in said
    assert len(said) < 600
    return said


# ---- what has no counterpart is refused by its name


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda r: r["setup"]["sets"].update({"abbey-and-mayor:1": 1}), "abbey-and-mayor:1"),
        (lambda r: r["setup"]["sets"].update({"corn-circles/1": 1}), "corn-circles/1"),
        (lambda r: r["setup"]["sets"].update({"basic:2": 1}), "basic:2"),
        (lambda r: r["setup"]["sets"].update({"winter": 1}), "winter"),
        (lambda r: r["setup"]["sets"].update({"basic:1": 2}), "basic:1"),
        (lambda r: r["setup"]["sets"].clear(), "basic:1"),
        (lambda r: r["setup"]["elements"].update({"dragon": 1}), "dragon"),
        (lambda r: r["setup"]["elements"].update({"castle": 3}), "castle"),
        (lambda r: r["setup"]["elements"].update({"pig": 2}), "pig"),
        (lambda r: r["setup"]["elements"].update({"small-follower": 5}), "small-follower"),
        (lambda r: r["setup"]["elements"].pop("small-follower"), "small-follower"),
        (lambda r: r["setup"]["sets"].update({"inns-and-cathedrals:1": 1}), "inn"),
        (lambda r: r["setup"]["sets"].update({"goldmines": 1}), "gold"),
        (lambda r: r["setup"]["sets"].update({"mage-and-witch:1": 1}), "mage"),
        (lambda r: r["setup"]["start"][0].update(tile="RI/s"), "RI/s"),
        (lambda r: r["replay"][1].update(type="DEPLOY_FLOCK"), r"message 2 \(DEPLOY_FLOCK\)"),
        (lambda r: r["replay"][1]["payload"].update(meepleId="0.abbot.1"), r"message 2 .*0\.abbot\.1"),
        (lambda r: r["replay"][1]["payload"]["pointer"].update(feature="Tower"), "message 2 .*Tower"),
        (
            lambda r: r["replay"].insert(1, _message("PLACE_TOKEN", token="CASTLE", pointer=[1, 0])),
            "message 2 .*CASTLE",
        ),
        (lambda r: r["replay"].insert(1, _message("MOVE_NEUTRAL_FIGURE", figureId="fairy.1", to=[0, 0])), "fairy"),
        (lambda r: r["replay"].insert(1, _message("RETURN_MEEPLE", source="PRINCESS", pointer={})), "PRINCESS"),
        (lambda r: r["replay"].insert(1, _message("RETURN_MEEPLE")), "message 2 .*featurePointer and meepleId; None"),
        (
            lambda r: r["replay"].insert(1, _message("RETURN_MEEPLE", pointer={"featurePointer": [1, 0]})),
            r"message 2 .*position, feature and location; \[1, 0\]",
        ),
    ],
)
def test_what_has_no_counterpart_is_named(change: Callable[[Any], object], said: str) -> None:
    told = record(MOVES)
    change(told)
    assert re.search(said, refused(told))


def _message(kind: str, **payload: Any) -> dict[str, Any]:
    return {"type": kind, "payload": payload}


# ---- moves that cannot be


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("T BA/RFr R0 1,0", "T BA/RFr R90 1,0", r"message 1 \(PLACE_TILE\): .*BASE-4.5"),
        ("T BA/RFr R0 1,0", "T BA/RFr R0 5,5", "message 1 .*BASE-4.3"),
        ("T BA/RFr R0 1,0", "T BA/RFr R0 9999,0", "message 1 "),
        ("T BA/RFr R0 1,0", "T BA/RFr R45 1,0", "message 1 .*R45"),
        ("T BA/RFr R0 1,0", "T BA/Nope R0 1,0", "message 1 .*BA/Nope"),
        ("T BA/RFr R0 1,0", "T BA/L R0 1,0", "message 1 .*BA/RFr is drawn"),
        ("D 0.small.1 1,0 Road WE", "D 1.small.1 1,0 Road WE", "message 2 .*Ben.*Ada"),
        ("D 0.small.1 1,0 Road WE", "D 7.small.1 1,0 Road WE", "message 2 .*7.small.1"),
        ("D 0.small.1 1,0 Road WE", "D 0.big.1 1,0 Road WE", "message 2 .*BASE-5.2"),
        ("D 0.small.1 1,0 Road WE", "D 0.small.1 1,0 City N", "message 2 .*City 'N'"),
        ("D 0.small.1 1,0 Road WE", "D 0.small.1 1,0 Road N.S", "message 2 .*Road 'N.S'"),
        ("D 0.small.1 1,0 Road WE", "D 0.small.1 1,0 Field NL.SR", "message 2 .*Field 'NL.SR'"),
        ("D 0.small.1 1,0 Road WE", "D 0.small.1 0,0 Road WE", "message 2 .*BASE-5.4"),
        ("D 0.small.1 1,0 Road WE", "D 0.small.1 8,8 Road WE", "message 2 .*8,8"),
        ("D 0.small.1 1,0 Road WE", "D 0.small.1 1,0 FlyingMachine I", "message 2 "),
        ("D 0.small.1 1,0 Road WE", "X DEPLOY", r"message 2 \(CIRCLE_REMOVE_OR_DEPLOY\)"),
        ("D 0.small.1 1,0 Road WE", "F 1,0 WE", r"message 2 \(PLACE_TOKEN\)"),
        ("D 0.small.1 1,0 Road WE", "M mage 0,0 Road WE", r"message 2 \(MOVE_NEUTRAL_FIGURE\)"),
        ("D 0.small.2 2,0 Road S", "D 0.small.2 2,0 Road W", "message 8 .*BASE-5.7"),
        ("C\n    T BA/C", "T BA/C", "message 3 .*not committed"),
        ("C\n    T BA/C", "C\n    C\n    T BA/C", "message 4 .*commit"),
        ("T BA/RFr R0 1,0", "U\n    T BA/RFr R0 1,0", "message 1: UNDO"),
        ("T BA/C", "U\n    T BA/C", "message 4: UNDO"),
    ],
)
def test_a_wrong_move_is_named_by_its_message(before: str, after: str, said: str) -> None:
    assert before in MOVES
    assert re.search(said, refused(text(MOVES.replace(before, after, 1), draws="BA/RFr BA/C BA/RRR")))


def test_the_turn_of_another_is_named() -> None:
    """BASE-3.1: who lays a tile may be told, and is then the player on turn."""
    told = record(MOVES)
    told["replay"][0]["player"] = told["replay"][3]["player"] = 0
    assert re.search(r"message 4 \(PLACE_TILE\): it is Ben's turn", refused(told))


def test_a_builder_that_jcloisterzone_leaves_alone_is_told_of() -> None:
    """D-FER-11: with us it goes home, so the double turn that the record has does not come."""
    moves = """
        T FR/RRR R0 1,0
        D 0.small.1 1,0 Road E
        F 1,0 WE
        C
        T BA/RFr R0 -1,0
        P
        P
        C
        T BA/RFr R0 -2,0
        D 0.builder.1 -2,0 Road WE
        P
        C
        T BA/RFr R0 -3,0
        P
        F 1,0 SW
        C
        T BA/RFr R0 -4,0
        P
        P
        C
        T BA/RFr R0 -5,0
        D 0.small.2 -5,0 Field NL
        P
        C
    """
    before = record(moves.partition("T BA/RFr R0 -4,0")[0], "traders", "ferries")
    game = jcz.load(json.dumps(before))
    with pytest.raises(RecordError, match=r"a builder .* \(D-FER-11\)"):
        jcz.save(game)
    told = record(moves, "traders", "ferries")
    assert re.search(r"message 22 \(DEPLOY_MEEPLE\): .*D-FER-11", refused(told))
    told["replay"][20]["player"] = 0
    assert re.search(r"message 21 \(PLACE_TILE\): it is Ben's turn.*D-FER-11", refused(told))


def test_a_tile_renamed_everywhere_is_named_where_it_is_laid() -> None:
    told = json.dumps(record(MOVES)).replace("BA/C", "BA/Cx")
    assert re.search(r"message 4 \(PLACE_TILE\): there is no tile 'BA/Cx'", refused(told))
    told = record(MOVES)
    told["gameAnnotations"]["drawOrder"][1] = "BA/Cx"
    assert re.search(r"drawOrder, tile 2: there is no tile 'BA/Cx'", refused(told))


def test_nothing_may_follow_the_end() -> None:
    """BASE-13.1: the game is over after two draws."""
    assert re.search(r"message 7 \(PLACE_TILE\): the game is over", refused(text(MOVES, end=2)))


# ---- files that are none


@pytest.mark.parametrize("told", ["", "{", "[]", "7", "null", '"x"', "{}", '{"replay": []}', '{"setup": {}}'])
def test_what_is_no_record_is_refused(told: str) -> None:
    refused(told)


@pytest.mark.parametrize("key", ["setup", "players", "replay", "gameAnnotations", "initialRandom"])
@pytest.mark.parametrize("value", [None, 7, "x", [], {}, [[]], [None], True, 1e400, -1])
def test_wrong_types_are_refused_or_harmless(key: str, value: object) -> None:
    told = record(MOVES)
    told[key] = value
    judged(json.dumps(told))


@pytest.mark.parametrize("open_", ["[", '{"a":', '{"setup": {"sets": ['])
def test_deep_nesting_is_refused(open_: str) -> None:
    refused(open_ * 100_000)


@pytest.mark.parametrize("depth", range(300, 1000, 100))
def test_nesting_that_can_just_be_read_is_refused(depth: int) -> None:
    """What is told about a value does not go as deep as the value."""
    deep = "[" * depth + "]" * depth
    for at in paths(record(MOVES)):
        if at and at[0] in ("setup", "players", "replay", "gameAnnotations"):
            told: Any = record(MOVES)
            inside = told
            for key in at[:-1]:
                inside = inside[key]
            inside[at[-1]] = "HERE"
            judged(json.dumps(told).replace('"HERE"', deep))


def test_fifty_megabytes_are_refused_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However large a file is, no more of it is read than a record can have."""
    path = tmp_path / "long.jcz"
    path.write_bytes(b" " * 50_000_000)
    with ends():
        assert cli.main(["replay", str(path), "--json"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "more than 20,000,000 bytes" in said.err
    refused("[" + " " * LONGEST + "]")


def test_many_messages_take_little_time() -> None:
    """As many as a text of the longest kind can hold: they are read in seconds and refused at the first wrong one."""
    told = record(MOVES)
    told["replay"] += [{"type": "PASS"}] * 100_000
    with ends():
        assert "message 10" in refused(told)


def test_the_command_line_says_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bad.jcz"
    path.write_text(text(MOVES.replace("R180 0,-1", "R0 0,-1")), encoding="utf-8")
    assert cli.main(["replay", str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert re.fullmatch(r"carcnb: .*bad\.jcz .*message 4 \(PLACE_TILE\): .*BASE-4\.5.*\n", said.err)


# ---- anything else


def judged(told: str) -> Game | None:
    """The game of a record, or None where it is refused as it should be."""
    try:
        return jcz.load(told)
    except RecordError as error:
        said = str(error)
        assert "\n" not in said
        assert len(said) < 600, said
        return None


def paths(value: object, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a JSON value."""
    inner = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [at, *(path for key, part in inner for path in paths(part, (*at, key)))]


ODD = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    10**30,
    0.5,
    1e308,
    "",
    "x",
    "R90",
    "N",
    "BA/C",
    "0.small.1",
    [],
    {},
    [0, 0],
    [[]],
)


def mutated(told: Any, rng: random.Random) -> Any:
    """The record with one to three things changed, dropped, doubled or exchanged."""
    told = copy.deepcopy(told)
    for _ in range(rng.randint(1, 3)):
        at = rng.choice([path for path in paths(told) if path])
        inside: Any = told
        for key in at[:-1]:
            inside = inside[key]
        way = rng.randrange(4)
        if way == 0:
            inside[at[-1]] = rng.choice(ODD)
        elif way == 1:
            del inside[at[-1]]
        elif isinstance(inside, list):
            other = rng.randrange(len(inside))
            if way == 2:
                inside[other], inside[at[-1]] = inside[at[-1]], inside[other]
            else:
                inside.insert(other, copy.deepcopy(inside[at[-1]]))
        else:
            same = [path for path in paths(told) if path and path[-1] == at[-1]]
            found: Any = told
            for key in rng.choice(same):
                found = found[key]
            inside[at[-1]] = copy.deepcopy(found)
    return told


def samples() -> list[Any]:
    return [json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.jcz"))]


def originals() -> list[Any]:
    """The samples, and games with every expansion."""
    return samples() + [json.loads(told) for told in map(written, map(played, range(8))) if told]


@pytest.mark.fuzz
def test_no_mutation_does_worse_than_a_refusal() -> None:
    """Any change of a record is refused in one line, or the game it then tells is a game by our rules."""
    records, rng = originals(), random.Random(MUTATIONS)
    refusals = 0
    for _ in range(MUTATIONS):
        told = json.dumps(mutated(rng.choice(records), rng))
        with watched():
            refusals += judged(told) is None
    assert MUTATIONS / 3 < refusals < MUTATIONS


@pytest.mark.fuzz
@settings(max_examples=inputs(100, 0.1), deadline=None)
@given(
    spoilt([record(MOVES), *(json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.jcz")))])
)
def test_a_spoilt_record(told: str) -> None:
    with watched():
        judged(told)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.jcz")), ids=lambda path: path.stem)
def test_every_cut_of_a_record_is_refused(path: Path) -> None:
    """A file cut off anywhere is no JSON."""
    told = path.read_text(encoding="utf-8").rstrip()
    for at in range(0, len(told), max(1, len(told) // 40)):
        refused(told[:at])
