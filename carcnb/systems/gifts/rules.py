"""The Gifts: a hidden card for extending what others own, to be used before placing a tile (GIFT-1 to GIFT-38)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from types import MappingProxyType
from typing import NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import is_complete, segment_at, spot_of, terrain
from carcnb.engine.events import CardTaken, CardUsed, Cell, Line, TileDrawn, TilePlaced, TileRemoved, TurnBegan
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.prompts import Answered, Ask, Chance, Script, Target
from carcnb.engine.refusals import Refusal
from carcnb.engine.scoring import Due, of_feature, score
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from carcnb.engine.turn import take
from carcnb.tiles import CITY, FIELD, ROAD

GIFTS = ("synod", "road_sweeper", "cash_out", "change_position", "take_two")
"""The five kinds of gifts."""

EACH = 5
"""Cards of each kind."""

OPENED = MappingProxyType(
    {"synod": "GIFT-17", "sweep": "GIFT-20", "cash": "GIFT-24", "change": "GIFT-27", "keep": "GIFT-34"}
)
"""What an open gift may ask, with the rule of each question: what can be done has to be done (GIFT-17)."""


class GiftDue(NamedTuple):
    """The tile extends a road or city (``kind``) that others own, ``owner`` among them (GIFT-4)."""

    player: str
    owner: str
    kind: str
    cell: Cell
    segment: int
    rule: str = "GIFT-4"


class GiftWithoutEffect(NamedTuple):
    """A gift was opened that could do nothing now; it is discarded (GIFT-15)."""

    player: str
    card: str
    rule: str = "GIFT-15"


class TileShuffledBack(NamedTuple):
    """Of two tiles drawn the one not kept goes back into the stack (GIFT-35)."""

    player: str
    tile: str
    rule: str = "GIFT-35"


class GiftsReshuffled(NamedTuple):
    """The deck is empty; the used gifts are shuffled into a new one (GIFT-11)."""

    count: int  # type: ignore[assignment]  # hides a method of tuples that no event needs
    rule: str = "GIFT-11"

    @property
    def player(self) -> str:
        """Nobody's doing."""
        return ""


class Cards(NamedTuple):
    """The gifts that nobody holds: how many of each card are in the deck, and the used ones in their order."""

    deck: tuple[tuple[str, int], ...]
    used: tuple[str, ...] = ()

    @property
    def left(self) -> bool:
        """Whether there are any."""
        return bool(self.used) or any(count for _, count in self.deck)


