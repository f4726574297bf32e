"""Neighbours join: along the middle of an edge all tiles with the same kind of edge show the same colours."""

from __future__ import annotations

import io
from typing import Any

import pytest
from playwright.sync_api import Page

from carcnb.drawing import parts
from carcnb.drawing.art import art
from tests.drawing.boards import FACTS, edges

np = pytest.importorskip("numpy", reason="compares pixels with numpy")
Image = pytest.importorskip("PIL.Image", reason="reads the picture with pillow")
SIZE, GAP, COLUMNS = 200, 10, 13

pytestmark = pytest.mark.browser


def picture(page: Page, dress: str) -> Any:
    """All tiles in rows, without the line around each tile."""
    made = parts([*art()["shapes"], *(f"t-{name}" for name in FACTS)], dress)
    markup = "".join(made["parts"].values())
    uses = "".join(
        f'<use href="#cn-t-{name}" x="{GAP + i % COLUMNS * (SIZE + GAP)}" y="{GAP + i // COLUMNS * (SIZE + GAP)}" '
        f'width="{SIZE}" height="{SIZE}"/>'
        for i, name in enumerate(FACTS)
    )
    width, height = (GAP + n * (SIZE + GAP) for n in (COLUMNS, -(-len(FACTS) // COLUMNS)))
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f"<!doctype html><style>body{{margin:0}}{made['css']}.cn-e{{display:none}}</style><svg class='cn-art' "
        f"width='{width}' height='{height}'><defs>{markup}</defs>{uses}</svg>"
    )
    return np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB")).astype(int)


@pytest.mark.parametrize("dress", ["summer", "winter", "contrast"])
def test_edges_of_a_kind_look_alike(dress: str, page: Page) -> None:
    pixels = picture(page, dress)
    rows: dict[tuple[str, int], list[tuple[str, Any]]] = {}
    for i, name in enumerate(FACTS):
        x, y = GAP + i % COLUMNS * (SIZE + GAP), GAP + i // COLUMNS * (SIZE + GAP)
        sides = (
            pixels[y, x : x + SIZE], pixels[y : y + SIZE, x + SIZE - 1],
            pixels[y + SIZE - 1, x : x + SIZE], pixels[y : y + SIZE, x],
        )  # fmt: skip
        for side, (kind, row) in enumerate(zip(edges(name), sides, strict=True)):
            rows.setdefault((kind, side % 2), []).append((f"{name} {'NESW'[side]}", row))
    off = []
    for same in rows.values():
        usual = np.median(np.array([row for _, row in same]), axis=0)
        for name, row in same:
            # a road may lie two pixels beside the usual place
            apart = np.min([np.abs(row - np.roll(usual, step, 0)).sum(1) for step in (0, 2, -2)], axis=0)
            if (apart[26:174] > 60).sum() > 4:
                off.append(name)
    assert off == []
