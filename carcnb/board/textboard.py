"""The board as plain text: for saved notebooks, for readers of the page aloud, and where there are no pictures."""

from __future__ import annotations

from collections.abc import Sequence

from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.drawing.tile_words import looks
from carcnb.engine.ending import as_scored
from carcnb.engine.game import Game
from carcnb.engine.text_map import SIGNS, piece_lines, squares_asked, text_map
from carcnb.wire.panel import Block, LessonView, TaskView


def text_board(game: Game, reader: Reader, asks: bool = True) -> str:
    """Scores, the question of the moment and a map; the same game always gives the same text.

    ``asks`` False leaves out the question and the squares where the tile fits; who has won is told all the same.
    """
    head = headline(game, reader) if asks or game.over else scores(game, reader)
    land = text_map(as_scored(game).state, squares_asked(game.prompt if asks else None))
    return "\n".join([head, "", *land, *_pieces(game, reader)])


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
    return ", ".join(f"{reader.name(seat)} ({SIGNS[seat]}) {points}" for seat, points in game.scores.items())


def _question(game: Game, reader: Reader) -> str:
    if game.over:
        return reader.result(game.scores)
    asked = prompt(game, reader)
    tile = f" {asked['tile']}: {asked['looks'][0]}" if asked["tile"] else ""
    return f"{asked['who']}: {asked['question']}{tile}" + (f" ({asked['facts']})" if asked["facts"] else "")


def _pieces(game: Game, reader: Reader) -> list[str]:
    """What belongs to nobody, and what stands on the score track, below the map."""
    rows = [*piece_lines(game.table.state, lambda kind: reader.word(f"figure-{kind}", kind), reader.name)]
    return ["", *rows] if rows else []
