"""Sections 1 to 3 and 12 of the base game: material, setting up, the order of a turn, the score track."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from carcnb import Action, Game, SetupError
from carcnb.engine.events import (
    FigurePlaced,
    FinalScoringBegan,
    GameEnded,
    PointsScored,
    TileDrawn,
    TilePlaced,
    TurnBegan,
)
from carcnb.engine.track import cards, space
from carcnb.tiles import START, box, designs
from tests.systems.scene import gained, last_turn, said, scene, spots, turn


def whole_game(seed: int = 3, players: int = 3, **options: object) -> Game:
    rng = random.Random(seed)
    game = Game(players, seed=seed, **options)  # type: ignore[arg-type]
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    return game


def test_seventy_two_tiles_one_of_them_laid_first() -> None:
    """BASE-1.1, BASE-2.1: 72 tiles; the start tile lies in the middle before the first turn."""
    game = Game(2, seed=1)
    assert sum(box(["base"]).values()) == 72
    assert game.events[0] == TilePlaced("", START, (0, 0), 0, "BASE-2.1")
    assert isinstance(game.events[1], TurnBegan)
    assert sum(game.table.state.bag.values()) + len(said(game, TileDrawn)) == 71


def test_what_tiles_show() -> None:
    """BASE-1.2: cities, fields, roads, crossings and monasteries, and nothing else."""
    base = [tile for tile in designs().values() if tile.set == "base"]
    assert {kind for tile in base for kind in tile.kinds} == {"field", "road", "city", "monastery"}
    assert sum(tile.kinds.count("monastery") for tile in base) == 2
    crossings = {tile.id: tile.kinds.count("road") for tile in base if tile.kinds.count("road") > 1}
    assert crossings == {"base-L": 3, "base-W": 3, "base-X": 4}
    assert all(not tile.marks for tile in base)


def test_the_stack_is_the_box_without_the_start_tile() -> None:
    """BASE-1.3, BASE-2.2: every tile of the printed list is drawn once, the start tile is one of the four D."""
    game = whole_game()
    drawn = Counter(event.tile for event in said(game, TileDrawn))
    assert drawn + Counter([START]) == Counter(box(["base"]))


def test_the_stack_is_shuffled() -> None:
    """BASE-2.2, BASE-4.1, D-BASE-6: the seed decides the order; all tiles have their chance."""
    first = Counter(said(Game(2, seed=seed), TileDrawn)[0].tile for seed in range(1500))
    assert set(first) == set(box(["base"]))
    assert first["base-V"] > first["base-U"] / 2 > first["base-C"]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_how_many_play(players: int) -> None:
    """BASE-1.4, D-BASE-2: two to five players, and a sixth because there are six colours."""
    assert len(Game(players, seed=1).seats) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_too_few_or_too_many(players: int) -> None:
    """BASE-1.4, D-BASE-2: one player is no game, and there is no seventh colour."""
    with pytest.raises(SetupError, match="2 to 6 players"):
        Game(players)


def test_eight_figures_each() -> None:
    """BASE-1.5, BASE-1.7, BASE-2.3, BASE-2.4, FIG-2: one figure stands on field 0 of the track, seven are at hand."""
    state = Game(4, seed=1).table.state
    assert state.supply == {(seat, "meeple"): 7 for seat in ("red", "blue", "green", "yellow")}
    assert state.track == {(seat, "meeple"): 0 for seat in ("red", "blue", "green", "yellow")}
    assert not state.figures


def test_one_kind_of_figure_for_every_role() -> None:
    """BASE-1.6, BASE-5.5, BASE-5.6, FIG-4: thief, knight, farmer or monk; the place decides, and fields lay it down."""
    asked = scene(["base-B 0,0 r0"], "base-K", "base-A")
    asked.apply("place base-K 1,0 r2")
    assert spots(asked) == {"city.S", "road.N", "field.NNE", "field.NNW"}
    asked.apply("skip")
    asked.apply("place base-A -1,0 r0")
    assert spots(asked) == {"monastery", "road.S", "field.NNW"}
    assert {action.what for action in asked.legal_actions()} == {"meeple", ""}
    asked.apply("deploy meeple -1,0 field.WSW")
    assert said(asked, FigurePlaced)[-1].spot == "field.NNW"


def test_scores_are_known_all_the_time() -> None:
    """BASE-1.8, BASE-12.1: the track shows every player's points at every moment."""
    rng, game = random.Random(5), Game(3, seed=5)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
        assert game.scores == {seat: gained(game).get(seat, 0) for seat in game.seats}
    assert max(game.scores.values()) > 0


