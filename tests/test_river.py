"""A second expansion from outside: tiles with a terrain of their own, laid first.  It has a process of its own, too."""

from __future__ import annotations

import re
from pathlib import Path

from tests.outside import ROOT, installed, own_tests, run


def test_its_own_tests_pass_where_it_is_installed(tmp_path: Path) -> None:
    done = own_tests("river", "riv", tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_carcnb_does_not_name_it() -> None:
    """No line of the package is there for it: the words are those of any terrain that somebody may bring."""
    named = [
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "carcnb").rglob("*.py")
        if re.search(r"\brivers?\b|RIV-", path.read_text("utf-8"), re.IGNORECASE)
    ]
    assert named == []


def test_it_is_played_beside_the_abbot(tmp_path: Path) -> None:
    """Two packages that know nothing of each other."""
    code = (
        "import carcnb, random; from carcnb.engine.expansions import NAMES; rng = random.Random(2);"
        "game = carcnb.Game(players=3, seed=2, expansions=NAMES);\n"
        "while not game.over: game.apply(rng.choice(game.legal_actions()))\n"
        "print(len(NAMES), game.setup.position[0])"
    )
    done = run(installed(tmp_path, "abbot = carcnb_abbot", "river = carcnb_river"), "-W", "error", "-c", code)
    assert (done.returncode, done.stdout) == (0, "13 river-01 0,0 r0\n"), done.stderr


def test_terrain_and_kind_of_feature_have_to_agree(tmp_path: Path) -> None:
    """What closes it is said in both; and every terrain of a tile is one of its file."""
    folder = tmp_path / "dry"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "tiles.toml").write_text('terrains = { wall = "edges" }\n')
    (folder / "rules.py").write_text(
        "from carcnb.engine.expansion import Expansion\n\nclass Dry(Expansion):\n    name = 'dry'\n"
    )
    done = run(installed(tmp_path, "dry = dry"), "-c", "import carcnb; carcnb.Game(players=2)")
    assert "goes on without 'dry'" in done.stderr
    assert "a kind of feature that does not stand alone is one of the terrains of its tiles.toml" in done.stderr
