"""Every event of a game as a type, those of the expansions too: ``isinstance(event, carcnb.events.PointsScored)``.

Each has ``player`` (a seat, empty where nobody did it) and ``rule``; what else it tells stands with its class.
``Scored`` is whatever brings points.
"""

from __future__ import annotations

from carcnb.rules.events import (
    BonusScored,
    CardTaken,
    CardUsed,
    Event,
    Feature,
    FeatureCompleted,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    FinalScoringBegan,
    GameEnded,
    HouseRule,
    Line,
    NeutralMoved,
    NeutralPlaced,
    NeutralRemoved,
    PointsScored,
    Scored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TokensTaken,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    TurnBegan,
)
from carcnb.rules.expansions.crop_circles import AddingChosen, PassedOver, SignShown, SupplyEmpty, TakingBackChosen
from carcnb.rules.expansions.flying_machines import DieRolled, FlightFailed, FlightForeseen
from carcnb.rules.expansions.gifts import GiftDue, GiftsReshuffled, GiftWithoutEffect, TileShuffledBack
from carcnb.rules.expansions.messages import ScoreFiguresJoined
from carcnb.rules.expansions.robbers import PlayerRobbed
from carcnb.rules.expansions.traders_and_builders import DoubleTurnEarned, SecondPartBegan

__all__ = [
    "AddingChosen",
    "BonusScored",
    "CardTaken",
    "CardUsed",
    "DieRolled",
    "DoubleTurnEarned",
    "Event",
    "Feature",
    "FeatureCompleted",
    "FigureMoved",
    "FigurePlaced",
    "FigureReturned",
    "FinalScoringBegan",
    "FlightFailed",
    "FlightForeseen",
    "GameEnded",
    "GiftDue",
    "GiftWithoutEffect",
    "GiftsReshuffled",
    "HouseRule",
    "Line",
    "NeutralMoved",
    "NeutralPlaced",
    "NeutralRemoved",
    "PassedOver",
    "PlayerRobbed",
    "PointsScored",
    "ScoreFiguresJoined",
    "Scored",
    "SecondPartBegan",
    "SignShown",
    "SupplyEmpty",
    "TakingBackChosen",
    "TileDrawn",
    "TilePlaced",
    "TileRemoved",
    "TileShuffledBack",
    "TokensTaken",
    "TrackFigureMoved",
    "TrackFigurePlaced",
    "TrackFigureReturned",
    "TurnBegan",
]
