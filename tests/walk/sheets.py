"""Contact sheets: every picture of a look beside the others, each with the way and the step that led to it."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

SHEET = (2000, 1400)
GAP, LINE = 10, 16
HEIGHTS = {True: 430, False: 300}
"""How high a picture is on a sheet: of a phone, of another screen."""


def write(folder: Path) -> list[Path]:
    """The sheets of all pictures in ``folder/states``, a folder for each look there; the files."""
    made: list[Path] = []
    for look in sorted((folder / "states").iterdir()):
        pictures = sorted(look.glob("*.jpg"))
        for n, page in enumerate(_pages(pictures), 1):
            path = folder / f"{look.name}-{n:02d}.jpg"
            page.save(path, quality=80)
            made.append(path)
    return made


def _pages(pictures: list[Path]) -> list[Image.Image]:
    """The pictures in rows, as many sheets as they need."""
    pages: list[Image.Image] = []
    x, y = GAP, SHEET[1]
    for path in pictures:
        with Image.open(path) as picture:
            high = HEIGHTS[picture.width < picture.height]
            small = picture.resize((picture.width * high // picture.height, high), Image.Resampling.LANCZOS)
        if x + small.width > SHEET[0]:
            x, y = GAP, y + high + LINE + GAP
        if y + high + LINE > SHEET[1]:
            pages.append(Image.new("RGB", SHEET, "#777"))
            x, y = GAP, GAP
        pages[-1].paste(small, (x, y))
        way = path.stem.rsplit("-", 1)[0]
        ImageDraw.Draw(pages[-1]).text((x, y + high + 1), way[: small.width // 6], fill="#fff")
        x += small.width + GAP
    return pages
