"""Whoever walks: presses what a person can see, by role and name, and has every state judged.

See README.md for how a way is written.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import BrowserContext, Error, Locator, Page

from carcnb.board import Board
from tests.axe import ONLY_FOUND
from tests.walk.found import Finding, Found, Look
from tests.walk.host import Desk

SCRIPTS = ("seen.js", "judges.js")
# Contrast is judged at every state, by a judge of its own; what lies in no landmark is never serious, and takes long.
AXE = """async ([scope, options]) => (await axe.run(scope, {...options,
    rules: {"color-contrast": {enabled: false}, region: {enabled: false}}})).violations
  .filter(found => ["serious", "critical"].includes(found.impact))
  .flatMap(found => found.nodes.map(node => [found.id, node.html.slice(0, 120)]))"""
SEE = """async ([scope, less]) => {
  if (!window.walkJudges) return null;  // a new page
  walkSeen.scope = scope;
  return { settled: await walkJudges.settled(), ...walkJudges.look(less) };
}"""
LINES = "[data-mark="
"""What may be a straight line: a road has no height but that of its stroke, which a driver does not count."""
PATIENCE, LEFT = 20_000, "net::ERR_ABORTED"


class Walker:
    """One page and whoever uses it; ``board`` opens a board in it, ``press`` presses, ``look`` has it judged."""

    def __init__(
        self,
        context: BrowserContext,
        look: Look,
        found: Found,
        way: str,
        sheets: Path | None,
        thorough: bool = False,
        shared: Path = Path(),
    ) -> None:
        self.context, self.at, self.found, self.way, self.sheets = context, look, found, way, sheets
        self.thorough, self.shared = thorough, shared
        self.steps: list[str] = []
        self.scope = "body"
        self.page = self.new_page()
        self._desk: Desk | None = None

    # ---- pages

    def new_page(self) -> Page:
        """Another window; its console and requests are listened to."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", lambda said: self._loud(said.text if said.type in ("error", "warning") else ""))
        page.on("pageerror", lambda error: self._loud(str(error)))
        # what a page no longer wants because it is left has not failed
        page.on("requestfailed", lambda sent: self._loud("" if sent.failure == LEFT else f"failed: {sent.url}"))
        page.on("response", lambda got: self._loud(f"{got.status}: {got.url}" if got.status >= 400 else ""))
        return page

    @property
    def desk(self) -> Desk:
        """The page with live boards; it comes with the first one."""
        if self._desk is None:
            self._desk = Desk(self.page, self.at.lang, self.at.theme, self._loud)
        return self._desk

    def board(self, board: Board) -> str:
        """Show a live board below those that are there, go to it, and look; the selector of its place."""
        id = self.desk.open(board)
        place = f'section[data-board="{id}"]'
        self.page.locator(f"{place} .carcnb").wait_for()
        self.page.locator(place).scroll_into_view_if_needed()
        self.look(f"board {id}")
        return place

    # ---- what a person does

    def find(self, what: str | Locator, role: Any = "button", within: str = "") -> Locator:
        """A control by what it is called, or by a selector that begins with one of ``[.#`` or names a tag and those."""
        if not isinstance(what, str):
            return what.first
        root = self.page.locator(within) if within else self.page
        if any(sign in what for sign in "[#>") or what.startswith("."):
            if what.startswith(LINES):
                return root.locator(what).first
            return root.locator(what).locator("visible=true").first
        return root.get_by_role(role, name=what, exact=True).locator("visible=true").first

    def there(self, what: str | Locator, within: str = "") -> bool:
        """Whether it can be seen and pressed now."""
        one = self.find(what, within=within)
        return (
            one.count() > 0 and one.is_visible() and one.get_attribute("aria-disabled") != "true" and one.is_enabled()
        )

    def press(self, what: str | Locator, within: str = "", less: Sequence[str] = (), times: int = 1) -> bool:
        """Press a control with the pointer or a finger, then look; False if it could not be pressed, which is told.

        ``less`` names judges that are not asked, ``times=2`` is a double click.
        """
        one, name = self.find(what, within=within), str(what)
        self.steps.append(name if isinstance(what, str) else name.split("selector='")[-1].rstrip("'>"))
        try:
            if name.startswith(LINES):
                one.evaluate("el => el.scrollIntoView({block: 'nearest'})", timeout=PATIENCE)
            else:
                one.wait_for(timeout=PATIENCE)
                one.scroll_into_view_if_needed()
            aim = one.evaluate("(el, touch) => walkJudges.aim(el, touch)", self.at.touch)
        except Error as error:
            return self._add("reach", name, str(error).splitlines()[0])
        if aim.get("gone") or aim["under"]:
            self._add("reach", f"{name} under {aim.get('under')}", "is to be pressed")
        if self.at.touch:
            self.page.touchscreen.tap(aim["x"], aim["y"])
        else:
            self.page.mouse.move(aim["x"], aim["y"])
            self.page.mouse.click(aim["x"], aim["y"], click_count=times)
        self.found.presses += 1
        self.look(less=less)
        return True

    def leave(self) -> None:
        """Take the pointer away; what a finger has touched is left a moment later."""
        for _ in range(20):
            self.page.mouse.move(9, 2)  # a pointer that is there already does not move
            self.page.mouse.move(1, 1)
            self.page.wait_for_timeout(50)
            if not self.page.evaluate("() => document.querySelector('.carcnb :hover')"):
                return
        self.lost("the pointer cannot be taken away")

    def key(self, key: str, less: Sequence[str] = ()) -> None:
        """Press a key, then look."""
        self.steps.append(f"key {key}")
        self.page.evaluate("() => walkJudges.arm(document.activeElement)")
        self.page.keyboard.press(key)
        self.found.presses += 1
        self.look(less=less)

    def write(self, what: str | Locator, text: str, within: str = "") -> None:
        """Write into a field in the place of what stands there, then look."""
        self.steps.append(f"write {text!r} to {what}")
        field = self.find(what, role="textbox", within=within)
        field.evaluate("el => walkJudges.arm(el)")
        field.fill(text)
        self.look()

    def reload(self) -> None:
        """Load the page anew; boards show what they are at."""
        self.steps.append("reload")
        self.desk.reload()
        self.page.locator(".carcnb").first.wait_for()
        self.look()

    # ---- judging

    def look(self, step: str = "", less: Sequence[str] = ()) -> str:
        """Wait until nothing is awaited, and have the state judged; what its status says."""
        if step:
            self.steps.append(step)
        seen = self._seen(less)
        if not seen["settled"]:
            self._add("answers", "the page", "is busy for seconds")
        for judge, what, said in seen["found"]:
            self._add(judge, what, said)
        self.found.states += 1
        kind = hashlib.sha1(seen["kind"].encode()).hexdigest()[:10]
        first = f"{self.at} {kind}" not in self.found.kinds
        self.found.kinds[f"{self.at} {kind}"] += 1
        if first:
            self._first_seen(kind)
        return str(seen["said"])

    def _seen(self, less: Sequence[str]) -> dict[str, Any]:
        """What the judges say; they are brought into the page, if it is a new one."""
        seen = self.page.evaluate(SEE, [self.scope, list(less)])
        if seen is None:
            for name in SCRIPTS:
                self.page.evaluate(Path(__file__).with_name(name).read_text(encoding="utf-8"))  # where no tag may come
            seen = self.page.evaluate(SEE, [self.scope, list(less)])
        return dict(seen)

    def _first_seen(self, kind: str) -> None:
        """What is only done once with every kind of state: axe, and a picture."""
        if kind not in self.found.axe:
            self.found.axe.add(kind)
            self._axe()
        if self.sheets:
            folder = self.sheets / "states" / str(self.at)
            folder.mkdir(parents=True, exist_ok=True)
            name = f"{self.way.replace('/', '.')}-{len(self.steps):03d}-{kind}.jpg"
            self.page.screenshot(path=folder / name, type="jpeg", quality=70)

    def _axe(self) -> None:
        """What axe-core says; it is slow."""
        if not self.page.evaluate("() => !!window.axe"):
            self.page.evaluate(AXE_SCRIPT)
        for what, html in self.page.evaluate(AXE, [self.scope, ONLY_FOUND]):
            self._add("axe", what, html)

    def layout(self, place: str) -> list[tuple[str, str]]:
        """How everything in a place lies and looks."""
        return [(what, how) for what, how in self.page.evaluate("place => walkSeen.layout(place)", place)]

    def apart(self, place: str, before: list[tuple[str, str]]) -> None:
        """Judge that a place lies and looks as it did before."""
        now = self.layout(place)
        for (what, was), (same, how) in zip_longest(before, now, fillvalue=("", "nothing")):
            if (what, was) != (same, how):  # what comes after it has moved with it
                self._add("apart", what or same, f"{was} | {same if same != what else ''} {how}")
                break

    def other(self) -> Walker:
        """The same person in another window, in which nothing is open yet."""
        beside = Walker(
            self.context, self.at, self.found, f"{self.way}, another window", self.sheets, self.thorough, self.shared
        )
        beside.steps = self.steps
        return beside

    def __enter__(self) -> Walker:
        """A window is closed when what is done in it ends."""
        return self

    def __exit__(self, *_error: object) -> None:
        if self._desk:
            self._desk.leave()
        self.page.close()

    def resize(self, width: int, height: int) -> None:
        """Make the window another size, and look."""
        self.steps.append(f"resize {width}x{height}")
        self.page.set_viewport_size({"width": width, "height": height})
        self.look()

    def lost(self, why: str) -> bool:
        """Tell that the way does not go on as it should; always False."""
        return self._add("way", re.sub(r"[\d,]+", "#", why), why)

    def _loud(self, text: str) -> None:
        if text:
            self._add("quiet", text.splitlines()[0][:120], text)

    def _add(self, judge: str, what: str, said: str) -> bool:
        steps = " > ".join(self.steps[-6:])
        where = f"{self.way} ({self.at}) step {len(self.steps)}: {steps}"
        self.found.add(Finding(judge, what, said, where))
        return False
