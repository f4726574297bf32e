"""The order of a turn, as a pattern over the words of its story (BASE-3.2 and the turn order of all expansions)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.contract.watch import Part
    from tests.systems.base.referee import Referee

_EVENTS = {
    "DoubleTurnEarned": "double",
    "FigurePlaced": "figure",
    "DieRolled": "die",
    "FlightFailed": "failed",
    "FigureReturned": "home",
    "FeatureCompleted": "complete",
    "PointsScored": "points",
    "TokensTaken": "tokens",
    "BonusScored": "bonus",
}
_PIECES = {"gold": "bar", "ferry": "ferry", "mage": "magic", "witch": "magic"}
_MAGIC = r"((\?magic |\?magic_away )?magic )?"
_FLIGHT = r"die (failed |(\?land )?figure )"
_ROBBED = r"((\?advance )?bonus )*"
_RECORD = rf"(\?advance )?(\?rob )*points {_ROBBED}"
_LETTER = rf"letter \?letter ((\?advance )?(\?rob )*(points|bonus) {_ROBBED})?(home )*"
_STAGES = {
    "laid": r"(double )?(bar (\?gold )?(bar )?)?" + _MAGIC + r"(\?robber ){0,2}(\?take_gift )?",
    "figure": rf"(\?deploy ({_FLIGHT}|figure )?)?",
    "settled": r"((\?ferry )?ferry )*(\?ferry )?(home )*" + _MAGIC,
    "scored": rf"(((\?score )?(complete ({_RECORD})*|{_RECORD}))+(home )*"
    rf"(magic )*(tokens )*((\?take_gold )?(nobar )+tokens )*({_LETTER})*|(magic )*)",
    "over": r"(\?crop (\?add |\?remove |figure |home )*)?",
}
"""What the eleven do from the moment the tile lies to the end of its part, stage by stage."""


@cache
def _pattern(more: tuple[tuple[str, str], ...]) -> re.Pattern[str]:
    """The order of a part in which referees name ``more``: a stage, and what comes at its end any number of times."""
    added = {stage: "|".join(own for at, own in more if at == stage) for stage in _STAGES}
    assert {stage for stage, _ in more} <= _STAGES.keys(), f"the stages are {', '.join(_STAGES)}"
    return re.compile(
        "".join(known + (f"({added[stage]})*" if added[stage] else "") for stage, known in _STAGES.items())
    )


def words(part: Part, referees: Iterable[Referee] = ()) -> str:
    """The story of a part in one word for each event and question; what no rule of order speaks of is left out."""
    named = _EVENTS | {name: word for referee in referees for name, word in referee.words.items()}
    return "".join(f"{word} " for word in (_word(item, named) for item in part.story) if word)


def check_order(part: Part, referees: Iterable[Referee]) -> None:
    """Tile, gold, magic, robbers, gift, figure, ferries, magic again, scoring, magic home, gold, letters, circle."""
    said = words(part, referees)
    more = tuple((stage, own) for referee in referees for stage, own in referee.order.items())
    assert _pattern(more).fullmatch(said), said


def _word(item: Any, named: Mapping[str, str]) -> str:
    name = type(item).__name__
    if name == "Asked":
        return f"?{item.kind}"
    if name == "CardTaken":
        return "letter" if item.deck == "letter" else named.get(f"{name} {item.deck}", "")
    if name.startswith("Neutral"):
        gone = (name, item.piece) == ("NeutralRemoved", "gold")
        return "nobar" if gone else _PIECES.get(item.piece) or named.get(f"{name} {item.piece}", "")
    return named.get(name, "")
