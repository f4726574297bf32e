"""Gold Mines: bars lie on tiles and go to whoever owns what is completed there (GOLD-1 to GOLD-16)."""

from __future__ import annotations

from itertools import cycle
from types import MappingProxyType

from carcnb.engine.actions import Action
from carcnb.engine.errors import SetupError
from carcnb.engine.events import Feature, Line
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import AROUND, XY, cell_of
from carcnb.engine.prompts import Ask, Script
from carcnb.engine.refusals import Refusal
from carcnb.engine.scoring import Due, score
from carcnb.engine.state import Neutral
from carcnb.engine.table import Table

GOLD = "gold"
"""A bar: a piece of nobody's on the land, a token before a player (GOLD-13)."""

DEARER = (1, 4, 7, 10)
"""From so many bars on each is worth a point more (GOLD-16)."""


class GoldMines(Expansion):
    """Eight tiles with gold and 16 gold bars (GOLD-1, GOLD-2)."""

    name = "gold_mines"
    verbs = ("gold", "take_gold")
    sets = ("gold",)
    neutrals = MappingProxyType({GOLD: 16})
    tokens = MappingProxyType({GOLD: 16})
    brings = MappingProxyType({GOLD: GOLD})

    def lay(self, table: Table, kind: str, cell: int, segments: tuple[int, ...]) -> None:
        """Lay a bar of a starting position on a tile; it belongs to no part of the tile (GOLD-4)."""
        if segments:
            raise SetupError('a gold bar lies on the tile as a whole; write "gold" and no place on it')
        if not self.at_hand(table):
            raise SetupError(f"there are only {self.neutrals[GOLD]} gold bars, and players hold the others")
        super().lay(table, kind, cell, segments)

    def at_hand(self, table: Table) -> int:
        """How many bars are neither on the land nor with a player."""
        held = sum(table.state.tokens[seat, GOLD] for seat in table.setup.seats)
        return self.neutrals[GOLD] - held - len(table.neutral(GOLD))

    # ---- putting bars down

    def tile_placed(self, table: Table, cell: int) -> Script:
        """A tile with gold brings one bar to itself and one to a tile around it, which its player chooses (GOLD-2).

        Only a stack with more of these tiles than the box holds can run out of bars: then there are none to put down.
        """
        state = table.state
        if GOLD not in state.tiles[cell][0].design.marks or not self.at_hand(table):
            return
        table.put_neutral(GOLD, cell, (), "GOLD-2")
        if self.at_hand(table):
            around = sorted(XY[there] for there in self.around(table, cell))
            chosen = Action("gold", "", around[0])
            if len(around) > 1:
                options = [Action("gold", "", xy) for xy in around]
                chosen = yield Ask(
                    state.player, "gold", options, "GOLD-2", target="tile", piece=GOLD, cell=XY[cell], step="tile"
                )
            table.put_neutral(GOLD, cell_of(chosen.xy), (), "GOLD-2")

    def around(self, table: Table, cell: int) -> list[int]:
        """The tiles to which the second bar can go: those around the first (GOLD-2)."""
        return [cell + step for step in AROUND if cell + step in table.state.tiles]

    # ---- handing them out

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script:
        """Whoever owns what was completed has a claim to the bars on its tiles (GOLD-6 to GOLD-9, GOLD-12, D-GOLD-5).

        All that one tile completed is one pool, and owners are those who scored (D-GOLD-2, D-GOLD-4).  Where one player
        has all the claims, all the bars are taken at once (GOLD-7, D-GOLD-7).
        """
        owned = [(feature, tiles_of(table, feature)) for _, feature in features if feature.owners]
        claims = {
            bar.cell: frozenset(seat for feature, tiles in owned if bar.cell in tiles for seat in feature.owners)
            for bar in table.neutral(GOLD)
        }
        seats = [seat for seat in table.clockwise(table.state.player) if any(seat in who for who in claims.values())]
        if len(seats) > 1:
            yield from _in_turn(table, seats, claims, owned)
        elif seats:
            for feature, tiles in owned:
                bars = [bar for bar in table.neutral(GOLD) if bar.cell in tiles]
                _take(table, seats[0], bars, feature, "GOLD-7")

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """The rule that keeps a bar off a square, or in its place."""
        if ask.kind not in ("gold", "take_gold") or action.verb != ask.kind or action.cell is None:
            return None
        if action.cell in {option.cell for option in ask.options}:
            return None  # nothing is wrong with the place
        if ask.kind == "gold":
            if action.cell == ask.cell:
                return Refusal("gold-own", "GOLD-2", {})
            laid = {XY[cell] for cell in table.state.tiles}
            return Refusal("gold-far" if action.cell in laid else "gold-empty", "GOLD-2", {})
        lies = {XY[bar.cell] for bar in table.neutral(GOLD)}
        return Refusal("gold-claim", "GOLD-11", {}) if action.cell in lies else Refusal("gold-none", "GOLD-6", {})

    # ---- the end

    def final_began(self, table: Table) -> None:
        """Bars still on the land are taken away and are worth nothing (GOLD-15)."""
        for bar in table.neutral(GOLD):
            table.remove_neutral(bar, "GOLD-15")

    def game_ended(self, table: Table) -> Script:
        """A player's bars are worth 1 to 4 points each, the more there are the dearer each is (GOLD-16)."""
        held = {seat: table.state.tokens[seat, GOLD] for seat in table.setup.seats}
        sums = {seat: (Line(GOLD, n, sum(n >= least for least in DEARER), "GOLD-16"),) for seat, n in held.items() if n}
        yield from score(table, [Due(GOLD, sums)], final=True)


Owned = list[tuple[Feature, set[int]]]
"""What was completed and has owners, each with its tiles."""


def tiles_of(table: Table, feature: Feature) -> set[int]:
    """The cells of a feature; to a monastery belong the eight around it (GOLD-8, GOLD-9)."""
    cells = {cell_of((x, y)) for x, y, _ in feature.segments}
    if table.kinds[feature.kind].closed_by != "squares":
        return cells
    return cells | {cell + step for cell in cells for step in AROUND}


def _in_turn(table: Table, seats: list[str], claims: dict[int, frozenset[str]], owned: Owned) -> Script:
    """Take one bar at a time, clockwise from the player on turn, until nobody has a claim to any (GOLD-10, GOLD-11)."""
    for seat in cycle(seats):
        left = sorted((XY[bar.cell], bar) for bar in table.neutral(GOLD) if claims[bar.cell])
        if not left:
            return
        mine = {xy: bar for xy, bar in left if seat in claims[bar.cell]}
        if mine:
            options = [Action("take_gold", "", xy) for xy in mine]
            chosen = options[0]
            if len({claims[bar.cell] for bar in mine.values()}) > 1:  # else no bar is better than another (D-GOLD-3)
                chosen = yield Ask(seat, "take_gold", options, "GOLD-10", target="tile", piece=GOLD)
            bar = mine[chosen.xy]
            feature = next(feature for feature, tiles in owned if bar.cell in tiles and seat in feature.owners)
            _take(table, seat, [bar], feature, "GOLD-10")


def _take(table: Table, seat: str, bars: list[Neutral], feature: Feature, rule: str) -> None:
    """Let a player take bars from the tiles of a feature (GOLD-13)."""
    for bar in bars:
        table.remove_neutral(bar, rule)
    if bars:
        table.give(seat, GOLD, len(bars), feature, rule)
