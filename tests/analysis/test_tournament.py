"""Tournaments: the same deck with the seats swapped, intervals, and a test that ends early."""

# mypy: disable-error-code="comparison-overlap"
from __future__ import annotations

import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from carcnb import Game, PlayerError, SetupError, players, tournament
from carcnb.analysis.certainty import Sprt, wilson
from carcnb.analysis.tournament import Match, Pair, Tournament
from carcnb.board.opponents import LEVELS
from carcnb.workshop.ladder import main


def first(game: Game) -> Any:
    """The first of what is legal."""
    return game.legal_actions()[0]


def last(game: Game) -> Any:
    """The last of what is legal."""
    return game.legal_actions()[-1]


def test_equal_players_are_equal_for_the_seats_are_swapped() -> None:
    (match,) = tournament({"a": first, "b": first}, pairs=3).matches
    assert [pair.began for pair in match.pairs] == [pair.swapped[::-1] for pair in match.pairs]
    assert (match.rate, match.difference, match.error) == (0.5, 0, 0)


def test_a_tournament_is_the_same_again_and_whoever_plays_it() -> None:
    own = {"first": first, "last": last, "any": players.random(3)}
    found = tournament(own, pairs=2, seed=5)
    assert [match.names for match in found.matches] == [("first", "last"), ("first", "any"), ("last", "any")]
    assert tournament(own, pairs=2, seed=5) == found
    assert tournament(own, pairs=2, seed=6) != found
    with ThreadPoolExecutor(2) as threads:
        assert tournament(own, pairs=2, seed=5, executor=threads) == found
    assert found["first", "any"].games == 4
    assert len(found.rows()) == 12
    assert "first" in str(found)
    assert "<td" in found._repr_html_()
    assert "image/svg+xml" in found._repr_html_()
    assert [share["name"] for share in found.plot().spec["data"]["values"]] == [
        "first : last",
        "first : any",
        "last : any",
    ]


def test_a_match_counts_draws_as_half_and_has_intervals() -> None:
    match = Match(("a", "b"), [Pair(0, (10, 5), (7, 7)), Pair(1, (3, 9), (8, 2))])
    assert (match.wins, match.rate, match.difference) == (2.5, 0.625, 1.25)
    low, high = match.interval
    assert low < match.rate < high
    assert match.error == pytest.approx(1.25)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(99, 100, 0.946, 0.998), (0, 10, 0, 0.278), (5, 10, 0.237, 0.763)]
)
def test_the_interval_is_the_one_of_the_books(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == (pytest.approx(low, abs=0.001), pytest.approx(high, abs=0.001))


def test_a_sequential_test_ends_when_it_is_sure() -> None:
    test = Sprt(0.5, 0.65)
    assert test.verdict([1.0] * 4) == ""
    assert test.verdict([1.0] * 20) == "high"
    assert test.verdict([0.5, 0.5, 0.0, 1.0] * 30) == "low"
    found = tournament({"any": players.random(1), "last": last}, pairs=30, test=(0.5, 0.8))
    (match,) = found.matches
    assert match.verdict == "high", "whoever never puts a figure down loses"
    assert len(match.pairs) < 30


def test_whoever_has_seen_enough_ends_a_match() -> None:
    seen: list[int] = []

    def two(match: Match) -> bool:
        seen.append(len(match.pairs))
        return len(match.pairs) < 2

    (match,) = tournament({"a": first, "b": last}, pairs=9, each=two).matches
    assert seen == [1, 2]
    assert len(match.pairs) == 2


def _broken(game: Game) -> str:
    return "skip"


@pytest.mark.parametrize(
    ("own", "options", "why"),
    [
        (["greedy"], {}, "two players or more"),
        (["greedy", "clever"], {}, "no player is called 'clever'"),
        ("greedy", {}, "listed, or given by name"),
        (["greedy", 3], {}, "is no player"),
        (["greedy", "random"], {"pairs": 0}, "pairs is a whole number from 1"),
        (["greedy", "random"], {"seed": "a"}, "seed is a whole number"),
        (["greedy", "random"], {"test": (0.6, 0.5)}, "test is two shares"),
        (["greedy", "random"], {"test": 3}, "test is two shares"),
        (["greedy", "random"], {"expansions": ["ferrys"]}, "ferr"),
        (["greedy", "random"], {"executor": 1}, "executor"),
    ],
)
def test_what_is_wrong_is_told_before_anybody_plays(own: Any, options: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        tournament(own, **options)


def test_a_player_that_fails_is_named_with_the_game() -> None:
    with pytest.raises(PlayerError, match=r"bad, answer 2 of the game with seed 4: _broken answers 'skip'"):
        tournament({"bad": _broken, "good": first}, pairs=1, seed=4)


def test_the_ladder_plays_one_rung(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["greedy", "random", "--pairs", "1"]) == 0
    assert "greedy against random, base game: wins 2 of 2" in capsys.readouterr().out
    assert main(["greedy", "nobody"]) == 2
    assert "no player is called 'nobody'" in capsys.readouterr().err


@pytest.mark.parametrize(("won", "ends"), [(2, 0), (3, 1)])
def test_every_strength_is_rated_above_the_one_below(
    won: int, ends: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of three pairs one is won twice, or none is: 67 % are as many as wanted, 50 % too few."""
    pairs = [Pair(n, (1, 0), (0, 1) if n < won else (1, 0)) for n in range(3)]
    played: list[list[str]] = []

    def play(both: list[players.Player], **_options: Any) -> Tournament:
        played.append([str(player) for player in both])
        return Tournament([Match((played[-1][0], played[-1][1]), pairs)])

    monkeypatch.setattr("carcnb.workshop.ladder.tournament", play)
    assert main(["--strengths", "--count", "1"]) == ends
    assert [above.split()[0] for above, _ in played] == [*LEVELS.values()][1:]
    assert all(below == above for (_, above), (below, _) in zip(played[1:], played, strict=False))
    rated = [int(n) for n in re.findall(r"is rated (\d+) above novice", capsys.readouterr().out)]
    assert rated == sorted(rated)
    assert len(rated) == len(LEVELS) - 1
