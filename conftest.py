"""Tests and notebooks keep no progress of a learner: what they show must not depend on what was done before."""

import gc
import os
from collections.abc import Generator

import pytest

os.environ.setdefault("CARCNB_PROGRESS", "off")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is collected stays, a million objects: garbage is looked for in what the tests make, and seldom."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(10_000)
        gc.enable()
