"""No module outside ``carcnb/systems`` names an expansion or a piece of one: what they bring they bring themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from carcnb.engine.expansions import NAMES, ORDER
from carcnb.tiles import designs
from tests.sources import MODULES, name_of, tree_of

PIECES = {kind for one in ORDER for kind in (*one.figures, *one.neutrals, *one.tokens, *one.decks, *one.pieces)}
TILES = {name for name, design in designs().items() if design.set != "base"}
PLAIN = {"messages", "winter", "grain", "large"}
"""What is also said of other things: of a board's messages, of a dress, of crops, of how large the track is shown."""
NAMED = {*NAMES, *PIECES, *TILES} - PLAIN
EXCEPTIONS = {
    "events.py": "lists the events of all systems for programs that read them",
    "records/jcz_replay.py": "JCloisterZone's messages name pieces of expansions",
    "records/jcz_write.py": "JCloisterZone's messages name pieces of expansions",
}


def mentions(path: Path) -> Iterator[str]:
    """What a module names of an expansion, in its code: texts that are a name and imports; its docstrings may."""
    tree = tree_of(path)
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in NAMED:
            yield str(node.value)
        if isinstance(node, ast.ImportFrom) and (found := re.match(r"carcnb\.systems\.(\w+)", node.module or "")):
            yield found[1]


def test_no_module_outside_the_systems_names_an_expansion() -> None:
    modules = {name_of(path): path for path in MODULES}
    shared = {name: path for name, path in modules.items() if not name.startswith("systems/")}
    found = {name: set(mentions(path)) for name, path in shared.items()}
    assert {name: of for name, of in found.items() if of and name not in EXCEPTIONS} == {}
    assert [name for name in EXCEPTIONS if not found[name]] == []
