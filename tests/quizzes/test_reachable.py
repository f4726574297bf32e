"""Every made position is one that a game can come to: nothing is won or lost, nobody has done more than turns allow.

What is in the boxes, what tiles show and what is complete is read from the printed facts (``tests.oracle``).
"""

# mypy: disable-error-code="assignment"
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.curriculum import chapters
from carcnb.engine.events import TileRemoved
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.setup import Setup
from carcnb.quizzes import TOPICS, exercises, practice_expansions
from carcnb.records.notation import parse
from tests import oracle

FEW, MANY, EACH = range(9), range(9, 300), range(12)
"""Seeds of every topic in every run, and in a long one; and those of every chapter."""

FIGURES = {"meeple": 7, "large": 1, "builder": 1, "pig": 1, "robber": 1}
"""How many of a kind a player has to put down; one more meeple walks on the track."""
NEUTRALS = {"gold": 16, "ferry": 8, "mage": 1, "witch": 1}
BONUS = 2
"""Gifts and letters bring no more points than so many for every tile."""
EXTRA_FIGURES = frozenset({"traders_and_builders", "crop_circles", "messages", "gifts"})
"""With these a turn may put down more than one figure, or lay more than one tile."""


def board_of(game: Game) -> dict[oracle.Cell, tuple[str, int]]:
    return {XY[cell]: (tile.design.id, tile.turn) for cell, (tile, _) in game.table.state.tiles.items()}


def wrong_with(setup: Setup) -> Iterator[str]:
    """What no game leads to, at the start of the turn that is set up."""
    game = Game.from_setup(setup)
    state, board = game.table.state, board_of(game)
    done = [region for region in oracle.regions(board) if oracle.is_complete(region)]
    yield from _tiles(setup, game, board)
    yield from _figures(setup, game, board)
    yield from _pieces(game, board)
    yield from _goods(game, board, done)
    held = [card for cards in state.hands.values() for card in cards]
    if len(held) > len(board):
        yield f"{len(held)} cards after {len(board)} tiles"
    most = _most(board, done, setup.expansions)
    for seat, points in game.scores.items():
        if points > most:
            yield f"{seat} has {points} points, and what is complete brings no more than {most}"


def _tiles(setup: Setup, game: Game, board: oracle.Board) -> Iterator[str]:
    there = {"base", *(name for expansion in game.table.expansions for name in expansion.sets)}
    box = Counter({id: fact["count"] for id, fact in oracle.facts().items() if id.rpartition("-")[0] in there})
    seen = Counter(tile for tile, _ in board.values()) + Counter(game.table.state.bag)
    seen[game.table.state.hand] += bool(game.table.state.hand)
    if seen - box:
        yield f"more tiles than the box has: {seen - box}"
    aside = Counter(event.tile for event in game.events if isinstance(event, TileRemoved))
    if setup.tiles is None and box - seen != aside:
        yield f"tiles are missing: {box - seen - aside}"


def _figures(setup: Setup, game: Game, board: oracle.Board) -> Iterator[str]:
    state = game.table.state
    for seat in setup.seats:
        put = Counter(f.kind for figures in state.figures.values() for f in figures if f.seat == seat)
        for kind in game.table.figures:
            there = put[kind] + state.supply[seat, kind] + ((seat, kind) in state.on_track)
            if there != FIGURES[kind]:
                yield f"{seat} has {there} of {kind}"
        turns = len(board) - 1
        if EXTRA_FIGURES.isdisjoint(setup.expansions):
            turns = _turns_of(setup, seat, turns)
        if put.total() > turns:
            yield f"{seat} has put down {put.total()} figures in {turns} turns"


def _turns_of(setup: Setup, seat: str, laid: int) -> int:
    """How many of the tiles laid were this seat's: the one before the seat on turn laid the last."""
    seats = setup.seats[::-1]
    before = seats[seats.index(setup.first) + 1 :] + seats[: seats.index(setup.first) + 1]
    return sum(before[n % len(before)] == seat for n in range(laid))


def _pieces(game: Game, board: oracle.Board) -> Iterator[str]:
    state = game.table.state
    lying = Counter(piece.kind for piece in state.neutrals)
    bars = lying["gold"] + sum(n for (_, token), n in state.tokens.items() if token == "gold")
    brought = 2 * sum("gold" in oracle.facts()[tile] for tile, _ in board.values())
    if bars != brought:
        yield f"{bars} bars, and tiles brought {brought}"
    for kind, n in lying.items():
        if n > NEUTRALS[kind]:
            yield f"{n} of {kind}"
    if (lying["mage"] or lying["witch"]) and not any(tile.startswith("mage") for tile, _ in board.values()):
        yield "a mage or a witch, and no tile that brings one"
    if lying["ferry"] > sum(tile.startswith("ferries") for tile, _ in board.values()):
        yield "more ferries than lakes"


def _goods(game: Game, board: oracle.Board, done: list[oracle.Region]) -> Iterator[str]:
    """Whoever completes a city takes its goods, whoever owns it."""
    shown = Counter(
        goods
        for region in done
        if region.kind == "city"
        for x, y, i in region.segments
        if (goods := oracle.facts()[board[x, y][0]]["cities"][i].get("goods"))
    )
    held = Counter(dict.fromkeys(("wine", "grain", "cloth"), 0))
    for (_, token), n in game.table.state.tokens.items():
        if token in held:
            held[token] += n
    if +held != shown and "traders_and_builders" in game.table.setup.expansions:
        yield f"goods {dict(+held)}, and complete cities show {dict(shown)}"


def _most(board: oracle.Board, done: list[oracle.Region], expansions: tuple[str, ...]) -> float:
    """More than what is complete can have brought one player, with whatever the expansions add."""
    each = {"city": 3, "road": 2}
    most = sum(each.get(r.kind, 13) * (len(r.cells) + oracle.coats(board, r)) for r in done)
    if "robbers" in expansions:
        most *= 1.5
    return most + BONUS * len(board) * bool({"gifts", "messages"} & {*expansions})


def check(topic: str, seeds: range) -> None:
    made = [one for seed in seeds for one in exercises(topic, seed=seed, n=1, difficulty=seed % 3 + 1)]
    assert not {f"{one.id} {one.ask}": wrong for one in made if (wrong := [*wrong_with(one.setup)])}


@pytest.mark.parametrize("topic", [*TOPICS, *practice_expansions()])
def test_the_position_of_an_exercise_is_one_that_a_game_leads_to(topic: str) -> None:
    check(topic, FEW)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("topic", [*TOPICS, *practice_expansions()])
def test_so_are_those_of_many_seeds(topic: str) -> None:
    check(topic, MANY)


@pytest.mark.slow
@pytest.mark.many
@pytest.mark.parametrize("chapter", chapters())
def test_so_are_those_of_every_chapter(chapter: str) -> None:
    check(chapter, EACH)


@pytest.mark.parametrize("seed", [34, 100])
def test_gold_2_a_tile_brings_bars_wherever_it_is_asked(seed: int) -> None:
    """The 16 bars are never all held before the eight tiles lie."""
    (one,) = exercises("gold_mines", seed=seed, n=1, difficulty=2)
    assert not [*wrong_with(one.setup)]


@pytest.mark.parametrize("system", bundled_puzzles())
def test_the_position_of_a_puzzle_is_one_that_a_game_leads_to(system: str) -> None:
    found = {one.name: wrong for one in bundled_puzzles()[system] if (wrong := [*wrong_with(parse(one.position))])}
    assert not found
