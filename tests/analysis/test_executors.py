"""Executors of others: Dask and joblib do the work of advice and tournaments, and what is wrong with them is told."""

from __future__ import annotations

import argparse
import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from typing import Any

import pytest

from carcnb import (
    CarcnbError,
    Game,
    PlayerError,
    RecordError,
    SetupError,
    advise,
    players,
    review,
    reviews,
    tournament,
)
from carcnb.analysis import work
from carcnb.analysis.evaluation import Weights
from carcnb.analysis.tournament import Match
from carcnb.workshop import crew, fit
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
        distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster,
        distributed.Client(cluster) as client,
    ):
        yield client


@pytest.fixture(scope="module")
def dask() -> Iterator[Any]:
    with _dask() as client:
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


def test_a_worker_that_is_lost_changes_nothing(dask: Any) -> None:
    """Another does over what it had begun, and a new one takes its place."""
    there, seen = dask.scheduler_info()["workers"], list[int]()
    assert len(there) == 2

    def lose_one(match: Match) -> None:
        seen.append(match.games)
        if len(seen) == 1:
            pids = dask.run(os.getpid)
            os.kill(next(iter(pids.values())), signal.SIGKILL)

    own = {"first": _first, "any": players.random(3)}
    found = tournament(own, pairs=8, executor=dask, each=lose_one)
    assert (found, seen) == (tournament(own, pairs=8), [2 * n for n in range(1, 9)])


def test_many_games_are_looked_back_over(dask: Any) -> None:
    games = [played((), 20), played(("gifts",), 24), played((), 30)]
    here = [review(game) for game in games]
    there = list(reviews(games, executor=dask))
    assert [(found.lines, found.turning) for found in there] == [(found.lines, found.turning) for found in here]
    assert [list(found.curve) for found in there] == [list(found.curve) for found in here]
    assert [found.game for found in there] == games
    with pytest.raises(SetupError, match="no move has been played"):
        list(reviews([games[0], Game()], executor=dask))
    with pytest.raises(RecordError, match="carcnb"):
        reviews([games[0], "{}"], executor=dask)


class _Counts(Executor):
    """Does what is asked of it at once, and says what was taken back."""

    def __init__(self) -> None:
        self.futures: list[Future[Any]] = []

    def submit(self, act: Any, *given: Any, **named: Any) -> Future[Any]:  # type: ignore[override]
        future: Future[Any] = Future()
        self.futures.append(future)
        if len(self.futures) == 1:
            future.set_result(act(*given, **named))
        return future


def test_who_reads_no_further_takes_back_what_has_not_begun() -> None:
    counts, game = _Counts(), played((), 20)
    for found in reviews([game] * 4, executor=counts):
        assert found.lines
        break
    assert [future.cancelled() for future in counts.futures] == [False, True, True, True]


def test_a_command_lets_a_cluster_work(
    dask: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """``--dask`` names its scheduler: what is measured is the same, and how far it is is told."""
    with crew.find_executor(argparse.Namespace(dask=dask.scheduler.address, workers=1)) as executor:
        assert list(crew.work_through(abs, [-1, -2], executor, "games")) == [1, 2]
        assert capsys.readouterr() == ("", "\r1 of 2 games\r2 of 2 games\n")
        new, old = Weights(), Weights(figure=9.0)
        assert fit.pairs(new, old, [3], executor=executor) == fit.pairs(new, old, [3])
    monkeypatch.setattr(crew, "PATIENCE", 0.1)
    nobody = argparse.Namespace(dask="tcp://127.0.0.1:9", workers=1)
    with (
        pytest.raises(CarcnbError, match=r"no Dask scheduler answers at 'tcp://127\.0\.0\.1:9'"),
        crew.find_executor(nobody),
    ):
        pass
