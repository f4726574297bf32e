"""What a teacher meets first: the notebook keeps its word, and a mistake is answered with what would be right."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


@pytest.mark.parametrize("name", ["en/90_write_a_lesson", "cs/90_napis_lekci"])
def test_both_mistakes_of_the_notebook_are_told(name: str) -> None:
    notebook = json.loads((NOTEBOOKS / f"{name}.ipynb").read_text(encoding="utf-8"))
    (cell,) = (cell for cell in notebook["cells"] if "raod" in "".join(cell["source"]))
    told = "".join(text for output in cell["outputs"] for text in output["text"]).splitlines()
    assert len(told) == 2
    assert "BASE-4.5" in told[0]
    assert "raod" in told[1]
