"""Turns of small games that are staged for a rule which by chance alone decides too seldom in them.

What a question is asked with stands after it, each with a ``+``: ``allowed +inns_and_cathedrals`` plays with another
expansion, ``follows +track`` before each turn sets the score track so that letters come.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import spot_of
from carcnb.engine.errors import SetupError
from carcnb.engine.events import PointsScored
from carcnb.engine.expansions import NAMES
from carcnb.engine.game import Game
from carcnb.engine.notation import Counted, Drawn, Held, Lying, Standing
from carcnb.engine.setup import Setup
from carcnb.questions.turn_questions import rest
from carcnb.quizzes.dice import Dice
from carcnb.records.notation import parse, text_of
from carcnb.tiles import CITY, ROAD

PLACES = 40
"""Placements of the tile in hand that are looked at for one that makes what is wanted."""

CROSSING = "base-W"
"""A tile that ends three roads."""


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
        turn = STAGES[name](dice, game, what) if name else None
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
    stages = [word for word in told if word not in NAMES]
    return " ".join(words), Besides(tuple(word for word in told if word in NAMES), next(iter(stages), ""))


def as_setup(game: Game) -> Setup:
    """A game at the start of a turn as a setup, with the tiles that it would bring next."""
    drawn = sum(answer.verb == "draw" and not answer.where for answer in game.history)
    coming = [draw for draw in game.setup.draws if not draw.kind][drawn:]
    setup = parse(text_of(game), seed=1)
    return replace(setup, draws=(*setup.draws, *coming))


def _placements(dice: Dice, game: Game) -> list[Action]:
    """Some of the ways in which the tile in hand can be laid."""
    asked = game.prompt
    while asked is not None and asked.kind != "place" and asked.declining_action is not None:
        (game := game.clone()).apply(asked.declining_action)
        asked = game.prompt
    return dice.some(asked.options, PLACES) if asked is not None and asked.kind == "place" else []


def held_card(dice: Dice, game: Game, card: str) -> StagedTurn | None:
    """Whoever is on turn holds a gift, and opens it."""
    setup, seat = as_setup(game), game.table.state.player
    others = tuple(one for one in setup.hands if (one.seat, one.deck) != (seat, "gift"))
    return StagedTurn(replace(setup, hands=(*others, Held(seat, "gift", card))), (Action("gift", card),))


def swept_road(dice: Dice, game: Game, what: str) -> StagedTurn | None:
    """Whoever is on turn sweeps a road, and lays a tile that extends it."""
    found = held_card(dice, game, "road_sweeper")
    if found is None:
        return None
    game = Game.from_setup(found.setup)
    state = game.table.state
    held = {state.label[at] for at in state.figures if state.features[state.label[at]][0] == ROAD}
    for option in _placements(dice, game):
        after = _laid(game, option)
        if after is None:
            continue
        tile, first = after.table.state.tiles[next(reversed(after.table.state.tiles))]
        label = after.table.state.label
        now = {label[first + n] for n, kind in enumerate(tile.design.kinds) if kind == ROAD}
        roads = [name for name in held if any(label[at] in now for at in state.features[name][1])]
        if roads:
            sweeps = [Action("sweep", "", *spot_of(state, at)) for at in state.features[dice.one(roads)][1]]
            return StagedTurn(found.setup, (*found.answers, *sweeps, option))
    return None


def score_track(dice: Dice, game: Game, letter: str) -> StagedTurn | None:
    """Whoever is on turn scores so that a figure ends on a dark space, and the other is near one.

    The letter that comes is the one named, or any; for one that scores a feature its player stands on two of the kind.
    """
    seat = game.table.state.player
    setup = _with_thieves(dice, game) if letter else as_setup(game)
    for option in _placements(dice, game):
        if points := _points(game, option, seat):
            own = [points[0], points[1] if len(points) > 1 else dice.one((1, 2, 2, points[0]))]
            return _on_track(dice, setup, seat, own, letter, option)
    return None


def score_both(dice: Dice, game: Game, letter: str) -> StagedTurn | None:
    """Whoever is on turn draws a crossing that completes two roads of that player's, so that both figures can move."""
    seat, setup = game.table.state.player, as_setup(game)
    with suppress(SetupError):  # none is left, or no follower
        game = Game.from_setup(replace(setup, draws=(Drawn(CROSSING), *setup.draws[1:])))
        for option in _placements(dice, game):
            done = [row for row in _completed(game, option) if _held_by(game, row) <= {seat}]
            if len(done) > 1:
                setup = _with_followers(dice, game, [(row, (seat,)) for row in done[:2]])
                points = _points(Game.from_setup(setup), option, seat)
                if len(points) > 1:
                    return _on_track(dice, setup, seat, points[:2], letter, option)
    return None


def _completed(game: Game, option: Action) -> list[tuple[int, ...]]:
    """The segments of the roads and cities that a tile completes."""
    after, state = _laid(game, option), game.table.state
    if after is None:
        return []
    now = after.table.state
    return [row[1] for row in state.features if row[0] in (ROAD, CITY) and row[1] and row[2] > 0
            and now.features[now.label[row[1][0]]][2] == 0]  # fmt: skip


