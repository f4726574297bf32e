"""A lesson, exercises and a game by ear: the player knows what the live region says and what has the focus, no more.

``Listener`` has only keys; it reads a text, the role and the name of what has the focus, and finds controls by their
roles and names.
"""

# mypy: disable-error-code="index, union-attr"
from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

import pytest

import carcnb
from carcnb.board import Board
from carcnb.drawing.tile_words import look, looks
from carcnb.quizzes.run import ExerciseRun
from carcnb.words import speaking, ui_words
from tests.e2e.test_access import findings
from tests.walk.host import Desk

pytestmark = pytest.mark.browser

LANGS = ["en", pytest.param("cs", marks=pytest.mark.many)]
WATCH = """() => {
  window.told = [];
  const region = document.querySelector('[role=status][aria-live=polite]');
  const news = ({type, target, addedNodes}) =>
    type === 'childList' ? [...addedNodes].map(node => node.textContent).join('') : target.textContent;
  new MutationObserver(all => window.told.push(...all.map(news).map(text => text.trim()).filter(Boolean))).observe(
    region, {characterData: true, childList: true, subtree: true});
}"""
FOCUS = """() => {
  const at = document.activeElement;
  const role = at.getAttribute('role') ?? {BUTTON: 'button', INPUT: at.type}[at.tagName] ?? at.tagName;
  return [role, at.getAttribute('aria-label') ?? at.closest('label')?.textContent ?? at.textContent];
}"""
ROLES = {"number": "text", "several": "checkbox", "one": "button", "places": "application", "act": "application"}
"""Where each form of question is answered."""
NOTED = re.compile(r"\b[a-z]{3,}-[A-Z]\b|-\d+,-?\d|\d,-\d")
"""An id of a tile, or a cell: nobody understands these by ear."""
QUIET = 350
"""So long nothing more is said (ms): what a move would bring is told after 200."""


class Listener:
    """Somebody who hears a board and presses keys."""

    def __init__(self, desk: Desk, board: Board) -> None:
        self.desk, self.page, self.board = desk, desk.page, board
        self.all: list[str] = []
        self.page.evaluate(WATCH)

    def press(self, *keys: str) -> str:
        """What is said of some keys; the focus is still within the board, nothing is said twice or in notation."""
        for key in keys:
            self.page.keyboard.press(key)
            self.page.wait_for_selector(".cn-frame:not(.busy)")
            self.page.wait_for_timeout(QUIET)
            assert self.page.evaluate("() => !!document.activeElement.closest('.carcnb')"), f"{key} loses the focus"
        told: list[str] = self.page.evaluate("() => window.told.splice(0)")
        assert all(one != other for one, other in pairwise(told)), told
        for text in (*told, self.focus()[1]):
            assert not NOTED.search(text), text
            sentences = [one for one in re.split(r"(?<=[.?!]) ", text) if one.count(" ") > 2]
            assert len(set(sentences)) == len(sentences), text
        self.all += told
        return " ".join(told)

    def arrive(self) -> str:
        """What is said when the focus comes to the board, once what tells it is there."""
        self.page.keyboard.press("Tab")
        self.page.wait_for_function("() => window.told.length")
        return self.press()

    def focus(self) -> tuple[str, str]:
        """Role and name of what has the focus."""
        role, name = self.page.evaluate(FOCUS)
        return role, name

    def tab_to(self, name: str, role: str = "button") -> None:
        """Tab until something of that name has the focus, or without a name the first of its role."""
        for _ in range(40):
            here = self.focus()
            if here[0] == role and name in ("", here[1]):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {name!r}")

    def count(self) -> int:
        """How many polite regions there are."""
        return self.page.locator(".carcnb [aria-live=polite]").count()


Listen = Callable[[Any], Listener]


@pytest.fixture(params=LANGS)
def listen(request: pytest.FixtureRequest, open_desk: Callable[..., Desk]) -> Iterator[Listen]:
    """A board is opened in a language; nothing moves."""

    def open_(shown: Any) -> Listener:
        board: Board = getattr(shown, "board", shown)
        desk = open_desk()
        desk.page.set_viewport_size({"width": 1280, "height": 720})
        desk.page.emulate_media(reduced_motion="reduce")
        desk.open(board)
        return Listener(desk, board)

    with speaking(request.param):
        yield open_


