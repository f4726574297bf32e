"""Dependencies point one way: a package or module imports from those below it, never from its own floor or above."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import carcnb

PACKAGE = Path(__file__).parents[1] / "carcnb"
RULES = "rules of systems"
FLOORS = (
    ("systems",),
    ("tiles", "words"),
    ("engine",),
    (RULES,),
    ("files", "measured", "events", "looks", "curriculum", "addresses"),
    ("tutorials", "keeping"),
    ("progress",),
    ("rulebook", "records"),
    ("drawing",),
    ("analysis",),
    ("wire",),
    ("board",),
    ("questions",),
    ("lessons",),
    ("quizzes",),
    ("training",),
    ("classroom",),
    ("studio",),
    ("entrance",),
    ("opening",),
    ("hosts",),
    ("site",),
    ("command",),
    ("workshop",),
)
FLOOR = {name: number for number, names in enumerate(FLOORS) for name in names}
UP = {
    # game.explain, game.save, Game.load and the game at the end of a cell, loaded when they are called
    "engine/game.py": {"rulebook", "records", "drawing"},
    "engine/refusals.py": {"rulebook"},  # str(refusal)
    "board/hosted.py": {"hosts"},  # a board is a widget where there are widgets, and shows itself at the end of a cell
    "lessons/cards.py": {"hosts"},
    "lessons/run.py": {"classroom"},
    "quizzes/run.py": {"classroom"},
    "addresses.py": {"opening"},  # rooms say where to; what opens it lies above all of them
    "rulebook/__init__.py": {"lessons"},  # a rule shows itself in a notebook as a card with a board
}
"""The few places that reach up, and why."""


def imported(path: Path) -> Iterator[str]:
    """The packages of carcnb that a module imports from, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [f"carcnb.{alias.name}" for alias in node.names] if node.module == "carcnb" else []
            modules += [name for name in names if name.split(".")[1] in FLOOR] or [node.module or ""]
        for module in modules:
            if module.startswith("carcnb."):
                yield RULES if module.startswith("carcnb.systems.") else module.split(".")[1]


def home(path: Path) -> str:
    """The package of carcnb that a module is in, or the module itself; the folders of all systems are one floor."""
    parts = path.relative_to(PACKAGE).parts
    return RULES if parts[0] == "systems" and len(parts) > 2 else parts[0].removesuffix(".py")


def test_every_import_points_down() -> None:
    up: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for name in imported(path) if home(path) in FLOOR else ():
            if name != home(path) and FLOOR[name] >= FLOOR[home(path)]:
                up.setdefault(path.relative_to(PACKAGE).as_posix(), set()).add(name)
    assert up == UP, "move the code up or down, or give the exception its reason in UP"


def test_no_room_takes_a_public_name() -> None:
    """A package that is imported becomes an attribute of carcnb, in the place of a function of that name."""
    assert FLOOR.keys() & {*carcnb.__all__} == {"events", "progress"}, "public modules"


def test_every_package_and_module_has_its_floor() -> None:
    found = {home(path) for path in PACKAGE.rglob("*.py")} - {"__init__", "__main__"}
    assert found == FLOOR.keys()


def test_jupyter_is_one_host_and_nothing_else_knows_it() -> None:
    """A board plays on any page: one module imports what a notebook needs."""
    notebooks = {"anywidget", "ipywidgets", "IPython", "traitlets"}
    found: dict[str, set[str]] = {}
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if known := {name.split(".")[0] for name in names} & notebooks:
                found.setdefault(path.relative_to(PACKAGE).as_posix(), set()).update(known)
    assert set(found) == {"hosts/jupyter.py"}


def test_boards_play_where_no_notebook_is_installed() -> None:
    """Lessons, quizzes, records, editors and the way in answer messages with none of its packages loaded."""
    code = """
import sys
for name in ("anywidget", "ipywidgets", "IPython", "traitlets"):
    sys.modules[name] = None
import carcnb
from carcnb.studio import edit, record_lesson
boards = [carcnb.play(2, seed=1), carcnb.lesson("base/roads"), carcnb.home(), edit(), record_lesson()]
boards += [carcnb.replay("base/one_point"), carcnb.exercises("fields", seed=1, n=1)[0].board]
for board in boards:
    heard = []
    class Page:
        put = again = staticmethod(lambda state: heard.append(state))
        send = put
    board.hosts.append(Page)
    board.hear({"do": "language", "lang": "cs"})
    assert heard[-1]["words"]["lang"] == "cs"
    assert board.still().svg
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_lesson_loads_nothing_that_searches_or_judges_moves() -> None:
    """It begins sooner; only puzzles need that, once they are asked."""
    code = """
import sys, carcnb
carcnb.lesson("base/roads")
loaded = {name.rpartition(".")[2] for name in sys.modules if name.startswith("carcnb.analysis.")}
assert not loaded & {"advice", "evaluation", "judge", "players", "reasons", "review", "search"}, loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True)