class Gifts(Expansion):
    """25 gift cards, five of each kind (GIFT-1).

    Only the placing of tiles changes (GIFT-2): before it a gift may be opened, after it one may be taken.  The
    expansion was made for the base game alone; together with others it is a house rule (D-INT-16).
    """

    name = "gifts"
    verbs = ("take_gift", "gift", "synod", "sweep", "cash", "change", "keep")
    chances = MappingProxyType({"gift": MappingProxyType(dict.fromkeys(GIFTS, EACH))})
    decks = ("gift",)
    alone = "GIFT-2"

    def set_up(self, table: Table) -> None:
        """All gifts that nobody holds are in the deck; none is used yet."""
        held = Counter(card for (_, deck), cards in table.state.hands.items() if deck == "gift" for card in cards)
        table.remember(Cards(tuple((card, EACH - held[card]) for card in GIFTS)))

    # ---- a gift is taken

    def tile_placed(self, table: Table, cell: int) -> Script:
        """Whoever extends a road or city that others own may take a gift, one a tile (GIFT-3, GIFT-8, D-GIFT-3)."""
        state, cards = table.state, table.recall(Cards)
        due = self._due(table, cell)
        if due is None or not cards.left:
            return  # with none left all of them lie in front of players (GIFT-11)
        table.say(due)
        options = [Action("take_gift"), SKIP]
        answer = yield Ask(
            state.player,
            "take_gift",
            options,
            "GIFT-3",
            target="deck",
            piece="gift",
            cell=XY[cell],
            about=due,
            step="tile",
        )
        if answer == SKIP:
            return
        if not any(count for _, count in cards.deck):
            used = Counter(cards.used)
            cards = Cards(tuple((card, used[card]) for card in GIFTS))
            table.say(GiftsReshuffled(used.total()))
        deck = {card: count for card, count in cards.deck if count}
        card = (yield Chance("gift", deck, seen_by=state.player)).what
        table.remember(cards._replace(deck=tuple((name, count - (name == card)) for name, count in cards.deck)))
        state.hands[state.player, "gift"] = (*state.hands.get((state.player, "gift"), ()), card)
        table.say(CardTaken(state.player, "gift", card, "GIFT-10"))

    def _due(self, table: Table, cell: int) -> GiftDue | None:
        """The first road or city the tile extends in which others are stronger than its player (GIFT-4 to GIFT-7)."""
        state, seat = table.state, table.state.player
        tile, first = state.tiles[cell]
        taken = table.occupied_features()
        for i, kind in enumerate(tile.design.kinds):
            if kind in (ROAD, CITY) and state.label[first + i] in taken:
                feature = table.feature(first + i)
                older = any((x, y) != XY[cell] for x, y, _ in feature.segments)  # it was there before (D-GIFT-2)
                if older and feature.owners and seat not in feature.owners:
                    return GiftDue(seat, feature.owners[0], feature.kind, XY[cell], i)
        return None

    # ---- a gift is opened

    def tile_drawn(self, table: Table) -> Script:
        """With a tile in hand that can be placed its player may open one gift (GIFT-12, GIFT-16)."""
        state, seat = table.state, table.state.player
        cards = state.hands.get((seat, "gift"), ())
        if not cards:
            return
        options = [*(Action("gift", card) for card in GIFTS if card in cards), SKIP]
        answer = yield Ask(seat, "gift", options, "GIFT-12", target="card", tile=state.hand, step="tile", secret=True)
        if answer == SKIP:
            return
        card = answer.what
        left = list(cards)
        left.remove(card)
        state.hands[seat, "gift"] = tuple(left)
        gifts = table.recall(Cards)
        table.remember(gifts._replace(used=(*gifts.used, card)))
        table.say(CardUsed(seat, "gift", card, True, "GIFT-13"))
        effects: dict[str, Callable[[Table, str], Answered]] = {
            "synod": self._synod,
            "road_sweeper": self._sweep,
            "cash_out": self._cash_out,
            "change_position": self._change,
            "take_two": self._take_two,
        }
        if not (yield from effects[card](table, seat)):
            table.say(GiftWithoutEffect(seat, card))

    def _synod(self, table: Table, seat: str) -> Answered:
        """A follower from the supply goes to any monastery that is not complete (GIFT-17, GIFT-18, D-GIFT-11)."""
        state = table.state
        kinds = [kind for kind in table.followers if state.supply[seat, kind]]
        options = [
            _at(table, "synod", kind, segment)
            for segment in self.monasteries(table)
            for kind in kinds
            if table.may_stand(seat, kind, segment)
        ]
        answer = yield from _choose(seat, "synod", options, "GIFT-17", "segment", state.hand)
        if answer:
            table.deploy(seat, answer.what, _segment(table, answer), "GIFT-17")
        return bool(answer)

    def monasteries(self, table: Table) -> list[int]:
        """Where a synod can meet: every monastery that is not complete, taken or not (GIFT-17, GIFT-18)."""
        state = table.state
        return [at for at in state.singles if terrain(state, at) == "monastery" and not is_complete(state, at)]

    def _sweep(self, table: Table, seat: str) -> Answered:
        """Any road that is not complete is scored as at the end of the game and cleared (GIFT-20 to GIFT-22)."""
        options = [_at(table, "sweep", "", segment) for segment in self.roads(table, seat)]
        answer = yield from _choose(seat, "sweep", options, "GIFT-20", "feature", table.state.hand)
        if not answer:
            return False
        segment = _segment(table, answer)
        yield from score(table, [self.sweep_due(table, seat, segment)])
        return True

    def roads(self, table: Table, seat: str) -> list[int]:
        """The first segments of the roads that can be swept: all that are not complete (GIFT-20)."""
        state = table.state
        found = {
            state.label[segment]: segment
            for segment in reversed(range(len(state.label)))
            if terrain(state, segment) == ROAD and not is_complete(state, segment)
        }
        return sorted(found.values())

    def sweep_due(self, table: Table, seat: str, segment: int) -> Due:
        """What a swept road brings to whom: to its owners what it would bring at the end (GIFT-21, GIFT-22)."""
        return of_feature(table, segment, table.feature(segment), "GIFT-22")

    def _cash_out(self, table: Table, seat: str) -> Answered:
        """A follower comes back and brings 2 points for every follower in its feature (GIFT-24, GIFT-25)."""
        options = [_at(table, "cash", f.kind, segment) for f, segment in table.followers_of(seat)]
        answer = yield from _choose(seat, "cash", options, "GIFT-24", "figure", table.state.hand)
        if not answer:
            return False
        segment = _segment(table, answer)
        cashed = self.cash_lines(table, seat, segment)
        table.take_back(Figure(seat, answer.what), segment, "GIFT-24")
        yield from score(table, [Due("cash_out", {seat: cashed})])
        return True

    def cash_lines(self, table: Table, seat: str, segment: int) -> tuple[Line, ...]:
        """What a follower taken back from a segment brings: 2 points for each in its feature, whoever's (GIFT-25)."""
        state = table.state
        there = [f for at, figures in state.figures.items() if state.label[at] == state.label[segment] for f in figures]
        return (Line("cashed", sum(figure.kind in table.followers for figure in there), 2, "GIFT-25"),)

    def _change(self, table: Table, seat: str) -> Answered:
        """A follower lies down as a farmer on its tile, or a farmer stands up (GIFT-27 to GIFT-29, D-GIFT-18)."""
        options = []
        for figure, segment in table.followers_of(seat):
            cell, spot = spot_of(table.state, segment)
            for to in self._targets(table, figure, segment):
                options.append(Action("change", figure.kind, cell, f"{spot}+{spot_of(table.state, to)[1]}"))
        answer = yield from _choose(seat, "change", options, "GIFT-27", "segments", table.state.hand)
        if not answer:
            return False
        was, to = (segment_at(table.state, answer.cell, spot) for spot in answer.where.split("+"))
        table.shift(Figure(seat, answer.what), was, to, "GIFT-27")
        return True

    def _targets(self, table: Table, figure: Figure, segment: int) -> Iterator[int]:
        """Where a follower may go by changing its position: other kinds of the same tile (D-GIFT-19)."""
        state = table.state
        tile, first = state.tiles[state.home[segment]]
        lies = terrain(state, segment) == FIELD
        for to in range(first, first + len(tile.where)):
            field = terrain(state, to) == FIELD
            if lies != field and (field or not is_complete(state, to)) and table.may_stand(*figure, to):
                yield to

    def _take_two(self, table: Table, seat: str) -> Answered:
        """A second tile is drawn; one of the two is kept, the other shuffled back (GIFT-34 to GIFT-37, D-GIFT-13)."""
        state, first = table.state, table.state.hand
        while state.bag:
            second = (yield Chance("tile", table.drawable())).what
            take(state.bag, second)
            table.say(TileDrawn(seat, second))
            if not table.can_lie(second):
                table.say(TileRemoved(seat, second))
                continue
            options = [Action("keep", name) for name in dict.fromkeys((first, second))]
            kept = (yield from _choose(seat, "keep", options, "GIFT-34", "design")).what
            back = second if kept == first else first
            state.hand = kept
            state.bag[back] = state.bag.get(back, 0) + 1
            table.say(TileShuffledBack(seat, back))
            return True
        return False

    # ---- the end, and reasons

    def game_ended(self, table: Table) -> Script:
        """Every gift nobody used is worth 2 points to whom it lies in front of (GIFT-38, D-GIFT-22)."""
        held = {seat: len(table.state.hands.get((seat, "gift"), ())) for seat in table.setup.seats}
        sums = {seat: (Line("gift", count, 2, "GIFT-38"),) for seat, count in held.items() if count}
        yield from score(table, [Due("gifts", sums)], final=True)

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """When a gift is taken and opened, and that an open one is carried out where it can be, as its card says."""
        if action.verb == "take_gift":
            if ask.cell is None or self._due(table, cell_of(ask.cell)) is None:
                return Refusal("gift-not-due", "GIFT-4", {})
            return (
                Refusal("gift-one", "GIFT-8", {}) if table.recall(Cards).left else Refusal("gift-none", "GIFT-11", {})
            )
        if action.verb == "gift":
            key = "gift-hand" if ask.kind == "gift" else "gift-again" if _opened(table) else "gift-when"
            return Refusal(key, "GIFT-12", {})
        if ask.kind not in OPENED:
            return None
        if action == SKIP:
            return Refusal("gift-skip", OPENED[ask.kind], {})
        return self._why_not_so(table, ask, action) if action.verb == ask.kind else None

    def _why_not_so(self, table: Table, ask: Ask, action: Action) -> Refusal:
        """Why an open gift is not used like that."""
        state, rule = table.state, OPENED[ask.kind]
        general = Refusal(f"gift-{ask.kind}", rule, {})
        if ask.kind == "keep" or action.cell is None:
            return general
        try:
            at = [segment_at(state, action.cell, spot) for spot in action.where.split("+")]
        except LookupError:  # no segment of a laid tile
            at = []
        if ask.kind == "change":
            return self._why_not_changed(table, Figure(ask.player, action.what), at)
        if not at or terrain(state, at[0]) != {"synod": "monastery", "sweep": ROAD}.get(ask.kind):
            return general
        if is_complete(state, at[0]):
            return Refusal(f"gift-{ask.kind}-complete", rule, {})
        if ask.kind == "sweep":
            same = [o for o in ask.options if state.label[_segment(table, o)] == state.label[at[0]]]
            return Refusal("gift-sweep-named", rule, {"answer": str(same[0])}) if same else general
        standing = table.why_not_standing(ask.player, action.what, at[0])
        return standing or Refusal("no-figure", rule, {"figure": action.what})

    def _why_not_changed(self, table: Table, figure: Figure, at: list[int]) -> Refusal:
        """Why a figure cannot change from the first of two segments to the second."""
        state = table.state
        if len(at) != 2:
            return Refusal("gift-change-tile", "GIFT-27", {})
        was, to = at
        if figure.kind not in table.followers or figure not in state.figures.get(was, ()):
            return Refusal("gift-change-whose", "GIFT-27", {})
        if (terrain(state, was) == FIELD) == (terrain(state, to) == FIELD):
            return Refusal("gift-change", "GIFT-29", {})
        return table.why_not_standing(*figure, to) or Refusal("gift-change-complete", "GIFT-30", {})


def _choose(seat: str, kind: str, options: list[Action], rule: str, target: Target, tile: str = "") -> Answered:
    """The option chosen; what leaves no choice is not asked.  None if there is no option."""
    options = list(dict.fromkeys(options))
    if len(options) > 1:
        return (yield Ask(seat, kind, options, rule, target=target, tile=tile, step="tile"))
    return options[0] if options else None


def _opened(table: Table) -> bool:
    """Whether a gift has been opened with the tile in hand."""
    since = takewhile(lambda event: not isinstance(event, TilePlaced | TurnBegan), reversed(table.events))
    return any(isinstance(event, CardUsed) and event.deck == "gift" for event in since)


def _at(table: Table, verb: str, what: str, segment: int) -> Action:
    return Action(verb, what, *spot_of(table.state, segment))


def _segment(table: Table, action: Action) -> int:
    return segment_at(table.state, action.xy, action.where)