def _held_by(game: Game, row: Sequence[int]) -> set[str]:
    """Who stands on one of some segments."""
    return {one.seat for at in row for one in game.table.state.figures.get(at, ())}


def _points(game: Game, option: Action, seat: str) -> list[int]:
    """What a player is given for each feature that is completed where a tile is laid, and no figure put down."""
    after = _laid(game, option)
    if after is None or after.prompt is None or SKIP not in after.prompt.options:
        return []
    scored = [event for event in rest(after, SKIP)[0] if isinstance(event, PointsScored) and event.feature.complete]
    return [event.points for event in scored if event.player == seat and event.points]


def _on_track(dice: Dice, setup: Setup, seat: str, points: Sequence[int], letter: str, option: Action) -> StagedTurn:
    """The position in which so many points bring each of a player's two score figures to a dark space."""
    meeple, lady = (5 * dice.between(2, 8) - number for number in points)
    before = setup.scores or (0,) * len(setup.seats)
    scores = tuple(max(meeple, 0) if one == seat else n for one, n in zip(setup.seats, before, strict=True))
    track = tuple(one for one in setup.track if (one.seat, one.kind) != (seat, "lady"))
    letters = (Drawn(letter, "letter"),) if letter else ()
    staged = replace(setup, scores=scores, track=(*track, Counted(seat, "lady", max(lady, 0))),
                     draws=(*setup.draws, *letters))  # fmt: skip
    return StagedTurn(staged, (option, SKIP, Action("advance", "meeple"), Action("advance", "lady")))


def _with_thieves(dice: Dice, game: Game) -> Setup:
    """The position with thieves more of the player on turn on two roads where nobody stands, and one of another's."""
    state = game.table.state
    held = {state.label[at] for at in state.figures}
    rows = [row[1] for name, row in enumerate(state.features)
            if row[0] == ROAD and row[2] > 0 and row[1] and name not in held]  # fmt: skip
    other = dice.one([seat for seat in game.seats if seat != state.player])
    rows = sorted(dice.some(rows, 4), key=len)[-2:]
    return _with_followers(dice, game, [(row, (state.player, other)) for row in rows])


def _with_followers(dice: Dice, game: Game, wanted: Sequence[tuple[Sequence[int], Sequence[str]]]) -> Setup:
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


def joined_magic(dice: Dice, game: Game, what: str) -> StagedTurn | None:
    """The tile in hand joins two roads or cities on which the mage and the witch stand."""
    state = game.table.state
    for option in _placements(dice, game):
        after = _laid(game, option)
        if after is None:
            continue
        label = after.table.state.label
        found: dict[int, list[int]] = {}
        for name, (kind, segments, ends) in enumerate(state.features):
            if kind in (ROAD, CITY) and segments and ends > 0:
                found.setdefault(label[segments[0]], []).append(name)
        joined = [names for names in found.values() if len(names) > 1]
        if joined:
            mage, witch = dice.some(dice.one(joined), 2)
            there = {"mage": state.features[mage][1], "witch": state.features[witch][1]}
            return StagedTurn(_with_magic(dice, game, there), (option,))
    return None


def scored_magic(dice: Dice, game: Game, what: str) -> StagedTurn | None:
    """The tile in hand completes a road or city with a figure, the mage or the witch stands there as well."""
    state = game.table.state
    for option in _placements(dice, game):
        done = _completed(game, option)
        free = [[at for at in row if at not in state.figures] for row in done if _held_by(game, row)]
        others = [row[1] for row in state.features if row[0] in (ROAD, CITY) and row[2] > 0 and row[1] not in done]
        if any(free) and any(others):
            kinds = dice.some(("mage", "witch"), 2)
            there = {kinds[0]: dice.one([*filter(None, free)]), kinds[1]: dice.one([*filter(None, others)])}
            return StagedTurn(_with_magic(dice, game, there), (option,))
    return None


def _with_magic(dice: Dice, game: Game, there: Mapping[str, Sequence[int]]) -> Setup:
    """The position with the mage and the witch on one of some segments each, wherever they stood before."""
    setup = as_setup(game)
    stands = {kind: spot_of(game.table.state, dice.one(segments)) for kind, segments in there.items()}
    tiles = []
    for tile in setup.position:
        kept = [piece for piece in tile.pieces if not isinstance(piece, Lying) or piece.kind not in there]
        kept += [Lying(kind, (spot,)) for kind, (cell, spot) in stands.items() if cell == tile.cell]
        tiles.append(tile._replace(pieces=tuple(kept)))
    return replace(setup, position=tuple(tiles))


def _laid(game: Game, option: Action) -> Game | None:
    """A copy of a game in which nothing is done but that its tile is laid; None where that is not what is asked."""
    after = game.clone()
    while after.prompt and after.prompt.kind != "place" and after.prompt.declining_action is not None:
        after.apply(after.prompt.declining_action)
    if after.prompt is None or option not in after.prompt.options:
        return None
    after.apply(option)
    return after


STAGES: Mapping[str, Stage] = {
    "held": held_card,
    "swept": swept_road,
    "track": score_track,
    "both": score_both,
    "joined": joined_magic,
    "scored": scored_magic,
}
"""What stages turns, by the word that names it after a question."""
