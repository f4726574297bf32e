"""The right answers of exercises by the second referee: flood fill over the printed facts, no code of the checker."""

from __future__ import annotations

from typing import Any

from carcnb.quizzes import Exercise
from tests import oracle
from tests.contract import Rebuilt, rebuild
from tests.oracle import Board, Cell, Region, Segment
from tests.quizzes import played_referee, told_referee

ROLES = {"knight": "city", "thief": "road", "monk": "monastery", "farmer": "field"}


class Seen:
    """The position of an exercise as its events tell it."""

    def __init__(self, exercise: Exercise) -> None:
        self.game = exercise.game()
        told: Rebuilt = rebuild(self.game)
        self.board: dict[Cell, tuple[str, int]] = told.board
        self.figures = told.power()
        self.tile = self.game.prompt.tile if self.game.prompt else ""
        self.marks = [self._mark(place) for place in exercise.marks]
        self.words = exercise.ask.words

    def _mark(self, place: str) -> tuple[Cell, Segment | None]:
        cell, _, spot = place.partition(" ")
        x, y = map(int, cell.split(","))
        if not spot:
            return (x, y), None
        kind, _, port = spot.partition(".")
        tile, turn = self.board[x, y]
        parts = oracle.printed(tile)
        if port in ("", "inside"):
            return (x, y), (x, y, next(i for i, p in enumerate(parts) if p.kind == kind and not p.reaches))
        return (x, y), (x, y, oracle.ports(tile, turn)[port])

    def region(self, n: int) -> Region:
        """The feature of the nth mark."""
        segment = self.marks[n][1]
        assert segment is not None
        return oracle.region(self.board, segment)

    def letters(self, good: Any) -> list[str]:
        """The letters of the marks for which something holds."""
        return ["ABCDEFGHJKLMNPQR"[n] for n in range(len(self.marks)) if good(n)]

    def last(self) -> Cell:
        """Where the last tile lies."""
        return list(self.board)[-1]


def gained(board: Board, figures: Any, regions: Any, seat: str) -> int:
    """What a player gets for some features."""
    return sum(oracle.worth(board, found) for found in regions if seat in oracle.owners(found, figures))


def at_the_end(seen: Seen, seat: str) -> int:
    """What a player gets in the final scoring."""
    return gained(seen.board, seen.figures, {oracle.region(seen.board, at) for at in seen.figures}, seat)


def verdict(seen: Seen, cell: Cell) -> str:
    """Why the tile in hand cannot lie there, or that it fits."""
    if cell in seen.board:
        return "cell-taken"
    if any(cell == where for where, _ in oracle.fits(seen.board, seen.tile)):
        return "fits"
    if oracle.touches(seen.board, cell):
        return "edge"
    return "corner" if any(c in seen.board for c in oracle.around(cell)) else "alone"


