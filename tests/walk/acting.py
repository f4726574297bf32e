"""Giving an answer on a board as a person does: pointing at a square and turning the tile, choosing from the list."""

from __future__ import annotations

import re
from contextlib import suppress

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import segment_at
from carcnb.engine.game import Game
from tests.walk.walker import Walker

GHOST = "() => document.querySelector('.cn-ghost .cn-turns')?.style.transform ?? ''"

BEYOND = """(square) => {
  const [box, board] = [square, square.closest(".cn-board")].map((el) => el.getBoundingClientRect());
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const far = { left: board.left - x, right: x - board.right, up: board.top - y, down: y - board.bottom };
  const [side, px] = Object.entries(far).reduce((a, b) => (b[1] > a[1] ? b : a));
  return px > 0 ? side : null;
}"""
"""The side of the board beyond which the middle of a square lies."""

SKIPS, APART = "[data-do=skip]", 600
"""What skips, and milliseconds between two presses of it."""


def act(walker: Walker, game: Game, action: Action | str, within: str = "") -> bool:
    """Answer the game's question with this action; False, and told, if no control takes it."""
    told, before = _listed(game, action), len(game.history)
    options = [str(option) for option in game.legal_actions()]
    if told not in options:
        return walker.lost(f"{told} is none of the answers")
    prompt, same = game.prompt, [told]
    if prompt and prompt.target == "square" and (cell := game.legal_actions()[options.index(told)].cell):
        _place(walker, cell, Action.parse(told), within)
    elif told == str(SKIP):
        if walker.steps[-1:] == [SKIPS]:  # soon after another it is the second half of a double click
            walker.page.wait_for_timeout(APART)
        walker.press(SKIPS, within=within)
    else:
        if walker.there(".cn-reveal", within=within):  # cards that others are not to see
            walker.press(".cn-reveal", within=within)
        same = _of_one_place(game, told)
        choices = [f'.cn-choices [data-option="{options.index(one)}"]' for one in same]
        walker.press(next((one for one in choices if walker.there(one, within=within)), choices[0]), within=within)
    given = [str(one) for one in game.history[before:]]
    return any(one in given for one in same) or walker.lost(f"{told} was pressed, and {given or 'nothing'} came of it")


def _listed(game: Game, action: Action | str) -> str:
    """The answer as the list has it, where a part of a tile has several names."""
    if game.why_not(action):
        return str(action)
    tried = game.clone()
    tried.apply(action)
    return str(tried.history[len(game.history)])


def _of_one_place(game: Game, told: str) -> list[str]:
    """This answer, then others that put the same piece elsewhere on the same feature: a list shows one of them."""
    state = game.table.state

    def place(text: str) -> tuple[str, str | None, int | str]:
        one, where = Action.parse(text), None
        if one.cell:
            with suppress(LookupError):  # no segment, but a whole tile or two of its parts
                where = state.label[segment_at(state, one.cell, one.where)]
        return one.verb, one.what, text if where is None else where

    options = map(str, game.legal_actions())
    return [told, *(other for other in options if other != told and place(other) == place(told))]


def _place(walker: Walker, cell: tuple[int, int], action: Action, within: str) -> None:
    """Point at the square, turn the tile until it lies as wanted, and press."""
    square = f'[data-cell="{cell[0]},{cell[1]}"]'
    page, want = walker.page, int(action.where.removeprefix("r") or 0)
    for _ in range(4):
        side = walker.find(square, within=within).evaluate(BEYOND)
        if not side:
            break
        walker.press(f"[data-beyond={side}]", within=within)
    if walker.at.touch:
        walker.press(square, within=within)
        for _ in range(3):
            if _turn(walker) in (None, want):
                break
            walker.press("[data-do=turn]", within=within, less=["answers"])
        if walker.there("[data-do=commit]", within=within):
            walker.press("[data-do=commit]", within=within)
        return
    spot = walker.find(square, within=within)
    spot.scroll_into_view_if_needed()
    box = spot.bounding_box()
    if box is None:
        walker.lost(f"{square} is not there")
        return
    page.mouse.move(box["x"] + box["width"] / 2 - 4, box["y"] + box["height"] / 2)
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for _ in range(3):
        if _turn(walker) in (None, want):
            break
        walker.key("r", less=["answers"])
    walker.press(square, within=within)


def _turn(walker: Walker) -> int | None:
    """How the tile that is pointed with would lie; None if none is seen."""
    told = re.search(r"rotate\((-?\d+)deg", walker.page.evaluate(GHOST))
    return int(told[1]) // 90 % 4 if told else None