def ui(key: str) -> str:
    """A fixed word of the interface in the session's language."""
    return ui_words()[key]


def answer_in_turn(ear: Listener, told: str) -> None:
    """Try the answers that were said, one after the other, until a verdict leads on."""
    named = told.split(f"{ui('aloud-answers')}: ")[1]
    assert ear.focus()[1] in named, "the first answer has the focus"
    for _ in range(9):
        here = ear.focus()[1]
        assert ear.press("Enter"), f"nothing is said of {here}"
        if onward(ear):
            return
        ear.press("ArrowDown")
    raise AssertionError("no answer is right")


def onward(ear: Listener) -> bool:
    """Whether the way on has the focus."""
    return ear.focus()[1] in (ui("lesson-next"), ui("lesson-finish"))


def test_a_lesson_to_its_end(listen: Listen) -> None:
    ear = listen(carcnb.lesson("base/placing"))
    told = ear.arrive()
    while (view := ear.board.view["lesson"]) and "end" not in view:
        assert told.startswith(view["heading"])
        for block in view["caption"]:
            assert " ".join("".join(run["t"] for run in block.get("p", block.get("li", ()))).split()) in told
        if not view["task"]:
            ear.tab_to(ui("lesson-finish" if view.get("last") else "lesson-next"))
        elif view["task"]["choices"]:
            assert view["task"]["question"] in told
            assert ui("by-one") in told
            answer_in_turn(ear, told)
        else:
            assert ui("by-act") in told
            assert f"{ui('aloud-tile')}: " in told
            assert ear.focus()[0] == "application"
            there = ear.press("ArrowRight")
            assert f"{ui('aloud-tile')}: " in there
            assert ear.focus()[0] == "button"
            assert ear.focus()[1] in there
            assert view["heading"] not in ear.press("Enter")
        assert onward(ear)
        told = ear.press("Enter")
    assert ear.count() == 1
    assert ear.focus() == ("button", ear.focus()[1])
    assert findings(ear.page) == []


@pytest.mark.parametrize(("topic", "seed"), [("placement", 1), ("claiming", 3), ("fields", 2), ("completion", 4)])
def test_exercises(listen: Listen, topic: str, seed: int) -> None:
    """Whatever the form, the question is said with its answers or keys, and then a verdict; nothing before."""
    made = carcnb.exercises(topic, seed=seed, n=3).quiz
    ear = listen(made)
    told = ear.arrive()
    seen: list[str] = []
    while (view := ear.board.view["lesson"]) and "end" not in view and len(seen) < 9:
        task = view["task"]
        assert task
        assert task["question"] in told
        form = task.get("form") or ("one" if task["choices"] else "act")
        seen.append(form)
        assert ui(f"by-{form}") in told
        for letter in view.get("points", ()):
            assert letter in told
        role = ROLES[form]
        if len(seen) == 1:  # whoever comes to the board goes to the question by Tab, later the focus is there
            ear.tab_to(task["choices"][0]["text"] if form == "one" else "", role)  # other buttons come before
        assert ear.focus()[0] == role
        keys = {"number": "7", "several": " ", "one": "", "places": "ArrowRight Enter", "act": "ArrowRight"}[form]
        for key in keys.split(" ") if keys.strip() else list(keys):
            ear.press(key)
        if form in ("several", "places"):
            ear.tab_to(ui("check" if form == "several" else "painted-done"))
        said = ear.press("Enter")
        assert said, f"no verdict on {form}"
        assert findings(ear.page) == []
        ear.tab_to(ui("lesson-finish" if view.get("last") else "lesson-next"))
        told = ear.press("Enter")
    assert ear.count() == 1


def test_a_move_that_was_not_asked_for_leads_to_another_try(listen: Listen) -> None:
    ear = listen(carcnb.exercises("completion", seed=4, n=1).quiz)
    question = ear.board.view["lesson"]["task"]["question"]
    assert question in ear.arrive()
    ear.tab_to(ui("board"), "application")
    ear.press("ArrowRight")
    assert question not in ear.press("Enter")
    assert ear.focus() == ("button", ui("lesson-retry"))
    assert question in ear.press("Enter")
    assert ear.focus()[0] == "application"


