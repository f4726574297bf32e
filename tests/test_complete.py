"""Everything a reader meets exists in every complete language: words, rules, lessons, examples, notebooks.

Words and rules are compared key by key in tests/words, lessons in tests/lessons, examples in tests/rulebook.
"""

from __future__ import annotations

import re
from pathlib import Path

import nbformat
import pytest

from carcnb.words import languages, sources
from tests.complete import COMPLETE

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
OTHERS = [code for code in COMPLETE if code != "en"]


def pages(lang: str) -> dict[str, nbformat.NotebookNode]:
    """The notebooks of a language by number."""
    return {path.name[:2]: nbformat.read(path, as_version=4) for path in sorted(NOTEBOOKS.glob(f"{lang}/*.ipynb"))}


def test_the_complete_languages_are_known() -> None:
    assert set(COMPLETE) <= set(languages())


@pytest.mark.parametrize("lang", OTHERS)
def test_every_file_of_words_is_there(lang: str) -> None:
    assert set(sources(lang)) == set(sources("en"))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_notebook_is_there_cell_by_cell(lang: str) -> None:
    english, other = pages("en"), pages(lang)
    assert other.keys() == english.keys()
    for number, page in english.items():
        kinds = [cell.cell_type for cell in page.cells]
        assert [cell.cell_type for cell in other[number].cells] == kinds, number


@pytest.mark.parametrize("lang", OTHERS)
def test_no_text_of_a_notebook_is_left_in_english(lang: str) -> None:
    english, other = pages("en"), pages(lang)
    for number, page in english.items():
        for mine, theirs in zip(other[number].cells, page.cells, strict=True):
            if mine.cell_type == "markdown" and len(re.findall(r"[a-z]{3,}", mine.source)) > 3:
                assert mine.source != theirs.source, number
