"""How a game of JCloisterZone was set up, as a setup of ours; what has no counterpart is refused by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from carcnb.engine.errors import RecordError
from carcnb.engine.game import Game
from carcnb.engine.notation import SEATS, Drawn, Laid
from carcnb.engine.setup import Setup
from carcnb.engine.texts import readable_names
from carcnb.records import jcz_names as jcz
from carcnb.records.jcz_messages import JczMessage


def read_setup(record: Mapping[str, Any], messages: Sequence[JczMessage]) -> Setup:
    """The setup of a record; its draws are those of the annotations and, from there on, of the messages."""
    setup = _object(record, "setup")
    sets, elements, rules = (_object(setup, name) for name in ("sets", "elements", "rules"))
    boxes = _boxes(sets)
    _refuse_elements(elements, boxes)
    names = _names(record.get("players"))
    position = _start(setup.get("start"))
    for message in messages:  # a tile that is called otherwise throughout is named by its message
        if message.type == "PLACE_TILE" and isinstance(name := message.payload.get("tileId"), str):
            _named(name, f"message {message.number} (PLACE_TILE)")
    order, limit = _annotations(record.get("gameAnnotations"))
    expansions = _expansions(boxes, elements)
    stack = Setup(("red",), ("",), tuple(sorted(boxes - {"base"})), position=position).stack()
    draws = _drawn(stack, order, [m.payload.get("tileId") for m in messages if m.type == "PLACE_TILE"])
    tiles = None if set(expansions) <= boxes else tuple(sorted(Counter(stack).elements()))
    if limit is not None:
        draws = draws[:limit]
        tiles = tuple(sorted(_filled(draws, limit, stack).elements()))
    found = Setup(
        SEATS[: len(names)],
        names,
        expansions,
        farmers=bool(elements.get("farmers")),
        small_city_scores_2=_small_cities(rules, boxes),
        position=position,
        tiles=tiles,
        draws=tuple(map(Drawn, draws)),
    )
    return Setup.from_json(found.as_json())  # what a record of ours cannot hold is no setup here either


def write_setup(game: Game) -> dict[str, Any]:
    """Setup, players and annotations of a game; ``RecordError`` names what JCloisterZone has no word for."""
    setup = game.setup
    ours = {"base", *setup.expansions}
    for name in setup.expansions:
        if name not in jcz.names_by_system():
            others = ", ".join(other for other in jcz.names_by_system() if other != "base")
            raise RecordError(f"JCloisterZone does not know {name}; it knows {others}")
    for what in ("scores", "tokens", "variants", "track", "hands", "supply", "memories"):
        if any(getattr(setup, what)):
            raise RecordError(f"JCloisterZone knows no {what} at the start")
    start = []
    for name, (x, y), turn, pieces in setup.position:
        if pieces:
            raise RecordError(f"JCloisterZone knows no pieces at the start, like {' '.join(map(str, pieces))!r}")
        start.append({"tile": _theirs(name), "x": x, "y": y, "rotation": 90 * turn})
    known = [names for name, names in jcz.names_by_system().items() if name in ours]
    elements = {figure.element: figure.supply for names in known for figure in names.figures.values()}
    elements |= {element: True for names in known for element in names.elements}
    drawn = [action.what for action in game.history if action.verb == "draw" and not action.where]
    drawn += [draw.outcome for draw in setup.draws if not draw.kind][len(drawn) :]
    annotations: dict[str, Any] = {"drawOrder": [_theirs(tile) for tile in drawn]}
    if setup.tiles is not None:
        box, laid = setup.box(), Counter(tile.tile for tile in setup.position)
        lack = Counter(setup.tiles) + Counter({name: laid[name] for name in box}) - Counter(box)
        if lack:
            raise RecordError(f"JCloisterZone has no more {', '.join(sorted(lack))} than the box holds")
        annotations["endTurn"] = len(setup.tiles)
    return {
        "setup": {
            "sets": {names.set: 1 for names in known},
            "elements": elements | ({"farmers": True} if setup.farmers else {}),
            "rules": {jcz.SMALL_CITY: jcz.SMALL_CITY_POINTS} if setup.small_city_scores_2 else {},
            "timer": None,
            "start": start,
            "options": {},
        },
        "players": [
            {"name": game.names[seat], "slot": number} for number, seat in enumerate(game.table.clockwise(setup.first))
        ],
        "gameAnnotations": annotations,
    }


def _theirs(tile: str) -> str:
    if tile not in jcz.names():
        raise RecordError(f"JCloisterZone has no tile {tile}")
    return jcz.names()[tile]


def _object(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    value = data.get(name, {})
    if not isinstance(value, dict):
        raise RecordError(f'"{name}" is an object, not {value!r:.60}')
    return value


def _boxes(sets: Mapping[str, Any]) -> set[str]:
    """The base game and the expansions whose tiles are in play."""
    found = set()
    for name, copies in sets.items():
        if not copies:
            continue
        ours = jcz.sets().get(name.removesuffix(jcz.FIRST))
        if ours is None:
            raise RecordError(f"the tile set {name!r:.60} has no counterpart here; there is {', '.join(jcz.sets())}")
        if isinstance(copies, bool) or copies != 1:
            raise RecordError(
                f"the tile set {name!r:.60} is there {copies!r:.20} times; only one of each can be opened"
            )
        found.add(ours)
    if "base" not in found:
        raise RecordError('a game needs the tile set "basic:1"')
    return found


def _refuse_elements(elements: Mapping[str, Any], boxes: set[str]) -> None:
    for name, value in elements.items():
        if not value:
            continue
        if name not in jcz.elements():
            raise RecordError(f"{name!r:.60} (setup.elements) has no counterpart here")
        if name in jcz.pieces() and value != jcz.pieces()[name][1]:
            raise RecordError(f"every player has {jcz.pieces()[name][1]} {name} here, not {value!r:.20}")
    for name, count in ((figure.element, figure.supply) for figure in jcz.names_by_system()["base"].figures.values()):
        if elements.get(name) is None:
            raise RecordError(f"every player has {count} {name} here, and setup.elements does not give them")
    for expansion in sorted(boxes):
        needed, also = jcz.names_by_system()[expansion].needed, jcz.names_by_system()[expansion].also
        for name in needed:
            if not elements.get(name) and not elements.get(also.get(name, "")):
                raise RecordError(f"the tiles of {expansion} are played here with {name!r}; setup.elements is without")


def _expansions(boxes: set[str], elements: Mapping[str, Any]) -> tuple[str, ...]:
    """The expansions whose tiles are in play, and those that lend a figure."""
    lent = {owner for name, (owner, _) in jcz.pieces().items() if elements.get(name)}
    return tuple(name for name in jcz.names_by_system() if name in (boxes | lent) - {"base"})


def _small_cities(rules: Mapping[str, Any], boxes: set[str]) -> bool:
    """Whether a city of two tiles scores 2 points; every other rule is about what is not played here, but for one."""
    for name, refused in (
        (name, it) for box in sorted(boxes) for name, it in jcz.names_by_system()[box].refused.items()
    ):
        if rules.get(name) == refused.value:
            raise RecordError(f"the rule {name}: {refused.value} has no counterpart here ({refused.rules})")
    return str(rules.get(jcz.SMALL_CITY)) == jcz.SMALL_CITY_POINTS


def _names(players: object) -> tuple[str, ...]:
    """The players' names, made such that they can be shown and told apart."""
    if not isinstance(players, list):
        raise RecordError(f'"players" is a list of players, not {players!r:.60}')
    if not 2 <= len(players) <= len(SEATS):
        raise RecordError(f"a game has 2 to {len(SEATS)} players, not {len(players)} (BASE-1.4)")
    names: list[str] = []
    for number, player in enumerate(players, 1):
        if not isinstance(player, dict):
            raise RecordError(f"player {number} is an object with a name, not {player!r:.60}")
        given = player.get("name")
        names.append(given if isinstance(given, str) else "")
    return tuple(readable_names(names))


