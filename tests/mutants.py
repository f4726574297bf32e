"""Break rules one by one, at random, and see whether the tests notice: `python -m tests.mutants [N] [--seed S]`.

Each break is one small change of the engine or of a system's rules, in a copy of the package that is put first on the
path. The tests that name the rule cited there run first, then those of the file's folder, then all of the engine and
the systems. Standard library and pytest only; the exit code is 1 if a break was noticed by none.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.rule_ids import ID, naming_tests
from tests.sources import ENGINE, PACKAGE, SYSTEMS

ROOT = PACKAGE.parent
EXAMPLES = "tests/rulebook/test_examples.py::test_an_example_holds_all_it_claims"
LONGEST = 1200
"""Seconds after which a run of tests is ended: a break that never ends is noticed, too."""

PAIRS = ((ast.Eq, ast.NotEq), (ast.Lt, ast.GtE), (ast.Gt, ast.LtE), (ast.In, ast.NotIn), (ast.Is, ast.IsNot))
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = dict(PAIRS) | {other: one for one, other in PAIRS}


class Break(NamedTuple):
    """One change: the text between two places of a file becomes another, and the rules that are cited there."""

    path: Path
    line: int
    start: int
    end: int
    new: str
    rules: frozenset[str]

    def __str__(self) -> str:
        old = self.path.read_bytes()[self.start : self.end].decode()
        at = f"{self.path.relative_to(ROOT)}:{self.line}"
        return f"{at}: {' '.join(old.split())!r:.60} -> {self.new!r:.60} ({', '.join(sorted(self.rules))})"

    def apply(self, package: Path) -> None:
        """Change the file in a copy of the package."""
        data = self.path.read_bytes()
        target = package / self.path.relative_to(PACKAGE)
        target.write_bytes(data[: self.start] + self.new.encode() + data[self.end :])


def main() -> int:
    """Break N rules and say of each how it was noticed; at the end, how many were, and by which tests."""
    parser = argparse.ArgumentParser("python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("n", nargs="?", type=int, default=40, help="how many rules to break (default: 40)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="how many at once (default: cores)")
    options = parser.parse_args()
    every = [broken for path in ENGINE + SYSTEMS for broken in breaks(path)]
    chosen = random.Random(options.seed).sample(every, options.n)
    naming = naming_tests()
    for path in PACKAGE.glob("systems/*/examples.toml"):
        for rule in tomllib.loads(path.read_text(encoding="utf-8")):
            naming.setdefault(rule, []).append(f"{EXAMPLES}[{rule}]")
    ends: Counter[str] = Counter()
    with ThreadPoolExecutor(options.workers) as pool:
        for broken, end, test in pool.map(lambda broken: (broken, *noticed(broken, naming)), chosen):
            print(f"{end:<16} {broken}\n{'':<16} {test}", flush=True)
            ends[end] += 1
    print(", ".join(f"{end}: {number}" for end, number in ends.most_common()))
    return int(ends["NOT CAUGHT"] > 0)


def noticed(broken: Break, naming: dict[str, list[str]]) -> tuple[str, str]:
    """How a break is noticed, and the first test that fails."""
    system = broken.path.parent.name
    near = ["tests/engine", "tests/systems/base"] if broken.path in ENGINE else [f"tests/systems/{system}"]
    named = sorted({test for rule in broken.rules for test in naming.get(rule, [])})
    steps = {"caught by name": named, "caught near": near, "caught far": ["tests/engine", "tests/systems"]}
    with tempfile.TemporaryDirectory() as copy:
        shutil.copytree(PACKAGE, Path(copy) / "carcnb", ignore=shutil.ignore_patterns("__pycache__", "static"))
        broken.apply(Path(copy) / "carcnb")
        for end, tests in steps.items():
            if tests and (failing := first_failure(Path(copy), tests)):
                return end, failing
    return "NOT CAUGHT", ""


def first_failure(copy: Path, tests: list[str]) -> str:
    """The first of these tests that fails with the package in `copy`; '' if none does."""
    chosen = ["-x", "-q", "-p", "no:cacheprovider", "-m", "not browser and not many", *tests]
    command = [sys.executable, "-m", "pytest", "-o", f"pythonpath={copy} {ROOT}", *chosen]
    path = os.environ | {"PYTHONPATH": f"{copy}{os.pathsep}{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=ROOT, env=path, capture_output=True, text=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return "the tests come to no end"
    if done.returncode == 0:
        return ""
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    return failed[1] if failed else f"pytest ends with {done.returncode}: {(done.stderr or done.stdout)[-200:]}"


# ---- what can be broken


def breaks(path: Path) -> list[Break]:
    """Every small change of a file where a rule is cited: on the line, by the function, or by its class."""
    text = path.read_text(encoding="utf-8")
    starts = [0]
    for line in text.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    every = sorted(set(re.findall(rf'"({ID})"', text)))
    found = []
    for node, around in nodes(ast.parse(text), []):
        if (new := changed(node, every)) is None:
            continue
        assert isinstance(node, ast.expr | ast.stmt)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start, end = starts[node.lineno - 1] + node.col_offset, starts[node.end_lineno - 1] + node.end_col_offset
        if rules := cited(text.splitlines()[node.lineno - 1 : node.end_lineno], around):
            found.append(Break(path, node.lineno, start, end, new, rules))
    return found


def nodes(node: ast.AST, around: list[ast.AST]) -> Iterator[tuple[ast.AST, list[ast.AST]]]:
    """The nodes of the code that decides: no docstrings, annotations, texts put together, assertions and errors."""
    for name, part in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases"):
            continue
        for child in part if isinstance(part, list) else [part]:
            if isinstance(child, ast.JoinedStr | ast.Assert | ast.Raise) or not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
                continue
            yield child, around
            inner = [*around, child] if isinstance(child, ast.FunctionDef | ast.ClassDef) else around
            yield from nodes(child, inner)


def changed(node: ast.AST, rules: list[str]) -> str | None:
    """Other code for a node, or None if it is left alone."""
    match node:
        case ast.Compare(left, [op], [right]) if type(op) in OPPOSITE:
            return f"({ast.unparse(ast.Compare(left, [OPPOSITE[type(op)]()], [right]))})"
        case ast.Compare() | ast.UnaryOp(ast.Not()):
            return f"(not ({ast.unparse(node)}))"
        case ast.BoolOp(op, values):
            return f"({ast.unparse(ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values))})"
        case ast.IfExp(test, body, other):
            return f"({ast.unparse(ast.IfExp(test, other, body))})"
        case ast.Constant(bool()):
            return None
        case ast.Constant(int(number)):
            return str(number + 1) if number < 1 else str(number - 1)
        case ast.Constant(str(text)) if text in rules and len(rules) > 1:
            return repr(rules[rules.index(text) - 1])
        case ast.If(test, [*_]) if isinstance(test, ast.Name | ast.Attribute | ast.Call):
            return ast.unparse(ast.If(ast.UnaryOp(ast.Not(), test), node.body, node.orelse)).replace(
                "\n", "\n" + " " * node.col_offset
            )
        case ast.Expr() | ast.AugAssign() | ast.Delete():
            return "pass"
    return None


def cited(lines: list[str], around: list[ast.AST]) -> frozenset[str]:
    """The rules of the changed lines and of the function they stand in; if there are none, those of the class."""
    inner = [ast.get_docstring(node) or "" for node in reversed(around) if isinstance(node, ast.FunctionDef)]
    outer = [ast.get_docstring(node) or "" for node in reversed(around) if isinstance(node, ast.ClassDef)]
    return frozenset(re.findall(ID, "\n".join([*lines, *inner]))) or frozenset(re.findall(ID, "\n".join(outer)))


if __name__ == "__main__":
    sys.exit(main())
