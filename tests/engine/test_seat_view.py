"""What a player may know of a game: others' secret draws, cards and questions are hidden from the view of a seat."""

from __future__ import annotations

import pytest

from carcnb import Game, SetupError
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import CardTaken, CardUsed, TilePlaced
from carcnb.engine.expansion import Expansion
from carcnb.engine.expansions import find_expansions
from carcnb.engine.prompts import Ask, Chance, Script
from carcnb.engine.table import Table
from carcnb.systems.winter.rules import Winter


class Secrets(Expansion):
    """After every tile its player takes a secret card and is asked in secret what to do with it."""

    def tile_placed(self, table: Table, cell: int) -> Script:
        state = table.state
        card = (yield Chance("card", {"ace": 1, "king": 1}, seen_by=state.player)).what
        state.hands[state.player, "card"] = (*state.hands.get((state.player, "card"), ()), card)
        table.say(CardTaken(state.player, "card", card, "BASE-1.1"))
        options = [Action("use", card), SKIP]
        answer = yield Ask(state.player, "use", options, "BASE-1.1", tile="base-D", cell=(0, 0), secret=True)
        if answer != SKIP:
            state.hands[state.player, "card"] = state.hands[state.player, "card"][:-1]
            table.say(CardUsed(state.player, "card", card, False, "BASE-1.1"))


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setattr(Winter, "tile_placed", Secrets.tile_placed)
    assert find_expansions(["winter"])
    return Game({"red": "Ada", "blue": "Ben"}, expansions=["winter"], seed=3)


def test_a_secret_draw_is_seen_by_its_player_only(game: Game) -> None:
    game.apply(game.legal_actions()[0])
    (drawn,) = (answer for answer in game.history if answer.where == "card")
    assert game.view("red").history == game.history
    assert [a.what for a in game.view("blue").history if a.where == "card"] == ["hidden"]
    assert game.view("red").hands == {("red", "card"): (drawn.what,)}
    assert game.view("blue").hands == {("red", "card"): ("hidden",)}
    assert CardTaken("red", "card", drawn.what, "BASE-1.1") in game.view("red").events
    assert [e for e in game.view("blue").events if isinstance(e, CardTaken)] == [
        CardTaken("red", "card", "hidden", "BASE-1.1")
    ]


def test_a_secret_question_has_its_options_for_its_player_only(game: Game) -> None:
    game.apply(game.legal_actions()[0])
    assert game.view("red").legal_actions() == game.legal_actions()
    other = game.view("blue")
    assert other.legal_actions() == []
    assert other.prompt is not None
    assert (other.prompt.player, other.prompt.kind) == ("red", "use")
    assert (other.prompt.tile, other.prompt.cell) == ("base-D", (0, 0))
    refusal = game.why_not("use joker")
    assert refusal is not None
    assert refusal.args["like"] == "use"


def test_what_is_public_is_everybodys(game: Game) -> None:
    assert game.view("blue").legal_actions() == game.legal_actions()
    game.apply(game.legal_actions()[0])
    game.apply(game.legal_actions()[0])
    assert sum(isinstance(e, TilePlaced) for e in game.view("blue").events) == 2
    assert [e.card for e in game.view("blue").events if isinstance(e, CardUsed)] == ["hidden"]


def test_secrets_stay_secret_through_time(game: Game) -> None:
    while len(game.history) < 12:
        game.apply(game.legal_actions()[0])
    before = game.view("blue")
    clone = game.clone()
    clone.undo()
    clone.undo()
    clone.redo()
    clone.redo()
    for other in (game.clone(), clone):
        assert (other.view("blue").history, other.view("blue").events) == (before.history, before.events)
        assert other.secrets == game.secrets
    clone.goto(0)
    assert all(index < len(clone.history) for index in clone.secrets)


def test_only_a_player_has_a_view(game: Game) -> None:
    with pytest.raises(SetupError, match="nobody sits at 'pink'; the seats are red, blue"):
        game.view("pink")


def test_a_view_says_what_it_is(game: Game) -> None:
    assert repr(game.view("blue")) == "<SeatView of blue: no cards held; red is asked to place>"
    game.apply(game.legal_actions()[0])
    assert repr(game.view("blue")) == "<SeatView of blue: red 1 card; red is asked to use>"
