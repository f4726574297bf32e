"""The order of a turn, as a pattern over the words of its story (BASE-3.2 and the turn order of all expansions)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.contract.watch import Part

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
_TURN = re.compile(
    r"(double )?(bar (\?gold )?(bar )?)?"
    + _MAGIC
    + r"(\?robber ){0,2}(\?take_gift )?"
    + rf"(\?deploy ({_FLIGHT}|figure )?)?"
    + r"((\?ferry )?ferry )*(\?ferry )?(home )*"
    + _MAGIC
    + rf"(((\?score )?(complete ({_RECORD})*|{_RECORD}))+(home )*"
    + rf"(magic )*(tokens )*((\?take_gold )?(nobar )+tokens )*({_LETTER})*"
    + r"|(magic )*)"
    + r"(\?crop (\?add |\?remove |figure |home )*)?"
)


def words(part: Part) -> str:
    """The story of a part in one word for each event and question; what no rule of order speaks of is left out."""
    return "".join(f"{word} " for word in map(_word, part.story) if word)


def check_order(part: Part) -> None:
    """Tile, gold, magic, robbers, gift, figure, ferries, magic again, scoring, magic home, gold, letters, circle."""
    assert _TURN.fullmatch(words(part)), words(part)


def _word(item: Any) -> str:
    name = type(item).__name__
    if name == "Asked":
        return f"?{item.kind}"
    if name == "CardTaken":
        return "letter" if item.deck == "letter" else ""
    if name.startswith("Neutral"):
        return "nobar" if (name, item.piece) == ("NeutralRemoved", "gold") else _PIECES[item.piece]
    return _EVENTS.get(name, "")
