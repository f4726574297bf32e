"""Laying out the starting position: tiles and figures that are there before the first turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.board import put, terrain
from carcnb.engine.errors import SetupError
from carcnb.engine.events import NOBODY, HouseRule, TilePlaced
from carcnb.engine.expansions import ORDER
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.notation import SEATS, Counted, Held, Laid, Lying, Memory, Standing, entry_of
from carcnb.engine.placement import placements, why_not_placed
from carcnb.engine.refusals import Refusal
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.engine.track import FIELDS
from carcnb.tiles import FIELD, design

FARTHEST = 200
"""Squares from the middle to the farthest tile of a position; it leaves room for every stack within ``grid.REACH``."""


def lay_out(table: Table) -> None:
    """Set the table: supplies, score figures, stack and the tiles of the position (BASE-2.1 to BASE-2.4)."""
    setup, state = table.setup, table.state
    given = setup.tokens_by_seat()
    for i, seat in enumerate(setup.seats):
        for name, kind in table.figures.items():
            state.supply[seat, name] = kind.number
        for expansion in table.expansions:
            for token in expansion.tokens:
                state.tokens[seat, token] = given.get((seat, token), 0)
        for piece in table.pieces:
            state.track[seat, piece] = 0
        if setup.scores:
            state.track[seat, table.pieces[0]] = setup.scores[i]
    _lay_each(table, "track", _on_track)
    _lay_each(table, "hands", _in_hand)
    state.bag = setup.stack()
    state.phase = "turn" if state.bag else "final"
    for expansion in table.expansions:
        expansion.set_up(table)
    _lay_each(table, "position", _lay)
    _lay_each(table, "supply", _at_hand)
    _lay_each(table, "memories", _remember)
    state.player, state.number = setup.first, 1
    for expansion in table.house_rules:
        table.say(HouseRule(expansion.name, expansion.alone))


def entries(state: State) -> list[Laid]:
    """What lies on the board, as the ``position`` of a setup lists it: tiles in their order, each with its pieces."""
    found = []
    for cell, (tile, first) in state.tiles.items():
        pieces: list[Standing | Lying] = [
            Standing(seat, kind, spot)
            for index, spot in enumerate(tile.where)
            for seat, kind in state.figures.get(first + index, ())
        ]
        for piece in state.neutrals:
            if piece.cell == cell:
                pieces.append(Lying(piece.kind, tuple(tile.where[segment - first] for segment in piece.segments)))
        found.append(Laid(tile.design.id, XY[cell], tile.turn, tuple(pieces)))
    return found


def _lay_each(table: Table, field: str, lay: Callable[[Table, Any], None]) -> None:
    """Lay out a list of the setup; ``SetupError`` names the entry that is wrong."""
    for number, entry in enumerate(getattr(table.setup, field), 1):
        with entry_of(field, number, entry):
            lay(table, entry)


def _lay(table: Table, laid: Laid) -> None:
    """Lay a tile and what is on it; ``SetupError`` says which of its words is wrong."""
    cell = _lay_tile(table, laid)
    for word, piece in enumerate(laid.pieces, 4):
        try:
            if isinstance(piece, Standing):
                _stand(table, cell, piece)
            else:
                _put(table, cell, piece)
        except SetupError as error:
            raise SetupError(error.reason, word=word) from None


def _lay_tile(table: Table, laid: Laid) -> int:
    """Lay a tile without its pieces; returns the cell."""
    state = table.state
    if max(map(abs, laid.cell)) > FARTHEST:
        raise SetupError(f"x and y go from {-FARTHEST} to {FARTHEST}", word=2)
    cell, tile = cell_of(laid.cell), design(laid.tile).turns[laid.turn]
    if state.tiles:
        meant = Action("place", laid.tile, laid.cell, TURNS[tile.design.same_as(tile.turn)])
        if meant not in placements(state, laid.tile):
            reason: Refusal | None = why_not_placed(state, meant)
            where = "on side {side}, beside {neighbour}: ".format(**reason.args) if reason and reason.edges else ""
            raise SetupError(f"{where}{reason}", word=2)
    put(state, cell, tile)
    table.say(TilePlaced("", laid.tile, XY[cell], tile.turn, "BASE-2.1"))
    return cell


def _put(table: Table, cell: int, piece: Lying) -> None:
    """Put a piece of nobody's on a tile."""
    kind = piece.kind
    owner = next((e for e in table.expansions if kind in e.neutrals), None)
    if owner is None:
        if not piece.spots or kind in SEATS:
            like = 'write one like "red:city.E" or "red:meeple:city.E"'
            raise SetupError(f"{str(piece)!r:.60} is no figure; {like}; {_others(table, kind)}")
        raise _nobody(table, kind)
    if len(table.neutral(kind)) == owner.neutrals[kind]:
        raise SetupError(f"there are only {owner.neutrals[kind]} of {kind}")
    owner.lay(table, kind, cell, tuple(sorted({_segment(table, cell, spot) for spot in piece.spots})))


