"""Carcassonne, explained: a board for Jupyter that knows the rules, shows what is legal and tells what it scores.

``carcnb.Game`` is the engine, ``carcnb.play`` a board to click on, ``carcnb.show`` a board to look at,
``carcnb.position`` a board set up from a few lines of text, ``carcnb.events`` what happens in a game, as types.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from carcnb import events as events
    from carcnb.analysis import players as players
    from carcnb.analysis.advice import advise as advise
    from carcnb.analysis.environment import environment as environment
    from carcnb.analysis.evaluation import evaluate as evaluate
    from carcnb.analysis.odds import odds as odds
    from carcnb.analysis.review import review as review
    from carcnb.analysis.tables import table as table
    from carcnb.analysis.tournament import tournament as tournament
    from carcnb.board import play as play
    from carcnb.board import show as show
    from carcnb.board.positions import position as position
    from carcnb.board.positions import position_text as position_text
    from carcnb.board.replay import replay as replay
    from carcnb.classroom.assignment import assignment as assignment
    from carcnb.classroom.course import course as course
    from carcnb.classroom.plans import plan as plan
    from carcnb.classroom.plans import plans as plans
    from carcnb.classroom.present import present as present
    from carcnb.classroom.results import collect as collect
    from carcnb.classroom.sealing import exam as exam
    from carcnb.classroom.worksheet import worksheet as worksheet
    from carcnb.engine.actions import Action as Action
    from carcnb.engine.errors import CarcnbError as CarcnbError
    from carcnb.engine.errors import IllegalAction as IllegalAction
    from carcnb.engine.errors import InvalidAction as InvalidAction
    from carcnb.engine.errors import PlayerError as PlayerError
    from carcnb.engine.errors import RecordError as RecordError
    from carcnb.engine.errors import SetupError as SetupError
    from carcnb.engine.game import Game as Game
    from carcnb.entrance import home as home
    from carcnb.entrance import practice as practice
    from carcnb.files import FileError as FileError
    from carcnb.lessons import lesson as lesson
    from carcnb.lessons import new_lesson as new_lesson
    from carcnb.lessons.chart import tile_chart as tile_chart
    from carcnb.lessons.pictures import film as film
    from carcnb.lessons.pictures import picture as picture
    from carcnb.opening import go as go
    from carcnb.progress import progress as progress
    from carcnb.quizzes import exercise as exercise
    from carcnb.quizzes import exercises as exercises
    from carcnb.quizzes.puzzles import puzzle as puzzle
    from carcnb.quizzes.puzzles import puzzles as puzzles
    from carcnb.quizzes.quiz import quiz as quiz
    from carcnb.rulebook import rule as rule
    from carcnb.rulebook import rules as rules
    from carcnb.rulebook.address import site_address as site_address
    from carcnb.studio import edit as edit
    from carcnb.studio import record_lesson as record_lesson
    from carcnb.words import language as language

# Each name is loaded when first used: the engine must run where Jupyter is not installed, and the command line must
# start before anything is.
_HOME = {
    "Game": "carcnb.engine.game",
    "Action": "carcnb.engine.actions",
    "CarcnbError": "carcnb.engine.errors",
    "FileError": "carcnb.files",
    "IllegalAction": "carcnb.engine.errors",
    "InvalidAction": "carcnb.engine.errors",
    "PlayerError": "carcnb.engine.errors",
    "RecordError": "carcnb.engine.errors",
    "SetupError": "carcnb.engine.errors",
    "advise": "carcnb.analysis.advice",
    "assignment": "carcnb.classroom.assignment",
    "collect": "carcnb.classroom.results",
    "course": "carcnb.classroom.course",
    "edit": "carcnb.studio",
    "environment": "carcnb.analysis.environment",
    "evaluate": "carcnb.analysis.evaluation",
    "exam": "carcnb.classroom.sealing",
    "exercise": "carcnb.quizzes",
    "exercises": "carcnb.quizzes",
    "film": "carcnb.lessons.pictures",
    "go": "carcnb.opening",
    "home": "carcnb.entrance",
    "language": "carcnb.words",
    "lesson": "carcnb.lessons",
    "new_lesson": "carcnb.lessons",
    "odds": "carcnb.analysis.odds",
    "picture": "carcnb.lessons.pictures",
    "plan": "carcnb.classroom.plans",
    "plans": "carcnb.classroom.plans",
    "play": "carcnb.board",
    "position": "carcnb.board.positions",
    "position_text": "carcnb.board.positions",
    "practice": "carcnb.entrance",
    "present": "carcnb.classroom.present",
    "puzzle": "carcnb.quizzes.puzzles",
    "puzzles": "carcnb.quizzes.puzzles",
    "quiz": "carcnb.quizzes.quiz",
    "record_lesson": "carcnb.studio",
    "replay": "carcnb.board.replay",
    "review": "carcnb.analysis.review",
    "rule": "carcnb.rulebook",
    "rules": "carcnb.rulebook",
    "show": "carcnb.board",
    "site_address": "carcnb.rulebook.address",
    "table": "carcnb.analysis.tables",
    "tile_chart": "carcnb.lessons.chart",
    "tournament": "carcnb.analysis.tournament",
    "worksheet": "carcnb.classroom.worksheet",
}
_MODULES = {"events": "carcnb.events", "players": "carcnb.analysis.players", "progress": "carcnb.progress"}
__all__ = [*sorted([*_HOME, *_MODULES]), "__version__"]


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    if name in _MODULES:
        return import_module(_MODULES[name])
    raise AttributeError(f"module 'carcnb' has no attribute {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
