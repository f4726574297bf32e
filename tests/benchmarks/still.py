"""For how long a page of the site stands still: its longest task, by the clock and in the processor's time."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
MAIN = "CrRendererMain"
TRACED = ("toplevel", "devtools.timeline")


class Longest:
    """The longest task, milliseconds, as it was seen; and the one that computed longest, whatever else was running."""

    wall = 0.0
    processor = 0.0

    def hear(self, trace: bytes) -> None:
        """Take the tasks of a page's main thread from what Chromium has traced."""
        events = json.loads(trace)["traceEvents"]
        threads = {
            (event["pid"], event["tid"])
            for event in events
            if event["name"] == "thread_name" and event["args"]["name"] == MAIN
        }
        for event in events:
            if event["ph"] == "X" and event["name"] in TASKS and (event["pid"], event["tid"]) in threads:
                self.wall = max(self.wall, event["dur"] / 1000)
                self.processor = max(self.processor, event.get("tdur", 0) / 1000)

    def __str__(self) -> str:
        """As a report says it."""
        return f"{self.wall:.0f} ms, of which it computes {self.processor:.0f} ms"


@contextmanager
def watch(browser: Browser, page: Page) -> Iterator[Longest]:
    """What a page does inside is measured; the result is there afterwards."""
    found = Longest()
    browser.start_tracing(page=page, categories=[*TRACED])
    yield found
    found.hear(browser.stop_tracing())
