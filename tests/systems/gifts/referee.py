"""The Gifts: a hidden card for extending what others own, one to be opened with a tile in hand (GIFT-1 to GIFT-38)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from carcnb.engine.events import BonusScored, CardTaken, CardUsed, Event, TileDrawn
from tests import oracle
from tests.oracle import Region, Segment
from tests.systems.base.referee import Referee, place, same

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part

GIFTS = ("synod", "road_sweeper", "cash_out", "change_position", "take_two")
EACH = 5
ASKS = {"synod": "synod", "road_sweeper": "sweep", "cash_out": "cash", "change_position": "change", "take_two": "keep"}
RULES = {"synod": "GIFT-17", "sweep": "GIFT-20", "cash": "GIFT-24", "change": "GIFT-27", "keep": "GIFT-34"}
DECK, USED = "gifts.deck", "gifts.used"


class Gifts(Referee):
    puts_back = "TileShuffledBack"

    # ---- the deck

    def begin(self, told: Rebuilt) -> None:
        held = Counter(card for (_, deck), cards in told.hands.items() if deck == "gift" for card in cards)
        told.extra |= {DECK: tuple((card, EACH - held[card]) for card in GIFTS), USED: ()}

    def keeps(self, told: Rebuilt, event: Event) -> None:
        """25 cards: in the deck, in hands, or used and open on the table (GIFT-1, GIFT-11, GIFT-13)."""
        deck = dict(told.extra[DECK])
        if isinstance(event, CardTaken) and event.deck == "gift":
            deck[event.card] -= 1
            assert deck[event.card] >= 0, f"all {event.card} are gone"
        elif isinstance(event, CardUsed) and event.deck == "gift":
            assert event.shown
            told.extra[USED] += (event.card,)
        elif type(event).__name__ == "GiftsReshuffled":
            assert not any(deck.values()), "the deck is not empty"
            assert event.count == len(told.extra[USED]) > 0
            deck, told.extra[USED] = dict(Counter(told.extra[USED])), ()
        elif type(event).__name__ == "TileShuffledBack":
            told.stack += 1
        told.extra[DECK] = tuple((card, deck.get(card, 0)) for card in GIFTS)

    # ---- a gift is taken

    def placed(self, told: Rebuilt, part: Part) -> None:
        """Whether the tile extends what others own, and whether there is a gift left (GIFT-3 to 8, GIFT-11)."""
        there = sum(n for _, n in told.extra[DECK]) + len(told.extra[USED])
        part.notes["gift due"] = there > 0 and any(
            region.kind in ("road", "city")
            and region.cells != {part.cell}
            and told.owners(region)
            and part.seat not in told.owners(region)
            for region in map(told.region, oracle.segments_at(told.board, part.cell))
        )

    def settled(self, told: Rebuilt, part: Part) -> None:
        """A gift is offered when it is due, one a tile, and whoever wants it gets it (GIFT-3, GIFT-8, GIFT-10)."""
        asked = part.asked("take_gift")
        assert len(asked) == part.notes["gift due"]
        taken = [(e.player, e.rule) for e in part.said("CardTaken") if e.deck == "gift"]
        assert taken == [(part.seat, "GIFT-10") for question in asked if question.answer == "take_gift"]
        assert part.asked("gift") == []

    # ---- a gift is opened

    def hears(self, told: Rebuilt, part: Part, event: Event) -> None:
        name = type(event).__name__
        if isinstance(event, TileDrawn) and not part.in_hand:
            part.notes["gift asked"] = False
        if name == "TileShuffledBack":
            assert part.notes.pop("two") == "settled"
            kept = part.story[-1].answer.split()[1] if part.asked("keep") else event.tile
            assert Counter(part.in_hand) == Counter([kept, event.tile]), "one is kept, the other goes back (GIFT-35)"
            part.notes["two open"] = False
        elif isinstance(event, TileDrawn) and part.in_hand:
            assert part.notes.get("two open"), "a second tile is drawn for Take Two only"
            assert len(part.in_hand) == 1
            part.notes["two"] = "settled"
            if not oracle.fits(told.board, event.tile):
                part.notes["two"] = "removed"
        elif name == "TileRemoved" and len(part.in_hand) == 2:
            assert part.notes.pop("two") == "removed", "it could be laid"
            assert event.tile == part.in_hand[1]
            if not told.stack:
                part.then += [Counter([("GiftWithoutEffect", part.seat, "take_two", "GIFT-15")])]
        elif name == "GiftWithoutEffect" and event.card == "take_two":
            assert part.notes.get("two open")
            assert told.stack == 0
            assert "two" not in part.notes
            part.notes["two open"] = False

    def calm(self, told: Rebuilt, part: Part) -> None:
        """Before a tile is laid its player was asked whether to open a gift, if he had one (GIFT-12, GIFT-16)."""
        assert not part.notes.get("two open"), "Take Two is not done"
        if not part.cell and "gift asked" in part.notes:
            opened = part.notes["gift asked"]
            assert opened or not told.hands.get((part.seat, "gift"))

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        if asked.kind == "take_gift":
            assert asked.player == part.seat
            assert part.notes["gift due"]
            return {"take_gift", "skip"}
        if asked.kind == "gift":
            assert asked.player == part.seat
            assert not part.cell
            assert not part.notes["gift asked"], "one gift a tile (GIFT-12)"
            assert len(part.in_hand) == 1
            assert oracle.fits(told.board, part.in_hand[0]), "the tile in hand can be placed (GIFT-16)"
            part.notes["gift asked"] = True
            return {f"gift {card}" for card in told.hands[part.seat, "gift"]} | {"skip"}
        if asked.kind not in RULES:
            return None
        assert asked.player == part.seat
        assert asked.rule == RULES[asked.kind]
        if asked.kind == "keep":
            assert part.notes["two"] == "settled"
            assert len(set(part.in_hand)) == 2
            return {f"keep {tile}" for tile in part.in_hand}
        card, choices = part.notes["open"]
        assert asked.kind == ASKS[card]
        assert len(choices) > 1
        return same(asked.options, choices)

    def chose(self, told: Rebuilt, part: Part, asked: Asked) -> None:
        """What an opened card must bring, which is a must where it can (GIFT-13, GIFT-15, GIFT-17)."""
        if asked.kind == "gift" and asked.answer != "skip":
            card = asked.answer.split()[1]
            part.then = [Counter([("CardUsed", part.seat, "gift", card, True)])]
            if card == "take_two":
                part.notes["two open"] = True
                part.then += [Counter([("GiftWithoutEffect", part.seat, card, "GIFT-15")])] if not told.stack else []
                return
            choices = CHOICES[card](told, part.seat)
            part.notes["open"] = card, choices
            if not choices:
                part.then += [Counter([("GiftWithoutEffect", part.seat, card, "GIFT-15")])]
            elif len(choices) == 1:
                part.then += effect(told, part, min(choices[0]))
        elif asked.kind in RULES and asked.kind != "keep":
            part.then = effect(told, part, asked.answer)

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        if asked.kind == "gift":
            for card in set(GIFTS) - set(told.hands[part.seat, "gift"]):
                yield f"gift {card}", {"GIFT-12"}
            yield "take_gift", {"GIFT-4"}
        if asked.kind not in RULES:
            return
        yield "skip", {RULES[asked.kind]}
        if asked.kind == "keep":
            return
        good = {text for choice in part.notes["open"][1] for text in choice}
        for at in (at for cell in told.board for at in oracle.segments_at(told.board, cell)):
            kinds = [""] if asked.kind == "sweep" else [f" {kind}" for kind in told.weights]
            for kind in kinds:
                text = f"{asked.kind}{kind} {place(told.board, at)}"
                if asked.kind != "change" and text not in good:
                    yield text, {RULES[asked.kind], "GIFT-18", "GIFT-25", "GIFT-26", "TB-BUILDER-2", "TB-PIG-1"}
                elif asked.kind == "change":
                    yield f"{text}+{oracle.spot(told.board, at)}", {"GIFT-27", "GIFT-29"}

    def final(self, told: Rebuilt, events: list[Event]) -> None:
        """Every gift not used brings 2 points (GIFT-38)."""
        paid = [(e.player, e.points) for e in events if isinstance(e, BonusScored) and e.reason == "gifts"]
        held = {seat: len(told.hands.get((seat, "gift"), ())) for seat in told.seats}
        assert sorted(paid) == sorted((seat, 2 * n) for seat, n in held.items() if n)


# ---- what the cards allow, each choice by all its names


def synod(told: Rebuilt, seat: str) -> list[set[str]]:
    """A follower at hand onto any monastery that is not complete, whoever is there (GIFT-17, GIFT-18, D-GIFT-11)."""
    kinds = [kind for kind, weight in told.weights.items() if weight and told.at_hand(seat, kind)]
    found = [at for at in segments(told, "monastery") if not oracle.is_complete(told.region(at))]
    return [{f"synod {kind} {place(told.board, at)}"} for at in found for kind in kinds if told.may_stand(kind, at)]


def sweep(told: Rebuilt, seat: str) -> list[set[str]]:
    """Any road that is not complete, anybody's or nobody's (GIFT-20, D-GIFT-15)."""
    roads = {told.region(at) for at in segments(told, "road")}
    return [{f"sweep {place(told.board, at)}" for at in r.segments} for r in roads if not oracle.is_complete(r)]


def cash(told: Rebuilt, seat: str) -> list[set[str]]:
    """Any follower of one's own (GIFT-24, D-GIFT-8)."""
    own = told.followers(seat).items()
    return [{f"cash {kind} {place(told.board, at)}"} for at, kinds in own for kind in set(kinds)]


