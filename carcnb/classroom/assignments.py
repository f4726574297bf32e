"""A sealed exam as an assignment of nbgrader: the notebook that a teacher hands out, and the settings for it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from carcnb.classroom.sealing import seal_of
from carcnb.files import path_of, printable, read_text, write_text
from carcnb.questions.errors import QuizError
from carcnb.quizzes import check_asked
from carcnb.words import say

CONFIG = "nbgrader_config.py"
"""The file of settings that nbgrader reads from the folder of a course."""

SETTINGS = """\
from nbconvert.preprocessors import CSSHTMLHeaderPreprocessor
from nbgrader.preprocessors import ClearHiddenTests, GetGrades

c = get_config()

# The key to an exam stands in its hidden tests; without this, pupils would read it in their feedback.
c.GenerateFeedback.preprocessors = [GetGrades, ClearHiddenTests, CSSHTMLHeaderPreprocessor]

# Seconds that a cell may take: an exam is made anew, and judged, when it is marked.
c.ExecutePreprocessor.timeout = 120
"""

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,59}")


def assignment(
    folder: str | Path,
    name: str,
    topic: str | Sequence[str] | None = None,
    n: int = 10,
    difficulty: int = 1,
    *,
    key: str,
    title: str | None = None,
    farmers: bool = True,
) -> Path:
    """Write a sealed exam as the source of an assignment of nbgrader: ``source/<name>/<name>.ipynb``; return its path.

    ``folder`` is that of the course; it gets an ``nbgrader_config.py`` if it has none; one that would
    show the key in the feedback is refused, with the lines to add.  ``key`` opens the exam when it
    is marked: it stands in the hidden tests, of which pupils see neither in the assignment nor in the feedback.  Each
    exercise is worth a point; ``topic``, ``n``, ``difficulty`` and ``farmers`` are those of ``exam``.  The
    texts are in the session's language.  ``QuizError`` and ``ExerciseError`` say what is wrong, also where the
    assignment is there already; ``FileError`` if it cannot be written.

    >>> from tempfile import mkdtemp
    >>> carcnb.classroom.assignment(mkdtemp(), "roads", "points", n=2, key="nine blue cows").name
    'roads.ipynb'
    """
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise QuizError(f"an assignment is named by letters, digits, - and _, such as 'roads', not {name!r:.60}")
    topics = check_asked(topic, n, farmers)
    if isinstance(difficulty, bool) or difficulty not in (1, 2, 3):
        raise QuizError(f"difficulty is 1, 2 or 3, not {difficulty!r:.60}")
    if title is not None and not isinstance(title, str):
        raise QuizError(f"a title is a text, not {title!r:.60}")
    course = path_of(folder)
    path = course / "source" / name / f"{name}.ipynb"
    _check_settings(course / CONFIG)
    if path.exists():
        raise QuizError(f"there is an assignment {name!r} in this course; give the new one another name")
    asked = [f"{topics!r}", f"n={n}", *([f"difficulty={difficulty}"] if difficulty > 1 else [])]
    asked += ["farmers=False"] if not farmers else []
    asked += [f"title={title or say('exam-title')!r}", f"seal={seal_of(key)!r}"]
    made = f"carcnb.classroom.exam({', '.join(asked)}"
    cells = [
        _cell("about", "markdown", f"# {title or say('exam-title')}\n\n{say('assignment-how')}", locked=True),
        _cell("name", "code", f'pupil = ""  # {say("assignment-name")}'),
        _cell("exam", "code", f"import carcnb\n\nexam = {made}, pupil=pupil or None)\nexam", locked=True),
        _cell("marked", "code", _tests(made, key), locked=True, points=n),
    ]
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook = {"cells": cells, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    write_text(path, json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", parents=True)
    if not (course / CONFIG).exists():
        write_text(course / CONFIG, SETTINGS)
    return path


def _check_settings(file: Path) -> None:
    """``QuizError`` tells what to add to a teacher's own settings, by which pupils would read the key."""
    if not file.exists():
        return
    if not _clears(read_text(file)):
        raise QuizError(
            f"{printable(file)} is your own, and by it pupils would read the key in their feedback; "
            f"add these lines to it, then write the assignment again:\n\n{SETTINGS}"
        )


def _clears(settings: str) -> bool:
    """Whether the last list of preprocessors that the settings give to feedback clears hidden tests."""
    try:
        lines = ast.parse(settings).body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    given = [
        line.value
        for line in lines
        if isinstance(line, ast.Assign)
        and any(ast.unparse(to).endswith(".GenerateFeedback.preprocessors") for to in line.targets)
    ]
    if not given or not isinstance(given[-1], ast.List | ast.Tuple):
        return False
    named = (one.value if isinstance(one, ast.Constant) else ast.unparse(one) for one in given[-1].elts)
    return any(str(name).rpartition(".")[2] == "ClearHiddenTests" for name in named)


def _tests(made: str, key: str) -> str:
    """The hidden tests: the exam is made anew, for what a pupil calls by its name may be anything."""
    lines = [f'marked = {made}).mark({key!r}, to="marked.json")', "display(marked)", "marked.points"]
    return "\n".join(["import carcnb", "", "### BEGIN HIDDEN TESTS", *lines, "### END HIDDEN TESTS"])


def _cell(id: str, kind: str, source: str, locked: bool = False, points: int = 0) -> dict[str, Any]:
    """A cell with what nbgrader is told of it."""
    told: dict[str, Any] = {"grade": bool(points), "grade_id": id, "locked": locked, "schema_version": 3,
                            "solution": False, "task": False}  # fmt: skip
    told |= {"points": points} if points else {}
    cell = {"cell_type": kind, "id": id, "metadata": {"nbgrader": told} if locked else {}, "source": source}
    return cell | ({"execution_count": None, "outputs": []} if kind == "code" else {})
