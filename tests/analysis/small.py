"""Small games of every system, for tests in which players play them to their end."""

from __future__ import annotations

import random
from collections.abc import Iterator

from carcnb import Action, Game
from carcnb.systems import ORDER

EXPANSIONS = tuple(name for name in ORDER if name not in ("base", "overview"))
SYSTEMS = [(), *((name,) for name in EXPANSIONS), EXPANSIONS]


def small_game(expansions: tuple[str, ...], seats: int = 2, tiles: int = 12, seed: int = 1) -> Game:
    """A game with so many tiles in the stack, most of them of the expansions."""
    rng = random.Random(seed)
    stack = Game(expansions=expansions, seed=1).setup.stack()
    own = [name for name in stack if not name.startswith("base-")]
    chosen = rng.sample(own, min(len(own), tiles * 2 // 3))
    chosen += rng.sample([name for name in stack if name.startswith("base-")], tiles - len(chosen))
    return Game(seats, expansions, seed, tiles=chosen)


def played(expansions: tuple[str, ...], answers: int, seats: int = 2, seed: int = 5) -> Game:
    """A game of the whole box after so many answers at random."""
    game, rng = Game(seats, expansions, seed), random.Random(seed)
    for _ in range(answers):
        game.apply(rng.choice(game.legal_actions()))
    while game.prompt and (game.prompt.kind != "place" or len(game.legal_actions()) < 4):
        game.apply(rng.choice(game.legal_actions()))
    return game


def dealt_anew(seats: int = 3) -> tuple[Game, list[Game]]:
    """A game in which others hold gifts that whoever is asked has not seen, and the same with other gifts dealt."""
    for answers in range(60, 240, 10):
        game = played(("messages", "gifts", "robbers"), answers, seats)
        assert game.prompt
        hands = game.table.state.hands
        made = [game.as_known(game.prompt.player, seed) for seed in range(12)]
        if others := [other for other in made if other.table.state.hands != hands]:
            return game, others[:3]
    raise AssertionError("nobody ever holds a hidden card")


def ends(game: Game, begun: tuple[Action, ...] = ()) -> Iterator[tuple[tuple[Action, ...], int]]:
    """Every way to play on to the end, with red's points ahead of blue then."""
    if game.over:
        yield begun, game.scores["red"] - game.scores["blue"]
    for action in game.legal_actions():
        after = game.clone()
        after.apply(action)
        yield from ends(after, (*begun, action))
