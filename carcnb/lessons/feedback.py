"""What the panel says about a learner's answer: what is true first, with the sum and the rule."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.engine import events as core
from carcnb.engine.actions import Action
from carcnb.engine.board import feature
from carcnb.engine.events import (
    CardTaken,
    Event,
    FeatureCompleted,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    FinalScoringBegan,
    NeutralMoved,
    NeutralPlaced,
    Scored,
    TilePlaced,
    TokensTaken,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    TurnBegan,
)
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.lessons.goals import FIGURES, ROLES, Goal, is_a, second_draw
from carcnb.rulebook import explain
from carcnb.words import has, say

ON_TRACK = TrackFigurePlaced | TrackFigureMoved | TrackFigureReturned
"""What happens on the score track beside points."""


def right(game: Game, events: Sequence[Event], goal: Goal | None = None, before: Game | None = None) -> list[str]:
    """ "Right.", then what the answer brought: points with their sums, or the rule that decides."""
    return [" ".join([f"**{say('lesson-right')}**", *brought(game, events, goal, before)])]


def brought(game: Game, events: Sequence[Event], goal: Goal | None = None, before: Game | None = None) -> list[str]:
    """What an answer brought, in sentences: figures put down, points with their sums, or the rule that decides."""
    seat = goal.words[0] if goal and goal.verb in ("points", "scores") else ""
    told = [game.explain(e) for e in events if isinstance(e, FigurePlaced | FigureMoved)]
    whole = goal is not None and goal.verb in ("throw", "next")
    if whole:
        told = [*_of_expansions(game, events), *told]
    if goal and goal.verb == "puts":
        told += _put(game, events)
    if goal and goal.verb == "returns":
        told += [game.explain(e) for e in events if isinstance(e, FigureReturned)]
    points = [game.explain(e) for e in events if isinstance(e, Scored) and seat in ("", e.player)]
    told += points if points or not seat else [say("lesson-no-points", name=game.names[seat])]
    told += _taken(game, events, goal)
    told += [game.explain(e) for e in events if isinstance(e, ON_TRACK) and seat in ("", e.player)]
    again = second_draw(events)
    if again and not whole:
        told.append(game.explain(events[again - 1]))  # what gave the second tile
    if goal and goal.verb == "next":
        turns = [game.explain(e) for e in events if isinstance(e, TurnBegan | FinalScoringBegan)]
        told += turns or _asked(game)
    if goal and before and goal.verb in ("legal", "rule"):
        refusal = before.why_not(goal.action)
        told = [explain.refusal(refusal, before.names) if refusal else _allowed(goal.action)]
    if goal and before and goal.verb == "owners":
        told = [_owned(goal, before)]
    return told


def _of_expansions(game: Game, events: Sequence[Event]) -> list[str]:
    """What an expansion did by itself, such as a throw of its die, in sentences."""
    return [game.explain(e) for e in events if type(e).__module__ != core.__name__]


def _asked(game: Game) -> list[str]:
    """The rule by which the next question is asked; that a tile is placed goes without saying."""
    from carcnb.lessons.exercises.scene import rule_sentence  # exercises are made of the parts of lessons

    return [rule_sentence(game.prompt.rule)] if game.prompt and game.prompt.kind != "place" else []


def _taken(game: Game, events: Sequence[Event], goal: Goal | None) -> list[str]:
    """Which tokens and cards were taken, in sentences; also that a player took none where the goal asks how many."""
    taken = [e for e in events if isinstance(e, TokensTaken | CardTaken)]
    told = [game.explain(e) for e in taken]
    if goal and goal.verb == "tokens":
        seat, token = goal.words
        if not any(isinstance(e, TokensTaken) and (e.player, e.token) == (seat, token) for e in taken):
            told.append(say("lesson-takes-none", name=game.names[seat]))
    return told


def _put(game: Game, events: Sequence[Event]) -> list[str]:
    """Which pieces of nobody's were put down or moved, in sentences."""
    return [game.explain(e) for e in events if isinstance(e, NeutralPlaced | NeutralMoved)]


