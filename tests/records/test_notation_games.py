"""A position printed at the start of any turn of any game is read again as the same table with the same choices."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from carcnb import Game, SetupError
from carcnb.engine.expansions import NAMES
from carcnb.engine.grid import XY
from carcnb.engine.state import State
from carcnb.records.notation import parse, text_of

VARIANTS: list[dict[str, Any]] = [{}, {"farmers": False}, {"small_city_scores_2": True}]
SETS = [(), *((name,) for name in NAMES), NAMES]


def tables(state: State) -> dict[str, Any]:
    """The tables of a game as values; features by their segments, for their numbers tell how the game went."""
    rows = [row for row in state.features if row[1]]
    return {
        "tiles": {cell: (tile.design.id, tile.turn, first) for cell, (tile, first) in state.tiles.items()},
        "order": list(state.tiles),
        "features": {frozenset(segments): (kind, ends) for kind, segments, ends in rows},
        "figures": state.figures,
        "neutrals": Counter(state.neutrals),
        "links": state.links,
        "supply": state.supply,
        "track": state.track,
        "on_track": state.on_track,
        "tokens": state.tokens,
        "hands": {who: cards for who, cards in state.hands.items() if cards},
        "bag": state.bag,
        "hand": state.hand,
        "player": state.player,
        "frontier": state.frontier,
        "singles": state.singles,
        "phase": state.phase,
    }


def check_position(game: Game) -> None:
    """What is printed of a game at the start of a turn gives the same table, choices and text again."""
    text = text_of(game)
    again = Game.from_setup(parse(text))
    assert tables(again.table.state) == tables(game.table.state)
    assert text_of(again) == text_of(again.setup) == text
    assert game.prompt
    assert again.prompt
    assert (again.prompt.player, again.prompt.kind, again.prompt.tile) == (
        game.prompt.player,
        game.prompt.kind,
        game.prompt.tile,
    )
    assert again.legal_actions() == game.legal_actions()
    ahead, there = game.clone(), again.clone()
    for copy in (ahead, there):
        copy.apply(game.legal_actions()[-1])
    if not any(answer.verb == "draw" for answer in ahead.history[len(game.history) :]):
        assert tables(there.table.state) == tables(ahead.table.state)
        assert set(there.legal_actions()) == set(ahead.legal_actions())


@pytest.mark.parametrize("expansions", SETS, ids=lambda names: "+".join(names) if len(names) < 5 else "all")
def test_every_turn_of_a_game_can_be_written_down(expansions: tuple[str, ...]) -> None:
    """At the start of a turn the text is read again; anywhere else the error says where the start is."""
    seed = SETS.index(expansions)
    rng = random.Random(seed)
    game = Game(2 + seed % 5, expansions, seed=seed, **VARIANTS[seed % 3])
    number = begun = 0
    while not game.over:
        if game.table.state.number != number:
            number, begun = game.table.state.number, len(game.history)
            check_position(game)
        elif rng.random() < 0.1:
            with pytest.raises(SetupError, match=rf"goto\({begun}\) goes back to its start"):
                text_of(game)
        game.apply(rng.choice(game.legal_actions()))
    with pytest.raises(SetupError, match="the game is over"):
        text_of(game)


@pytest.mark.parametrize("seed", range(4))
def test_players_who_seek_company(seed: int) -> None:
    """Crowded games with everything: joined features, ferries in a row, figures reached by flight and crop circles."""
    rng = random.Random(seed)
    game = Game(["Ada", "Ben Becker", '"Cy"'], NAMES, seed=100 + seed)
    number = 0
    while not game.over:
        if game.table.state.number != number:
            number = game.table.state.number
            if number % 3 == 0:
                check_position(game)
        options = game.legal_actions()
        assert game.prompt
        if game.prompt.kind == "place":
            there = [XY[cell] for cell in game.table.state.tiles]
            near = [sum(max(abs(x - a.cell[0]), abs(y - a.cell[1])) == 1 for x, y in there) for a in options if a.cell]
            options = [action for action, tiles in zip(options, near, strict=True) if tiles == max(near)]
        elif game.prompt.kind == "deploy":
            options = options[:-1]
        game.apply(rng.choice(options))
