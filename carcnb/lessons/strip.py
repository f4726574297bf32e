"""A lesson as a strip of still pictures, one a step, for every place where no kernel runs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple
from zlib import crc32

from carcnb.drawing.panels import Panels
from carcnb.drawing.still import ACCENT, DETAILS, prefix_of
from carcnb.lessons.lane import lane
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson, Step, Task, told
from carcnb.lessons.page import FONT, lines_of, plain_line, set_text, width
from carcnb.lessons.scene import scene
from carcnb.words import isolated, language, say

BUDGET = 8_000
"""Bytes for each step, before details of the tiles are left out."""

COLUMN, GAP, PAD = 276, 10, 12
HIGH = 190  # points that the picture of a board is high at most
SCALE = 0.62  # points to a board unit, at most
BOLD = 'font-weight="bold"'
INK, GREY, SOFT, LINE, GROUND = "#24261f", "#595c51", "#efebfb", "#dcd6c8", "#efebe1"


class Card(NamedTuple):
    """One step as drawn, its west and north at 0."""

    markup: str
    height: float


def strip(lesson: Lesson, dress: str = "summer") -> str:
    """All steps of a lesson as one SVG in the session's language; the same lesson gives the same bytes.

    Each step has its number, heading, board, caption and task; texts are escaped.  ``ValueError`` for an unknown dress.
    """
    leave: set[str] = set()
    picture = _strip(lesson, dress, leave)
    for more in DETAILS:
        if len(picture.encode()) <= BUDGET * max(len(lesson.steps), 3):
            break
        leave.update(more)
        picture = _strip(lesson, dress, leave)
    return picture


def _strip(lesson: Lesson, dress: str, leave: set[str]) -> str:
    panels = Panels(dress, prefix_of(crc32(repr((lesson.title, lesson.path, dress, language())).encode())), leave)
    cards = [_card(panels, lesson, n) for n in range(len(lesson.steps))]
    lines = lines_of(told(lesson.title), across(len(cards)), 18, BOLD)
    return laid_out(panels, cards, plain_line(told(lesson.title)), lines)


def across(cards: int) -> float:
    """Points from side to side within a page of so many cards."""
    columns = _columns(cards)
    return columns * COLUMN + (columns - 1) * GAP


def laid_out(panels: Panels, cards: Sequence[Card], name: str, lines: Sequence[str]) -> str:
    """Cards in rows below a heading, as one SVG; ``name`` and ``lines``, as they are set, are escaped already."""
    columns, wide = _columns(len(cards)), across(len(cards)) + 2 * PAD
    body, top = [set_text(lines, PAD, 28, 18, 22, BOLD)], 20.0 + 22 * len(lines)
    for row in range(0, len(cards), columns):
        high = max(card.height for card in cards[row : row + columns])
        for i, card in enumerate(cards[row : row + columns]):
            frame = f'<rect width="{COLUMN}" height="{high:g}" rx="8" fill="#fff" stroke="{LINE}"/>'
            body.append(f'<g transform="translate({PAD + i * (COLUMN + GAP)} {top:g})">{frame}{card.markup}</g>')
        top += high + GAP
    size = f'width="{wide:g}" height="{top + PAD - GAP:g}"'
    paper = '<rect width="100%" height="100%" rx="10" fill="#faf9f5"/>'
    look = f'font-family="{FONT}" fill="{INK}" stroke-linejoin="round"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {wide:g} {top + PAD - GAP:g}" role="img"'
    return f"{head}><title>{name}</title>{panels.defs}{paper}<g {look}>{''.join(body)}</g></svg>"


def _columns(steps: int) -> int:
    return steps if steps < 3 else 2 if steps == 4 else 3


def _card(panels: Panels, lesson: Lesson, n: int) -> Card:
    """Number and heading, board, caption, points told, task."""
    step, game = lesson.steps[n], lesson.game(n)
    room, parts, y = COLUMN - 2 * PAD, [_number(n, step.task is not None)], 24.0
    for part, high in _heading(step, room):
        parts.append(part)
        y += high
    lit = lights(game, step.lit)
    drawn = scene(panels, game, lit, _matters(lesson, n))
    scale = min(room / drawn.w, HIGH / drawn.h, SCALE)
    high = drawn.h * scale
    parts.append(f'<rect x="{PAD}" y="{y:g}" width="{room}" height="{high:.4g}" rx="5" fill="{GROUND}"/>')
    parts.append(drawn.placed(round(PAD + (room - drawn.w * scale) / 2, 1), y, scale))
    y = round(y + high, 1)
    track, high = lane(panels, game, room)
    if track:
        parts.append(f'<g transform="translate({PAD} {y + 6:g})">{track}</g>')
    y += high + 18
    lines = lines_of(told(step.text), room, 13)
    parts.append(set_text(lines, PAD, y, 13, 17))
    y += 17 * len(lines)
    for event in (game.events[i] for i in lit.log):
        lines = lines_of(game.explain(event), room - 12, 12)
        parts.append(f'<path d="M{PAD + 1.5} {y - 9:g}v{15 * len(lines):g}" stroke="{ACCENT}" stroke-width="3"/>')
        parts.append(set_text(lines, PAD + 12, y + 2, 12, 15))
        y += 15 * len(lines) + 6
    if step.scores:
        names = {seat: isolated(name) for seat, name in game.names.items()}
        told_scores = plain_line(" · ".join(f"{names[seat]} {points}" for seat, points in step.scores.items()))
        parts.append(set_text([told_scores], PAD, y + 3, 12, 15, f'{BOLD} fill="{GREY}"'))
        y += 20
    if step.task:
        tile = game.prompt.tile if game.prompt and step.task.goal.in_hand else None
        card = _task(panels, step.task, tile, room)
        parts.append(f'<g transform="translate({PAD} {y - 8:g})">{card.markup}</g>')
        y += card.height
    return Card("".join(parts), y)


def _number(n: int, task: bool) -> str:
    """The number of a step, in a square where it is the learner's turn."""
    shape = f'<rect x="{PAD}" y="9" width="20" height="20" rx="{3 if task else 10}" fill="{ACCENT}"/>'
    look = f'font-size="12" {BOLD} fill="#fff" text-anchor="middle"'
    return f'{shape}<text x="{PAD + 10}" y="23.5" {look}>{n + 1}</text>'


