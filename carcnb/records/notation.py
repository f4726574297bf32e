"""The notation of positions: short enough to type in a cell and to read in a mail.

    players red Ada 12, blue Ben 7     # seat, name, points; red and blue if nobody is named
    expansions ferries, gold_mines
    turn blue                          # who is to play; else the first player
    hand U                             # the tile drawn; else chance draws it
    D 0,0 red:city.N                   # a tile, its cell (x grows east, y south), its turn, what stands on it
    V 1,0 r1 blue:field.NNW
    ferries-01 -1,0 ferry:road.W+road.E gold gold

A line is a tile or starts with a word that says what it is; the order of the lines does not matter.  ``;`` ends a line,
too, and ``#`` begins a comment.  A tile of the base game is named by its letter, any other as everywhere; ``r0`` may be
left out.  What stands on it is written as in the ``position`` of a setup (``red:large:city.N``, ``mage:road.E``), with
one mark more: a follower on a feature where another one stands ends with ``+``, for it was not put there (BASE-5.7) but
was joined with the other, has landed beside it, or been added.

    players red Ada 12 lady 30 robber 42 gold 4 gift synod, blue "Ben B." 7
    variants no_farmers, small_city_scores_2
    stack 3xU V          # what is still to be drawn, the tile in hand not among it; "none" for nothing
    out C                # or: what the box holds is to be drawn, but for this and for all that lies
    box any              # with a stack: tiles of any set and in any number
    next V, W, 2 die     # draws that are known beyond the tile in hand
    supply red 3         # figures at hand where some are out of the game
    down DECK hidden     # cards that lie face down on the table
    memory EXPANSION 3   # what an expansion remembers, in words of its own

After the points stand further figures on the score track, tokens and cards, each kind with its number or name.  Without
a line for the stack all that the box leaves is still to be drawn.

A position is the start of a turn: what is printed is read again as the same table with the same choices.  It does not
tell what will be drawn, how the game came to this point, nor which cards were used.  A card may be ``hidden``, as in
``gift hidden``: whoever reads the text gets one of those that are left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from carcnb.engine.errors import SetupError
from carcnb.engine.events import NOBODY
from carcnb.engine.game import Game
from carcnb.engine.knowledge import HIDDEN
from carcnb.engine.notation import SEATS, Drawn, Memory, Standing
from carcnb.engine.placement import placements
from carcnb.engine.position import entries
from carcnb.engine.setup import Setup
from carcnb.engine.table import Table
from carcnb.records.notation_reading import lay_table, read
from carcnb.records.notation_words import NO_FARMERS, SMALL_CITIES
from carcnb.records.statements import quote
from carcnb.tiles import designs

LONGEST = 40_000
"""Characters of the longest text that is read; all tiles of this project with all their pieces need some 6,000."""

WIDEST = 80
"""Characters of the longest line with all players; else each gets a line."""


def parse(text: str, seed: int | None = 0) -> Setup:
    """The setup of a game that starts with the position that a text describes.

    ``seed`` decides the draws that the text leaves open (None: a new one).  ``SetupError`` says what is wrong, in which
    line and word, and what would be right; what no game leads to is refused with its rule.

    >>> [str(laid) for laid in parse("D 0,0 red:city.N; U 1,0; hand V").position]
    ['base-D 0,0 r0 red:city.N', 'base-U 1,0 r0']
    """
    if not isinstance(text, str):
        raise SetupError(f"a position is a text of lines like 'D 0,0 red:city.N', not {text!r:.40}")
    if len(text) > LONGEST:
        raise SetupError(f"this text has {len(text):,} characters; a position has at most {LONGEST:,}")
    return read(text, seed)


class MidTurn(SetupError):
    """A game in the middle of a turn has no position; ``goto(begun)`` goes back to where the turn began."""

    def __init__(self, begun: int) -> None:
        super().__init__(
            "a position is the start of a turn, and this turn has had a decision already; "
            f"goto({begun}) goes back to its start"
        )
        self.begun = begun


def text_of(given: Game | Setup, shared: bool = False) -> str:
    """The notation of the position that a game stands at, or that a setup starts with; ``parse`` reads it.

    What is as usual is left out; cards that others may not see are told, unless the text is to be ``shared``: then they
    are ``hidden``, and known draws beyond the tile in hand are not told.  ``SetupError`` if the game is over or in the
    middle of a turn, and then where its start is.

    >>> print(text_of(Game(["Ada", "Ben"], seed=7)))
    players red Ada, blue Ben
    hand J
    D 0,0
    """
    if isinstance(given, Setup):
        return _text(lay_table(given), list(given.draws), shared=shared)
    if not isinstance(given, Game):
        raise SetupError(f"a position is that of a game or setup, not of {type(given).__name__}")
    if given.over:
        raise SetupError("the game is over, and a position is the start of a turn; goto(n) goes back to one")
    begun = _begun(given)
    if begun < len(given.history):
        raise MidTurn(begun)
    return _text(given.table, [], given.table.state.hand, shared)


def _begun(game: Game) -> int:
    """How many answers there were when the turn that is being played began, its first draws included."""
    number, begun = game.table.state.number, len(game.history)
    past = game.clone()
    for n in reversed(range(begun)):
        if game.history[n].verb != "draw":
            past.goto(n)
            if past.table.state.number != number:
                break
            begun = n
    return begun


def _text(table: Table, draws: list[Drawn], hand: str = "", shared: bool = False) -> str:
    """The text of a table: its stack holds the known draws, but not what is in hand besides."""
    setup, state = table.setup, table.state
    left = Counter(state.bag) + Counter([hand] if hand else [])
    first = next((draw for draw in draws if not draw.kind), None)
    if first and placements(state, first.outcome):  # one that fits nowhere is no tile in hand (BASE-4.8)
        hand = first.outcome
        draws.remove(first)
    lines = _players(table, shared)
    lines += _line("expansions", ", ".join(expansion.name for expansion in table.expansions))
    flags = [NO_FARMERS] * (not setup.farmers) + [SMALL_CITIES] * setup.small_city_scores_2
    lines += _line("variants", ", ".join([*flags, *setup.variants]))
    lines += _line("turn", state.player if state.player != setup.seats[0] else "")
    lines += _line("hand", _short(hand))
    lines += _line("next", "" if shared else ", ".join(_short(str(draw)) for draw in draws))
    lines += _stack(table, left, hand)
    lines += _line("supply", ", ".join(_supply(table)))
    down = [(deck, card) for (seat, deck), cards in state.hands.items() if seat == NOBODY for card in cards]
    lines += _line("down", ", ".join(f"{deck} {HIDDEN if shared else card}" for deck, card in down))
    memories = [Memory(expansion.name, tuple(expansion.memory_words(table))) for expansion in table.expansions]
    lines += _line("memory", ", ".join(str(memory) for memory in memories if memory.words))
    return "\n".join(lines + _tiles(table))


def _line(key: str, rest: str) -> list[str]:
    return [f"{key} {rest}"] if rest else []


def _players(table: Table, shared: bool) -> list[str]:
    """All players in one line if there is room, else one line each; nothing where they are as usual."""
    setup, told = table.setup, []
    for seat, name in zip(setup.seats, setup.names, strict=True):
        more = _belongings(table, seat, shared)
        points = table.state.track[seat, table.pieces[0]]
        words = [seat, *([quote(name)] if name != seat else []), *([str(points)] if points or more else []), *more]
        told.append(" ".join(words))
    if tuple(told) == SEATS[:2]:
        return []
    line = "players " + ", ".join(told)
    return [line] if len(line) <= WIDEST else [f"players {player}" for player in told]


def _belongings(table: Table, seat: str, shared: bool) -> list[str]:
    """Figures on the score track besides the first, tokens and cards of a player, each with its kind before it."""
    state = table.state
    found = [(piece, str(state.track[seat, piece])) for piece in table.pieces[1:] if state.track[seat, piece]]
    found += sorted((kind, str(space)) for (owner, kind), space in state.on_track.items() if owner == seat)
    found += [(kind, str(n)) for (owner, kind), n in state.tokens.items() if owner == seat and n]
    held = [(deck, card) for (owner, deck), cards in state.hands.items() if owner == seat for card in cards]
    found += [(deck, HIDDEN if shared else card) for deck, card in held]
    return [word for pair in found for word in pair]


def _stack(table: Table, left: Mapping[str, int], hand: str) -> list[str]:
    """The line that says what is still to be drawn, ``hand`` included, where it is not all that the box leaves."""
    box, laid = table.setup.box(), Counter(tile.design.id for tile, _ in table.state.tiles.values())
    rest = {name: box.get(name, 0) - laid[name] for name in box.keys() | laid.keys()}
    stack = Counter(left)
    stack[hand] -= 1
    listed = "stack " + (_listed(stack) or "none")
    if min(rest.values()) < 0 or any(n > rest.get(name, 0) for name, n in left.items()):
        return ["box any", listed]
    missing = {name: n - left.get(name, 0) for name, n in rest.items() if n > left.get(name, 0)}
    out = f"out {_listed(missing)}"
    return [min(out, listed, key=len)] if missing else []


def _listed(tiles: Mapping[str, int]) -> str:
    """Tiles in the order of the catalogue, each with its number if there are several."""
    counts = [(name, tiles.get(name, 0)) for name in designs()]
    return " ".join(f"{n}x{_short(name)}" if n > 1 else _short(name) for name, n in counts if n > 0)


def _supply(table: Table) -> list[str]:
    """The figures at hand where they are fewer than what stands nowhere."""
    state, told = table.state, []
    standing = Counter(figure for figures in state.figures.values() for figure in figures)
    for seat in table.setup.seats:
        words = []
        for name, kind in table.figures.items():
            at_hand = state.supply[seat, name]
            if at_hand != kind.number - standing[seat, name] - ((seat, name) in state.on_track):  # type: ignore[index]
                words += [name, str(at_hand)] if name != "meeple" else [str(at_hand)]
        told += [" ".join([seat, *words])] if words else []
    return told


def _tiles(table: Table) -> list[str]:
    """The tiles in the order they were laid; of the followers on one feature all but the first are marked."""
    state, lines, taken = table.state, [], set()
    for entry, (tile, first) in zip(entries(state), state.tiles.values(), strict=True):
        _, cell, turn, *_ = str(entry).split()
        words = [_short(entry.tile), cell, *([turn] if entry.turn else [])]
        for piece in entry.pieces:
            words.append(str(piece))
            if isinstance(piece, Standing) and piece.kind in table.followers:
                feature = state.label[first + tile.spots[piece.spot]]
                words[-1] += "+" * (feature in taken)
                taken.add(feature)
        lines.append(" ".join(words))
    return lines


def _short(name: str) -> str:
    """A tile of the base game is named by its letter."""
    return name.removeprefix("base-")
