"""Pictures of games to keep: whole in themselves, small, the same each time, and only ever text."""

# mypy: disable-error-code="index, union-attr"
from __future__ import annotations

import random
import re
import sys
from html import escape
from io import BytesIO
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

import carcnb
from carcnb import Game, RecordError
from carcnb.engine.moves import best, moves
from carcnb.lessons.pictures import Picture
from carcnb.words import language
from tests.stills import svg

SVG = "{http://www.w3.org/2000/svg}"
EVIL = '<script>alert(1)</script> **bold** & "x" \x08'


def played() -> Game:
    game, choose = Game(["Ada", "<b onclick=x>&amp;"], seed=5), random.Random(5).choice
    while not game.over:
        game.apply(choose(game.legal_actions()))
    game.comments |= {3: EVIL, 4: "first line\nsecond line"}
    return game


GAME = played()
KINDS = {
    "board": carcnb.picture(GAME),
    "early": carcnb.picture(GAME, at=7),
    "start": carcnb.picture(GAME, at=0),
    "strip": carcnb.picture(GAME, at=[0, 3, 4, *best(GAME)]),
    "film": carcnb.film(GAME),
}


def texts(made: Picture) -> list[str]:
    return [" ".join(text.split()) for text in ElementTree.fromstring(made.svg).itertext() if text.strip()]


@pytest.mark.parametrize("made", KINDS.values(), ids=KINDS)
def test_a_picture_stands_alone(made: Picture) -> None:
    """A size in points, no script, nothing from elsewhere, and no variables that converters do not know."""
    root = ElementTree.fromstring(made.svg)
    assert float(root.attrib["width"]) > 0
    assert float(root.attrib["height"]) > 0
    assert len(re.split("[ ,]", root.attrib["viewBox"])) == 4
    assert "var(" not in made.svg
    assert not re.search(r"(?i)<script|<foreignObject|<image|@import|url\((?!#)", made.svg)
    assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    used = {value for e in root.iter() for key, value in e.attrib.items() if key.endswith("href")}
    assert {ref.removeprefix("#") for ref in used} <= ids
    assert all(ref.startswith("#") for ref in used)


def test_the_same_game_gives_the_same_bytes() -> None:
    again = Game.load(GAME.save())
    assert carcnb.picture(again).svg == KINDS["board"].svg
    assert carcnb.film(again).svg == KINDS["film"].svg
    assert carcnb.picture(again, at=[0, 3, 4, *best(again)]).svg == KINDS["strip"].svg


def test_a_strip_shows_each_move_with_its_comment_and_points() -> None:
    said = " ".join(texts(KINDS["strip"]))
    for n in best(GAME):
        assert f"After move {n}" in said
    assert "The start" in said
    assert "<script>alert(1)</script> **bold**" in said
    assert "second line" in said
    assert str(GAME.scores["red"]) in said
    before = language()
    try:
        language("cs")
        assert "Po kroku 3" in " ".join(texts(carcnb.picture(GAME, at=[3])))
    finally:
        language(before)


def test_the_best_moves_are_those_that_brought_most() -> None:
    line = moves(GAME)
    chosen = [sum(line[n - 1].scored.values()) for n in best(GAME)]
    rest = [sum(move.scored.values()) for n, move in enumerate(line, 1) if n not in best(GAME)]
    assert len(chosen) <= 12
    assert min(chosen) >= max(rest)
    assert best(Game(2, seed=1)) == [0]


def test_a_picture_is_that_of_the_moment() -> None:
    board = carcnb.replay(GAME, move=7)
    assert carcnb.picture(board).svg == KINDS["early"].svg == carcnb.picture(GAME.save(), at=7).svg
    board.goto(0)
    assert carcnb.picture(board).svg == KINDS["start"].svg
    assert carcnb.picture(carcnb.show(GAME)).svg == KINDS["board"].svg


def test_a_film_is_small_and_shows_the_end_where_nothing_moves() -> None:
    made = KINDS["film"]
    assert len(made.svg.encode()) <= 300_000
    still = [text for e in ElementTree.fromstring(made.svg) if "opacity" not in e.attrib for text in e.itertext()]
    for points in GAME.scores.values():
        assert still.count(str(points)) == 1
    laid = [
        use
        for use in ElementTree.fromstring(made.svg).findall(f"{SVG}use")
        if use.get("class", "").endswith("i") and re.fullmatch(r"animation-delay:[\d.]+s", use.get("style", ""))
    ]
    assert len(laid) >= len(GAME.table.state.tiles) - 1
    delays = [float(d) for d in re.findall(r"animation-delay:([\d.]+)s", made.svg)]
    assert max(delays) <= 0.8 * (len(GAME.table.state.tiles) + 2)
    assert "prefers-reduced-motion" in made.svg


