"""A kind of feature that an expansion brings: data, a few lines and words, and everything else knows what to do."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import Any

import pytest

pytest.importorskip("numpy", reason="the atelier measures distances with numpy (pip install carcnb[test])")

import carcnb
from carcnb import Game, IllegalAction, words
from carcnb.board.cards import card
from carcnb.board.final import final
from carcnb.board.prompts import prompt
from carcnb.board.reader import Reader
from carcnb.board.textboard import text_board
from carcnb.drawing.art import art
from carcnb.drawing.sheet import parts
from carcnb.engine import expansions
from carcnb.engine.board import terrain
from carcnb.engine.events import Feature, FeatureCompleted, Line, PointsScored
from carcnb.engine.expansion import Expansion
from carcnb.engine.features import FeatureKind
from carcnb.engine.figures import FigureKind
from carcnb.engine.refusals import Refusal
from carcnb.engine.setup import Setup
from carcnb.engine.table import Table
from carcnb.records.notation import parse
from carcnb.systems import systems
from carcnb.tiles import Design, designs
from carcnb.workshop.atelier.facts import read
from carcnb.workshop.atelier.painter import paint
from carcnb.workshop.atelier.plan import TilePlan
from carcnb.workshop.atelier.segments import segments
from tests import oracle
from tests.contract import Rebuilt
from tests.oracle import Segment
from tests.systems.base.referee import Referee
from tests.systems.games import ALL, play
from tests.systems.referees import REFEREES

WATCHED = True
ROUND = "NNW NNE ENE ESE SSE SSW WSW WNW"
TILES: list[dict[str, Any]] = [
    {"id": "garden-1", "count": 12, "singles": ["garden"], "fields": [{"at": ROUND}]},
    {
        "id": "garden-2",
        "count": 6,
        "singles": ["garden"],
        "cities": [{"edges": "N"}],
        "fields": [{"at": ROUND.removeprefix("NNW NNE "), "cities": [0]}],
    },
    {"id": "garden-3", "count": 2, "singles": ["monastery", "garden"], "fields": [{"at": ROUND}]},
]
WORDS = """
system-gardens = Gardens
figure-abbot = Abbot
feature-garden = Garden
role-garden = Gardener
note-garden = Garden, { $tiles } of 9 tiles
outlook-garden = Completes the garden: { $gains }
then-garden = Without a figure: Garden completed, { $gains }
card-unfinished-garden = If left unfinished
card-complete-garden = When complete
line-garden = { $n } garden × { $each }
completed-garden = Garden completed
unfinished-garden = Unfinished garden
log-deployed-garden = { $name } places a gardener
log-moved-garden = { $name }: the figure becomes a gardener
log-returned-garden = { $name }: the gardener returns to the supply
log-nobody-garden = Garden completed, nobody scores
final-garden = Gardens
final-unfinished-garden = Unfinished gardens
"""


def value(feature: Feature, setup: Setup) -> tuple[Line, ...]:
    """1 point for its tile and 1 for every tile around it."""
    rule = "BASE-9.2" if feature.complete else "BASE-14.5"
    return (Line("garden", 1, 1, rule), Line("neighbour", feature.tiles - 1, 1, rule))


class Gardens(Expansion):
    """Every player has one abbot, and nobody else stands in a garden."""

    name = "gardens"
    sets = ("garden",)
    kinds = (FeatureKind("garden", "gardener", "squares", "BASE-9.1", 2, value),)
    figures = MappingProxyType({"abbot": FigureKind(1)})

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        if kind == "abbot" or terrain(table.state, segment) != "garden":
            return None
        return Refusal("no-spot", "BASE-5.5", {"spot": "garden", "spots": ("abbot",)})


class Gardening(Referee):
    figures = MappingProxyType({"abbot": 1})
    weights = MappingProxyType({"abbot": 1})

    def may_stand(self, told: Rebuilt, kind: str, at: Segment) -> bool:
        return kind == "abbot" or oracle.kind_of(told.board, at) != "garden"


@pytest.fixture(autouse=True)
def _gardens(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(expansions, "ORDER", (*expansions.ORDER, Gardens))
    monkeypatch.setattr(expansions, "NAMES", (*expansions.NAMES, "gardens"))
    monkeypatch.setitem(REFEREES, "gardens", Gardening())
    for tile in TILES:
        monkeypatch.setitem(designs(), tile["id"], Design.from_facts(tile))
        monkeypatch.setitem(oracle.facts(), tile["id"], tile)
    known = words.sources
    monkeypatch.setattr(words, "sources", lambda lang: known(lang) | {"gardens": WORDS})
    words.catalogue.cache_clear()
    yield
    words.catalogue.cache_clear()


def around(*figures: str, tiles: int = 7) -> Game:
    """A garden on 0,0, in which these figures stand, with so many tiles around it; a plain tile is to be laid."""
    ring = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)][:tiles]
    position = [" ".join(["garden-1 0,0 r0", *figures]), *(f"base-B {x},{y} r0" for x, y in ring)]
    return Game(["Ada", "Ben"], expansions=["gardens"], position=position, tiles=["base-B"], draws=["base-B"])


def scored(game: Game) -> list[tuple[str, int, str, bool]]:
    return [(e.player, e.points, e.rule, e.final) for e in game.events if isinstance(e, PointsScored)]


def test_it_is_occupied_by_its_figure_only() -> None:
    """BASE-5.5: an abbot may be put there, a meeple is refused with the reason of the expansion."""
    game = Game(2, expansions=["gardens"], tiles=["garden-1"], position=["base-B 0,0 r0"])
    game.apply("place garden-1 1,0 r0")
    there = {str(action) for action in game.legal_actions() if action.where == "garden"}
    assert there == {"deploy abbot 1,0 garden"}
    with pytest.raises(IllegalAction) as refused:
        game.apply("deploy meeple 1,0 garden")
    assert refused.value.refusal.rule == "BASE-5.5"
    game.apply("deploy abbot 1,0 garden")
    assert any("places a gardener" in game.explain(event) for event in game.events)


def test_the_last_tile_around_it_completes_it() -> None:
    """BASE-9.2: its tile and its eight neighbours are worth 9, and its figure goes home."""
    game = around("red:abbot:garden")
    game.apply("place base-B 1,-1 r0")
    game.apply("skip")
    done = [event.feature for event in game.events if isinstance(event, FeatureCompleted)]
    assert [(feature.kind, feature.tiles, feature.open_ends) for feature in done] == [("garden", 9, 0)]
    assert scored(game) == [("red", 9, "BASE-9.2", False)]
    said = [game.explain(event) for event in game.events]
    assert "Garden completed +9: 1 garden × 1 + 8 neighbouring tiles × 1 = 9. (BASE-9.2)" in said
    assert any("the gardener returns to the supply" in text for text in said)
    assert [row["text"] for row in final(game, Reader.of(game, "en"))["groups"][0]["rows"]] == ["Gardens"]


def test_it_scores_unfinished_at_the_end() -> None:
    """BASE-14.5, and both languages list it in the final table."""
    game = around("red:abbot:garden", tiles=3)
    game.apply("place base-B 2,0 r0")
    game.apply("skip")
    assert scored(game) == [("red", 4, "BASE-14.5", True)]
    assert game.scores == {"red": 4, "blue": 0}
    for lang in ("en", "cs"):
        rows = final(game, Reader.of(game, lang))["groups"][1]["rows"]
        assert [(row["text"], row["values"]) for row in rows] == [("Unfinished gardens", [4, 0])]


def test_a_garden_and_a_monastery_on_one_tile() -> None:
    """Each is closed by the same eight squares and scored for whoever stands there."""
    ring = [f"base-B {x},{y} r0" for x, y in [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1)]]
    position = ["garden-3 0,0 r0 red:abbot:garden blue:monastery", *ring]
    game = Game(2, expansions=["gardens"], position=position, tiles=["base-B"])
    game.apply("place base-B 1,-1 r0")
    game.apply("skip")
    assert game.scores == {"red": 9, "blue": 9}


def test_a_position_tells_it_and_reads_it() -> None:
    """What stands in a garden is written down and read again; a meeple there is refused."""
    game = around("red:abbot:garden")
    text = carcnb.position_text(game)
    assert "red:abbot:garden" in text
    again = Game.from_setup(parse(text))
    assert again.legal_actions() == game.legal_actions()
    with pytest.raises(carcnb.SetupError, match="garden"):
        around("red:meeple:garden")


def test_the_board_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its tile is drawn, it is an option where the figure is asked for, and its card says what it lacks."""
    site = read(systems()["base"].folder(), "art.toml")["sites"]["monastery"]
    for tile in TILES[:2]:
        plan = TilePlan(tile | {"art": {"badges": {}, "site": site | {"kind": "garden"}}})
        items, ground = paint(plan)
        monkeypatch.setitem(art()["designs"], tile["id"], {"items": items, **segments(plan, ground)})
    drawn = parts(["t-garden-1", "t-garden-2"])["designs"]
    assert [part["kind"] for part in drawn["garden-2"]["segments"]] == ["city", "field", "garden"]
    assert any("2" in row for row in drawn["garden-2"]["grid"])
    game = Game(2, expansions=["gardens"], tiles=["garden-1"], position=["base-B 0,0 r0"])
    game.apply("place garden-1 1,0 r0")
    reader = Reader.of(game, "en")
    shown = next(option for option in prompt(game, reader)["options"] if option["segment"] == 1)
    assert (shown["segment"], shown["icon"], shown["text"]) == (1, "gardener", "Gardener (Abbot)")
    assert shown["note"] == "Garden, 2 of 9 tiles"
    found = card(game.table, (1, 0), 1, reader)
    assert found is not None
    assert (found["title"], found["pill"], found["facts"]) == ("Garden", "7 squares missing", ["2 of 9 tiles"])
    assert [row["value"] for row in found["points"]] == [2, 9]
    assert "G" in text_board(game, reader)
    assert carcnb.picture(game).svg


@pytest.mark.parametrize("seed", [1, 3, 5])
def test_games_with_it_keep_the_contract(seed: int) -> None:
    """Beside all other expansions, flown into, left for a field: the second referee sees every moment."""
    game = play(seed, (*ALL, "gardens"), checked=0.02)
    assert any(e.feature.kind == "garden" for e in game.events if isinstance(e, PointsScored | FeatureCompleted))