def test_points_come_during_the_game_and_at_its_end() -> None:
    """BASE-1.9, BASE-15.9: the winner is named once, after the final scoring, and nothing happens after that."""
    game = whole_game(9)
    assert {event.final for event in said(game, PointsScored)} == {True, False}
    assert [i for i, event in enumerate(game.events) if isinstance(event, GameEnded)] == [len(game.events) - 1]


def test_who_starts() -> None:
    """BASE-2.5, D-BASE-1: anybody may start, as the players say; the first seat, if they say nothing."""
    assert Game(3, seed=1).prompt.player == "red"  # type: ignore[union-attr]
    assert Game(3, seed=1, first="green").prompt.player == "green"  # type: ignore[union-attr]
    assert Game({"black": "Ada", "red": "Ben"}, seed=1).prompt.player == "black"  # type: ignore[union-attr]


def test_turns_go_round() -> None:
    """BASE-3.1, BASE-3.6: after a turn the next seat plays, whoever scored."""
    game = whole_game(2, players=3, first="blue")
    turns = [event.player for event in said(game, TurnBegan)]
    assert len(turns) == 71
    assert turns == (["blue", "green", "red"] * 24)[:71]
    assert [event.number for event in said(game, TurnBegan)] == list(range(1, 72))


def test_a_turn_is_tile_figure_points() -> None:
    """BASE-3.2, BASE-3.5, BASE-6.5, D-BASE-38, TURN-1, TURN-5: the steps in this order, points in the same turn."""
    game = scene(["base-E 0,0 r2"], "base-E")
    assert game.prompt
    assert game.prompt.kind == "place"
    game.apply("place base-E 0,1 r0")
    assert game.scores["red"] == 0
    assert game.prompt.kind == "deploy"
    game.apply("deploy meeple 0,1 city.N")
    names = [type(event).__name__ for event in last_turn(game)]
    assert names[:4] == ["TurnBegan", "TileDrawn", "TilePlaced", "FigurePlaced"]
    assert names[4:] == ["FeatureCompleted", "PointsScored", "FigureReturned"]
    assert game.scores["red"] == 4
    assert (game.prompt.player, game.prompt.kind) == ("blue", "place")


def test_the_tile_must_be_laid() -> None:
    """BASE-3.3, D-BASE-3: a tile that fits somewhere cannot be declined."""
    game = scene(["base-D 0,0 r0"], "base-U")
    refusal = game.why_not("skip")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("compulsory", "BASE-3.3")
    assert Action("skip") not in game.legal_actions()


def test_a_figure_may_be_kept() -> None:
    """BASE-3.4, BASE-10.2, D-BASE-37: putting a figure down is a choice; without one the finished road is nobody's."""
    game = scene(["base-W 0,0 r0"], "base-W")
    game.apply("place base-W 1,0 r0")
    assert "road.W" in spots(game)
    game.apply("skip")
    assert gained(game) == {}
    assert not said(game, FigurePlaced)


def test_the_track_goes_round() -> None:
    """BASE-12.2: fields 0 to 49; 48 and 3 points end on field 1."""
    assert [space(points) for points in (0, 49, 50, 48 + 3, 149, 200)] == [0, 49, 0, 1, 49, 0]


