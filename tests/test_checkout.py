"""A clean clone on a bare Python: what must be readable and importable before anything is installed."""

from __future__ import annotations

import ast
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from carcnb.command import checkout, cli

ROOT = Path(__file__).resolve().parent.parent


def test_this_is_a_checkout_and_its_python_is_ready() -> None:
    assert checkout.find_checkout() == ROOT
    assert checkout.prepare(ROOT, "test") in (Path(sys.executable), ROOT / ".venv/bin/python")


@pytest.mark.parametrize("name", ["__init__.py", "__main__.py"])
def test_an_old_python_can_read_why_it_is_refused(name: str) -> None:
    ast.parse((ROOT / "carcnb" / name).read_text(encoding="utf-8"), feature_version=(3, 8))
    code = "import sys, runpy; sys.version_info = (3, 8, 10); runpy.run_module('carcnb')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("carcnb needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


def test_a_python_without_venv_is_told_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pyproject.toml").write_text("")
    (tmp_path / "notebooks").mkdir()
    monkeypatch.setattr(checkout, "find_checkout", lambda: tmp_path)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert cli.main(["learn"]) == 2
    assert "sudo apt install python3-venv" in capsys.readouterr().err


def test_jupyterlab_opens_the_start_page_of_the_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[str] = []

    def hand_over(command: list[str | Path]) -> None:
        handed.extend(str(word) for word in command)
        raise SystemExit(0)

    monkeypatch.setattr(checkout, "hand_over", hand_over)
    monkeypatch.setattr(checkout, "prepare", lambda root, extra: Path("python"))
    with pytest.raises(SystemExit):
        cli.main(["--lang", "cs", "--no-browser", "--port", "9999"])
    assert handed[:3] == ["python", "-m", "jupyterlab"]
    assert f"--ServerApp.root_dir={ROOT / 'notebooks'}" in handed
    assert handed[handed.index("--port") + 1] == "9999"
    assert "--LabApp.default_url=/doc/tree/cs/00_zacni_tady.ipynb" in handed


def test_an_installed_carcnb_lays_the_tutorials_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(checkout, "find_checkout", lambda: None)
    monkeypatch.setattr(checkout, "hand_over", lambda command: sys.exit(0))
    monkeypatch.setattr(cli, "__file__", str(tmp_path / "site" / "command/cli.py"))
    page = tmp_path / "site" / "_notebooks" / "en" / "00_start.ipynb"
    page.parent.mkdir(parents=True)
    page.write_text("{}")
    with pytest.raises(SystemExit):
        cli.main([])
    assert (tmp_path / "carcnb-tutorials" / "en" / "00_start.ipynb").read_text() == "{}"
    assert "carcnb-tutorials" in capsys.readouterr().out
