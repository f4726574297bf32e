"""What is compiled plays as its source does: two modules of the list, where somebody has what compiles."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parent.parent
SOME = ("carcnb/engine/board.py", "carcnb/engine/turn.py")
PLAYED = """
import pickle, random, sys
import carcnb
from carcnb.engine import board
from carcnb.systems import ORDER
game = carcnb.Game(seed=5, expansions=[name for name in ORDER if name not in ("base", "overview")])
choose = random.Random(5).choice
for _ in range(150):
    game.apply(choose(game.legal_actions()))
print(board.__file__)
print(repr(game.events))
sys.stdout.flush()
sys.stdout.buffer.write(pickle.dumps(game).hex().encode())
"""
OPENED = """
import pickle, sys
print(repr(pickle.loads(bytes.fromhex(sys.stdin.read())).events))
"""

compiles = pytest.mark.skipif(
    find_spec("Cython") is None or find_spec("setuptools") is None or not (shutil.which("cc") or shutil.which("cl")),
    reason="Cython, setuptools and a compiler of C are for who wants a compiled wheel",
)


def run(root: Path, code: str, given: str = "") -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, input=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_every_module_that_is_compiled_is_there() -> None:
    hook = pytest.importorskip("hatch_build")
    assert [pattern for pattern in hook.HOT if not [*ROOT.glob(pattern)]] == []


@compiles
def test_a_compiled_engine_tells_the_same_and_reads_what_the_other_keeps(tmp_path: Path) -> None:
    from hatch_build import compile_modules

    shutil.copytree(ROOT / "carcnb", tmp_path / "carcnb", ignore=shutil.ignore_patterns("static", "__pycache__"))
    made = compile_modules(ROOT, tmp_path, SOME)
    assert [path.relative_to(tmp_path).parent / path.name.partition(".")[0] for path in made] == [
        Path(name).with_suffix("") for name in SOME
    ]
    file, events, kept = run(tmp_path, PLAYED)
    pure_file, pure_events, pure_kept = run(ROOT, PLAYED)
    assert file.endswith(tuple(EXTENSION_SUFFIXES))
    assert pure_file.endswith(".py")
    assert events == pure_events
    assert run(ROOT, OPENED, kept) == run(tmp_path, OPENED, pure_kept) == [events]


def test_a_page_gets_the_source_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import carcnb
    from carcnb.site import pack

    (tmp_path / "engine").mkdir()
    for name in ("board.py", "board.cpython-311-x86_64-linux-gnu.so", "board.cp311-win_amd64.pyd"):
        (tmp_path / "engine" / name).touch()
    (tmp_path / "site").mkdir()
    for name in ("__init__.py", "host.py", "lean.py"):
        (tmp_path / "site" / name).touch()
    monkeypatch.setattr(carcnb, "__file__", str(tmp_path / "__init__.py"))
    assert [name for name, _ in pack._ours() if "engine" in name] == ["carcnb/engine/board.py"]