@pytest.mark.parametrize(
    ("points", "held"),
    [
        (0, ()),
        (49, ()),
        (50, (50,)),
        (99, (50,)),
        (100, (100,)),
        (149, (100,)),
        (150, (100, 50)),
        (200, (100, 100)),
        (260, (100, 100, 50)),
    ],
)
def test_cards_tell_the_rounds(points: int, held: tuple[int, ...]) -> None:
    """BASE-12.3, BASE-12.4, BASE-12.5, BASE-12.6, D-BASE-29, D-BASE-30: cards and field together are the score."""
    assert cards(points) == held
    assert sum(cards(points)) + space(points) == points


def test_points_go_on_from_where_the_figure_stands() -> None:
    """BASE-12.1, BASE-12.6, TURN-9: a completed city moves the score figure on from 48 to 52: card 50, field 2."""
    game = scene(["base-E 0,0 r2 red:city.S"], "base-E", scores=[48, 7, 0])
    turn(game, "base-E 0,1 r0")
    assert game.scores == {"red": 52, "blue": 7, "green": 0}
    assert (cards(52), space(52)) == ((50,), 2)


def test_the_game_ends_with_the_turn_of_the_last_tile() -> None:
    """BASE-13.1, BASE-13.2, D-TURN-15, SCORE-31: that turn is played out; then come open features, then fields."""
    position = ["base-D 0,0 r0 blue:road.W red:field.ENE", "base-U -1,0 r0", "base-E -1,-1 r0 green:city.N"]
    game = scene(position, "base-E", last="")
    game.apply("place base-E 0,-1 r2")
    assert game.prompt
    assert game.prompt.kind == "deploy"
    game.apply("deploy meeple 0,-1 city.S")
    assert game.over
    names = [type(event).__name__ for event in game.events[game.events.index(said(game, FigurePlaced)[-1]) :]]
    end = names.index("FinalScoringBegan")
    assert names[:end] == ["FigurePlaced", "FeatureCompleted", "PointsScored", "FigureReturned"]
    kinds = [event.feature.kind for event in said(game, PointsScored) if event.final]
    assert kinds == ["road", "city", "field"]
    assert game.scores == {"red": 4 + 3, "blue": 2, "green": 1}
    assert len(said(game, FinalScoringBegan)) == 1
    assert game.legal_actions() == []
    refusal = game.why_not("skip")
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("over", "BASE-13.1")


def test_the_most_points_win() -> None:
    """BASE-15.10: one winner."""
    game = scene(["base-U 0,0 r0"], last="", scores=[3, 9, 8])
    assert game.events[-1] == GameEnded(("blue",), (("red", 3), ("blue", 9), ("green", 8)))


def test_a_shared_victory() -> None:
    """D-BASE-28: equal points win together."""
    ended = scene(["base-U 0,0 r0"], last="", scores=[9, 3, 9]).events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == ("red", "green")


def test_drawn_tiles_and_supplies_are_open_and_the_stack_is_not() -> None:
    """BASE-4.2, D-BASE-34: the tile is shown before it is laid; of the stack only the counts are known."""
    game = Game(2, seed=4)
    shown = said(game, TileDrawn)[-1]
    assert game.prompt
    assert (shown.player, shown.tile) == ("red", game.prompt.tile)
    assert not [event for event in said(game, TilePlaced) if event.player]
    other = Game(2, seed=4, draws=[game.prompt.tile])
    assert other.table.state.bag == game.table.state.bag


def test_steps_of_expansions_that_are_not_played_are_skipped() -> None:
    """TURN-15: the base game asks for nothing but a place and a figure."""
    game = whole_game(6)
    assert {action.verb for action in game.history} == {"draw", "place", "deploy", "skip"}
    for one, two in pairwise(action.verb for action in game.history):
        assert (one, two) in {("draw", "place"), ("place", "deploy"), ("place", "skip"), ("place", "draw"),
                              ("deploy", "draw"), ("skip", "draw"), ("draw", "draw")}  # fmt: skip
    again = Game.load(game.save())
    again.goto(0)
    while again.redo():
        assert again.over or [str(option) for option in again.legal_actions()] != ["skip"], "nothing to choose"
