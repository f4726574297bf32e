"""The atelier draws what the facts say, and the committed art is what it draws."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the atelier measures distances with numpy (pip install carcnb[test])")

from carcnb.drawing.atelier import __main__ as atelier
from carcnb.drawing.atelier.outline import area, clip, loops, simplify, trace
from carcnb.drawing.atelier.plan import Plan
from carcnb.tiles import facts


@pytest.mark.parametrize("t", facts(), ids=lambda t: t["id"])
def test_fields_cities_and_roads_are_drawn_as_the_facts_say(t: dict[str, object]) -> None:
    assert Plan(t).check() == []


def test_a_wrong_drawing_is_noticed() -> None:
    t = next(t for t in facts() if t["id"] == "base-D")
    wrong = {**t, "fields": [{"at": "ENE WNW"}, *t["fields"][1:]], "cities": [{"edges": "N E"}]}
    plan = Plan(t)
    plan.t = wrong
    assert len(plan.check()) == 2


def test_committed_art_is_fresh() -> None:
    assert atelier.ART.read_text("utf-8") == atelier.art(), "run python -m carcnb.drawing.atelier"


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
