"""How records are spoilt for tests, and how many of them are read.

``CARCNB_FUZZ=24000 pytest -m fuzz tests/records`` reads so many: records of ours and of JCloisterZone, and positions,
changed at random.  As a rule it is about a thousand.
"""

from __future__ import annotations

import json
import os
from typing import Any

from hypothesis import strategies as st

TEXTS = ["", "red", "blue", "base-U", "base-U 1,0 r0", "skip", "draw base-C", "winter", "\ud800", "\0", "__proto__"]
JUNK = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, -(2**64), 10**300, -1, 0, 1, 2, 7])
    | st.floats()
    | st.text(max_size=12)
    | st.sampled_from(TEXTS),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
KEYS = ["__proto__", "constructor", "scores", "tiles", "draws", "comments", "replay", ""]


def inputs(usual: int, share: float) -> int:
    """How many inputs a test reads: its share of those asked for, else as many as usual."""
    asked = os.environ.get("CARCNB_FUZZ")
    return round(int(asked) * share) if asked else usual


@st.composite
def spoilt(draw: st.DrawFn, records: list[Any]) -> str:
    """A good record with one to three things put wrong somewhere in it."""
    record: Any = json.loads(json.dumps(draw(st.sampled_from(records))))
    for _ in range(draw(st.integers(1, 3))):
        place: Any = record
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            if isinstance(place[key], dict | list) and draw(st.integers(0, 3)):
                place = place[key]
                continue
            what = draw(st.sampled_from(["drop", "junk", "twice", "swap", "key"]))
            if what == "drop":
                del place[key]
            elif what == "junk":
                place[key] = draw(JUNK)
            elif what == "twice" and isinstance(place, list):
                place.insert(draw(st.integers(0, len(place))), place[key])
            elif what == "swap":
                other = draw(st.sampled_from(keys))
                place[key], place[other] = place[other], place[key]
            elif isinstance(place, dict):
                place[draw(st.sampled_from(KEYS))] = draw(JUNK)
            break
    return json.dumps(record)
