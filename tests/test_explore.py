"""Against the computer at one click, and what is explored: a board of one's own, and whatever somebody gives."""

# mypy: disable-error-code="index, literal-required, misc, operator"
from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.board.opponents import LEVELS
from carcnb.engine.errors import RecordError
from carcnb.entrance import table
from carcnb.entrance.games import FARMERS
from carcnb.entrance.rows import FIRST_LEVELS
from carcnb.intake import MOST, lead_of
from carcnb.progress import keep
from carcnb.records import samples
from carcnb.records.opening import open_record
from carcnb.site import host
from carcnb.words import languages, say
from tests.board.browser import Browser
from tests.test_entrance import go, rows

JCZ = Path(__file__).parent / "records/jcz"
GARBAGE = [
    "hello world",
    "PK\x03\x04",
    "{}",
    "[1",
    '{"replay": 3}',
    "D 0,0 red:city.K",
    "lesson:base/nix",
    "   ",
    "\ufeff",
]


@pytest.fixture
def way_in(monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    return Browser(carcnb.home())


def open_text(browser: Browser, text: str) -> None:
    browser.do("open", text=text)


# ---- against the computer


@pytest.mark.parametrize("level", LEVELS)
def test_one_click_begins_a_game_against_a_player_of_that_strength(level: str, way_in: Browser) -> None:
    go(way_in, "play")
    go(way_in, f"against:{level}")
    board = way_in.board
    first, second = board.game.seats
    assert first == "red"
    assert board.levels == {second: level}
    assert [bool(seat.get("computed")) for seat in board.view["seats"]] == [False, True]
    assert board.view["playable"]
    assert board.view["prompt"]["seat"] == first, "the reader begins"
    assert board.game.setup.expansions == ()


def test_the_three_first_strengths_come_first_and_the_others_say_what_they_overlook(way_in: Browser) -> None:
    go(way_in, "play")
    page = way_in.board.view["home"]
    heading, *begins = page["rows"]
    assert "to" not in heading
    assert [row["to"] for row in begins] == [f"against:{level}" for level in FIRST_LEVELS]
    weaker = page["table"]["weaker"]
    assert {row["to"] for row in (*begins, *weaker)} == {f"against:{level}" for level in LEVELS}
    assert all(row["text"] and row["note"] for row in (*begins, *weaker))


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_nobody_is_said_to_forget_farmers_who_stay_at_home(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    farmers = {"en": "farmers", "cs": "sedlák"}[lang]

    def forgetful() -> list[str]:
        home = Browser(carcnb.home(lang=lang))
        go(home, "play")
        return [row["to"] for row in home.board.view["home"]["table"]["weaker"] if farmers in row["note"]]

    assert forgetful() == []
    monkeypatch.setattr("carcnb.entrance.rows.knows_farmers", lambda: True)
    assert forgetful() == ["against:novice", "against:beginner", "against:casual"]


def test_a_game_at_one_click_can_be_gone_on_with(way_in: Browser) -> None:
    go(way_in, "against:easy")
    board, game = way_in.board, way_in.board.game
    way_in.act(game.legal_actions()[0])
    go(way_in, "start")
    assert board.game is not game
    go(way_in, "play")
    assert rows(way_in)[0]["to"] == "resume"
    go(way_in, "resume")
    assert board.game is game
    assert board.levels == {"blue": "easy"}


@pytest.mark.parametrize("lang", languages())
def test_farmers_stay_at_home_until_their_lesson_is_done_and_that_is_said(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path / "progress.json"))
    browser = Browser(table(lang=lang))
    assert browser.board.view["home"]["text"] == say("home-no-farmers", lang)
    go(browser, "against:easy")
    assert not browser.board.game.setup.farmers
    keep(FARMERS, {1}, 1, True)
    go(browser, "play")
    assert browser.board.view["home"]["text"] == say("home-with-farmers", lang)
    go(browser, "against:easy")
    assert browser.board.game.setup.farmers


@pytest.mark.parametrize("to", ["against:", "against:nobody", "against:greedy"])
def test_there_is_no_game_against_nobody(to: str, way_in: Browser) -> None:
    go(way_in, to)
    assert way_in.refused()
    assert way_in.board.view["home"]["at"] == "start"


# ---- explore


def test_an_empty_board_is_a_game_in_which_both_players_are_the_reader(way_in: Browser) -> None:
    go(way_in, "explore")
    go(way_in, "empty")
    board = way_in.board
    assert not board.levels
    assert board.view["prompt"]["tile"]
    way_in.act(board.game.legal_actions()[0])
    assert board.view["can_undo"]
    go(way_in, "explore")
    assert rows(way_in)[0]["to"] == "resume"


def test_a_game_that_comes_along_is_gone_through_and_gone_on_with_where_it_was_left(way_in: Browser) -> None:
    go(way_in, "explore")
    names = [row["to"].removeprefix("record:") for row in rows(way_in) if row.get("to", "").startswith("record:")]
    assert names == list(samples.names())
    go(way_in, f"record:{names[0]}")
    way_in.do("lesson", what="jump", to=7)
    assert way_in.board.view["timeline"]["at"] == 7
    way_in.do("undo")
    way_in.act(way_in.board.game.legal_actions()[-1])
    assert way_in.board.view["timeline"]["own"], "a line of one's own"
    go(way_in, "start")
    assert "timeline" not in way_in.board.view
    go(way_in, "explore")
    go(way_in, "resume")
    assert way_in.board.view["timeline"]["at"] == 6
    assert not way_in.board.view["timeline"]["own"]


def test_positions_and_games_stand_on_one_way_only(way_in: Browser) -> None:
    found: dict[str, list[Any]] = {}
    for way in ("explore", "teach"):
        go(way_in, way)
        found[way] = [row.get("to") for row in rows(way_in)]
    assert "studio:editor" in found["explore"]
    assert not {*found["explore"]} & {*found["teach"]} - {None}


# ---- what somebody gives


@pytest.mark.parametrize("path", sorted(JCZ.rglob("*.jcz")), ids=lambda path: str(path.stem))
def test_a_saved_game_of_jcloisterzone_is_gone_through(path: Path) -> None:
    text = path.read_text("utf-8")
    try:
        record = open_record(text)
    except RecordError as error:
        with pytest.raises(RecordError, match=re.escape(str(error))):
            lead_of(text)
        return
    opened: Any = lead_of(text)
    assert opened.game.history == record.history


def test_a_game_that_was_saved_is_gone_through_and_a_position_is_played_on(way_in: Browser) -> None:
    game = carcnb.play(2, seed=4).game
    for _ in range(9):
        game.apply(game.legal_actions()[0])
    open_text(way_in, f"\ufeff  {game.save()}\n")
    assert way_in.board.view["timeline"]["at"] == 0
    open_text(way_in, "D 0,0; U 1,0 red:road.E")
    assert "timeline" not in way_in.board.view
    assert way_in.board.view["playable"]
    assert len(way_in.board.game.table.state.tiles) == 2


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("lesson:base/roads", "lesson"),
        ("https://example.org/c/cs/learn/base/roads.html", "lesson"),
        ("http://localhost/rules/en/BASE-5.7.html", "lesson"),
        ("https://example.org/en/practise/points.html", "lesson"),
        ("https://example.org/en/practise/puzzles-base.html?x=1", "lesson"),
        ("https://example.org/en/play.html#position:D%200,0", "playable"),
        ("base/one_point", "timeline"),
        ("record:base/one_point", "timeline"),
    ],
)
def test_an_address_or_a_link_leads_where_it_leads_elsewhere(text: str, title: str, way_in: Browser) -> None:
    open_text(way_in, text)
    assert way_in.board.view["home"]["at"] == "away"
    assert way_in.board.view[title]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    "text", [*GARBAGE, "x" * (MOST + 1), "https://example.org/", "https://example.org/en/learn/index.html", "http://["]
)
def test_what_cannot_be_opened_leaves_the_board_and_is_told(text: str, lang: str, way_in: Browser) -> None:
    way_in.do("language", lang=lang)
    go(way_in, "against:hard")
    game, view = way_in.board.game, way_in.board.view
    way_in.act(game.legal_actions()[0])
    view = way_in.board.view
    open_text(way_in, text)
    told = way_in.refused()["text"]
    assert told.startswith(say("error-open", lang, what="").strip())
    assert len(told) < 400
    assert way_in.board.view is view
    assert way_in.board.game is game
    go(way_in, "start")
    go(way_in, "play")
    go(way_in, "resume")
    assert way_in.board.game is game


