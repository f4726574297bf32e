"""What the front end's tests see is what the engine sends: ``widgets_js/dev/views.json`` is fresh and well-formed."""

# mypy: disable-error-code="no-any-return"
from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from carcnb.wire.shapes import faults
from carcnb.wire.talk import Card
from carcnb.wire.view import View

DEV = Path(__file__).parents[2] / "widgets_js" / "dev"

pytestmark = pytest.mark.skipif(not DEV.is_dir(), reason="the sources of the front end are not here")


def written() -> dict[str, Any]:
    return json.loads((DEV / "views.json").read_text(encoding="utf-8"))


def fresh(name: str) -> str:
    """What a script beside the front end would write now."""
    spec = spec_from_file_location(name, DEV / f"{name}.py")
    assert spec
    assert spec.loader
    script = module_from_spec(spec)
    spec.loader.exec_module(script)
    text: str = script.text()
    return text


def test_the_types_of_the_front_end_are_those_of_the_wire() -> None:
    written = (DEV.parent / "src" / "wire" / "types.ts").read_text(encoding="utf-8")
    assert fresh("wire") == written, "run `python widgets_js/dev/wire.py`"


def test_the_views_are_what_the_engine_sends_now() -> None:
    now = json.loads(fresh("views"))
    stale = [f"{part}.{name}" for part in now for name in now[part] if now[part][name] != written()[part].get(name)]
    assert stale == [], "run `python widgets_js/dev/views.py` and look at what has changed"
    assert {part: list(entries) for part, entries in now.items()} == {p: list(e) for p, e in written().items()}


def test_every_view_has_the_shape_that_is_agreed() -> None:
    assert [fault for state, view in written()["states"].items() for fault in faults(view, View, state)] == []


def test_a_card_has_the_shape_that_is_agreed() -> None:
    replies = written()["replies"]
    assert [fault for name in ("card", "modified") for fault in faults(replies[name], Card, name)] == []
