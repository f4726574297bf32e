"""Write the art of every system (`python -m carcnb.workshop.atelier`), or check that it is fresh (`--check`).

With names of systems, or with folders that are to become one, only theirs.  It measures with numpy, which an author's
installation has: `pip install "carcnb[author]"`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

try:
    import numpy  # noqa: F401
except ModuleNotFoundError:
    sys.exit('the atelier measures distances with numpy: pip install "carcnb[author]"')

from carcnb.systems import systems
from carcnb.workshop.atelier.drawings import shapes_in
from carcnb.workshop.atelier.dresses import CLASSES, DRESSES, STACKS
from carcnb.workshop.atelier.facts import designs_of, read
from carcnb.workshop.atelier.figures import look, shape
from carcnb.workshop.atelier.painter import paint
from carcnb.workshop.atelier.plan import TilePlan
from carcnb.workshop.atelier.segments import segments

CARCNB = Path(__file__).parents[2]
DRAWING = CARCNB / "drawing"
SHAPES = Path(__file__).with_name("shapes")


def shapes(folder: Traversable) -> dict[str, dict[str, Any]]:
    """Every shape of the drawings in a folder: its markup, and whether it stays upright when its tile is turned.

    Raises ValueError with file and line if a drawing cannot be read, or has a group that is no shape.
    """
    drawings = sorted((f for f in folder.iterdir() if f.name.endswith(".svg")), key=lambda f: f.name)
    return {name: shape for drawing in drawings for name, shape in shapes_in(drawing.read_text("utf-8"), str(drawing))}


def shared_art() -> str:
    """What all systems are drawn with, as JSON text: dresses, classes, stacks and shapes."""
    own = shapes(SHAPES)
    return _text({"dresses": DRESSES, "classes": CLASSES, "stacks": STACKS, "shapes": own})


def art(folder: Traversable) -> str:
    """The art of the system in a folder as JSON text, the same bytes on every run; empty if it has nothing to draw.

    Raises ValueError if a drawing contradicts the facts, or uses a shape that nobody draws.
    """
    told = read(folder, "art.toml")
    figures = told.get("figures", {})
    drawings = folder / "art"
    parts = {
        "dress": told.get("dress"),
        "figures": {name: look(figure) for name, figure in figures.items()},
        "shapes": {f"m-{name}": {"up": False, "art": shape(figure)} for name, figure in figures.items()}
        | (shapes(drawings) if drawings.is_dir() else {}),
        "designs": {t["id"]: _design(t) for t in designs_of(folder)},
    }
    _check_shapes(folder, parts)
    drawn = {name: part for name, part in parts.items() if part}
    return _text(drawn) if drawn else ""


def _check_shapes(folder: Traversable, parts: Mapping[str, Any]) -> None:
    """Raise ValueError for the first shape of a tile that neither the system draws nor carcnb."""
    known = {*parts["shapes"], *shapes(SHAPES)}
    for other in systems().values():
        known |= {*json.loads(other.read("art.json") or "{}").get("shapes", {})}
    for name, design in parts["designs"].items():
        for item in design["items"]:
            if item[0] == "shape" and item[1] not in known:
                raise ValueError(
                    f'{folder}: {name} is drawn with a shape {item[1]!r}; no file of art has <g id="{item[1]}">'
                )


def _design(t: dict[str, Any]) -> dict[str, Any]:
    plan = TilePlan(t)
    wrong = plan.check()
    if wrong:
        raise ValueError(f"{plan.id}: {'; '.join(wrong)}")
    items, ground = paint(plan)
    sign = {"sign": plan.art["machine"][:2]} if "machine" in plan.art else {}
    return {"items": items, **segments(plan, ground), **sign}


def _text(parts: Mapping[str, Any]) -> str:
    """JSON with a line for every entry of a part."""
    return "{\n" + ",\n".join(f"{json.dumps(name)}:{_rows(part)}" for name, part in parts.items()) + "\n}\n"


def _rows(part: Any) -> str:
    if not isinstance(part, dict):
        return json.dumps(part)
    rows = (f"{json.dumps(k)}:{json.dumps(v, separators=(',', ':'))}" for k, v in part.items())
    return "{\n" + ",\n".join(rows) + "\n}"


def folders() -> list[Path]:
    """The folders of all systems that carcnb itself has."""
    return sorted(path for path in (CARCNB / "systems").iterdir() if path.is_dir())


def main(arguments: list[str]) -> int:
    """Write or check; 1 if something drawn is stale, 2 if something cannot be drawn, and why is said."""
    named = [Path(str(systems()[name].folder())) if name in systems() else Path(name) for name in arguments
             if name != "--check"]  # fmt: skip
    for folder in named:
        if not folder.is_dir():
            print(f"{folder} is no system and no folder; the systems are {', '.join(systems())}")
            return 2
    try:
        texts = {folder / "art.json": art(folder) for folder in named or folders()}
    except ValueError as error:
        print(error)
        return 2
    if not named:
        texts[DRAWING / "art.json"] = shared_art()
    stale = [path for path, text in texts.items() if (path.read_text("utf-8") if path.exists() else "") != text]
    if "--check" in arguments:
        print(f"stale: {', '.join(map(str, stale))}" if stale else "all art is fresh")
        return bool(stale)
    for path in stale:
        path.write_text(texts[path], "utf-8")
        print(f"{path}: {len(texts[path].encode())} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
