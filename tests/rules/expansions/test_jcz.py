"""A second opinion: records of JCloisterZone, shortened to what tells the moves, give the points it says they gave."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from carcnb import Game
from carcnb.rules.events import BonusScored, PointsScored
from tests.oracle import RING, facts

RECORDS = sorted((Path(__file__).parent / "jcz").glob("*.jcz"))
NAMES = {fact["jcz"]: tile for tile, fact in facts().items() if "jcz" in fact}
SETS = {"inns-and-cathedrals:1": "inns_and_cathedrals", "traders-and-builders:1": "traders_and_builders"}
HALVES = dict(zip(("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"), RING, strict=True))
KINDS = {"small": "meeple", "big": "large", "builder": "builder", "pig": "pig"}
FEATURES = {"Road": "road", "City": "city", "Field": "field", "Monastery": "monastery"}


def turn_of(rotation: str) -> str:
    """``R90`` as ``r1``."""
    return f"r{int(rotation[1:]) // 90}"


def replayed(record: dict[str, Any]) -> Game:
    """The game of a record, played to its end."""
    tiles = [NAMES[name] for name in record["gameAnnotations"]["drawOrder"]]
    start = [f"{NAMES[s['tile']]} {s['x']},{s['y']} r{s['rotation'] // 90}" for s in record["setup"]["start"]]
    names = [player["name"] for player in record["players"]]
    expansions = [SETS[name] for name in record["setup"]["sets"] if name in SETS]
    game = Game(names, expansions, seed=1, position=start, tiles=tiles, draws=tiles)
    for move in record["replay"]:
        what = move["payload"]
        if move["type"] == "PLACE_TILE":
            x, y = what["position"]
            game.apply(f"place {NAMES[what['tileId']]} {x},{y} {turn_of(what['rotation'])}")
        elif move["type"] == "DEPLOY_MEEPLE":
            pointer = what["pointer"]
            (x, y), kind = pointer["position"], FEATURES[pointer["feature"]]
            place = pointer["location"].split(".")[0]
            spot = "monastery" if kind == "monastery" else f"{kind}.{HALVES[place] if kind == 'field' else place[0]}"
            game.apply(f"deploy {KINDS[what['meepleId'].split('.')[1]]} {x},{y} {spot}")
        elif move["type"] == "PASS" and game.prompt and game.prompt.kind == "deploy":
            game.apply("skip")
    return game


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_points_are_those_of_the_record(path: Path) -> None:
    """SCORE-2, SCORE-13, SCORE-23, SCORE-25: inns, goods, roads, cities and fields, as another engine counts."""
    record = json.loads(path.read_text(encoding="utf-8"))
    game = replayed(record)
    assert game.over
    seats = {name: seat for seat, name in game.names.items()}
    scored = [(e.player, e.feature.kind, e.points) for e in game.events if isinstance(e, PointsScored)]
    said = record["test"]["assertions"]
    assert said
    for line in said:
        if found := re.fullmatch(r"(\w+) has (\d+) points", line):
            assert game.scores[seats[found[1]]] == int(found[2]), line
        else:
            found = re.fullmatch(r"(\w+) scored (\w+) for (\d+) points", line)
            assert found, line
            assert (seats[found[1]], found[2], int(found[3])) in scored, line


def test_the_wine_is_counted() -> None:
    """TB-GOODS-7: in the record about wine the player who closed the city has all there is of it."""
    game = replayed(json.loads(next(path for path in RECORDS if "wine" in path.stem).read_text(encoding="utf-8")))
    bonus = [event for event in game.events if isinstance(event, BonusScored)]
    assert [(game.names[e.player], e.reason, e.points) for e in bonus] == [("Oskar", "wine", 10)]
