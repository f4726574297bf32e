"""A site without Jupyter, from a server that knows nothing but files: its boards play, also over bad lines and none."""

from __future__ import annotations

import json
import os
import re
import threading
from collections.abc import Iterator
from html import escape
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from carcnb import Game, position_text
from carcnb.classroom import collect
from carcnb.classroom.courses.address import pack_outline
from carcnb.classroom.courses.outline import outline
from carcnb.engine.expansions import ORDER
from carcnb.hypertext import h, write
from carcnb.rulebook.example import example
from carcnb.site import lessons, ways
from carcnb.site.build import build
from carcnb.site.frame import OFFLINE, Here, page_html
from carcnb.site.pages import style_file
from carcnb.site.pyodide import SiteError
from carcnb.site.rules import lesson_page
from carcnb.site.stills import Stills
from carcnb.site.ways import opener
from carcnb.words import say
from tests.e2e.board import Board
from tests.e2e.thinking import STARTS, thoughts

pytestmark = pytest.mark.browser

EVERYTHING = [kind.name for kind in ORDER]
BOARDS: dict[str, dict[str, Any]] = {
    "explore": {"open": "explore"},
    "home": {"open": "home"},
    "lesson": {"open": "lesson", "name": "base/placing", "lang": "en"},
    "game": {"open": "play", "players": 6, "expansions": EVERYTHING, "seed": 3, "lang": "cs"},
    "table": {"open": "play"},
    "quiz": {"open": "practice", "name": "points", "seed": 1},
    "editor": {"open": "studio", "name": "editor"},
    "course": {"open": "course"},
    "wrong": {"open": "lesson", "name": "base/nowhere"},
}


LARGEST = 8_100_000
"""Bytes of the engine, packed, that a first board waits for."""


class Server(ThreadingHTTPServer):
    """Serves the site; loses the connection once in the midst of a file, holds one back, or is gone."""

    lost: str = ""
    held: str = ""
    gone = False
    sent = 0
    """Bytes of files."""

    def __init__(self, folder: Path) -> None:
        self.go_on = threading.Event()
        super().__init__(("127.0.0.1", 0), lambda *given: Handler(*given, directory=str(folder)))

    @property
    def address(self) -> str:
        """Where the site is, in a folder of the server."""
        return f"http://127.0.0.1:{self.server_port}/site"


class Handler(SimpleHTTPRequestHandler):
    server: Server

    def log_message(self, *_: object) -> None:
        """Be quiet."""

    def copyfile(self, source: Any, output: Any) -> None:
        path = self.path.partition("?")[0]
        if self.server.gone:
            raise ConnectionAbortedError
        if self.server.lost and path.endswith(self.server.lost):
            self.server.lost = ""
            output.write(source.read(100_000))
            raise ConnectionAbortedError
        if self.server.held and path.endswith(self.server.held):
            output.write(source.read(1_000_000))
            self.server.go_on.wait(600)
        self.server.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, output)


def page_of(board: dict[str, Any], asks: bool = False) -> str:
    """A page with one board, and what stands there until it comes, or is asked for."""
    told, picture = escape(json.dumps(board)), '<div class="p-pic"><p style="height:400px">A picture</p></div>'
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Board</title>'
        '<script type="module" src="engine/page.js"></script>'
        f'<div class="p-board" {"data-asks" if asks else ""} data-carcnb="{told}">{picture}</div>'
    )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The site on a server."""
    folder = tmp_path_factory.mktemp("server")
    try:
        pages = {name: page_of(board) for name, board in BOARDS.items()}
        pages["rule"] = page_of({"open": "rule", "name": "BASE-5.7"}, asks=True)
        pages["sheet"] = (
            '<!doctype html><title>Sheet</title><script type="module" src="engine/page.js"></script>a sheet'
        )
        told = next(page for page in ways.pages("en", Stills()) if page.here.where == OFFLINE)
        pages["offline"] = page_html(told._replace(here=Here("offline.html", "en")), ["en"])
        pages["open"] = page_of(BOARDS["home"]) + write(h.h1("A game"), opener(Here("open.html", "en")))
        lesson = next(page for page in lessons.pages("en", Stills()) if page.here.where == lesson_page("base/roads"))
        pages["en/learn/base/roads"] = page_html(lesson, ["en"])
        build(folder / "site", [*((f"{name}.html", text) for name, text in pages.items()), style_file()])
    except SiteError as error:
        (pytest.fail if os.environ.get("CARCNB_ALL") else pytest.skip)(str(error))
    with Server(folder) as running:
        running.block_on_close = False
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


@pytest.fixture(scope="module")
def visitor(browser: Any, server: Server) -> Iterator[BrowserContext]:
    """One person's browser, which keeps what it has; it asks no other server for anything."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    elsewhere: list[str] = []
    context.on("request", lambda asked: elsewhere.append(asked.url) if not _is_here(asked.url, server) else None)
    yield context
    context.close()
    assert elsewhere == []


