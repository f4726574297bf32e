"""Stages that leave cores free run beside each other; what each prints stays in one piece."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.side_by_side import Run, Stage, run_stages

ROOT = Path(__file__).resolve().parent.parent
WAIT = """import pathlib, sys, time
for _ in range(600):
    if pathlib.Path({0!r}).exists(): break
    time.sleep(0.05)
else: sys.exit('waited in vain')
"""
CHILD = """import subprocess, sys
print(subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)']).pid)
"""


def stage(folder: Path, *programs: str, cores: int = 1) -> Stage:
    """A stage of small Python programs."""
    return Stage("for a test", [[sys.executable, "-uc", program] for program in programs], folder, cores=cores)


def waiting(name: str) -> str:
    """A program that waits for a file with this name."""
    return WAIT.format(name)


def codes(runs: list[Run]) -> dict[str, int]:
    return {run.name: run.code for run in runs}


def test_two_stages_of_one_core_run_at_once_and_speak_one_after_the_other(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def speak(own: str, other: str) -> str:
        return f"print({own!r}, 1)\nopen({own!r}, 'w').close()\n{waiting(other)}print({own!r}, 2)"

    stages = {"a": stage(tmp_path, speak("a", "b")), "b": stage(tmp_path, speak("b", "a"))}
    assert codes(run_stages(stages, cores=2)) == {"a": 0, "b": 0}
    said = [line for line in capfd.readouterr().out.splitlines() if line]
    assert said == ["--- a: for a test", "a 1", "a 2", "--- b: for a test", "b 1", "b 2"]


@pytest.mark.parametrize("cores", [1, 2])
def test_a_stage_that_takes_every_core_runs_alone(tmp_path: Path, cores: int) -> None:
    busy = "import os, time\nos.mkdir('busy')\ntime.sleep(0.2)\nos.rmdir('busy')"  # fails if it is not alone
    stages = {"one": stage(tmp_path, busy), "all": stage(tmp_path, busy, cores=2), "last": stage(tmp_path, busy)}
    assert codes(run_stages(stages, cores=cores)) == {"one": 0, "all": 0, "last": 0}


def test_a_command_that_fails_ends_its_stage_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    stages = {
        "bad": stage(tmp_path, "print('FAILED tests/one.py::two - why')\nraise SystemExit(3)", "print('never')"),
        "absent": Stage("for a test", [[str(tmp_path / "no-such-program")]], tmp_path),
        "good": stage(tmp_path, "print('===== 2 passed in 0.10s =====')"),
    }
    runs = run_stages(stages, cores=2)
    assert codes(runs) == {"bad": 3, "absent": 1, "good": 0}
    assert [run.closing for run in runs] == ["", "", "2 passed in 0.10s"]
    assert [run.named for run in runs] == [["FAILED tests/one.py::two - why"], [], []]
    out = capfd.readouterr().out
    assert "never" not in out
    assert "no-such-program" in out


def test_what_the_first_stage_prints_is_seen_at_once(tmp_path: Path) -> None:
    with session(tmp_path, f"print('begun')\n{waiting('seen')}") as running:
        assert running.stdout is not None
        assert any(line == "begun\n" for line in running.stdout)
        (tmp_path / "seen").touch()
        assert running.wait(30) == 0


@pytest.mark.skipif(os.name != "posix", reason="sends signals")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("ignored", [False, True], ids=["", "in the background of a script"])
def test_an_interruption_ends_all_that_was_started(tmp_path: Path, sign: signal.Signals, ignored: bool) -> None:
    with session(tmp_path, CHILD + waiting("never"), "print('a second command')", ignored=ignored) as running:
        assert running.stdout is not None
        pid = next(int(line) for line in running.stdout if line.strip().isdigit())
        running.send_signal(sign)
        assert "a second command" not in running.stdout.read()
        assert running.wait(30) != 0
    deadline = time.monotonic() + 10
    while alive(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(pid)


def session(folder: Path, *programs: str, ignored: bool = False) -> subprocess.Popen[str]:
    """A process that runs one stage of these programs in `folder`, with Ctrl-C ignored as in the background or not."""
    code = (
        f"import signal; signal.signal(signal.SIGINT, signal.{'SIG_IGN' if ignored else 'default_int_handler'})\n"
        "import pathlib, sys\nfrom tests.side_by_side import Stage, run_stages\n"
        f"commands = [[sys.executable, '-uc', program] for program in {programs!r}]\n"
        f"print(run_stages({{'it': Stage('for a test', commands, pathlib.Path({str(folder)!r}))}}, cores=2)[0].code)"
    )
    return subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )


def alive(pid: int) -> bool:
    """Whether a process is there and runs; one that nobody has waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
