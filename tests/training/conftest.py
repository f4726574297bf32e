"""The learner of the tests of practice."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The learner's own file."""
    path = tmp_path / "mine.json"
    monkeypatch.setenv("CARCNB_PROGRESS", str(path))
    return path
