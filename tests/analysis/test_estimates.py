"""What tells best which line to take: the command that compares ways of playing on."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

import numpy as np
import pytest

from carcnb.analysis.chances import Chances
from carcnb.analysis.evaluation import Judge
from carcnb.analysis.playouts import Sample, Thoughtful, play_out
from carcnb.engine.prompts import Ask
from carcnb.errors import require
from carcnb.workshop import estimates
from carcnb.workshop.estimates import Ends, Kind, Measured, gain, positions
from carcnb.workshop.selfplay import play
from tests.analysis.small import EXPANSIONS, played


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are over soon."""
    tiles = ["base-D", *["base-E", "base-U", "base-V"] * 4]
    monkeypatch.setattr(estimates, "play", partial(play, tiles=tiles))


def test_who_looks_at_all_ways_takes_the_best_by_the_evaluation() -> None:
    game = played((), 40)
    (line, _), *_ = game.afterstates()
    after = play_out(game.rehearsal(), line, Thoughtful(1, 0, Chances(), Judge(), 10_000), 1)
    tile, _ = [*after.state.tiles.values()][-1]
    game.know(tile.design.id)
    for action in line:
        game.apply(action)
    asked = require(game.prompt, Ask)
    assert game.table.state.hand == tile.design.id
    best = max(Judge().lead(table, asked.player) for _, table in game.afterstates())
    assert Judge().lead(after, asked.player) == pytest.approx(best)


def test_who_looks_at_some_ways_plays_on_in_every_system_and_meets_the_same_luck() -> None:
    game = played(EXPANSIONS, 60, 3)
    (line, _), *_ = game.afterstates()
    seen = [play_out(game.rehearsal(), line, Thoughtful(4, 1, Chances(), Judge(), 2), 4).state for _ in range(2)]
    assert seen[0].tiles == seen[1].tiles
    assert seen[0].figures == seen[1].figures
    by_appeal = play_out(game.rehearsal(), line, Sample(4, 1, Chances()), 1).state
    assert [*by_appeal.tiles.values()][-1][0].design == [*seen[0].tiles.values()][len(by_appeal.tiles) - 1][0].design


def test_what_is_gained_is_told_by_the_truth_of_what_is_chosen() -> None:
    kind = Kind(0, 2)
    samples = np.array([[0.0, 3.0], [0.0, 1.0]] * 10)
    found = Measured(np.array([1.0, 0.0]), np.array([5.0, 7.0]), {kind: (samples, 0.01)})
    assert gain(found, kind, seconds=0.4, prior=0.0) == 2.0
    assert gain(found, kind, seconds=0.4, prior=1000.0) == 0.0, "the evaluation weighs more"


@pytest.mark.usefixtures("soon")
def test_the_best_lines_of_a_position_are_close() -> None:
    (found,) = positions(1, lines=3, within=3.0, seed=1)
    assert len({*found.lines}) == 3
    assert found.static[0] > found.static[1] > found.static[2] >= found.static[0] - 3


@pytest.mark.usefixtures("soon")
def test_the_command_tells_of_every_kind(capsys: pytest.CaptureFixture[str]) -> None:
    some = ["--positions", "1", "--lines", "2", "--truth", "2", "1", "1", "--kind", "0", "1", "--kind", "1", "1"]
    estimates.main([*some, "--seconds", "0.05"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("1 positions")
    assert [line.split(":")[0] for line in lines if "r of all" in line] == [
        "1 turns, by appeal",
        "1 turns, 1 ways seen",
    ]


@pytest.mark.usefixtures("soon")
def test_how_far_ends_are_off_is_parted_in_luck_and_what_is_the_evaluations_own(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rng = np.random.default_rng(1)
    moments = [Ends(5.0, tuple(rng.normal(3.0, 4.0, 8))) for _ in range(500)]
    estimates.tell_ends(moments)
    said = capsys.readouterr().out
    luck, own, bias, error = (
        float(found) for found in re.findall(r"luck ([\d.]+).*own ([\d.]+).*bias ([+\d.]+).*is ([\d.]+),", said)[0]
    )
    assert luck == pytest.approx(16, rel=0.1)
    assert (own, bias, error) == pytest.approx((4, 2, 2), rel=0.15)
    estimates.main(["--positions", "1", "--ends", "2", "--truth", "0", "1", "0"])
    assert "2 moments and seats, 2 ends each" in capsys.readouterr().out


def test_the_turn_under_way_is_played_whole_before_ends_are_told(soon: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A playout declines what it is not told of it: whoever moves would put down no figure, in all ends alike."""
    lines: list[Any] = []

    def look_on(course: Any, line: Any, *rest: Any) -> Any:
        lines.append(line)
        return play_out(course, line, *rest)

    monkeypatch.setattr(estimates, "play_out", look_on)
    for seed in range(1, 7):
        estimates.watch_ends(Kind(0, 999), 2, seed)
    assert any(action.verb == "deploy" for line in lines for action in line)
