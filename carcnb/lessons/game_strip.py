"""Moments of a game as a strip of still pictures, each with its move, what was said about it, and the points."""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from carcnb.drawing.art import dress_for
from carcnb.drawing.panels import Panels
from carcnb.drawing.still import fit_details, prefix_of
from carcnb.engine.game import Game
from carcnb.engine.moves import Move, answers_after, moves
from carcnb.lessons.lights import Lights
from carcnb.lessons.strip import BUDGET, COLUMN, PAD, StripFrame, across, board_of, laid_out
from carcnb.lessons.typeset import BOLD, GREY, PLAIN, plain_lines, set_text
from carcnb.records.samples import in_language
from carcnb.rulebook.explain import name_of
from carcnb.rulebook.telling import tell_move
from carcnb.words import language, say


def game_strip(game: Game, at: Sequence[int], *, dress: str | None = None, title: str = "") -> str:
    """The boards after these moves (0: the start) as one SVG in the session's language; the same gives the same bytes.

    Texts are escaped.  ``ValueError`` for a move there is not, for no move at all, or for an unknown dress.
    """
    if not at:
        raise ValueError("a strip shows at least one move")
    dress = dress or dress_for(game.setup.expansions)
    key = repr((game.setup, game.history, game.comments, tuple(at), dress, title, language(), *game.chalk.items()))
    prefix = prefix_of(crc32(key.encode()))
    line = moves(game)
    shots = [(_at(game, answers_after(line, n)), n, line[n - 1] if n else None) for n in at]
    name = title or say("picture-title")
    lines = plain_lines(name, across(len(at)), 18, BOLD)

    def draw(leave: set[str]) -> str:
        panels = Panels(dress, prefix, leave)
        return laid_out(panels, [_card(panels, *shot) for shot in shots], name, lines)

    return fit_details(draw, BUDGET * max(len(at), 3))


def _at(game: Game, answers: int) -> Game:
    """The game as it stood after so many answers."""
    then = game.clone()
    then.goto(answers)
    return then


def _card(panels: Panels, game: Game, number: int, move: Move | None) -> StripFrame:
    """The move, the board after it, what it did, what is said about it, and the points."""
    room, y = COLUMN - 2 * PAD, 24.0
    head = say("picture-after", n=number) if number else say("picture-start")
    parts = set_text([[head]], PAD, y, 15, 18, BOLD)
    y += 10
    board, y = board_of(panels, game, *_lit(game, move), y)
    parts += board
    names = {seat: name for seat, name in game.names.items() if name != seat}
    texts = [tell_move(move.seat, move.action, game.events[slice(*move.events)], names)] if move else []
    comment = in_language(game.comments.get(number, ""), language())
    for text, look in [*((text, PLAIN) for text in texts), (comment, {"font_style": "italic"})]:
        lines = plain_lines(text, room, 13)
        parts += set_text(lines, PAD, y, 13, 17, look)
        y += 17 * len(lines)
    points = " · ".join(f"{name_of(seat, names)} {points}" for seat, points in game.scores.items())
    lines = plain_lines(points, room, 12, BOLD)
    parts += set_text(lines, PAD, y + 3, 12, 15, {"fill": GREY})
    return StripFrame(parts, y + 3 + 15 * len(lines))


def _lit(game: Game, move: Move | None) -> tuple[Lights, list[tuple[int, int]]]:
    """What a move is about: the features that scored, else the place where it was made; at the end the whole land."""
    if move is None or game.over:
        return Lights([], [], []), []
    events = game.events[slice(*move.events)]
    features = [event.feature for event in events if getattr(event, "points", 0) and hasattr(event, "feature")]
    cells = [move.action.cell] if move.action.cell else []
    spots = [feature.segments[-1] for feature in features]
    return Lights(spots or [(*cell, -1) for cell in cells], [], []), cells
