"""Turns of small games that are staged for a rule which by chance alone decides too seldom in them.

What a question is asked with stands after it, each with a ``+``: ``allowed +inns_and_cathedrals`` plays with another
expansion, ``follows +track`` before each turn sets the score track so that letters come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import spot_of
from carcnb.engine.errors import SetupError
from carcnb.engine.events import PointsScored
from carcnb.engine.expansions import NAMES
from carcnb.engine.game import Game
from carcnb.engine.notation import Standing
from carcnb.engine.setup import Setup
from carcnb.questions.turn_ahead import rest
from carcnb.quizzes.dice import Dice
from carcnb.records.notation import parse, text_of
from carcnb.systems import systems
from carcnb.tiles import CITY, ROAD

PLACES = 40
"""Placements of the tile in hand that are looked at for one that makes what is wanted."""


class StagedTurn(NamedTuple):
    """A turn to be played from a position, and answers of which each is given once, where it first can be."""

    setup: Setup
    answers: tuple[Action, ...] = ()


Stage = Callable[[Dice, Game, str], StagedTurn | None]
"""Stages the turn that a game is about to begin, with what is said after the stage's name; None where it cannot be."""


class Besides(NamedTuple):
    """What a question is asked with: other expansions, and how turns are staged."""

    expansions: tuple[str, ...] = ()
    stage: str = ""

    def begin(self, dice: Dice, game: Game) -> tuple[Game, list[Action]] | None:
        """A game whose turn begins as it is staged, and the answers wanted then; None where it cannot be."""
        name, _, what = self.stage.partition(":")
        turn = stages()[name](dice, game, what) if name else None
        with suppress(SetupError):  # more figures than a player has
            if turn and (begun := Game.from_setup(turn.setup)).prompt:
                return begun, [*turn.answers]
        return None


NOTHING = Besides()
"""As the dice have it, with the expansion alone."""


def parse_besides(ask: str) -> tuple[str, Besides]:
    """A question without what it is asked with, and that."""
    words = [word for word in ask.split() if not word.startswith("+")]
    told = [word.removeprefix("+") for word in ask.split() if word.startswith("+")]
    staged = [word for word in told if word not in NAMES]
    return " ".join(words), Besides(tuple(word for word in told if word in NAMES), next(iter(staged), ""))


def as_setup(game: Game) -> Setup:
    """A game at the start of a turn as a setup, with the tiles that it would bring next."""
    drawn = sum(answer.verb == "draw" and not answer.where for answer in game.history)
    coming = [draw for draw in game.setup.draws if not draw.kind][drawn:]
    setup = parse(text_of(game), seed=1)
    return replace(setup, draws=(*setup.draws, *coming))


def placements(dice: Dice, game: Game) -> list[Action]:
    """Some of the ways in which the tile in hand can be laid."""
    asked = game.prompt
    while asked is not None and asked.kind != "place" and asked.declining_action is not None:
        (game := game.clone()).apply(asked.declining_action)
        asked = game.prompt
    return dice.some(asked.options, PLACES) if asked is not None and asked.kind == "place" else []


def completed_by(game: Game, option: Action) -> list[tuple[int, ...]]:
    """The segments of the roads and cities that a tile completes."""
    after, state = lay(game, option), game.table.state
    if after is None:
        return []
    now = after.table.state
    return [row[1] for row in state.features if row[0] in (ROAD, CITY) and row[1] and row[2] > 0
            and now.features[now.label[row[1][0]]][2] == 0]  # fmt: skip


def holders(game: Game, row: Sequence[int]) -> set[str]:
    """Who stands on one of some segments."""
    return {one.seat for at in row for one in game.table.state.figures.get(at, ())}


def points_at(game: Game, option: Action, seat: str) -> list[int]:
    """What a player is given for each feature that is completed where a tile is laid, and no figure put down."""
    after = lay(game, option)
    if after is None or after.prompt is None or SKIP not in after.prompt.options:
        return []
    scored = [event for event in rest(after, SKIP)[0] if isinstance(event, PointsScored) and event.feature.complete]
    return [event.points for event in scored if event.player == seat and event.points]


def with_followers(dice: Dice, game: Game, wanted: Sequence[tuple[Sequence[int], Sequence[str]]]) -> Setup:
    """The position with a follower of each of some seats on features, where there is a tile without any figure."""
    setup, state = as_setup(game), game.table.state
    taken = {state.home[at] for at in state.figures}
    stands: list[tuple[tuple[int, int], Standing]] = []
    for row, seats in wanted:
        here = {one.seat for at in row for one in state.figures.get(at, ())}
        for seat in (seat for seat in seats if seat not in here):
            if free := [at for at in row if state.home[at] not in taken]:
                at = dice.one(free)
                taken.add(state.home[at])
                cell, spot = spot_of(state, at)
                stands.append((cell, Standing(seat, "meeple", spot)))
    tiles = [tile._replace(pieces=(*tile.pieces, *(one for cell, one in stands if cell == tile.cell)))
             for tile in setup.position]  # fmt: skip
    return replace(setup, position=tuple(tiles))


def lay(game: Game, option: Action) -> Game | None:
    """A copy of a game in which nothing is done but that its tile is laid; None where that is not what is asked."""
    after = game.clone()
    while after.prompt and after.prompt.kind != "place" and after.prompt.declining_action is not None:
        after.apply(after.prompt.declining_action)
    if after.prompt is None or option not in after.prompt.options:
        return None
    after.apply(option)
    return after


@cache
def stages() -> Mapping[str, Stage]:
    """What stages turns, by the word that names it after a question: ``STAGES`` of ``stages.py`` of every system."""
    found: dict[str, Stage] = {}
    for system in systems().values():
        if system.folder("stages.py").is_file():
            found |= import_module(f"{system.package}.stages").STAGES
    return found
