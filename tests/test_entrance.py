"""The way in: a game to play at once, five ways on that open on the same board, and the way back from each."""

# mypy: disable-error-code="index, misc, operator"
from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.curriculum import chapters, lessons_by_system
from carcnb.engine.notation import SEATS
from carcnb.entrance import table
from carcnb.lessons import find_lesson
from carcnb.lessons.cover import cover
from carcnb.progress import keep, keep_part
from carcnb.quizzes import TOPICS
from carcnb.words import languages, say
from tests.board.browser import Browser
from tests.stills import image, svg

WAYS = ["learn", "play", "practise", "explore", "teach"]


@pytest.fixture
def way_in(monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    return Browser(carcnb.home())


def go(browser: Browser, to: str) -> None:
    browser.do("home", to=to)


def rows(browser: Browser) -> list[Any]:
    return browser.board.view["home"]["rows"]


def test_the_first_game_is_played_to_its_end_with_undo_and_a_new_one_waits_after_it(way_in: Browser) -> None:
    board = way_in.board
    assert board.view["home"]["at"] == "start"
    assert [row["to"] for row in rows(way_in)] == WAYS
    way_in.act(board.game.legal_actions()[0])
    assert board.view["can_undo"]
    while not board.game.over:
        way_in.act(board.game.legal_actions()[-1])
    assert len(board.game.table.state.tiles) == 9
    go(way_in, "learn")
    go(way_in, "start")
    assert board.game.over, "who only looked at a page finds the game as it was"
    go(way_in, "lesson:base/roads")
    go(way_in, "start")
    assert len(board.game.history) == 1  # the first draw


def test_a_new_game_begun_at_the_way_in_is_the_one_that_waits_there(way_in: Browser) -> None:
    board = way_in.board
    while not board.game.over:
        way_in.act(board.game.legal_actions()[-1])
    over = board.game
    assert board.view["home"]["text"] == say("home-over")
    way_in.do("new")
    assert board.view["home"]["text"] == say("home-text")
    way_in.do("undo")
    assert board.game is over
    assert board.view["home"]["text"] == say("home-over")
    way_in.do("again")
    again = board.game
    way_in.act(again.legal_actions()[0])
    go(way_in, "lesson:base/roads")
    go(way_in, "start")
    assert board.game is again, "what was played on is not lost behind a lesson"


@pytest.mark.parametrize("lang", languages())
def test_every_row_of_every_page_opens_something_in_place_and_home_leads_back(lang: str, way_in: Browser) -> None:
    way_in.do("language", lang=lang)
    opened = 0
    for way in WAYS:
        go(way_in, way)
        assert not way_in.board.view["playable"]
        page = way_in.board.view["home"]
        of_rules = [row for group in page.get("map", []) for row in (group, {"to": f"practice:{group['rules'][0][0]}"})]
        for row in [row for row in (*page.get("rows", []), *page.get("more", []), *of_rules) if "to" in row][:20]:
            go(way_in, row["to"])
            if way_in.board.view["home"]["at"] == "list":
                assert all(row["text"] for row in way_in.board.view["home"].get("rows", []))
                go(way_in, way_in.board.view["home"]["up"])
                assert way_in.board.view["home"]["title"]
            else:
                opened += 1
                assert way_in.board.view["home"] == {"at": "away"}
                view = way_in.board.view
                assert view["lesson"] or "desk" in view or view["playable"] or "timeline" in view
                go(way_in, "start")
                assert way_in.board.view["lesson"] is None
                go(way_in, way)
        go(way_in, "start")
        assert way_in.board.view["playable"]
    assert opened > len(TOPICS)
    assert not [message for message in way_in.messages if message["kind"] == "refused"]


@pytest.mark.parametrize("on", [[], ["practise"], ["practise", "anew"], ["following"]])
def test_whatever_a_lesson_from_here_leads_on_to_offers_the_way_home(on: list[str], way_in: Browser) -> None:
    go(way_in, "lesson:base/placing")
    for what in [*on, ""]:
        last = len(way_in.board.view["lesson"]["steps"])
        for to in (last, last - 1):  # the end of a quiz is its last step, that of a lesson comes after it
            if "end" not in way_in.board.view["lesson"]:
                way_in.do("lesson", what="jump", to=to)
        offers = [offer["do"] for offer in way_in.board.view["lesson"]["end"]["offers"]]
        assert offers.count("home") == 1
        if what:
            way_in.do("lesson", what=what)
    way_in.do("lesson", what="home")
    assert way_in.board.view["home"]["at"] == "start"


def test_elsewhere_nothing_leads_home() -> None:
    browser = Browser(carcnb.lesson("base/placing"))
    browser.do("lesson", what="jump", to=len(browser.board.view["lesson"]["steps"]))
    assert "home" not in [offer["do"] for offer in browser.board.view["lesson"]["end"]["offers"]]
    browser.do("lesson", what="home")
    assert browser.refused()


def test_a_new_game_is_dealt_with_names_seats_and_expansions(way_in: Browser) -> None:
    go(way_in, "play")
    table = way_in.board.view["home"]["table"]
    assert table["names"] == ["Ada", "Ben"]
    deal = {"seats": ["red", "pink"], "names": ["Eva", "Jan"], "farmers": False}
    way_in.do("deal", **deal, expansions=[name for name, _ in table["expansions"]][:3])
    game = way_in.board.game
    assert game.names == {"red": "Eva", "pink": "Jan"}
    assert not game.setup.farmers
    assert len(game.setup.expansions) == 3
    assert way_in.board.view["playable"]
    assert {f"t-{tile}" for tile in game.setup.stack()} <= set(way_in.board.sheet["parts"].split())


@pytest.mark.parametrize("lang", languages())
def test_who_cannot_begin_a_game_is_told_why_in_the_language_of_the_board(lang: str, way_in: Browser) -> None:
    way_in.do("language", lang=lang)
    go(way_in, "play")
    for names, key, told in (
        (["Eva"], "players", {}),
        (["Eva", "eva"], "same-name", {"name": "eva"}),
        (["Eva", "Ev\u0430"], "alike", {"one": "Eva", "other": "Ev\u0430"}),
        (["Eva", "\u202eJan"], "name", {"name": "Jan"}),
        (["Eva", "x" * 41], "name", {"name": "x" * 39 + "…"}),
    ):
        way_in.do("deal", seats=list(SEATS)[: len(names)], names=names, expansions=[], farmers=True)
        refused = way_in.refused()
        assert refused["text"] == say(f"why-{key}", lang, **told)
        assert refused["rule"] is None
        assert way_in.board.view["home"]["at"] == "table"


@pytest.mark.parametrize("seats", [["red"], ["red", "red"], ["red", "gold"]])
def test_a_page_that_asks_for_no_game_at_all_is_refused(seats: list[str], way_in: Browser) -> None:
    go(way_in, "play")
    way_in.do("deal", seats=seats, names=["Eva", "Jan"], expansions=[], farmers=True)
    assert way_in.refused()["text"]


@pytest.mark.parametrize("to", ["nowhere", "lesson:base/nix", "practice:nix", "studio:exit", "learn/nix", ""])
def test_what_is_not_there_is_refused(to: str, way_in: Browser) -> None:
    go(way_in, to)
    assert way_in.refused()
    assert way_in.board.view["home"]["at"] == "start"


def test_what_is_refused_away_from_home_leaves_everything_as_it_was(way_in: Browser) -> None:
    board = way_in.board
    deal = {"seats": ["red", "blue"], "names": ["Ada", "Ben"], "expansions": [], "farmers": True}
    way_in.do("deal", **deal)
    assert way_in.refused(), "games are dealt at the table"
    while not board.game.over:
        way_in.act(board.game.legal_actions()[-1])
    way_in.do("lesson", what="watch")
    shown = board.view["timeline"]["at"]
    go(way_in, "nowhere")
    assert way_in.refused()
    way_in.do("lesson", what="next")
    assert board.view["timeline"]["at"] == shown + 1, "who goes nowhere still watches"
    go(way_in, "play")
    way_in.do("deal", **deal)
    dealt = board.game
    way_in.do("deal", **deal)
    assert way_in.refused()
    assert board.game is dealt
    go(way_in, "start")
    go(way_in, "play")
    go(way_in, "resume")
    assert board.game is dealt


def test_other_boards_know_no_way_home() -> None:
    browser = Browser(carcnb.play(2, seed=1))
    go(browser, "learn")
    assert browser.refused()
    assert "home" not in browser.board.view


def test_it_goes_on_where_the_learner_was(
    way_in: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    go(way_in, "learn")
    first = rows(way_in)[0]["to"]
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path_factory.mktemp("learner") / "progress.json"))
    keep(first.removeprefix("lesson:"), {1}, 1, True)
    go(way_in, "start")
    go(way_in, "learn")
    assert rows(way_in)[0]["to"] != first
    assert rows(way_in)[1]["share"][0] == 1
    assert rows(way_in)[1]["note"].startswith("1 of ")


