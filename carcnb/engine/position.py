"""Laying out the starting position: tiles and figures that are there before the first turn."""

from __future__ import annotations

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.board import put, terrain
from carcnb.engine.errors import EntryError, InvalidAction, SetupError
from carcnb.engine.events import HouseRule, TilePlaced
from carcnb.engine.expansions import ORDER
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.placement import placements
from carcnb.engine.refusals import Refusal
from carcnb.engine.setup import is_number
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.engine.track import FIELDS
from carcnb.engine.why import why_not_placed
from carcnb.tiles import FIELD, Turned, design

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
    for number, entry in enumerate(setup.track, 1):
        _on_track(table, number, entry)
    for number, entry in enumerate(setup.hands, 1):
        _in_hand(table, number, entry)
    state.bag = setup.stack()
    state.phase = "turn" if state.bag else "final"
    for expansion in table.expansions:
        expansion.set_up(table)
    for number, entry in enumerate(setup.position, 1):
        nth = 0
        try:
            cell = _lay(table, entry)
            for word in entry.split()[3:]:
                nth += 1
                _put(table, cell, word)
        except (SetupError, InvalidAction, KeyError, ValueError) as error:
            reason = str(error.args[0] if isinstance(error, KeyError) else error)
            raise EntryError("position", number, reason, nth, f"tile {number} ({entry!r:.60})") from None
    for number, entry in enumerate(setup.supply, 1):
        _at_hand(table, number, entry)
    state.player, state.number = setup.first, 1
    for expansion in table.house_rules:
        table.say(HouseRule(expansion.name, expansion.alone))


def entries(state: State) -> list[str]:
    """What lies on the board, as the ``position`` of a setup lists it: tiles in their order, each with its pieces."""
    found = []
    for cell, (tile, first) in state.tiles.items():
        x, y = XY[cell]
        words = [f"{tile.design.id} {x},{y} r{tile.turn}"]
        for index, spot in enumerate(tile.where):
            for seat, kind in state.figures.get(first + index, ()):
                words.append(f"{seat}:{spot}" if kind == "meeple" else f"{seat}:{kind}:{spot}")
        for piece in state.neutrals:
            if piece.cell == cell:
                spots = "+".join(tile.where[segment - first] for segment in piece.segments)
                words.append(f"{piece.kind}:{spots}" if spots else piece.kind)
        found.append(" ".join(words))
    return found


def _lay(table: Table, entry: str) -> int:
    """Lay the tile of an entry without its pieces; returns the cell."""
    state = table.state
    words = entry.split()
    action = Action.parse("place " + " ".join(words[:3]))
    if action.cell is None or action.where not in TURNS:
        raise SetupError('write a tile like "base-N 0,0 r1 red:city.E"')
    if max(map(abs, action.cell)) > FARTHEST:
        raise SetupError(f"x and y go from {-FARTHEST} to {FARTHEST}")
    cell, tile = cell_of(action.cell), design(action.what).turns[TURNS.index(action.where)]
    if state.tiles:
        places = placements(state, action.what)
        meant = action._replace(where=f"r{tile.design.same_as(tile.turn)}")
        if meant not in places:
            reason: Refusal | None = why_not_placed(state, meant)
            where = "on side {side}, beside {neighbour}: ".format(**reason.args) if reason and reason.edges else ""
            raise SetupError(f"{where}{reason}")
    put(state, cell, tile)
    table.say(TilePlaced("", action.what, XY[cell], tile.turn, "BASE-2.1"))
    return cell


def _put(table: Table, cell: int, word: str) -> None:
    """Put a piece on a tile: a player's figure or one of nobody's."""
    tile, first = table.state.tiles[cell]
    kind, _, rest = word.partition(":")
    owner = next((e for e in table.expansions if kind in e.neutrals), None)
    if owner is None:
        _stand(table, word, tile, first)
        return
    if len(table.neutral(kind)) == owner.neutrals[kind]:
        raise SetupError(f"there are only {owner.neutrals[kind]} of {kind}")
    segments = sorted({first + _spot(tile, name) for name in rest.split("+")}) if rest else []
    owner.lay(table, kind, cell, tuple(segments))


