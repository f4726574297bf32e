"""What can be asked at a moment of a played game about what the rules ask there and allow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.expansion import Expansion
from carcnb.engine.grid import AROUND, XY, cell_of
from carcnb.questions.outcome import squares_of
from carcnb.questions.turn_questions import VAGUE, action_at, answer_text, key_of
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.findings import Finder, Found, last_laid, own_rule, place_of, read, square_of
from carcnb.quizzes.small_games import Moment
from carcnb.words import has

MOST = {1: 4, 2: 5, 3: 6}
"""Marked places by difficulty."""


def may(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Places that a question of the expansion allows, and others that it forbids with a reason."""
    ask = moment.asked
    kind, _, piece = what.partition(" ")
    if ask.kind != kind or len(ask.target_actions) < 1 or ask.target in ("choice", "space"):
        return
    wanted = [option for option in ask.target_actions if piece in ("", option.what)]
    if not wanted or not has(key_of("exercise-ask-may", ask.kind, *([piece] if piece else []))):
        return
    named = piece or (wanted[0].what if ask.target != "feature" else "")
    free, taken = [], []
    for place in dice.some(_places(moment), 60):
        why = moment.game.why_not(action_at(moment.game, ask, named, place))
        if why is None:
            free.append(place)
        elif why.key not in VAGUE and not why.key.startswith("no-figure"):
            taken.append(place)
    if free and taken:
        many = MOST[level]
        yes = dice.some(free, dice.between(1, max(1, many - 2)))
        no = dice.some(taken, dice.between(1, max(1, many - len(yes))))
        yield Found(f"may {named}".strip(), read(yes + no))


def _places(moment: Moment) -> list[str]:
    """The places that can be named in an answer: squares, segments, or those on which figures stand."""
    ask, table = moment.asked, moment.game.table
    state = table.state
    cells = {option.cell for option in ask.target_actions if option.cell}
    if ask.target == "segments":
        return [square_of(XY[piece.cell]) for piece in state.neutrals]
    if ask.target == "tile":
        at, last = cell_of(ask.cell or min(cells)), list(state.tiles)[-MOST[3] :]
        return [square_of(XY[cell]) for cell in sorted({at, *last, *(at + step for step in AROUND)})]
    if ask.target == "segment" and len(cells) == 1:
        tile, first = state.tiles[cell_of(min(cells))]
        return [place_of(table, first + n) for n in range(len(tile.where))]
    one_of_each = [] if ask.target == "figure" else [row[1][0] for row in state.features if row[1]]
    return [place_of(table, segment) for segment in sorted({*state.figures, *one_of_each})]