def test_a_saved_cell_is_a_wide_picture_with_a_word_on_how_to_begin(way_in: Browser) -> None:
    data, _ = way_in.board._repr_mimebundle_()
    assert "Shift+Enter" in data["text/html"]
    assert image(data)["alt"]
    assert len(svg(data)) < 60_000


def test_what_was_left_to_go_home_can_be_gone_on_with(way_in: Browser) -> None:
    go(way_in, "play")
    way_in.do("deal", seats=["red", "blue"], names=["Ada", "Ben"], expansions=[], farmers=True)
    dealt = way_in.board.game
    way_in.act(dealt.legal_actions()[0])
    go(way_in, "start")
    assert way_in.board.game is not dealt
    go(way_in, "play")
    assert rows(way_in)[0]["to"] == "resume"
    assert [row["to"] for row in rows(way_in) if row.get("first")] == ["resume"], "what most will want is to go on"
    go(way_in, "resume")
    assert way_in.board.game is dealt
    assert way_in.board.view["can_undo"]


def test_each_way_keeps_what_was_left_there(way_in: Browser) -> None:
    """A look at a lesson costs neither the game nor the lesson that was being recorded."""
    go(way_in, "teach")
    go(way_in, "studio:recorder")
    way_in.do("edit", what="write", field="title", text="Mine")
    go(way_in, "learn")
    assert rows(way_in)[0]["to"] != "resume"
    go(way_in, rows(way_in)[0]["to"])
    go(way_in, "start")
    go(way_in, "teach")
    assert rows(way_in)[0]["text"] == "Go on with what you were making"
    go(way_in, "resume")
    assert way_in.board.view["desk"]["draft"]["title"] == "Mine"
    go(way_in, "learn")
    go(way_in, "resume")
    assert way_in.board.view["lesson"]


