"""The saved notebooks, as files: small, free of one run's traces, and the same code in every language."""

# mypy: disable-error-code="union-attr"
from __future__ import annotations

import ast
import re
from pathlib import Path

import nbformat
import pytest

import carcnb
from carcnb.command.lab import EXTENSIONS
from carcnb.lessons.reading import find_lesson
from notebooks import build
from tests.lessons.test_library import texts

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


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_first_cell_of_code_shows_a_board(path: Path) -> None:
    """After a title and a few words."""
    cells = read(path).cells
    before = [cell.source for cell in cells[: [cell.cell_type for cell in cells].index("code")]]
    assert len(before) <= 1
    assert len("".join(before).split()) <= 100
    assert "cn-still" in cells[len(before)].outputs[0].data["text/html"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.stem)
def test_the_first_board_and_no_other_comes_by_itself(path: Path) -> None:
    """It bears the mark, which `build.py` leaves, and is one of the calls that JupyterLab is allowed to run."""
    notebook = read(path)
    build.clean(notebook)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert [cell.metadata.get("carcnb") for cell in cells] == ["first"] + [None] * (len(cells) - 1)
    assert allowed(cells[0].source)


@pytest.mark.parametrize(
    "code",
    [
        'import carcnb\n\ncarcnb.home(lang="en")\nprint()',
        "import carcnb\n\ncarcnb.home(lang=print())",
        'import carcnb\n\ncarcnb.lesson("../../file.toml")',
        'import carcnb\n\ncarcnb.lesson("base/placing" + "x")',
        'import carcnb\n\ncarcnb.replay("https://example.org/game")',
        'import carcnb\n\nboard = carcnb.position("\u2028!ls\u2028")\nboard',
        'import carcnb as other\n\ncarcnb.home(lang="en")',
        "",
    ],
)
def test_nothing_else_does(code: str) -> None:
    assert not allowed(code)


def allowed(code: str) -> bool:
    """What the script in JupyterLab says of a cell, by its own list: their notation is Python's too."""
    script = (EXTENSIONS / "carcnb" / "first.js").read_text(encoding="utf-8")
    (begin,) = re.findall(r"const BEGIN = /(.*)/;\n", script)
    own = re.findall(r"\n    /\^(.*)\$/,", script)
    assert len(own) == 6
    start = re.match(begin, code, re.ASCII)
    return bool(start) and any(re.fullmatch(rest, code[start.end() :], re.ASCII) for rest in own)


PART_ONE = pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*/01_*.ipynb")), ids=lambda path: path.parent.name)


def part_one(path: Path) -> dict[str, str]:
    """The code cells of notebook 01 up to the first check, by id."""
    cells = {cell.id: cell.source for cell in read(path).cells if cell.cell_type == "code"}
    ids = list(cells)
    return {id: cells[id] for id in ids[: ids.index("check-one-quiz") + 1]}


@PART_ONE
def test_the_first_lessons_know_no_farmers(path: Path) -> None:
    lessons = [
        find_lesson(name) for source in part_one(path).values() for name in re.findall(r'\.lesson\("(.+)"\)', source)
    ]
    assert len(lessons) == 9
    for lesson in lessons:
        assert not lesson.setup.farmers
        for where, text in texts(lesson):
            assert not re.search("farmer|sedlá|WIN-11", " ".join(text.values())), where


@PART_ONE
def test_the_first_check_asks_about_no_field(path: Path) -> None:
    *before, last = ast.parse(part_one(path)["check-one-quiz"]).body
    assert isinstance(last, ast.Expr)
    seen = {"carcnb": carcnb}
    exec(compile(ast.Module(before, []), "check", "exec"), seen)
    quiz = eval(compile(ast.Expression(last.value), "check", "eval"), seen)
    assert len(quiz.exercises) == 6
    for exercise in quiz.exercises:
        assert exercise.topic not in ("fields", "majority")
        assert not exercise.setup.farmers
        assert not any(" field" in place for place in exercise.marks)
