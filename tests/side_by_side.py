"""Stages of commands side by side, as far as the machine's cores go. Standard library only."""

from __future__ import annotations

import contextlib
import os
import queue
import re
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

GRACE = 15  # seconds in which what is interrupted may tidy up
# pytest's and vitest's last lines, which are said again at the end
CLOSING = re.compile(r"^=+ .*\b(passed|failed|errors?|no tests ran)\b.* in .*=+$|^\s*Tests\s+\d+.*\(\d+\)$")
# what pytest says of a test that failed, or that was run once more
NAMED = re.compile(r"^(FAILED|ERROR|RERUN) \S+::")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Stage(NamedTuple):
    """A part of the tests: its commands in order, where they run, what the machine lacks ('': nothing), its cores."""

    about: str
    commands: list[list[str]]
    folder: Path
    missing: Callable[[], str] = lambda: ""
    cores: int = 1


class Run:
    """One stage, run in a thread of its own: `lines` gives what it prints, and ends when the stage does.

    Then `code` is 0 if every command gave 0, `seconds` what it took, `closing` what the runners said last, `named` what
    they said of single tests.
    """

    def __init__(self, name: str, stage: Stage) -> None:
        self.name, self.stage = name, stage
        self.code, self.seconds, self.closing = 1, 0.0, ""
        self.named: list[str] = []
        self._said: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._process: subprocess.Popen[str] | None = None
        self._lock, self._stopped = threading.Lock(), False

    def lines(self) -> Iterator[str]:
        """What the stage prints, as it comes."""
        return iter(self._said.get, None)

    def work(self) -> None:
        """Run the commands until one fails."""
        started = time.monotonic()
        self._said.put(f"\n--- {self.name}: {self.stage.about}\n")
        try:
            self.code = next((code for code in map(self._run, self.stage.commands) if code), 0)
        except OSError as error:
            self._said.put(f"{error}\n")
        finally:
            self.seconds = time.monotonic() - started
            self._said.put(None)

    def interrupt(self) -> bool:
        """Start no further command, and ask the present one to end; False if there is none."""
        with self._lock:
            self._stopped = True
        if self._process is None or self._process.poll() is not None:
            return False
        self._signal("SIGINT")
        return True

    def kill(self, until: float) -> None:
        """Wait for the interrupted command until that time, then end what is left of it and of all it started."""
        assert self._process is not None
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(max(0.0, until - time.monotonic()))
        self._signal("SIGKILL")

    def _run(self, command: list[str]) -> int:
        with self._lock:
            if self._stopped:
                return 1
            # A session of its own: one signal then reaches everything that a command has started.
            self._process = subprocess.Popen(
                command,
                cwd=self.stage.folder,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.put(line)
            if NAMED.match(plain := COLOUR.sub("", line).rstrip()):
                self.named.append(plain)
            if CLOSING.match(plain):
                self.closing += ("; " if self.closing else "") + plain.strip("= ")
        return self._process.wait()

    def _signal(self, name: str) -> None:
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):  # it has ended by itself
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, getattr(signal, name))
            else:
                self._process.terminate()


def run_stages(stages: dict[str, Stage], cores: int) -> list[Run]:
    """Run the stages in their order, each as soon as its cores are free; gives back how each went.

    Only one speaks at a time: what the first one prints is seen at once, what the others print when the one before has
    ended. Ctrl-C, and a wish to terminate, end all that was started, then raise KeyboardInterrupt.
    """
    runs = [Run(name, stage) for name, stage in stages.items()]
    free = threading.Semaphore(cores)
    over = threading.Event()

    def work(run: Run, taken: int) -> None:
        run.work()
        free.release(taken)

    def start() -> None:
        for run in runs:
            taken = min(run.stage.cores, cores)
            for _ in range(taken):
                free.acquire()
            if over.is_set():
                return
            threading.Thread(target=work, args=(run, taken), daemon=True).start()

    # In the background of a script Ctrl-C is ignored, by whatever is started as well, as long as nobody listens to it.
    before = {sign: signal.signal(sign, signal.default_int_handler) for sign in (signal.SIGINT, signal.SIGTERM)}
    threading.Thread(target=start, daemon=True).start()
    try:
        for run in runs:
            for line in run.lines():
                print(line, end="", flush=True)
    except BaseException:
        over.set()
        interrupted, until = [run for run in runs if run.interrupt()], time.monotonic() + GRACE
        for run in interrupted:
            run.kill(until)
        raise
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)
    return runs
