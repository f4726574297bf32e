"""The guides beside the code are true: links lead somewhere, and every place that the glossary names exists."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from carcnb.engine.expansion import FOLDS, MOMENTS
from carcnb.systems import systems

PACKAGE = Path(__file__).resolve().parents[1] / "carcnb"
GUIDES = [PACKAGE.parent / "README.md", PACKAGE.parent / "CONTRIBUTING.md", *sorted(PACKAGE.rglob("*.md"))]
GLOSSARY = (PACKAGE / "GLOSSARY.md").read_text(encoding="utf-8")
PLACES = sorted(set(re.findall(r"`(carcnb\.[\w.]+)`", GLOSSARY)))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.relative_to(PACKAGE.parent).as_posix())
def test_links_lead_somewhere(guide: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", guide.read_text(encoding="utf-8")):
        assert link.startswith("https://") or (guide.parent / link).exists(), link


@pytest.mark.parametrize("place", PLACES)
def test_the_glossary_names_what_there_is(place: str) -> None:
    parts = place.split(".")
    found: Any = import_module(parts[0])
    for n, part in enumerate(parts[1:], 2):
        found = getattr(found, part) if isinstance(found, type) else _of_module(".".join(parts[:n]), found, part)


def _of_module(name: str, module: Any, part: str) -> Any:
    """What a module calls so, or the module of this name in its package."""
    try:
        return import_module(name)
    except ModuleNotFoundError:
        return getattr(module, part)


def test_the_guide_names_every_moment() -> None:
    text = (PACKAGE / "README.md").read_text(encoding="utf-8")
    assert not [moment for moment in MOMENTS if f"`{moment}`" not in text]


@pytest.mark.parametrize("name", [*FOLDS, "chances", "decks", "circling", "before", "after", "start"])
def test_the_guide_for_authors_names_what_an_expansion_can_add(name: str) -> None:
    told = (PACKAGE.parent / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert f"`{name}" in told


def test_every_system_says_what_lies_in_its_folder() -> None:
    listed = (PACKAGE / "systems" / "README.md").read_text(encoding="utf-8")
    ours = (name for name in systems() if (PACKAGE / "systems" / name).is_dir())
    kinds = {entry.name for name in ours for entry in (PACKAGE / "systems" / name).iterdir()}
    assert not [kind for kind in kinds - {"__init__.py", "__pycache__"} if f"`{kind}" not in listed]
