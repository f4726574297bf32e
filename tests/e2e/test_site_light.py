"""The whole site from a plain server, but for its Python: how much comes to whoever reads, and all of it kept at once.

Bytes are what the server sends, nothing packed: they are no machine's speed, so they have a budget.
"""

from __future__ import annotations

import functools
import re
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from carcnb.site import build, engine
from carcnb.site.pyodide import FILES
from carcnb.words import say
from tests.made import site_pages

pytestmark = pytest.mark.browser

READ, LISTED = 200_000, 550_000
"""Bytes until a rule that was found by a search is read, and until the list of lessons is, with its small boards."""
AFTER = 6_000
"""Milliseconds in which a page may still ask for something."""
KEPT = 120_000
"""Milliseconds until all of it is kept, on a busy machine."""


class Counting(SimpleHTTPRequestHandler):
    """A server of files that knows what it has sent; or is gone."""

    sent: dict[str, int]
    gone = False

    def log_message(self, *told: Any) -> None:
        """Nothing."""

    def copyfile(self, source: Any, output: Any) -> None:
        """Send a file, and count it."""
        if Counting.gone:
            raise ConnectionAbortedError
        content = source.read()
        Counting.sent[self.path] = Counting.sent.get(self.path, 0) + len(content)
        output.write(content)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site, in a folder of its server."""
    root = tmp_path_factory.mktemp("light")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(build, "pyodide", lambda _package: dict.fromkeys(FILES, b""))
        patch.setattr(engine, "_parts", lambda _pyodide, _warn: iter([("whole", b"python")]))
        build.build(root / "below", site_pages().items())
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Counting, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/below/"
    server.shutdown()


@pytest.mark.parametrize(
    ("path", "most"),
    [("rules/en/IC-21.html", READ), ("rules/cs/BASE-7.3.html", READ), ("en/learn/index.html", LISTED)],
)
def test_who_reads_takes_little(browser: Browser, site: str, path: str, most: int) -> None:
    Counting.sent = {}
    context = browser.new_context()
    page = context.new_page()
    page.goto(site + path)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.wait_for_timeout(AFTER)
    assert sum(Counting.sent.values()) <= most, Counting.sent
    assert not [path for path in Counting.sent if path.endswith(".bin")]
    context.close()


def test_all_that_is_linked_opens_offline_once_it_is_kept(browser: Browser, site: str) -> None:
    Counting.sent = {}
    context = browser.new_context()
    page = context.new_page()
    page.goto(f"{site}cs/index.html")
    page.get_by_role("link", name=say("site-keep-way", "cs")).click()
    page.get_by_role("button", name=say("site-keep", "cs"), exact=True).click()
    expect(page.get_by_role("status").first).to_have_text(say("site-keep-whole", "cs"), timeout=KEPT)
    Counting.gone = True
    kept = page.evaluate("async () => (await (await caches.open('carcnb /below/')).keys()).map(({ url }) => url)")
    known = {re.sub(r"\?.*", "", url.removeprefix(site)) for url in kept}
    assert {*site_pages()} <= known
    for place in (
        "en/teach/base.html",
        "en/teach/plan-base-1.html",
        "rules/en/IC-21.html",
        "cs/learn/base/cities.html",
    ):
        page.goto(site + place)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
    Counting.gone = False
    context.close()


def test_a_frame_on_another_page_is_light_and_shows_what_its_address_names(browser: Browser, site: str) -> None:
    context = browser.new_context(viewport={"width": 800, "height": 640})
    page = context.new_page()
    page.goto(f"{site}en/learn/base/roads.html")
    page.get_by_text(say("site-embed")).click()
    code = page.get_by_label(say("site-embed-code"))
    expect(code).to_have_value(
        re.compile(r'src=".*/en/embed\.html#lesson%3Abase/roads" title="A closed road · .*height="640"')
    )
    Counting.sent = {}
    page.set_content(code.input_value())
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("link", name="A closed road")).to_have_attribute(
        "href", re.compile("learn/base/roads.html")
    )
    expect(frame.locator(".p-said h2, .p-said h3")).to_have_text("A road with a thief")
    expect(frame.get_by_role("img")).to_be_visible()
    assert not frame.get_by_role("banner").count()
    page.wait_for_timeout(AFTER)
    assert sum(Counting.sent.values()) <= READ
    assert not [path for path in Counting.sent if path.endswith(".bin")]
    page.goto(f"{site}en/explore.html#position:D%200,0")
    page.get_by_text(say("site-embed")).click()
    expect(page.get_by_label(say("site-embed-code"))).to_have_value(re.compile("embed.html#position:D%200,0"))
    context.close()
