"""What a referee of an expansion can say; by itself it changes nothing of the base game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from carcnb import Action
from carcnb.engine.events import Event
from tests import oracle
from tests.oracle import Board, Cell, Region, Segment

if TYPE_CHECKING:
    from tests.contract.told import Rebuilt
    from tests.contract.watch import Asked, Part


class Referee:
    """The rules of one expansion; ``told`` is the game up to this moment, ``part`` what came of the tile just laid.

    ``figures``   its kinds of figures and how many every player has, ``weights`` what they count in a majority
    ``pieces``    its kinds of pieces of nobody's and how many there are; ``tokens``: the tokens players collect
    ``begins``    its events that begin another part of the turn
    ``afterwards`` its question that comes when the scoring is over, ``recalls`` its event before that question
    ``score_figures`` its further figures that count points; ``ordered``: the player on turn orders what is recorded
    ``alone``     its figures that count nothing in a majority, stand alone and keep nobody out
    ``joins``     its questions before which the landscape may have changed without a tile
    ``puts_back`` its event by which the tile in hand goes back to the stack
    ``refuses``   the keys of its own refusals of a figure
    ``order``     when its events and questions come: stage of ``contract/order.py`` -> pattern of their words, which
                  may come at its end any number of times; ``words`` has the word of an event, by its type, and for a
                  piece of nobody's or a card with what it is of (``"NeutralPlaced sheep"``); a question is "?kind"
    """

    figures: Mapping[str, int] = {}
    weights: Mapping[str, int] = {}
    pieces: Mapping[str, int] = {}
    tokens: Mapping[str, int] = {}
    begins: tuple[str, ...] = ()
    afterwards: str = ""
    recalls: str = ""
    score_figures: tuple[str, ...] = ()
    ordered: bool = False
    alone: tuple[str, ...] = ()
    joins: tuple[str, ...] = ()
    puts_back: str = ""
    refuses: tuple[str, ...] = ()
    order: Mapping[str, str] = {}
    words: Mapping[str, str] = {}

    def begin(self, told: Rebuilt) -> None:
        """The game is about to begin: what it has to remember."""

    def after_scoring(self, event: Event) -> bool:
        """Whether this cannot happen before all that was completed is recorded and the figures are home."""
        return False

    def nests(self, event: Event) -> bool:
        """Whether this begins another part of the turn inside the one that is going on."""
        return False

    # ---- what it changes

    def may_stand(self, told: Rebuilt, kind: str, at: Segment) -> bool:
        """Whether a follower of a kind may stand on a segment, however it comes there."""
        return True

    def worth(self, told: Rebuilt, region: Region, seat: str, value: int) -> int:
        """The points of a feature for one of its owners, where it would be ``value`` without this expansion."""
        return value

    def placements(self, told: Rebuilt, tile: str, found: set[tuple[Cell, int]]) -> set[tuple[Cell, int]]:
        """Where a tile may be laid, and how it is turned there, of all where it fits."""
        return found

    def comes_back(self, told: Rebuilt, part: Part, event: Any) -> bool:
        """Whether it may bring a figure home before what is complete is judged."""
        return False

    def owners(self, told: Rebuilt, region: Region, seats: set[str]) -> set[str]:
        """Who owns a feature, where these have the most followers there."""
        return seats

    def leaves(self, told: Rebuilt, part: Part) -> Iterable[tuple[str, str, Segment]]:
        """Figures that are scored for their player alone and go home, whether their feature is complete or not."""
        return ()

    def deployments(self, told: Rebuilt, part: Part) -> set[str]:
        """What else can be done in the figure step."""
        return set()

    def options(self, told: Rebuilt, part: Part, asked: Asked) -> set[str] | None:
        """The answers to a question of its own; None if it does not ask it."""
        return None

    def wrong(self, told: Rebuilt, part: Part, asked: Asked) -> Iterable[tuple[str, set[str]]]:
        """Wrong answers to a question of its own, each with the rules that forbid it."""
        return ()

    def keeps(self, told: Rebuilt, event: Event) -> None:
        """What it remembers of its own events, in ``told.extra``, and does to the landscape."""

    # ---- what it looks at, in the order of a turn

    def placed(self, told: Rebuilt, part: Part) -> None:
        """The tile has just been laid."""

    def before_figure(self, told: Rebuilt, part: Part) -> None:
        """The figure is about to be asked for: what belongs to the tile is done."""

    def calm(self, told: Rebuilt, part: Part) -> None:
        """Nothing is being recorded: a tile is about to be laid or judged, or all that the points brought is done."""

    def chose(self, told: Rebuilt, part: Part, asked: Asked) -> None:
        """A question has just been answered, nothing has come of it yet."""

    def hears(self, told: Rebuilt, part: Part, event: Event) -> None:
        """Something is about to happen."""

    def answered(self, told: Rebuilt, part: Part, asked: Asked, answer: Action) -> None:
        """A question has been answered, and what came of it has been heard, to the next question."""

    def needs_judgement(self, told: Rebuilt, part: Part, event: Event) -> bool:
        """Whether this cannot happen before what is complete has been judged."""
        return False

    def settled(self, told: Rebuilt, part: Part) -> None:
        """All of the tile and the figure is done; ``part.done`` is what is complete now."""

    def also_done(self, told: Rebuilt, part: Part) -> list[Region]:
        """What may be said to be complete besides ``part.done``."""
        return []

    def scored(self, told: Rebuilt, part: Part) -> None:
        """Points are recorded and figures are home."""

    def over(self, told: Rebuilt, part: Part) -> None:
        """The part of the turn is over."""

    def final(self, told: Rebuilt, events: list[Event]) -> None:
        """The game is over; these are the events of the final scoring."""


STOLEN = "stolen"


def brief(event: Any) -> tuple[Any, ...]:
    """What a card may bring, in short; empty for other events."""
    name = type(event).__name__
    if name == "PointsScored":
        return (name, event.player, event.points, frozenset(event.feature.segments))
    if name == "BonusScored":
        return (name, event.player, event.points, event.reason)
    if name in ("FigurePlaced", "FigureReturned"):
        return (name, event.player, event.figure, (*event.cell, event.segment))
    if name == "FigureMoved":
        return (name, event.player, event.figure, (*event.cell, event.was), (*event.cell, event.segment))
    if name in ("NeutralPlaced", "NeutralMoved", "NeutralRemoved"):
        return (name, event.piece, event.cell, event.segments)
    if name == "CardUsed":
        return (name, event.player, event.deck, event.card, event.shown)
    return (name, *event) if name in ("TokensTaken", "GiftWithoutEffect") else ()


def fact(board: Board, cell: Cell, name: str) -> Any:
    """What the tile on a cell prints for an expansion, or None."""
    return oracle.facts()[board[cell][0]].get(name)


def printed(board: Board, region: Region, name: str) -> list[Any]:
    """What the segments of a feature print for an expansion."""
    found = []
    for x, y, i in region.segments:
        facts = oracle.facts()[board[x, y][0]]
        parts = [*facts.get("cities", ()), *facts.get("roads", ()), *facts.get("fields", ()), {}]
        if name in parts[i]:
            found.append(parts[i][name])
    return found


def place(board: Board, segment: tuple[int, int, int]) -> str:
    """A segment as answers name it: ``1,0 road.E``."""
    return f"{segment[0]},{segment[1]} {oracle.spot(board, segment)}"


def same(offered: Iterable[str], wanted: Iterable[set[str]]) -> set[str]:
    """One text for each thing that is wanted by all its names: the one that is offered, if one is."""
    offered = set(offered)
    return {min(names & offered or names) for names in wanted}
