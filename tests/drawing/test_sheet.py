"""The sheet the widget gets: complete, parseable, scoped, and right about segments."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from carcnb.drawing import parts, sheet
from carcnb.drawing.art import SEATS, art
from carcnb.drawing.sheet import Art
from carcnb.systems.gifts.rules import GIFTS
from carcnb.systems.messages.rules import LETTERS

from .boards import FACTS

ALL = list(FACTS)
DRESSES = ("summer", "winter", "contrast")
BASE = [d for d in ALL if d.startswith("base-")]


def drawn(designs: list[str], dress: str = "summer", **more: list[str]) -> tuple[Art, str]:
    """What a board with these designs is given, and the markup of it all."""
    made = parts(sheet(designs, dress, **more)["parts"].split(), dress)
    return made, "".join(made["parts"].values())


def numbers(data: str) -> list[float]:
    return [float(v) for v in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", data)]


def test_every_design_of_the_facts_is_drawn() -> None:
    assert list(art()["designs"]) == ALL


@pytest.mark.parametrize("dress", DRESSES)
def test_markup_is_well_formed_and_every_reference_has_its_shape(dress: str) -> None:
    made, markup = drawn(ALL, dress)
    root = ElementTree.fromstring(f"<svg>{markup}</svg>")
    ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert len(ids) == len(set(ids))
    assert {f"cn-t-{d}" for d in ALL} < set(ids)
    assert {f"cn-{name}" for name in made["parts"]} == set(ids)
    used = {e.attrib["href"] for e in root.iter() if "href" in e.attrib}
    assert used <= {"#" + i for i in ids}
    for spec in made["figures"].values():
        assert {spec["symbol"], spec.get("lying", spec["symbol"])} <= set(ids)
    assert set(made["marks"]) == set(SEATS)
    assert set(made["marks"].values()) <= set(ids)


@pytest.mark.parametrize("dress", DRESSES)
def test_everything_is_prefixed_and_every_class_and_colour_is_defined(dress: str) -> None:
    made, markup = drawn(ALL, dress)
    names = re.findall(r' id="([^"]+)"', markup)
    classes = {c for m in re.findall(r' class="([^"]+)"', markup) for c in m.split()}
    assert all(n.startswith("cn-") for n in [*names, *classes])
    assert classes <= set(re.findall(r"\.(cn-[\w-]+)", made["css"]))
    variables = set(re.findall(r"var\((--[\w-]+)", made["css"] + markup)) - {"--pc", "--pi", "--up"}
    assert variables <= set(re.findall(r"(--[\w-]+):", made["css"]))


def test_only_the_shapes_that_are_needed_are_sent() -> None:
    made, markup = drawn(["base-U"])
    assert 'id="cn-t-base-U"' in markup
    assert list(made["designs"]) == ["base-U"]
    assert not re.search(r'id="cn-(t-base-A|mo|ca|co|fly)"', markup)
    assert len(drawn(BASE)[1]) < 90_000


def test_art_of_another_dress_goes_by_another_key() -> None:
    keys = {sheet(BASE, dress)["key"] for dress in DRESSES}
    assert len(keys) == len(DRESSES)
    assert all(parts(["tw"], dress)["key"] in keys for dress in DRESSES)


@pytest.mark.parametrize("name", ALL)
def test_a_design_is_drawn_as_the_facts_say(name: str) -> None:
    segments_follow_the_facts_in_order(name)
    segments_have_an_area_on_the_tile_and_a_place_of_their_own(name)
    places_for_figures_are_apart(name)
    walls_end_beside_the_corners(name)


def segments_follow_the_facts_in_order(name: str) -> None:
    t = FACTS[name]
    kinds = [s["kind"] for s in art()["designs"][name]["segments"]]
    expected = ["city"] * len(t.get("cities", [])) + ["road"] * len(t.get("roads", []))
    expected += ["field"] * len(t.get("fields", [])) + t.get("singles", [])
    assert kinds == expected


def segments_have_an_area_on_the_tile_and_a_place_of_their_own(name: str) -> None:
    drawn = art()["designs"][name]
    grid = drawn["grid"]
    assert [len(row) for row in grid] == [25] * 25
    for n, segment in enumerate(drawn["segments"]):
        assert segment["area"].startswith("M")
        assert segment["area"].endswith("Z")
        assert len(segment["area"]) < 700
        assert all(-0.01 <= v <= 100.01 for v in numbers(segment["area"]))
        assert segment["kind"] != "road" or segment["line"].startswith("M")
        x, y = segment["anchor"]
        assert grid[min(24, int(y // 4))][min(24, int(x // 4))] == "0123456789abcdefghijklmnopqrstuvwxyz"[n]


def places_for_figures_are_apart(name: str) -> None:
    places = [s["anchor"] for s in art()["designs"][name]["segments"]]
    gaps = [math.dist(a, b) for i, a in enumerate(places) for b in places[:i]]
    assert min(gaps, default=99) >= 18


def walls_end_beside_the_corners(name: str) -> None:
    for x, y in art()["designs"][name]["ends"]:
        assert {x, y} & {0, 100}
        assert {x, y} & {4.4, 95.6}


def test_unknown_names_are_refused() -> None:
    with pytest.raises(ValueError, match="base-Z"):
        sheet(["base-Z"])
    with pytest.raises(ValueError, match="autumn"):
        sheet(["base-D"], "autumn")
    for name in ("t-base-Z", "g-nothing", "m-meeple-farmer", ""):
        with pytest.raises(ValueError, match=r"drawn|unknown"):
            parts([name])


def test_drawing_needs_no_numpy() -> None:
    code = "import sys; sys.modules['numpy'] = None; from carcnb.drawing import sheet; sheet(['base-D'])"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_every_letter_and_every_gift_has_a_front_and_its_deck_a_back() -> None:
    names = ["letter", *(f"letter-{card}" for card in LETTERS), "gift", *(f"gift-{card}" for card in GIFTS)]
    assert sheet(["base-D"], cards=names)["cards"] == {name: f"cn-c-{name}" for name in names}
    _, markup = drawn(["base-D"], cards=names)
    assert all(f'id="cn-c-{name}"' in markup for name in names)
    assert sheet(["base-D"])["cards"] == {}
