"""What JCloisterZone has no word for, or would do otherwise, is refused before a record is written, with the reason."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from carcnb import Action, Game, RecordError
from carcnb.command import cli
from carcnb.engine.expansions import NAMES
from carcnb.engine.grid import XY
from carcnb.records import jcz
from carcnb.records.jcz_names import sets
from tests.records.jcz_games import TOGETHER, text

UNKNOWN = [name for name in NAMES if name not in sets().values()]


def at_random(seed: int, expansions: tuple[str, ...], answers: int) -> Game:
    """A game of so many random answers, or to its end; of the rarer ones, such as a letter or a robber, rather many."""
    rng = random.Random(seed)
    game = Game(2 + seed % 5, expansions, seed=seed)
    while game.prompt is not None and len(game.history) < answers:
        rare = [action for action in game.legal_actions() if action.verb not in ("place", "deploy", "skip")]
        game.apply(rng.choice(rare if rare and rng.random() < 0.5 else game.legal_actions()))
    return game


# ---- what it does not know


def test_these_expansions_are_not_jcloisterzones() -> None:
    assert set(UNKNOWN) == {"winter", "messages", "robbers", "gifts"}


@pytest.mark.parametrize("beside", [(), NAMES], ids=["alone", "with all"])
@pytest.mark.parametrize("name", UNKNOWN)
def test_an_expansion_that_jcloisterzone_lacks_is_refused_whatever_was_played(
    name: str, beside: tuple[str, ...]
) -> None:
    """From the first question to the end, by its name and in one sentence."""
    expansions = (*(other for other in beside if other not in UNKNOWN), name)
    for seed, answers in enumerate((1, 30, 120, 10_000)):
        with pytest.raises(RecordError, match=rf"^JCloisterZone does not know {name}; it knows inns_and_cathedrals, "):
            jcz.save(at_random(seed, expansions, answers))


@pytest.mark.parametrize("name", UNKNOWN)
def test_convert_refuses_in_one_line_and_writes_nothing(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours, theirs = tmp_path / "game.json", tmp_path / "game.jcz"
    ours.write_text(at_random(7, (name,), 150).save(), encoding="utf-8")
    assert cli.main(["convert", str(ours), "-o", str(theirs)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"carcnb: {ours} cannot be written as game.jcz: JCloisterZone does not know {name}; ")
    assert said.err.count("\n") == 1
    assert not theirs.exists()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"position": ["base-D 0,0 r0 red:city.N"]}, "red:city.N"),
        ({"scores": {"red": 4}}, "scores"),
        ({"supply": ["red meeple 3"]}, "supply"),
        ({"tiles": ["base-C", "base-C"]}, "base-C"),
        ({"tiles": ["inns-01"]}, "inns-01"),
        ({"tiles": ["winter-01"], "draws": ["winter-01"]}, "winter-01"),
        ({"position": ["base-X 0,0 r0", "base-X 1,0 r0"], "tiles": ["base-U"]}, "base-X"),
    ],
)
def test_a_start_that_jcloisterzone_does_not_know_is_refused_by_name(options: dict[str, Any], said: str) -> None:
    with pytest.raises(RecordError, match=said):
        jcz.save(Game(2, **options))


# ---- what it would do otherwise


GOLD = ("base-U", "base-U", "base-E", "base-A", "base-B", "base-A", "gold-04")


def test_a_gold_bar_that_jcloisterzone_would_not_hand_out_is_refused() -> None:
    """GOLD-10: red has a claim to two bars, blue to one of them; our rules let red choose, JCloisterZone does not."""
    game = Game(2, ["gold_mines"], tiles=GOLD, draws=GOLD)
    for action in (
        *("place base-U 1,0 r0", "skip", "place base-U -1,0 r0", "skip"),
        *("place base-E 1,-1 r3", "deploy meeple 1,-1 city.W", "place base-A -1,-1 r3", "deploy meeple -1,-1 road.E"),
        *("place base-B -1,-2 r0", "skip", "place base-A 0,-2 r0", "skip"),
        *("place gold-04 0,-1 r2", "gold 1,-1", "skip"),
    ):
        game.apply(action)
    assert [str(option) for option in game.legal_actions()] == ["take_gold 0,-1", "take_gold 1,-1"]
    theirs = game.clone()
    theirs.apply("take_gold 0,-1")
    assert jcz.load(jcz.save(theirs)).scores == theirs.scores
    game.apply("take_gold 1,-1")
    with pytest.raises(RecordError, match=r"another gold bar than take_gold 1,-1 does \(GOLD-10\)$"):
        jcz.save(game)


def test_mage_and_witch_that_a_ferry_joins_are_refused_once_they_are_parted() -> None:
    """MW-8, D-MW-8: our rules part them at once, JCloisterZone has no message for that; until then it can be told."""
    game = jcz.load(text(TOGETHER, "mage", "ferries"))
    assert game.prompt
    assert (game.prompt.kind, game.prompt.step) == ("magic", "figure")
    assert jcz.load(jcz.save(game)).history == game.history
    for action in game.legal_actions():
        parted = game.clone()
        parted.apply(action)
        with pytest.raises(RecordError, match=r"\(D-MW-8\)$"):
            jcz.save(parted)


CROWD = ["ferries-01"] * 3 + ["ferries-02"] * 4 + ["ferries-03"] + ["base-U"] * 8 + ["base-V"] * 9 + ["base-W"] * 4


def crowding(game: Game, options: list[Action]) -> list[Action]:
    """Of some placements those that have the most tiles around them."""
    laid = [XY[cell] for cell in game.table.state.tiles]
    near = [sum(max(abs(x - o.cell[0]), abs(y - o.cell[1])) == 1 for x, y in laid) for o in options if o.cell]
    return [option for option, tiles in zip(options, near, strict=True) if tiles == max(near)]


def test_whatever_ferries_our_rules_let_move_can_be_told() -> None:
    """FER-11, D-FER-5: JCloisterZone looks anew after every move, and finds all that were nearest before still so."""
    several = 0
    for seed in range(30):
        rng = random.Random(seed)
        game = Game(2, ["ferries"], seed=seed, tiles=CROWD)
        while game.prompt is not None:
            options = game.legal_actions()
            if game.prompt.kind == "place":  # crowded, so that roads meet
                options = crowding(game, options)
            elif game.prompt.kind == "ferry":
                several += len({option.cell for option in options if option.cell}) > 1
                options = [option for option in options if option.cell]
            game.apply(rng.choice(options))
        again = jcz.load(jcz.save(game))
        assert again.history == game.history
    assert several > 10
