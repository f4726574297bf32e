"""A move sends what is different, and a page makes the whole of it; the page's own half runs the same cases."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from carcnb.widget.patch import patch
from tests.widget.browser import patched, sent

CASES = json.loads((Path(__file__).parent / "patches.json").read_text(encoding="utf-8"))
NAMES = st.text("ab", min_size=1, max_size=2)
ROWS = st.lists(st.sampled_from(["0 0 A", "1 0 B 2", "", "x"]), max_size=9).map(";".join)
VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | ROWS,
    lambda part: st.lists(part, max_size=6) | st.lists(part, max_size=3).map(tuple) | st.dictionaries(NAMES, part),
)


@given(VALUES, VALUES)
def test_a_patch_makes_the_new_of_the_old(old: Any, new: Any) -> None:
    assume(old != new)
    made = sent(patch(old, new))
    assert patched(sent(old), made) == sent(new)
    assert len(json.dumps(made)) <= len(json.dumps([new]))


@pytest.mark.parametrize(("old", "new", "made"), CASES)
def test_it_tells_only_what_is_different(old: Any, new: Any, made: Any) -> None:
    assert patch(old, new) == made
    assert patched(old, made) == new