def test_what_is_true_of_a_second_wrong_answer_leads_on(listen: Listen) -> None:
    ear = listen(carcnb.exercises("placement", seed=1, n=2).quiz)
    ear.arrive()
    ear.tab_to("", "checkbox")
    ear.press(" ")
    for last in (False, True):
        ear.tab_to(ui("check"))
        assert ear.press("Enter")
        assert onward(ear) == last


def test_parts_are_painted_by_what_they_are_and_where(listen: Listen) -> None:
    ear = listen(carcnb.exercises("completion", seed=4, n=2).quiz)
    run = ear.board._lead.stand.content
    assert isinstance(run, ExerciseRun)
    run.message("next")
    ear.board.refresh()
    ear.desk.push()
    ear.arrive()
    ear.tab_to(ui("board"), "application")
    called = {choice["text"] for choice in ear.board.view["lesson"]["task"]["choices"]}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft"):
        ear.press(key)
        assert ear.focus()[0] == "checkbox"
        assert ear.focus()[1] in called
    ear.press("Enter")
    for _ in range(2):
        ear.tab_to(ui("painted-done"))
        ear.press("Enter")
    assert onward(ear)


def test_the_board_of_an_exercise_is_read_by_arrows(listen: Listen) -> None:
    ear = listen(carcnb.exercises("points", seed=3, n=1).quiz)
    ear.arrive()
    ear.tab_to(ui("board"), "application")
    first = ear.press("ArrowRight")
    assert ui("aloud-first") in first.lower()
    tiles = {first}
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 2:
        tiles.add(ear.press(key))
    assert len(tiles - {""}) > 2
    assert ear.board.view["lesson"]


def test_a_position_is_laid_out(listen: Listen) -> None:
    """A tile is taken by what it shows, laid where the board says, and the box has the focus for the next one."""
    ear = listen(carcnb.edit())
    lang = ear.board.lang
    assert ui("by-edit") in ear.arrive()
    box = {looks(design, lang)[0]: left for design, left, _ in ear.board.view["desk"]["box"]}
    city = looks("base-E", lang)[0]
    ear.tab_to(f"{city}, {ui('ed-left')} {box[city]}")
    there = ear.press("Enter")
    assert f"{ui('aloud-tile')}: " in there
    told = ear.press("Enter")
    laid, _ = list(ear.board.game.table.state.tiles.values())[-1]
    assert look(laid, lang) in told
    assert ear.focus()[1] == f"{city}, {ui('ed-left')} {box[city] - 1}"
    assert findings(ear.page) == []


class Scale:
    """A place of a board that weighs what it is told, in bytes."""

    def __init__(self) -> None:
        self.sent: list[int] = []

    def put(self, told: Any) -> None:
        self.sent.append(len(json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()))

    again = send = put


def test_a_game_of_eight_tiles(listen: Listen) -> None:
    ear = listen(carcnb.play(players=["Ada", "Ben"], seed=7, expansions=[]))
    board, scale = ear.board, Scale()
    board.hosts.append(scale)
    told = ear.arrive()
    assert ui("by-place") in told
    while len(board.game.table.state.tiles) < 9:
        assert "Ada" in told or "Ben" in told
        assert board.view["prompt"]["looks"][0] in told
        ear.tab_to(ui("board"), "application")
        there = ear.press("ArrowRight")
        assert ear.focus()[0] == "button"
        assert board.view["prompt"]["looks"][0].split("; ")[0].split(" ")[0] in there
        scale.sent.clear()
        told = ear.press("Enter")
        shown, where = re.split(r"\. (?:It lies|Leží) ", told, maxsplit=1)
        newest = list(board.game.table.state.tiles.values())[-1][0]
        assert shown.endswith(look(newest, board.lang))
        assert where
        if board.view["prompt"]["kind"] == "figure":
            first = board.view["prompt"]["options"][0]
            assert f"1: {first['text']}" in told
            assert ear.focus()[0] == "button"
            assert first["text"] in ear.focus()[1]
            told = ear.press("Enter" if len(board.game.table.state.tiles) % 3 == 0 else "s")
        assert max(scale.sent) < 4_000
    assert ear.count() == 1
    assert findings(ear.page) == []
