"""A lesson as a strip of still pictures, one a step, for every place where no kernel runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from zlib import crc32

from carcnb.drawing.panels import Panels
from carcnb.drawing.still import ACCENT, fit_details, prefix_of
from carcnb.drawing.svg import Element, circle, group, picture, rect, text
from carcnb.engine.game import Game
from carcnb.lessons.excerpt import excerpt
from carcnb.lessons.lane import lane
from carcnb.lessons.lights import Lights, lights
from carcnb.lessons.model import Lesson, Task
from carcnb.lessons.typeset import BOLD, EDGE, FONT, GREY, INK, Line, lines_of, set_text, width
from carcnb.words import isolate, language, say
from carcnb.words.texts import pick_text

BUDGET = 8_000
"""Bytes for each step, before details of the tiles are left out."""

COLUMN, GAP, PAD = 276, 10, 12
HIGH = 190  # points that the picture of a board is high at most
SCALE = 0.62  # points to a board unit, at most
SOFT, GROUND = "#efebfb", "#efebe1"


class StripFrame(NamedTuple):
    """One step as drawn, its west and north at 0."""

    parts: list[Element]
    height: float


def strip(lesson: Lesson, dress: str = "summer") -> str:
    """All steps of a lesson as one SVG in the session's language; the same lesson gives the same bytes.

    Each step has its number, heading, board, caption and task; texts are escaped.  ``ValueError`` for an unknown dress.
    """
    return fit_details(lambda leave: _strip(lesson, dress, leave), BUDGET * max(len(lesson.steps), 3))


def _strip(lesson: Lesson, dress: str, leave: set[str]) -> str:
    panels = Panels(dress, prefix_of(crc32(repr((lesson.title, lesson.path, dress, language())).encode())), leave)
    cards = [_card(panels, lesson, n) for n in range(len(lesson.steps))]
    lines = lines_of(pick_text(lesson.title), across(len(cards)), 18, BOLD)
    return laid_out(panels, cards, pick_text(lesson.title), lines)


def across(cards: int) -> float:
    """Points from side to side within a page of so many cards."""
    columns = _columns(cards)
    return columns * COLUMN + (columns - 1) * GAP


def laid_out(panels: Panels, cards: Sequence[StripFrame], name: str, lines: Sequence[Line]) -> str:
    """Cards in rows below a heading, as one SVG with a name."""
    columns, wide = _columns(len(cards)), across(len(cards)) + 2 * PAD
    body, top = set_text(lines, PAD, 28, 18, 22, BOLD), 20.0 + 22 * len(lines)
    for row in range(0, len(cards), columns):
        high = max(card.height for card in cards[row : row + columns])
        for i, card in enumerate(cards[row : row + columns]):
            frame = rect(0, 0, COLUMN, high, rx=8, fill="#fff", stroke=EDGE)
            body.append(group([frame, *card.parts], PAD + i * (COLUMN + GAP), top))
        top += high + GAP
    high = top + PAD - GAP
    inside = [panels.defs, rect(0, 0, wide, high, rx=10, fill="#faf9f5"), *body]
    return picture((wide, high), (0, 0, wide, high), inside, title=name, font_family=FONT, fill=INK)


def _columns(steps: int) -> int:
    return steps if steps < 3 else 2 if steps == 4 else 3


def _card(panels: Panels, lesson: Lesson, n: int) -> StripFrame:
    """Number and heading, board, caption, points told, task."""
    step, game = lesson.steps[n], lesson.game(n)
    room, parts, y = COLUMN - 2 * PAD, _number(n, step.task is not None), 24.0
    lines = lines_of(pick_text(step.heading), room - 28, 15, BOLD)
    parts += set_text(lines, PAD + 28, 24, 15, 18, BOLD)
    y += 18 * len(lines) - 6
    lit = lights(game, step.lit_places)
    board, y = board_of(panels, game, lit, matters(lesson, n), y)
    parts += board
    lines = lines_of(pick_text(step.text), room, 13)
    parts += set_text(lines, PAD, y, 13, 17)
    y += 17 * len(lines)
    for event in (game.events[i] for i in lit.log):
        lines = lines_of(game.explain(event), room - 12, 12)
        parts.append(rect(PAD, y - 9, 3, 15 * len(lines), fill=ACCENT))
        parts += set_text(lines, PAD + 12, y + 2, 12, 15)
        y += 15 * len(lines) + 6
    if step.scores:
        names = {seat: isolate(name) for seat, name in game.names.items()}
        scores = " · ".join(f"{names[seat]} {points}" for seat, points in step.scores.items())
        parts += set_text([[scores]], PAD, y + 3, 12, 15, {**BOLD, "fill": GREY})
        y += 20
    if step.task:
        tile = game.prompt.tile if game.prompt and step.task.goal.in_hand else None
        card = _task(panels, step.task, tile, room)
        parts.append(group(card.parts, PAD, y - 8))
        y += card.height
    return StripFrame(parts, y)


def board_of(
    panels: Panels, game: Game, lit: Lights, matters: Sequence[tuple[int, int]], y: float, ground: str = GROUND
) -> tuple[list[Element], float]:
    """The board of a card, with the track below it where that does more than count; the first line of what follows."""
    room = COLUMN - 2 * PAD
    drawn = excerpt(panels, game, lit, matters)
    scale = min(room / drawn.w, HIGH / drawn.h, SCALE)
    parts = [
        rect(PAD, y, room, drawn.h * scale, rx=5, fill=ground),
        drawn.place_at(round(PAD + (room - drawn.w * scale) / 2, 1), y, scale),
    ]
    y = round(y + drawn.h * scale, 1)
    track, high = lane(panels, game, room)
    if track:
        parts.append(group(track, PAD, y + 6))
    return parts, y + high + 18


def _number(n: int, task: bool) -> list[Element]:
    """The number of a step, in a square where it is the learner's turn."""
    return [
        rect(PAD, 9, 20, 20, rx=3 if task else 10, fill=ACCENT),
        text(PAD + 10, 23.5, str(n + 1), font_size=12, fill="#fff", text_anchor="middle", **BOLD),
    ]


def matters(lesson: Lesson, n: int) -> list[tuple[int, int]]:
    """The cells that a step's moves and its solution are about."""
    return [action.cell for actions in lesson.path[n] for action in actions if action.cell]


def _task(panels: Panels, task: Task, tile: str | None, room: float) -> StripFrame:
    """The question in a box, with the tile in hand and the answers to pick."""
    tag = text(10, 18, say("lesson-your-turn"), font_size=11, fill=ACCENT, **BOLD)
    left = 62 if tile else 10
    lines = lines_of(pick_text(task.question), room - left - 10, 13, BOLD)
    parts = [tag, *set_text(lines, left, 36, 13, 17, BOLD)]
    if tile:
        parts.append(group([panels.tile(tile, task.goal.turn)], 10, 26, "scale(.44)"))
    y = max(36 + 17 * len(lines), 80 if tile else 0)
    x = 10.0
    for choice in (pick_text(choice.text) for choice in task.choices):
        wide = 18 + width(choice, 13)
        if x > 10 and x + wide > room - 10:
            x, y = 10.0, y + 19
        parts.append(circle(x + 5, y - 2.5, 4.5, fill="#fff", stroke=ACCENT))
        parts.append(text(x + 14, y + 2, choice, font_size=13))
        x += wide + 10
    y += 16 if task.choices else 0
    return StripFrame([rect(0, 0, room, y - 4, rx=6, fill=SOFT), *parts], y + 2)
