"""Everything that changes with a move, as one JSON object: who plays, what lies where, what is asked, what was said."""

from __future__ import annotations

from collections import Counter
from urllib.parse import quote

from carcnb.board.audience import SHARED, Audience
from carcnb.board.final import final
from carcnb.board.hands import card_texts, hands
from carcnb.board.log import page
from carcnb.board.opponents import LEVELS, Opponents
from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.board.spaces import lane
from carcnb.drawing.art import SEATS
from carcnb.engine.chalk import rows
from carcnb.engine.ending import as_scored
from carcnb.engine.events import TilePlaced
from carcnb.engine.game import Game
from carcnb.engine.grid import XY
from carcnb.engine.state import State
from carcnb.engine.track import cards, laps, space
from carcnb.keeping import Keeping
from carcnb.tiles import designs
from carcnb.wire.panel import LessonView
from carcnb.wire.rows import Held, Left
from carcnb.wire.view import Figure, Neutral, ScoreFigure, Seat, Throw, Unkept, View


def view(
    game: Game,
    reader: Reader,
    *,
    playable: bool = True,
    lesson: LessonView | None = None,
    audience: Audience = SHARED,
    line: int = 0,
    rev: int = 0,
) -> View:
    """The board of this moment as the browser reads it, stamped with the number of answers, ``line`` and ``rev``.

    Of cards it holds what the ``audience`` may see, and nothing else.
    """
    history, state = game.history, game.table.state
    log, more = page(game.table, audience.events(game), reader)
    left = _left(game)
    made: View = {
        "rev": rev,
        "n": len(history),
        "line": line,
        "seats": _seats(game, reader),
        "tiles": _tiles(state),
        "figures": _figures(as_scored(game).state),
        "names": _names(game, reader),
        "track": _track(game),
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
    if neutral := _neutral(state):
        made["neutral"] = neutral
    if throw := _throw(game):
        made["throw"] = throw
    if found := lane(game):
        made["lane"] = found
    if drawn := rows(state, game.chalk.get(game.move, ())):
        made["chalk"] = drawn
    _add_cards(made, game, reader, audience)
    return made


def mark_computed(made: View, opponents: Opponents, reader: Reader) -> None:
    """Say in a view which seats are computed; what they answered is taken back with what a person did."""
    made["can_undo"] = opponents.can_undo
    for seat in made["seats"]:
        if seat["seat"] in opponents:
            level = opponents.levels.get(seat["seat"])
            told = {"level": reader.say(f"level-{level}")} if level in LEVELS else {}
            seat["computed"] = reader.say("computed-level" if told else "ui-home-computer", **told)


def thinking(made: View, reader: Reader) -> None:
    """Say in a view that an opponent who is computed is to answer."""
    made["thinks"], made["prompt"]["who"] = True, reader.say("who-thinks", name=tell_of(made, reader))


def tell_of(made: View, reader: Reader) -> str:
    """Say in a view what somebody does who is not asked here; the name."""
    ask = made["prompt"]
    name, ask["facts"] = reader.name(ask["seat"]), ""
    ask["question"] = reader.say("thinks-place" if ask["kind"] == "place" else "thinks-decides", name=name)
    return name


def unkept(keeping: Keeping, reader: Reader) -> Unkept | None:
    """What is to be told of what is not kept, or kept otherwise than was meant."""
    if not keeping.sentence or not keeping.text:
        return {"said": keeping.sentence} if keeping.sentence else None
    href = f"data:application/octet-stream;charset=utf-8,{quote(keeping.text)}"
    save = reader.say("save-file", file=keeping.name)
    return {"said": keeping.sentence, "save": save, "file": keeping.name, "href": href}


def _seats(game: Game, reader: Reader) -> list[Seat]:
    state, scores, ask = game.table.state, game.scores, game.prompt
    seats: list[Seat] = [
        {
            "seat": seat,
            "name": reader.name(seat),
            "mark": SEATS[seat].mark,
            "score": scores[seat],
            "cards": list(cards(scores[seat])) if game.table.score_cards else [],
            "active": ask is not None and ask.player == seat,
            "supply": [(kind, left, left + there) for kind, left, there in _supply(state, seat) if left + there],
        }
        for seat in game.seats
    ]
    for shown in seats:
        if tokens := _tokens(state, shown["seat"]):
            shown["tokens"] = tokens
    return seats


def _names(game: Game, reader: Reader) -> dict[str, str]:
    """What every kind of figure, piece and token is called."""
    table = game.table
    figures = {kind: reader.word(f"figure-{kind}", kind) for kind in (*table.figures, *table.pieces)}
    neutral = {kind: reader.word(f"figure-{kind}", kind) for e in table.expansions for kind in e.neutrals}
    return figures | neutral | {kind: reader.word(f"token-{kind}", kind) for _, kind in table.state.tokens}


def _tokens(state: State, seat: str) -> list[Held]:
    """Kind and number of the tokens a player can collect; nothing where the game has none."""
    return [(kind, count) for (owner, kind), count in state.tokens.items() if owner == seat]


def _track(game: Game) -> list[ScoreFigure]:
    """Every score figure: whose, which, its points, its space, and whether it lies because it walked round (WIN-19)."""
    cards = game.table.score_cards
    return [
        (seat, piece, points, space(points), 0 if cards else min(laps(points), 1))
        for (seat, piece), points in game.table.state.track.items()
    ]


def _add_cards(made: View, game: Game, reader: Reader, audience: Audience) -> None:
    """The hands, what is said about the cards in them, and whether whoever is asked may open or close his here."""
    held, ask = hands(game, audience), game.prompt
    if not held:
        return
    made["hands"], made["cards"] = held, card_texts({card for cards in held.values() for card in cards}, reader)
    if made["playable"] and ask and ask.player in held and not (audience.all or audience.seat):
        text = reader.say("hand-show", name=reader.name(ask.player))
        made["reveal"] = {"seat": ask.player, "text": text, "open": audience.sees(ask.player)}


def _supply(state: State, seat: str) -> list[tuple[str, int, int]]:
    """Kind, at hand, on the landscape."""
    standing = [figure.kind for figures in state.figures.values() for figure in figures if figure.seat == seat]
    return [(kind, left, standing.count(kind)) for (owner, kind), left in state.supply.items() if owner == seat]


def _tiles(state: State) -> str:
    """Every laid tile as ``x y design turn`` and the feature of each segment by its number, ``;`` between tiles.

    A feature keeps its number, so that what a move has left alone is not sent again.
    """
    label = state.label
    entries = []
    for cell, (tile, first) in state.tiles.items():
        features = label[first : first + len(tile.where)]
        entries.append(" ".join(map(str, (*XY[cell], tile.design.id, tile.turn, *features))))
    return ";".join(entries)


def _figures(state: State) -> list[Figure]:
    """Every standing figure under a key that it keeps as long as it stands there."""
    rows: list[Figure] = []
    for segment, figures in state.figures.items():
        cell = state.home[segment]
        for i, (seat, kind) in enumerate(figures):
            key = f"{seat}-{kind}-{segment}" + (f"-{i}" if (seat, kind) in figures[:i] else "")
            rows.append((key, seat, kind, *XY[cell], segment - state.tiles[cell][1]))
    return rows


def _neutral(state: State) -> list[Neutral]:
    """Every piece of nobody's as key, kind, x, y and segments, under a key that it keeps while it is in play.

    What may stand in one place only is known by its kind, or by its tile where there are several of it.
    """
    rows: list[Neutral] = []
    many = Counter(piece.kind for piece in state.neutrals if piece.segments)
    for kind, cell, segments in state.neutrals:
        first = state.tiles[cell][1]
        x, y = XY[cell]
        key = kind if many[kind] == 1 and len(segments) == 1 else f"{kind}-{x}-{y}"
        if not segments:
            key += f"-{sum(row[1:4] == (kind, x, y) for row in rows)}"
        rows.append((key, kind, x, y, [segment - first for segment in segments]))
    return rows


def _throw(game: Game) -> Throw | None:
    """The throw since a tile was last laid: from that tile, to which cell, and the number thrown."""
    number, there = 0, (0, 0)
    for event in reversed(game.table.events):
        if isinstance(event, TilePlaced):
            return (*event.cell, *there, number) if number else None
        if not number and hasattr(event, "number") and hasattr(event, "cell"):
            number, there = event.number, event.cell
    return None


def _left(game: Game) -> list[Left]:
    """Design, tiles still to come, tiles in all; the order is the catalogue's."""
    setup, bag = game.setup, game.table.state.bag
    laid = [tile.tile for tile in setup.position] if setup.tiles is None else []
    stack = setup.stack()
    return [
        (name, bag.get(name, 0), stack.get(name, 0) + laid.count(name))
        for name in designs()
        if name in stack or name in laid
    ]
