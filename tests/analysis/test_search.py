"""Search: playouts that share their luck, a contest that spends its effort on the best lines."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import copy
from math import sqrt
from statistics import fmean, variance

import pytest

from carcnb.analysis import search
from carcnb.analysis.chances import Chances
from carcnb.analysis.evaluation import Judge
from carcnb.analysis.layout import line_text
from carcnb.analysis.playouts import Sample, play_out
from carcnb.analysis.search import WIDTH, Contest, Ranked, Settings
from carcnb.engine.events import TileDrawn
from carcnb.engine.game import Game
from carcnb.engine.key import key_of
from carcnb.errors import require
from tests.analysis.small import EXPANSIONS, played, small_game

Rows = Iterator[list[float]]


def test_lines_meet_the_same_luck_in_a_sample_and_other_luck_in_another() -> None:
    game = played((), 40)
    lines = [actions for actions, _ in game.afterstates()]
    drawn = [
        [
            [
                event.tile
                for event in play_out(game.rehearsal(), line, Sample(3, n, Chances()), 6).events
                if isinstance(event, TileDrawn)
            ]
            for line in (lines[0], lines[-1])
        ]
        for n in range(3)
    ]
    assert all(one == other for one, other in drawn)
    assert drawn[0][0] != drawn[1][0]


def test_a_playout_goes_so_many_turns_or_to_the_end_and_leaves_the_game() -> None:
    game = played(EXPANSIONS, 60, 4)
    before, (line, _) = game.clone(), next(game.afterstates())
    after = play_out(game.rehearsal(), line, Sample(1, 0, Chances()), 3)
    assert after.state.number == game.table.state.number + 4
    assert play_out(game.rehearsal(), line, Sample(1, 0, Chances()), 500).state.phase == "over"
    assert game == before
    assert game.table.state == before.table.state


def test_most_of_the_effort_goes_to_the_lines_that_are_best_so_far() -> None:
    game = played((), 40)
    assert game.prompt
    contest = Contest(game, Settings(game.prompt.player, seed=2))
    for _ in contest.sharpen(count=400):
        pass
    lines = contest.lines()
    assert 400 <= contest.playouts == sum(line.samples for line in lines) < 400 + WIDTH
    assert lines[0].samples == max(line.samples for line in lines) > 400 // 8
    assert min(line.samples for line in lines) < lines[0].samples / 3


@pytest.mark.parametrize("expansions", [(), EXPANSIONS])
def test_so_many_lines_are_played_on_by_people_who_look_at_some_ways(expansions: tuple[str, ...]) -> None:
    game = played(expansions, 40)
    assert game.prompt
    made = []
    for _ in range(2):
        contest = Contest(game, Settings(game.prompt.player, seed=2, turns=2, ways=3, width=4))
        for _ in contest.sharpen(count=24):
            pass
        made.append(contest.lines())
    assert made[0] == made[1]
    assert 0 < sum(line.samples > 0 for line in made[0]) <= 4
    by_appeal = Contest(game, Settings(game.prompt.player, seed=2, turns=2, width=4))
    for _ in by_appeal.sharpen(count=24):
        pass
    assert made[0] != by_appeal.lines()


@pytest.mark.parametrize("count", [48, 160, 1000])
def test_the_error_told_is_how_far_a_number_spreads_over_seeds(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    """All lines meet the luck of a sample, and each some of its own."""
    first = Contest(played((), 40), Settings("red"))

    def values(_: object, __: object, settings: Settings, lines: list[int], todo: range, ___: object) -> Rows:
        for sample in todo:
            rng = random.Random(f"{settings.seed} {sample}")
            luck, own = rng.gauss(0, 4), [rng.gauss(-line / 4, 1.5) for line in range(WIDTH)]
            yield [luck + own[line] for line in lines]

    monkeypatch.setattr(search, "_values", values)
    found: dict[object, list[Ranked]] = {}
    for seed in range(100):
        contest = copy(first)
        contest.settings, contest.values = Settings("red", seed), [[] for _ in first.values]
        for _ in contest.sharpen(count=count):
            pass
        for line in contest.lines():
            found.setdefault(line.actions, []).append(line)
    played_on = [lines for lines in found.values() if lines[0].samples]
    assert len(played_on) == len(first.alive)
    spread = sqrt(fmean(variance([line.expected for line in lines]) for lines in played_on))
    told = sqrt(fmean(require(line.error, float) ** 2 for lines in played_on for line in lines))
    assert 0.8 < told / spread < 1.2
    assert all(line.error is None for lines in found.values() for line in lines if not line.samples)


def test_one_sample_tells_no_error() -> None:
    game = played((), 40)
    assert game.prompt
    contest = Contest(game, Settings(game.prompt.player))
    assert {(line.error, line.apart) for line in contest.lines()[1:]} == {(None, None)}, "nor does the evaluation"
    for _ in contest.sharpen(count=len(contest.alive)):
        pass
    first, *others = contest.lines()
    assert (first.samples, first.error, first.apart) == (1, None, 0.0)
    assert {(line.error, line.apart) for line in others} == {(None, None)}


def test_played_to_the_end_what_is_expected_is_what_comes_of_it() -> None:
    """With one tile left and no choice after it, playing on tells the points of the end."""
    game = small_game((), tiles=2, seed=3)
    while game.prompt and game.table.state.bag:
        game.apply(game.legal_actions()[0])
    assert game.prompt
    seat = game.prompt.player
    contest = Contest(game, Settings(seat))
    for _ in contest.sharpen(count=64):
        pass
    for line in contest.lines():
        end = game.clone()
        for action in line.actions:
            end.apply(action)
        while end.prompt:
            end.apply("skip")
        other = next(points for name, points in end.scores.items() if name != seat)
        assert abs(line.expected - (end.scores[seat] - other)) < 1e-9


@pytest.mark.parametrize("expansions", [(), ("inns_and_cathedrals",), EXPANSIONS], ids=["base", "inns", "all"])
def test_of_lines_that_come_to_one_position_one_is_told_and_holds_the_others(expansions: tuple[str, ...]) -> None:
    for answers in (4, 30, 61, 90):
        game = played(expansions, answers)
        assert game.prompt
        seat = game.prompt.player
        contest = Contest(game, Settings(seat))
        told = contest.lines()
        after = [contest.game.settled_table(line.actions) for line in told]
        assert len({key_of(game.setup, table.state, None, ()) for table in after}) == len(told)
        assert sum(1 + len(line.twins) for line in told) == sum(1 for _ in contest.game.afterstates())
        leads = [[Judge().lead(contest.game.settled_table(one), seat) for one in line.twins] for line in told]
        assert all(abs(lead - line.expected) < 1e-6 for line, own in zip(told, leads, strict=True) for lead in own)


@pytest.mark.parametrize(
    ("laid", "tile", "line", "twin"),
    [
        ("base-A 0,0 r0", "base-U", "place base-U 0,1 r1 + deploy meeple 0,1 field.NNE", "deploy meeple 0,1 field.NNW"),
        ("base-U 0,0 r0", "inns-14", "place inns-14 1,0 r0 + deploy meeple 1,0 road.E", "place inns-14 1,0 r2"),
        ("base-A 0,0 r0", "base-A", "place base-A 0,1 r2 + deploy meeple 0,1 road.N", "deploy large 0,1 road.N"),
        ("base-D 0,0 r0", "base-B", "place base-B 0,1 r0 + deploy meeple 0,1 monastery", None),
        ("base-U 0,0 r0", "flying-03", "place flying-03 1,0 r0 + deploy meeple 1,0 road.E", None),
    ],
    ids=["another half of a field", "the tile turned", "either comes home", "a monastery", "where a machine flies"],
)
def test_what_a_line_is_called_makes_no_other_line_of_it(laid: str, tile: str, line: str, twin: str | None) -> None:
    expansions = ["inns_and_cathedrals", "flying_machines"]
    game = Game(expansions=expansions, position=[laid], tiles=[tile, "base-U"], draws=[tile])
    ((_, *twins),) = [same for same in Contest(game, Settings("red")).same if line_text(same[0]) == line]
    assert twins if twin else not twins
    assert all(twin and twin in line_text(other) for other in twins)


def test_the_end_of_a_game_is_judged_by_its_points() -> None:
    game = Game(seed=1, tiles=["base-U"] * 4)
    while game.prompt:
        game.apply(game.legal_actions()[0])
    assert Judge().lead(game.table, game.seats[0]) == game.scores["red"] - game.scores["blue"]


def test_a_line_with_no_other_beside_it_needs_no_playout() -> None:
    game = Game(tiles=["base-C"], position=["base-D 0,0 r0"], supply=["red meeple 0"], seed=1)
    contest = Contest(game, Settings("red"))
    assert len(contest.actions) == 1
    assert list(contest.sharpen(count=32)) == [1]
    assert contest.playouts == 0


@pytest.mark.parametrize("seconds", [0.8, 2.0])
def test_on_a_slow_machine_a_search_ends_in_time_once_every_line_was_played(
    monkeypatch: pytest.MonkeyPatch, seconds: float
) -> None:
    game, clock = played((), 40), [0.0]
    assert game.prompt

    def slow(*given: object) -> object:
        clock[0] += 0.1
        return play_out(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(search, "play_out", slow)
    monkeypatch.setattr(search, "monotonic", lambda: clock[0])
    contest = Contest(game, Settings(game.prompt.player))
    lines = len(contest.alive)
    assert list(contest.sharpen(seconds=seconds)) == [1]
    assert contest.playouts == lines
    assert clock[0] == pytest.approx(max(seconds, lines / 10))
