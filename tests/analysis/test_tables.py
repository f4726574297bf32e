"""A game as rows: what they say agrees with the game itself, for every expansion and for foreign records."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import carcnb
from carcnb import Game
from carcnb.engine.errors import CarcnbError
from carcnb.engine.expansions import ORDER
from carcnb.events import TileDrawn, TilePlaced

RECORD = Path(__file__).parents[1] / "records/jcz/whole_games/inns_traders.jcz"


def played(seed: int, expansions: tuple[str, ...], players: int = 3) -> Game:
    game, choose = Game(players, expansions, seed), random.Random(seed)
    while not game.over:
        game.apply(choose.choice(game.legal_actions()))
    return game


@pytest.mark.parametrize("expansions", [(), tuple(kind.name for kind in ORDER)], ids=["base", "all"])
def test_rows_add_up_to_the_game(expansions: tuple[str, ...]) -> None:
    game = played(4, expansions)
    scores, moves, draws = (carcnb.table(game, kind) for kind in ("scores", "moves", "draws"))
    for seat in game.seats:
        own = [row for row in scores if row["seat"] == seat]
        assert sum(row["points"] for row in own) == game.scores[seat]
        assert own[-1]["total"] == game.scores[seat]
        in_play = sum(row["points"] for row in own if not row["final"])
        assert sum(row["points"] for row in moves if row["seat"] == seat) <= in_play
    laid = [event for event in game.events if isinstance(event, TilePlaced) and event.player]
    assert [(row["tile"], (row["x"], row["y"]), row["rotation"]) for row in moves] == [event[1:4] for event in laid]
    drawn = [event.tile for event in game.events if isinstance(event, TileDrawn)]
    assert [row["tile"] for row in draws] == drawn
    assert draws[-1]["left"] == 0
    assert all(row["left"] == sum(game.setup.stack().values()) - n for n, row in enumerate(draws[:5], 1))
    for rows in (scores, moves, draws):
        assert all(tuple(row) == rows.columns for row in rows)
        assert [row["turn"] for row in rows] == sorted(row["turn"] for row in rows)


def test_the_rows_of_a_small_game() -> None:
    game = Game(["Ada", "Ben"], position=["base-D 0,0 r0"], tiles=["base-E", "base-U"], draws=["base-E"])
    assert [*carcnb.table(game)] == []
    game.apply("place base-E 0,-1 r2")
    game.apply("deploy meeple 0,-1 city.S")
    own = {"turn": 1, "seat": "red", "name": "Ada"}
    assert carcnb.table(game) == [
        {**own, "points": 4, "total": 4, "what": "city", "tiles": 2, "rule": "BASE-7.3", "final": False}
    ]
    (first,) = carcnb.table(game, "moves")
    assert first == {**own, "tile": "base-E", "x": 0, "y": -1, "rotation": 2, "figure": "meeple", "spot": "city.S",
                     "points": 4}  # fmt: skip
    assert [(row["name"], row["left"], row["alike"]) for row in carcnb.table(game, "draws")] == [
        ("Ada", 1, 0),
        ("Ben", 0, 0),
    ]


@pytest.mark.parametrize("expansions", [(), tuple(kind.name for kind in ORDER)], ids=["base", "all"])
def test_turns_tell_what_stands_after_each_and_at_the_end(expansions: tuple[str, ...]) -> None:
    game = played(4, expansions)
    rows = carcnb.table(game, "turns")
    last = {row["seat"]: row for row in rows}
    assert {seat: row["points"] for seat, row in last.items()} == game.scores
    assert [row["seat"] for row in rows] == [*game.seats] * (len(rows) // 3)
    assert [row["left"] for row in rows] == sorted((row["left"] for row in rows), reverse=True)
    assert rows[-1]["left"] == 0
    assert [row["turn"] for row in rows[::3]] == list(range(1, last[game.seats[0]]["turn"] + 1))
    scores = [row for row in carcnb.table(game, "scores") if not row["final"]]
    for row in rows:
        before = [made["points"] for made in scores if made["seat"] == row["seat"] and made["turn"] <= row["turn"]]
        assert row is last[row["seat"]] or row["points"] == sum(before)
    half = game.clone()
    half.goto(len(game.history) // 2)
    assert rows[: len(carcnb.table(half, "turns"))] == carcnb.table(half, "turns")
    assert [*carcnb.table(Game(seed=1), "turns")] == []


def test_rows_are_plotted_in_the_colours_of_the_seats() -> None:
    rows = carcnb.table(played(4, ()), "turns")
    plot = rows.plot("figures")
    bundle = plot._repr_mimebundle_()
    assert bundle["application/vnd.vegalite.v5+json"] == plot.spec == json.loads(json.dumps(plot.spec))
    assert plot.spec["encoding"]["color"]["scale"]["range"] == ["#c43a2b", "#0b68ae", "#0c7f5b"]
    assert len(plot.spec["data"]["values"]) == len(rows)
    assert bundle["image/svg+xml"].count('stroke="#0b68ae"') == 1
    assert carcnb.table(played(4, ()), "draws").plot("left")._repr_mimebundle_()["text/plain"].startswith("<Plot: left")
    for column, why in (("fame", "there is no column 'fame'; there are turn, seat"), ("seat", "'seat' has no numbers")):
        with pytest.raises(CarcnbError, match=why):
            rows.plot(column)
    with pytest.raises(CarcnbError, match="no rows"):
        carcnb.table(Game(seed=1), "turns").plot()


def test_records_of_jcloisterzone_are_tables_too() -> None:
    rows = carcnb.table(RECORD, "scores")
    assert {row["seat"] for row in rows} <= set(carcnb.replay(RECORD).game.seats)
    assert rows[-1]["final"]


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(CarcnbError, match="'scores', 'moves', 'draws', 'turns', not 'points'"):
        carcnb.table(Game(seed=1), "points")  # type: ignore[arg-type]
    with pytest.raises(CarcnbError, match="a record is a game"):
        carcnb.table(7)  # type: ignore[arg-type]


def test_a_frame_has_the_columns_and_needs_pandas(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = carcnb.table(Game(seed=1))
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(CarcnbError, match="pip install pandas"):
        rows.frame()
    monkeypatch.setitem(sys.modules, "pandas", SimpleNamespace(DataFrame=lambda rows, columns: (len(rows), columns)))
    assert rows.frame() == (0, ["turn", "seat", "name", "points", "total", "what", "tiles", "rule", "final"])


def test_names_are_text() -> None:
    game = Game(["<b>Ada</b>", "Ben"], seed=1)
    assert "&lt;b&gt;Ada" in carcnb.table(game, "draws")._repr_html_()
