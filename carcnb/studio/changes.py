"""Every way to change a position, each from one setup to the next; what no game leads to is refused with its rule.

A function takes a setup and gives another one.  ``IllegalAction`` says by which rule it cannot be, ``SetupError`` what
else is wrong; the setup that was given stays as it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NoReturn

from carcnb.board.room import why_not_put, why_not_standing
from carcnb.engine.actions import TURNS, Action
from carcnb.engine.board import segment_number
from carcnb.engine.errors import IllegalAction, SetupError
from carcnb.engine.expansions import find_expansions
from carcnb.engine.notation import SEATS, Counted, Drawn, Laid, Lying, Standing
from carcnb.engine.placement import placements, why_not_placed
from carcnb.engine.refusals import Refusal
from carcnb.engine.setup import Setup, check_apart, player_name, start_of
from carcnb.engine.table import Table
from carcnb.records.notation_reading import lay_table
from carcnb.tiles import OPPOSITE, design

XY = tuple[int, int]
BESIDE: Sequence[XY] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""The squares beside one, in the order of its sides."""


def refuse(key: str, rule: str = "", /, **args: str | tuple[str, ...]) -> NoReturn:
    """Say by which rule something cannot be."""
    raise IllegalAction(Refusal(key, rule, args))


# ---- tiles


def lay(setup: Setup, name: str, at: XY, turn: int) -> Setup:
    """Lay a tile of the box on a square, turned like that or the next way that fits; one that lies there goes back."""
    rest = _without(setup.position, at)
    there = _all(setup, name)
    if setup.tiles is None and there <= sum(tile.tile == name for tile in rest) + coming(setup).count(name):
        refuse("edit-none-left", tile=name)
    return _with(setup, rest, Laid(name, at, turn))


def move(setup: Setup, at: XY, to: XY, turn: int) -> Setup:
    """Lay a tile with all that stands on it somewhere else, turned like that or the next way that fits."""
    tile = tile_at(setup, at)
    if at == to:
        return setup
    rest = _without(setup.position, at)
    if any(other.cell == to for other in rest):
        refuse("cell-taken", "BASE-4.3", neighbour=tile_at(setup, to).tile)
    return _with(setup, rest, _turned(tile, turn)._replace(cell=to))


def turn(setup: Setup, at: XY, by: int) -> Setup:
    """Turn a tile to the next way in which it fits and looks different."""
    tile = tile_at(setup, at)
    rest = _without(setup.position, at)
    same = design(tile.tile).same_as
    for step in (by, 2 * by, 3 * by):
        turned = _turned(tile, (tile.turn + step) % 4)
        if same(turned.turn) != same(tile.turn) and not _clashes(rest, turned):
            return check_setup(replace(setup, position=_in_order((*rest, turned))))
    refuse("edit-turn", "BASE-4.5")


def take(setup: Setup, at: XY) -> Setup:
    """Put a tile back into the box, and what stands on it to its players."""
    tile_at(setup, at)
    rest = _without(setup.position, at)
    if not rest:
        refuse("edit-last", "BASE-2.1")
    return check_setup(replace(setup, position=_in_order(rest)))


def clear(setup: Setup) -> Setup:
    """Leave nothing but the start tile."""
    return check_setup(replace(setup, position=(Laid(start_of(setup.expansions), (0, 0), 0),), supply=()))


def tile_at(setup: Setup, at: XY) -> Laid:
    """The tile that lies on a square."""
    for tile in setup.position:
        if tile.cell == at:
            return tile
    raise SetupError(f"no tile lies at {at[0]},{at[1]}")


def _without(tiles: Iterable[Laid], at: XY) -> tuple[Laid, ...]:
    return tuple(tile for tile in tiles if tile.cell != at)


def _with(setup: Setup, rest: tuple[Laid, ...], tile: Laid) -> Setup:
    """All tiles and one more, turned as it lies or the next way that fits."""
    if rest:
        turns = [(tile.turn + step) % 4 for step in range(4)]
        if not any((x, y) in {other.cell for other in rest} for x, y in _around(tile.cell)):
            _refuse_place(replace(setup, position=_in_order(rest)), tile)
        tile = next((turned for t in turns if not _clashes(rest, turned := _turned(tile, t))), tile)
        if _clashes(rest, tile):
            _refuse_place(replace(setup, position=rest), tile)
    return check_setup(replace(setup, position=_in_order((*rest, tile))))


def _refuse_place(setup: Setup, tile: Laid) -> NoReturn:
    """Say why a tile cannot lie there."""
    state = lay_table(replace(setup, position=tuple(other._replace(pieces=()) for other in setup.position))).state
    reason = why_not_placed(state, Action("place", tile.tile, tile.cell, TURNS[tile.turn]))
    raise IllegalAction(reason or Refusal("alone", "BASE-4.3", {}))


def _around(at: XY) -> list[XY]:
    return [(at[0] + x, at[1] + y) for x, y in BESIDE]


