"""Everything that changes with a move, as one JSON object: who plays, what lies where, what is asked, what was said."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carcnb.drawing.art import SEATS
from carcnb.engine.events import TilePlaced
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.state import State
from carcnb.engine.track import cards, laps, space
from carcnb.tiles import designs
from carcnb.widget.audience import SHARED, Audience
from carcnb.widget.final import final
from carcnb.widget.hands import hands, told
from carcnb.widget.log import page
from carcnb.widget.prompts import prompt
from carcnb.widget.reader import Reader
from carcnb.widget.spaces import lane


def view(
    game: Game,
    reader: Reader,
    *,
    playable: bool = True,
    lesson: dict[str, Any] | None = None,
    audience: Audience = SHARED,
) -> dict[str, Any]:
    """The board of this moment as the browser reads it; ``n``, the number of answers, stamps it.

    Of cards it holds what the ``audience`` may see, and nothing else.
    """
    history, state = game.history, game.table.state
    log, more = page(audience.events(game), reader)
    left = _left(game)
    return {
        "n": len(history),
        "seats": _seats(game, reader),
        "tiles": _tiles(state),
        "figures": _figures(state),
        **_neutral(state),
        **_throw(game),
        "names": _names(game, reader),
        "track": _track(game),
        **lane(game),
        **_cards(game, reader, playable, audience),
        "left": left,
        "left_total": sum(entry[1] for entry in left),
        "log": log,
        "log_more": more,
        "prompt": prompt(game, reader, playable, audience),
        "final": final(game, reader) if game.over else None,
        "can_undo": playable and any(answer.verb != "draw" for answer in history),
        "can_redo": playable and game.can_redo,
        "playable": playable,
        "lesson": lesson,
    }


def _seats(game: Game, reader: Reader) -> list[dict[str, Any]]:
    state, scores, ask = game.table.state, game.scores, game.prompt
    return [
        {
            "seat": seat,
            "name": reader.name(seat),
            "mark": SEATS[seat].mark,
            "score": scores[seat],
            "cards": list(cards(scores[seat])) if game.table.score_cards else [],
            "active": ask is not None and ask.player == seat,
            "supply": [[kind, left, left + there] for kind, left, there in _supply(state, seat) if left + there],
        }
        | _tokens(state, seat)
        for seat in game.seats
    ]


def _names(game: Game, reader: Reader) -> dict[str, str]:
    """What every kind of figure, piece and token is called."""
    table = game.table
    figures = {kind: reader.word(f"figure-{kind}", kind) for kind in (*table.figures, *table.pieces)}
    neutral = {kind: reader.word(f"figure-{kind}", kind) for e in table.expansions for kind in e.neutrals}
    return figures | neutral | {kind: reader.word(f"token-{kind}", kind) for _, kind in table.state.tokens}


def _tokens(state: State, seat: str) -> dict[str, list[list[Any]]]:
    """Kind and number of the tokens a player can collect; nothing where the game has none."""
    held = [[kind, count] for (owner, kind), count in state.tokens.items() if owner == seat]
    return {"tokens": held} if held else {}


def _track(game: Game) -> list[list[Any]]:
    """Every score figure: whose, which, its points, its space, and whether it lies because it walked round (WIN-19)."""
    cards = game.table.score_cards
    return [
        [seat, piece, points, space(points), 0 if cards else min(laps(points), 1)]
        for (seat, piece), points in game.table.state.track.items()
    ]


def _cards(game: Game, reader: Reader, playable: bool, audience: Audience) -> dict[str, Any]:
    """The hands, what is said about the cards in them, and whether whoever is asked may open or close his here."""
    held, ask = hands(game, audience), game.prompt
    if not held:
        return {}
    shown: dict[str, Any] = {"hands": held, "cards": told({card for cards in held.values() for card in cards}, reader)}
    if playable and ask and ask.player in held and not (audience.all or audience.seat):
        text = reader.say("hand-show", name=reader.name(ask.player))
        shown["reveal"] = {"seat": ask.player, "text": text, "open": audience.sees(ask.player)}
    return shown


def _supply(state: State, seat: str) -> list[tuple[str, int, int]]:
    """Kind, at hand, on the landscape."""
    standing = [figure.kind for figures in state.figures.values() for figure in figures if figure.seat == seat]
    return [(kind, left, standing.count(kind)) for (owner, kind), left in state.supply.items() if owner == seat]


def _tiles(state: State) -> str:
    """Every laid tile as ``x y design turn`` and the feature of each segment, ``;`` between tiles.

    Features are numbered as they appear.  One text, for it is sent with every move.
    """
    numbers: dict[int, int] = {}
    label = state.label
    entries = []
    for cell, (tile, first) in state.tiles.items():
        features = [numbers.setdefault(label[s], len(numbers)) for s in range(first, first + len(tile.where))]
        entries.append(" ".join(map(str, (*XY[cell], tile.design.id, tile.turn, *features))))
    return ";".join(entries)


def _figures(state: State) -> list[list[Any]]:
    """Every standing figure under a key that it keeps as long as it stands there."""
    rows: list[list[Any]] = []
    for segment, figures in state.figures.items():
        cell = state.home[segment]
        for i, (seat, kind) in enumerate(figures):
            key = f"{seat}-{kind}-{segment}" + (f"-{i}" if (seat, kind) in figures[:i] else "")
            rows.append([key, seat, kind, *XY[cell], segment - state.tiles[cell][1]])
    return rows


def _neutral(state: State) -> dict[str, list[list[Any]]]:
    """Every piece of nobody's as key, kind, x, y and segments, under a key that it keeps while it is in play.

    What may stand in one place only is known by its kind, or by its tile where there are several of it.
    """
    rows: list[list[Any]] = []
    many = Counter(piece.kind for piece in state.neutrals if piece.segments)
    for kind, cell, segments in state.neutrals:
        first = state.tiles[cell][1]
        x, y = XY[cell]
        key = kind if many[kind] == 1 and len(segments) == 1 else f"{kind}-{x}-{y}"
        if not segments:
            key += f"-{sum(row[1:4] == [kind, x, y] for row in rows)}"
        rows.append([key, kind, x, y, [segment - first for segment in segments]])
    return {"neutral": rows} if rows else {}


def _throw(game: Game) -> dict[str, list[int]]:
    """The throw since a tile was last laid: from that tile, to which cell, and the number thrown."""
    number, there = 0, (0, 0)
    for event in reversed(game.table.events):
        if isinstance(event, TilePlaced):
            return {"throw": [*event.cell, *there, number]} if number else {}
        if not number and hasattr(event, "number") and hasattr(event, "cell"):
            number, there = event.number, event.cell
    return {}


def _left(game: Game) -> list[list[Any]]:
    """Design, tiles still to come, tiles in all; the order is the catalogue's."""
    setup, bag = game.setup, game.table.state.bag
    laid = [tile.tile for tile in setup.position] if setup.tiles is None else []
    stack = setup.stack()
    return [
        [name, bag.get(name, 0), stack.get(name, 0) + laid.count(name)]
        for name in designs()
        if name in stack or name in laid
    ]
