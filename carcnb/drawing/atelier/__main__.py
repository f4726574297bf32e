"""Write the art of all designs (`python -m carcnb.drawing.atelier`), or check that it is fresh (`--check`)."""

from __future__ import annotations

import json
import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

from carcnb.drawing.atelier.cards import card_shapes
from carcnb.drawing.atelier.dresses import CLASSES, DRESSES, STACKS
from carcnb.drawing.atelier.figures import FIGURES, figure_shapes, where
from carcnb.drawing.atelier.painter import FLYING, paint
from carcnb.drawing.atelier.plan import Plan
from carcnb.drawing.atelier.segments import segments
from carcnb.tiles import facts

ART = Path(__file__).parent.parent / "art.json"


def shapes() -> dict[str, dict[str, Any]]:
    """Every shared shape: its markup, and whether it stays upright when its tile is turned."""
    out: dict[str, dict[str, Any]] = {}
    for name in ("landscape", "buildings", "badges"):
        text = (files("carcnb.drawing.atelier") / "shapes" / f"{name}.svg").read_text("utf-8")
        for match in re.finditer(r'<g id="([^"]+)"( class="up")?>(.*?)\n  </g>(?=\n(?:  <g |</svg>))', text, re.S):
            art = re.sub(r"\n\s*", "", match[3])
            out[match[1]] = {"up": bool(match[2]), "art": art}
    for name, art in (figure_shapes() | card_shapes()).items():
        out[name] = {"up": False, "art": art}
    return out


def art() -> str:
    """The art of all designs as JSON text, one design a line; the same bytes on every run.

    Raises ValueError if a drawing contradicts the facts.
    """
    tiles = {}
    for t in facts():
        plan = Plan(t)
        wrong = plan.check()
        if wrong:
            raise ValueError(f"{plan.id}: {'; '.join(wrong)}")
        items, ground = paint(plan)
        sign = {"sign": FLYING[plan.id]} if plan.id in FLYING else {}
        tiles[plan.id] = {"items": items, **segments(plan, ground), **sign}
    figures = {}
    for name, figure in FIGURES.items():
        mark = where(name)
        figures[name] = {"mark": [round(v, 1) for v in mark], "scale": figure.mark[2]} if mark and figure.mark else {}
    parts = {"dresses": DRESSES, "classes": CLASSES, "stacks": STACKS, "figures": figures, "shapes": shapes()}
    lines = [f"{json.dumps(k)}:{json.dumps(v, separators=(',', ':'))}" for k, v in parts.items()]
    rows = ",\n".join(f"{json.dumps(k)}:{json.dumps(v, separators=(',', ':'))}" for k, v in tiles.items())
    return "{\n" + ",\n".join(lines) + ',\n"designs":{\n' + rows + "\n}}\n"


def main() -> int:
    """Write or check; 1 if the committed art is stale."""
    text = art()
    if "--check" in sys.argv:
        fresh = ART.exists() and ART.read_text("utf-8") == text
        print("art.json is fresh" if fresh else "art.json is stale: run python -m carcnb.drawing.atelier")
        return 0 if fresh else 1
    ART.write_text(text, "utf-8")
    print(f"{ART.name}: {len(text.encode())} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
