"""Where the letters of marked places stand."""

from __future__ import annotations

import math

import pytest

from carcnb.drawing.art import art, design
from carcnb.drawing.letters import RADIUS, landmarks, place_letters
from carcnb.drawing.pieces import standing


def spot_of(name: str, kind: str) -> int:
    """The first segment of a kind."""
    return next(i for i, segment in enumerate(design(name)["segments"]) if segment["kind"] == kind)


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize(("name", "kind"), [("base-B", "monastery"), ("base-C", "city"), ("base-D", "road")])
def test_a_letter_lies_on_no_figure_and_on_nothing_printed_on_the_tile(name: str, kind: str, turn: int) -> None:
    """The monastery, the shield and the figure that a question is about are all seen."""
    index = spot_of(name, kind)
    tiles = [(2, -1, name, turn)]
    pieces = standing(tiles, [("red", "meeple", 2, -1, index)])
    (letter,) = place_letters(tiles, pieces, [(2, -1, index, "A")])
    for x, y, radius in [*landmarks(name, turn), (pieces[0].x - 200, pieces[0].y + 100, 10)]:
        assert math.dist(letter.at, (200 + x, -100 + y)) > RADIUS + radius - 3
    assert math.dist(letter.home, (pieces[0].x, pieces[0].y)) < RADIUS
    assert letter.line.startswith("M") or math.dist(letter.at, letter.home) <= RADIUS


def test_where_nothing_is_covered_a_letter_lies_on_what_it_names() -> None:
    """A road without a figure has its letter where the figure would stand."""
    (letter,) = place_letters([(0, 0, "base-V", 0)], [], [(0, 0, spot_of("base-V", "road"), "A")])
    assert letter.at == letter.home
    assert letter.line == ""


def test_letters_of_squares() -> None:
    """An empty square has its letter in the middle, a tile in a corner; letters on one tile do not meet."""
    marks = [(1, 0, -1, "A"), (0, 0, -1, "B"), (0, 0, 0, "C"), (0, 0, 1, "D")]
    empty, whole, *others = place_letters([(0, 0, "base-D", 0)], [], marks)
    assert empty.at == (150, 50)
    assert whole.at == (20, 20)
    apart = [letter.at for letter in (whole, *others)]
    assert min(math.dist(a, b) for i, a in enumerate(apart) for b in apart[:i]) >= 2 * RADIUS - 1


@pytest.mark.parametrize("name", [name for name in art()["designs"] if landmarks(name, 0)])
def test_every_feature_of_a_tile_can_be_lettered_beside_what_is_printed_there(name: str) -> None:
    """Whatever is marked: a letter alone on a tile hides no landmark's middle."""
    for index in range(len(design(name)["segments"])):
        (letter,) = place_letters([(0, 0, name, 1)], [], [(0, 0, index, "A")])
        for x, y, radius in landmarks(name, 1):
            assert math.dist(letter.at, (x, y)) > min(RADIUS, radius), (name, index)