def _start(start: object) -> tuple[Laid, ...]:
    if not isinstance(start, list) or not start:
        raise RecordError(f'"start" lists the tiles that lie at the start, not {start!r:.60}')
    position = []
    for tile in start:
        if not isinstance(tile, dict):
            raise RecordError(f"a tile of the start has tile, x, y and rotation; {tile!r:.60} has not")
        where: list[Any] = [tile.get(key) for key in ("x", "y", "rotation")]
        if not all(type(n) is int for n in where) or where[2] not in (0, 90, 180, 270):
            raise RecordError(f"a tile of the start lies at x, y, turned by 0, 90, 180 or 270; {tile!r:.80} does not")
        position.append(Laid(jcz.tile(tile.get("tile")), (where[0], where[1]), where[2] // 90))
    return tuple(position)


def _annotations(annotations: object) -> tuple[list[str], int | None]:
    """The tiles drawn, in order, and the number of draws after which the game ends, if it does before the stack."""
    if annotations is None:
        return [], None
    if not isinstance(annotations, dict):
        raise RecordError(f'"gameAnnotations" is an object, not {annotations!r:.60}')
    order, end = annotations.get("drawOrder"), annotations.get("endTurn")
    if order is not None and not isinstance(order, list):
        raise RecordError(f'"drawOrder" is a list of tiles, not {order!r:.60}')
    if end is not None and (type(end) is not int or end < 0):
        raise RecordError(f'"endTurn" is the number of draws after which the game ends, not {end!r:.60}')
    return [_named(name, f"drawOrder, tile {n}") for n, name in enumerate(order or (), 1)], end or None


def _named(name: object, where: str) -> str:
    try:
        return jcz.tile(name)
    except RecordError as error:
        raise RecordError(f"{where}: {error}") from None


def _drawn(stack: Mapping[str, int], order: Sequence[str], placed: Sequence[object]) -> tuple[str, ...]:
    """The tiles in the order drawn: those of the annotations, then those that messages place after them.

    A tile of the annotations that was not placed where its turn came must have fitted nowhere (BASE-4.7).  What the
    stack cannot hold, or no tile is called, ends the list: the message that places it is wrong.
    """
    draws, at = list(order), 0
    for name in placed:
        tile = jcz.tiles().get(name) if isinstance(name, str) else None
        while at < len(order) and order[at] != tile:
            at += 1
        if at < len(order):
            at += 1
        elif tile:
            draws.append(tile)
    left, known = Counter(stack), []
    for tile in draws:
        if not left[tile]:
            break
        left[tile] -= 1
        known.append(tile)
    return tuple(known)


def _filled(draws: Sequence[str], limit: int, stack: Mapping[str, int]) -> Counter[str]:
    """The tiles of a game that ends after some draws; where not all of them are known, any others of the stack."""
    tiles = Counter(draws)
    left = (Counter(stack) - tiles).elements()
    for _, tile in zip(range(limit - len(draws)), left, strict=False):
        tiles[tile] += 1
    return tiles
