"""Tests and notebooks keep no progress of a learner: what they show must not depend on what was done before."""

import gc
import os

os.environ.setdefault("CARCNB_PROGRESS", "off")
# What is collected stays to the end: to look through its million objects again and again for garbage finds none.
gc.disable()


def pytest_collection_finish() -> None:
    """Garbage is looked for in what the tests make, from now on."""
    gc.freeze()
    gc.set_threshold(10_000)
    gc.enable()
