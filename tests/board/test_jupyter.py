"""What a notebook is told of a board: of a move what is different, of the whole what it is when somebody asks."""

from __future__ import annotations

import gc
import sys
import weakref
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from IPython.core.formatters import DisplayFormatter

import carcnb
from carcnb.board import Board
from carcnb.board.hosting import STATE
from carcnb.display import PAGE
from carcnb.hosts import jupyter
from carcnb.hosts.jupyter import Widget


@pytest.fixture
def board() -> Board:
    return carcnb.play(2, seed=7)


@pytest.fixture
def told(board: Board, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What goes over the wire from now on."""
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(board.widget, "_send", lambda message, buffers=None: messages.append(message))
    return messages


def test_a_move_is_a_small_message_and_what_others_are_linked_to(board: Board, told: list[dict[str, Any]]) -> None:
    board.apply(board.game.legal_actions()[0])
    message, linked = told
    assert message["method"] == "custom"
    assert message["content"]["kind"] == "patch"
    assert not {"names", "playable", "line"} & message["content"]["view"].keys()
    assert linked["state"].keys() == {"move", "moves", "value"}


def test_a_page_that_opens_later_is_given_the_board_as_it_is(board: Board) -> None:
    widget = board.widget
    board.apply(board.game.legal_actions()[0])
    given = widget.get_state()
    assert {name: given[name] for name in STATE} == board.state() | {"words": given["words"]}
    assert given["words"]["lang"] == board.lang
    embedded = Widget.get_manager_state(widgets=[widget])["state"][widget.model_id]["state"]
    assert embedded["view"] == board.view


def test_a_page_that_has_missed_something_is_given_the_whole(board: Board, told: list[dict[str, Any]]) -> None:
    board.apply(board.game.legal_actions()[0])
    board.hear({"do": "look", "n": 0})
    assert told[-1]["method"] == "update"
    assert told[-1]["state"] == {"view": board.view}


def test_a_browser_sets_nothing(board: Board) -> None:
    was = board.state()
    board.widget.set_state({"view": {}, "ui": {}})
    assert board.state() == was


def test_a_board_whose_widget_was_closed_can_be_shown_again(board: Board) -> None:
    first = board.widget
    first.close()
    assert board.widget is not first
    assert board.hosts == [board.widget]


def test_nothing_stays_of_a_board_that_was_closed() -> None:
    board = carcnb.play(2, seed=7)
    board.widget.close()
    closed = weakref.ref(board)
    del board
    gc.collect()
    assert closed() is None


def test_a_page_that_does_not_trust_a_cell_is_told_how_to_have_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """But not the board of another's seat."""
    shown: list[str] = []
    monkeypatch.setenv(PAGE, "some.ipynb")
    monkeypatch.setattr(jupyter, "output", lambda data: shown.append(data["text/html"]))
    game = carcnb.Game(2, seed=7)
    for board in (carcnb.play(game), carcnb.show(game), carcnb.play(game, seat="red")):
        board._repr_mimebundle_()
    assert ["cn-hint" in html.split("<style>")[0] for html in shown] == [True, True, False]


def test_jupyterlite_is_a_page_of_jupyter_though_no_server_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is saved there shows the picture once the board is gone, and not that it is."""
    shown: list[str] = []
    monkeypatch.delenv(PAGE, raising=False)
    monkeypatch.setattr(jupyter, "output", lambda data: shown.append(data["text/html"]))
    board = carcnb.play(2, seed=7)
    assert "text/html" in (board._repr_mimebundle_() or ({}, {}))[0]
    assert not shown
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert set((board._repr_mimebundle_() or ({}, {}))[0]) == {jupyter.VIEW, "text/plain"}
    assert "cn-still" in shown[0]


def test_exercises_are_told_of_in_a_sentence_where_their_board_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """IPython writes a text of its own for every list, which would stand in a saved page."""
    monkeypatch.setattr(jupyter, "output", lambda _data: None)
    made = carcnb.exercises("placement", seed=1, n=2)
    shown: Any = DisplayFormatter()
    assert "<Exercise placement-" in shown.format(made)[0]["text/plain"]
    monkeypatch.setenv(PAGE, "some.ipynb")
    assert shown.format(made)[0]["text/plain"] == "2 exercises; run the cell to see them"
    for one in (made[0], made.quiz):
        assert shown.format(one)[0]["text/plain"] == ""


def test_anywidget_still_gives_up_on_models_that_are_slow() -> None:
    """From 0.11 on; once it does not any more, ``widgets_js/src/hosts/revive.ts`` has nothing left to do and goes."""
    if tuple(map(int, version("anywidget").split(".")[:2])) < (0, 11):
        pytest.skip("versions before wait for as long as it takes")
    scripts = Path(sys.prefix, "share/jupyter/labextensions/anywidget/static").glob("*.js")
    assert any("Failed to initialize model" in script.read_text("utf-8") for script in scripts)
