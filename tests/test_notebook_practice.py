"""The tutorials practise: three questions after every chapter, and a check at the end."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import nbformat
import pytest

import carcnb
from carcnb.curriculum import chapters
from carcnb.quizzes.quiz import Quiz
from carcnb.quizzes.teaching import find_taught, rules_of

NOTEBOOKS = Path(__file__).resolve().parent.parent / "notebooks"
NUMBERS = sorted({number for chapter in chapters().values() if (number := chapter.lessons[0].tutorial)})
TUTORIALS = pytest.mark.parametrize(
    "path", [path for number in NUMBERS for path in sorted(NOTEBOOKS.glob(f"*/{number:02}_*.ipynb"))],
    ids=lambda path: f"{path.parent.name}-{path.stem}",
)  # fmt: skip
ENGLISH = pytest.mark.parametrize("number", NUMBERS)


def cells(path: Path) -> list[nbformat.NotebookNode]:
    return list(nbformat.read(path, as_version=4).cells)


def shown(source: str) -> Quiz:
    """The quiz that a cell shows."""
    *before, last = ast.parse(source).body
    assert isinstance(last, ast.Expr)
    seen = {"carcnb": carcnb}
    exec(compile(ast.Module(before, []), "cell", "exec"), seen)
    made = eval(compile(ast.Expression(last.value), "cell", "eval"), seen)
    return made if isinstance(made, Quiz) else made.quiz


@TUTORIALS
def test_three_questions_follow_every_chapter(path: Path) -> None:
    there = cells(path)
    number = int(path.name.split("_")[0])
    where: dict[str, int] = {}
    for at, cell in enumerate(there):
        for name in re.findall(r'carcnb\.(?:lesson|exercises)\("(\w+/\w+)"', cell.source):
            where[name] = at
    of = [chapter for chapter in chapters().values() if chapter.lessons[0].tutorial == number]
    order = [name for chapter in of for name in (*(entry.name for entry in chapter.lessons), chapter.name)]
    assert [name for name in where if name in order] == order, "in the order of the curriculum"
    for chapter in of:
        invited, asked = there[where[chapter.name] - 1], there[where[chapter.name]]
        assert "n=3, seed=" in asked.source
        assert invited.cell_type == "markdown"
        assert 2 <= len(invited.source.split()) <= 20
        assert "cn-still" in asked.outputs[0].data["text/html"]


@TUTORIALS
def test_every_tutorial_ends_with_a_check(path: Path) -> None:
    there = cells(path)
    check = next(cell for cell in reversed(there) if "carcnb.quiz(" in cell.source and cell.cell_type == "code")
    told = there[there.index(check) - 1].source
    assert re.search(r"\*\*\d minut", told)
    (seed,) = re.findall(r"seed=(\d+)", check.source)
    assert seed in told or path.name.startswith("01_")
    assert {"en": "Check: ", "cs": "Zkouška: "}[path.parent.name] in check.source
    if not path.name.startswith("01_"):
        code = [cell for cell in there if cell.cell_type == "code"]
        assert code[-1] is check


@ENGLISH
def test_they_ask_about_what_was_taught(number: int) -> None:
    (path,) = NOTEBOOKS.glob(f"en/{number:02}_*.ipynb")
    code = [cell.source for cell in cells(path) if cell.cell_type == "code"]
    asked = [source for source in code if re.search(r"carcnb\.(exercises|quiz)\(", source)]
    for source in asked:
        quiz = shown(source)
        assert len(quiz.exercises) == (6 if "quiz" in source else 3)
        for one in quiz.exercises:
            if of := find_taught(one.taught):
                assert rules_of(one) & of.rules[-1], f"{source}: {one}"
                assert not rules_of(one) & of.later
