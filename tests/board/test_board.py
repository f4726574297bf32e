"""The board: what a browser may do to a game, that nothing else happens to it, and what a notebook keeps of it."""

# mypy: disable-error-code="arg-type, call-arg, index, misc, union-attr, var-annotated"
from __future__ import annotations

import dataclasses
import gc
import json
import random
import weakref
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import carcnb
from carcnb.board import Board, play, show
from carcnb.board.leads.play import BROUGHT_BACK
from carcnb.board.reader import Reader
from carcnb.lessons import LessonRun, find_lesson
from carcnb.wire.shapes import faults, fields
from carcnb.wire.view import Traits, View
from tests.board.browser import Browser
from tests.stills import svg

NAMES = {"red": "Ada", "blue": "Ben"}


def opened(seed: int = 7, **options: Any) -> Browser:
    return Browser(play(NAMES, seed=seed, **options))


# ---- moves


def test_a_move_is_one_message() -> None:
    browser = opened()
    action = browser.board.game.legal_actions()[0]
    browser.act(action)
    assert browser.board.game.history[-1] == action
    assert [list(update) for update in browser.updates] == [["view"]]
    assert browser.messages == []
    assert list(faults(browser.updates[0]["view"], View, "view")) == []


def test_what_is_sent_is_json() -> None:
    board = opened().board
    for trait in ("sheet", "words", "view", "ui"):
        value = getattr(board, trait)
        assert list(faults(json.loads(json.dumps(value, allow_nan=False)), fields(Traits)[trait][0], trait)) == []


def test_a_whole_game_by_messages() -> None:
    browser = opened()
    choose = random.Random(1).choice
    while not browser.board.game.over:
        prompt = browser.board.view["prompt"]
        squares = [row.split() for row in prompt.get("squares", "").split(";") if row]
        answers = [*range(sum(len(turns) for _, _, turns in squares))]
        answers += [option["id"] for option in prompt["options"]]
        chosen = choose([*answers, None] if prompt["skip"] else answers)
        browser.do("skip") if chosen is None else browser.do("act", answer=chosen)
        assert browser.messages == []
    assert browser.board.view["final"]["totals"] == list(browser.board.game.scores.values())


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    browser = opened()
    no = browser.ask("why", cell=[7, 7], turn=0)["ok"]
    assert no["rule"] == "BASE-4.3"
    assert no["rule_text"] == carcnb.rule("BASE-4.3").short
    assert browser.updates == []
    browser.act("skip")
    assert browser.refused()["rule"] == "BASE-3.3"
    for number in (-1, len(browser.board.game.legal_actions())):
        browser.do("act", answer=number)
        assert browser.refused() == {
            "kind": "refused",
            "n": 1,
            "text": f"This message is not understood: answer = {number}",
            "rule": None,
            "rule_text": "",
        }
    assert browser.updates == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", 'There is no action "palce"; did you mean "place"?'),
        ("cs", "Akce „palce“ neexistuje; nemá to být „place“?"),
    ],
)
def test_a_misspelt_action_is_told_with_the_right_one(lang: str, text: str) -> None:
    """In the board's language; and nothing is said beside it (BASE-3.3)."""
    board = opened(lang=lang).board
    wrong = str(board.game.legal_actions()[0]).replace("place", "palce")
    refusal = board.game.why_not(wrong)
    reader = Reader.of(board.game, lang)
    assert (reader.reason(refusal), refusal.rule, reader.clause(refusal)) == (text, "BASE-3.3", "")


def test_a_late_answer_is_refused() -> None:
    browser = opened()
    first = browser.board.game.legal_actions()[0]
    browser.tell({"do": "act", "n": 1, "answer": 0})
    browser.tell({"do": "act", "n": 1, "answer": 1})
    assert browser.refused()["text"] == "The game has moved on. This is the newest board."
    assert browser.board.game.history[-1] == first
    assert {update["view"]["n"] for update in browser.updates} == {browser.board.view["n"]}
    browser.tell({"do": "ask", "id": 3, "n": 1, "what": "rule", "rule": "BASE-1.1"})
    assert browser.messages.pop()["error"] == "The game has moved on. This is the newest board."


def test_a_late_answer_brings_what_python_did_meanwhile() -> None:
    browser = opened()
    browser.board.game.apply(browser.board.game.legal_actions()[0])
    browser.tell({"do": "act", "n": 1, "answer": 1})
    assert browser.refused()
    assert browser.updates[-1]["view"]["n"] == len(browser.board.game.history)


