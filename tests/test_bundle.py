"""The committed front end is the one its sources make, and it stays small. Needs no Node."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from pathlib import Path

import pytest

from carcnb.drawing.art import art

ROOT = Path(__file__).parents[1]
FRONT = ROOT / "widgets_js"
STATIC = ROOT / "carcnb" / "static"
BUNDLE = ("shared.js", "board.js", "board.css", "widget.js")
MODULES = {
    "aloud.js": 3_550,
    "coach.js": 9_000,
    "editor.js": 9_500,
    "pages.js": 5_800,
    "paint.js": 2_000,
    "projector.js": 6_000,
}
"""What only some boards need besides, with the bytes that each may take, gzipped."""
WORKER = "site/worker.js"
SITE = ("site/page.js", WORKER, "site/offline.js", "site/prepare.js")
BUDGET = 77_000  # bytes, gzipped, of what every board needs

pytestmark = pytest.mark.skipif(not FRONT.is_dir(), reason="the sources of the front end are not here")


def digest() -> str:
    """The hash that widgets_js/build.mjs writes at the top of the bundle: names and bytes of all its inputs."""
    names = ["build.mjs", "package-lock.json", "package.json", "tsconfig.json", "words.json"]
    for folder in ("css", "src"):
        names += [p.relative_to(FRONT).as_posix() for p in (FRONT / folder).rglob("*") if p.is_file()]
    total = hashlib.sha256()
    for name in sorted(names):
        total.update(name.encode() + b"\0" + (FRONT / name).read_bytes() + b"\0")
    return total.hexdigest()[:16]


@pytest.mark.parametrize("name", [*BUNDLE, *MODULES, *SITE])
def test_bundle_is_fresh(name: str) -> None:
    first = (STATIC / name).read_text("utf-8").split("*/")[0]
    assert digest() in first, "stale: in widgets_js `npm install --no-save && npm run build`, commit carcnb/static"


def test_bundle_is_small() -> None:
    size = {name: len(gzip.compress((STATIC / name).read_bytes(), 9)) for name in (*BUNDLE, *MODULES)}
    assert sum(size[name] for name in BUNDLE) <= BUDGET
    assert {name: size[name] for name, most in MODULES.items() if size[name] > most} == {}
    assert len((STATIC / "widget.js").read_bytes()) <= 2_000, "every board brings it again"


def test_notices_travel_with_the_bundle() -> None:
    """What a bundle says it took from others is in the file beside it, word by word, each with its licence."""
    took = [(STATIC / name).read_text("utf-8").split("/*!\n")[1].split("*/")[0] for name in ("shared.js", WORKER)]
    told = (STATIC / "THIRD_PARTY.txt").read_text("utf-8")
    assert told == "\n\n".join(took)
    named = dict(re.findall(r"^(\S+) (\d[\w.+-]*) \([^)]+\)$", told, re.M))
    wanted = json.loads((FRONT / "package.json").read_text("utf-8"))["dependencies"]
    assert named == wanted, "every package that is bundled, and no other"
    assert told.count("Permission is hereby granted") == len(wanted)
    assert re.findall(r"^(\S+) .*\n(?:.*\n){1,4}Copyright \(c\)", told, re.M) == [*wanted], "and whose it is"


def test_lock_names_no_download_host() -> None:
    assert '"resolved"' not in (FRONT / "package-lock.json").read_text("utf-8")


def test_pages_and_pictures_share_no_class_with_a_board() -> None:
    """What Python styles may lie on a page with a board: a plan, a sheet, a still, the drawn shapes."""
    sheets = " ".join(path.read_text(encoding="utf-8") for path in (FRONT / "css").glob("*.css"))
    boards = set(re.findall(r"\.(cn-[\w-]+)", sheets)) - {"cn-p-yellow", "cn-p-black"}  # the art's colours in a theme
    drawn = {f"cn-{name}" for name in art()["classes"]}
    pages = {
        name
        for path in (ROOT / "carcnb").rglob("*")
        if path.suffix in (".py", ".css", ".html") and STATIC not in path.parents
        for name in re.findall(r"\.(cn-[a-z][\w-]*)", path.read_text(encoding="utf-8"))
    }
    assert {"cn-plan", "cn-sheet", "cn-still"} <= pages
    assert boards & (drawn | pages) == {"cn-more"}, "the site leaves out a line of the menu"
