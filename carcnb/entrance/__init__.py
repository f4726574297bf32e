"""The way in: a first small game, and beside it five ways on, each of which opens on the same board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from carcnb.board import Board
from carcnb.board.opponents import Opponents
from carcnb.classroom.class_board import ShowsToClass
from carcnb.drawing import game_svg
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.entrance.games import landscape
from carcnb.entrance.pages import WAYS, HomePages
from carcnb.hypertext import Inside, h
from carcnb.lessons.lesson_board import board
from carcnb.looks import LOOKS, Looks
from carcnb.quizzes import ExerciseError
from carcnb.training import overview

if TYPE_CHECKING:
    from collections.abc import Mapping

    from carcnb.board.reader import Reader

__all__ = ["WAYS", "HomeBoard", "HomePages", "home", "landscape", "page", "practice", "table"]


@spelt_out(Looks, LOOKS)
def home(**looks: Unpack[Looks]) -> HomeBoard:
    """A board with a first small game, and beside it the ways to learn, play, practise, explore and teach.

    ``looks`` are those of ``carcnb.play``.

    >>> carcnb.home().game.over
    False
    """
    return HomeBoard(HomePages(), **looks)


@spelt_out(Looks, LOOKS)
def page(name: str, **looks: Unpack[Looks]) -> HomeBoard:
    """The board of the way in, with one of its pages open; ``looks`` are those of ``carcnb.play``."""
    pages = HomePages()
    pages.go(name)
    return HomeBoard(pages, **looks)


@spelt_out(Looks, LOOKS)
def table(left: Game | None = None, levels: Mapping[str, str] | None = None, **looks: Unpack[Looks]) -> HomeBoard:
    """A board beside which a new game is begun: against the computer, or as it is set up there.

    A game that was ``left`` can be gone on with, ``levels`` tell who in it is computed.  ``looks`` are those of
    ``carcnb.play``.
    """
    pages = HomePages()
    pages.go("play")
    if left:
        pages.leave(left)
    made = HomeBoard(pages, **looks)
    if left:
        made.against(Opponents(left, levels or {}))
    return made


@spelt_out(Looks, LOOKS)
def practice(
    topic: str | None = None, n: int | None = None, *, seed: int | None = None, **looks: Unpack[Looks]
) -> Board:
    """A board to practise on: ten for today, puzzles, a climb from simple to hard, or the exercises of one topic.

    What is known of each rule is kept in the learner's own file (``carcnb.progress``) and nowhere else: weak rules come
    more often, those that are known after longer and longer gaps.  With a ``topic`` it begins at once, with ``n``
    exercises, and two besides where a new kind of sum is shown and begun; with a ``seed`` the same ones come as long as
    the same is known.  ``ExerciseError`` lists the topics if there is no such topic; ``looks`` are those of
    ``carcnb.play``.

    >>> carcnb.practice("points", n=2)
    <Board: Ada (R) 0, Ben (B) 0>
    """
    if topic is not None:
        return board(overview.of_topic(topic, n, seed), **looks)
    if n is not None or seed is not None:
        raise ExerciseError("n and seed are said of a topic: carcnb.practice('points', 5)")
    return page("practise", **looks)


class HomeBoard(ShowsToClass):
    """The board of the way in; where it is only a picture, it says how to bring it to life."""

    def __init__(self, pages: HomePages, **looks: Unpack[Looks]) -> None:
        super().__init__(pages.game, home=pages, **looks)
        self.pages = pages

    def _still(self, reader: Reader) -> str:
        return game_svg(landscape(), dress=self.dress, title=reader.say("home-picture"))

    def _alt(self, reader: Reader) -> str:
        return reader.say("home-picture")

    def _caption(self) -> Inside:
        return h.p(h.b(self._say("home-run")))
