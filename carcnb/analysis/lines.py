"""Lines of play in a game as it was played: where the last one began, and what one is compared with."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.afterstates import lines_after
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.errors import require


def last_line(game: Game, people: Collection[str]) -> int | None:
    """How many answers there were before the last line that one of these seats has played; None: nobody, or no end.

    A line that led to another question of its player, before anything was drawn, is part of what is not over yet.
    """
    answers, now = game.history, game.clone()
    asked = [n for n, answer in enumerate(answers) if answer.verb != "draw"]

    def seat_at(n: int) -> str:
        now.goto(n)
        return require(now.prompt, Ask).player

    last = next((n for n in reversed(asked) if seat_at(n) in people), None)
    if last is None:
        return None
    seat = seat_at(last)
    at = last
    while at and answers[at - 1].verb != "draw" and seat_at(at - 1) == seat:
        at -= 1
    while True:
        now.goto(at)
        end = at + len(next(lines_after(now.rehearsal(), answers[at]))[0])
        if end > last:
            break
        at = end
    if end > len(answers):
        return None
    goes_on = end == len(answers) and game.prompt is not None and game.prompt.player == seat
    return None if goes_on and _same_turn(now, game) else at


def comparable(answers: Sequence[Action], line: Sequence[Action]) -> bool:
    """Whether a line can be compared with the one that began with the first of these answers.

    Where luck decided something before the player's turn went on, as when a card is drawn, the others are looked at as
    far as that: what they decide later is declined, as it is in the one played.
    """
    luck = len(answers) > 1 and answers[1].verb == "draw" and bool(answers[1].where)
    return not luck or len(line) == 1 or line[1] == SKIP


def _same_turn(before: Game, game: Game) -> bool:
    return before.table.state.number == game.table.state.number
