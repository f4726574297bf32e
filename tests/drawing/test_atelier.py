"""The atelier draws what the facts say, and the committed art is what it draws."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the atelier measures distances with numpy (pip install carcnb[test])")

from carcnb.drawing.art import art, design
from carcnb.systems import systems
from carcnb.tiles import facts
from carcnb.workshop.atelier import __main__ as atelier
from carcnb.workshop.atelier.facts import designs_of
from carcnb.workshop.atelier.outline import area, clip, loops, simplify, trace
from carcnb.workshop.atelier.plan import TilePlan

DESIGNS = {t["id"]: t for system in systems().values() for t in designs_of(system.folder())}


def test_every_tile_of_the_facts_is_a_design() -> None:
    assert {t["id"] for t in facts()} == set(DESIGNS)


@pytest.mark.parametrize("t", DESIGNS.values(), ids=lambda t: t["id"])
def test_fields_cities_and_roads_are_drawn_as_the_facts_say(t: dict[str, object]) -> None:
    assert TilePlan(t).check() == []


def test_a_wrong_drawing_is_noticed() -> None:
    t = DESIGNS["base-D"]
    wrong = {**t, "fields": [{"at": "ENE WNW"}, *t["fields"][1:]], "cities": [{"edges": "N E"}]}
    plan = TilePlan(t)
    plan.t = wrong
    assert len(plan.check()) == 2


def test_committed_art_is_fresh() -> None:
    assert atelier.main(["--check"]) == 0, "run python -m carcnb.workshop.atelier"


GARDEN = """
[[tile]]
id = "garden-01"
count = 1
singles = ["garden"]
roads = [{ edges = "S" }]
fields = [{ at = "NNW NNE ENE ESE SSE SSW WSW WNW" }]
"""
LOOK = """
[sites.garden]
at = [50, 40, 0.8]
lies = "bed"
[tiles.garden-01]
%s
"""


def test_a_folder_of_somebody_else_is_drawn_by_its_own_art(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text(GARDEN, "utf-8")
    (tmp_path / "art.toml").write_text(LOOK % "", "utf-8")
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "garden.svg").write_text('<svg>\n  <g id="bed">\n    <circle r="9"/>\n  </g>\n</svg>', "utf-8")
    assert atelier.main([str(tmp_path), "--check"]) == 1
    assert atelier.main([str(tmp_path)]) == 0
    assert atelier.main([str(tmp_path), "--check"]) == 0
    drawn = json.loads((tmp_path / "art.json").read_text("utf-8"))
    assert drawn["shapes"] == {"bed": {"up": False, "art": '<circle r="9"/>'}}
    garden = drawn["designs"]["garden-01"]
    assert ["shape", "bed", 50, 40, "scale(0.8)"] in garden["items"]
    assert [s["kind"] for s in garden["segments"]] == ["road", "field", "garden"]


def test_a_trait_that_nobody_knows_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tiles.toml").write_text(GARDEN, "utf-8")
    (tmp_path / "art.toml").write_text(LOOK % "bough = 3", "utf-8")
    with pytest.raises(ValueError, match="bough"):
        designs_of(tmp_path)


def test_outlines_of_a_mask() -> None:
    import numpy as np

    mask = np.zeros((100, 100), bool)
    mask[20:60, 30:100] = True
    assert sorted(trace(mask)[0]) == [(30, 20), (30, 60), (100, 20), (100, 60)]
    mask[30:40, 50:60] = False
    assert len(loops(mask)) == 2
    assert sum(area(p) for p in trace(mask)) == 40 * 70 - 100


def test_simplify_keeps_the_ends() -> None:
    assert simplify([(0, 0), (1, 0.1), (2, 0)], 0.5) == [(0, 0), (2, 0)]


def test_clip_cuts_at_the_border() -> None:
    assert sorted(clip([(-10, 10), (50, 10), (50, 20), (-10, 20)])) == [(0, 10), (0, 20), (50, 10), (50, 20)]


TILE = """
[[tile]]
id = "hill-1"
count = 1
singles = ["hut"]
fields = [{ at = "NNW NNE ENE ESE SSE SSW WSW WNW" }]
"""
ART = '[sites.hut]\nat = [50, 50, 1]\nstands = "hut"\n'
GOOD = '<svg xmlns="http://www.w3.org/2000/svg"><g id="hut"><path d="M0 0H9"/><g><path d="M1 1H2"/></g></g></svg>'


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("art/a.svg", GOOD.replace("</svg>", ""), "a.svg, line 1: this is no SVG (no element found"),
        (
            "art/a.svg",
            '<svg>\n<path d="M0 0"/>\n</svg>',
            'a.svg, line 2: a drawing is made of groups like <g id="name">',
        ),
        (
            "art/a.svg",
            GOOD.replace("hut", "hat"),
            "hill-1 is drawn with a shape 'hut'; no file of art has <g id=\"hut\">",
        ),
        ("art/a.svg", GOOD.replace("</svg>", '<g id="hut"/></svg>'), "there is a shape 'hut' already"),
        ("art.toml", "", "hill-1 has a hut, and art.toml has no [sites.hut]"),
        ("art.toml", "[sites.hut", "art.toml: Expected"),
        ("art.toml", ART + "[tiles.hill-2]\nbow = 3\n", "art.toml names hill-2, which is neither a tile nor a trait"),
    ],
)
def test_what_is_wrong_with_a_drawing_is_told_with_its_place(
    name: str, text: str, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "tiles.toml").write_text(TILE)
    (tmp_path / "art.toml").write_text(ART)
    (tmp_path / "art" / "a.svg").write_text(GOOD)
    assert atelier.main([str(tmp_path)]) == 0, "a drawing may stand on one line"
    assert '"hut":{"up":false,"art":"<path d=' in (tmp_path / "art.json").read_text()
    (tmp_path / name).write_text(text)
    assert atelier.main([str(tmp_path)]) == 2
    assert says in capsys.readouterr().out


def test_a_folder_that_is_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert atelier.main(["hils"]) == 2
    assert "hils is no system and no folder; the systems are base" in capsys.readouterr().out


def test_without_numpy_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['numpy'] = None; import runpy; runpy.run_module('carcnb.workshop.atelier')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert 'pip install "carcnb[author]"' in done.stderr


def test_a_tile_that_nobody_drew_names_what_draws_it(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {name: drawing for name, drawing in art()["designs"].items() if name != "base-B"}
    monkeypatch.setitem(art(), "designs", drawn)  # to take it out and put it back would change the order
    with pytest.raises(ValueError, match=r"base-B is not drawn yet: run python -m carcnb.workshop.atelier .*base"):
        design("base-B")
