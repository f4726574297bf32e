"""The commands that find the weights: they run, resume, and write what found them."""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

import json
import pickle
import random
from pathlib import Path

import pytest

from carcnb import Game, evaluate
from carcnb.analysis.chances import closes, completion_chance
from carcnb.analysis.evaluation import Judge, Weights, fitted_weights, of_table
from carcnb.workshop import calibrate, fit, worths
from carcnb.workshop.selfplay import play


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A file of weights, and games that are over soon."""

    def soon(seed: int, first: Judge, second: Judge, *more: object, **options: object) -> object:
        return play(seed, first, second, tiles=["base-D", *["base-E", "base-U", "base-V"] * 4], **options)  # type: ignore[arg-type]

    for module in (fit, calibrate):
        monkeypatch.setattr(module, "play", soon)
    return tmp_path / "weights.json"


def test_a_fit_goes_on_from_where_it_was(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some = ["--pairs", "3", "--seed", "5", "--out", str(small)]
    fit.main([*some, "--trials", "1"])
    fit.main([*some, "--trials", "1"])
    twice = small.read_text()
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["0", "figure"], ["1", "figure"]]
    assert json.loads(twice)["commands"] == ["python -m carcnb.workshop.fit --pairs 3 --seed 5 --trials 2"]
    small.unlink()
    fit.main([*some, "--trials", "2"])
    assert small.read_text() == twice, "the command that is written finds the same"


def test_calibrating_measures_the_chances_and_says_how_well(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    calibrate.main(["--games", "2", "--out", str(small)])
    assert "foretold  came about  moments  features" in capsys.readouterr().out
    text = json.loads(small.read_text())
    assert Weights(**text["weights"]) != Weights()
    assert text["commands"] == ["python -m carcnb.workshop.calibrate --games 2 --seed 1"]
    before = small.read_text()
    drawn = small.parent / "chances.svg"
    both = ["--sets", "base", "inns_and_cathedrals", "--picture", str(drawn)]
    calibrate.main(["--games", "2", "--check", *both, "--out", str(small)])
    assert small.read_text() == before
    lines = capsys.readouterr().out.splitlines()
    heads = [n for n, line in enumerate(lines) if "points a seat" in line]
    assert [lines[n].split(":")[0] for n in heads] == ["base", "inns_and_cathedrals", "together"]
    moments = [
        sum(int(row.split()[2]) for row in lines[n + 2 : end]) for n, end in zip(heads, [*heads[1:], None], strict=True)
    ]
    assert moments[0] + moments[1] == moments[2] > 0
    assert "as said" in drawn.read_text()


def test_what_turns_bring_is_found_again() -> None:
    """Points made up of 2 for a turn of the base game, half as much more with an inn, a tenth more with messages."""
    rng, rows = random.Random(1), list[worths.Missing]()
    for n in range(200):
        turns, inns = rng.uniform(1, 30), rng.random()
        kinds = {"base": turns * (1 - inns), "inns": turns * inns} | ({"messages": turns} if n % 2 else {})
        points = 2 * kinds["base"] + 3 * kinds["inns"] + 0.2 * kinds.get("messages", 0)
        rows.append(worths.Missing(kinds, points + 1, points))
    assert worths.fit_turns(rows) == (2.0, {"inns": 1.5, "messages": 0.1})
    off, apart = worths.bias(rows)
    assert (round(off, 6), round(apart, 6)) == (1, 1)


def test_what_own_things_are_worth_is_found_again_whatever_else_happens() -> None:
    """A bar that brings 1.5, beside 2 a turn and the luck of each game; a robber that brings nothing."""
    rng, games = random.Random(2), list[tuple[str, list[worths.Missing]]]()
    for name in ("gold_mines", "all") * 30:
        rows = []
        for n in range(40):
            bars, turns = rng.choice((0, 0, 1, 2)), (40 - n) / 2
            brought = 1.5 * bars + (2 if name == "all" else 1) * turns
            kinds = {"base": 0.9 * turns, "gold": 0.1 * turns}
            own, all_of = {"gold": bars, "robber": rng.randint(0, 1)}, brought + 2.592 * (0.9 + 0.1 * 3) * turns
            since = {"gold": brought + rng.gauss(0, 1), "robber": rng.gauss(0, 3)}
            rows.append(worths.Missing(kinds, all_of + rng.gauss(0, 9), all_of, own, since))
        games.append((name, rows))
    found = worths.fit_own(games, [["gold"], ["robber"]], {"gold": 0.0, "robber": 2.0})
    assert found["gold"].worth == pytest.approx(1.5, abs=4 * found["gold"].error)
    assert 0.01 < found["gold"].error < 0.1
    assert worths.better(found) == {"gold": round(found["gold"].worth, 2)}
    known = worths.fit_own(games, [["gold"], ["robber"]], {"gold": 1.5, "robber": 2.0})
    assert worths.better(known) == {}, "what is told already is told no better"


def test_what_turns_bring_with_a_set_is_found_again_and_as_thought_before_where_games_say_little() -> None:
    rng, games = random.Random(3), list[tuple[str, list[worths.Missing]]]()
    for _ in range(400):
        luck, rows = rng.gauss(0, 6), []
        for n in range(80):
            turns, bars = (40 - n // 2) / 2, rng.randint(0, 1)
            kinds = {"base": 0.5 * turns, "gold": 0.5 * turns}
            points = 2 * (0.5 + 0.5 * 1.6) * turns + bars + luck
            rows.append(worths.Missing(kinds, points - luck, points, {"gold": bars}, {}))
        games.append(("gold_mines", rows))
    every = worths.fit_sets(2.0, {"gold": 1.0}, games, {"gold": 1.0, "mage": 1.0})
    assert {*every} == {"gold"}, "nobody played the other"
    found = every["gold"]
    assert found[0] == pytest.approx(1.6, abs=3 * found[1])
    few = worths.fit_sets(2.0, {"gold": 1.0}, games[:6], {"gold": 1.0})["gold"]
    assert few[1] > 2 * found[1]
    assert abs(few[0] - 1) < abs(worths.fit_sets(2.0, {"gold": 1.0}, games[:6], {"gold": 1.6})["gold"][0] - 1)
    alone = worths.fit_sets(2.0, {"gold": 1.0}, games[:6], {})["gold"]
    assert alone[1] > few[1], "nothing was known before: these games alone say it"


def test_the_command_measures_sets_and_leaves_the_base_game_as_it_is(small: Path) -> None:
    weights = fitted_weights()
    before = {"robbers": 1.0, "mage": 1.0}
    small.write_text(json.dumps({"weights": weights._asdict() | {"own": {}}, "richness": before, "commands": []}))
    calibrate.main(["--games", "3", "--sets", "robbers", "mage_and_witch", "--only", "sets", "--out", str(small)])
    text = json.loads(small.read_text())
    assert {*text["weights"]["own"]} <= {"robber", "mage", "witch"}
    assert Weights(**text["weights"])._replace(own={}) == weights._replace(own={})
    assert text["richness"] == before, "none of their tiles was drawn"
    assert text["commands"] == [
        "python -m carcnb.workshop.calibrate --games 3 --seed 1 --sets robbers mage_and_witch --only sets"
    ]


def test_how_hard_is_tried_with_an_expansion_is_found_again_also_where_several_are_played() -> None:
    """Features come about as if half as many tiles more were tried with one expansion, a third fewer with another."""
    rng, games, weights = random.Random(4), list[list[calibrate.Seen]](), fitted_weights()
    real = weights._replace(eager={"traders_and_builders": 1.5, "inns_and_cathedrals": 0.67})
    for n in range(400):
        expansions = ((), ("winter",), ("inns_and_cathedrals",), ("traders_and_builders", "inns_and_cathedrals"))[n % 4]
        seen = []
        for feature in range(14):
            one = calibrate.Seen(feature, rng.randint(5, 60), ((rng.randint(1, 5), 1),), False, expansions)
            done = rng.random() < calibrate.foretold(real, one)
            seen += [one._replace(done=done)] * 7
        games.append(seen)
    found = calibrate.measure_eager(weights._replace(eager={}), games)
    assert {*found} == {"winter", "inns_and_cathedrals", "traders_and_builders"}
    for name, eager in found.items():
        assert eager == pytest.approx(real.eager.get(name, 1.0), rel=0.15), name


def test_the_command_measures_how_hard_is_tried_and_nothing_else(small: Path) -> None:
    calibrate.main(["--games", "2", "--sets", "base", "robbers", "--only", "eager", "--out", str(small)])
    weights = Weights(**json.loads(small.read_text())["weights"])
    assert {*weights.eager} == {"robbers"}
    assert weights._replace(eager={}) == Weights()


def test_a_chance_is_greater_where_an_expansion_has_players_try_harder() -> None:
    """The same wherever it is told; who plays without that expansion is told what is told without."""

    def told(expansions: list[str], eager: dict[str, float]) -> float:
        tiles = ["base-E"] * 3 + ["base-U"] * 20
        game = Game(expansions=expansions, seed=1, position=["base-D 0,0 r0 red:city.N"], tiles=tiles)
        found = evaluate(game, fitted_weights()._replace(eager=eager))
        return next(term.chance for term in found.terms if term.what == "grows")

    without = told(["robbers"], {})
    assert told(["robbers"], {"robbers": 1.3}) > without > told(["robbers"], {"robbers": 0.8})
    assert told([], {"robbers": 1.3}) == told([], {})
    assert told(["robbers", "gifts"], {"robbers": 1.25, "gifts": 0.8}) == pytest.approx(told(["robbers", "gifts"], {}))


def test_turns_bring_less_where_farmers_stay_at_home(small: Path) -> None:
    """Of 40 games of careful players: some 10 points a seat at the beginning."""
    told = {farmers: evaluate(Game(2, seed=1, farmers=farmers)).points["red"] for farmers in (True, False)}
    assert 5 < told[True] - told[False] < 20
    weights = fitted_weights()
    small.write_text(json.dumps({"weights": weights._asdict() | {"own": {}}, "richness": {}, "commands": []}))
    for sets in ("farmless", "base", "base"):
        calibrate.main(["--games", "1", "--sets", sets, "--only", "sets", "--out", str(small)])
    text = json.loads(small.read_text())
    assert {*text["richness"]} == {"farmless"}
    assert len(text["commands"]) == 2, "the same of other games is another measurement"


def test_tokens_on_a_feature_are_worth_what_was_measured_of_their_kind() -> None:
    def tokens(own: dict[str, float], city: str) -> float:
        position = [f"base-D 0,0 r0 {city}"]
        game = Game(expansions=["gold_mines"], position=position, tiles=["base-E"] * 9, draws=["base-E"])
        found = evaluate(game, fitted_weights()._replace(own=own))
        return sum(term.points / term.chance for term in found.terms if term.what == "tokens")

    assert tokens({"gold": 1.5}, "red:city.N gold") == pytest.approx(1.5)
    assert tokens({"gold": 1.5}, "red:city.N gold gold") == pytest.approx(3)
    assert tokens({}, "red:city.N gold") == fitted_weights().token
    assert tokens({"gold": 1.5}, "red:city.N") == 0


def test_what_the_mage_adds_counts_the_less_the_more_turns_are_left() -> None:
    def mage(left: int) -> float:
        game = Game(
            expansions=["mage_and_witch"],
            position=["base-D 0,0 r0 red:road.E mage:road.E", "base-U 1,0 r0"],
            tiles=["base-U"] * left,
        )
        found = evaluate(game)
        now = (line for term in found.terms if term.what == "stands" for line in term.sum)
        stands = sum(line.points for line in now if line.what == "mage")
        moving = sum(term.points for term in found.terms if term.what == "moving")
        assert stands == 2
        if left > 1:
            assert any("may move on" in line for line in found.lines("en"))
        return stands + moving

    assert 0 < mage(60) < mage(20) < mage(4) < 2


def test_a_robber_is_worth_something_only_where_nobody_can_move_another_figure_instead() -> None:
    def helpers(*more: str) -> list[str]:
        robber = ["red robber 7"]
        game = Game(expansions=["robbers", *more], scores={"blue": 7}, track=robber, seed=1)
        return [term.seat for term in evaluate(game).terms if term.what == "helpers"]

    assert helpers() == ["red"]
    assert helpers("messages") == []


def test_a_turn_brings_what_the_tiles_that_are_left_let_expect(monkeypatch: pytest.MonkeyPatch) -> None:
    rich = {"inns": 3.0, "messages": 0.5, "traders": 9.0}
    monkeypatch.setattr("carcnb.analysis.judge.richness", lambda: rich)
    told = []
    for expansions in ((), ("inns_and_cathedrals",), ("messages",)):
        game = Game(expansions=expansions, seed=1)
        bag = game.table.state.bag
        share = sum(n for name, n in bag.items() if name.startswith("inns-")) / sum(bag.values())
        turns = sum(bag.values()) / 2
        (found, other) = (term.points for term in evaluate(game).terms if term.what == "turns")
        assert found == other
        each = found / (turns * turns / (turns + fitted_weights().patience)) / fitted_weights().turn
        told.append((round(each, 6), round(1 + 2 * share + 0.5 * ("messages" in expansions), 6)))
    assert [one for one, _ in told] == [two for _, two in told]
    assert told[0][0] == 1


def test_the_weights_of_the_package_name_the_commands_that_found_them() -> None:
    text = json.loads(fit.OUT.read_text(encoding="utf-8"))
    assert Weights(**text["weights"]) == fitted_weights()
    assert [pickle.loads(pickle.dumps(one)) for one in (Weights(), fitted_weights())] == [Weights(), fitted_weights()]
    assert {command.split()[2] for command in text["commands"]} == {
        "carcnb.workshop.calibrate",
        "carcnb.workshop.fit",
    }


def test_a_tile_closes_a_side_only_if_what_it_has_there_goes_on_nowhere() -> None:
    south_city = 3 << 4  # what a square asks for that has an open city below it
    assert closes("base-E", south_city, 1 << 2) is True
    assert closes("base-C", south_city, 1 << 2) is False, "a tile that is all city"
    assert closes("base-U", south_city, 1 << 2) is None, "a straight road"


def test_chances_fall_with_squares_that_keep_it_open_and_vanish_where_nothing_fits() -> None:
    weights = fitted_weights()
    one, _ = completion_chance(weights, 40, 2, [(4, 4)])
    two, filled = completion_chance(weights, 40, 2, [(4, 4), (4, 4)])
    assert 0 < two < one < 1
    assert 0 < filled < 2
    assert completion_chance(weights, 40, 2, [(4, 4), (0, 0)])[0] == 0
    assert completion_chance(weights, 40, 6, [(4, 4)])[0] < one, "with six seats everybody has fewer turns"


def test_chances_range_from_hardly_ever_to_almost_always() -> None:
    weights = fitted_weights()
    assert completion_chance(weights, 150, 2, [(150, 0)])[0] > 0.97
    assert completion_chance(weights, 2, 2, [(0, 1), (1, 0)])[0] < 0.02
    chances = [completion_chance(weights, 60, 2, [(n, 0)])[0] for n in range(61)]
    assert sorted(set(chances)) == chances, "no one number is told of many"


def test_a_second_tile_counts_until_it_is_drawn() -> None:
    """Whether a question comes between, or the second half has begun already."""
    position = ["base-D 0,0 r0 red:road.E", "base-U 1,0 r0 red:builder:road.E"]
    game = Game(2, ["traders_and_builders"], position=position, tiles=["base-U"] * 6, draws=["base-U"] * 2)
    game.apply("place base-U 2,0 r0")
    earned = [of_table(table).terms for _, table in game.afterstates()]
    assert all(any((term.what, term.seat) == ("tempo", "red") for term in terms) for terms in earned)
    game.apply("skip")
    assert game.prompt
    assert game.prompt.player == "red"
    assert not any(term.what == "tempo" for term in evaluate(game).terms)