def _owned(goal: Goal, game: Game) -> str:
    """Who stands on a feature, who has the most there, and the rule that decides."""
    from carcnb.lessons.exercises.scene import Scene, rule_sentence  # exercises are made of the parts of lessons
    from carcnb.lessons.exercises.worth import followers, majority

    scene = Scene(game, (" ".join(goal.words),))
    owned = scene.feature("A")
    return " ".join([*followers(scene, owned), rule_sentence(majority(owned, ended=False))])


def _allowed(action: Action) -> str:
    """Why an action that is legal may be done."""
    kind = FIGURES.get(action.what) if action.verb == "deploy" else None
    if kind and not kind.follower:
        return say("lesson-legal-joins", rule=kind.rule)
    own = f"lesson-legal-{action.verb}"  # an expansion's answers have sentences of their own
    return say("lesson-legal-figure" if action.verb == "deploy" else own if has(own) else "lesson-legal")


def not_yet(game: Game, goal: Goal, events: Sequence[Event]) -> list[str]:
    """What is true of what was tried, before what is missing."""
    if goal.by_choice:
        why = brought(game, (), goal, game) if goal.verb in ("legal", "owners") else []
        return [" ".join([f"**{say('lesson-not-so')}**", *why])]
    if goal.verb in ("scores", "completes"):
        scored = [game.explain(e) for e in events if isinstance(e, Scored)]
        completed = [e.feature.kind for e in events if isinstance(e, FeatureCompleted)]
        laid = any(isinstance(e, TilePlaced) for e in events)
        if goal.verb == "scores" and scored:
            return [f"**{say('lesson-other-points' if laid else 'lesson-points-differ')}** " + " ".join(scored)]
        if goal.verb == "scores" and completed:
            return [f"**{say('lesson-nobody-scores')}**"]
        told = "lesson-nothing-closed" if laid else "lesson-closes-nothing"
        return [f"**{say(told)}** " + " ".join(_still_open(game, events))]
    if goal.verb == "puts":
        put = [e for e in events if isinstance(e, NeutralPlaced | NeutralMoved)]
        there = "lesson-other-place" if any(e.piece == goal.words[0] for e in put) else "lesson-other-kind"
        return [" ".join([f"**{say(there if put else 'lesson-nothing-put')}**", *_put(game, events)])]
    if goal.verb in ("deploys", "returns"):
        wanted = FigurePlaced | FigureMoved if goal.verb == "deploys" else FigureReturned
        placed = [e for e in events if isinstance(e, wanted)]
        told = "lesson-no-figure" if goal.verb == "deploys" else "lesson-no-return"
        if placed:
            other = "lesson-other-figure" if goal.words[0] in ROLES else "lesson-other-kind"
            told = "lesson-other-place" if any(is_a(e, goal.words[0]) for e in placed) else other
        why = [game.explain(e) for e in placed] or _of_expansions(game, events)
        return [" ".join([f"**{say(told)}**", *why])]
    if goal.verb == "draws":
        scored = [game.explain(e) for e in events if isinstance(e, Scored)]
        return [" ".join([f"**{say('lesson-no-tokens')}**", *scored])]
    if goal.verb == "takes":
        tokens = [game.explain(e) for e in events if isinstance(e, TokensTaken)]
        return [" ".join([f"**{say('lesson-other-tokens' if tokens else 'lesson-no-tokens')}**", *tokens])]
    return [f"**{say('lesson-turn-over' if goal.verb == 'again' else 'lesson-figure-put')}**"]


def _still_open(game: Game, events: Sequence[Event]) -> list[str]:
    """How many open ends the features of the tile have on which something was done last, the widest first."""
    placed = [e for e in events if isinstance(e, TilePlaced | NeutralPlaced | NeutralMoved)]
    if not placed:
        return []
    state = game.table.state
    tile, first = state.tiles[cell_of(placed[-1].cell)]
    seen = {state.label[s]: feature(state, s) for s in range(first, first + len(tile.where))}
    touching = [f for f in seen.values() if f.kind in ("city", "road") and f.tiles > 1 and f.open_ends]
    return [say(f"lesson-open-{f.kind}", n=f.open_ends) for f in sorted(touching, key=lambda f: -f.tiles)]
