"""What every board of a page needs is sent to it once: code, style and art."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.hosts import jupyter
from carcnb.hosts.jupyter import STATIC, Once, Widget
from tests.board.browser import Browser


@pytest.fixture(autouse=True)
def kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kernel whose pages have seen no board."""
    monkeypatch.setattr(jupyter, "once", Once())


def widget(*expansions: str, **options: Any) -> Widget:
    return Board(carcnb.Game(2, list(expansions), seed=1), **options).widget


def art(widget: Widget) -> dict[str, Any]:
    return dict(json.loads(gzip.decompress(widget.art))) if widget.art else {}


def test_the_first_board_of_a_kernel_brings_code_and_style_and_no_other_does() -> None:
    first, second = widget(), widget()
    assert [gzip.decompress(part) for part in first.code] == [
        (STATIC / name).read_bytes() for name in ("shared.js", "board.js", "board.css")
    ]
    assert second.code == []


def test_a_board_brings_the_art_that_none_before_it_has_brought() -> None:
    base, again, inns, snow = widget(), widget(), widget("inns_and_cathedrals"), widget("winter")
    assert set(art(base)["parts"]) == set(base.sheet["parts"].split())
    assert art(again) == {}
    assert set(art(inns)["parts"]) == set(inns.sheet["parts"].split()) - set(base.sheet["parts"].split())
    assert set(art(snow)["parts"]) == set(snow.sheet["parts"].split())
    assert art(snow)["key"] == snow.sheet["key"] != base.sheet["key"]


def test_a_board_that_goes_on_with_other_tiles_brings_their_art() -> None:
    board = Board(carcnb.Game(2, seed=1))
    shown = board.widget
    board._turn_to(carcnb.Game(2, ["ferries"], seed=2))
    board.refresh()
    assert any(name.startswith("t-ferries") for name in art(shown)["parts"])
    assert "t-base-A" not in art(shown)["parts"]


def test_words_of_a_language_come_with_the_first_board_that_speaks_it() -> None:
    boards = [Board(carcnb.Game(2, seed=1), lang=lang) for lang in ("en", "en", "cs")]
    shown = [board.widget for board in boards]
    assert [list(one.dictionary) for one in shown] == [["en"], [], ["cs"]]
    assert shown[2].dictionary["cs"] == boards[2].words["w"]
    assert shown[2].words == boards[2].words | {"w": {}}
    jupyter.once = Once()
    boards[1].hear({"do": "language", "lang": "cs"})
    assert list(shown[1].dictionary) == ["cs"]
    shown[0]._hear({"do": "words"})
    assert shown[0].dictionary == {"en": boards[0].words["w"]}


def test_a_page_that_asks_for_words_is_told_them_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    _, second = widget(), widget()
    monkeypatch.setattr(second, "_send", lambda message, buffers=None: sent.append(message["state"]))
    second._hear({"do": "words"})
    second._hear({"do": "words"})
    assert sent == [{"dictionary": {"en": second.board.words["w"]}}] * 2


def test_a_page_asks_for_the_code_it_has_missed_and_for_that_of_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[Any, Any]] = []
    shown = widget()
    monkeypatch.setattr(shown, "send", lambda content, buffers=None: sent.append((content, buffers)))
    shown._hear({"do": "code", "name": "board"})
    assert sent.pop() == ({"kind": "code", "name": "board"}, shown.code)
    shown._hear({"do": "code", "name": "editor"})
    [(said, [editors])] = sent
    assert said == {"kind": "code", "name": "editor"}
    heard: list[Any] = []
    monkeypatch.setattr(shown.board, "hear", heard.append)
    wrong = [{"do": "code", "name": "all"}, {"do": "code"}, {"do": "words", "lang": "en"}, ["words"], None]
    for content in wrong:
        shown._hear(content)
    assert heard == wrong
    assert gzip.decompress(editors) == (STATIC / "editor.js").read_bytes()


def test_a_page_that_has_missed_art_asks_for_it_at_any_time() -> None:
    browser = Browser(Board(carcnb.Game(2, ["winter"], seed=1)))
    browser.board.apply(browser.board.game.legal_actions()[0])
    browser.tell({"do": "ask", "id": 1, "n": 0, "what": "art", "parts": ["t-base-A", "tw"]})
    reply = browser.messages[-1]
    assert reply["ok"]["key"] == browser.board.sheet["key"]
    assert list(reply["ok"]["parts"]) == ["t-base-A", "tw"]
    assert list(reply["ok"]["designs"]) == ["base-A"]
    browser.tell({"do": "ask", "id": 2, "n": 0, "what": "art", "parts": ["t-base-Ž"]})
    assert "base-Ž" in browser.messages[-1]["error"]
