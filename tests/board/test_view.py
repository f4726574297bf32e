"""The view: the shape the front end reads, its size, and that it says what the game says."""

# mypy: disable-error-code="union-attr"
from __future__ import annotations

import json
import random
from typing import Any

import pytest

import carcnb
from carcnb.board import log
from carcnb.board.reader import Reader
from carcnb.board.view import view
from carcnb.engine.grid import XY
from carcnb.tiles import box, designs
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from tests.board.browser import sent

NAMES = {"red": "Ada", "blue": "Ben"}


def played(moves: int, seed: int = 1, players: Any = NAMES, **options: Any) -> carcnb.Game:
    """A game after some moves made at random."""
    game = carcnb.Game(players, seed=seed, **options)
    choose = random.Random(seed).choice
    for _ in range(moves):
        if game.over:
            break
        game.apply(choose(game.legal_actions()))
    return game


def seen(game: carcnb.Game, **options: Any) -> Any:
    return sent(view(game, Reader.of(game, "en"), **options))


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("seed", range(4))
def test_every_view_of_a_game_has_the_shape_that_the_front_end_reads(seed: int, lang: str) -> None:
    game = carcnb.Game(2 + seed, seed=seed)
    choose = random.Random(seed).choice
    while True:
        made = view(game, Reader.of(game, lang))
        assert list(faults(json.loads(json.dumps(made)), View, "view")) == []
        if game.over:
            break
        game.apply(choose(game.legal_actions()))


def test_a_view_says_what_the_game_says() -> None:
    game = played(60)
    made = seen(game)
    assert made["n"] == len(game.history)
    assert {seat["seat"]: seat["score"] for seat in made["seats"]} == game.scores
    assert [seat["active"] for seat in made["seats"]] == [seat == game.prompt.player for seat in game.seats]
    for seat in made["seats"]:
        standing = [figure for figure in made["figures"] if figure[1] == seat["seat"]]
        assert seat["supply"] == [["meeple", 7 - len(standing), 7]]
    state = game.table.state
    same: dict[str, Any] = {}
    for entry, (cell, (tile, first)) in zip(made["tiles"].split(";"), state.tiles.items(), strict=True):
        x, y, name, turn, *features = entry.split(" ")
        assert ((int(x), int(y)), name, int(turn)) == (XY[cell], tile.design.id, tile.turn)
        assert len(features) == len(designs()[name].kinds)
        for i, feature in enumerate(features):
            assert same.setdefault(feature, state.label[first + i]) == state.label[first + i]
    assert len(same) == len(set(same.values())) == len(set(state.label))


def test_the_squares_are_the_legal_placements() -> None:
    game = carcnb.Game(NAMES, seed=7)
    prompt = seen(game)["prompt"]
    squares = [row.split() for row in prompt["squares"].split(";")]
    rows = [f"place {prompt['tile']} {x},{y} r{turn}" for x, y, turns in squares for turn in turns]
    assert rows == list(map(str, game.legal_actions()))
    assert prompt["facts"] == f"Fits in {len(squares)} places"


def test_a_figure_keeps_its_key_as_long_as_it_stands() -> None:
    game = carcnb.Game(NAMES, seed=3)
    choose = random.Random(3).choice
    before: dict[str, list[object]] = {}
    while not game.over:
        game.apply(choose(game.legal_actions()))
        rows = seen(game)["figures"]
        now = {row[0]: row[1:] for row in rows}
        assert len(now) == len(rows)
        assert all(now[key] == row for key, row in before.items() if key in now)
        kept = [row for row in before.values() if row not in now.values()]
        assert all(key not in now for key, row in before.items() if row in kept)
        before = now


def test_tiles_left_count_the_box_not_the_stack() -> None:
    made = seen(carcnb.Game(2, seed=1))
    left = {name: (now, total) for name, now, total in made["left"]}
    assert {name: total for name, (_, total) in left.items()} == box(["base"])
    assert left["base-D"][0] <= 3  # the start tile lies on the table (BASE-2.1)
    assert made["left_total"] == 70


def test_who_only_looks_is_offered_nothing() -> None:
    game = carcnb.Game(NAMES, position=["base-E 0,0 r0"], tiles=["base-E"])
    game.apply("place base-E 0,-1 r2")
    made = seen(game, playable=False)
    assert made["prompt"]["options"] == []
    assert made["playable"] is made["can_undo"] is made["can_redo"] is False


def test_what_lay_there_at_the_start_is_no_news() -> None:
    game = carcnb.Game(NAMES, position=["base-N 0,0 r1 red:city.N"], seed=1)
    assert seen(game)["log"] == []
    game.apply(game.legal_actions()[0])
    assert [entry["text"] for entry in seen(game)["log"]] == ["Ada places a tile"]


def test_the_log_is_newest_first_some_turns_at_a_time() -> None:
    made = seen(played(120))
    ids = [entry["id"] for entry in made["log"]]
    assert len({entry["turn"] for entry in made["log"]}) >= log.LEAST
    assert ids == sorted(ids, reverse=True)
    assert made["log_more"] is True
    assert made["log"][0]["say"].startswith(made["log"][0]["text"])


def test_names_are_text() -> None:
    name = "<script>alert(1)</script>"
    game = carcnb.Game([name, "{ $points }"], seed=1)
    made = seen(game)
    assert [seat["name"] for seat in made["seats"]] == [name, "{ $points }"]
    assert made["prompt"]["who"] == f"{name} to play"


def test_players_without_names_are_called_by_their_colours() -> None:
    game = carcnb.Game(2, seed=1)
    assert [seat["name"] for seat in view(game, Reader.of(game, "cs"))["seats"]] == ["Červená", "Modrá"]


@pytest.mark.parametrize(("players", "budget"), [(2, 12_500), (6, 14_500)])
def test_a_move_on_150_tiles_is_small(players: int, budget: int) -> None:
    stack = [name for name, copies in box(["base"]).items() for _ in range(3 * copies)]
    game = carcnb.Game(players, seed=3, tiles=stack)
    choose = random.Random(1).choice
    while len(game.table.state.tiles) < 150 or game.prompt.kind != "place":
        game.apply(choose(game.legal_actions()))
    assert len(json.dumps(seen(game), ensure_ascii=False).encode()) < budget
