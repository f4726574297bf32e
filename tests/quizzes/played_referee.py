"""The right answers of an expansion's exercises by playing: fresh games, played on with the public verbs of a game.

What the questions work out ahead, on the rules at work or line by line, is read here from scores, supplies, tokens and
events of a game that has really gone on, or from the list of what it offers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import beside
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Event, FigurePlaced, PointsScored
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.questions.scene import LETTERS, segment_at
from carcnb.quizzes import Exercise
from tests.quizzes import told_referee


def answer(exercise: Exercise) -> Any:
    """The right answer, whatever is asked."""
    verb, words = exercise.ask.verb, exercise.ask.words
    match verb:
        case "worth" | "share" | "owners":
            return _of_feature(exercise, verb, *words)
        case "gains":
            return _gained(_rested(exercise), exercise.game())[words[0]]
        case "scorers":
            return sorted(seat for seat, n in _gained(_rested(exercise), exercise.game()).items() if n) or ["nobody"]
        case "collects":
            before, after = (game.table.state.tokens for game in (exercise.game(), _rested(exercise)))
            return sum(n - before[who] for who, n in after.items() if who[0] == words[0])
        case "home":
            stood, left = (game.table.state.figures for game in (exercise.game(), _rested(exercise)))
            return [letter for letter, at in _segments(exercise).items() if stood[at] != left.get(at)]
        case "final":
            return _ended(exercise).scores[words[0]] - exercise.game().scores[words[0]]
        case "winner":
            scores = _ended(exercise).scores
            return sorted(seat for seat, n in scores.items() if n == max(scores.values()))
        case "wrong":
            return told_referee.answer(exercise, gone_on(exercise))
        case "may":
            return [letter for letter in LETTERS[: len(exercise.marks)] if _offered(exercise, letter)]
        case "allowed":
            return "yes" if _taken(exercise.game(), words[0]) else "no"
        case "lands":
            return _landed(exercise, Action.parse(words[0]))
        case "spaces":
            return [o.what for o in exercise.game().legal_actions() if o != SKIP and o.what in exercise.choices]
        case "uses":
            game = exercise.game()
            seat = game.prompt.player  # type: ignore[union-attr]
            return _gained(_played(game, Action.parse(words[0])), exercise.game())[seat]
        case "follows":
            return _next(exercise.game(), Action.parse(words[0]))
        case "reaches":
            return _reached(exercise, Action.parse(words[0]))
        case "complete" | "open":
            open_ends = {letter: _open(exercise.game(), at) for letter, at in _segments(exercise).items()}
            return open_ends["A"] if verb == "open" else [letter for letter, n in open_ends.items() if not n]
    raise AssertionError(verb)


def _segments(exercise: Exercise) -> dict[str, int]:
    game = exercise.game()
    return {letter: segment_at(game, mark) for letter, mark in zip(LETTERS, exercise.marks, strict=False)}


def _played(game: Game, action: Action) -> Game:
    """The game after an action, declining until the turn goes on to another tile or has to be decided."""
    drawn = game.history
    game.apply(action)
    while game.prompt and not any(a.verb == "draw" and not a.where for a in game.history[len(drawn) :]):
        declined = game.prompt.declining_action
        if declined is None:
            break
        game.apply(declined)
    return game


def _rested(exercise: Exercise) -> Game:
    return _played(exercise.game(), SKIP)


def gone_on(exercise: Exercise) -> Game:
    """The turn that has begun, to its end; of a position in which none has, the final scoring."""
    return _rested(exercise) if exercise.moves else _ended(exercise)


def _gained(after: Game, before: Game) -> Counter[str]:
    """The points on the track that came, by seat; those of the end of the game, if it came to that, left out."""
    return Counter({seat: n - before.scores[seat] for seat, n in after.scores.items()})


def _ended(exercise: Exercise) -> Game:
    """The same position with no tile left: the game is over at once."""
    setup = exercise.setup
    return Game.from_setup(replace(setup, tiles=(), draws=tuple(draw for draw in setup.draws if draw.kind)))


def _scored(events: list[Event], exercise: Exercise) -> Iterator[PointsScored]:
    """The points for feature A among some events."""
    game = exercise.game()
    x, y = exercise.scene.cell("A")
    spot = (x, y, segment_at(game, exercise.marks[0]) - game.table.state.tiles[cell_of((x, y))][1])
    yield from (e for e in events if isinstance(e, PointsScored) and spot in e.feature.segments)


def _of_feature(exercise: Exercise, verb: str, seat: str = "") -> Any:
    """What feature A brings, read from the scoring itself."""
    game = exercise.game()
    laid = bool(exercise.moves)
    after = _rested(exercise) if laid else _ended(exercise)
    scored = list(_scored(after.events[len(game.events) if laid else 0 :], exercise))
    points = {event.player: event.points for event in scored}
    if verb == "owners":
        return sorted(points) or ["nobody"]
    return points.get(seat, 0) if seat else next(iter(points.values()), 0)


def _offered(exercise: Exercise, letter: str) -> bool:
    """Whether the game offers an answer at a mark: on that very square, part or, where features are named, on it."""
    game, ask = exercise.game(), exercise.ask
    prompt, place = game.prompt, exercise.scene.place(letter)
    assert prompt is not None
    cell, _, spot = place.partition(" ")
    offered = [option for option in prompt.options if option.cell and ask.words[:1] in ((), (option.what,))]
    if prompt.target == "feature":
        label = game.table.state.label
        here = label[segment_at(game, place)]
        return any(label[segment_at(game, f"{o.cell[0]},{o.cell[1]} {o.where}")] == here for o in offered)  # type: ignore[index]
    at = [option for option in offered if "{},{}".format(*option.cell) == cell]  # type: ignore[misc]
    return any(not spot or option.where == spot for option in at)


def _taken(game: Game, action: str) -> bool:
    """Whether a game takes an answer; a ferry may be told by its roads in any order."""
    with suppress(CarcnbError):
        game.apply(action)
        return True
    return False


def _next(game: Game, action: Action) -> str:
    """What really comes next: a draw if one follows at once, else the question that waits."""
    before, turn = len(game.history), game.table.state.number
    player = game.table.state.player  # whoever scores as well decides for himself, but draws nothing (MSG-7)
    game.apply(action)
    came = game.history[before + 1 :]
    if not came or came[0].verb != "draw":
        return f"{game.prompt.player}:{game.prompt.kind}"  # type: ignore[union-attr]
    if came[0].where:
        return f"{player}:draw-{came[0].where}"
    if game.table.state.number == turn:
        return f"{player}:draw-again"
    return f"{game.table.state.player}:draw-tile"


def _reached(exercise: Exercise, action: Action) -> list[str]:
    cells = set()
    (kind,) = {kind for e in exercise.game().table.expansions for kind in e.chances}
    for outcome in "123":
        game = exercise.game()
        game.know(f"{outcome} {kind}")
        before = len(game.events)
        game.apply(action)
        cells |= {e.cell for e in game.events[before:] if hasattr(e, "number") and hasattr(e, "cell")}
    return [letter for letter in exercise.scene.letters if exercise.scene.cell(letter) in cells]


def _landed(exercise: Exercise, action: Action) -> list[str]:
    """The throws after which a figure more is on the board, or has several places to be on."""
    landed = []
    for outcome in "123":
        game = exercise.game()
        game.know(f"{outcome} die")
        before = len(game.events)
        game.apply(action)
        put = [e for e in game.events[before:] if isinstance(e, FigurePlaced)]
        if put or (game.prompt and game.prompt.kind == "land"):
            landed.append(outcome)
    return landed or ["none"]


def _open(game: Game, segment: int) -> int:
    """Open ends of a road or city by walking over it, over whatever links its parts; empty squares of the others."""
    state = game.table.state
    if segment in state.singles:
        return 8 - sum(
            cell_of((x + dx, y + dy)) in state.tiles
            for x, y in [game.table.feature(segment).segments[0][:2]]
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            if (dx, dy) != (0, 0)
        )
    seen, left, ends = {segment}, [segment], 0
    while left:
        at = left.pop()
        touching = [there for _, there in beside(state, at)]
        ends += touching.count(None)
        for there in [*touching, state.links.get(at)]:
            if there is not None and there not in seen:
                seen.add(there)
                left.append(there)
    return ends
