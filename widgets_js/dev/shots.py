"""Screenshots of the dev page: `python widgets_js/dev/shots.py OUT place six --size laptop phone --theme light dark`.

Needs Chromium and `node widgets_js/dev/serve.mjs --once` before.
"""

from __future__ import annotations

import argparse
import functools
import http.server
import shutil
import threading
from pathlib import Path

from playwright.sync_api import sync_playwright

OUT = Path(__file__).parent / "out"
SIZES = {
    "desktop": (1440, 900),
    "laptop": (1280, 720),
    "beamer": (1920, 1080),
    "phone": (390, 844),
    "narrow": (360, 740),
}
NOTEBOOK = {"desktop": 1068, "laptop": 920, "beamer": 1548, "phone": 374, "narrow": 344}
"""How wide the output of a cell is in JupyterLab on such a screen."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Says nothing about every request."""

    def log_message(self, format: str, *args: object) -> None:
        """Not at all."""


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("states", nargs="+")
    parser.add_argument("--size", nargs="+", default=["desktop"], choices=SIZES)
    parser.add_argument("--theme", nargs="+", default=["light"])
    parser.add_argument("--dress", default="summer")
    parser.add_argument("--lang", default="")
    parser.add_argument("--full", action="store_true", help="what is shown to a class fills the screen")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(OUT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in args.size:
            width, height = SIZES[size]
            page = browser.new_page(viewport={"width": width, "height": height}, has_touch=size in ("phone", "narrow"))
            page.on("pageerror", lambda error: print("page error:", error))
            for state in args.states:
                for theme in args.theme:
                    query = f"state={state}&theme={theme}&dress={args.dress}&w={NOTEBOOK[size]}&bare=1"
                    query += f"&lang={args.lang}" if args.lang else ""
                    page.goto(f"http://127.0.0.1:{server.server_port}/?{query}")
                    page.wait_for_selector(".cn-frame, .cn-error")
                    page.wait_for_timeout(250)
                    if args.full:
                        page.locator(".cn-slide .starts").click()
                        page.wait_for_timeout(500)
                    path = args.out / f"{state}_{size}_{theme}.png"
                    page.screenshot(path=path, full_page=True)
                    print(path)
            page.close()
        browser.close()
    server.shutdown()


if __name__ == "__main__":
    main()