def _is_here(url: str, server: Server) -> bool:
    return url.startswith((server.address, "blob:", "data:"))


def opened(page: Page, server: Server, name: str) -> Locator:
    """The board of a page, live."""
    page.goto(f"{server.address}/{name if '#' in name else f'{name}.html'}")
    board = page.locator(".carcnb")
    expect(board.locator(".cn-frame")).to_be_visible(timeout=STARTS)
    expect(page.get_by_text("A picture")).to_have_count(0)
    return board


def test_little_has_to_come_before_the_first_board(visitor: BrowserContext, server: Server) -> None:
    told = visitor.request.get(f"{server.address}/engine/parts.js").text()
    parts = json.loads(re.findall(r"PARTS = (.*);", told)[0])
    assert sum(part["size"] for name, part in parts.items() if name != "whole") <= LARGEST


def test_a_lost_line_is_tried_again_and_the_way_is_shown(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    server.lost, server.held = "engine/wasm.bin", "engine/library.bin"
    page.goto(f"{server.address}/home.html")
    status = page.get_by_role("status")
    expect(status).to_contain_text(re.compile(r"[\d.]+ of \d+\.\d MB"), timeout=STARTS)
    expect(page.get_by_text("A picture")).to_be_visible()
    server.held = ""
    server.go_on.set()
    expect(page.get_by_role("button", name="Learn")).to_be_visible(timeout=STARTS)
    expect(page.locator(".p-wait")).to_have_count(0)
    assert not server.lost
    page.close()


def test_a_lesson_is_played_to_its_end_and_kept(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    lesson = opened(page, server, "lesson")
    onward = lesson.get_by_role("button", name="Next", exact=True)
    for title in ("Road meets road", "City meets city", "Lay a tile yourself"):
        onward.click()
        expect(lesson.locator(".cn-cap h3")).to_have_text(title)
    lesson.locator("[data-cell]").first.click()
    verdict = lesson.locator(".cn-fb:not(.hint)")
    expect(verdict).to_be_visible(timeout=STARTS)  # what is pressed before would be for the board of before
    onward.click()
    lesson.get_by_role("button", name="Only corners touch there").click()
    expect(verdict).to_contain_text("Right", timeout=STARTS)
    onward.click()
    lesson.get_by_role("button", name="Finish").click()
    expect(lesson.locator(".cn-facts li").first).to_have_text("2 of 2 tasks solved")
    home = opened(page, server, "home")
    home.get_by_role("button", name="Learn").click()
    expect(home.get_by_role("button", name=re.compile("Every side counts"))).to_be_visible()
    page.close()


FIRST = re.compile("1 of 5|Example")
"""Where exercises of a topic begin: with an example where the first is a sum of a new kind."""


def test_a_game_with_everything_and_questions_are_played(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    game = Board(opened(page, server, "game"))
    for _ in range(2):
        game.place(game.squares()[0])
        game.button("skip").click()
        game.settle()
    expect(game.root.locator("[data-tile]")).to_have_count(3)
    quiz = opened(page, server, "quiz")
    expect(quiz.locator(".cn-jump")).to_contain_text(FIRST)
    page.goto(f"{server.address}/wrong.html")
    expect(page.get_by_role("status")).to_contain_text("base/nowhere", timeout=STARTS)
    expect(page.get_by_text("A picture")).to_be_visible()
    page.close()


def test_a_course_is_in_its_link_and_its_results_stay_in_the_browser(
    visitor: BrowserContext, server: Server, tmp_path: Path
) -> None:
    page = visitor.new_page()
    link = f"course.html#{pack_outline(outline('Roads', ['base/roads', 'points 1']))}"
    course = opened(page, server, link)
    course.get_by_role("textbox").fill("Ada")
    course.get_by_role("button", name=say("course-begin"), exact=True).click()
    course.get_by_role("button", name="Points").click()
    expect(course.locator(".cn-task")).to_be_visible()
    course.get_by_role("button", name="Hint").click()
    expect(course.locator(".cn-fb.hint li")).to_have_count(1)
    page.reload()
    course.get_by_role("button", name=say("course-as", name="Ada")).click(timeout=STARTS)
    course.get_by_role("button", name="Points").click()
    expect(course.locator(".cn-fb.hint li")).to_have_count(1)
    course.get_by_role("button", name=say("course-back")).click()
    with page.expect_download() as saved:
        course.get_by_role("link", name=say("save-file", file="ada.json")).click()
    saved.value.save_as(tmp_path / "ada.json")
    assert [row["hints"] for row in collect(tmp_path / "ada.json")] == [1]
    page.goto("about:blank")
    page.goto(f"{server.address}/course.html")
    expect(page.get_by_role("status")).to_contain_text(say("course-no-address"), timeout=STARTS)
    page.close()


def test_what_the_browser_does_not_keep_is_said_and_can_be_saved(
    browser: Any, server: Server, tmp_path: Path, pictures: Path
) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, color_scheme="dark")
    context.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('no', 'SecurityError'); }")
    page = context.new_page()
    course = opened(page, server, f"course.html#{pack_outline(outline('Roads', ['base/roads', 'points 1']))}")
    course.get_by_role("textbox").fill("Ada")
    course.get_by_role("button", name=say("course-begin"), exact=True).click()
    told = course.locator(".cn-unkept")
    expect(told).to_contain_text(say("unkept-page-denied"))
    expect(course.get_by_text(say("course-kept-here", name="Ada", file="", folder=""))).to_have_count(0)
    course.get_by_role("button", name="Points").click()
    expect(course.locator(".cn-task")).to_be_visible()
    course.get_by_role("button", name="Hint").click()
    expect(course.locator(".cn-fb.hint li")).to_have_count(1)
    for name, width, height in (("desktop", 1440, 900), ("laptop", 1280, 720), ("phone", 390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        expect(told).to_be_in_viewport(ratio=1)
        page.screenshot(path=pictures / f"unkept-{name}.png")
    with page.expect_download() as saved:
        told.get_by_role("link").click()
    assert saved.value.suggested_filename == "ada.json"
    saved.value.save_as(tmp_path / "ada.json")
    assert [row["hints"] for row in collect(tmp_path / "ada.json")] == [1]
    context.close()


@pytest.mark.many
def test_a_line_that_stalls_is_tried_again_and_a_file_that_is_missing_is_done_without(
    browser: Any, server: Server
) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    server.go_on.clear()
    server.held = "engine/wasm.bin"
    page.goto(f"{server.address}/home.html")
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"[1-9][\d.]* of \d+\.\d MB"), timeout=STARTS)
    server.held = ""  # what is on the way stays held
    expect(page.get_by_role("button", name="Learn")).to_be_visible(timeout=STARTS + 60_000)
    assert not server.go_on.is_set()
    context.close()
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.route("**/snapshot.bin*", lambda route: route.fulfill(status=404))
    page = context.new_page()
    page.goto(f"{server.address}/home.html")
    expect(page.get_by_role("button", name="Learn")).to_be_visible(timeout=STARTS + 60_000)
    context.close()
    server.go_on.set()


def test_a_hard_opponent_answers_within_three_seconds_and_the_page_goes_on(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    found = thoughts(context, server.address, 6, EVERYTHING, 0.5)
    context.close()
    assert found
    assert median(took for took, _ in found) < 3000
    assert max(took for took, _ in found) < 4000, "the page says by then that no answer has come"
    assert max(still for _, still in found) < 1000


def test_a_game_is_gone_on_with_when_the_page_is_opened_again(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    root = opened(page, server, "table")
    root.get_by_role("button", name=say("level-easy")).click()
    expect(root.locator("[data-cell]").first).to_be_visible(timeout=STARTS)
    board = Board(root)
    board.place(board.squares()[0])
    expect(root.locator("[data-tile]")).to_have_count(2, timeout=STARTS)
    again = opened(page, server, "table")
    again.get_by_role("button", name=say("home-resume-play")).click()
    expect(again.locator("[data-tile]")).not_to_have_count(1)
    page.close()


def test_what_was_shared_is_opened_again(visitor: BrowserContext, server: Server, tmp_path: Path) -> None:
    page = visitor.new_page()
    board = opened(page, server, "open")
    given, told = page.get_by_label(say("site-open-text")), page.locator("form").get_by_role("status")
    given.fill("nonsense")
    page.get_by_role("button", name=say("site-open-do"), exact=True).click()
    expect(told).to_contain_text(say("given-unknown"))
    expect(board.get_by_role("button", name="Learn")).to_be_visible()
    game = Game(seed=1)
    for _ in range(4):
        game.apply(game.legal_actions()[0])
    given.fill(position_text(game))
    page.get_by_role("button", name=say("site-open-do"), exact=True).click()
    expect(board.locator("[data-tile]")).to_have_count(3)
    expect(told).to_have_text("")
    file = tmp_path / "game.json"
    file.write_text(game.save(), encoding="utf-8")
    page.get_by_label(say("site-open-file")).set_input_files(file)
    expect(board.get_by_role("slider")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text(say("site-opened"))
    page.goto("about:blank")
    sent = opened(page, server, f"explore.html#position:{quote('D 0,0; U 1,0 red:road.E')}")
    expect(sent.locator("[data-tile]")).to_have_count(2)
    page.close()


def test_a_board_that_takes_the_place_of_its_picture_has_all_its_art(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    page.add_init_script(
        """addEventListener("carcnb", ({ target }) => {
        const tiles = [...target.querySelectorAll(".cn-tiles image")];
        window.first = tiles.map(tile => tile.href.baseVal.length > 1000 || tile.href.baseVal.startsWith("blob:"));
      })"""
    )
    opened(page, server, "home")
    first = page.evaluate("() => first")
    assert first
    assert all(first), "a tile that is not there yet is a frame of a few letters"
    page.close()


def dropped(page: Page, text: str) -> None:
    """Drop a file on the board."""
    page.evaluate(
        """text => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "game.jcz"));
        const at = document.querySelector(".carcnb .cn-stage");
        for (const type of ["dragover", "drop"])
          if (at.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })))
            throw new Error(`the browser takes the ${type}`);
      }""",
        text,
    )


def test_a_file_dropped_on_the_board_is_opened(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    board = opened(page, server, "open")
    dropped(page, "PK nonsense")
    expect(board.get_by_role("alert")).to_contain_text(say("given-unknown"))
    expect(board.get_by_role("button", name="Learn")).to_be_visible()
    game = Game(seed=1)
    game.apply(game.legal_actions()[0])
    dropped(page, game.save())
    expect(board.get_by_role("slider")).to_be_visible()
    board.get_by_role("button", name=say("ui-home"), exact=True).click()
    expect(board.get_by_role("button", name="Learn")).to_be_visible()
    page.close()


def test_what_was_visited_opens_without_a_network(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    opened(page, server, "home")
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.goto(f"{server.address}/sheet.html")
    page.wait_for_timeout(500)
    server.gone = True
    assert "a sheet" in page.goto(f"{server.address}/sheet.html").text()  # type: ignore[union-attr]
    expect(opened(page, server, "home").get_by_role("button", name="Learn")).to_be_visible()
    server.gone = False
    page.close()


def test_a_board_on_a_page_that_is_read_comes_when_it_is_asked_for(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    page.goto(f"{server.address}/rule.html")
    button = page.get_by_role("button", name=say("page-try"), exact=True)
    expect(button).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate("performance.getEntriesByType('resource').every(({ name }) => !/board|bin/.test(name))")
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".carcnb .cn-frame")).to_be_visible(timeout=STARTS)
    expect(page.locator(".p-board")).to_be_focused()
    page.close()


PHONE = {"width": 390, "height": 844}


def test_on_a_phone_what_is_asked_is_seen_once_a_rule_is_tried(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(f"{server.address}/rule.html")
    page.add_style_tag(content="body { padding-top: 280px }")  # the site's header, and the rule
    page.get_by_role("button", name=say("page-try"), exact=True).click()
    expect(page.locator(".carcnb .cn-frame")).to_be_visible(timeout=STARTS)
    found = example("BASE-5.7", "base")
    assert found
    expect(page.locator(".carcnb").get_by_text(found.line_in("en")[:30])).to_be_in_viewport(ratio=1)
    context.close()


def test_on_a_phone_a_lesson_is_gone_on_with_without_scrolling(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    page.goto(f"{server.address}/en/learn/base/roads.html")
    expect(page.locator(".carcnb .cn-frame")).to_be_visible(timeout=STARTS)
    expect(page.locator(".carcnb").get_by_role("button", name=say("ui-lesson-next"))).to_be_in_viewport(ratio=0.5)
    assert page.evaluate("scrollY") == 0
    context.close()


def test_who_wants_few_bytes_is_asked_first(browser: Any, server: Server) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script("navigator.connection.__proto__.__defineGetter__('saveData', () => true)")
    page = context.new_page()
    page.goto(f"{server.address}/home.html")
    expect(page.get_by_role("button", name=say("page-try"), exact=True)).to_be_visible()
    expect(page.get_by_text(re.compile(r"^\d+\.\d MB, once$"))).to_be_visible()
    page.wait_for_timeout(500)
    assert page.evaluate("performance.getEntriesByType('resource').every(({ name }) => !name.endsWith('.bin'))")
    assert not page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)")
    page.get_by_text("A picture").click()
    expect(page.locator(".carcnb .cn-frame")).to_be_visible(timeout=STARTS)
    context.close()


def test_all_of_the_site_is_kept_by_a_click(visitor: BrowserContext, server: Server) -> None:
    page = visitor.new_page()
    page.goto(f"{server.address}/offline.html")
    keep, drop = (page.get_by_role("button", name=say(key), exact=True) for key in ("site-keep", "site-keep-drop"))
    status = page.get_by_role("status")
    expect(status).to_have_text(re.compile(say("site-keep-some", size="[0-9.]+")))
    keep.click()
    expect(status).to_have_text(say("site-keep-whole"), timeout=STARTS)
    expect(drop).to_be_focused()
    expect(keep).to_be_hidden()
    server.gone = True
    quiz = opened(page, server, "quiz")  # which was not shown before it was kept
    expect(quiz.locator(".cn-jump")).to_contain_text(FIRST)
    expect(opened(page, server, "editor").locator("[data-box]").first).to_be_visible()
    page.goto(f"{server.address}/offline.html")
    expect(status).to_have_text(say("site-keep-whole"))
    server.gone = False
    drop.click()
    expect(keep).to_be_visible()
    assert page.evaluate("async () => (await (await caches.open('carcnb /site/')).keys()).length") == 0
    page.close()
