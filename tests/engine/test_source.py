"""The engine's source: no script called without ``yield from``, no Jupyter, no expansion in the core."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.sources import ENGINE, SYSTEMS, name_of, tree_of

FILES = ENGINE + SYSTEMS

STARTERS = {("engine/course.py", "_begin"), ("engine/table.py", "moment")}
"""Where a script is started, not joined: its generator is kept and sent the answers, or handed to who joins it."""


def own_nodes(function: ast.AST) -> list[ast.AST]:
    """The nodes of a function without those of the functions inside it."""
    nodes: list[ast.AST] = []
    todo = list(ast.iter_child_nodes(function))
    while todo:
        node = todo.pop()
        nodes.append(node)
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
            todo.extend(ast.iter_child_nodes(node))
    return nodes


def functions(tree: ast.Module) -> list[tuple[ast.FunctionDef, bool]]:
    """Every function of a module, and whether it is a method."""
    found = []
    for parent in ast.walk(tree):
        for node in ast.iter_child_nodes(parent):
            if isinstance(node, ast.FunctionDef):
                found.append((node, isinstance(parent, ast.ClassDef)))
    return found


def is_script(function: ast.FunctionDef) -> bool:
    """Whether a function says that it is a script of the rules."""
    returns = ast.unparse(function.returns) if function.returns else ""
    return returns in ("Script", "Answered")


def scripts(trees: list[ast.Module]) -> tuple[set[str], set[str]]:
    """The names of all scripts: functions, and methods that no ordinary method shares its name with."""
    plain = {f.name for tree in trees for f, method in functions(tree) if method and not is_script(f)}
    found = [(f.name, method) for tree in trees for f, method in functions(tree) if is_script(f)]
    return {name for name, method in found if not method}, {name for name, method in found if method} - plain


def calls_left_alone(path: str, tree: ast.Module, names: set[str], methods: set[str]) -> list[str]:
    """Calls of scripts whose generator nobody runs."""
    joined = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.YieldFrom)}
    wrong = []
    for function, _ in functions(tree):
        if (path, function.name) in STARTERS:
            continue
        for node in own_nodes(function):
            if isinstance(node, ast.Call) and id(node) not in joined:
                called = node.func
                if (isinstance(called, ast.Name) and called.id in names) or (
                    isinstance(called, ast.Attribute) and called.attr in methods
                ):
                    wrong.append(f"{path}:{node.lineno}: {ast.unparse(node)}")
    return wrong


TREES = {name_of(path): tree_of(path) for path in FILES}


def test_every_script_is_run() -> None:
    names, methods = scripts(list(TREES.values()))
    assert {"turn", "score_completed", "final_scoring", "score"} <= names
    assert {"moment", "record"} <= methods
    assert [wrong for path, tree in TREES.items() for wrong in calls_left_alone(path, tree, names, methods)] == []


def test_every_generator_says_what_it_is() -> None:
    """A generator function is a script or an iterator by its annotation; what says it is a script yields."""
    wrong = []
    for path, tree in TREES.items():
        for function, _ in functions(tree):
            yields = any(isinstance(node, ast.Yield | ast.YieldFrom) for node in own_nodes(function))
            returns = ast.unparse(function.returns) if function.returns else ""
            if yields and not (is_script(function) or returns.startswith(("Iterator", "Generator"))):
                wrong.append(f"{path}: {function.name} yields and returns {returns!r}")
            hook = "NotImplementedError" in ast.unparse(function)
            passed_on = any(isinstance(node, ast.Return) and node.value for node in own_nodes(function))
            if is_script(function) and not (yields or hook or passed_on):
                wrong.append(f"{path}: {function.name} is a script that never yields")
    assert wrong == []


@pytest.mark.parametrize("call", ["score(table)", "table.record(1)", "x = score(table)", "yield score(table)"])
def test_a_call_left_alone_is_found(call: str) -> None:
    source = f"def turn(table) -> Script:\n    yield from score(table)\n    {call}\n"
    assert len(calls_left_alone("turn.py", ast.parse(source), {"score"}, {"record"})) == 1


FOREIGN = re.compile(
    r"\b(ferr(y|ies)|lakes?|builders?|traders?|mages?|magic|witch(es)?|robbers?|inns?|cathedrals?|goods|wine|grain|cloth|"
    r"pigs?|gifts?|letters?|lady|ladies|gold|bars?|ingots?|crops?|circles?|pitchforks?|clubs?|fly|flying|flights?|winter|"
    r"large|rob(bed|bing|s)?|stolen|steals?|synods?|sweep(s|er|ers)?|seals?|cash)\b",
    re.IGNORECASE,
)

ALSO_IN_CODE = re.compile(r"dies?|dice|machines?|mines|lands?|landings?|magical|shields?")
"""Words that a text may use, as in "draw 3 die", but no name and no value of the code."""


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.name)
def test_the_core_names_no_expansion(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [f"{n}: {line}" for n, line in enumerate(lines, 1) if FOREIGN.search(line)] == []


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.name)
def test_no_name_and_no_value_in_the_core_is_an_expansions(path: Path) -> None:
    tree = tree_of(path)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    texts = []
    for node in ast.walk(tree):
        texts += [getattr(node, field, None) for field in ("id", "attr", "arg", "name")]
        texts += [node.value] if isinstance(node, ast.Constant) and id(node) not in docstrings else []
    wrong = []
    for text in (text for text in texts if isinstance(text, str)):
        words = re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", "_", text).lower())
        wrong += [text for word in words if FOREIGN.fullmatch(word) or ALSO_IN_CODE.fullmatch(word)]
    assert wrong == []


BLOCKED = ("ipywidgets", "anywidget", "IPython", "traitlets", "comm", "svgwrite", "fluent", "numpy", "jupyterlab")

ALONE = f"""
import sys
for name in {BLOCKED}:
    sys.modules[name] = None
from carcnb import Game
from carcnb.engine import track
def loaded():
    return {{name.split(".")[1] for name in sys.modules if name.startswith("carcnb.")}}
game = Game(players=2, seed=7)
while not game.over:
    game.apply(game.legal_actions()[-1])
assert loaded() == {{"browser", "display", "engine", "errors", "systems", "tiles"}}, loaded()
assert Game.load(game.save()).scores == game.scores
assert loaded() == {{"browser", "display", "engine", "errors", "systems", "tiles", "records", "parsing"}}, loaded()
refusal = Game(seed=7).why_not("place base-X 90,90 r0")
assert refusal.rule in str(refusal)
print(len(game.history))
"""


def test_the_engine_runs_without_jupyter_and_without_any_dependency() -> None:
    done = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 140
