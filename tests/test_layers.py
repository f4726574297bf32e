"""Dependencies point one way: a package or module imports from those below it, never from its own floor or above."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import carcnb
from carcnb.display import SHOWS
from tests.sources import MODULES, PACKAGE, name_of, tree_of

RULES, STAGES = "rules of systems", "stages of systems"
FLOORS = (
    ("browser",),
    ("systems", "display", "errors", "hypertext"),
    ("tiles", "words"),
    ("engine",),
    (RULES,),
    ("files", "parsing", "events", "looks", "curriculum", "addresses"),
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
    (STAGES,),  # what exercises have made for them, loaded when one is asked for
    ("training",),
    ("classroom",),
    ("studio",),
    ("entrance",),
    ("opening",),
    ("intake",),
    ("hosts",),
    ("site",),
    ("command",),
    ("workshop",),
)
FLOOR = {name: number for number, names in enumerate(FLOORS) for name in names}
UP = {
    "engine/game.py": {"rulebook", "records"},  # game.explain, game.save and Game.load, loaded when they are called
    "engine/refusals.py": {"rulebook"},  # str(refusal)
    "board/hosting.py": {"hosts"},  # the type of a board's widget
    "addresses.py": {"intake", "board"},  # rooms say where to; what opens it lies above all of them
}
"""The few places that reach up, and why."""


def imported(path: Path) -> Iterator[str]:
    """The packages of carcnb that a module imports from, anywhere in it."""
    for node in ast.walk(tree_of(path)):
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
    if parts[0] == "systems" and parts[-1] == "stages.py":
        return STAGES
    return RULES if parts[0] == "systems" and len(parts) > 2 else parts[0].removesuffix(".py")


def test_every_import_points_down() -> None:
    up: dict[str, set[str]] = {}
    for path in MODULES:
        for name in imported(path) if home(path) in FLOOR else ():
            if name != home(path) and FLOOR[name] >= FLOOR[home(path)]:
                up.setdefault(name_of(path), set()).add(name)
    assert up == UP, "move the code up or down, or give the exception its reason in UP"


INSIDE = 20
"""Imports of ours inside functions: for time to start, or listed in ``UP``; no knot hides behind them."""


def inside(tree: ast.AST) -> Iterator[ast.ImportFrom]:
    """The imports from carcnb that a module makes when a function is called."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    found = {
        id(node): node for function in functions for node in ast.walk(function) if isinstance(node, ast.ImportFrom)
    }
    return (node for node in found.values() if (node.module or "").startswith("carcnb"))


def test_imports_stand_at_the_top() -> None:
    found = [f"{name_of(path)}:{node.lineno} {node.module}" for path in MODULES for node in inside(tree_of(path))]
    assert len(found) <= INSIDE, found


def test_what_shows_a_value_is_there() -> None:
    """The table that finds it names modules and classes by their texts."""
    names = {name for path in MODULES for name in re.findall(r"^class (\w+)", path.read_text("utf-8"), re.M)}
    assert SHOWS.keys() <= names
    for module in SHOWS.values():
        import_module(module)


def test_no_room_takes_a_public_name() -> None:
    """A package that is imported becomes an attribute of carcnb, in the place of a function of that name."""
    assert FLOOR.keys() & {*carcnb.__all__} == {"classroom", "events", "progress"}, "public modules"
    assert not {path.stem for path in (PACKAGE / "classroom").iterdir()} & {*carcnb.classroom.__all__}


def test_every_package_and_module_has_its_floor() -> None:
    found = {home(path) for path in MODULES} - {"__init__", "__main__"}
    assert found == FLOOR.keys()


def test_jupyter_is_one_host_and_nothing_else_knows_it() -> None:
    """A board plays on any page: one module imports what a notebook needs."""
    notebooks = {"anywidget", "ipywidgets", "IPython", "traitlets"}
    found: dict[str, set[str]] = {}
    for path in MODULES:
        for node in ast.walk(tree_of(path)):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if known := {name.split(".")[0] for name in names} & notebooks:
                found.setdefault(name_of(path), set()).update(known)
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
