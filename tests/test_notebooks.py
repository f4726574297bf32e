"""The saved notebooks, as files: small, free of one run's traces, and the same code in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import nbformat
import pytest

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
PAGES = sorted(NOTEBOOKS.glob("*/*.ipynb"))


def read(path: Path) -> nbformat.NotebookNode:
    return nbformat.read(path, as_version=4)


def code(path: Path) -> list[str]:
    return [cell.source for cell in read(path).cells if cell.cell_type == "code"]


def same_but_for_words(cell: str) -> str:
    """A code cell without its language: comments, codes of languages, and texts that begin as a sentence does."""
    tree = ast.parse(cell)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            node.value = "..." if node.value[:1].isupper() else "en" if node.value == "cs" else node.value
    return ast.dump(tree)


def test_there_are_tutorials() -> None:
    assert {path.parent.name for path in PAGES} == {"en", "cs"}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_a_notebook_is_saved_as_build_py_saves_it(path: Path) -> None:
    notebook = read(path)
    assert path.stat().st_size <= 1_500_000
    assert "widgets" not in notebook.metadata
    for cell in notebook.cells:
        assert "execution" not in cell.metadata
        for output in cell.get("outputs", []):
            assert output.output_type != "error"
            assert "application/vnd.jupyter.widget-view+json" not in output.get("data", {})


@pytest.mark.parametrize("path", [path for path in PAGES if path.parent.name == "en"], ids=lambda path: path.stem)
def test_every_language_has_the_same_code_cells(path: Path) -> None:
    number = path.name.split("_")[0]
    (czech,) = NOTEBOOKS.glob(f"cs/{number}_*.ipynb")
    assert [same_but_for_words(cell) for cell in code(czech)] == [same_but_for_words(cell) for cell in code(path)]
