"""Take the picture that messengers show beside a link to the site: `python -m tests.e2e.card`. Needs Chromium.

Most of them show no SVG, and carcnb draws nothing else; so this one is made here, and lies in the package.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

import carcnb.site
from carcnb import entrance
from carcnb.drawing import game_svg
from carcnb.site.metadata import CARD, CARD_SIZE
from tests.e2e import chromium

QUALITY = 45
STYLE = "body{margin:0;display:grid;place-items:center;height:100vh;background:#efebe1}svg{width:94vw;height:88vh}"


def main() -> None:
    """Write the picture."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.find_chromium(), args=chromium.FLAGS)
        page = browser.new_page(viewport=dict(zip(("width", "height"), CARD_SIZE, strict=True)))  # type: ignore[arg-type]
        page.set_content(f"<style>{STYLE}</style>{game_svg(entrance.landscape())}")
        path = Path(carcnb.site.__file__).parent / CARD
        page.screenshot(path=path, type="jpeg", quality=QUALITY)
        browser.close()
        print(f"{path}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
