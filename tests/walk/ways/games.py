"""Whole games: for two to six people and against each strength, with no expansion and with all; and after their end."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product
from typing import Any

import carcnb
from carcnb.board import Board
from carcnb.engine.expansions import NAMES as EXPANSIONS
from carcnb.engine.game import Game
from carcnb.tiles import box
from tests.walk.acting import act
from tests.walk.walker import Walker
from tests.walk.wander import wander
from tests.walk.ways import way

PLAYERS = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn")
LEVELS = ("novice", "easy", "medium", "hard")
TILES = 12
"""Tiles of a game that is walked: enough for every kind of question, and for an end."""
MOST = 400
SOME = 3
"""Every so many answers are given by hand; what lies between is as good as played by others."""


def _parts() -> list[str]:
    kinds = [f"{players} {which}" for players, which in product(range(2, 7), ("none", "all"))]
    return kinds + [f"{level} {which}" for level, which in product(LEVELS, ("none", "all"))]


def _quick(parts: Sequence[str]) -> list[str]:
    return [part for part in parts if part in ("2 none", "6 all", "easy none")]


@way("games", _parts, _quick)
def game(walker: Walker, part: str) -> None:
    """People play a game to its end, look back, watch it, and play it once more."""
    who, which = part.split()
    board = opened(walker, who, which)
    walker.board(board)
    play(walker, board, which == "all")
    if not board.game.over:
        walker.lost("the game does not end")
        return
    if walker.there("[data-do=skip]"):
        walker.press("[data-do=skip]")
    for tab in ("look-back", "log", "final"):
        walker.press(f"[data-tab={tab}]")
    look_back(walker, board)
    walker.press("[data-do=watch]")
    if walker.there("[data-do=leave]"):
        walker.press("[data-do=leave]")
    walker.press("[data-do=rematch]")
    if board.game.over:
        walker.lost("no other game begins")


def look_back(walker: Walker, board: Board) -> None:
    """What did the moves cost: for everybody, and the costliest found better, or shown, and back."""
    over = board.game
    walker.press("[data-do=cost]")
    for seat in over.seats:
        walker.press(f"[data-advice=of-{seat}]")
        if walker.there("[data-advice=better]"):
            break
    else:
        return
    walker.press("[data-advice=better]")
    for do in ("hint", "hint", "tell", "next"):
        if walker.there(f"[data-do={do}]"):
            walker.press(f"[data-do={do}]")
    for _ in range(10):
        if walker.there("[data-offer=leave]"):
            break
        walker.press("[data-do=next]")
    walker.press("[data-offer=leave]")
    if board.game is not over:
        walker.lost("the look back does not lead back to the game")


def opened(walker: Walker, who: str, which: str) -> Board:
    """A game of few tiles that is to begin."""
    names = PLAYERS[: int(who)] if who.isdigit() else PLAYERS[:2]
    expansions = EXPANSIONS if which == "all" else ()
    stack = [name for name, copies in box(["base", *expansions]).items() for _ in range(copies)]
    tiles = random.Random(7).sample(stack, TILES)
    levels = None if who.isdigit() else {names[1]: who}
    looks: dict[str, Any] = {"theme": walker.at.theme, "lang": walker.at.lang}
    return carcnb.play(Game(names, expansions, seed=7, tiles=tiles), opponents=levels, **looks)


def play(walker: Walker, board: Board, crowded: bool) -> None:
    """Answer every question at random to the end, each third by hand; others answer for themselves."""
    choose = random.Random(3)
    for n in range(MOST):
        game = board.game
        if game.over:
            return
        walker.desk.push()
        options = game.legal_actions()
        mine = board.levels.get(game.prompt.player if game.prompt else "") is None
        if mine and n % SOME == 0 and n < 12 * SOME:
            if not act(walker, game, choose.choice(options)):
                return
        else:
            board.apply(choose.choice(options))
            walker.desk.push()
    walker.look("the end")


@way("help", lambda: ["coach", "menus", "undo"], lambda parts: parts)
def help_(walker: Walker, part: str) -> None:
    """What a board offers besides: hints, layers and coach; share, sounds, size; back and forth."""
    started = Game(PLAYERS[:2], seed=5)
    choose = random.Random(5)
    for _ in range(14):
        started.apply(choose.choice(started.legal_actions()))
    board = carcnb.play(started, theme=walker.at.theme, lang=walker.at.lang)
    walker.board(board)
    if part == "undo":
        for do in ["undo"] * 4 + ["redo"] * 4:
            if walker.there(f"[data-do={do}]"):  # on a phone there is no way forth again
                walker.press(f"[data-do={do}]")
    elif part == "coach":
        walker.press("[data-tab=analysis]")
        for target in (".cn-sums summary", ".cn-terms [data-about]", ".cn-analysis [data-advice=points]"):
            walker.press(target)
        walker.press(".cn-analysis [data-advice=points]")
        walker.press(".cn-analysis [data-advice=wishes]")
        walker.press(".cn-analysis [data-advice=wishes]")
        walker.press("[data-tab=log]")
        walker.press("[data-row]")
        walker.press("[data-advice^=why]")
        walker.press("[data-row]")
        walker.press("[data-do=hint]")
        walker.press("[data-do=hint]")
        walker.press("[data-do=more]")
        wander(walker, ".cn-tool [data-advice]")
    else:
        walker.press("[data-do=share]")
        line = walker.page.locator(".share input").input_value()
        if carcnb.position_text(carcnb.position(line).game) != carcnb.position_text(started):
            walker.lost(f"{line} is shared, and another position is opened")
        walker.press("[data-do=copy]")
        walker.key("Escape")
        for do in ("zoom-in", "zoom-in", "zoom-out", "fit", "draw", "draw"):
            walker.press(f"[data-do={do}]")
