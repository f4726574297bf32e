"""What commands share: systems by name, and who does the work: this process, others of this machine, a Dask cluster."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from carcnb.analysis.work import check_alive, each
from carcnb.engine.errors import CarcnbError
from carcnb.systems import match_word

T = TypeVar("T")
R = TypeVar("R")
PATIENCE = 10
"""So many seconds a scheduler may take to answer."""


def add_options(parser: argparse.ArgumentParser) -> None:
    """``--workers`` and ``--dask``, one or the other; what comes of the work is the same with any."""
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--workers", type=int, default=1, help="processes of this machine (1)")
    who.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler, such as tcp://10.0.0.5:8786")


def add_systems(parser: argparse.ArgumentParser, names: Collection[str]) -> None:
    """``SYSTEM ...``, each named or begun; whoever names none means all of them: ``options.systems or names``."""

    def find_system(word: str) -> str:
        if name := match_word(word, names):
            return name
        raise argparse.ArgumentTypeError(f"there is no system {word!r:.60}; there are {', '.join(names)}")

    parser.add_argument("systems", nargs="*", type=find_system, metavar="SYSTEM", help=", ".join(names))


@contextmanager
def find_executor(options: argparse.Namespace) -> Iterator[Executor | None]:
    """The executor that the options name; None: the work is done here.

    ``CarcnbError`` if Dask is not installed, nobody answers at its address, or nobody works there.
    """
    if options.dask:
        with _client(options.dask) as client:
            check_alive(client)
            yield client
    elif options.workers > 1:
        pool = ProcessPoolExecutor(options.workers, mp_context=get_context("spawn"))
        try:
            yield pool
        finally:
            pool.shutdown(cancel_futures=True)
    else:
        yield None


def work_through(function: Callable[[T], R], tasks: Sequence[T], executor: Executor | None, what: str) -> Iterator[R]:
    """What comes of each task, in their order; how many are done is told on the error output."""
    for n, result in enumerate(each(function, tasks, executor), 1):
        print(f"\r{n} of {len(tasks)} {what}", end="\n" if n == len(tasks) else "", file=sys.stderr, flush=True)
        yield result


def _client(address: str) -> Any:
    try:
        from distributed import Client  # type: ignore[import-not-found,unused-ignore]
    except ModuleNotFoundError as error:
        raise CarcnbError("--dask needs Dask: pip install distributed") from error
    try:
        client: Any = Client(address, timeout=PATIENCE)  # type: ignore[no-untyped-call,unused-ignore]
    except (OSError, ValueError) as error:
        raise CarcnbError(f"no Dask scheduler answers at {address!r:.100}: {error!s:.200}") from error
    return client
