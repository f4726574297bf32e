"""What is told while packages are fetched and installed, on a terminal and elsewhere."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from carcnb.command.installing import Said, follow, install

PIP = """\
Obtaining file:///clone
  Preparing editable metadata (pyproject.toml): finished with status 'done'
Collecting anywidget<1,>=0.9.18 (from carcnb==0.1.0)
  Downloading anywidget-0.11.0-py3-none-any.whl (231 kB)
Collecting jupyterlab<5,>=4.3 (from carcnb==0.1.0)
Installing collected packages: wcwidth, anywidget, jupyterlab, carcnb
Successfully installed anywidget-0.11.0 carcnb-0.1.0 jupyterlab-4.6.6 wcwidth-0.2.13
""".splitlines(keepends=True)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def told(out: io.StringIO) -> str:
    said = Said(out)
    said.begin("Fetching packages")
    follow(iter(PIP), said, lambda: 0)
    said.end()
    return out.getvalue()


def test_on_a_terminal_a_bar_is_written_over() -> None:
    text = told(Terminal())
    assert "2 so far jupyterlab" in text
    assert f"[{'#' * 24}] 4 of 4" in text
    assert text.count("\n") == 2, "one line for each thing that is done"


def test_elsewhere_plain_lines_come() -> None:
    lines = told(io.StringIO()).splitlines()
    assert lines == ["  Fetching packages ...", "  Installing packages ...", "  Installing packages: 4 of 4"]


def test_what_pip_said_is_kept_where_it_fails(tmp_path: Path) -> None:
    python = tmp_path / "bin" / "python"
    python.parent.mkdir()
    python.write_text("#!/bin/sh\necho 'ERROR: no network'\nexit 1\n")
    python.chmod(0o755)
    assert install(python, "x", Said(io.StringIO())) == ["ERROR: no network"]
    python.write_text("#!/bin/sh\nexit 0\n")
    assert install(python, "x", Said(io.StringIO())) == []


@pytest.mark.parametrize("wide", [20, 200])
def test_a_line_is_never_wider_than_the_terminal(wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(wide))
    assert all(
        len(line.strip("\r\n")) < wide + 24 for part in told(Terminal()).split("\n") for line in part.split("\r")
    )
