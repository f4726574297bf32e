"""What can be asked at a moment of a played game: questions in which an expansion's own rules decide."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol
from zlib import crc32

from carcnb.engine.actions import SKIP
from carcnb.engine.board import spot_of, terrain
from carcnb.engine.events import Event, FigurePlaced, FigureReturned, Scored, TokensTaken
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import XY, cell_of
from carcnb.engine.scoring import lines
from carcnb.engine.table import Table
from carcnb.questions.turn_ahead import rest
from carcnb.questions.worth import final_table
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.drafts import reading
from carcnb.quizzes.small_games import Moment
from carcnb.tiles import FIELD, design


class Found(NamedTuple):
    """A question that a moment answers, the places it marks, and the segments of its feature to put figures on.

    It is ``sure`` if the expansion has a part in it whatever figures are put there.
    """

    ask: str
    marks: tuple[str, ...] = ()
    crowd: tuple[int, ...] = ()
    sure: bool = True


class Finder(Protocol):
    """Finds what can be asked at a moment: ``what`` is what follows the verb in the system's list."""

    def __call__(self, moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
        """What can be asked."""


def own_rule(rule: str) -> bool:
    """Whether a rule is one of an expansion."""
    return not rule.startswith(("BASE-", "D-BASE"))


def own_event(event: Event) -> bool:
    """Whether an expansion had part in an event: it tells it, or a line of the sum is its own."""
    if isinstance(event, Scored):
        return any(own_rule(line.rule) for line in event.lines)
    return own_rule(event.rule)


def place_of(table: Table, segment: int) -> str:
    """A segment as marks name it."""
    (x, y), spot = spot_of(table.state, segment)
    return f"{x},{y} {spot}"


def square_of(cell: tuple[int, int]) -> str:
    """A square as marks name it."""
    return f"{cell[0]},{cell[1]}"


def last_laid(moment: Moment) -> str:
    """The square of the tile that this turn has laid last."""
    return next(square_of(a.cell) for a in reversed(moment.answers) if a.verb == "place" and a.cell)


def _only_tiles(expansion: Expansion) -> bool:
    return not (expansion.verbs or expansion.figures or expansion.neutrals or expansion.chances or expansion.variants)


def is_changed(table: Table, expansion: Expansion, segment: int) -> bool:
    """Whether an expansion changes what a feature is or brings."""
    state = table.state
    name = state.label[segment]
    row = state.features[name]
    if _only_tiles(expansion):
        return any(state.tiles[state.home[at]][0].design.set in expansion.sets for at in row[1])
    feature = table.feature(segment)
    sums = [lines(table, segment, feature, seat) for seat in (*feature.owners, "")[:2]]
    return any(own_rule(line.rule) for sum in sums for line in sum) or any(at in state.links for at in row[1])


def special(table: Table, expansion: Expansion, segment: int) -> bool:
    """Whether an expansion changes what a feature is or brings, or has put a figure there."""
    if is_changed(table, expansion, segment):
        return True
    state = table.state
    row = state.features[state.label[segment]]
    placed = {(e.cell, e.segment) for e in table.events if isinstance(e, FigurePlaced) and own_rule(e.rule)}
    return any(
        (XY[state.home[at]], at - state.tiles[state.home[at]][1]) in placed for at in row[1] if at in state.figures
    )


def features(moment: Moment, kinds: Sequence[str] = ()) -> Iterator[tuple[int, ...]]:
    """The segments of the features that can be asked about: unfinished ones at a turn's start, complete ones later."""
    state = moment.game.table.state
    if not moment.answers or all(answer.verb == "draw" for answer in moment.answers):
        rows = [row for row in state.features if row[1] and row[2] != 0 and (row[0] != FIELD or len(row[1]) > 1)]
    elif moment.asked.kind == "deploy":
        if moment.asked.cell is None or not rest(moment.game, SKIP)[1]:
            return  # what somebody has to decide first may change what is complete
        tile, first = state.tiles[cell_of(moment.asked.cell)]
        names = dict.fromkeys(state.label[first : first + len(tile.where)])
        rows = [row for name in names if (row := state.features[name])[2] == 0]
    else:
        return
    yield from (row[1] for row in rows if not kinds or row[0] in kinds)


# ---- features


def of_feature(verb: str) -> Finder:
    """A question about one feature that the expansion changes, or on which its figures may stand."""
    shared = verb in ("owners", "share")

    def find(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
        table = moment.game.table
        figures = [of for kind, of in expansion.figures.items() if kind not in expansion.on_track]
        counted = any(of.strength != 1 for of in figures)
        helped = any(not of.follower for of in figures)
        for segments in features(moment, [what] if what else []):
            sure = (special if shared else is_changed)(table, expansion, segments[0])
            field = terrain(table.state, segments[0]) == FIELD
            worthless = helped and field and not table.feature(segments[0]).cities
            if worthless or not (sure or (shared and counted) or (field and helped)):
                continue
            size = len({table.state.home[at] for at in segments})
            if len(segments) == 1 or size >= min(level + 1, 3) + (shared and helped):
                seat = f" {dice.one(moment.game.seats)}" if verb == "share" else ""
                yield Found(f"{verb}{seat}", (place_of(table, dice.one(segments)),), segments, sure)

    return find


def complete(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Which of some features are complete, those among them that the expansion changes."""
    if moment.answers and any(answer.verb != "draw" for answer in moment.answers):
        return
    table, kinds = moment.game.table, (what,) if what else ("city", "road", "monastery")
    rows = [row for row in table.state.features if row[0] in kinds]
    own = [row for row in rows if special(table, expansion, row[1][0])]
    done, others = [r for r in rows if r[2] == 0], [r for r in own if r[2] != 0]
    if not own or not done or not others:
        return
    picked = dice.some(done, dice.between(1, level + 1)) + dice.some(others, dice.between(1, level + 1))
    if any(row in own for row in picked):
        yield Found("complete", read(place_of(table, dice.one(row[1])) for row in picked))


def read(places: Iterable[str]) -> tuple[str, ...]:
    """Places in the order in which they are read; those of one tile in none that tells anything."""
    return tuple(sorted(places, key=lambda place: (reading(place), crc32(place.encode()))))


# ---- a turn


def gains(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Points of a turn in which the expansion has a part."""
    if moment.asked.kind != "deploy":
        return
    events, whole = rest(moment.game, SKIP)
    if not whole or not any(isinstance(e, Scored) for e in events):
        return
    if not (any(map(own_event, events)) or (_only_tiles(expansion) and own_tile(moment, expansion))):
        return
    seats = sorted({event.player for event in events if isinstance(event, Scored)})
    yield Found(f"gains {dice.one(seats if not dice.once_in(5) else moment.game.seats)}", (last_laid(moment),))


def own_tile(moment: Moment, expansion: Expansion) -> bool:
    """Whether this turn has laid a tile of the expansion."""
    return any(a.verb == "place" and design(a.what).set in expansion.sets for a in moment.answers)


def final(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Points of the final scoring in which the expansion has a part."""
    if moment.asked.kind != "place" or moment.moves():
        return
    events = [event for event in final_table(moment.game).events if isinstance(event, Scored)]
    seats = sorted({event.player for event in events if own_event(event) or _only_tiles(expansion)})
    if seats:
        yield Found(f"final {dice.one(seats)}")


def winner(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Who wins, where the points stand close enough for the final scoring to decide."""
    if moment.asked.kind != "place" or moment.moves():
        return
    points, table = moment.game.scores, final_table(moment.game)
    brought = {seat: n - points[seat] for seat, n in table.scores().items()}
    most = sorted(table.scores().values())
    if most[-1] - most[-2] <= 2 + max(brought.values()):
        yield Found("winner")


def home(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Figures that go home in a turn, some of them by a rule of the expansion or from what it has changed."""
    if moment.asked.kind != "deploy":
        return
    table, figures = moment.game.table, moment.game.table.state.figures
    events, whole = rest(moment.game, SKIP)
    back = {(e.cell, e.segment) for e in events if isinstance(e, FigureReturned)}
    if not whole or not back:
        return
    at = {
        segment: (XY[table.state.home[segment]], segment - table.state.tiles[table.state.home[segment]][1])
        for segment in figures
    }
    gone = [segment for segment in figures if at[segment] in back]
    staying = [segment for segment in figures if at[segment] not in back]
    marked = dice.some(gone, dice.between(1, level + 1)) + dice.some(staying, dice.between(1, level + 1))
    kinds = {figure.kind for segment in marked for figure in figures[segment]}
    own = kinds & expansion.figures.keys() or any(special(table, expansion, segment) for segment in gone)
    if staying and own:
        yield Found("home", read(place_of(table, segment) for segment in marked))


def collects(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Tokens of a turn: taken, or expected in vain."""
    if moment.asked.kind != "deploy":
        return
    events, whole = rest(moment.game, SKIP)
    taken = {e.player for e in events if isinstance(e, TokensTaken)}
    if whole and taken:
        for seat in moment.game.seats:
            yield Found(f"collects {seat}", (last_laid(moment),))


def scorers(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Who gets points in a turn: those whom the expansion gives some, and turns that look like it."""
    if moment.asked.kind != "deploy":
        return
    events, whole = rest(moment.game, SKIP)
    scored = any(isinstance(event, Scored) for event in events)
    if whole and scored and (any(map(own_event, events)) or dice.once_in(2)):
        yield Found("scorers", (last_laid(moment),))


FINDERS: Mapping[str, Finder] = {
    "worth": of_feature("worth"),
    "owners": of_feature("owners"),
    "share": of_feature("share"),
    "open": of_feature("open"),
    "complete": complete,
    "gains": gains,
    "final": final,
    "winner": winner,
    "home": home,
    "collects": collects,
    "scorers": scorers,
}
"""What finds a question of each verb."""
