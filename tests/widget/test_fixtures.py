"""What the front end's tests see is what the engine sends: ``widgets_js/dev/views.json`` is fresh and well-formed."""

from __future__ import annotations

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.widget.schema import CARD, VIEW, wrong

DEV = Path(__file__).parents[2] / "widgets_js" / "dev"

pytestmark = pytest.mark.skipif(not DEV.is_dir(), reason="the sources of the front end are not here")


def written() -> dict[str, Any]:
    return json.loads((DEV / "views.json").read_text(encoding="utf-8"))


def test_the_views_are_what_the_engine_sends_now() -> None:
    spec = spec_from_file_location("views", DEV / "views.py")
    assert spec
    assert spec.loader
    views = module_from_spec(spec)
    spec.loader.exec_module(views)
    fresh = json.loads(views.text())
    stale = [
        f"{part}.{name}" for part in fresh for name in fresh[part] if fresh[part][name] != written()[part].get(name)
    ]
    assert stale == [], "run `python widgets_js/dev/views.py` and look at what has changed"
    assert {part: list(entries) for part, entries in fresh.items()} == {p: list(e) for p, e in written().items()}


def test_every_view_has_the_shape_that_is_agreed() -> None:
    assert [fault for state, view in written()["states"].items() for fault in wrong(view, VIEW, state)] == []


def test_a_card_has_the_shape_that_is_agreed() -> None:
    replies = written()["replies"]
    assert [fault for name in ("card", "modified") for fault in wrong(replies[name], CARD, name)] == []