def change(told: Rebuilt, seat: str) -> list[set[str]]:
    """An own follower lies down on its tile, or stands up where it is not complete (GIFT-27 to 29, D-GIFT-18)."""
    found = []
    for at, kinds in told.followers(seat).items():
        lies = oracle.kind_of(told.board, at) == "field"
        for to in oracle.segments_at(told.board, at[:2]):
            field = oracle.kind_of(told.board, to) == "field"
            if lies != field and (told.farmers if field else not oracle.is_complete(told.region(to))):
                where = f"{place(told.board, at)}+{oracle.spot(told.board, to)}"
                found += [{f"change {kind} {where}"} for kind in set(kinds) if told.may_stand(kind, to)]
    return found


CHOICES = {"synod": synod, "road_sweeper": sweep, "cash_out": cash, "change_position": change}


def effect(told: Rebuilt, part: Part, answer: str) -> list[Counter[tuple[Any, ...]]]:
    """What must come of a choice, step by step."""
    verb, *what, cell, where = answer.split()
    seat, kind = part.seat, "".join(what)
    x, y = map(int, cell.split(","))
    named = {oracle.spot(told.board, at): at for at in oracle.segments_at(told.board, (x, y))}
    at, *to = (named[spot] for spot in where.split("+"))
    region = told.region(at)
    if verb == "synod":
        return [Counter([("FigurePlaced", seat, kind, at)])]
    if verb == "change":
        return [Counter([("FigureMoved", seat, kind, at, to[0])])]
    if verb == "cash":
        followers = [kind for _, kind in told.on(region) if told.weights[kind]]
        back = ("FigureReturned", seat, kind, at)
        return [Counter([back]), Counter([("BonusScored", seat, 2 * len(followers), "cash_out")])]
    return swept(told, part, region)


