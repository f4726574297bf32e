"""`python -m tests.words`: write what the scenes of the tests say, after a change that is meant."""

from __future__ import annotations

from tests.complete import COMPLETE
from tests.words.told import FOLDER, told

FOLDER.mkdir(exist_ok=True)
for lang in COMPLETE:
    (FOLDER / f"{lang}.txt").write_text(told(lang), encoding="utf-8")