def test_an_answer_to_a_question_that_was_left_is_refused() -> None:
    """A number means something else where another move was made after the same number of answers."""
    browser = opened()
    seen = browser.board.view
    first, second, *_ = browser.board.game.legal_actions()
    browser.act(first)
    late = {"do": "act", "n": browser.board.view["n"], "line": browser.board.view["line"], "answer": 0}
    browser.do("undo")
    assert browser.board.view["n"] == seen["n"]
    browser.act(second)
    assert browser.board.view["n"] == late["n"]
    now = browser.board.game.history
    browser.tell(late)
    assert browser.refused()["text"] == "The game has moved on. This is the newest board."
    assert browser.board.game.history == now
    browser.tell({"do": "skip", "n": late["n"], "line": "0"})
    assert "line" in browser.refused()["text"]


def test_time() -> None:
    browser = opened()
    start = browser.board.view
    browser.do("undo")
    assert browser.refused()["text"] == "There is nothing to undo."
    browser.do("redo")
    assert browser.refused()["text"] == "There is nothing to redo."
    browser.act(browser.board.game.legal_actions()[0])
    after = browser.board.view
    assert after["can_undo"]
    browser.do("undo")
    assert browser.board.view == start | {"can_redo": True, "line": 1, "rev": 2}
    browser.do("redo")
    assert browser.board.view == after | {"line": 1, "rev": 3}
    browser.do("goto", to=0)
    assert browser.board.view["n"] == 1  # the draw that is due is drawn
    browser.do("goto", to=2)
    assert browser.board.view == after | {key: browser.board.view[key] for key in ("line", "rev")}
    browser.do("goto", to=99)
    assert browser.refused()["text"] == "The game has 2 answers; there is nothing beyond."


def test_a_new_game_has_the_same_players_and_other_tiles() -> None:
    browser = opened()
    seeds = {browser.board.game.setup.seed}
    for _ in range(3):
        browser.act(browser.board.game.legal_actions()[0])
        browser.do("new")
        assert browser.board.game.names == NAMES
        assert browser.board.view["n"] == 1
        seeds.add(browser.board.game.setup.seed)
    assert len(seeds) == 4


@pytest.mark.parametrize("given", [{"position": ["base-E 0,0 r0 red:city.N"]}, {"supply": ["red meeple 3"]}])
def test_a_game_from_a_position_starts_over(given: dict[str, Any]) -> None:
    game = carcnb.Game(NAMES, seed=5, **given)
    browser = Browser(play(game))
    setup, first = game.setup, browser.board.view
    browser.act(game.legal_actions()[0])
    browser.do("again")
    assert browser.board.game.setup == setup
    assert browser.board.view == first | {"can_undo": True, "line": 1, "rev": 2}  # the game left can be brought back
    browser.do("new")
    assert browser.board.game.setup == dataclasses.replace(setup, seed=browser.board.game.setup.seed)
    assert browser.board.game.setup.seed != 5


def test_so_many_games_are_brought_back_and_no_more_are_held() -> None:
    browser = Browser(play(carcnb.Game(NAMES, seed=5)))
    first = weakref.ref(browser.board.game)
    for _ in range(BROUGHT_BACK + 1):
        browser.do("new")
    gc.collect()
    assert first() is None
    for _ in range(BROUGHT_BACK):
        assert browser.board.view["can_undo"]
        browser.do("undo")
    assert not browser.board.view["can_undo"]


def test_a_game_with_a_seed_and_fixed_draws_is_played_again_or_anew() -> None:
    browser = Browser(play(carcnb.Game(NAMES, seed=5, draws=["base-D", "base-K"])))
    setup = browser.board.game.setup
    browser.act(browser.board.game.legal_actions()[0])
    browser.do("again")
    assert browser.board.game.setup == setup
    assert browser.board.view["prompt"]["tile"] == "base-D"
    browser.do("new")
    assert browser.board.game.setup.draws == ()
    assert browser.board.game.setup.seed != 5


def test_a_refusal_names_the_message_that_is_refused() -> None:
    browser = opened()
    browser.do("undo", no=7)
    assert browser.refused()["no"] == 7
    browser.do("undo")
    assert "no" not in browser.refused()
    browser.tell({"do": "undo", "n": 0, "no": 8})  # late: the newest view comes first, then the reason
    assert browser.refused()["no"] == 8


