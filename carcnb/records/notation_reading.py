"""Reading a position: every line into entries of a setup, each of which remembers the word it came from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from carcnb.engine.actions import TURNS
from carcnb.engine.errors import EntryError, SetupError
from carcnb.engine.expansion import Expansion
from carcnb.engine.expansions import chosen
from carcnb.engine.known import dealt
from carcnb.engine.placement import placements
from carcnb.engine.position import lay_out
from carcnb.engine.setup import MOST_TILES, SEATS, Setup, player_name
from carcnb.engine.table import Table
from carcnb.engine.texts import why_alike
from carcnb.records.notation_words import (
    LIKE,
    LINES,
    NAMES,
    NO_FARMERS,
    SMALL_CITIES,
    around,
    cell_of_tile,
    figure_of,
    is_seat,
    number_of,
    pairs,
    pieces_on,
    tile_named,
)
from carcnb.records.possible import Standing, check, check_neutrals
from carcnb.records.statements import Statement, Word, statements
from carcnb.tiles import box, design, designs

_COUNT = re.compile("[1-9][0-9]{0,2}")


def laid(setup: Setup) -> Table:
    """The table as a setup lays it out, before the first draw."""
    table = Table(setup, chosen(setup.expansions))
    lay_out(table)
    return table


class Reading:
    """A position being read; ``setup`` is what it says."""

    def __init__(self, found: Iterable[Statement], seed: int | None) -> None:
        self.said: dict[str, Word] = {}
        self.parts: dict[str, Statement] = {}
        self.tiles: list[list[Word]] = []
        self.source: dict[tuple[str, int], Word] = {}
        """The word that an entry of a list of the setup came from, by list and number from 1."""
        self.options: dict[str, Any] = {name: [] for name in ("track", "tokens", "hands", "supply", "draws")}
        for statement in found:
            self._sort(statement)
        self.expansions = self._expansions()
        self.players = self._players()
        self._variants()
        self._turn()
        self.joined: set[Word] = set()
        self._position()
        self._stack()
        self._supply()
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
            tile_named(first)
            if len(statement) > 1:
                torn = f"a cell is x,y without a space, as in {LIKE}"
                parted = "tiles are not parted by commas; write each on its own line, or after a ;"
                raise statement[1][0].wrong(torn if len(rest) == 1 and rest[0].text.isdecimal() else parted)
            self.tiles.append(statement[0])
        else:
            near = get_close_matches(first.text, LINES, 1)
            known = f"it starts with a tile, like {LIKE}, or with one of {', '.join(LINES)}"
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
            try:
                chosen(names)
            except SetupError as error:
                raise word.wrong(str(error)) from None
        self.options["expansions"] = names
        return chosen(names)

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
        try:
            name = player_name(word.text)
        except SetupError as error:
            raise word.wrong(str(error)) from None
        if reason := why_alike([*filter(None, players.values()), name]):
            raise word.wrong(reason)
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
            entry = f"{seat} {what.text} {value.text}"
            if field == "track" and any(old.startswith(f"{seat} {what.text} ") for old in self.options[field]):
                raise what.wrong(f"{seat}'s {what.text} is on the track already")
            self._add(field, entry, value)

    def _add(self, field: str, entry: str, word: Word) -> None:
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

    def _supply(self) -> None:
        """Figures at hand where some are out of the game; a number alone counts the followers everybody has."""
        for part in self.parts.get("supply", []):
            first, *words = part
            if first.text not in self.players:
                raise first.wrong(f"supply names a seat first, one of {', '.join(self.players)}")
            if not words:
                raise first.wrong(f"how many? Write it like '{LINES['supply']}'")
            if words[0].text.isdecimal():
                self._add("supply", f"{first.text} meeple {words[0].text}", words[0])
                words = words[1:]
            for what, value in pairs(words):
                self._add("supply", f"{first.text} {what.text} {value.text}", value)

    # ---- what lies

    def _position(self) -> None:
        """The tiles in an order in which each touches one before it, if there is such an order."""
        if not self.tiles:
            raise SetupError(f"a position has at least one tile, like {LIKE}")
        if len(self.tiles) > MOST_TILES:
            raise self.tiles[MOST_TILES][0].wrong(f"a position has at most {MOST_TILES} tiles")
        left = [(cell_of_tile(words), words) for words in self.tiles]
        there, entries = set[tuple[int, int]](), []
        self.tiles = []
        while left:
            near = (at for at, ((x, y), _) in enumerate(left) if not there.isdisjoint(around(x, y)))
            cell, words = left.pop(next(near, 0))
            there.add(cell)
            self.tiles.append(words)
            entries.append(self._entry(words))
        self.options["position"] = entries

    def _entry(self, words: list[Word]) -> str:
        """A tile as a setup lists it; which figures are marked as joined is kept."""
        named = words[2 : len(words) - len(pieces_on(words))]
        turn = named[0].text if named else "r0"
        if turn not in TURNS:
            raise named[0].wrong("a tile is turned by r0 to r3 quarter turns clockwise")
        pieces = []
        for word in pieces_on(words):
            text = word.text
            if text.endswith("+") and text.partition(":")[0] in self.players:
                text = text[:-1]
                self.joined.add(word)
            pieces.append(text)
        return " ".join([tile_named(words[0]), words[1].text, turn, *pieces])

    # ---- what is still to come

    def _stack(self) -> None:
        """The tiles to be drawn, the one in hand first: what the box leaves, unless a line says otherwise."""
        said = self.said
        hand = [(tile_named(word), word) for word in ([self._one("hand")] if "hand" in said else [])]
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
            self._add("draws", name, word)
        self._next(left)

    def _left(self, taken: Sequence[tuple[str, Word]]) -> Counter[str]:
        """What the box holds besides the tiles that lie and those taken; the first that it cannot hold is refused."""
        sets = ["base", *(name for expansion in self.expansions for name in expansion.sets)]
        left = Counter(box(sets))
        lie = [(tile_named(words[0]), words[0]) for words in self.tiles]
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
            found += [(tile_named(word._replace(text=name)), word)] * int(count)
            if len(found) >= MOST_TILES:
                raise word.wrong(f"there are fewer than {MOST_TILES} tiles to list")
        return found

    def _next(self, left: Counter[str]) -> None:
        """Further draws that are known, each a tile or an outcome and its kind."""
        for part in self.parts.get("next", []):
            if len(part) > 1:
                self._add("draws", " ".join(word.text for word in part), part[0])
                continue
            name = tile_named(part[0])
            left[name] -= 1
            if left[name] < 0:
                raise part[0].wrong(f"the stack holds no more {name} that could be drawn")
            self._add("draws", name, part[0])

    # ---- all together

    def _made(self, seed: int | None) -> Setup:
        """The setup; its own errors and those of the table are told with the word they come from."""
        players = {seat: name or seat for seat, name in self.players.items()}
        try:
            setup = dealt(Setup.make(players, seed, self.options))
            table = laid(setup)
        except EntryError as error:
            raise self._from(error).wrong(error.reason) from None
        except SetupError as error:
            for start, key in (("draws", "next"), ("two players", "players")):
                if str(error).startswith(start) and key in self.said:
                    raise self.said[key].wrong(str(error)) from None
            raise
        check(table, self._figures(table))
        pieces = [word for words in self.tiles for word in pieces_on(words)]
        check_neutrals(table, [word for word in pieces if not figure_of(word.text, self.players)])
        if "hand" in self.parts and not placements(table.state, setup.draws[0]):
            raise self._one("hand").wrong("this tile fits nowhere: it leaves the game and another is drawn (BASE-4.8)")
        return setup

    def _from(self, error: EntryError) -> Word:
        if error.field != "position":
            return self.source[error.field, error.number]
        words = self.tiles[error.number - 1]
        return pieces_on(words)[error.piece - 1] if error.piece else words[1]

    def _figures(self, table: Table) -> list[Standing]:
        """The players' figures in the order of the text."""
        found = []
        for words, (tile, first) in zip(self.tiles, table.state.tiles.values(), strict=True):
            for word in pieces_on(words):
                joined = word in self.joined
                if figure := figure_of(word.text.removesuffix("+" if joined else ""), self.players):
                    seat, kind, spot = figure
                    found.append(Standing(word, seat, kind, first + tile.spots[spot], joined))
        return sorted(found, key=lambda figure: figure.word[1:3])


def read(text: str, seed: int | None) -> Setup:
    """The setup that a text says; ``SetupError`` names line and word of what is wrong."""
    return Reading(statements(text), seed).setup
