"""What can be asked at a moment of a played game about what an answer brings: who goes home, who gets points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import segment_at, segment_number
from carcnb.engine.events import FigureReturned, NeutralRemoved, Scored
from carcnb.engine.expansion import Expansion
from carcnb.engine.table import Table
from carcnb.questions.turn_ahead import rest
from carcnb.questions.turn_questions import answer_text
from carcnb.quizzes.dice import Dice
from carcnb.quizzes.findings import Finder, Found, place_of, read, square_of
from carcnb.quizzes.small_games import Moment


def _alone(table: Table) -> list[int]:
    """The segments on which one figure stands, or one piece of nobody's lies and no figure."""
    state = table.state
    figures = [at for at, there in state.figures.items() if len(there) == 1]
    pieces = [piece.segments[0] for piece in state.neutrals if len(piece.segments) == 1]
    return [*figures, *(at for at in pieces if at not in state.figures and pieces.count(at) == 1)]


def _home(moment: Moment, dice: Dice, level: int, action: Action, own: int | None = None) -> tuple[str, ...]:
    """Places of figures that go home by an answer and of others, that of its ``own`` first; none if all stay, or go."""
    table = moment.game.table
    events, whole = rest(moment.game, action)
    back = {segment_at(table.state, event.cell, event.spot) for event in events if isinstance(event, FigureReturned)}
    back |= {segment_number(table.state, (*event.cell, event.segment)) for event in events
             if isinstance(event, NeutralRemoved) and event.segments}  # fmt: skip
    there = _alone(table)
    gone, stay = [at for at in there if at in back], [at for at in there if at not in back]
    if (action == SKIP and not whole) or not gone or not stay:  # an answer may come before the tile
        return ()
    others = dice.some(gone, dice.between(1, level + 1)) + dice.some(stay, dice.between(1, level + 1))
    first = [] if own is None else [place_of(table, own)]
    return (*first, *read(place_of(table, at) for at in others if at != own))


def home_by(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Which figures go home by an answer to a question of the expansion; A is where it is about."""
    ask, state = moment.asked, moment.game.table.state
    if ask.kind != what:
        return
    for option in dice.some([one for one in ask.options if one.cell and one.where], 4):
        at = segment_at(state, option.xy, option.where.partition("+")[0])
        there = [one for one in _alone(moment.game.table) if one in state.figures]
        own = at if at in there else next((one for one in there if state.label[one] == state.label[at]), None)
        marks = _home(moment, dice, level, option, own) if own is not None else ()
        if len(marks) > 2:
            yield Found(f"home {option}", marks)


def home_pieces(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Which figures go home in a turn, pieces of nobody's and figures of the expansion among them."""
    table = moment.game.table
    if moment.asked.kind != "deploy":
        return
    marks = _home(moment, dice, 3, SKIP)
    pieces = {place_of(table, piece.segments[0]) for piece in table.state.neutrals if piece.segments}
    pieces |= {place_of(table, at) for at, there in table.state.figures.items() if there[0].kind in expansion.figures}
    if len(marks) > 1 and pieces.intersection(marks):
        yield Found("home", marks)


def scorers_by(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Who gets points by an answer to a question of the expansion; A is its place."""
    if moment.asked.kind != what:
        return
    for option in dice.some([one for one in moment.asked.options if one.cell and one.where], 4):
        events, whole = rest(moment.game, option)
        if whole and any(isinstance(event, Scored) and event.points for event in events):
            yield Found(f"scorers {option}", (f"{square_of(option.xy)} {option.where}",))


def allowed_answers(moment: Moment, dice: Dice, expansion: Expansion, level: int, what: str) -> Iterator[Found]:
    """Answers to a question of the turn that the rules allow, whatever somebody may think."""
    for option in dice.some([one for one in moment.asked.options if moment.laid and one.cell and answer_text(one)], 8):
        yield Found(f"allowed {option}", (f"{square_of(option.xy)} {option.where}".strip(),))


AFTER_ANSWERS: Mapping[str, Finder] = {
    "allowed answer": allowed_answers,
    "home pieces": home_pieces,
    "home sweep": home_by,
    "home change": home_by,
    "scorers letter": scorers_by,
}
"""What finds each of these questions."""