def test_who_looks_may_ask_but_not_move() -> None:
    game = carcnb.Game(NAMES, seed=7)
    browser = Browser(show(game))
    for do in ("undo", "redo", "new"):
        browser.do(do)
        assert browser.refused()["text"] == "This board is for looking."
    browser.act(game.legal_actions()[0])
    assert browser.refused()
    browser.do("goto", to=0)
    assert browser.refused()
    assert browser.ask("card", cell=[0, 0], segment=0)["ok"]["title"] == "City"
    assert len(game.history) == 1


# ---- words


def test_the_language_of_one_board() -> None:
    browser = opened()
    browser.tell({"do": "language", "lang": "cs"})
    assert [sorted(update) for update in browser.updates] == [["view", "words"]]
    assert browser.board.words["lang"] == browser.board.lang == "cs"
    assert browser.board.view["prompt"]["question"] == "Přilož kartičku"
    assert carcnb.language() == "en"
    browser.tell({"do": "language", "n": 1, "lang": "tlh"})
    assert browser.refused()["text"] == "Neznámý jazyk: tlh"
    browser.act(browser.board.game.legal_actions()[0])
    assert browser.board.view["prompt"]["question"] == "Umístit figurku?"


def test_names_stay_text_everywhere() -> None:
    name = "<script>alert(1)</script>"
    board = play([name, "<b>Ben</b>"], seed=7)
    data, _ = board._repr_mimebundle_()
    assert name in data["text/plain"]
    assert "<script" not in data["text/html"] + svg(data)
    assert "&lt;script" in svg(data)
    assert board.view["seats"][0]["name"] == name


# ---- what a hostile page may send


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
PART = (
    st.sampled_from(
        [
            *("act", "skip", "undo", "redo", "new", "again", "goto", "language", "lesson", "ask"),
            *("card", "outlook", "why", "rule", "log", "share", "record", "en", "cs", "next", "hint", "BASE-4.5"),
            *("skip", "place base-K 1,0 r0", "place", "deploy meeple 0,0 city.N", "draw base-K", "place base-K 1,0 r9"),
            *(0, 1, 2, 3, -1, 10**30, True, None, [0, 0], [0, -1], ["0", 0], [10**9, 0], {}),
        ]
    )
    | JSON
)
FIELDS = (
    "do",
    "n",
    "id",
    "what",
    "turn",
    "to",
    "lang",
    "cell",
    "segment",
    "rule",
    "before",
    "answer",
    "extra",
    "no",
    "form",
)
NEAR = st.fixed_dictionaries({"do": PART, "n": PART}, optional=dict.fromkeys(FIELDS[2:], PART))


def message(do: str, *fields: str, **fixed: object) -> st.SearchStrategy[dict[str, object]]:
    """A message with all its fields, of whatever value."""
    return st.fixed_dictionaries({"do": st.just(do), "n": st.integers(0, 3), **dict.fromkeys(fields, PART)}).map(
        lambda made: made | fixed
    )


WELL = st.one_of(
    message("act", "answer"),
    *(message(do, "no") for do in ("skip", "undo", "redo", "new", "again")),
    message("goto", "to"),
    message("language", "lang"),
    message("lesson", "what"),
    message("ask", "cell", "segment", id=1, what="card"),
    message("ask", "answer", id=1, what="outlook"),
    message("ask", "cell", "turn", id=1, what="why"),
    message("ask", "rule", id=1, what="rule"),
    message("ask", "before", id=1, what="log"),
    message("ask", "form", id=1, what="share"),
)


@settings(max_examples=400, deadline=None)
@given(st.lists(JSON | NEAR | WELL | WELL, max_size=5))
def test_no_message_raises_or_leaves_the_board_wrong(messages: list[object]) -> None:
    browser = opened()
    for message in messages:
        board = browser.board
        before = board.game.history
        browser.tell(message)
        after = board.game.history
        do = message.get("do") if isinstance(message, dict) else None
        if after != before:
            assert do in ("act", "skip", "undo", "redo", "goto", "new", "again")
            assert type(message["n"]) is int
            assert message["n"] == len(before)
        assert board.view["n"] == len(after)
        assert carcnb.Game.from_answers(board.game.setup, after).scores == board.game.scores
        for sent in browser.messages:
            assert sent["kind"] in ("reply", "refused", "same")
            assert sent["kind"] != "same" or after == before
            json.dumps(sent)
        browser.messages.clear()


