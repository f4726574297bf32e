"""Executors of others: Dask and joblib do the work of advice and tournaments, and what is wrong with them is told."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

import pytest

from carcnb import CarcnbError, Game, PlayerError, advise, players, tournament
from carcnb.analysis import work
from tests.analysis.small import played


@contextmanager
def _loky() -> Iterator[Executor]:
    loky = pytest.importorskip("joblib.externals.loky", reason="joblib is not installed")
    pool = loky.get_reusable_executor(1)
    yield pool
    pool.shutdown(wait=True, kill_workers=True)


@contextmanager
def _dask() -> Iterator[Executor]:
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    with (
        distributed.LocalCluster(1, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


def _first(game: Game) -> Any:
    return game.legal_actions()[0]


def _skips(game: Game) -> str:
    return "skip"


def _dies(game: Game) -> Any:
    os._exit(3)


@pytest.mark.parametrize("started", [_loky, _dask], ids=["joblib", "dask"])
def test_another_executor_gives_the_same_and_tells_what_went_wrong(started: Any) -> None:
    game = played(("gifts",), 60)
    own = {"first": _first, "any": players.random(3)}
    with started() as executor:
        assert advise(game, count=60, seed=3, executor=executor).lines == advise(game, count=60, seed=3).lines
        assert tournament(own, pairs=2, executor=executor) == tournament(own, pairs=2)
        with pytest.raises(PlayerError, match="bad, answer 2 of the game with seed 0: _skips answers 'skip'"):
            tournament({"bad": _skips, "good": _first}, pairs=1, executor=executor)
        with pytest.raises(CarcnbError, match=f"{type(executor).__name__} could not do its work"):
            tournament({"bad": _dies, "good": _first}, pairs=1, executor=executor)


class _Idle(Executor):
    """Takes work and has nobody to do it."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()


def test_an_executor_that_does_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "PATIENCE", 0.05)
    monkeypatch.setattr("carcnb.analysis.search.PATIENCE", 0.05)
    game = played((), 20)
    before = game.clone()
    for ask in (
        lambda: tournament(["greedy", "random"], executor=_Idle()),
        lambda: advise(game, executor=_Idle()),
    ):
        with pytest.raises(CarcnbError, match=r"_Idle has not come back with anything for 0.05 s: has it a worker"):
            ask()
    assert game == before
