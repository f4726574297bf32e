"""Rows of results as pupils hand them in."""

from __future__ import annotations

from typing import Any


def row(topic: str = "points", first: bool | None = True, **more: Any) -> dict[str, Any]:
    """A row of results; one with ``first=None`` was not answered."""
    answered = first is not None
    return {
        "id": f"{topic}-1-1-1", "topic": topic, "difficulty": 1, "seed": 1, "rule": "BASE-7.3",
        "attempts": int(answered), "hints": 0, "correct": bool(first), "first": bool(first), "shown": False,
        "answer": 4 if answered else None, "answers": ["4"] if answered else [], "beliefs": [""] if answered else [],
    } | more  # fmt: skip