@pytest.mark.parametrize(
    ("message", "what"),
    [
        ([], "list"),
        ({}, "do = None"),
        ({"do": "format"}, "do = 'format'"),
        ({"do": "?", "n": 0}, "do = '?'"),
        ({"do": "undo"}, "n"),
        ({"do": "undo", "n": True}, "n = True"),
        ({"do": "undo", "n": 1.0}, "n = 1.0"),
        ({"do": "undo", "n": 1, "force": 1}, "'force'"),
        ({"do": "act", "n": 1}, "answer"),
        ({"do": "act", "n": 1, "answer": ["skip"]}, "answer = ['skip']"),
        ({"do": "language", "lang": "x" * 201}, f"lang = '{'x' * 38}…"),
        ({"do": "goto", "n": 1, "to": "0"}, "to = '0'"),
        ({"do": "ask", "n": 1, "what": "rule", "rule": "BASE-1.1"}, "id = None"),
    ],
)
def test_a_message_that_is_not_understood_is_refused_by_its_part(message: object, what: str) -> None:
    browser = opened()
    browser.tell(message)
    assert browser.refused()["text"] == f"This message is not understood: {what}"
    assert browser.updates == []


def test_a_question_that_is_not_understood_gets_an_answer() -> None:
    browser = opened()
    browser.tell({"do": "ask", "id": 4, "n": 1, "what": "card", "cell": [0], "segment": 0})
    [reply] = browser.messages
    assert (reply["kind"], reply["id"]) == ("reply", 4)
    assert "cell" in reply["error"]


def test_a_page_cannot_set_what_the_board_shows() -> None:
    board = opened().board
    before = board.view
    board.widget._handle_msg(
        {"content": {"data": {"method": "update", "state": {"view": {}, "ui": {}}}}, "buffers": []}
    )
    assert board.view == board.widget.view == before
    assert board.ui["height"] is board.widget.ui["height"] is None


# ---- Python


def test_python_moves_show_on_the_board() -> None:
    browser = opened()
    heard: list[int] = []
    browser.board.on_change(lambda board: heard.append(board.view["n"]))
    browser.board.apply(browser.board.game.legal_actions()[0])
    assert browser.updates[-1]["view"]["n"] == 2
    browser.board.game.apply("skip")
    browser.board.refresh()
    browser.board.refresh()
    assert [update["view"]["n"] for update in browser.updates] == [2, 4]
    assert heard == [2, 4]
    with pytest.raises(carcnb.IllegalAction):
        browser.board.apply("skip")
    assert browser.board.view["n"] == 4


def test_play_goes_on_with_a_game() -> None:
    game = carcnb.Game(NAMES, seed=7)
    assert play(game).game is play(game=game, theme="dark", height=600).game is game
    with pytest.raises(carcnb.SetupError, match="set up already"):
        play(game, seed=3)
    with pytest.raises(carcnb.SetupError, match="no option 'colour'"):
        play(2, colour="red")


@pytest.mark.parametrize(
    ("looks", "text"),
    [
        ({"theme": "pink"}, "auto, light, dark, contrast"),
        ({"height": 20}, "200 to 4000"),
        ({"height": "520"}, "200 to 4000"),
        ({"outlook": "no"}, "True or False"),
        ({"lang": "tlh"}, "no language 'tlh'; there are 'en'"),
        ({"dress": "autumn"}, "autumn"),
    ],
)
def test_looks_that_cannot_be_say_what_can(looks: dict[str, Any], text: str) -> None:
    with pytest.raises(carcnb.SetupError, match=text):
        play(2, **looks)


def test_what_a_notebook_keeps() -> None:
    """The live view, and for places without a kernel a picture and a text, the same for the same game."""
    made = []
    for _ in range(2):
        game = carcnb.Game(NAMES, seed=7)
        game.apply(game.legal_actions()[0])
        data, metadata = play(game)._repr_mimebundle_()
        assert isinstance(metadata, dict)
        assert "model_id" in data.pop("application/vnd.jupyter.widget-view+json")
        made.append(data)
    assert made[0] == made[1]
    assert set(made[0]) == {"text/plain", "text/html"}
    assert svg(made[0]).lstrip().startswith(("<?xml", "<svg"))
    assert "Ada (R) 0, Ben (B) 0\nAda to play: Place a figure?" in made[0]["text/plain"]