def test_what_a_class_needs_is_named_where_its_notebook_does_not_lie_beside(
    way_in: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it does, a row leads there."""
    folder = tmp_path / "en"
    folder.mkdir()
    monkeypatch.chdir(folder)
    go(way_in, "teach")
    assert "carcnb.classroom" in way_in.board.view["home"]["text"]
    go(way_in, "start")
    (folder / "91_teach_a_class.ipynb").touch()
    go(way_in, "teach")
    assert "text" not in way_in.board.view["home"]
    assert say("home-class") in [row["text"] for row in rows(way_in)]


def test_a_table_is_the_page_on_which_a_new_game_is_set_up() -> None:
    browser = Browser(table(lang="cs"))
    assert browser.board.view["home"]["at"] == "table"
    assert browser.board.view["home"]["title"] == say("home-play-title", "cs")
    browser.do("deal", seats=["red", "blue"], names=["Eva", "Jan"], expansions=["gifts"], farmers=True)
    assert browser.board.game.setup.expansions == ("gifts",)


def test_lessons_are_a_path_of_chapters_each_with_its_picture_minutes_and_what_is_done(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path / "progress.json"))
    for name in ("base/placing", "base/edges", "base/claims"):
        keep(name, [1], 1, True)
    keep("base/roads", [1], 2, False)
    browser = Browser(carcnb.home())
    go(browser, "learn/base")
    found = browser.board.view["home"]["path"]
    assert [chapter["share"] for chapter in found] == [(3, 9), (0, 9), (0, 6)]
    assert [chapter["now"] for chapter in found] == [True, False, False]
    assert found[0]["note"] == say("home-done", done=3, of=9, time=say("home-minutes", n=37))
    lessons = {row["to"]: row for row in found[0]["rows"]}
    assert [to for to, row in lessons.items() if row["first"]] == ["lesson:base/roads"], (
        "what was begun is gone on with"
    )
    assert lessons["lesson:base/placing"]["share"] == (1, 1)
    done, of = lessons["lesson:base/roads"]["share"]
    assert 0 < done < of, "a lesson whose tasks are solved is not done before its end"
    tiles = [row["cover"]["tiles"] for chapter in found for row in chapter["rows"]]
    assert all(0 < len(those) <= 6 for those in tiles)
    assert {(min(x for x, *_ in those), min(y for _, y, *_ in those)) for those in tiles} == {(0, 0)}
    drawn = set(browser.board.view["home"]["art"].split())
    assert {f"t-{design}" for those in tiles for _, _, design, _ in those} <= drawn


def test_the_cover_of_a_lesson_shows_who_stands_there_when_it_asks() -> None:
    shown = cover("base/cities")
    assert "base-E" in [tile[2] for tile in shown.tiles]
    assert [(piece.seat, piece.kind, piece.lies) for piece in shown.pieces] == [("red", "meeple", False)]
    assert [piece.lies for piece in cover("base/end_fields").pieces] == [True], "a farmer lies"


def test_the_last_lesson_of_a_chapter_crowns_who_has_done_all_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path / "progress.json"))
    chapter = chapters()["ferries/1"]
    of = chapter.lessons[-1]
    browser = Browser(carcnb.lesson(of.name))
    for _ in find_lesson(of.name).steps:
        browser.do("lesson", what="next")
    end = browser.board.view["lesson"]["end"]
    assert "crown" not in end
    for entry in chapter.lessons:
        keep(entry.name, [], entry.tasks, True)
    browser = Browser(carcnb.lesson(of.name))
    for _ in find_lesson(of.name).steps:
        browser.do("lesson", what="next")
    end = browser.board.view["lesson"]["end"]
    assert end["crown"] == browser.board.game.seats[0]
    assert say("lesson-lessons", done=len(chapter.lessons), n=len(chapter.lessons)) in end["facts"]


def test_a_streak_is_seen_where_one_begins(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path / "progress.json"))
    today = date.today()
    told = {"day": today.isoformat(), "done": 3, "streak": 4}
    keep_part("practice", lambda kept: kept | told)
    assert say("practice-streak", n=4) in [row["note"] for row in rows(Browser(carcnb.home()))]


@pytest.mark.parametrize("lang", languages())
def test_a_notebook_of_an_expansion_says_how_long_its_lessons_take(lang: str) -> None:
    said = r"about (\d+) minutes of lessons:" if lang == "en" else r"lekce asi na (\d+) minut:"
    for name, entries in lessons_by_system().items():
        if name == "base":
            continue
        (file,) = (Path(__file__).parents[1] / "notebooks" / lang).glob(f"{entries[0].tutorial:02}_*.ipynb")
        found = re.findall(said, file.read_text("utf-8"))
        assert [round(sum(entry.minutes for entry in entries) / 5) * 5] == [int(n) for n in found], file.name
