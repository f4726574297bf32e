"""A move sends what is different, and a page makes the whole of it; the page's own half runs the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from carcnb.wire.patch import patch
from tests.board.browser import patched, sent

CASES = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))
NAMES = st.text("ab", min_size=1, max_size=2)
ROW = st.sampled_from(["0 0 A 1 2 3", "1 0 B 2 4 5 6 7", "", "-1 0 C 8 9"])
ROWS = st.lists(ROW, max_size=9).map(";".join)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | ROWS,
    lambda part: st.lists(part, max_size=6) | st.lists(part, max_size=3).map(tuple) | st.dictionaries(NAMES, part),
)


@given(VALUES, VALUES)
def test_a_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    assume(old != new)
    made = sent(patch(old, new))
    assert patched(sent(old), made) == sent(new)
    tight = json.JSONEncoder(separators=(",", ":")).encode
    assert len(tight(made)) <= len(tight([new]))


@given(st.lists(ROW, min_size=1, max_size=9), st.lists(ROW, max_size=3), st.integers(0, 9), st.integers(0, 3))
def test_some_rows_give_way_to_others(old: list[str], others: list[str], at: int, count: int) -> None:
    new = old[:at] + others + old[at + count :]
    assume(old != new)
    assert patched(old, sent(patch(old, new))) == new
    assert patched(";".join(old), sent(patch(";".join(old), ";".join(new)))) == ";".join(new)


@pytest.mark.parametrize(("old", "new", "made"), CASES)
def test_it_tells_only_what_is_different(old: Any, new: Any, made: Any) -> None:
    assert patch(old, new) == made
    assert patched(old, made) == new