def _stand(table: Table, cell: int, figure: Standing) -> None:
    """Put down a player's figure."""
    seat, kind, spot = figure
    if seat not in table.setup.seats:
        raise _nobody(table, seat)
    segment = _segment(table, cell, spot)
    if any(kind in expansion.on_track for expansion in table.expansions):
        raise SetupError(f"a {kind} stands on the score track, not on a tile")
    if terrain(table.state, segment) == FIELD and not table.setup.farmers:
        raise SetupError("this game has no farmers; put the figure elsewhere or leave farmers on")
    if not table.state.supply.get((seat, kind)):
        raise SetupError(f"{seat} has no {kind:.60} left to put there")
    # A figure that needs a follower may stand in the list before that one.
    if not table.figures[kind].stray and (reason := table.why_not_standing(seat, kind, segment)):
        raise SetupError(str(reason))
    table.deploy(seat, kind, segment)


def _nobody(table: Table, name: str) -> SetupError:
    seats = ", ".join(table.setup.seats)
    return SetupError(f"{name!r:.60} does not play; the seats are {seats}; {_others(table, name)}")


def _others(table: Table, named: str) -> str:
    """What can lie on a tile besides players' figures, and what a piece of another expansion would need."""
    needed = next((e.name for e in ORDER if named in e.neutrals), "")
    if needed:
        return f"a {named} needs the expansion {needed}"
    kinds = [kind for expansion in table.expansions for kind in expansion.neutrals]
    return f"other pieces: {', '.join(kinds)}" if kinds else "this game has no other pieces"


def _on_track(table: Table, on: Counted) -> None:
    """Put a further figure on the score track: one that counts points with its points, another on a space."""
    state, figure = table.state, on.kind
    known = (*table.pieces, *(kind for expansion in table.expansions for kind in expansion.on_track))
    if on.seat not in table.setup.seats or figure not in known:
        raise SetupError(f"write seat, figure ({', '.join(known)}) and number")
    if figure in table.pieces:
        state.track[on.seat, figure] = on.number
    elif on.number >= FIELDS or not state.supply[on.seat, figure]:
        raise SetupError(f"one {figure} a player, on a space from 0 to {FIELDS - 1}")
    else:
        table.to_track(*on, "BASE-2.1")


def _in_hand(table: Table, held: Held) -> None:
    """Give a player a card of a deck, or lay it face down where it is nobody's."""
    seat, deck, card = held
    decks = {kind: expansion.chances[kind] for expansion in table.expansions for kind in expansion.decks}
    if seat not in (*table.setup.seats, NOBODY) or card not in decks.get(deck, ()):
        there = "; ".join(f"{kind}: {', '.join(cards)}" for kind, cards in decks.items()) or "there are no decks"
        raise SetupError(f"write seat, deck and card ({there})")
    hands = table.state.hands
    hands[seat, deck] = (*hands.get((seat, deck), ()), card)
    if sum(own.count(card) for (_, kind), own in hands.items() if kind == deck) > decks[deck][card]:
        raise SetupError(f"of {card} there are {decks[deck][card]} in the deck {deck}")


def _at_hand(table: Table, own: Counted) -> None:
    """Leave a player fewer figures at hand than the board does; the others are out of the game."""
    seat, figure, count = own
    left = table.state.supply.get((seat, figure))
    if left is None:
        raise SetupError(f"write seat, figure ({', '.join(table.figures)}) and number")
    if count > left:
        raise SetupError(f"{seat} has {left} {figure} left at most, not {count}")
    table.state.supply[seat, figure] = count


def _remember(table: Table, memory: Memory) -> None:
    """Let an expansion remember what words of its own say."""
    owner = next((e for e in table.expansions if e.name == memory.expansion), None)
    if owner is None or not memory.words:
        there = ", ".join(expansion.name for expansion in table.expansions) or "none in this game"
        raise SetupError(f"write an expansion and what it remembers; the expansions are {there}")
    table.remember(owner.memory_of(table, memory.words))


def _segment(table: Table, cell: int, spot: str) -> int:
    tile, first = table.state.tiles[cell]
    if spot not in tile.spots:
        raise SetupError(f"the tile has no {spot!r:.60} there; it has {', '.join(tile.spots)}")
    return first + tile.spots[spot]
