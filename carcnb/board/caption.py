"""What stands below the picture of a saved exercise: a board without its question says nothing."""

from __future__ import annotations

from html import escape

from carcnb.board.reader import Reader
from carcnb.board.textboard import plain
from carcnb.drawing.markup import image
from carcnb.drawing.still import tile_svg
from carcnb.drawing.tile_words import looks
from carcnb.wire.panel import LessonView


def caption(lesson: LessonView, dress: str, reader: Reader) -> str:
    """Which exercise it is, what is asked, the tile in hand and what can be picked, as markup; of a lesson nothing.

    A lesson's picture is all its steps and has its questions in it.
    """
    task = lesson["task"]
    if not task or "form" not in task:
        return ""
    title = ", ".join(filter(None, (lesson["title"], lesson["where"])))
    rows = [f"<b>{escape(title)}</b>", *map(escape, plain(lesson["caption"])), escape(task["question"])]
    if task["tile"]:
        rows.append(image(tile_svg(task["tile"], dress=dress, size=56), looks(task["tile"], reader.lang)[0]))
    if task["choices"]:
        rows.append(" · ".join(escape(choice["text"]) for choice in task["choices"]))
    return "".join(f"<p>{row}</p>" for row in rows)
