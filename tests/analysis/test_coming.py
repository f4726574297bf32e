"""What tokens still to come may change: fair to every seat, gone with the last of them, and steadier than without."""

from __future__ import annotations

from itertools import pairwise

import pytest

from carcnb import Game, evaluate
from carcnb.analysis.evaluation import Judge
from carcnb.analysis.terms import Evaluation
from carcnb.workshop.selfplay import play

EXPANSIONS = ["traders_and_builders"]
GOODS = {"wine", "grain", "cloth"}
TILES = ["traders-02", "traders-03", *["base-U"] * 60]
"""Two tokens of wine are printed on them."""


def share(found: Evaluation, seat: str, kinds: set[str], *what: str) -> float:
    """What terms about tokens bring a seat."""
    return sum(term.points for term in found.terms if term.seat == seat and term.about in kinds and term.what in what)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_where_nobody_holds_any_all_can_expect_as_much_and_no_more_than_there_is(seats: int) -> None:
    game = Game(players=seats, expansions=EXPANSIONS, tiles=TILES)
    (each,) = {round(share(evaluate(game), seat, GOODS, "share"), 6) for seat in game.seats}
    assert 0 < each * seats <= 2 * 10


def test_a_lead_is_worth_the_more_the_fewer_are_to_come() -> None:
    def lead(red: dict[str, int], blue: dict[str, int]) -> float:
        found = evaluate(Game(expansions=EXPANSIONS, seed=1, tokens={"red": red, "blue": blue}))
        ours, theirs = (share(found, seat, {"wine"}, "stands", "share") for seat in ("red", "blue"))
        return ours - theirs

    early, late = lead({"wine": 1}, {}), lead({"wine": 4}, {"wine": 3})
    assert 0 < early < 5 < late < 10
    assert lead({"wine": 1}, {"grain": 4}) == pytest.approx(early), "tokens of another kind change nothing"
    assert lead({"wine": 5}, {"wine": 4}) == 10, "none is to come"


def test_what_tokens_bring_changes_in_smaller_steps() -> None:
    """From turn to turn: the mean square, for it is the leaps that make advice and review look fickle."""
    judge, rows = Judge(), dict[tuple[str, ...], list[float]]({("stands",): [], ("stands", "share"): []})

    def look(game: Game) -> None:
        found = judge.look(game.table)
        for what, row in rows.items():
            row.append(share(found, "red", GOODS, *what) - share(found, "blue", GOODS, *what))

    for seed in (0, 1):
        play(seed, judge, judge, EXPANSIONS, look)
    now, expected = (sum((b - a) ** 2 for a, b in pairwise(row)) for row in rows.values())
    assert expected < 0.7 * now


def test_the_order_of_the_stack_changes_nothing() -> None:
    tiles = [f"traders-{n:02}" for n in range(1, 20)]
    found = [
        evaluate(Game(expansions=EXPANSIONS, tiles=[*row, "base-U"], draws=["base-U"], seed=1))
        for row in (tiles, tiles[::-1])
    ]
    assert found[0].terms == found[1].terms


def test_it_is_told_in_a_sentence() -> None:
    lines = evaluate(Game(["Ada", "Ben"], EXPANSIONS, 1)).lines("en")
    assert any(line.endswith("Wine; 9 are still to come, so who gets the points is open.") for line in lines)
