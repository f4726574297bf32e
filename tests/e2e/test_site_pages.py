"""The pages of the site in a real browser, served as files, without the engine: to read, to find, in every colour."""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from carcnb.words import say
from tests.axe import ONLY_FOUND
from tests.e2e.audits import audit
from tests.made import site_pages

pytestmark = pytest.mark.browser

KINDS = {
    "light": [
        "en/index.html",
        "cs/learn/index.html",
        "en/practise/fields.html",
        "cs/teach.html",
        "rules/en/index.html",
        "rules/en/rulebook.html",
        "en/offline.html",
        "404.html",
        "en/embed.html#rule:BASE-7.3",
    ],
    "dark": [
        *("cs/index.html", "en/learn/base/cities.html", "rules/cs/BASE-5.7.html", "rules/cs/ferries.html"),
        *("rules/cs/rulebook.html", "rules/en/base.html"),
    ],
}
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


class Quiet(SimpleHTTPRequestHandler):
    """A server of files that tells nothing, and has no engine."""

    def log_message(self, *told: Any) -> None:
        """Nothing."""

    def do_GET(self) -> None:
        """A file; the engine is an empty script."""
        if "/engine/" not in self.path:
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", "0")
        self.end_headers()
        return None


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the pages, below a folder as on many servers."""
    root = tmp_path_factory.mktemp("site")
    for place, text in site_pages().items():
        path = root / "below" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/below/"
    server.shutdown()


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Open a page of the site: ``visit("en/index.html", width=390)``; what the browser complains of is an error."""
    contexts, wrong = [], list[str]()

    def visit(path: str, size: tuple[int, int] = SIZES["desktop"], **options: Any) -> Page:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: wrong.append(said.text) if said.type in ("error", "warning") else None)
        page.on("request", lambda asked: None if asked.url.startswith((site, "data:")) else wrong.append(asked.url))
        page.goto(site + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert [text for text in wrong if "favicon" not in text] == []


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.many), "dark"])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_window(
    visit: Callable[..., Page], pictures: Path, scheme: str
) -> None:
    found = {}
    for n, path in enumerate(KINDS[scheme]):
        size = [*SIZES][n % 2]
        page = visit(path, SIZES[size], color_scheme=scheme)
        result = Axe().run(page, options=ONLY_FOUND)
        found[path] = [
            f"{one['id']}: {node['html'][:160]}" for one in result.response["violations"] for node in one["nodes"]
        ]
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        page.screenshot(path=pictures / f"site-{re.sub('[/#:]', '-', path)}-{size}-{scheme}.png")
    assert {path: problems for path, problems in found.items() if problems} == {}


@pytest.mark.parametrize(
    "path",
    [
        *("en/index.html", "cs/learn/base/cities.html", "rules/en/BASE-7.3.html", "en/play.html", "en/teach.html"),
        *("cs/practise/fields.html", "rules/cs/ferries.html", "rules/en/rulebook.html", "en/learn/index.html"),
    ],
)
def test_what_is_asked_of_any_page_is_so_on_a_phone(visit: Callable[..., Page], path: str) -> None:
    assert audit(visit(path, SIZES["phone"])) == []