def test_the_model_id_can_be_given() -> None:
    assert Board(carcnb.Game(2, seed=1), model_id="carcnb-1").widget.model_id == "carcnb-1"


# ---- what leads through a lesson


class Director:
    """Hears everything, and changes its game on "next"."""

    playable = True
    quiet = False

    def __init__(self) -> None:
        self.game = carcnb.Game(NAMES, seed=7)
        self.heard: list[object] = []

    def on_action(self) -> None:
        self.heard.append(("acted", carcnb.language()))

    def message(self, what: str, to: object = None, answer: object = None) -> bool:
        self.heard.append((what, to, answer))
        self.game = carcnb.Game(NAMES, seed=8)
        return what != "dance"

    def view(self) -> dict[str, Any]:
        caption = [
            {"p": [{"t": "Two tiles, "}, {"t": "four", "b": True}, {"t": " points."}]},
            {"li": [{"t": "And more"}]},
        ]
        head = {"title": carcnb.language(), "where": "Step 1 of 2", "heading": "A city"}
        return head | {"caption": caption, "light": [], "task": None}

    def still(self, dress: str) -> str | None:
        return None


def test_a_director_owns_the_game_and_the_panel() -> None:
    director = Director()
    browser = Browser(Board(director.game, director=director, lang="cs"))
    assert browser.board.view["lesson"] == director.view() | {"title": "cs", "quiet": False}
    text = browser.board._repr_mimebundle_()[0]["text/plain"]
    assert text.startswith("cs (Step 1 of 2): A city\nTwo tiles, four points.\n- And more\n\nAda (R) 0, Ben (B) 0\n")
    browser.act(director.game.legal_actions()[0])
    assert director.heard == [("acted", "cs")]
    assert not browser.board.view["can_undo"]
    for do in ("undo", "redo", "new", "again"):
        browser.do(do)
        assert browser.refused()["text"].startswith("V\xa0lekci")
    browser.do("lesson", what="jump", to=2)
    assert director.heard[-1] == ("jump", 2, None)
    assert browser.board.game is director.game
    assert browser.board.view["n"] == 1
    browser.do("lesson", what="dance")
    assert browser.refused()["text"] == "Tady žádná lekce není."
    assert carcnb.language() == "en"


def test_a_director_hands_the_board_over_to_another_or_to_a_game_and_its_drawings_come_along() -> None:
    class Hall(Director):
        def message(self, what: str, to: object = None, answer: object = None) -> Any:
            snow = carcnb.Game(NAMES, ["winter"], seed=2)
            return {"lesson": LessonRun(find_lesson("ferries/lake")), "game": snow}.get(what, False)

    browser = Browser(Board(Hall().game, director=Hall()))
    browser.do("lesson", what="lesson")
    board = browser.board
    assert board.view["lesson"]["steps"]
    assert board.view["prompt"]["tile"] is None or board.view["prompt"]["tile"] in str(board.sheet)
    assert "ferries-02" in str(board.sheet)
    board._turn_to(Hall())
    board.refresh()
    browser.do("lesson", what="game")
    assert board.view["lesson"] is None
    assert board.game.setup.expansions == ("winter",)
    browser.act(board.game.legal_actions()[0])
    assert board.view["can_undo"]


def test_without_a_lesson_there_are_no_lesson_buttons() -> None:
    browser = opened()
    browser.do("lesson", what="next")
    assert browser.refused()["text"] == "There is no lesson here."


def test_a_page_that_missed_a_view_gets_it_again() -> None:
    """However an update was lost, the next click must bring the board back to life."""
    board = play(["Ada", "Ben"], seed=3)
    board.apply(board.game.legal_actions()[0])
    browser = Browser(board)
    browser.tell({"do": "skip", "n": 1})
    assert browser.refused()["text"]
    assert [update["view"]["n"] for update in browser.updates] == [board.view["n"]]


def test_a_page_may_ask_for_the_newest_view() -> None:
    browser = opened()
    browser.tell({"do": "look", "n": 0})
    assert [update["view"]["n"] for update in browser.updates] == [browser.board.view["n"]]
    assert browser.board.ui["model"] == browser.board.widget.model_id


def test_a_new_game_can_be_taken_back() -> None:
    browser = opened()
    board = browser.board
    browser.act(board.game.legal_actions()[0])
    left = board.game
    browser.do("new")
    assert board.game is not left
    assert board.view["can_undo"]
    browser.do("undo")
    assert board.game is left
    assert board.view["n"] == len(left.history)
