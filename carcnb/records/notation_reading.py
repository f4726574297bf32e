"""Reading a position: every line into entries of a setup, each of which remembers the word it came from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from carcnb.engine.errors import SetupError
from carcnb.engine.events import NOBODY
from carcnb.engine.expansion import Expansion
from carcnb.engine.expansions import find_expansions
from carcnb.engine.knowledge import deal_hidden
from carcnb.engine.notation import (
    LIKE_SHORT,
    SEATS,
    Counted,
    Drawn,
    Entry,
    Held,
    Laid,
    Lying,
    Memory,
    Standing,
    Word,
    tile_named,
)
from carcnb.engine.placement import placements
from carcnb.engine.position import lay_out
from carcnb.engine.setup import MOST_TILES, Setup, box_of, check_apart, player_name
from carcnb.engine.table import Table
from carcnb.errors import near_names, raise_as
from carcnb.records.notation_words import (
    LINES,
    NAMES,
    NO_FARMERS,
    SMALL_CITIES,
    around,
    is_seat,
    number_of,
    pairs,
)
from carcnb.records.possible import Occupant, check, check_neutrals
from carcnb.records.statements import Statement, statements
from carcnb.tiles import design, designs

_LISTS = ("track", "tokens", "hands", "supply", "memories")
_COUNT = re.compile("[1-9][0-9]{0,2}")


def lay_table(setup: Setup) -> Table:
    """The table as a setup lays it out, before the first draw."""
    table = Table(setup, find_expansions(setup.expansions))
    lay_out(table)
    return table


class Reading:
    """A position being read; ``setup`` is what it says."""

    def __init__(self, found: Iterable[Statement], seed: int | None) -> None:
        self.said: dict[str, Word] = {}
        self.parts: dict[str, Statement] = {}
        self.tiles: list[tuple[Laid, list[Word]]] = []
        """The tiles, each with the words for it and for its pieces; marks of joined figures are in the words alone."""
        self.source: dict[tuple[str, int], Word] = {}
        """The word that an entry of a list of the setup came from, by list and number from 1."""
        self.options: dict[str, Any] = {name: [] for name in (*_LISTS, "draws")}
        for statement in found:
            self._sort(statement)
        self.expansions = self._expansions()
        self.players = self._players()
        self._variants()
        self._turn()
        self._position()
        self._stack()
        self._supply()
        self._down()
        self._memory()
        self.setup = self._made(seed)

    def _sort(self, statement: Statement) -> None:
        """A line is a tile or starts with one of the keys; each of these but ``players`` stands once."""
        first, *rest = statement[0]
        if first.text in LINES and not first.quoted:
            if first.text in self.said and first.text != "players":
                raise first.wrong(f"{first.text} was given before, in line {self.said[first.text].line}")
            self.said.setdefault(first.text, first)
            if not rest:
                raise first.wrong(f"nothing follows; write it like '{LINES[first.text]}'")
            self.parts[first.text] = [*self.parts.get(first.text, []), rest, *statement[1:]]
        elif "-" in first.text or len(first.text) == 1:
            tile_named(first, short=True)
            if len(statement) > 1:
                torn = f"a cell is written as x,y without a space, as in {LIKE_SHORT}"
                parted = "tiles are not parted by commas; write each on its own line, or after a ;"
                raise statement[1][0].wrong(torn if len(rest) == 1 and rest[0].text.isdecimal() else parted)
            self.tiles.append(self._tile(statement[0]))
        else:
            near = near_names(first.text, LINES)
            known = f"it starts with a tile, like {LIKE_SHORT}, or with one of {', '.join(LINES)}"
            raise first.wrong(f"no line starts with this; {f'did you mean {near[0]!r}?' if near else known}")
        for word in (word for part in statement for word in part):
            if word.quoted and first.text != "players":
                raise word.wrong("quotation marks are for the names of players")

    def _one(self, key: str) -> Word:
        """The only word of a line."""
        words = self._flat(key)
        if len(words) > 1:
            raise words[1].wrong(f"one word follows {key!r}, as in '{LINES[key]}'")
        return words[0]

    def _flat(self, key: str) -> list[Word]:
        return [word for part in self.parts.get(key, []) for word in part]

    # ---- who plays what

    def _expansions(self) -> tuple[Expansion, ...]:
        names: list[str] = []
        for word in self._flat("expansions"):
            names.append(word.text)
            with raise_as(word.wrong, of=SetupError):
                find_expansions(names)
        self.options["expansions"] = names
        return find_expansions(names)

    def _players(self) -> dict[str, str]:
        """Names by seat; points and whatever else a player has go to the lists of the setup."""
        parts = self.parts.get("players", [])
        if not parts:
            return dict.fromkeys(SEATS[:2], "")
        if len(parts) == len(parts[0]) == 1 and parts[0][0].text in ("2", "3", "4", "5", "6"):
            return dict.fromkeys(SEATS[: int(parts[0][0].text)], "")
        if not 2 <= len(parts) <= 6:
            raise self.said["players"].wrong(f"a game has 2 to 6 players, not {len(parts)} (BASE-1.4)")
        seated = any(is_seat(part[0]) for part in parts)
        players: dict[str, str] = {}
        scores: dict[str, int] = {}
        for number, (first, *words) in enumerate(parts):
            if seated and not is_seat(first):
                raise first.wrong(f"there is no seat {first.text!r:.60}; the seats are {', '.join(SEATS)}")
            seat = first.text if seated else SEATS[number]
            if seat in players:
                raise first.wrong(f"{seat} is there already; every seat is taken once")
            if not seated:
                words = [first, *words]
            players[seat] = ""
            if words and (words[0].quoted or not words[0].text.isdecimal()):
                players[seat] = self._name(words[0], players)
                words = words[1:]
            scores[seat] = 0
            if words and words[0].text.isdecimal():
                scores[seat] = number_of(words[0])
                words = words[1:]
            self._belongings(seat, words)
        self.options["scores"] = [scores[seat] for seat in players]
        return players

    def _name(self, word: Word, players: dict[str, str]) -> str:
        """A name that only this player has."""
        with raise_as(word.wrong, of=SetupError):
            name = player_name(word.text)
            check_apart([*filter(None, players.values()), name])
        return name

    def _belongings(self, seat: str, words: Sequence[Word]) -> None:
        """Figures on the score track, tokens and cards of a player."""
        kinds: dict[str, str] = {}
        for expansion in self.expansions:
            kinds |= dict.fromkeys((*expansion.pieces, *expansion.on_track), "track")
            kinds |= dict.fromkeys(expansion.tokens, "tokens") | dict.fromkeys(expansion.decks, "hands")
        for what, value in pairs(words):
            field = kinds.get(what.text)
            if field is None:
                there = ", ".join(kinds) or "nothing without a line of expansions"
                raise what.wrong(f"besides points a player may have {there}; {NAMES}")
            parse: type[Held | Counted] = Held if field == "hands" else Counted
            entry = parse.parse([what._replace(text=seat), what, value])
            if field == "track" and any(old[:2] == entry[:2] for old in self.options[field]):
                raise what.wrong(f"{seat}'s {what.text} is on the track already")
            self._add(field, entry, value)

    def _add(self, field: str, entry: Entry, word: Word) -> None:
        self.options[field].append(entry)
        self.source[field, len(self.options[field])] = word

    def _variants(self) -> None:
        offered = [variant for expansion in self.expansions for variant in expansion.variants]
        known = [NO_FARMERS, SMALL_CITIES, *offered]
        words = self._flat("variants")
        for word in words:
            if word.text not in known:
                raise word.wrong(f"there is no such variant; there are {', '.join(known)}")
        named = {word.text for word in words}
        self.options["farmers"] = NO_FARMERS not in named
        self.options[SMALL_CITIES] = SMALL_CITIES in named
        self.options["variants"] = [variant for variant in offered if variant in named]

    def _turn(self) -> None:
        if "turn" in self.parts:
            word = self._one("turn")
            if word.text not in self.players:
                raise word.wrong(f"turn names the seat that is to play, one of {', '.join(self.players)}")
            self.options["first"] = word.text

    def _down(self) -> None:
        """Cards that lie face down on the table."""
        for part in self.parts.get("down", []):
            if len(part) != 2:
                raise part[0].wrong(f"write a deck and a card, like '{LINES['down']}'")
            self._add("hands", Held.parse([part[0]._replace(text=NOBODY), *part]), part[1])

    def _memory(self) -> None:
        """What expansions remember, in words of their own."""
        for part in self.parts.get("memory", []):
            self._add("memories", Memory.parse(part), part[0])

    def _supply(self) -> None:
        """Figures at hand where some are out of the game; a number alone counts the followers everybody has."""
        for part in self.parts.get("supply", []):
            first, *words = part
            if first.text not in self.players:
                raise first.wrong(f"supply names a seat first, one of {', '.join(self.players)}")
            if not words:
                raise first.wrong(f"how many? Write it like '{LINES['supply']}'")
            if words[0].text.isdecimal():
                words = [first._replace(text="meeple"), *words]
            for what, value in pairs(words):
                self._add("supply", Counted.parse([first, what, value]), value)

    # ---- what lies

    def _position(self) -> None:
        """The tiles in an order in which each touches one before it, if there is such an order."""
        if not self.tiles:
            raise SetupError(f"a position has at least one tile, like {LIKE_SHORT}")
        if len(self.tiles) > MOST_TILES:
            raise self.tiles[MOST_TILES][1][0].wrong(f"a position has at most {MOST_TILES} tiles")
        left, self.tiles = self.tiles, []
        there = set[tuple[int, int]]()
        while left:
            near = (at for at, (laid, _) in enumerate(left) if not there.isdisjoint(around(*laid.cell)))
            self.tiles.append(left.pop(next(near, 0)))
            there.add(self.tiles[-1][0].cell)
        self.options["position"] = [laid for laid, _ in self.tiles]

    def _tile(self, words: list[Word]) -> tuple[Laid, list[Word]]:
        """A tile as a setup lists it, and its words: marks of joined figures are in these alone."""
        laid = Laid.parse(words, short=True)
        pieces = [p._replace(spot=p.spot.removesuffix("+")) if isinstance(p, Standing) else p for p in laid.pieces]
        return laid._replace(pieces=tuple(pieces)), words

    # ---- what is still to come

    def _stack(self) -> None:
        """The tiles to be drawn, the one in hand first: what the box leaves, unless a line says otherwise."""
        said = self.said
        hand = [(tile_named(word, short=True), word) for word in ([self._one("hand")] if "hand" in said else [])]
        none = [word.text for word in self._flat("stack")] == ["none"]
        listed, out = [] if none else self._tiles("stack"), self._tiles("out")
        if "stack" in said and "out" in said:
            raise said["out"].wrong("with a stack given, all other tiles are out of the game; leave out one line")
        if "box" not in said:
            left = self._left([*hand, *listed, *out])
        elif self._one("box").text != "any" or "stack" not in said:
            raise said["box"].wrong("'box any', with a line for the stack, allows tiles of any set in any number")
        if "stack" in said:
            left = Counter(name for name, _ in listed)
        if "stack" in said or "out" in said:
            stack = left + Counter(name for name, _ in hand)
            self.options["tiles"] = [name for name in designs() for _ in range(stack[name])]
        for name, word in hand:
            self._add("draws", Drawn(name), word)
        self._next(left)

    def _left(self, taken: Sequence[tuple[str, Word]]) -> Counter[str]:
        """What the box holds besides the tiles that lie and those taken; the first that it cannot hold is refused."""
        sets = ["base", *(name for expansion in self.expansions for name in expansion.sets)]
        left = Counter(box_of(self.options["expansions"]))
        lie = [(laid.tile, words[0]) for laid, words in self.tiles]
        for name, word in sorted([*lie, *taken], key=lambda use: use[1][1:3]):
            left[name] -= 1
            if left[name] < 0 and design(name).set not in sets:
                raise word.wrong(f"this game has no {name}; name its expansion, or write 'box any' and the stack")
            if left[name] < 0:
                copies = design(name).count
                raise word.wrong(
                    f"the box holds {copies} of {name}; what lies, is in hand, to come and out is one more"
                )
        return left

    def _tiles(self, key: str) -> list[tuple[str, Word]]:
        """The tiles that a line lists, as in ``3xU V``."""
        found: list[tuple[str, Word]] = []
        for word in self._flat(key):
            count, _, name = word.text.partition("x")
            if not _COUNT.fullmatch(count) or not name:
                count, name = "1", word.text
            found += [(tile_named(word._replace(text=name), short=True), word)] * int(count)
            if len(found) >= MOST_TILES:
                raise word.wrong(f"there are fewer than {MOST_TILES} tiles to list")
        return found

    def _next(self, left: Counter[str]) -> None:
        """Further draws that are known, each a tile or an outcome and its kind."""
        for part in self.parts.get("next", []):
            drawn = Drawn.parse(part, short=True)
            if not drawn.kind:
                left[drawn.outcome] -= 1
                if left[drawn.outcome] < 0:
                    raise part[0].wrong(f"the stack holds no more {drawn.outcome} that could be drawn")
            self._add("draws", drawn, part[0])

    # ---- all together

    def _made(self, seed: int | None) -> Setup:
        """The setup; its own errors and those of the table are told with the word they come from."""
        players = {seat: name or seat for seat, name in self.players.items()}
        try:
            setup = deal_hidden(Setup.make(players, seed, self.options))
            table = lay_table(setup)
        except SetupError as error:
            raise self._told(error) from None
        check(table, self._figures(table))
        neutrals = [
            word for laid, words in self.tiles for piece, word in _pieces(laid, words) if isinstance(piece, Lying)
        ]
        check_neutrals(table, neutrals)
        if "hand" in self.parts and not placements(table.state, setup.draws[0].outcome):
            raise self._one("hand").wrong("this tile fits nowhere: it leaves the game and another is drawn (BASE-4.8)")
        return setup

    def _told(self, error: SetupError) -> SetupError:
        """An error of the setup, told of the word that it comes from, if it comes from one."""
        if error.line and error.field == "position":
            laid, words = self.tiles[error.line - 1]
            wrong = _pieces(laid, words)[error.word - 4][1] if error.word > 3 else words[error.word - 1]
            return wrong.wrong(error.reason)
        word = self.source.get((error.field, error.line)) or self.said.get(error.field)
        return word.wrong(error.reason) if word else error

    def _figures(self, table: Table) -> list[Occupant]:
        """The players' figures in the order of the text."""
        found = []
        for (laid, words), (tile, first) in zip(self.tiles, table.state.tiles.values(), strict=True):
            for piece, word in _pieces(laid, words):
                if isinstance(piece, Standing):
                    seat, kind, spot = piece
                    found.append(Occupant(word, seat, kind, first + tile.spots[spot], word.text.endswith("+")))
        return sorted(found, key=lambda figure: figure.word[1:3])


def _pieces(laid: Laid, words: Sequence[Word]) -> list[tuple[Standing | Lying, Word]]:
    """The pieces on a tile, each with its word."""
    return list(zip(laid.pieces, words[len(words) - len(laid.pieces) :], strict=True))


def read(text: str, seed: int | None) -> Setup:
    """The setup that a text says; ``SetupError`` names line and word of what is wrong."""
    return Reading(statements(text), seed).setup
