"""Where the rules are written: the engine, and the rules of every system."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "carcnb"
ENGINE = sorted((PACKAGE / "engine").glob("*.py"))
SYSTEMS = sorted((PACKAGE / "systems").glob("*/rules.py"))
