"""A board among widgets: it passes for one, is linked by its move, observed by its value, and stays what it is."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import ipywidgets as widgets
import pytest

import carcnb
from carcnb.board import Board
from tests.board.browser import Browser


def game(moves: int) -> carcnb.Game:
    """A game with so many moves, some of them draws of a tile."""
    played = carcnb.Game(2, ["inns_and_cathedrals"], seed=7)
    choose = random.Random(7).choice
    for _ in range(moves):
        played.apply(choose(played.legal_actions()))
    return played


@pytest.fixture
def board() -> Board:
    return carcnb.play(game(9))


def test_containers_take_a_board_as_it_is(board: Board) -> None:
    slider = widgets.IntSlider()
    grid = widgets.GridspecLayout(2, 2)
    grid[:, 1] = board
    boxes = [kind([slider, board]) for kind in (widgets.HBox, widgets.VBox, widgets.GridBox, widgets.Tab)]
    boxes += [widgets.Accordion([slider, board]), grid]
    assert all(box.children[-1] is board for box in boxes)
    assert boxes[0].get_state("children")["children"][1] == f"IPY_MODEL_{board.ui['model']}"
    assert widgets.AppLayout(center=board).center is board
    assert board.hosts == [board.widget]


@pytest.mark.parametrize(
    "make", [lambda: carcnb.home(), lambda: carcnb.lesson("base/roads"), lambda: carcnb.replay("base/one_point")]
)
def test_every_kind_of_board_is_taken(make: Any) -> None:
    board = make()
    assert widgets.HBox([board]).children == (board,)
    assert isinstance(board, Board)
    assert board.value["move"] == board.move


def test_its_own_class_is_what_it_was(board: Board) -> None:
    assert type(board) is Board
    assert isinstance(board, widgets.Widget)
    assert board.__class__.__name__ == "Board"
    assert board.__class__.__doc__ == Board.__doc__
    assert {"apply", "game", "observe", "close"} <= set(dir(board))
    with pytest.raises(AttributeError, match="'Board' object has no attribute 'gmae'"):
        board.gmae  # noqa: B018


def test_its_layout_can_be_set(board: Board) -> None:
    board.layout.width = "60%"
    assert board.widget.layout.width == "60%"
    board.layout = widgets.Layout(width="40%")
    assert board.widget.layout.width == "40%"


def test_what_is_played_is_observed_once(board: Board) -> None:
    heard: list[dict[str, Any]] = []
    board.observe(heard.append, names="value")
    page = Browser(board)
    page.act(board.game.legal_actions()[0])
    (change,) = heard
    assert change["new"] == board.value
    assert change["new"]["move"] == change["old"]["move"] + 1 == 10
    assert change["new"]["scores"] == board.game.scores

    board.game.apply(board.game.legal_actions()[0])
    board.refresh()
    assert [change["new"]["move"] for change in heard] == [10, 11]
    board.unobserve(heard.append, names="value")


def test_a_value_tells_who_is_asked_about_which_tile() -> None:
    board = carcnb.play(carcnb.Game(2, tiles=["base-U"], seed=1))
    ask = board.game.prompt
    assert ask is not None
    assert board.value == {"move": 0, "player": "red", "tile": "base-U", "scores": {"red": 0, "blue": 0}, "over": False}
    while not board.game.over:
        board.apply(board.game.legal_actions()[0])
    assert board.value["over"]
    assert board.value["player"] == board.value["tile"] == ""


def test_a_slider_goes_through_a_game(board: Board) -> None:
    slider = widgets.IntSlider(max=board.moves)
    widgets.link((board, "move"), (slider, "value"))
    whole = board.game.save()
    assert (slider.value, board.moves) == (9, 9)
    for move in (3, 0, 9, 5):
        slider.value = move
        assert board.game.move == board.move == move
        assert (board.moves, board.value["move"]) == (9, move)
    board.move = 9
    assert slider.value == 9
    assert board.game.save() == whole


@pytest.mark.parametrize("move", [-1, 10, True, "3", 2.0])
def test_a_move_that_there_is_not_is_told(board: Board, move: Any) -> None:
    with pytest.raises(ValueError, match="this game has 9 moves; go to 0 to 9"):
        board.move = move
    assert board.move == 9


def test_a_move_set_by_a_page_is_gone_to_as_if_it_had_said_so(board: Board, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(board.widget, "_send", lambda message, buffers=None: sent.append(message))
    board.widget.set_state({"move": 4, "view": {}, "value": {}})
    assert (board.move, board.widget.move) == (4, 4)
    updates = [message["state"] for message in sent if message["method"] == "update"]
    assert [list(state) for state in updates] == [["value"]], "the page that goes through it is not set back"


@pytest.mark.parametrize("to", [-1, 10, "2", None, True])
def test_a_page_cannot_set_what_is_no_move(board: Board, to: Any) -> None:
    board.widget.set_state({"move": to})
    assert board.move == 9


def test_a_page_moves_nothing_where_it_may_not(monkeypatch: pytest.MonkeyPatch) -> None:
    shared = game(9)
    for board in (carcnb.show(shared), carcnb.play(shared, seat="red"), carcnb.lesson("base/roads")):
        sent: list[Any] = []
        was = board.move
        monkeypatch.setattr(board.widget, "_send", lambda message, buffers=None, to=sent: to.append(message))
        board.widget.set_state({"move": was - 1 if was else 1})
        assert board.move == was
        assert not was or sent[-1]["state"] == {"move": was}, "its slider is set back"


def test_copies_are_on_no_page(board: Board) -> None:
    assert board.widget
    for new in (copy.copy(board), copy.deepcopy(board), pickle.loads(pickle.dumps(board))):
        assert type(new) is Board
        assert new.game == board.game
        assert new.hosts == []
        assert new.widget.model_id != board.widget.model_id


def test_a_board_shown_again_and_again_is_one_widget(board: Board) -> None:
    for move in range(9):
        board.move = move
        board._repr_mimebundle_()
        widgets.HBox([board]).close()
    assert board.hosts == [board.widget]


def test_no_board_brings_jupyter_by_being_asked_what_it_is() -> None:
    code = """
import sys, carcnb
board = carcnb.play(2, seed=1)
assert not isinstance(board, dict) and board.__class__ is type(board) is carcnb.board.Board
assert not hasattr(board, "_repr_html_") and not hasattr(board, "__array__")
board.move, board.moves, board.value
loaded = {"anywidget", "ipywidgets", "IPython", "traitlets"} & sys.modules.keys()
assert not loaded, loaded
for name in ("anywidget", "ipywidgets", "IPython", "traitlets"):
    sys.modules[name] = None
assert not hasattr(board, "observe") and not isinstance(board, dict)
"""
    subprocess.run([sys.executable, "-c", code], check=True)
