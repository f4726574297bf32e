"""Carcassonne, explained: a board for Jupyter that knows the rules, shows what is legal and tells what it scores.

``carcnb.Game`` is the engine, ``carcnb.play`` a board to click on, ``carcnb.show`` a board to look at,
``carcnb.position`` a board set up from a few lines of text, ``carcnb.events`` what happens in a game, as types,
``carcnb.classroom`` what a teacher needs for a class.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from carcnb import classroom as classroom
    from carcnb import events as events
    from carcnb.addresses import AddressError as AddressError
    from carcnb.analysis import players as players
    from carcnb.analysis.advice import advise as advise
    from carcnb.analysis.environment import environment as environment
    from carcnb.analysis.evaluation import evaluate as evaluate
    from carcnb.analysis.odds import odds as odds
    from carcnb.analysis.review import review as review
    from carcnb.analysis.review import reviews as reviews
    from carcnb.analysis.tables import table as table
    from carcnb.analysis.tournament import tournament as tournament
    from carcnb.board import Board as Board
    from carcnb.board import play as play
    from carcnb.board import show as show
    from carcnb.board.positions import count as count
    from carcnb.board.positions import position as position
    from carcnb.board.positions import position_text as position_text
    from carcnb.board.replay import replay as replay
    from carcnb.engine.actions import Action as Action
    from carcnb.engine.errors import IllegalAction as IllegalAction
    from carcnb.engine.errors import InvalidAction as InvalidAction
    from carcnb.engine.errors import PlayerError as PlayerError
    from carcnb.engine.errors import RecordError as RecordError
    from carcnb.engine.errors import SetupError as SetupError
    from carcnb.engine.game import Game as Game
    from carcnb.entrance import home as home
    from carcnb.entrance import practice as practice
    from carcnb.errors import CarcnbError as CarcnbError
    from carcnb.files import FileError as FileError
    from carcnb.lessons import lesson as lesson
    from carcnb.lessons import new_lesson as new_lesson
    from carcnb.lessons.chart import tile_chart as tile_chart
    from carcnb.lessons.pictures import film as film
    from carcnb.lessons.pictures import picture as picture
    from carcnb.opening import go as go
    from carcnb.progress import progress as progress
    from carcnb.questions.errors import AnswerError as AnswerError
    from carcnb.questions.errors import CourseError as CourseError
    from carcnb.questions.errors import GoalError as GoalError
    from carcnb.questions.errors import LessonError as LessonError
    from carcnb.questions.errors import QuizError as QuizError
    from carcnb.quizzes import exercise as exercise
    from carcnb.quizzes import exercises as exercises
    from carcnb.quizzes.making import ExerciseError as ExerciseError
    from carcnb.quizzes.puzzles import puzzle as puzzle
    from carcnb.quizzes.puzzles import puzzles as puzzles
    from carcnb.quizzes.quiz import quiz as quiz
    from carcnb.records.many import read_games as read_games
    from carcnb.records.many import write_games as write_games
    from carcnb.rulebook import UnknownRule as UnknownRule
    from carcnb.rulebook import expansions as expansions
    from carcnb.rulebook import rule as rule
    from carcnb.rulebook import rules as rules
    from carcnb.rulebook.address import site_address as site_address
    from carcnb.studio import edit as edit
    from carcnb.studio import record_lesson as record_lesson
    from carcnb.words import MissingWords as MissingWords
    from carcnb.words import language as language

# Each name is loaded when first used: the engine must run where Jupyter is not installed, and the command line must
# start before anything is.
_HOME = {
    "Action": "carcnb.engine.actions",
    "AddressError": "carcnb.addresses",
    "AnswerError": "carcnb.questions.errors",
    "Board": "carcnb.board",
    "CarcnbError": "carcnb.errors",
    "CourseError": "carcnb.questions.errors",
    "ExerciseError": "carcnb.quizzes.making",
    "FileError": "carcnb.files",
    "Game": "carcnb.engine.game",
    "GoalError": "carcnb.questions.errors",
    "IllegalAction": "carcnb.engine.errors",
    "InvalidAction": "carcnb.engine.errors",
    "LessonError": "carcnb.questions.errors",
    "MissingWords": "carcnb.words",
    "PlayerError": "carcnb.engine.errors",
    "QuizError": "carcnb.questions.errors",
    "RecordError": "carcnb.engine.errors",
    "SetupError": "carcnb.engine.errors",
    "UnknownRule": "carcnb.rulebook",
    "advise": "carcnb.analysis.advice",
    "edit": "carcnb.studio",
    "environment": "carcnb.analysis.environment",
    "evaluate": "carcnb.analysis.evaluation",
    "exercise": "carcnb.quizzes",
    "exercises": "carcnb.quizzes",
    "expansions": "carcnb.rulebook",
    "film": "carcnb.lessons.pictures",
    "go": "carcnb.opening",
    "home": "carcnb.entrance",
    "language": "carcnb.words",
    "lesson": "carcnb.lessons",
    "new_lesson": "carcnb.lessons",
    "odds": "carcnb.analysis.odds",
    "picture": "carcnb.lessons.pictures",
    "play": "carcnb.board",
    "count": "carcnb.board.positions",
    "position": "carcnb.board.positions",
    "position_text": "carcnb.board.positions",
    "practice": "carcnb.entrance",
    "puzzle": "carcnb.quizzes.puzzles",
    "puzzles": "carcnb.quizzes.puzzles",
    "quiz": "carcnb.quizzes.quiz",
    "read_games": "carcnb.records.many",
    "record_lesson": "carcnb.studio",
    "replay": "carcnb.board.replay",
    "review": "carcnb.analysis.review",
    "reviews": "carcnb.analysis.review",
    "rule": "carcnb.rulebook",
    "rules": "carcnb.rulebook",
    "show": "carcnb.board",
    "site_address": "carcnb.rulebook.address",
    "table": "carcnb.analysis.tables",
    "tile_chart": "carcnb.lessons.chart",
    "tournament": "carcnb.analysis.tournament",
    "write_games": "carcnb.records.many",
}
_MODULES = {
    "classroom": "carcnb.classroom",
    "events": "carcnb.events",
    "players": "carcnb.analysis.players",
    "progress": "carcnb.progress",
}
_MOVED = frozenset(("assignment", "collect", "course", "exam", "plan", "plans", "present", "worksheet"))
"""To ``carcnb.classroom``; whoever still calls them here is told so."""
__all__ = [*sorted([*_HOME, *_MODULES]), "__version__"]


def __getattr__(name: str) -> Any:
    if name in _HOME:
        return getattr(import_module(_HOME[name]), name)
    if name in _MODULES:
        return import_module(_MODULES[name])
    if name in _MOVED:
        from warnings import warn

        warn(f"carcnb.{name} is now carcnb.classroom.{name}", DeprecationWarning, stacklevel=2)
        return getattr(import_module("carcnb.classroom"), name)
    raise AttributeError(f"module 'carcnb' has no attribute {name!r}; it has {', '.join(__all__)}")


def __dir__() -> list[str]:
    return __all__