def test_what_was_on_the_board_when_something_was_opened_can_be_gone_on_with(way_in: Browser) -> None:
    go(way_in, "against:easy")
    game = way_in.board.game
    way_in.act(game.legal_actions()[0])
    open_text(way_in, "base/one_point")
    go(way_in, "play")
    go(way_in, "resume")
    assert way_in.board.game is game
    go(way_in, "explore")
    go(way_in, "resume")
    assert "timeline" in way_in.board.view


def test_the_first_game_waits_while_something_is_opened(way_in: Browser) -> None:
    game = way_in.board.game
    way_in.act(game.legal_actions()[0])
    open_text(way_in, "D 0,0")
    go(way_in, "start")
    assert way_in.board.game is game


@pytest.mark.parametrize("given", [{}, {"text": 5}, {"text": "D 0,0", "name": "x"}, {"text": "x" * 4_000_001}])
def test_a_message_that_is_none_is_refused(given: dict[str, Any], way_in: Browser) -> None:
    way_in.do("open", **given)
    assert say("error-message", what="").split(":")[0] in way_in.refused()["text"]
    assert way_in.board.view["home"]["at"] == "start"


@pytest.mark.parametrize("make", [lambda: carcnb.play(2, seed=1), lambda: carcnb.lesson("base/roads")])
def test_a_board_without_a_way_in_opens_nothing_else(make: Any) -> None:
    browser = Browser(make())
    open_text(browser, "D 0,0")
    assert browser.refused()["text"] == say("error-open-here")


def test_names_in_what_is_opened_are_text(way_in: Browser) -> None:
    open_text(way_in, "players red <b>Ada</b>, blue Ben; D 0,0")
    assert way_in.board.game.names["red"] == "<b>Ada</b>"
    assert way_in.board.view["seats"][0]["name"] == "<b>Ada</b>"


def test_what_is_opened_beside_a_kept_game_does_not_take_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    browser = Browser(host.open_board({"open": "play"}))
    go(browser, "against:easy")
    browser.act(browser.board.game.legal_actions()[0])
    kept = (tmp_path / host.GAME).read_text("utf-8")
    open_text(browser, "D 0,0; U 1,0")
    browser.act(browser.board.game.legal_actions()[0])
    open_text(browser, "base/one_point")
    browser.do("lesson", what="jump", to=7)
    assert (tmp_path / host.GAME).read_text("utf-8") == kept
    again = Browser(host.open_board({"open": "play"}))
    go(again, "resume")
    assert again.board.levels == {"blue": "easy"}
    assert again.board.game.move == 1
