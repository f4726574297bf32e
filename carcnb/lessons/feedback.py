"""What the panel says about a learner's answer: what is true first, with the sum and the rule."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.lessons.goals import ROLES, Goal
from carcnb.rulebook import explain
from carcnb.rules.board import feature
from carcnb.rules.events import Event, FeatureCompleted, FigurePlaced, PointsScored, TilePlaced
from carcnb.rules.game import Game
from carcnb.rules.grid import cell_of
from carcnb.words import say


def right(game: Game, events: Sequence[Event], goal: Goal | None = None, before: Game | None = None) -> list[str]:
    """ "Right.", then what the answer brought: points with their sums, or the rule that decides."""
    return [" ".join([f"**{say('lesson-right')}**", *brought(game, events, goal, before)])]


def brought(game: Game, events: Sequence[Event], goal: Goal | None = None, before: Game | None = None) -> list[str]:
    """What an answer brought, in sentences: figures put down, points with their sums, or the rule that decides."""
    seat = goal.words[0] if goal and goal.verb in ("points", "scores") else ""
    told = [game.explain(e) for e in events if isinstance(e, FigurePlaced)]
    told += [game.explain(e) for e in events if isinstance(e, PointsScored) and seat in ("", e.player)]
    if goal and before and goal.verb in ("legal", "rule"):
        refusal = before.why_not(goal.action)
        free = "lesson-legal-figure" if goal.action.verb == "deploy" else "lesson-legal"
        told = [explain.refusal(refusal, before.names)] if refusal else [say(free)]
    return told


def not_yet(game: Game, goal: Goal, events: Sequence[Event]) -> list[str]:
    """What is true of what was tried, before what is missing."""
    if goal.by_choice:
        return [f"**{say('lesson-not-so')}**"]
    if goal.verb in ("scores", "completes"):
        scored = [game.explain(e) for e in events if isinstance(e, PointsScored)]
        completed = [e.feature.kind for e in events if isinstance(e, FeatureCompleted)]
        if goal.verb == "scores" and scored:
            return [f"**{say('lesson-other-points')}** " + " ".join(scored)]
        if goal.verb == "scores" and completed:
            return [f"**{say('lesson-nobody-scores')}**"]
        return [f"**{say('lesson-nothing-closed')}** " + " ".join(_still_open(game, events))]
    if goal.verb == "deploys":
        placed = [e for e in events if isinstance(e, FigurePlaced)]
        told = "lesson-no-figure"
        if placed:
            role = any(e.spot.startswith(ROLES[goal.words[0]]) for e in placed)
            told = "lesson-other-place" if role else "lesson-other-figure"
        return [" ".join([f"**{say(told)}**", *(game.explain(e) for e in placed)])]
    return [f"**{say('lesson-figure-put')}**"]


def _still_open(game: Game, events: Sequence[Event]) -> list[str]:
    """How many open ends the features of the tile just laid still have, the widest first."""
    placed = [e for e in events if isinstance(e, TilePlaced)]
    if not placed:
        return []
    state = game.table.state
    tile, first = state.tiles[cell_of(placed[-1].cell)]
    seen = {state.label[s]: feature(state, s) for s in range(first, first + len(tile.where))}
    touching = [f for f in seen.values() if f.kind in ("city", "road") and f.tiles > 1 and f.open_ends]
    return [say(f"lesson-open-{f.kind}", n=f.open_ends) for f in sorted(touching, key=lambda f: -f.tiles)]
