"""The site without Jupyter: pages to read and to find in, a board on every kind of page, and every page there is.

``carcnb site`` writes it, once for all browsers of a walk, when a part needs it; pages that are only read come
without the engine, and the quick part makes its own.
"""

from __future__ import annotations

import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any

from carcnb import Game, position_text
from carcnb.classroom.courses.address import pack_outline
from carcnb.classroom.courses.outline import outline
from carcnb.curriculum import curriculum
from carcnb.site import expansions, lessons, rulebook, rules, ways
from carcnb.site.frame import (
    ASK,
    BOOK,
    ENGINE,
    FRAME,
    HOME,
    ICON,
    MANIFEST,
    NAV,
    RULEBOOK,
    RULES,
    SCRIPT,
    SEARCH,
    SHEETS,
    STYLE,
    WHOLE,
    page_html,
)
from carcnb.site.metadata import manifest
from carcnb.site.rules import lesson_page
from carcnb.site.stills import Stills
from carcnb.words import say, speaking
from tests.walk.walker import Walker
from tests.walk.wander import wander
from tests.walk.ways import way

BOARDS = {
    "home": "{}/index.html",
    "play": "{}/play.html",
    "replay": "{}/replay.html",
    "lesson": "{}/learn/base/edges.html",
    "practise": "{}/practise/index.html",
    "topic": "{}/practise/fields.html",
    "puzzles": "{}/practise/puzzles-base.html",
    "editor": "{}/teach/editor.html",
    "recorder": "{}/teach/recorder.html",
    "rule": "rules/{}/BASE-7.1.html",
}
"""A page of every kind that has a board."""
LESSON = next(iter(curriculum()))
PRESSED = 8
"""Controls that are pressed on each of these boards."""
READ = ("en 1/4", "en 2/4", "en 3/4", "en 4/4", "cs 1/4", "cs 2/4", "cs 3/4", "cs 4/4")
ANSWERS = 1_000
"""Milliseconds until a question is answered."""
STARTS = 180_000
"""Milliseconds until Python has started in a page, on a busy machine."""
BUILDS = 900
"""Seconds until another browser of the walk has built the site."""


def _parts() -> list[str]:
    return ["read", *BOARDS, "open", "course", *READ]


@way("site", _parts, lambda parts: parts[:1])
def site(walker: Walker, part: str) -> None:
    """Somebody reads pages and looks for a rule; or plays on a page's board; or opens page after page."""
    walker.page.set_default_navigation_timeout(STARTS)
    lang = walker.at.lang
    if part == "read":
        with _served(_some(walker.shared / f"pages-{lang}", lang)) as address:
            _read(walker, address, lang)
        return
    folder = _built(walker.shared)
    with _served(folder, engine=part not in READ) as address:
        if part in READ:
            _every(walker, address, sorted(str(path.relative_to(folder)) for path in folder.rglob("*.html")), part)
        elif part == "open":
            _open(walker, address + NAV["play"].format(lang))
        elif part == "course":
            _course(walker, f"{address}{lang}/course.html#{pack_outline(outline('Roads', ['base/roads', 'points 1']))}")
        else:
            _live(walker, address + BOARDS[part].format(lang))
            walker.scope = ".carcnb"  # it may fill the window
            if walker.there(".cn-page .cn-way"):
                walker.press(".cn-page .cn-way")
            wander(walker, within=".carcnb", most=PRESSED, skip="lang")


# ---- what is done there


def _read(walker: Walker, address: str, lang: str) -> None:
    """Pages are read, the rules as the last; one is looked for that is there, and one that is not."""
    expansion, book = WHOLE.format("inns_and_cathedrals"), f"{RULEBOOK}#inns_and_cathedrals"
    for name in (HOME, NAV["play"], NAV["practise"], NAV["explore"], lesson_page(LESSON), expansion, book, RULES):
        _goto(walker, address + name.format(lang))
    found, field = walker.page.locator("[data-find] [role=status]"), "[data-find] input"
    rows = walker.page.locator(".p-answers li").locator("visible=true")
    some = walker.page.locator(".p-rules li b").first.inner_text()
    walker.write(field, some)
    walker.page.wait_for_timeout(ANSWERS)
    if not rows.count() or say("site-found") not in found.inner_text():
        walker.lost(f"{some} is a rule, and is not found")
    walker.write(field, "xyzzy")
    walker.page.wait_for_timeout(ANSWERS)
    if rows.count() or not found.inner_text().startswith(say("site-none")):
        walker.lost("what is in no rule is found")


def _live(walker: Walker, address: str) -> None:
    """Open a page and wait for its board."""
    walker.page.goto(address)
    walker.page.locator(".p-wait, .carcnb").first.wait_for()
    if walker.page.locator(".p-asks").count():
        walker.look("asked")
        walker.press(".p-asks button")
    walker.page.locator(".carcnb .cn-frame").first.wait_for(timeout=STARTS)
    walker.look(address.rpartition("/")[2])


