"""Small games as dice play them: what an expansion's exercises are taken from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from carcnb.engine.actions import SKIP, TURNS, Action
from carcnb.engine.expansion import Expansion
from carcnb.engine.expansions import find_expansions
from carcnb.engine.game import Game
from carcnb.engine.grid import AROUND, STEP, cell_of
from carcnb.engine.notation import SEATS, Drawn
from carcnb.engine.prompts import Ask
from carcnb.engine.setup import Setup, start_of
from carcnb.engine.state import State
from carcnb.errors import require
from carcnb.questions.people import people_of
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import TILES
from carcnb.quizzes.staging import NOTHING, Besides
from carcnb.records.notation import parse, text_of
from carcnb.tiles import OPPOSITE, START, box, design

MORE = 6
"""Tiles that are laid after those of a difficulty: each turn of theirs may be asked about."""

_LOOKED_AT = 24
"""Placements looked at for every tile."""


class Moment(NamedTuple):
    """A question of a game, and how the game came there: the turn's start and its answers.

    ``game`` waits with the question only as long as the moment is the newest, and is not to be played on.
    """

    asked: Ask
    game: Game
    begun: Game
    answers: tuple[Action, ...]

    @property
    def laid(self) -> bool:
        """Whether this turn has laid a tile."""
        return any(answer.verb == "place" for answer in self.answers)

    def setup(self) -> Setup:
        """The position at the start of the turn, with the draws that it brought."""
        setup = parse(text_of(self.begun), seed=1)
        drawn = [Drawn(answer.what, answer.where) for answer in self.answers if answer.verb == "draw"]
        return replace(setup, draws=(*setup.draws, *drawn))

    def moves(self) -> list[str]:
        """What the players have answered in this turn."""
        return [str(answer) for answer in self.answers if answer.verb != "draw"]


def moments(
    dice: Dice, expansion: Expansion, level: int, farmers: bool = True, figures: int = 4, besides: Besides = NOTHING
) -> Iterator[Moment]:
    """The questions of the last turns of a game of a difficulty's size, played and staged with what is ``besides``.

    With ``figures`` from 0 to 4 players put down so many where they could put four.
    """
    game = Game.from_setup(_dealt(dice, expansion, level, farmers, besides))
    number, start = 0, 0
    begun: Game | None = None
    wanted: list[Action] = []
    while game.prompt and len(game.table.state.tiles) < TILES[level] + MORE:
        if game.table.state.number != number:
            late = len(game.table.state.tiles) >= TILES[level] - 1
            turn = besides.begin(dice, game) if late else None
            game, wanted = turn or (game, [])
            number, start = game.table.state.number, len(game.history)
            begun = game.clone() if late else None
        asked = require(game.prompt, Ask)
        if begun:
            yield Moment(asked, game, begun, tuple(game.history[start:]))
        staged = next((answer for answer in wanted if answer in asked.options), None)
        if staged:
            wanted.remove(staged)
        game.apply(staged or _answer(dice, game, figures))


def _dealt(dice: Dice, expansion: Expansion, level: int, farmers: bool, besides: Besides) -> Setup:
    """A new game in which about every second tile is the expansion's; what players come to hold it brings them."""
    seats = SEATS[: dice.between(2, 2 if level == 1 else 3)]
    others = find_expansions(besides.expansions)
    own = [name for one in (expansion, *others) for name in one.sets]
    bags = [box(sets) for sets in (["base"], own) if sets]
    for tile in {START, start_of([expansion.name])}:
        next(bag for bag in bags if tile in bag)[tile] -= 1
    bags = [+Counter(bag) for bag in bags]
    draws = []
    for _ in range(TILES[level] + MORE + 4):
        bag = dice.one([bag for bag in bags if bag])
        draws.append(dice.draw_from(bag))
        bag[draws[-1]] -= 1
        if not bag[draws[-1]]:
            del bag[draws[-1]]
    given: dict[str, Any] = {
        "first": dice.one(seats),
        "expansions": [expansion.name, *besides.expansions],
        "farmers": farmers,
        "draws": draws,
    }
    return Setup.make(people_of(seats), dice.below(1 << 62), given)


# ---- how dice play: close together, and rather with what the expansion brings than without


def _answer(dice: Dice, game: Game, figures: int) -> Action:
    ask = require(game.prompt, Ask)
    if ask.kind == "place":
        return _place(dice, game, ask)
    options = [option for option in ask.options if option != SKIP]
    if SKIP in ask.options and dice.below(5) >= (figures if ask.kind == "deploy" else 3):
        return SKIP
    named = dice.one(list(dict.fromkeys((option.verb, option.what) for option in options)))
    options = [option for option in options if (option.verb, option.what) == named]
    standing = [option for option in options if not option.where.startswith("field")]
    return dice.one(standing if standing and not dice.once_in(4) else options)


def _place(dice: Dice, game: Game, ask: Ask) -> Action:
    """The placement with the most neighbours, out of a few; rather one that joins what players hold."""
    state = game.table.state
    taken = game.table.occupied_features()
    return max(dice.some(ask.options, _LOOKED_AT), key=lambda action: _value(state, taken, action))


def _value(state: State, taken: set[int], action: Action) -> int:
    cell, tiles = cell_of(action.xy), state.tiles
    tile = design(action.what).turns[TURNS.index(action.where)]
    value = sum(cell + step in tiles for step in AROUND)
    joined: Counter[int] = Counter()
    for d in range(4):
        if there := tiles.get(cell + STEP[d]):
            value += 4
            mine, theirs = tile.ports[d], there[0].back[OPPOSITE[d]]
            labels = {(one, state.label[there[1] + other]) for one, other in zip(mine, theirs, strict=True)}
            joined.update(one for one, label in labels if label in taken)
    return value + 8 * sum(n > 1 for n in joined.values())
