"""Still pictures: how long each kind takes in CPU time, and how many bytes it has."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import carcnb
from carcnb.drawing import game_svg
from carcnb.drawing.sheet import _shape, parts, sheet, symbol
from carcnb.lessons import find_lesson, names
from carcnb.lessons.strip import strip
from tests.benchmarks.engine import random_game

BOXES = ("inns_and_cathedrals", "traders_and_builders", "flying_machines", "ferries", "gold_mines", "mage_and_witch",
         "robbers", "crop_circles", "gifts")  # fmt: skip


def measure() -> Iterator[str]:
    """One line per kind of picture; its time is the best of five."""
    base, large = random_game(5), random_game(7, expansions=BOXES)
    lesson, worked = find_lesson("base/roads"), carcnb.classroom.worksheet(list(names("base")))
    kinds: dict[str, Callable[[], str]] = {
        f"still, {_tiles(base)} tiles": lambda: game_svg(base),
        f"still, {_tiles(large)} tiles": lambda: game_svg(large),
        "strip of a lesson": lambda: strip(lesson),
        "strip of a game": lambda: carcnb.picture(large, at=[10, 50, 100, 200]).svg,
        "film, base game": lambda: carcnb.film(base).svg,
        f"film, {_tiles(large)} tiles": lambda: carcnb.film(large).svg,
        "worksheet": worked.html,
        "chart of the base tiles": lambda: carcnb.tile_chart().svg(),
        "symbols of a board": lambda: _symbols(large),
    }
    for name, draw in kinds.items():
        size = len(draw().encode())
        yield f"{name:<24} {min(_cpu(draw) for _ in range(5)) * 1000:7.1f} ms {size:9,} bytes"


def _tiles(game: carcnb.Game) -> int:
    return len(game.table.state.tiles)


def _cpu(draw: Callable[[], str]) -> float:
    started = time.process_time()
    draw()
    return time.process_time() - started


def _symbols(game: carcnb.Game) -> str:
    """The symbols of a game's tiles, drawn anew."""
    for kept in (symbol, _shape):
        kept.cache_clear()
    names = sheet({tile.design.id for tile, _ in game.table.state.tiles.values()})["parts"]
    return "".join(parts(names.split())["parts"].values())