def test_the_audit_finds_what_is_wrong(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(
        '<html><body><h1>One</h1><h3 id="a">Three</h3><img id="a" src="data:,"><button style="width:9px"></button>'
    )
    said = " ".join(audit(page))
    page.close()
    for wrong in ("language", "title", "description", "viewport", "main", "heading 3 after 1", "#a", "alt", "size"):
        assert wrong in said, wrong
    assert "no name: <button" in said
    assert "to tap: <button" in said


def test_without_script_a_lesson_and_a_rule_can_be_read(visit: Callable[..., Page]) -> None:
    page = visit("index.html", java_script_enabled=False)
    page.get_by_role("link", name="Čeština").last.click()
    page.get_by_role("link", name=say("home-learn", "cs")).first.click()
    page.get_by_role("link", name=re.compile("^Uzavřené město")).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Uzavřené město")
    answer = page.get_by_role("group").filter(has_text=say("rule-answer", "cs")).first
    answer.get_by_text(say("rule-answer", "cs")).click()
    expect(answer).to_contain_text("8")
    page.get_by_role("link", name="BASE-7.1").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("BASE-7.1")
    page.get_by_role("link", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", level=1)).to_contain_text("BASE-7.1")


def test_a_question_is_answered_from_any_page(visit: Callable[..., Page]) -> None:
    page = visit("cs/index.html")
    field = page.get_by_role("searchbox", name=say("site-find", "cs"))
    field.fill("KOLIK bodu za UZAVRENE mesto")
    field.press("Enter")
    field = page.get_by_role("main").get_by_role("searchbox", name=say("site-ask", "cs"))
    expect(field).to_have_value("KOLIK bodu za UZAVRENE mesto")
    answer = page.get_by_role("article")
    expect(answer.get_by_role("heading", level=2)).to_contain_text(re.compile("BASE-7.3|SCORE-6"))
    expect(answer.get_by_role("img")).to_be_visible()
    expect(page.locator(".p-answers").get_by_role("link", name="BASE-7.6 ")).to_be_visible()
    expect(page.get_by_role("link", name="BASE-1.1")).to_be_hidden()
    expect(page.get_by_role("navigation", name=say("ui-home-expansions", "cs"))).to_be_hidden()
    rows = page.locator(".p-answers li, article").count()
    expect(page.get_by_role("status")).to_have_text(f"{say('site-found', 'cs')} {rows}")
    field.press("Enter")
    expect(answer.get_by_role("link").first).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"rules/cs/(BASE-7\.3|SCORE-6)\.html"))


def test_what_finds_nothing_says_what_is_near_and_leaves_the_list(visit: Callable[..., Page]) -> None:
    page = visit("rules/en/index.html#q=mnk%20xyzzy")
    status, field = page.get_by_role("status"), page.get_by_role("main").get_by_role("searchbox")
    expect(status).to_contain_text(f"{say('site-none', 'en')} {say('site-near', 'en')}")
    expect(status).to_contain_text("monk")
    expect(page.get_by_role("article")).to_have_count(0)
    expect(page.get_by_role("link", name="BASE-1.1 ")).to_be_visible()
    again = page.get_by_role("banner").get_by_role("searchbox")
    for asked in ("100% pennant", "pennant"):
        again.fill(asked)
        again.press("Enter")
        expect(field).to_have_value(asked)
        expect(page.get_by_role("article")).to_contain_text("BASE-7.4")
    field.fill("")
    expect(status).to_have_text("")
    expect(page.get_by_role("article")).to_be_hidden()
    expect(page.get_by_role("link", name="BASE-1.1 ")).to_be_visible()


