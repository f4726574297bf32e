"""The table of front ends: what it says was tried is there to be run, and an exported notebook shows its boards."""

from __future__ import annotations

# mypy: disable-error-code="misc, index"
import re
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from anywidget._util import enable_custom_widget_manager_once

import carcnb
from carcnb.display import PAGE
from carcnb.hosts.jupyter import VIEW

ROOT = Path(__file__).resolve().parent.parent
TABLE = (ROOT / "carcnb" / "hosts" / "README.md").read_text("utf-8")
CHECKS = sorted((ROOT / "notebooks").glob("*/99_*.ipynb"))
ASKED = ("JupyterLab 4", "Notebook 7", "Voila", "marimo", "nbconvert", "Binder", "JupyterLite", "VS Code", "Colab")


def rows() -> dict[str, list[str]]:
    """The cells of each row, by the first."""
    told = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in TABLE.splitlines() if line.startswith("|")
    ]
    return {first: rest for first, *rest in told[2:]}


def test_every_front_end_has_a_row_and_says_how_it_was_tried() -> None:
    assert set(ASKED) <= rows().keys()
    for name, (live, saved, _version, how) in rows().items():
        assert live, name
        assert saved, name
        if "in CI" in how:
            for path in re.findall(r"`((?:tests|binder)/[^`]*)`", how):
                assert (ROOT / path).exists(), (name, path)
        else:
            assert "untried" in live, f"{name}: what nobody tried is said to be"


def test_there_are_twelve_checks_in_every_language() -> None:
    assert {path.parent.name for path in CHECKS} == {"en", "cs"}
    for path in CHECKS:
        found = re.findall(r'"## (\d+)\. ', path.read_text("utf-8"))
        assert sorted(map(int, found)) == list(range(1, 13)), path


@pytest.mark.parametrize("path", CHECKS, ids=lambda path: path.parent.name)
def test_an_exported_notebook_shows_a_picture_for_every_board_that_stood_alone(path: Path) -> None:
    exporter = pytest.importorskip("nbconvert").HTMLExporter()
    page, _ = exporter.from_filename(str(path))
    stills = re.findall(r'<img[^>]*class="cn-still"[^>]*>', page)
    assert len(stills) == 3
    assert all(re.search(r'alt="[^"]{8,}"', still) and "data:image/svg+xml" in still for still in stills)


def test_colab_is_told_to_let_widgets_of_others_in_and_has_the_picture_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """As far as that can be seen without it: anywidget asks for its manager, and carcnb hands on what that needs."""
    asked: list[bool] = []
    colab: Any = ModuleType("google.colab.output")
    colab.enable_custom_widget_manager = lambda: asked.append(True)
    colab._widgets = SimpleNamespace(_installed_url="https://manager")
    monkeypatch.setitem(sys.modules, "google.colab.output", colab)
    monkeypatch.delenv(PAGE, raising=False)
    enable_custom_widget_manager_once.cache_clear()
    data, metadata = carcnb.play(2, seed=7)._repr_mimebundle_()
    enable_custom_widget_manager_once.cache_clear()
    assert asked == [True]
    assert metadata == {VIEW: {"colab": {"custom_widget_manager": {"url": "https://manager"}}}}
    assert {VIEW, "text/html", "text/plain"} <= data.keys()
    assert re.search(r'<img[^>]*alt="[^"]{8,}"', data["text/html"])


def test_vs_code_finds_the_script_of_our_widgets_in_the_environment_and_has_the_picture_beside(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No server names its pages; the script it needs lies beside the kernel, or it would ask the network for it."""
    monkeypatch.delenv(PAGE, raising=False)
    data, metadata = carcnb.play(2, seed=7)._repr_mimebundle_()
    assert not metadata
    assert {VIEW, "text/html", "text/plain"} <= data.keys()
    assert Path(sys.prefix, "share/jupyter/nbextensions/anywidget/index.js").is_file()
