"""What is said where JupyterLab is missing: the command that whoever put carcnb there would use."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path

import pytest

from carcnb.command import checkout, cli, extras


class Installed:
    """A distribution that came from an address, or from an index where it has none."""

    def __init__(self, told: dict[str, object] | None) -> None:
        self.told = told

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return json.dumps(self.told) if self.told else None


@pytest.fixture(autouse=True)
def _from_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "distribution", lambda name: Installed(None))


@pytest.mark.parametrize(
    ("where", "uv", "command"),
    [
        ("venv", False, 'pip install "carcnb[lab]"'),
        ("venv", True, 'uv pip install "carcnb[lab]"'),
        ("cache/uv/archive-v0/abc", True, 'uvx --from "carcnb[lab]" carcnb'),
        ("share/uv/tools/carcnb", True, 'uv tool install "carcnb[lab]"'),
        ("src/uv/.venv", False, 'pip install "carcnb[lab]"'),
        ("share/pipx/venvs/carcnb", False, 'pipx install --force "carcnb[lab]"'),
        ("share/pipx/.cache/1234", False, 'pipx run --spec "carcnb[lab]" carcnb'),
    ],
)
def test_the_tool_that_put_it_there_is_named(
    where: str, uv: bool, command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / where
    home.mkdir(parents=True)
    (home / "pyvenv.cfg").write_text("home = /usr/bin\n" + ("uv = 0.9.1\n" if uv else ""))
    monkeypatch.setattr(sys, "prefix", str(home))
    assert extras.how_to_install("lab") == command


@pytest.mark.parametrize(
    ("told", "what"),
    [
        ({"url": "file:///w/carcnb-1.0.0-py3-none-any.whl", "archive_info": {}}, "file:///w/carcnb-1.0.0-py3-none-any.whl"),
        ({"url": "ssh://x/y", "vcs_info": {"vcs": "git", "commit_id": "abc"}}, "git+ssh://x/y@abc"),
    ],
)  # fmt: skip
def test_what_came_from_no_index_is_taken_from_where_it_came(
    told: dict[str, object], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path))
    monkeypatch.setattr(extras, "distribution", lambda name: Installed(told))
    assert extras.how_to_install("lab") == f'pip install "carcnb[lab] @ {what}"'


@pytest.mark.parametrize("words", [[], ["learn"], ["open", "rule:BASE-5.7"]])
def test_without_jupyterlab_one_line_says_so(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(checkout, "find_checkout", lambda: None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert cli.main(words) == 2
    said = capsys.readouterr().err
    assert extras.how_to_install("lab") in said
    assert said.count("\n") == 1
