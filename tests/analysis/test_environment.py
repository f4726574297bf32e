"""The environment for those who train players: PettingZoo's own tests, points as rewards, nothing that is hidden."""

# mypy: disable-error-code="misc"
from __future__ import annotations

import sys
import warnings
from typing import Any

import pytest

import carcnb
from carcnb import CarcnbError, Game, SetupError, players
from tests.analysis.small import EXPANSIONS, dealt_anew, played


def _made(*options: Any, **more: Any) -> Any:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")
    return carcnb.environment(*options, **more)


def _tests() -> Any:
    return pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed")


@pytest.mark.parametrize(("seats", "expansions", "cycles"), [(2, (), 60), (3, EXPANSIONS, 20)], ids=["base", "all"])
def test_it_passes_the_tests_of_pettingzoo(seats: int, expansions: tuple[str, ...], cycles: int) -> None:
    tests = _tests()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that observations are dicts and agents are called by colours is meant
        tests.api_test(_made(seats, expansions), num_cycles=cycles)
        tests.seed_test(lambda: _made(seats, expansions), num_cycles=cycles)


def test_points_are_the_rewards_and_rows_are_what_evaluate_tells() -> None:
    """Whoever takes the row that is best for him plays as the careful player does."""
    environment, careful = _made(2), players.careful()
    environment.reset(seed=7)
    own = environment.unwrapped
    half = len(own.columns) // 2
    sums = dict.fromkeys(environment.possible_agents, 0.0)
    for n, seat in enumerate(environment.agent_iter()):
        seen, reward, over, _, info = environment.last()
        sums[seat] += reward
        if over:
            environment.step(None)
            continue
        rows, legal = seen["observation"], [k for k, there in enumerate(seen["action_mask"]) if there]
        assert info["actions"] == [str(action) for action in own.game.legal_actions()]
        best = max(legal, key=lambda k, rows=rows: rows[k, :half].sum() - rows[k, half:].sum())
        if n < 30:
            assert info["actions"][best] == str(players.move(own.game, careful))
        environment.step(best)
    red, blue = own.game.scores.values()
    assert sums == {"red": red - blue, "blue": blue - red}
    evaluation = carcnb.evaluate(own.game)
    assert environment.observe("blue")["observation"][0, :half].sum() == evaluation.points["blue"]
    environment.reset(seed=7)
    assert own.game == Game(seed=7)


def test_no_observation_tells_of_the_stack_or_of_others_hands() -> None:
    game, others = dealt_anew()
    environment = _made(3, game.setup.expansions)
    environment.reset(seed=1)
    own = environment.unwrapped

    def seen(game: Game) -> list[bytes]:
        own.game = game
        own._asked()
        told = environment.observe(environment.agent_selection)
        return [part.tobytes() for part in told.values()]

    expected = seen(game)
    assert all(seen(other) == expected for other in others)


def test_what_cannot_be_is_told() -> None:
    environment = _made(2, render_mode="svg")
    environment.reset(seed=1)
    before = environment.unwrapped.game.clone()
    for wrong in (-1, 255, None, "place"):
        with pytest.raises(CarcnbError, match="a number from 0 to"):
            environment.step(wrong)
    assert environment.unwrapped.game == before
    assert environment.render().startswith("<svg")
    with pytest.raises(SetupError, match="the seats are red, blue"):
        environment.unwrapped.game_as_known("green")
    for options in ({"players": 9}, {"expansions": ["ferrys"]}, {"most": 0}, {"render_mode": "human"}, {"weights": 3}):
        with pytest.raises(SetupError):
            carcnb.environment(**options)
    with pytest.raises(SetupError, match="seed is a whole number"):
        environment.reset(seed="x")


@pytest.mark.parametrize("expansions", [5, "ferries", [5]])
def test_expansions_are_as_a_game_takes_them(expansions: Any) -> None:
    """What is wrong is told where PettingZoo is not installed, too."""
    with pytest.raises(SetupError, match="expansions is a list of texts"):
        carcnb.environment(2, expansions)


def test_names_stay_in_every_game() -> None:
    environment = _made(["Ada", "Ben"], (name for name in ["ferries"]))
    for seed in (3, None, None):
        environment.reset(seed)
        assert environment.unwrapped.game.setup.names == ("Ada", "Ben")
        assert environment.unwrapped.game.setup.expansions == ("ferries",)


def test_fewer_numbers_than_options_leave_the_rest_out() -> None:
    environment = _made(2, most=3)
    environment.reset(seed=2)
    own = environment.unwrapped
    own.game = played((), 20)
    own._asked()
    assert environment.observe(environment.agent_selection)["action_mask"].tolist() == [1, 1, 1]


def test_without_pettingzoo_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "carcnb.analysis.zoo", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(CarcnbError, match=r"pip install 'carcnb\[pettingzoo\]'"):
        carcnb.environment()