def _clashes(tiles: Iterable[Laid], tile: Laid) -> bool:
    """Whether a terrain breaks off at a side of a tile (BASE-4.5)."""
    there = {other.cell: design(other.tile).turns[other.turn] for other in tiles}
    mine = design(tile.tile).turns[tile.turn]
    return any(
        beside in there and there[beside].edges[OPPOSITE[side]] != mine.edges[side]
        for side, beside in enumerate(_around(tile.cell))
    )


def _turned(tile: Laid, turn: int) -> Laid:
    """A tile turned another way, its pieces where they were on it."""
    old, new = design(tile.tile).turns[tile.turn], design(tile.tile).turns[turn]

    def there(spot: str) -> str:
        return new.where[old.spots[spot]]

    pieces = tuple(
        piece._replace(spot=there(piece.spot))
        if isinstance(piece, Standing)
        else piece._replace(spots=tuple(map(there, piece.spots)))
        for piece in tile.pieces
    )
    return tile._replace(turn=turn, pieces=pieces)


def _in_order(tiles: Iterable[Laid]) -> tuple[Laid, ...]:
    """The tiles in an order in which each touches one before it; they must hang together (BASE-4.3)."""
    left, found = list(tiles), list[Laid]()
    there: set[XY] = set()
    while left:
        at = next((n for n, tile in enumerate(left) if not there or not there.isdisjoint(_around(tile.cell))), None)
        if at is None:
            refuse("edit-apart", "BASE-4.3")
        found.append(left.pop(at))
        there.add(found[-1].cell)
    return tuple(found)


def _all(setup: Setup, name: str) -> int:
    """How many of a design the box holds; there is no other."""
    if name not in setup.box():
        raise SetupError(f"this game has no {name}")
    return setup.box()[name]


# ---- figures and pieces of nobody's


def put(setup: Setup, seat: str, kind: str, at: XY, segment: int) -> Setup:
    """Put a player's figure, or (no seat) a piece of nobody's, on a segment of a tile."""
    tile = tile_at(setup, at)
    where = design(tile.tile).turns[tile.turn].where
    if not 0 <= segment < len(where):
        raise SetupError("nothing can stand there")
    spot = where[segment]
    if not seat:
        return _first_that_can(setup, tile, kind, spot, where)
    table = lay_table(setup)
    if not table.state.supply.get((seat, kind)):
        refuse("no-figure", "BASE-5.2", figure=kind)
    if refusal := why_not_put(table, seat, kind, segment_number(table.state, (*at, segment))):
        raise IllegalAction(refusal)
    return _on(_supplied(setup, seat, kind, -1), tile, (*tile.pieces, Standing(seat, kind, spot)))


def lift(setup: Setup, seat: str, kind: str, at: XY, segment: int) -> Setup:
    """Give a figure, or a piece of nobody's, back; on a segment, or (-1) on the tile."""
    tile = tile_at(setup, at)
    where = design(tile.tile).turns[tile.turn].where
    spot = where[segment] if 0 <= segment < len(where) else ""
    for n, piece in enumerate(tile.pieces):
        mine = piece.spot == spot and piece.seat == seat if isinstance(piece, Standing) else not seat
        on = isinstance(piece, Standing) or not piece.spots or spot in piece.spots
        if mine and on and piece.kind == kind:
            return _on(_supplied(setup, seat, kind, 1), tile, (*tile.pieces[:n], *tile.pieces[n + 1 :]))
    raise SetupError(f"no {kind:.60} stands there")


def _first_that_can(setup: Setup, tile: Laid, kind: str, spot: str, where: Sequence[str]) -> Setup:
    """A piece of nobody's lies on the segment, on the tile, or joins the segment with another one."""
    refused: IllegalAction | None = None
    for spots in ((spot,), (), *((spot, other) for other in where if other != spot)):
        try:
            return _on(setup, tile, (*tile.pieces, Lying(kind, spots)))
        except IllegalAction as error:
            refused = error
        except SetupError:
            continue
    raise refused or IllegalAction(Refusal("edit-no-place", "", {}))


def _on(setup: Setup, tile: Laid, pieces: tuple[Standing | Lying, ...]) -> Setup:
    """The same with other pieces on one tile; followers come first, for others stand beside them."""
    tiles = tuple(tile._replace(pieces=pieces) if other is tile else other for other in setup.position)
    return check_setup(replace(setup, position=tiles))


def _supplied(setup: Setup, seat: str, kind: str, more: int) -> Setup:
    """Where fewer figures are at hand than the board leaves, one that goes or comes counts among them."""
    own = (
        entry._replace(number=max(0, entry.number + more)) if entry[:2] == (seat, kind) else entry
        for entry in setup.supply
    )
    return replace(setup, supply=tuple(own))


# ---- players


def seat(setup: Setup, seat: str, name: str | None = None, points: int | None = None) -> Setup:
    """Give a player another name or other points."""
    index = _index(setup, seat)
    if name is not None:
        names = [*setup.names]
        names[index] = player_name(name) if name.strip() else seat
        check_apart(names)
        setup = replace(setup, names=tuple(names))
    if points is not None:
        if not 0 <= points <= 9999:
            raise SetupError("points go from 0 to 9999")
        scores = [*(setup.scores or [0] * len(setup.seats))]
        scores[index] = points
        setup = replace(setup, scores=tuple(scores) if any(scores) else ())
    return check_setup(setup)