def _stand(table: Table, word: str, tile: Turned, first: int) -> None:
    """Put down a player's figure."""
    parts = word.split(":")
    if len(parts) not in (2, 3):
        like = 'write one like "red:city.E" or "red:meeple:city.E"'
        raise SetupError(f"{word!r:.60} is no figure; {like}; {_others(table, word)}")
    seat, kind, spot = parts[0], parts[1] if len(parts) == 3 else "meeple", parts[-1]
    if seat not in table.setup.seats:
        raise SetupError(
            f"{seat!r:.60} does not play; the seats are {', '.join(table.setup.seats)}; {_others(table, word)}"
        )
    segment = first + _spot(tile, spot)
    if any(kind in expansion.on_track for expansion in table.expansions):
        raise SetupError(f"a {kind} stands on the score track, not on a tile")
    if terrain(table.state, segment) == FIELD and not table.setup.farmers:
        raise SetupError("this game has no farmers; put the figure elsewhere or leave farmers on")
    if not table.state.supply.get((seat, kind)):
        raise SetupError(f"{seat} has no {kind:.60} left to put there")
    # A figure that is no follower may stand in the list before the follower it needs.
    if table.figures[kind].follower and (reason := table.why_not_standing(seat, kind, segment)):
        raise SetupError(str(reason))
    table.deploy(seat, kind, segment)


def _others(table: Table, word: str) -> str:
    """What can lie on a tile besides players' figures, and what a piece of another expansion would need."""
    named = word.split(":")[0]
    needed = next((e.name for e in ORDER if named in e.neutrals), "")
    if needed:
        return f"a {named} needs the expansion {needed}"
    kinds = [kind for expansion in table.expansions for kind in expansion.neutrals]
    return f"other pieces: {', '.join(kinds)}" if kinds else "this game has no other pieces"


def _on_track(table: Table, number: int, entry: str) -> None:
    """Put a further figure on the score track: one that counts points with its points, another on a space."""
    state = table.state
    seat, figure, count, *rest = [*entry.split(), "", "", ""]
    others = [kind for expansion in table.expansions for kind in expansion.on_track]
    known = (*table.pieces, *others)
    if seat not in table.setup.seats or figure not in known or not is_number(count) or any(rest):
        raise EntryError("track", number, f"write seat, figure ({', '.join(known)}) and number, not {entry!r:.60}")
    if figure in table.pieces:
        state.track[seat, figure] = int(count)
    elif int(count) >= FIELDS or not state.supply[seat, figure]:
        raise EntryError(
            "track", number, f"one {figure} a player, on a space from 0 to {FIELDS - 1}, not {entry!r:.60}"
        )
    else:
        table.to_track(seat, figure, int(count), "BASE-2.1")


def _in_hand(table: Table, number: int, entry: str) -> None:
    """Give a player a card of a deck."""
    seat, deck, card, *rest = [*entry.split(), "", "", ""]
    decks = {kind: expansion.chances[kind] for expansion in table.expansions for kind in expansion.decks}
    if seat not in table.setup.seats or card not in decks.get(deck, ()) or any(rest):
        there = "; ".join(f"{kind}: {', '.join(cards)}" for kind, cards in decks.items()) or "there are no decks"
        raise EntryError("hands", number, f"write seat, deck and card, not {entry!r:.60} ({there})")
    hands = table.state.hands
    hands[seat, deck] = (*hands.get((seat, deck), ()), card)
    if sum(held.count(card) for (_, kind), held in hands.items() if kind == deck) > decks[deck][card]:
        raise EntryError("hands", number, f"of {card} there are {decks[deck][card]} in the deck {deck}")


def _at_hand(table: Table, number: int, entry: str) -> None:
    """Leave a player fewer figures at hand than the board does; the others are out of the game."""
    seat, figure, count, *rest = [*entry.split(), "", "", ""]
    left = table.state.supply.get((seat, figure))
    if left is None or not is_number(count) or any(rest):
        known = ", ".join(table.figures)
        raise EntryError("supply", number, f"write seat, figure ({known}) and number, not {entry!r:.60}")
    if int(count) > left:
        raise EntryError("supply", number, f"{seat} has {left} {figure} left at most, not {int(count)}")
    table.state.supply[seat, figure] = int(count)


def _spot(tile: Turned, name: str) -> int:
    if name not in tile.spots:
        raise SetupError(f"the tile has no {name!r:.60} there; it has {', '.join(tile.spots)}")
    return tile.spots[name]