def test_the_index_comes_when_somebody_begins_to_write(visit: Callable[..., Page]) -> None:
    page = visit("rules/en/index.html")
    came: list[str] = []
    page.on("request", lambda asked: came.append(asked.url.rpartition("/")[2]))
    page.wait_for_load_state("networkidle")
    assert "search.json" not in came
    page.get_by_role("main").get_by_role("searchbox").press_sequentially("double meeple")
    expect(page.get_by_role("article")).to_contain_text("IC-15")
    assert came.count("search.json") == 1


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "light"), ("phone", "dark")])
def test_an_answer_can_be_read_by_everybody(visit: Callable[..., Page], pictures: Path, size: str, scheme: str) -> None:
    page = visit("rules/en/index.html#q=how+many+points+for+a+cloister", SIZES[size], color_scheme=scheme)
    expect(page.get_by_role("article").get_by_role("img")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.screenshot(path=pictures / f"site-answer-{size}-{scheme}.png")
    result = Axe().run(page, options=ONLY_FOUND)
    assert [(one["id"], node["html"]) for one in result.response["violations"] for node in one["nodes"]] == []


def test_on_a_phone_a_rule_is_looked_for_on_every_page(visit: Callable[..., Page]) -> None:
    page = visit("en/index.html", SIZES["phone"])
    field = page.get_by_role("searchbox")
    field.fill("inn lake")
    field.press("Enter")
    expect(page.locator(".p-answers").get_by_role("link", name="IC-2 Six inns")).to_be_visible()
    expect(page.get_by_role("searchbox")).to_have_count(1)


@pytest.mark.parametrize("path", ["rules/en/IC-21.html", "rules/cs/BASE-1.3.html", "cs/teach/class.html"])
def test_on_a_phone_what_a_page_tells_is_seen_above_its_board(visit: Callable[..., Page], path: str) -> None:
    page = visit(path, SIZES["phone"])
    expect(page.locator(".p-lead")).to_be_in_viewport(ratio=1)
    assert not visit("cs/practise/points.html", SIZES["phone"]).locator(".p-lead").is_visible(), "the board tells it"


def test_the_first_page_leads_to_the_language_and_colours_stay(visit: Callable[..., Page]) -> None:
    page = visit("index.html", locale="cs-CZ")
    page.wait_for_url("**/cs/index.html")
    page.get_by_label(say("ui-theme", "cs")).select_option(label=say("site-theme-dark", "cs"))
    page.get_by_role("link", name="English").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    page.goto(page.url.replace("en/index.html", "index.html"))
    page.wait_for_url("**/en/index.html")


def test_the_rulebook_has_exactly_what_is_chosen_and_its_address_says_so(visit: Callable[..., Page]) -> None:
    page = visit("rules/en/rulebook.html")
    expect(page.get_by_role("heading", name="The base game", level=2)).to_be_visible()
    expect(page.get_by_role("heading", name="Ferries", exact=True)).to_be_hidden()
    page.get_by_label("Inns and Cathedrals").check()
    assert page.url.endswith("rulebook.html#inns_and_cathedrals")
    lake = page.get_by_role("listitem").filter(has_text="A ferry lake is no inn")
    expect(lake).to_be_hidden()
    page.get_by_label("Ferries").check()
    expect(lake).to_be_visible()
    expect(page.get_by_text("The base game · Inns and Cathedrals · Ferries")).to_be_visible()
    assert page.url.endswith("#inns_and_cathedrals+ferries")
    again = visit("rules/en/rulebook.html#robbers")
    expect(again.get_by_label("Robbers")).to_be_checked()
    moved = "new Promise((ok) => new PerformanceObserver((all) => ok(all.getEntries().length)).observe(SHIFTS))"
    shifts = "{type: 'layout-shift', buffered: true}"
    still = f"Promise.race([{moved.replace('SHIFTS', shifts)}, new Promise((ok) => setTimeout(ok, 300, 0))])"
    assert again.evaluate(still) == 0, "nothing moves while it comes"
    turn = again.locator("#turn li:visible")
    expect(turn.nth(1)).to_contain_text("TURN-4")
    again.get_by_label("Robbers").uncheck()
    assert again.url.endswith("rulebook.html")
    expect(again.get_by_text("TURN-4")).to_be_hidden()


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_rulebook_is_printed_in_two_columns_on_few_sheets(visit: Callable[..., Page], paper: str) -> None:
    page = visit("rules/en/rulebook.html#inns_and_cathedrals+ferries", color_scheme="dark")
    expect(page.get_by_label("Ferries")).to_be_checked()
    pdf = page.pdf(format=paper)
    assert 4 <= len(re.findall(rb"/Type\s*/Page\b", pdf)) <= 7
    page.emulate_media(media="print", color_scheme="dark")
    look = "(name) => getComputedStyle(document.querySelector(name))"
    assert page.evaluate(f"({look})('.p-book').columnCount") == "2"
    assert page.evaluate(f"({look})('.p-choose').display") == "none"
    assert page.evaluate(f"({look})('body').color") == "rgb(36, 38, 31)", "ink on paper, whatever the screen was"


def test_without_script_the_rulebook_has_all_rules(visit: Callable[..., Page]) -> None:
    page = visit("rules/cs/rulebook.html", java_script_enabled=False)
    expect(page.get_by_text("FER-18")).to_be_visible()
    expect(page.get_by_role("checkbox")).to_have_count(0)