def sit(setup: Setup) -> Setup:
    """One more player, in the first colour that is free."""
    free = [seat for seat in SEATS if seat not in setup.seats]
    if not free:
        refuse("players")
    scores = (*setup.scores, 0) if setup.scores else ()
    return check_setup(replace(setup, seats=(*setup.seats, free[0]), names=(*setup.names, free[0]), scores=scores))


def rise(setup: Setup, seat: str) -> Setup:
    """A player goes, and all that is theirs."""
    index = _index(setup, seat)
    if len(setup.seats) == 2:
        refuse("players")

    def others(row: Sequence[str]) -> tuple[str, ...]:
        return (*row[:index], *row[index + 1 :])

    tiles = tuple(
        tile._replace(pieces=tuple(p for p in tile.pieces if not isinstance(p, Standing) or p.seat != seat))
        for tile in setup.position
    )
    seats = others(setup.seats)
    own: dict[str, Any] = {name: tuple(e for e in getattr(setup, name) if e.seat != seat) for name in _OWN}
    return check_setup(
        replace(
            setup,
            seats=seats,
            names=others(setup.names),
            scores=(*setup.scores[:index], *setup.scores[index + 1 :]) if setup.scores else (),
            position=tiles,
            first=setup.first if setup.first in seats else seats[0],
            **own,
        )
    )


_OWN = ("tokens", "track", "hands", "supply")


def first(setup: Setup, seat: str) -> Setup:
    """Whose turn it is."""
    _index(setup, seat)
    return replace(setup, first=seat)


def hold(setup: Setup, seat: str, kind: str, count: int) -> Setup:
    """How many tokens of a kind a player has."""
    _index(setup, seat)
    held: dict[tuple[str, str], int] = setup.tokens_by_seat() | {(seat, kind): count}
    there = {token: n for expansion in find_expansions(setup.expansions) for token, n in expansion.tokens.items()}
    if kind not in there or count < 0 or sum(n for (_, token), n in held.items() if token == kind) > there[kind]:
        refuse("edit-tokens")
    return check_setup(replace(setup, tokens=tuple(Counted(*key, n) for key, n in held.items() if n)))


def _index(setup: Setup, seat: str) -> int:
    if seat not in setup.seats:
        raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(setup.seats)}")
    return setup.seats.index(seat)


# ---- what is played with, and what comes


def come(setup: Setup, tiles: Sequence[str]) -> Setup:
    """The tile in hand and those that are drawn after it; none: chance draws."""
    stack = setup.stack()
    for name, count in Counter(tiles).items():
        if count > stack.get(name, 0):
            refuse("edit-none-left", tile=name)
    if tiles and not placements(lay_table(setup).state, tiles[0]):
        refuse("edit-fits-nowhere", "BASE-4.7")
    others = tuple(draw for draw in setup.draws if draw.kind)
    return replace(setup, draws=(*map(Drawn, tiles), *others))


def coming(setup: Setup) -> list[str]:
    """The tiles that are known to be drawn next, the one in hand first."""
    return [draw.outcome for draw in setup.draws if not draw.kind]


def system(setup: Setup, name: str, on: bool) -> Setup:
    """Play with an expansion, or without: what is on the table of it has to go first."""
    names = {*setup.expansions, name} if on else {*setup.expansions} - {name}
    expansions = find_expansions(names)
    offered = [variant for expansion in expansions for variant in expansion.variants]
    made = replace(
        setup,
        expansions=tuple(expansion.name for expansion in expansions),
        variants=tuple(variant for variant in setup.variants if variant in offered),
        memories=tuple(memory for memory in setup.memories if memory.expansion in names),
    )
    try:
        if setup.tiles is None and not {tile.tile for tile in made.position} <= made.box().keys():
            refuse("edit-in-use")
        return check_setup(made)
    except SetupError:
        refuse("edit-in-use")


# ---- all together


def check_setup(setup: Setup) -> Setup:
    """The same setup, if a game can come to it; it is told as ``carcnb.position`` would, in the reader's words."""
    table = lay_table(setup)
    state = table.state
    for seat, kind, segment in _standing(table):
        if refusal := why_not_standing(table, seat, kind, segment):
            raise IllegalAction(refusal)
    for piece in state.neutrals:
        for expansion in table.expansions:
            if refusal := expansion.why_not_lying(table, piece):
                raise IllegalAction(refusal)
    return setup


def _standing(table: Table) -> Iterator[tuple[str, str, int]]:
    for segment, figures in table.state.figures.items():
        for seat, kind in figures:
            yield seat, kind, segment


def tiles_left(setup: Setup) -> Mapping[str, int]:
    """What the box still has, design -> copies, without the tiles that are known to come."""
    return Counter(setup.stack()) - Counter(coming(setup))
