"""How what is read is spoilt for tests, how much of it is read, and what reading it may cost.

``CARCNB_FUZZ=200000 pytest -m fuzz tests/records tests/lessons`` reads so many inputs, changed at random: records of
ours and of JCloisterZone, positions, and lesson files.  As a rule it is about a thousand.  Where inputs have numbers
``CARCNB_FUZZ_FROM=100000`` begins with that one, so that many can be read in parts.
"""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
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
MEANT = r"""
players expansions variants turn hand next stack out box supply red blue green Ada 12 0 7 none any 3xU 999xU U V D C X
base-D inns-02 ferries-01 winter-04 0,0 1,0 0,1 -1,0 0,-1 201,0 r0 r1 r2 r3 r4 red:city.N red:city.N+ blue:road.E
red:large:road.W+ red:builder:road.E red:pig:field.ENE gold mage:road.E witch:city.N ferry:road.E+road.S gift synod lady
robber wine die letter , ; # " \ : + = meeple large no_farmers winter_inn
"""
"""Words of positions, good ones and others."""

KEYS = ["__proto__", "constructor", "scores", "tiles", "draws", "comments", "replay", ""]


def inputs(usual: int, share: float) -> int:
    """How many inputs a test reads: its share of those asked for, else as many as usual."""
    asked = os.environ.get("CARCNB_FUZZ")
    return round(int(asked) * share) if asked else usual


def numbers(usual: int, share: float) -> range:
    """The numbers of the inputs a test reads, where each is known by its own."""
    first = round(int(os.environ.get("CARCNB_FUZZ_FROM", "0")) * share)
    return range(first, first + inputs(usual, share))


SECONDS, MEGABYTES = 2, 200
"""Of processor time and of memory that reading one input may take."""
HANGS = 5
"""So many times that long is not waited for: what does not end is ended, and told."""

_LINUX = Path("/proc/self/clear_refs")


@contextmanager
def watched(seconds: float = SECONDS) -> Iterator[None]:
    """One input is read; ``AssertionError`` if it takes too long or too much memory (which only Linux tells)."""
    if _LINUX.exists():
        _LINUX.write_text("5")  # the peak is counted anew
    before, began = _resident("VmRSS"), time.process_time()
    with _ending(HANGS * seconds):
        yield
    assert time.process_time() - began < seconds
    assert _resident("VmHWM") - before < MEGABYTES


@contextmanager
def _ending(seconds: float) -> Iterator[None]:
    """What takes more processor time than this is ended there, where the system has such an alarm."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def end(*_: object) -> None:
        pytest.fail(f"more than {seconds:g} s of processor time")

    before = signal.signal(signal.SIGPROF, end)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _resident(what: str) -> float:
    """Megabytes of memory that this process has, or had at its peak."""
    if not _LINUX.exists():
        return 0
    found = Path("/proc/self/status").read_text(encoding="ascii").split(f"{what}:")[1]
    return int(found.split()[0]) / 1000


@st.composite
def spoilt(draw: st.DrawFn, records: list[Any]) -> str:
    """A good record with one to three things put wrong somewhere in it, as JSON."""
    return json.dumps(draw(spoilt_data(records)))


@st.composite
def spoilt_data(draw: st.DrawFn, records: list[Any]) -> Any:
    """Plain data with one to three things put wrong somewhere in it."""
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
            what = draw(st.sampled_from(["drop", "junk", "twice", "swap", "key", "many"]))
            if what == "drop":
                del place[key]
            elif what == "junk":
                place[key] = draw(JUNK)
            elif what == "twice" and isinstance(place, list):
                place.insert(draw(st.integers(0, len(place))), place[key])
            elif what == "swap":
                other = draw(st.sampled_from(keys))
                place[key], place[other] = place[other], place[key]
            elif what == "many" and isinstance(place[key], list):
                size, most = len(place[key]), draw(st.sampled_from([7, 1_600, 20_000]))
                for one in keys:  # lists that belong together stay equally long
                    if isinstance(place[one], list) and len(place[one]) == size:
                        place[one] = longer(place[one], most)
            elif isinstance(place, dict):
                place[draw(st.sampled_from(KEYS))] = draw(JUNK)
            break
    return record


def longer(entries: list[Any], most: int) -> list[Any]:
    """A list made much longer; its texts all differ, as what is compared with each other costs most then."""
    more = (entries or [""]) * (most // max(len(entries), 1))
    return [f"{entry}{n}" if isinstance(entry, str) else entry for n, entry in enumerate(more)]


@st.composite
def torn(draw: st.DrawFn, texts: list[str], words: list[str]) -> str:
    """A good text of which one to three pieces are cut out, doubled or overwritten."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        a = draw(st.integers(0, len(text)))
        b = draw(st.integers(a, min(len(text), a + 12)))
        piece = draw(st.one_of(st.sampled_from(["", text[a:b] * 2, *words]), st.text(max_size=3)))
        text = text[:a] + piece + text[b:]
    return text
