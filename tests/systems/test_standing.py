"""Who may stand where is asked in one place, whoever scores does so in one way: shown with an expansion of its own."""

# mypy: disable-error-code="arg-type"
from __future__ import annotations

import ast
import random
from types import MappingProxyType

import pytest

from carcnb import Game, IllegalAction, SetupError
from carcnb.engine import expansions
from carcnb.engine.board import terrain
from carcnb.engine.events import FigureMoved, FigurePlaced
from carcnb.engine.expansion import Expansion
from carcnb.engine.figures import FigureKind
from carcnb.engine.refusals import Refusal
from carcnb.engine.table import Table
from tests.sources import ENGINE, SYSTEMS, name_of, tree_of
from tests.systems.games import ALL, choose, dense


class Hermits(Expansion):
    """Every player has three hermits: followers that stand in monasteries and nowhere else."""

    name = "hermits"
    figures = MappingProxyType({"hermit": FigureKind(3)})

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        if kind != "hermit" or terrain(table.state, segment) == "monastery":
            return None
        return Refusal("no-spot", "BASE-5.5", {"spot": kind, "spots": ("monastery",)})


@pytest.fixture(autouse=True)
def _hermits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expansions, "ORDER", (*expansions.ORDER, Hermits))
    monkeypatch.setattr(expansions, "NAMES", (*expansions.NAMES, "hermits"))


def places(game: Game) -> set[str]:
    """The kinds of terrain on which hermits stand now."""
    state = game.table.state
    return {terrain(state, at) for at, here in state.figures.items() for figure in here if figure.kind == "hermit"}


def test_it_stands_nowhere_else_in_any_game() -> None:
    """Deployed, flown, added by a crop circle, sent or moved by a gift, with a letter's extra tile: it has its place.

    BASE-5.5, FLY-8, CROP-6, GIFT-17, GIFT-27, MSG-19: games of it with all expansions, in which all of that happens.
    """
    met: set[str] = set()
    stack = dense(*(name.split("_")[0] for name in ALL if name not in ("winter", "inns_and_cathedrals")))
    for seed in range(24):
        rng = random.Random(seed)
        tiles = {"tiles": stack + ["base-A", "base-B"] * 8} if seed % 2 else {}
        game = Game(players=2 + seed % 4, seed=seed, expansions=[*ALL, "hermits"], **tiles)
        while not game.over:
            options = game.legal_actions()
            hermits = [option for option in options if option.what == "hermit"]
            game.apply(rng.choice(hermits) if hermits and rng.random() < 0.7 else choose(options, rng))
            assert places(game) <= {"monastery"}
        for event in game.events:
            if isinstance(event, FigurePlaced | FigureMoved):
                met.add(f"{event.figure if event.figure == 'hermit' else 'other'} {event.rule}")
    assert {"hermit BASE-5.5", "hermit FLY-16", "hermit GIFT-17"} <= met
    assert {"other CROP-6", "other GIFT-27"} <= met


def test_a_position_asks_too() -> None:
    """It is put on no road when a game begins in the middle, and the reason is told."""
    with pytest.raises(SetupError, match="monastery"):
        Game(expansions=["hermits"], position=["base-U 0,0 r0 red:hermit:road.E"], tiles=["base-U"])
    game = Game(expansions=["hermits"], position=["base-B 0,0 r0 red:hermit:monastery"], tiles=["base-U"])
    assert places(game) == {"monastery"}


def test_a_refusal_gives_its_reason() -> None:
    """A hermit is refused on a road by its own rule, though the road is free (BASE-5.5)."""
    game = Game(expansions=["hermits"], position=["base-U 0,0 r0"], tiles=["base-U"], seed=1)
    game.apply("place base-U 1,0 r0")
    with pytest.raises(IllegalAction) as refused:
        game.apply("deploy hermit 1,0 road.E")
    assert refused.value.refusal.args["spots"] == ("monastery",)


def calls(name: str) -> set[str]:
    """The modules of the engine that call a method or function of this name."""
    found = set()
    for path in ENGINE + SYSTEMS:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == name:
                found.add(name_of(path))
    return found


def test_whoever_scores_does_so_in_one_way() -> None:
    """Points are recorded, figures sent home and all is tallied in one place (BASE-12.1, BASE-10.1, MSG-6).

    Robbers record within what another scores (ROB-9); what opens on the board does not score at all.
    """
    assert calls("record") == {"engine/scoring.py", "systems/robbers/rules.py"}
    assert calls("send_home") == {"engine/scoring.py"}
    tallied = [path for path in ENGINE + SYSTEMS if 'moment("points_tallied")' in path.read_text(encoding="utf-8")]
    assert [path.name for path in tallied] == ["scoring.py"]


def test_whoever_puts_a_figure_on_the_board_asks() -> None:
    """A module that deploys or shifts a figure asks whether it may stand there."""
    assert calls("deploy") | calls("shift") <= calls("may_stand") | calls("why_not_standing") | {"engine/turn.py"}
    assert "engine/placement.py" in calls("may_stand"), "the turn deploys what placement.py offers"
