"""Advice: the same whoever works, sharper the longer, told in words, and from nothing but what the player knows."""

from __future__ import annotations

from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any

import pytest

import carcnb
from carcnb import CarcnbError, Game, SetupError, advise
from carcnb.analysis.advice import Advice, advising, sharpening
from carcnb.analysis.search import WIDTH
from tests.analysis.small import dealt_anew, played


def closing() -> Game:
    """Red has a city that the tile in hand completes."""
    tiles = ["base-E", "base-U", "base-U", "base-V", "base-V"]
    return Game(["Ada", "Ben"], position=["base-D 0,0 r0 red:city.N blue:road.E"], tiles=tiles, draws=["base-E"])


def test_every_line_is_ranked_and_the_best_first() -> None:
    game = played((), 40)
    advice = advise(game, count=60)
    firsts = {actions[0] for line in advice.lines for actions in (line.actions, *line.twins)}
    assert firsts == set(game.legal_actions())
    assert [line.rank for line in advice.lines] == list(range(1, len(advice.lines) + 1))
    assert [line.expected for line in advice.lines] == sorted((line.expected for line in advice.lines), reverse=True)
    assert advice.best.loss == 0
    assert all(line.error for line in advice.lines if line.samples > 1)
    assert 60 <= advice.playouts == sum(line.samples for line in advice.lines) < 60 + WIDTH, "a sample is played whole"


def test_an_action_is_looked_up_among_the_lines() -> None:
    advice = advise(closing(), count=16)
    assert advice.line("place base-E 0,-1 r2").rank == 1
    with pytest.raises(SetupError, match="is not among the lines"):
        advice.line("place base-E 9,9 r0")


def test_the_best_move_closes_the_city_and_says_so_in_both_languages() -> None:
    advice = advise(closing(), count=16)
    assert str(advice.best.actions[0]) == "place base-E 0,-1 r2"
    assert advice.sentence(advice.best, "en").startswith("Closes your city for 4 points, takes your knight home")
    assert advice.sentence(advice.best, "cs").startswith("Uzavře tvoje město za 4 body, vrátí ti domů rytíře")
    assert "Closes your city" in str(advice)
    assert "<td" in advice._repr_html_()


@pytest.mark.parametrize("kind", ["threads", "processes"])
def test_the_same_seed_and_count_give_the_same_whatever_the_executor(kind: str) -> None:
    game = played(("gifts",), 60)
    alone = advise(game, count=100, seed=3)
    pool: Executor = (
        ThreadPoolExecutor(2) if kind == "threads" else ProcessPoolExecutor(1, mp_context=get_context("spawn"))
    )
    with pool:
        assert advise(game, count=100, seed=3, executor=pool).lines == alone.lines
    assert advise(game, count=100, seed=4).lines != alone.lines


def test_neither_the_order_of_the_stack_nor_a_hand_changes_the_advice() -> None:
    game, others = dealt_anew()
    before = game.clone()
    told = advise(game, count=40, seed=2).lines
    for other in others:
        assert advise(other, count=40, seed=2).lines == told
    assert game == before


def test_results_sharpen_until_somebody_has_enough() -> None:
    game, seen = played((), 30), list[Advice]()
    for advice in sharpening(game, count=600):
        seen.append(advice)
    shares = [advice.share for advice in seen]
    assert shares == sorted(shares)
    assert (shares[0], shares[-1]) == (0, 1)
    assert seen[0].playouts == 0
    assert 600 <= seen[-1].playouts < 600 + WIDTH
    told: list[Advice] = []

    def enough(advice: Advice) -> bool:
        told.append(advice)
        return len(told) < 2

    assert advise(game, count=600, each=enough) is told[-1]
    assert len(told) == 2
    assert advise(game, seconds=0.05).playouts > 0


def test_advice_is_worked_out_while_other_things_are_done() -> None:
    game = played((), 30)
    work = advising(game, count=100)
    assert work.advice.lines
    assert work.result(20).lines == advise(game, count=100).lines
    assert work.done
    long = advising(game, seconds=60)
    long.cancel()
    assert long.result(5).share < 1
    assert "<progress" in long._repr_html_()
    with pytest.raises(CarcnbError, match="could not do its work"):
        advising(game, executor=_Dying()).result(5)


class _Dying(Executor):
    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_exception(RuntimeError("the worker is gone"))
        return future


def test_what_cannot_be_worked_with_is_told() -> None:
    game = played((), 20)
    before = game.clone()
    with pytest.raises(CarcnbError, match="_Dying could not do its work: the worker is gone"):
        advise(game, executor=_Dying())
    assert game == before
    for wrong in ({"count": 0}, {"seconds": -1}, {"executor": 3}, {"seed": "x"}, {"turns": 2.5}, {"weights": 3}):
        with pytest.raises(SetupError, match=next(iter(wrong))):
            carcnb.advise(game, **wrong)
    with pytest.raises(SetupError, match="a board that shows one, not"):
        carcnb.advise("game")  # type: ignore[arg-type]
