"""What a saved cell shows: a picture, what that is in words, and below that of an exercise what it asks."""

from __future__ import annotations

from carcnb.board.reader import Reader
from carcnb.board.textboard import headline, plain
from carcnb.drawing import game_svg
from carcnb.drawing.markup import image
from carcnb.drawing.still import tile_svg
from carcnb.drawing.tile_words import looks
from carcnb.engine.game import Game
from carcnb.hypertext import Inside, h
from carcnb.wire.panel import LessonView


def picture(game: Game, lesson: LessonView | None, dress: str, reader: Reader) -> str:
    """The board as SVG, with what a lesson lights."""
    light, desc = lesson["light"] if lesson else [], headline(game, reader)
    return game_svg(game, dress=dress, highlight=light, title=reader.say("ui-board"), desc=desc)


def alt(game: Game, lesson: LessonView | None, reader: Reader) -> str:
    """What the picture shows, in words."""
    return ": ".join(filter(None, (lesson["title"], lesson["heading"]))) if lesson else headline(game, reader)


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