def swept(told: Rebuilt, part: Part, region: Region) -> list[Counter[tuple[Any, ...]]]:
    """The owners score as at the end, then all leave the road (GIFT-21, GIFT-22, D-GIFT-10, D-GIFT-16)."""
    owners = [seat for seat in told.clockwise(part.seat) if seat in told.owners(region)]
    values = [(seat, told.worth(region, seat)) for seat in owners]
    part.due = Counter((seat, region.segments, n) for seat, n in values)
    points = [Counter([("PointsScored", seat, n, region.segments)]) for seat, n in values]
    there = [(seat, kind, at) for at in region.segments for seat, kind in told.figures.get(at, ())]
    home = Counter(("FigureReturned", *figure) for figure in there)
    magic = Counter(
        ("NeutralRemoved", piece.kind, piece.cell, tuple(i for *_, i in piece.segments))
        for kind in ("mage", "witch")
        for piece in told.lying(kind)
        if set(piece.segments) <= region.segments
    )
    return [step for step in (*points, home, magic) if step]


def segments(told: Rebuilt, kind: str) -> list[Segment]:
    """Every segment of one kind on the table."""
    every = [at for cell in told.board for at in oracle.segments_at(told.board, cell)]
    return [at for at in every if oracle.kind_of(told.board, at) == kind]
