"""What must come to an end, on however busy a machine: no test judges how fast it is (`tests/benchmarks` does)."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager

SECONDS = 20
"""Of processor time, for what takes a tenth of one: a loop without end or a square of the input needs so many."""


@contextmanager
def ends() -> Iterator[None]:
    """What is done inside ends; ``AssertionError`` from within it if it does not (only Unix can tell)."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def over(*_: object) -> None:
        raise AssertionError(f"not at an end after {SECONDS} seconds of processor time")

    before = signal.signal(signal.SIGPROF, over)
    signal.setitimer(signal.ITIMER_PROF, SECONDS)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)