def _heading(step: Step, room: float) -> Iterator[tuple[str, float]]:
    lines = lines_of(told(step.heading), room - 28, 15, BOLD)
    yield set_text(lines, PAD + 28, 24, 15, 18, BOLD), 18 * len(lines) - 6


def _matters(lesson: Lesson, n: int) -> list[tuple[int, int]]:
    """The cells that a step's moves and its solution are about."""
    return [action.cell for actions in lesson.path[n] for action in actions if action.cell]


def _task(panels: Panels, task: Task, tile: str | None, room: float) -> Card:
    """The question in a box, with the tile in hand and the answers to pick."""
    tag = f'<text x="10" y="18" font-size="11" {BOLD} fill="{ACCENT}">{plain_line(say("lesson-your-turn"))}</text>'
    left = 62 if tile else 10
    lines = lines_of(told(task.question), room - left - 10, 13, BOLD)
    parts = [tag, set_text(lines, left, 36, 13, 17, BOLD)]
    if tile:
        parts.append(f'<g transform="translate(10 26) scale(.44)">{panels.tile(tile, task.goal.turn)}</g>')
    y = max(36 + 17 * len(lines), 80 if tile else 0)
    x = 10.0
    for text in (told(choice.text) for choice in task.choices):
        wide = 18 + width(text, 13)
        if x > 10 and x + wide > room - 10:
            x, y = 10.0, y + 19
        parts.append(f'<circle cx="{x + 5:g}" cy="{y - 2.5:g}" r="4.5" fill="#fff" stroke="{ACCENT}"/>')
        parts.append(f'<text x="{x + 14:g}" y="{y + 2:g}" font-size="13">{plain_line(text)}</text>')
        x += wide + 10
    y += 16 if task.choices else 0
    return Card(f'<rect width="{room:g}" height="{y - 4:g}" rx="6" fill="{SOFT}"/>{"".join(parts)}', y + 2)
