"""What stands: what the rules' own final scoring would bring if the game ended now."""

from __future__ import annotations

from collections.abc import Iterator

from carcnb.analysis.terms import Term
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import BonusScored, PointsScored
from carcnb.engine.prompts import Ask, Chance, Script
from carcnb.engine.scoring import final_scoring
from carcnb.engine.table import Table
from carcnb.errors import require


def final(table: Table) -> Iterator[Term]:
    """Every term of the final scoring of a table as it stands; the table stays as it is."""
    after = _ending(table)
    _run(final_scoring(after))
    return _scored(after)


def bonuses(table: Table) -> Iterator[Term]:
    """What the final scoring brings beside the points of features: for tokens and cards."""
    after = _ending(table)
    _run(after.moment("game_ended"))
    return _scored(after)


def _ending(table: Table) -> Table:
    after = Table.beside(table, table.setup, table.state.copy(), [])
    after.state.phase = "final"
    return after


def _run(script: Script) -> None:
    """Play a script to its end, skipping what may be skipped and taking what is likeliest."""
    answer: Action | None = None
    while True:
        try:
            met = script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            return
        if isinstance(met, Ask):
            answer = SKIP if SKIP in met.options else met.options[0]
        else:
            outcomes = require(met, Chance).outcomes
            answer = met.answer(max(outcomes, key=lambda outcome: outcomes[outcome]))


def _scored(table: Table) -> Iterator[Term]:
    for event in table.events:
        if isinstance(event, PointsScored):
            open_yet = table.kinds[event.feature.kind].closed_by and not event.feature.complete
            chance = 0.0 if open_yet else 1.0  # nothing completes it any more
            yield Term(event.player, float(event.points), "stands", event.feature, chance, event.lines)
        elif isinstance(event, BonusScored):
            yield Term(event.player, float(event.points), "stands", event.reason, 1.0, event.lines)