def spaces(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Spaces of the score track for a figure of the expansion."""
    if moment.asked.target == "space":
        yield Found("spaces")


def follows(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """What comes next after an answer for which there are words."""
    ask = moment.asked
    if ask.kind == "place":
        cells = [option.cell for option in ask.options]
        once = [option for option in ask.options if cells.count(option.cell) == 1]
        for option in dice.some(once, 2):
            yield Found(f"follows {option}", (square_of(option.xy),))
    elif moment.laid:
        for option in ask.options:
            words = [ask.kind] if option == SKIP else [option.what]
            stem = f"exercise-does-{option.verb}"
            if any(has(key) for key in (stem, "-".join((stem, *words)))) and option.cell in (None, ask.cell):
                yield Found(f"follows {option}", (last_laid(moment),))


def uses(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Points that an answer to the expansion's own question brings."""
    ask = moment.asked
    if ask.kind not in what.split():
        return
    for option in dice.some([o for o in ask.target_actions if o != SKIP], 3):
        if option.cell and ask.target in ("feature", "figure"):
            yield Found(f"uses {option}", (f"{square_of(option.cell)} {option.where}",))
        elif not option.cell and option.what != "seal":
            yield Found(f"uses {option}")


def reaches(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Squares to which chance may lead after an answer, and squares near them."""
    ask, state = moment.asked, moment.game.table.state
    ways = [option for option in ask.options if option.verb == what]
    if not ways or ask.cell is None:
        return
    right = sorted({cell for cell, _ in squares_of(moment.game, ways[0]).values()})
    near = {XY[cell_of(ask.cell) + step + other] for step in AROUND for other in (0, *AROUND)}
    far = {(ask.cell[0] + n * dx, ask.cell[1] + n * dy) for n in (1, 2, 3, 4) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    others = sorted((near | far) - {*right, ask.cell})
    laid = [cell for cell in others if cell_of(cell) in state.tiles]
    yes, no = (
        dice.some(right, dice.between(1, 3)),
        dice.some(laid if len(laid) > 2 else others, dice.between(1, level + 1)),
    )
    yield Found(f"reaches {dice.one(ways)}", read(map(square_of, yes + no)))


def legal_answers(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Answers to a question of the turn that a rule of the expansion forbids, and some that it allows."""
    ask = moment.asked
    found: dict[str, Action] = {}
    for action in _tempting(moment, dice, expansion):
        why = moment.game.why_not(action)
        if why is None and (own_rule(ask.rule) or action.what in expansion.figures):
            found.setdefault("", action)
        elif why and own_rule(why.rule) and why.key not in VAGUE:
            found.setdefault(why.key, action)
    for action in found.values():
        yield Found(f"allowed {action}", _named_places(moment, action) if action.cell else ())


def _named_places(moment: Moment, action: Action) -> tuple[str, ...]:
    """The places of an answer as marks name them: the square where it has no such part."""
    laid, square = moment.game.table.state.tiles.get(cell_of(action.xy)), square_of(action.xy)
    spots = action.where.split("+")
    there = laid is not None and all(spot in laid[0].spots for spot in spots)
    return tuple(f"{square} {spot}" for spot in spots) if there else (square,)


def _tempting(moment: Moment, dice: Dice, expansion: Expansion) -> list[Action]:
    """Answers that somebody may think of, in no order: nothing, a figure first, what comes earlier or later."""
    ask, table = moment.asked, moment.game.table
    answers = [SKIP, *dice.some([option for option in ask.options if option.verb != "place"], 2)]
    kinds = ("", *table.figures, *expansion.neutrals, *(card for of in expansion.chances.values() for card in of))
    if moment.laid:
        cell = next(answer.xy for answer in reversed(moment.answers) if answer.verb == "place")
        tile, _ = table.state.tiles[cell_of(cell)]
        answers += [Action("deploy", kind, cell, spot) for kind in table.figures for spot in tile.where]
        answers += [Action(verb, kind, cell) for verb in expansion.verbs for kind in kinds]
    answers += [Action(verb, kind) for verb in expansion.verbs for kind in kinds]
    answers += [like._replace(cell=(int(x), int(y)), where=spot) for like in ask.target_actions[:1] if like.cell
                for place in dice.some(_places(moment), 30)
                for square, _, spot in [place.partition(" ")] for x, y in [square.split(",")]]  # fmt: skip
    answers += [like._replace(where=f"{like.where.partition('+')[0]}+{spot}")
                for like in dice.some([option for option in ask.target_actions if "+" in option.where], 3)
                for spot in table.state.tiles[cell_of(like.xy)][0].where]  # fmt: skip
    answers += [like._replace(cell=XY[cell_of(like.cell) + step])
                for like in ask.target_actions[:1] if like.cell for step in AROUND]  # fmt: skip
    return dice.some([answer for answer in dict.fromkeys(answers) if answer_text(answer)], len(answers))


def lands(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """With which results of chance a figure finds a place after an answer."""
    ways = [option for option in moment.asked.options if option.verb == what]
    if ways and moment.laid:
        yield Found(f"lands {dice.one(ways)}", (last_laid(moment),))


ASKING: Mapping[str, Finder] = {
    "may": may,
    "allowed": legal_answers,
    "lands": lands,
    "spaces": spaces,
    "follows": follows,
    "uses": uses,
    "reaches": reaches,
}
"""What finds a question of each of these verbs."""
