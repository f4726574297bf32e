"""Work that others may do: threads, processes, or any executor with the interface of concurrent.futures."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future
from threading import Thread
from typing import TypeVar
from uuid import uuid4

from carcnb.engine.errors import CarcnbError, SetupError

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = 60.0
"""So many seconds an executor may take to come back with something that is done in a few."""


def check_executor(executor: object) -> None:
    """``SetupError`` if it is none; a Dask client is one, and so is what ``concurrent.futures`` has."""
    if executor is not None and not callable(getattr(executor, "submit", None)):
        raise SetupError(
            f"an executor has a method submit, as those of concurrent.futures have; {executor!r:.60} has none"
        )


def beside(work: Callable[[], None], instead: str) -> Thread:
    """Work in a thread, which ends with the program.

    ``CarcnbError`` says what to do ``instead`` where there are none, as in a browser's Python.
    """
    thread = Thread(target=work, daemon=True)
    try:
        thread.start()
    except RuntimeError as error:
        raise CarcnbError(f"no thread can be started here ({error}); {instead}") from error
    return thread


def check_alive(executor: Executor | None) -> None:
    """``CarcnbError`` if an executor fails, or does not do the smallest task within a minute: nobody may be there."""
    list(each(bool, [0], executor, PATIENCE))


def each(
    function: Callable[[T], R], tasks: Iterable[T], executor: Executor | None = None, patience: float | None = None
) -> Iterator[R]:
    """What a function makes of each task, in the order of the tasks; without an executor here and now, one by one.

    ``CarcnbError`` if the executor fails, or if it takes more than so many seconds (``patience``) from one result to
    the next.  Whoever stops reading early cancels what has not begun.
    """
    if executor is None:
        yield from map(function, tasks)
        return
    futures = []
    try:
        for task in tasks:
            futures.append(_of(executor, lambda task=task: executor.submit(_do, function, task, uuid4().hex)))  # type: ignore[misc]
        for future in futures:
            yield _of(executor, lambda future=future: _result(executor, future, patience))  # type: ignore[misc]
    finally:
        for future in futures:
            if not future.done():
                future.cancel()


def _do(function: Callable[[T], R], task: T, mark: str) -> R:
    """The function of the task; marked so that nobody takes it for one done or cancelled before, as Dask does."""
    return function(task)


def _result(executor: Executor, future: Future[R], patience: float | None) -> R:
    try:
        return future.result(patience)
    except TimeoutError:
        if future.done():  # it was the task's own
            raise
        raise CarcnbError(
            f"{type(executor).__name__} has not come back with anything for {patience:g} s: has it a worker that runs?"
        ) from None


def _of(executor: Executor, ask: Callable[[], R]) -> R:
    try:
        return ask()
    except CarcnbError:
        raise
    except Exception as error:  # whatever goes wrong in somebody else's machinery
        said = " ".join(str(error).split()) or type(error).__name__
        raise CarcnbError(f"{type(executor).__name__} could not do its work: {said:.300}") from error
