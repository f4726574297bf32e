"""Still boards: small, self-contained, the same bytes every time, and safe with any text."""

from __future__ import annotations

import math
import os
import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest

from carcnb.drawing import board_svg, tile_svg
from carcnb.drawing.art import SEATS, art
from carcnb.drawing.layers import lone_corners
from carcnb.drawing.pieces import join, place, stand

from .boards import FACTS, Tile, lay

SVG = "{http://www.w3.org/2000/svg}"
BASE = [d for d in FACTS if d.startswith("base-") for _ in range(FACTS[d]["count"])]
KINDS = ("meeple", "large", "builder", "pig")


def figures(tiles: list[Tile], kinds: tuple[str, ...] = ("meeple",)) -> list[tuple[str | None, str, int, int, int]]:
    spots = [(x, y, i) for x, y, d, _ in tiles for i in range(len(art()["designs"][d]["segments"]))]
    return [(list(SEATS)[n % 6], kinds[n % len(kinds)], *spot) for n, spot in enumerate(spots[::4][:10])]


@pytest.mark.parametrize("dress", ["summer", "winter", "contrast"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_twenty_base_tiles_with_figures_take_at_most_25000_bytes(dress: str, seed: int) -> None:
    tiles = lay(BASE, 20, seed)
    assert len(board_svg(tiles, figures(tiles), dress=dress).encode()) <= 25_000


@pytest.mark.parametrize("seed", [1, 2, 3, 4, 5])
def test_twenty_different_tiles_take_at_most_25000_bytes(seed: int) -> None:
    tiles = lay(list(FACTS), 20, seed)
    assert len({t[2] for t in tiles}) >= 19
    assert len(board_svg(tiles, figures(tiles, KINDS)).encode()) <= 25_000


def test_a_still_is_self_contained_and_needs_no_css() -> None:
    tiles = lay(list(FACTS), 20, 4)
    text = board_svg(tiles, figures(tiles), highlight=[(0, 0, 0), (0, 0, -1)], ghost=(7, 7, "base-B", 1))
    assert "var(" not in text
    assert "<style" not in text
    assert " class=" not in text
    root = ElementTree.fromstring(text)
    ids = [e.attrib["id"] for e in root.iter() if "id" in e.attrib]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text))
    assert used == set(ids)


def test_two_pictures_do_not_share_ids() -> None:
    one, two = (set(re.findall(r' id="([^"]+)"', tile_svg("base-D", dress=d))) for d in ("summer", "winter"))
    assert not one & two


def test_same_board_same_bytes_in_every_process() -> None:
    board = "[(0, 0, 'base-D', 1), (1, 0, 'base-U', 0)], [('red', 'meeple', 0, 0, 1)]"
    code = f"from carcnb.drawing import board_svg; print(board_svg({board}))"
    out = {
        subprocess.run(
            [sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(out) == 1
    assert b"<svg" in out.pop()


def test_text_is_text() -> None:
    nasty = '<script>alert("1")</script> & \x00 "quoted"'
    root = ElementTree.fromstring(board_svg([(0, 0, "base-D", 0)], title=nasty, desc=nasty, labels=[(1, 0, nasty)]))
    assert not [e for e in root.iter() if e.tag.endswith("script")]
    clean = nasty.replace("\x00", "")
    assert [e.text for e in root.iter() if e.tag in (SVG + "title", SVG + "desc", SVG + "text")] == [clean] * 3


def test_a_picture_names_itself() -> None:
    root = ElementTree.fromstring(tile_svg("base-D", 1))
    assert root.attrib["role"] == "img"
    assert root.findtext(SVG + "title") == "base-D"


def test_figures_wear_colour_and_mark() -> None:
    tiles = [(0, 0, "base-D", 0)]
    pictures = {seat: board_svg(tiles, [(seat, "meeple", 0, 0, 0)]) for seat in SEATS}
    for seat, text in pictures.items():
        assert SEATS[seat].piece in text
    assert len(set(pictures.values())) == 6
    assert board_svg(tiles, [("red", "meeple", 0, 0, 2)]) != board_svg(tiles, [("red", "meeple", 0, 0, 0)])


def test_unknown_seat_figure_and_design_are_refused() -> None:
    tiles = [(0, 0, "base-D", 0)]
    with pytest.raises(ValueError, match="purple"):
        board_svg(tiles, [("purple", "meeple", 0, 0, 0)])
    with pytest.raises(ValueError, match="dragon"):
        board_svg(tiles, [("red", "dragon", 0, 0, 0)])
    with pytest.raises(ValueError, match="base-Z"):
        tile_svg("base-Z")


def test_an_empty_board_is_a_picture_too() -> None:
    assert ElementTree.fromstring(board_svg([])).tag == SVG + "svg"


def test_a_wall_that_ends_alone_gets_a_whole_tower_once_all_four_tiles_are_laid() -> None:
    corner = [(0, 0, "base-N", 1), (1, 0, "base-N", 0), (0, 1, "base-E", 0), (1, 1, "base-N", 2)]
    assert lone_corners(corner[:3]) == []
    ends = {(round(x), round(y)) for x, y in lone_corners(corner)}
    assert ends <= {(1, 1)}


def test_an_empty_square_that_is_lit_is_on_the_picture() -> None:
    text = board_svg([(0, 0, "base-D", 0)], highlight=[(2, 1, -1)])
    assert 'viewBox="-8 -8 316 216"' in text


def test_planks_join_two_road_ends_and_others_end_at_the_water() -> None:
    lake = [(0, 0, "ferries-03", 0)]
    pairs = [(0, 1), (0, 2), (2, 3)]
    pictures = [board_svg(lake, neutral=[("ferry", 0, 0, pair)]) for pair in pairs]
    assert len({*pictures, board_svg(lake)}) == 4
    for pair in pairs:
        values = [float(v) for v in re.findall(r"[\d.]+", join("ferries-03", pair))]
        ends = [tuple(values[:2]), tuple(values[-2:])]
        assert [math.dist(end, (50, 50)) for end in ends] == pytest.approx([16.6, 16.6], abs=0.6)


def test_pieces_of_nobodys_stand_beside_figures_and_lie_clear_of_them() -> None:
    alone, beside = place("base-U", 1, (0,)), place("base-U", 1, (0,), 1)
    assert alone == stand("base-U", 1, 0)
    assert abs(alone[0] - beside[0]) >= 18
    for name, design in art()["designs"].items():
        x, y = place(name, 0, ())
        assert 14 <= x <= 86
        assert 14 <= y <= 86
        assert min(math.dist((x, y), s["anchor"]) for s in design["segments"]) >= 16, name


def test_equal_pieces_on_a_tile_are_a_pile_with_its_number() -> None:
    tiles = [(0, 0, "gold-01", 0)]
    texts = [e.text for e in ElementTree.fromstring(gold(tiles, 5)).iter(SVG + "text")]
    assert texts == ["5"]
    assert not list(ElementTree.fromstring(gold(tiles, 1)).iter(SVG + "text"))


def gold(tiles: list[Tile], many: int) -> str:
    return board_svg(tiles, neutral=[("gold", 0, 0, ())] * many)
