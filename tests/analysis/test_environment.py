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


def test_planes_tell_the_board_as_it_lies() -> None:
    """Each is counted anew from what the game's board says."""
    environment = _made(3, EXPANSIONS, planes=21)
    environment.reset(seed=4)
    own = environment.unwrapped
    own.game = played(EXPANSIONS, 40)
    own.possible_agents = list(own.game.seats)
    own._asked()
    seat = own.game.seats[-1]
    planes = dict(zip(own.planes, own.observe(seat)["planes"], strict=True))
    counted: dict[str, dict[tuple[int, int], int]] = {}
    for (x, y), tile in own.game.board.items():
        names = ["tile", *(f"{side} {edge}" for side, edge in zip("NESW", tile.edges, strict=True))]
        for figure in tile.figures:
            n = (own.game.seats.index(figure.seat) - own.game.seats.index(seat)) % len(own.game.seats)
            names.append(f"{n} {figure.kind} {figure.spot.partition('.')[0]}")
        for name in names + [f"piece {piece}" for piece in tile.pieces]:
            counted.setdefault(name, {})[x, y] = counted.get(name, {}).get((x, y), 0) + 1
    assert len(counted) > 12
    for name, plane in planes.items():
        if name == "tile" or name.split()[0] in ("0", "1", "2", "piece", "N", "E", "S", "W"):
            found = {(x - 10, y - 10): int(plane[y, x]) for y, x in zip(*plane.nonzero(), strict=True)}
            inside = {at: n for at, n in counted.get(name, {}).items() if max(map(abs, at)) <= 10}
            assert found == inside, name
    asked = own.game.prompt
    assert asked
    fits = {option.cell for option in asked.options if asked.target == "square"}
    assert planes["fits"].sum() == len(fits)


def test_planes_pass_the_tests_of_pettingzoo_and_are_named() -> None:
    tests, environment = _tests(), _made(2, EXPANSIONS, planes=3)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tests.api_test(environment, num_cycles=20)
    assert environment.observation_space("red")["planes"].shape == (len(environment.unwrapped.planes), 3, 3)
    for wrong in (0, 2, 4, 201, True, "31"):
        with pytest.raises(SetupError, match="planes is how many squares there are across, an odd number"):
            carcnb.environment(planes=wrong)  # type: ignore[arg-type]


def test_without_pettingzoo_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "carcnb.analysis.zoo", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.setitem(sys.modules, "gymnasium", None)
    with pytest.raises(CarcnbError, match=r"pip install 'carcnb\[pettingzoo\]'"):
        carcnb.environment()
