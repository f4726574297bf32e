"""An expansion in a package of its own, found by its entry point: words, tiles, art, lessons and rules from outside.

The package lies in ``tests/abbot`` with its own tests.  They run in a process of their own, in which it is installed;
here there are the eleven expansions of carcnb alone.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.outside import PACKAGES, ROOT, installed, own_tests, run

BELL = """
from carcnb.engine.expansion import Expansion
from carcnb.engine.figures import FigureKind

class Bell(Expansion):
    name = "bell"
    verbs = ("ferry", "ring")
    figures = {"large": FigureKind(1)}
"""

CHIME = """
from carcnb.engine.expansion import Expansion

class Chime(Expansion):
    name = "chime"

    def ended(self, table):
        table.tell(None)
"""


def test_its_own_tests_pass_where_it_is_installed(tmp_path: Path) -> None:
    done = own_tests("abbot", "abb", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.slow
def test_pip_installs_it_and_its_data(tmp_path: Path) -> None:
    """Its wheel carries all of its folder, and a game finds it by the entry point that pip wrote."""
    command = ["-m", "pip", "install", "--quiet", "--no-build-isolation", "--no-deps", "--no-index"]
    done = run(dict(os.environ), *command, "--target", str(tmp_path), str(PACKAGES["abbot"]))
    assert done.returncode == 0, done.stderr
    code = (
        "import carcnb; game = carcnb.Game(players=2, seed=1, expansions=['abbot']); "
        "carcnb.show(game); print(carcnb.rules('abbot').title, carcnb.lesson('abbot/garden') is not None)"
    )
    done = run(os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (tmp_path, ROOT)))}, "-W", "error", "-c", code)
    assert (done.returncode, done.stdout) == (0, "Abbot True\n"), done.stderr


PAGE = """
import sys
sys.path.insert(0, sys.argv[1])
for name in ("anywidget", "ipywidgets", "IPython", "traitlets"):
    sys.modules[name] = None
from carcnb.site.host import open_board
for what in ("lesson", "abbot/taken_back"), ("rule", "ABB-3"):
    assert open_board({"open": what[0], "name": what[1], "lang": "cs"}).still().svg
"""


def test_a_site_has_it_where_it_is_installed(tmp_path: Path) -> None:
    """Its package is in the archive for pages, and found there."""
    code = (
        "import io, sys, tarfile, zipfile\n"
        "empty = io.BytesIO()\n"
        "zipfile.ZipFile(empty, 'w').close()\n"
        "from carcnb.site.pack import library, notices\n"
        "assert 'carcnb-abbot 1.0' in notices()\n"
        "tarfile.open(fileobj=io.BytesIO(library(empty.getvalue()))).extractall(sys.argv[1], filter='data')\n"
    )
    page = tmp_path / "page"
    done = run(installed(tmp_path / "there", "abbot = carcnb_abbot"), "-c", code, str(page))
    assert done.returncode == 0, done.stderr
    done = run(dict(os.environ), "-I", "-S", "-W", "error", "-c", PAGE, str(page / "site-packages"))
    assert done.returncode == 0, done.stderr


def test_its_rules_are_told_whole_on_a_site_and_can_be_chosen(tmp_path: Path) -> None:
    code = """
from carcnb.hypertext import write
from carcnb.site import expansions, rulebook
from carcnb.site.stills import Stills
(page,) = [page for page in expansions.pages("en", Stills()) if page.here.path == "rules/en/abbot.html"]
(book,) = rulebook.pages("en", Stills())
assert "An abbot stands in a monastery or garden" in page.about
assert "ABB-3" in write(page.body)
assert 'value="abbot"' in write(book.body) and 'data-with="abbot"' in write(book.body)
"""
    done = run(installed(tmp_path, "abbot = carcnb_abbot"), "-c", code)
    assert done.returncode == 0, done.stderr


def test_here_it_is_not_installed() -> None:
    from carcnb.systems import ORDER, systems

    assert tuple(systems()) == ORDER


@pytest.mark.parametrize(
    ("point", "reason"),
    [
        ("abbot = carcnb_abbey", "ModuleNotFoundError: No module named 'carcnb_abbey'"),
        ("gifts = carcnb_abbot", "there is a system of this name already"),
        ("The-Abbot = carcnb_abbot", "its name is not made of small letters, digits and _"),
        ("monk = carcnb_abbot", "its rules.py does not define one expansion named 'monk'"),
        ("abbot = broken", "ZeroDivisionError: division by zero"),
        ("abbot = tiles", "other tiles are named base already"),
        ("bell = bell", "something else is named ferry, large already"),
        ("chime = chime", "the moment 'ended' in its rules.py is called 'game_ended' now"),
        ("abbot = edges", "the facts of the tile abbot-1 are wrong: "),
    ],
)
def test_what_cannot_be_used_is_left_out_and_carcnb_goes_on(point: str, reason: str, tmp_path: Path) -> None:
    environment = installed(tmp_path, point)
    for name, file, text in (
        ("broken", "rules.py", "1 / 0\n"),
        ("bell", "rules.py", BELL),
        ("chime", "rules.py", CHIME),
        (
            "tiles",
            "tiles.toml",
            '[[tile]]\nid = "base-Z"\ncount = 1\nfields = [{ at = "NNW NNE ENE ESE SSE SSW WSW WNW" }]\n',
        ),
        ("edges", "tiles.toml", '[[tile]]\nid = "abbot-1"\ncount = 1\nroads = [{ edges = "X" }]\n'),
    ):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / file).write_text(text)
    code = (
        "import carcnb; from carcnb.engine.expansions import NAMES; "
        "carcnb.Game(players=2, expansions=NAMES).legal_actions(); print(len(NAMES), carcnb.rules('gifts').title)"
    )
    done = run(environment, "-c", code)
    name, package = point.split(" = ")
    assert (done.returncode, done.stdout) == (0, "11 The Gifts\n"), done.stderr
    assert f"carcnb goes on without {name!r} of the package {package}: {reason}" in done.stderr
    assert done.stderr.count("goes on without") == 1
