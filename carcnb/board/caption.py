"""What stands below the picture of a saved exercise: a board without its question says nothing."""

from __future__ import annotations

from carcnb.board.reader import Reader
from carcnb.board.textboard import plain
from carcnb.drawing.markup import image
from carcnb.drawing.still import tile_svg
from carcnb.drawing.tile_words import looks
from carcnb.hypertext import Inside, h
from carcnb.wire.panel import LessonView


def caption(lesson: LessonView, dress: str, reader: Reader) -> Inside:
    """Which exercise it is, what is asked, the tile in hand and what can be picked, as markup; of a lesson nothing.

    A lesson's picture is all its steps and has its questions in it.
    """
    task = lesson["task"]
    if not task or "form" not in task:
        return None
    title = ", ".join(filter(None, (lesson["title"], lesson["where"])))
    rows: list[Inside] = [h.b(title), *plain(lesson["caption"]), task["question"]]
    if task["tile"]:
        rows.append(image(tile_svg(task["tile"], dress=dress, size=56), looks(task["tile"], reader.lang)[0]))
    if task["choices"]:
        rows.append(" · ".join(choice["text"] for choice in task["choices"]))
    return map(h.p, rows)