def test_a_film_goes_to_where_the_game_stands() -> None:
    early = GAME.clone()
    early.goto(21)
    assert len(carcnb.film(early).svg) < len(KINDS["film"].svg)
    start = carcnb.film(carcnb.replay(GAME), pace=0.1)
    assert "animation-delay" not in start.svg


def test_a_picture_is_written_and_shows_itself(tmp_path: Path) -> None:
    path = tmp_path / "board.svg"
    made = carcnb.picture(GAME, path, at=7)
    assert path.read_text(encoding="utf-8") == made.svg == svg(made._repr_html_())
    assert re.fullmatch(r"<Picture: [\d.]+ x [\d.]+ points, \d+ kB>", repr(made))
    assert made.save(str(tmp_path / "again.SVG")).is_file()
    with pytest.raises(ValueError, match=r"\.svg"):
        carcnb.film(GAME, tmp_path / "film.gif")


@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_is_a_png_with_its_texts(kind: str, tmp_path: Path) -> None:
    pytest.importorskip("resvg_py", reason="pip install 'carcnb[png]'")
    from PIL import Image

    made = KINDS[kind]
    points = [float(size) for size in re.findall(r' (?:width|height)="([\d.]+)"', made.svg)[:2]]
    picture = Image.open(made.save(tmp_path / "board.png"))
    assert picture.format == "PNG"
    assert all(abs(got - 2 * wanted) <= 1 for got, wanted in zip(picture.size, points, strict=True))
    small = Image.open(BytesIO(made.png(scale=0.5)))
    assert all(abs(got - wanted / 2) <= 1 for got, wanted in zip(small.size, points, strict=True))
    if "<text" in made.svg:
        assert made.png() != Picture(re.sub("<text.*?</text>", "", made.svg)).png(), "its texts are seen"


@pytest.mark.parametrize("scale", [0, -1, 11, float("nan"), "2", True])
def test_a_scale_that_is_none_is_said(scale: object) -> None:
    with pytest.raises(ValueError, match="scale is how many pixels a point has, above 0 and at most 10, not"):
        carcnb.picture(GAME).png(scale)  # type: ignore[arg-type]


def test_what_a_png_needs_is_said_and_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    file = tmp_path / "board.png"
    with pytest.raises(carcnb.CarcnbError, match=r"it is not installed here: pip install 'carcnb\[png\]'"):
        carcnb.picture(GAME, file)
    assert not file.exists()


def test_a_machine_without_a_font_draws_no_png_without_its_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    blind = ModuleType("resvg_py")
    blind.svg_to_bytes = lambda svg_string, zoom=1: b"nothing"  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "resvg_py", blind)
    assert Picture("<svg></svg>").png() == b"nothing"
    with pytest.raises(carcnb.CarcnbError, match="a PNG needs a font for its texts"):
        Picture('<svg><text font-family="sans-serif">4</text></svg>').png()


def test_what_cannot_be_shown_is_said() -> None:
    for at in (-1, 10_000, [5, 10_000], [], True, "3"):
        with pytest.raises(ValueError, match="move"):
            carcnb.picture(GAME, at=at)  # type: ignore[arg-type]
    with pytest.raises(RecordError):
        carcnb.picture(5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="pace"):
        carcnb.film(GAME, pace=0)
    with pytest.raises(ValueError, match="dress"):
        carcnb.film(GAME, dress="swimsuit")


def test_a_saved_exercise_has_its_question_below_its_picture() -> None:
    """Which it is of how many, what is asked, the tile in hand, what can be picked; names are text."""
    made = carcnb.exercises("placement", seed=6, n=3)
    caption = made.quiz.board.still().caption
    task = made.quiz.board.view["lesson"]["task"]
    assert "1 of 3" in caption
    assert escape(task["question"]) in caption
    assert ("<img " in caption) == bool(task["tile"])
    assert all(escape(choice["text"]) in caption for choice in task["choices"])
    named = carcnb.quiz(made, "<b>Roads</b>").board.still().caption
    assert "&lt;b&gt;Roads&lt;/b&gt;" in named
    assert carcnb.lesson("base/roads").still().caption == ""
