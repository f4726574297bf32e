"""How a game is set up: players, expansions, variants, tiles and starting position, checked once and then fixed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from carcnb.engine.chance import LONGEST
from carcnb.engine.chance import key as new_key
from carcnb.engine.errors import SetupError
from carcnb.engine.expansions import find_expansions, whole_names
from carcnb.engine.figures import MEEPLE
from carcnb.engine.notation import SEATS, Counted, Drawn, Entry, Held, Laid, Memory, entry_of, words_of
from carcnb.engine.options import no_option
from carcnb.engine.refusals import Refusal
from carcnb.engine.texts import (
    LONGEST_NAME,
    is_short,
    name_fault,
    name_in,
    readable_names,
    shorten,
    two_alike,
    why_alike,
)
from carcnb.tiles import START, box, design

FOLLOWERS = MEEPLE.number
"""Followers at hand at the start in the base game."""

MOST_TILES = 500
"""Tiles of the longest stack and of the longest position; the whole of this project has 172."""

_ENTRIES: Mapping[str, type[Entry]] = {
    "position": Laid,
    "draws": Drawn,
    "tokens": Counted,
    "track": Counted,
    "hands": Held,
    "supply": Counted,
    "memories": Memory,
}
"""The lists whose texts stand for values."""

_LISTS = frozenset({"seats", "names", "expansions", "variants", "tiles", *_ENTRIES})

_SELDOM = frozenset({"variants", "tokens", "track", "hands", "supply", "memories"})
"""What records of games without them do not mention."""

Players = int | Sequence[str] | Mapping[str, str]


@dataclass(frozen=True)
class Setup:
    """Everything fixed before the first draw; with the answers it is the whole truth about a game.

    A ``seed`` of at most 64 bits names a game that can be repeated and hides nothing, a longer one is a key (see
    ``carcnb.engine.chance``); for None ``make`` and ``from_json`` take a new one.  ``names`` are shown names by seat.
    ``position`` lists tiles already laid, each as ``"base-N 0,0 r1 red:city.E"``; ``tiles`` are the tiles of the
    stack where it is not the whole box, ``draws`` the first draws in order, one that is no tile with its kind
    (``"3 die"``).  ``scores`` are points at the start, ``tokens`` what players hold then (``"red KIND 4"``; ``make``
    also takes ``{"red": {"KIND": 4}}``).  ``track`` puts further figures on the score track (``"red FIGURE 12"``),
    ``hands`` gives cards (``"red DECK CARD"``; one that is ``hidden`` the game deals, one of ``nobody`` lies face
    down), ``supply`` says how many figures
    are at hand where some are out of the game (``"red FIGURE 3"``).  ``memories`` are what expansions remember, each in
    words of its own (``"EXPANSION WORD ..."``).  ``variants`` are the ways to play that the
    expansions offer.  ``make`` and ``from_json`` take these entries as such texts and keep them as values of
    ``carcnb.engine.notation``; a list given as None is left to its default.
    """

    seats: tuple[str, ...]
    names: tuple[str, ...]
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    seed: int = 0
    farmers: bool = True
    small_city_scores_2: bool = False
    first: str = "red"
    position: tuple[Laid, ...] = (Laid(START, (0, 0), 0),)
    tiles: tuple[str, ...] | None = None
    draws: tuple[Drawn, ...] = ()
    scores: tuple[int, ...] = ()
    tokens: tuple[Counted, ...] = ()
    track: tuple[Counted, ...] = ()
    hands: tuple[Held, ...] = ()
    supply: tuple[Counted, ...] = ()
    memories: tuple[Memory, ...] = ()

    def __post_init__(self) -> None:
        offered = [variant for expansion in find_expansions(self.expansions) for variant in expansion.variants]
        for variant in self.variants:
            if variant not in offered:
                raise SetupError(
                    f"there is no variant {variant!r:.60}; there are: {', '.join(offered) or 'none'}", "variants"
                )
        self.tokens_by_seat()
        _flag("farmers", self.farmers)
        _flag("small_city_scores_2", self.small_city_scores_2)
        if not isinstance(self.seed, int) or isinstance(self.seed, bool) or self.seed.bit_length() > LONGEST:
            raise SetupError(f"seed is a whole number of at most {LONGEST} bits, or None", "seed")
        if self.first not in self.seats:
            known = ", ".join(self.seats)
            raise SetupError(f"first is the seat that starts, one of {known}, not {self.first!r:.60}", "first")
        if self.scores and len(self.scores) != len(self.seats):
            raise SetupError(f"scores gives {len(self.seats)} seats their points, not {len(self.scores)}", "scores")
        for name in self.tiles or ():
            _tile(name)
        if not self.position:
            raise SetupError("a position has at least one tile", "position")
        self._check_draws()

    def _check_draws(self) -> None:
        """Known draws are in the stack, or outcomes of something that an expansion in play leaves to chance."""
        there = {kind: outcomes for e in find_expansions(self.expansions) for kind, outcomes in e.chances.items()}
        left = Counter(self.stack())
        for number, draw in enumerate(self.draws, 1):
            with entry_of("draws", number, draw):
                if not draw.kind:
                    left[draw.outcome] -= 1
                    if left[draw.outcome] < 0:
                        raise SetupError(f"that is more {draw.outcome} than the stack holds")
                elif draw.kind not in there:
                    known = ", ".join(there) or "nothing"
                    raise SetupError(f"nobody draws {str(draw)!r:.60} here; besides tiles there is {known}")
                elif draw.outcome not in there[draw.kind]:
                    raise SetupError(
                        f"{str(draw)!r:.60} cannot come; a {draw.kind} gives {', '.join(there[draw.kind])}"
                    )

    @classmethod
    def make(cls, players: Players, seed: int | None, options: Mapping[str, Any]) -> Setup:
        """A setup from what ``carcnb.Game`` is called with; ``SetupError`` says what is wrong and what is right."""
        known = {f.name for f in fields(cls)} - {"seats", "names", "seed"}
        if wrong := no_option("a game", options, ["players", "seed", *sorted(known)]):
            raise SetupError(wrong)
        seats, names = _players(players)
        given = dict(options)
        points = given.get("scores")
        if isinstance(points, Mapping):
            strange = points.keys() - set(seats)
            if strange:
                wrong = ", ".join(map(str, strange))
                raise SetupError(f"scores names {wrong:.60}, but the seats are {', '.join(seats)}", "scores")
            given["scores"] = [points.get(seat, 0) for seat in seats]
        held = given.get("tokens")
        if isinstance(held, Mapping):
            if not all(isinstance(own, Mapping) for own in held.values()):
                raise SetupError('tokens gives seats their tokens by kind, like {"red": {"kind": 4}}', "tokens")
            given["tokens"] = [f"{seat} {token} {n}" for seat, own in held.items() for token, n in own.items()]
        given = _lists(given)
        given["expansions"] = tuple(whole_names(given.get("expansions", ())))
        given.setdefault("first", seats[0])
        given.setdefault("position", (Laid(start_of(given.get("expansions", ())), (0, 0), 0),))
        return cls(seats, names, seed=new_key() if seed is None else seed, **given)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Setup:
        """The setup that ``as_json`` wrote; ``SetupError`` names what is missing, unknown or of the wrong type."""
        known = {f.name for f in fields(cls)}
        for wrong in sorted(data.keys() - known):
            raise SetupError(f"a setup has no entry {wrong!r:.60}; it has {', '.join(sorted(known))}")
        seats, names = data.get("seats"), data.get("names")
        if not isinstance(seats, list) or not isinstance(names, list) or len(seats) != len(names):
            raise SetupError("a setup needs seats and names, two lists of the same length")
        _check_number(len(seats))
        if len(set(map(str, seats))) != len(seats):
            raise SetupError("every seat is taken once")
        # Looser rules once let names through that look alike, grow when composed, or hold what nobody sees.
        once = all(isinstance(name, str) and is_short(name) for name in names)
        if once and len({name.casefold() for name in names}) == len(names):
            names = readable_names(names)
        _, names = _players(dict(zip(map(str, seats), names, strict=True)))
        given = _lists({**data, "names": names})
        if given.get("seed", 0) is None:
            given["seed"] = new_key()
        return cls(**given)

    def box(self) -> dict[str, int]:
        """All tiles in play: design -> copies."""
        return box_of(self.expansions)

    def stack(self) -> dict[str, int]:
        """The tiles to be drawn: design -> copies; those laid at the start are not among them (BASE-2.2)."""
        if self.tiles is not None:
            return dict(Counter(self.tiles))
        laid = Counter(tile.tile for tile in self.position)
        left = {name: copies - laid[name] for name, copies in self.box().items()}
        short = sorted(name for name, copies in left.items() if copies < 0)
        if short:
            reason = f"the position uses more {', '.join(short)} than the box holds; tiles=[...] allows it"
            raise SetupError(reason, "position")
        return {name: copies for name, copies in left.items() if copies}

    def tokens_by_seat(self) -> dict[tuple[str, str], int]:
        """What players hold at the start: (seat, kind of token) -> how many."""
        there = {token: n for expansion in find_expansions(self.expansions) for token, n in expansion.tokens.items()}
        held: dict[tuple[str, str], int] = {}
        for number, own in enumerate(self.tokens, 1):
            with entry_of("tokens", number, own):
                if own.seat not in self.seats or own.kind not in there:
                    kinds = ", ".join(there) or "none in this game"
                    raise SetupError(f"write seat, kind and number; the kinds are: {kinds}")
                held[own[:2]] = held.get(own[:2], 0) + own.number
                there[own.kind] -= own.number
                if there[own.kind] < 0:
                    raise SetupError(f"that is more {own.kind} than there are")
        return held

    def as_json(self) -> dict[str, Any]:
        """The setup as plain lists, texts and numbers, as records keep it."""
        kept = {f.name: getattr(self, f.name) for f in fields(self)}
        return {k: _plain(k, v) for k, v in kept.items() if v or k not in _SELDOM}


DEFAULTS = {field.name: field.default for field in fields(Setup) if field.name != "first"}
"""What a game is set up with where nothing else is said; the first to play is then whoever sits first."""


def start_of(expansions: Iterable[str]) -> str:
    """The tile that lies at the start (BASE-2.1), unless a position says otherwise."""
    return next((expansion.start for expansion in find_expansions(expansions) if expansion.start), START)


def box_of(expansions: Iterable[str]) -> dict[str, int]:
    """All tiles in play with these expansions: the usual start tile is not where another takes its place."""
    tiles = box(["base", *(name for expansion in find_expansions(expansions) for name in expansion.sets)])
    if start_of(expansions) != START:
        tiles[START] -= 1
    return tiles


def _plain(key: str, value: Any) -> Any:
    """A part of a setup as ``from_json`` takes it."""
    return list(map(str, value) if key in _ENTRIES else value) if isinstance(value, tuple) else value


def _flag(name: str, value: object) -> None:
    if not isinstance(value, bool):
        raise SetupError(f"{name} is True or False, not {value!r:.60}", name)


def _tile(name: str) -> None:
    try:
        design(name)
    except KeyError as error:
        raise SetupError(error.args[0], "tiles") from None


def _lists(given: Mapping[str, Any]) -> dict[str, Any]:
    """The same entries with every list as a checked tuple; a list that is None is left out."""
    out = {key: value for key, value in given.items() if value is not None or key not in _LISTS | {"scores"}}
    for key in _LISTS & out.keys():
        out[key] = _listed(key, out[key])
    if "scores" in out:
        out["scores"] = _points(out["scores"])
    return out


def _points(scores: object) -> tuple[int, ...]:
    if not isinstance(scores, (list, tuple)) or not all(type(s) is int and 0 <= s < 10_000 for s in scores):
        reason = f"scores gives every seat its points, whole numbers from 0, not {scores!r:.60}"
        raise SetupError(reason, "scores")
    return tuple(scores)


def _listed(key: str, value: object) -> tuple[Any, ...]:
    """A list of texts, as values where they stand for such; values may be in it, too."""
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        such = f", such as {[value]!r:.60}" if isinstance(value, str) else ""
        raise SetupError(f"{key} is a list of texts{such}, not {value!r:.60}", key)
    found: list[Any] = []
    kind = _ENTRIES.get(key)
    for number, entry in enumerate(value, 1):
        if kind and isinstance(entry, kind):
            found.append(entry)
        elif not isinstance(entry, str):
            raise SetupError(f"{key} is a list of texts, but it holds {entry!r:.60}", key)
        elif kind:
            with entry_of(key, number, entry):
                found.append(kind.parse(words_of(entry, number)))
        else:
            found.append(entry)
        if len(found) > MOST_TILES and key in ("tiles", "position"):
            raise SetupError(f"{key} holds at most {MOST_TILES} tiles", key)
    return tuple(found)


def _check_number(players: int) -> None:
    """``SetupError`` if so many cannot play (BASE-1.4)."""
    if not 2 <= players <= len(SEATS):
        reason = f"a game has 2 to {len(SEATS)} players, not {players} (BASE-1.4)"
        raise SetupError(reason, "players", refusal=Refusal("players", "", {}))


def _players(players: Players) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Seats and shown names; two to six players (BASE-1.4, D-BASE-2)."""
    if isinstance(players, bool) or not isinstance(players, (int, Sequence, Mapping)) or isinstance(players, str):
        reason = f'players is a number, a list of names or {{"red": "Ada", ...}}, not {players!r:.60}'
        raise SetupError(reason, "players")
    count = players if isinstance(players, int) else len(players)
    _check_number(count)
    if isinstance(players, int):
        return SEATS[:count], SEATS[:count]
    if isinstance(players, Mapping):
        strange = [str(seat) for seat in players if seat not in SEATS]
        if strange:
            raise SetupError(f"there is no seat {strange[0]!r:.60}; the seats are {', '.join(SEATS)}", "players")
        seats, names = tuple(players), tuple(players.values())
    else:
        seats, names = SEATS[:count], tuple(players)
    names = tuple(player_name(name) for name in names)
    check_apart(names)
    return seats, names


def player_name(name: object) -> str:
    """A player's name, composed and without the blanks around it; ``SetupError`` if it is none."""
    plain = name_in(name) if isinstance(name, str) else name
    if reason := name_fault(plain):
        seen = shorten("".join(filter(str.isprintable, str(plain))), LONGEST_NAME)
        raise SetupError(reason, "players", refusal=Refusal("name", "", {"name": seen}))
    return str(plain)


def check_apart(names: Sequence[str]) -> None:
    """``SetupError`` if two of these names are the same to the eye."""
    if pair := two_alike(names):
        one, other = pair
        same = one.casefold() == other.casefold()
        refusal = (
            Refusal("same-name", "", {"name": other}) if same else Refusal("alike", "", {"one": one, "other": other})
        )
        raise SetupError(why_alike(one, other), "players", refusal=refusal)