def _open(walker: Walker, address: str) -> None:
    """What was shared is written into the page, and the board shows it; nonsense is told to be that."""
    game = Game(seed=1)
    for _ in range(4):
        game.apply(game.legal_actions()[0])
    text = position_text(game)
    laid = len(re.findall(r"^\w+ -?\d+,-?\d+", text, re.MULTILINE))
    _live(walker, address)
    told, field = walker.page.locator(".p-open [role=status]"), walker.page.locator("#given")
    for given, there in (("nonsense", False), (text, True)):
        walker.write(field, given)
        walker.press(say("site-open-do"), within=".p-open", less=["notation"])  # it says how such a line begins
        walker.page.wait_for_timeout(1000)
        walker.look("opened", less=["notation"])
        tiles = walker.page.locator(".carcnb [data-tile]").count()
        if bool(told.inner_text()) == there or (there and tiles != laid):
            walker.lost(f"{given} shows {tiles} tiles and says {told.inner_text() or 'nothing'}")


def _course(walker: Walker, address: str) -> None:
    """A pupil follows the link of a course, gives a name, and goes through what is in it."""
    _live(walker, address)
    walker.write(walker.page.get_by_role("textbox", name=say("course-name")), "Ada")
    walker.press(say("course-begin"), within=".carcnb")
    walker.page.locator(".carcnb .cn-way").first.wait_for(timeout=STARTS)
    walker.press(walker.page.locator(".carcnb .cn-way").last)
    walker.page.locator(".carcnb .cn-task").wait_for(timeout=STARTS)
    walker.look("the first question")
    wander(walker, ".cn-task button, .cn-aids button", within=".carcnb", most=PRESSED)


def _every(walker: Walker, address: str, places: Sequence[str], part: str) -> None:
    """A fourth of all pages of a language, each looked at as it is read."""
    lang, share = part.split()
    which, of = map(int, share.split("/"))
    for place in [place for place in places if lang in place.split("/")][which - 1 :: of]:
        _goto(walker, address + place, ["twice"])  # of several exercises the same may be said


def _goto(walker: Walker, address: str, less: Sequence[str] = ()) -> None:
    walker.page.goto(address)
    walker.steps.clear()
    walker.look(address.partition("//")[2].partition("/")[2], less)


# ---- the site


class _Files(SimpleHTTPRequestHandler):
    """A server that knows nothing but files; without the engine its script is an empty one."""

    def __init__(self, *given: Any, engine: bool, directory: str) -> None:
        self.engine = engine
        super().__init__(*given, directory=directory)

    def log_message(self, *_told: Any) -> None:
        """Be quiet."""

    def do_GET(self) -> None:
        """A file; a browser asks for an icon by itself where a page names none."""
        if self.path == "/favicon.ico":
            self.send_response(204)
            return self.end_headers()
        if self.engine or not self.path.partition("?")[0].endswith(ENGINE):
            return super().do_GET()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", "0")
        self.end_headers()
        return None


@contextmanager
def _served(folder: Path, engine: bool = False) -> Iterator[str]:
    """The address of a folder's pages."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Files, engine=engine, directory=str(folder))) as server:
        server.block_on_close = False
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def _some(folder: Path, lang: str) -> Path:
    """The first pages of some kinds, among them the list of the rules."""
    stills = Stills()
    with speaking(lang):
        kinds = (ways, 5), (lessons, 1), (rules, 2), (expansions, 2), (rulebook, 1)  # of rules the one that answers
        made = [page for kind, n in kinds for page in islice(kind.pages(lang, stills), n)]
        told = {page.here.path: page_html(page, [lang]) for page in made} | stills.files
        told |= [rules.index_file(lang)]
    look = files("carcnb.site")
    told[STYLE] = "".join(look.joinpath(f"look/{name}.css").read_text("utf-8") for name in SHEETS)
    told |= {place: look.joinpath(place).read_text("utf-8") for place in (SCRIPT, ASK, SEARCH, BOOK, FRAME, ICON)}
    told[MANIFEST] = manifest([lang])
    for place, text in told.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    return folder


def _built(shared: Path) -> Path:
    """The whole site; the first browser that needs it has it built, the others wait for that."""
    folder, begun, ended = (shared / name for name in ("site", "site-begun", "site-ended"))
    try:
        begun.mkdir()
    except FileExistsError:
        until = time.monotonic() + BUILDS
        while not ended.exists() and time.monotonic() < until:
            time.sleep(1)
        return folder
    try:
        subprocess.run([sys.executable, "-m", "carcnb", "site", str(folder)], check=True, stdout=subprocess.DEVNULL)
    finally:
        ended.mkdir()
    return folder
