"""The board as plain text: for saved notebooks, for readers of the page aloud, and where there are no pictures.

A tile is five signs wide and three high.  Around its rim stand its eight half-edges and four sides, in the middle row
what the sides lead to; ``#`` is city, ``|`` and ``-`` road, ``+`` where roads meet, ``.`` field.  A capital in the
middle stands for what stands alone there, ``M`` for a monastery; any other letter is a figure, ``?`` a square where the
tile in hand fits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.drawing.tile_words import looks
from carcnb.engine.ending import as_scored
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.state import State
from carcnb.tiles import CITY, FIELD, HALVES, ROAD, SIDES, TERRAINS, Turned
from carcnb.wire.panel import Block, LessonView, TaskView

LETTERS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y", "black": "K", "pink": "P"}
OWN = "~"
"""Terrain of an expansion's own."""
_RIM = (("WNW", "NNW", "N", "NNE", "ENE"), ("WSW", "SSW", "S", "SSE", "ESE"))


def text_board(game: Game, reader: Reader, asks: bool = True) -> str:
    """Scores, the question of the moment and a map; the same game always gives the same text.

    ``asks`` False leaves out the question and the squares where the tile fits; who has won is told all the same.
    """
    head = headline(game, reader) if asks or game.over else scores(game, reader)
    return "\n".join([head, "", *_map(game, asks), *_pieces(game, reader)])


def headline(game: Game, reader: Reader) -> str:
    """Scores, and what is asked of whom, or who has won."""
    return f"{scores(game, reader)}\n{_question(game, reader)}"


def text_lesson(lesson: LessonView, reader: Reader) -> str:
    """The open step of a lesson: where it is, its heading and its caption; of an exercise its question and answers."""
    where = f" ({lesson['where']})" if lesson["where"] else ""
    title = ": ".join(part for part in (lesson["title"] + where, lesson["heading"]) if part)
    head = [title, *plain(lesson["caption"]), *lesson.get("points", ())]
    return "\n".join([*head, *_result(lesson), *_asked(lesson["task"], reader)])


def plain(blocks: Sequence[Block]) -> list[str]:
    """A caption as lines of text."""
    runs = [(("- " if "li" in block else ""), block.get("li") or block.get("p", ())) for block in blocks]
    return [dash + "".join(run["t"] for run in line) for dash, line in runs]


def _result(lesson: LessonView) -> list[str]:
    """What the last page says was done."""
    end = lesson.get("end")
    return [*end["facts"], *(f"{bar['text']}: {bar['right']}/{bar['of']}" for bar in end["bars"])] if end else []


def _asked(task: TaskView | None, reader: Reader) -> list[str]:
    """The question of an exercise and what can be picked."""
    if not task or "form" not in task:
        return []  # a lesson's tasks are done on the board, and its text is a way to read it without one
    choices = [f"- {c['text']}" + (f": {c['note']}" if c.get("note") else "") for c in task["choices"] or ()]
    tile = f" {task['tile']}: {looks(task['tile'], reader.lang)[task.get('turn', 0)]}" if task["tile"] else ""
    return [task["question"] + tile, *choices]


def scores(game: Game, reader: Reader) -> str:
    """The players, their letters on the map and their points in one line: "Ada (R) 4, Ben (B) 0"."""
    return ", ".join(f"{reader.name(seat)} ({LETTERS[seat]}) {points}" for seat, points in game.scores.items())


def _question(game: Game, reader: Reader) -> str:
    if game.over:
        return reader.result(game.scores)
    asked = prompt(game, reader)
    tile = f" {asked['tile']}: {asked['looks'][0]}" if asked["tile"] else ""
    return f"{asked['who']}: {asked['question']}{tile}" + (f" ({asked['facts']})" if asked["facts"] else "")


def _pieces(game: Game, reader: Reader) -> list[str]:
    """What belongs to nobody, a line for each place: what, how many, where; and what stands on the score track."""
    state = game.table.state
    rows = []
    for (kind, cell, segments), many in Counter(state.neutrals).items():
        tile, first = state.tiles[cell]
        x, y = XY[cell]
        where = "+".join(tile.where[segment - first] for segment in segments)
        times = f" × {many}" if many > 1 else ""
        rows.append(f"{reader.word(f'figure-{kind}', kind)}{times}: {x},{y} {where}".rstrip())
    for (seat, kind), space in state.on_track.items():
        rows.append(f"{reader.word(f'figure-{kind}', kind)}, {reader.name(seat)}: {space}")
    return ["", *rows] if rows else []


def _map(game: Game, asks: bool) -> list[str]:
    state, ask = as_scored(game).state, game.prompt
    drawn = {XY[cell]: _tile(state, cell) for cell in state.tiles}
    fits = {option.cell for option in ask.options if option.cell} if asks and ask and ask.target == "square" else set()
    drawn.update({cell: ("     ", "  ?  ", "     ") for cell in fits if cell})
    xs, ys = [x for x, _ in drawn], [y for _, y in drawn]
    across = range(min(xs), max(xs) + 1)
    rows = ["    " + " ".join(f"{x:^5}" for x in across)]
    for y in range(min(ys), max(ys) + 1):
        for i in range(3):
            margin = f"{y:>3} " if i == 1 else "    "
            rows.append(margin + " ".join(drawn[x, y][i] if (x, y) in drawn else "     " for x in across))
    return [row.rstrip() for row in rows]


def _tile(state: State, cell: int) -> tuple[str, str, str]:
    tile, first = state.tiles[cell]
    land = {"middle": _middle(tile), "inside": "."}
    for d, edge in enumerate(tile.edges):
        land[SIDES[d]] = {CITY: "#", ROAD: "|-"[d % 2], FIELD: "."}.get(edge, OWN)
        land[HALVES[2 * d]] = land[HALVES[2 * d + 1]] = "#" if edge == CITY else "."
    # a figure hides the land on its segment's first side; beside the middle there is room for what lies inside
    seen = land | {
        "middle" if s - first in tile.design.singles else tile.where[s - first].split(".")[-1]: LETTERS[figures[0].seat]
        for s, figures in state.figures.items()
        if state.home[s] == cell
    }
    top, bottom = ("".join(seen[name] for name in row) for row in _RIM)
    west = land["W"] if land["W"] != "." else seen["inside"]
    return top, seen["W"] + west + seen["middle"] + land["E"] + seen["E"], bottom


def _middle(tile: Turned) -> str:
    """What is in the middle: what stands alone, a city from side to side, a road that passes, a crossing."""
    kinds, ends = tile.design.kinds, tile.ends
    for single in tile.design.singles:
        return kinds[single][0].upper()
    roads = [i for i, kind in enumerate(kinds) if kind == ROAD]
    if any(kind == CITY and ends[i] > 1 for i, kind in enumerate(kinds)):
        return "#"
    if len(roads) > 1:
        return "+"
    if roads:
        sides = [d for d in range(4) if tile.edges[d] == ROAD]
        return "|" if sides == [0, 2] else "-" if sides == [1, 3] else "+"
    return "." if all(kind in TERRAINS for kind in kinds) else OWN
