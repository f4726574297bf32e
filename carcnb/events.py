"""Every event of a game as a type, those of the expansions too: ``isinstance(event, carcnb.events.PointsScored)``.

Each has ``player`` (a seat, empty where nobody did it) and ``rule``; what else it tells stands with its class.
``Scored`` is whatever brings points.

>>> game = carcnb.Game(2, seed=7)
>>> [event for event in game.events if isinstance(event, carcnb.events.TurnBegan)]
[TurnBegan(player='red', number=1, rule='BASE-3.1')]
"""

from __future__ import annotations

from carcnb.engine.events import (
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
    TokensReturned,
    TokensTaken,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    TurnBegan,
)
from carcnb.systems.crop_circles.rules import AddingChosen, PassedOver, SignShown, SupplyEmpty, TakingBackChosen
from carcnb.systems.flying_machines.rules import DieRolled, FlightFailed, FlightForeseen
from carcnb.systems.gifts.rules import GiftDue, GiftsReshuffled, GiftWithoutEffect, TileShuffledBack
from carcnb.systems.messages.rules import ScoreFiguresJoined
from carcnb.systems.robbers.rules import PlayerRobbed
from carcnb.systems.traders_and_builders.rules import DoubleTurnEarned, SecondPartBegan

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
    "TokensReturned",
    "TokensTaken",
    "TrackFigureMoved",
    "TrackFigurePlaced",
    "TrackFigureReturned",
    "TurnBegan",
]