def answer(exercise: Exercise) -> Any:
    """The right answer of every question that is not answered by a turn."""
    seen = Seen(exercise)
    board, figures, words = seen.board, seen.figures, seen.words
    match exercise.ask.verb:
        case "fits":
            return len({cell for cell, _ in oracle.fits(board, seen.tile)})
        case "fitting":
            return seen.letters(lambda n: verdict(seen, seen.marks[n][0]) == "fits")
        case "why":
            return verdict(seen, seen.marks[0][0])
        case "claims":
            return seen.letters(lambda n: not seen.region(n).segments & figures.keys())
        case "home":
            done = [found for found in oracle.touched(board, seen.last()) if oracle.is_complete(found)]
            return seen.letters(lambda n: seen.region(n) in done)
        case "allowed":
            if words[0] == "skip":
                return "yes" if seen.game.prompt.kind == "deploy" else "no"  # type: ignore[union-attr]
            new, free = seen.marks[0][0] == seen.last(), not seen.region(0).segments & figures.keys()
            return "yes" if new and free else "no"
        case "follows":
            seats = seen.game.seats
            return f"{seats[(seats.index(seen.game.prompt.player) + 1) % len(seats)]}:draw-tile"  # type: ignore[union-attr]
        case "worth":  # whoever owns it gets the same; what nobody owns brings nobody anything
            return oracle.worth(board, seen.region(0)) if oracle.owners(seen.region(0), figures) else 0
        case "owners":
            return sorted(oracle.owners(seen.region(0), figures)) or ["nobody"]
        case "share":
            return gained(board, figures, [seen.region(0)], words[0])
        case "gains":
            done = [found for found in oracle.touched(board, seen.last()) if oracle.is_complete(found)]
            return gained(board, figures, done, words[0])
        case "final":
            return at_the_end(seen, words[0])
        case "winner":
            scores = {seat: points + at_the_end(seen, seat) for seat, points in seen.game.scores.items()}
            return sorted(seat for seat, points in scores.items() if points == max(scores.values()))
        case "complete":
            return seen.letters(lambda n: oracle.is_complete(seen.region(n)))
        case "open":
            return len(seen.region(0).open)
        case "same":
            return seen.letters(lambda n: n > 0 and seen.region(n) == seen.region(0))
        case "feeds":
            return seen.letters(lambda n: n > 0 and seen.region(n) in oracle.cities_of(board, seen.region(0)))
        case "wrong":
            return told_referee.answer(exercise, played_referee.gone_on(exercise))
        case "paint":
            here = seen.region(0).segments
            return sorted(place for place in exercise.choices if seen._mark(place)[1] in here)
        case "cities":
            return len(oracle.cities_of(board, seen.region(0)))
    raise AssertionError(exercise.ask.verb)


def turns(exercise: Exercise) -> dict[tuple[Cell, int, str], bool]:
    """Every turn that can be played, by cell, turn and spot (empty: no figure), and whether it does what is asked.

    Turns that show the same tile stand once, by their lowest number.
    """
    seen = Seen(exercise)
    found: dict[tuple[Cell, int, str], bool] = {}
    player = seen.game.prompt.player  # type: ignore[union-attr]
    left = seen.game.table.state.supply[player, "meeple"]
    for cell, turn in sorted(oracle.fits(seen.board, seen.tile)):
        same = [t for t in range(turn) if oracle.look(seen.tile, t) == oracle.look(seen.tile, turn)]
        if same:
            continue
        board = {**seen.board, cell: (seen.tile, turn)}
        spots: list[tuple[str, Segment | None]] = [("", None)]
        if left and exercise.ask.verb in ("scores", "deploys"):
            for at in oracle.segments_at(board, cell):
                if not oracle.region(board, at).segments & seen.figures.keys():
                    spots.append((_name(board, at), at))
        for name, spot in spots:
            figures = {**seen.figures, spot: [player]} if spot else seen.figures
            found[cell, turn, name] = _reached(exercise, seen, board, figures, cell, spot)
    return found


def _name(board: Board, at: Segment) -> str:
    """A segment by any of its sides."""
    tile, turn = board[at[0], at[1]]
    part = oracle.printed(tile)[at[2]]
    if part.reaches:
        return f"{part.kind}.{oracle.turned(part.reaches[0], turn)}"
    return part.kind if part.kind == "monastery" else f"{part.kind}.inside"


def _reached(exercise: Exercise, seen: Seen, board: Board, figures: Any, cell: Cell, at: Segment | None) -> bool:
    done = [found for found in oracle.touched(board, cell) if oracle.is_complete(found)]
    match exercise.ask.verb, *exercise.ask.words:
        case ["completes", kind]:
            return any(found.kind == kind for found in done)
        case ["close"]:
            segment = seen.marks[0][1]
            assert segment is not None
            return oracle.is_complete(oracle.region(board, segment))
        case ["scores", seat, points]:
            return gained(board, figures, done, seat) == int(points)
        case ["deploys", role]:
            return at is not None and oracle.printed(board[cell][0])[at[2]].kind == ROLES[role]
    raise AssertionError(exercise.ask.verb)
