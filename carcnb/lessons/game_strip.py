"""Moments of a game as a strip of still pictures, each with its move, what was said about it, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from carcnb.drawing.art import dress_for
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import DETAILS, prefix_of
from carcnb.engine.game import Game
from carcnb.lessons.lane import lane
from carcnb.lessons.lights import Lights
from carcnb.lessons.page import plain_line, plain_lines, set_text
from carcnb.lessons.scene import scene
from carcnb.lessons.strip import BOLD, BUDGET, COLUMN, GREY, GROUND, HIGH, PAD, SCALE, Card, across, laid_out
from carcnb.records.moves import Move, answers_after, moves
from carcnb.rulebook.explain import name_of
from carcnb.rulebook.telling import told
from carcnb.words import language, say


def game_strip(game: Game, at: Sequence[int], *, dress: str | None = None, title: str = "") -> str:
    """The boards after these moves (0: the start) as one SVG in the session's language; the same gives the same bytes.

    Texts are escaped.  ``ValueError`` for a move there is not, for no move at all, or for an unknown dress.
    """
    if not at:
        raise ValueError("a strip shows at least one move")
    dress = dress or dress_for(game.setup.expansions)
    leave: set[str] = set()
    picture = _strip(game, at, dress, title, leave)
    for more in DETAILS:
        if len(picture.encode()) <= BUDGET * max(len(at), 3):
            break
        leave.update(more)
        picture = _strip(game, at, dress, title, leave)
    return picture


def _strip(game: Game, at: Sequence[int], dress: str, title: str, leave: set[str]) -> str:
    key = repr((game.setup, game.history, game.comments, tuple(at), dress, title, language()))
    panels = Panels(dress, prefix_of(crc32(key.encode())), leave)
    line, walker = moves(game), game.clone()
    cards = []
    for number in at:
        walker.goto(answers_after(line, number))
        cards.append(_card(panels, walker, number, line[number - 1] if number else None))
    name = title or say("picture-title")
    return laid_out(panels, cards, plain_line(name), plain_lines(name, across(len(cards)), 18, BOLD))


def _card(panels: Panels, game: Game, number: int, move: Move | None) -> Card:
    """The move, the board after it, what it did, what is said about it, and the points."""
    room, y = COLUMN - 2 * PAD, 24.0
    head = say("picture-after", n=number) if number else say("picture-start")
    parts = [set_text([plain_line(head)], PAD, y, 15, 18, BOLD)]
    y += 10
    lit, matters = _lit(game, move)
    drawn = scene(panels, game, lit, matters)
    scale = min(room / drawn.w, HIGH / drawn.h, SCALE)
    parts.append(f'<rect x="{PAD}" y="{y:g}" width="{room}" height="{drawn.h * scale:.4g}" rx="5" fill="{GROUND}"/>')
    parts.append(drawn.placed(round(PAD + (room - drawn.w * scale) / 2, 1), y, scale))
    y = round(y + drawn.h * scale, 1)
    track, high = lane(panels, game, room)
    if track:
        parts.append(f'<g transform="translate({PAD} {y + 6:g})">{track}</g>')
    y += high + 18
    names = {seat: name for seat, name in game.names.items() if name != seat}
    texts = [told(move.seat, move.action, game.events[slice(*move.events)], names)] if move else []
    for text, look in [*((text, "") for text in texts), (game.comments.get(number, ""), 'font-style="italic"')]:
        lines = plain_lines(text, room, 13)
        parts.append(set_text(lines, PAD, y, 13, 17, look))
        y += 17 * len(lines)
    points = " · ".join(f"{name_of(seat, names)} {points}" for seat, points in game.scores.items())
    lines = plain_lines(points, room, 12, BOLD)
    parts.append(set_text(lines, PAD, y + 3, 12, 15, f'fill="{GREY}"'))
    return Card("".join(parts), y + 3 + 15 * len(lines))


def _lit(game: Game, move: Move | None) -> tuple[Lights, list[tuple[int, int]]]:
    """What a move is about: the features that scored, else the place where it was made; at the end the whole land."""
    if move is None or game.over:
        return Lights([], [], []), []
    events = game.events[slice(*move.events)]
    features = [event.feature for event in events if getattr(event, "points", 0) and hasattr(event, "feature")]
    cells = [move.action.cell] if move.action.cell else []
    spots = [feature.segments[-1] for feature in features]
    return Lights(spots or [(*cell, -1) for cell in cells], [], []), cells
