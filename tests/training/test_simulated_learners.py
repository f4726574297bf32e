"""What simulated learners remember after thirty days, beside the boxes that scheduled before."""

from __future__ import annotations

import pytest

from tests.training.boxes import Boxes
from tests.training.simulated_learners import KINDS, Outcome, mean, product

SEEDS = 6
SLACK = 0.02
"""So much do a few learners of a kind differ by chance."""


def both(kind: str, irregular: bool) -> tuple[Outcome, Outcome]:
    return mean(Boxes, kind, irregular, SEEDS), mean(product, kind, irregular, SEEDS)


@pytest.mark.parametrize("irregular", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_everybody_remembers_at_least_as_much_as_with_boxes(kind: str, irregular: bool) -> None:
    boxes, now = both(kind, irregular)
    assert now.recall >= boxes.recall - SLACK


@pytest.mark.parametrize("kind", ["middling", "quick"])
def test_who_leaves_days_out_remembers_more(kind: str) -> None:
    boxes, now = both(kind, irregular=True)
    assert now.recall - boxes.recall >= 0.1 * (1 - boxes.recall) - SLACK


def test_what_is_green_is_known() -> None:
    found = [mean(product, kind, irregular, SEEDS) for kind in KINDS for irregular in (False, True)]
    assert sum(one.kept for one in found) >= 0.82 * sum(one.greens for one in found) > 0
