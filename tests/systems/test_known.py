"""A game as it is known at the table: what only others have seen is hidden, told nowhere, and dealt anew."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import carcnb
from carcnb import Game, SetupError
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.events import CardTaken, CardUsed, FeatureCompleted
from carcnb.engine.knowledge import HIDDEN, known_game
from carcnb.engine.prompts import Script
from carcnb.engine.table import Table
from carcnb.records.notation import parse, text_of
from carcnb.systems.gifts.rules import GIFTS, GiftsReshuffled
from carcnb.systems.messages import rules as messages
from carcnb.systems.messages.rules import LETTERS, Messages
from tests.contract import snapshot
from tests.systems.games import CLOSING

HANDS = ["red gift synod", "red gift take_two", "blue gift cash_out"]
STACK = [tile for tile, n in CLOSING.items() for _ in range(n)]
NEARLY_ALL = [f"{seat} gift {card}" for card in GIFTS for seat in ("red", "blue", "red", "blue", "red")][1:]
"""The deck is soon shuffled again from what was used (GIFT-11)."""
DECKS = {"gift": GIFTS, "letter": LETTERS}


@pytest.fixture(autouse=True)
def _many_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every third space is dark, for in a game by the rule few letters come round again (MSG-6)."""
    by_rule = Messages.points_tallied

    def tallied(self: Messages, table: Table) -> Script:
        """Defined here, so that nobody takes it for the printed rule."""
        yield from by_rule(self, table)

    monkeypatch.setattr(messages, "DARK", 3)
    monkeypatch.setattr(Messages, "points_tallied", tallied)


def keen(game: Game, rng: random.Random) -> Action:
    """An answer of somebody who closes what he can, takes every gift, and opens one now and then."""
    assert game.prompt
    kind, options = game.prompt.kind, game.legal_actions()
    if kind == "place":
        closing = [o for o in rng.sample(options, min(len(options), 12)) if wins(game, o)]
        return closing[0] if closing else min(options, key=lambda o: abs(o.cell[0]) + abs(o.cell[1]) + rng.random())  # type: ignore[index]
    if kind == "deploy":
        return next((o for o in options if o.where and not o.where.startswith("field")), SKIP)
    if kind == "gift" and rng.random() < 0.8:
        return SKIP
    return options[0] if kind == "take_gift" else rng.choice(options)


def wins(game: Game, action: Action) -> bool:
    return any(isinstance(event, FeatureCompleted) for event in game.foresee(action))


def games(many: int, seats: int = 2) -> Iterator[tuple[Game, random.Random]]:
    """Games of gifts and messages at every stage, some with cards in hands from the start, or nearly all of them."""
    for seed in range(many):
        game, state = played(seed, seats, messages.DARK)
        rng = random.Random()
        rng.setstate(state)
        yield game.clone(), rng


@cache
def played(seed: int, seats: int, dark: int) -> tuple[Game, tuple[Any, ...]]:
    """One of the games, and where its chance stands; several tests take it up, by the same dark spaces."""
    rng = random.Random(seed)
    hands = ([], HANDS, NEARLY_ALL)[seed % 3]
    game = Game(seats, ["gifts", "messages"], seed=seed, hands=hands, tiles=STACK)
    for _ in range(rng.randrange(20, 300)):
        if game.prompt:
            game.apply(keen(game, rng))
    return game, rng.getstate()


def swapped(game: Game) -> Iterator[Game]:
    """The same game for everybody at the table, but for one card that only one player has seen."""
    setup, answers = game.setup, game.history
    _, public = known_game(game)
    for n, answer in enumerate(public):
        if answer.what == HIDDEN:
            deck = answer.where
            for card in DECKS[deck]:
                other = [*answers[:n], answers[n]._replace(what=card), *answers[n + 1 :]]
                if card != answers[n].what and (made := replayed(setup, other)):
                    yield made
                    break


def replayed(setup: carcnb.engine.setup.Setup, answers: list[Action]) -> Game | None:
    try:
        return Game.from_answers(setup, answers)
    except carcnb.RecordError:
        return None


def shuffled(game: Game) -> bool:
    """Whether used gifts came back (GIFT-11): then a record tells whether an opened one was taken before or after."""
    return any(isinstance(event, GiftsReshuffled) for event in game.events)


def public(game: Game) -> list[object]:
    """What has happened as everybody heard of it."""
    return [event.to_others() if hasattr(event, "to_others") else event for event in game.events]


def to_the_end(game: Game, rng: random.Random) -> None:
    while game.prompt:
        game.apply(keen(game, rng))
    assert game.over


# ---- records to be shared


def test_a_shared_record_opens_as_the_same_game_for_everybody() -> None:
    """Whatever was drawn, taken, sealed and opened: it is read, tells the same, and can be played to the end."""
    hidden = 0
    for game, rng in games(24):
        text = game.save(shared=True)
        hidden += text.count(f"draw {HIDDEN} ")
        again = Game.load(text)
        assert public(again) == public(game)
        assert shuffled(game) or again.save(shared=True) == text
        assert again.scores == game.scores
        assert {key: len(cards) for key, cards in again.table.state.hands.items()} == {
            key: len(cards) for key, cards in game.table.state.hands.items()
        }
        to_the_end(again, rng)
    assert hidden > 100


def test_a_shared_record_tells_no_seed_and_no_draw_to_come() -> None:
    tiles = ["base-U", "base-D", "base-B", "base-V"]
    game = Game(2, ["gifts"], seed=987654321, tiles=tiles, draws=["base-U", "base-V", "synod gift", "base-B"])
    text = game.save(shared=True)
    record = json.loads(text)
    assert record["setup"]["seed"] is None
    assert record["setup"]["draws"] == []
    assert record["setup"]["tiles"] == sorted(tiles)
    assert record["answers"] == ["draw base-U"]
    assert "987654321" not in text
    again = Game.load(text)
    assert again.setup.seed.bit_length() == 128
    assert again.setup.seed != Game.load(text).setup.seed


def test_no_hidden_card_and_no_seed_has_a_part_in_a_shared_record() -> None:
    """Games that differ in one hidden card and in the seed are told in the same words."""
    compared = 0
    for game, _ in games(10):
        for other in swapped(game):
            other = Game.load(other.save().replace(f'"seed": {other.setup.seed}', '"seed": 424242'))
            assert other.history != game.history
            assert shuffled(game) or other.save(shared=True) == game.save(shared=True)
            compared += not shuffled(game)
    assert compared > 40


def test_which_of_several_cards_was_opened_is_not_told() -> None:
    """GIFT-13: of two cards in a hand one is turned up; when it was drawn only its player knows."""
    texts = set()
    for hands in (["red gift road_sweeper", "red gift synod"], ["red gift synod", "red gift road_sweeper"]):
        game = Game(["Ada", "Ben"], ["gifts"], seed=4, hands=hands, draws=["base-U", "base-V"])
        game.apply("gift road_sweeper")
        texts.add(game.save(shared=True))
    (text,) = texts
    assert json.loads(text)["setup"]["hands"] == ["red gift road_sweeper", "red gift hidden"]


def test_what_was_used_in_the_open_is_told() -> None:
    """GIFT-13, D-MSG-17: an opened gift and a letter used for its action are known; a seal stays closed."""
    opened = sealed = 0
    for game, _ in games(20):
        shown = Counter((e.deck, e.card) for e in game.events if isinstance(e, CardUsed) and e.shown)
        known = Counter((a.where, a.what) for a in known_game(game)[1] if a.where in DECKS and a.what != HIDDEN)
        known += Counter(held[1:] for held in known_game(game)[0].hands if held.card != HIDDEN)
        assert {pair: n for pair, n in known.items() if pair[0] == "gift"} == {
            pair: n for pair, n in shown.items() if pair[0] == "gift"
        }
        assert {card for deck, card in known if deck == "letter"} == {card for deck, card in shown if deck == "letter"}
        opened += sum(shown.values())
        sealed += sum(isinstance(e, CardUsed) and not e.shown for e in game.events)
    assert opened > 40
    assert sealed > 20


def test_a_letter_that_comes_round_again_is_known_if_it_was_shown_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """MSG-11: letters go under the deck, so that the ninth is the first again."""
    monkeypatch.setattr(messages, "DARK", 2)
    rounds = 0
    for game, _ in games(8):
        assert public(Game.load(game.save(shared=True))) == public(game)
        letters = [answer for answer in known_game(game)[1] if answer.where == "letter"]
        for first, again in zip(letters, letters[8:], strict=False):
            assert first.what == again.what
            rounds += first.what != HIDDEN
    assert rounds > 5


def test_a_record_that_is_not_shared_is_the_whole_truth() -> None:
    for game, _ in games(6):
        assert HIDDEN not in game.save()
        assert snapshot(Game.load(game.save())) == snapshot(game)


def test_comments_are_shared() -> None:
    game = Game(seed=1)
    game.comments[0] = "We begin."
    assert Game.load(game.save(shared=True)).comments == {0: "We begin."}
    assert game.as_known().comments == {0: "We begin."}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda r: r["answers"].__setitem__(0, "draw hidden"), "answer 1: draw hidden cannot be"),
        (lambda r: r["setup"].__setitem__("hands", ["red gift hidden"] * 26), "there is no card left in the deck gift"),
        (lambda r: r["setup"].__setitem__("hands", ["red letter hidden"]), "write seat, deck and card"),
        (lambda r: r["setup"].__setitem__("hands", ["red gift"]), "write seat, deck and card"),
        (lambda r: r["setup"].__setitem__("seed", "x"), "seed is a whole number"),
        (lambda r: r["answers"].append("gift hidden"), "answer 2: gift hidden is not allowed"),
    ],
)
def test_a_shared_record_that_was_changed(change: object, says: str) -> None:
    record = json.loads(Game(2, ["gifts"], seed=1, hands=HANDS).save(shared=True))
    change(record)  # type: ignore[operator]
    with pytest.raises(carcnb.RecordError, match=says):
        Game.load(json.dumps(record))


# ---- as one player knows it


@pytest.mark.parametrize("seat", [None, "red", "blue", "green"])
def test_a_game_as_it_is_known_is_the_same_in_all_that_is_known(seat: str | None) -> None:
    differ = 0
    for game, rng in games(12, seats=3):
        before = snapshot(game)
        known = game.as_known(seat)
        assert snapshot(game) == before
        assert public(known) == public(game)
        assert shuffled(game) or known_game(known, seat)[1] == known_game(game, seat)[1]
        if seat:
            assert known.view(seat).events == game.view(seat).events
            assert known.view(seat).hands == game.view(seat).hands
            assert known.view(seat).legal_actions() == game.view(seat).legal_actions()
        assert not known.can_redo
        differ += known.table.state.hands != game.table.state.hands
        to_the_end(known, rng)
    assert differ > 5


def test_a_game_as_it_is_known_meets_other_draws() -> None:
    """Nobody who is given it can look ahead: it has another key, and nothing that was taken back."""
    same = 0
    for seed in range(30):
        game = Game(seed=seed, draws=["base-D", "base-E", "base-U"])
        option = game.legal_actions()[0]
        game.apply(option)
        game.undo()
        known = game.as_known("red")
        assert known.setup.draws == ()
        assert known.anew == set()
        for line in (game, known):
            line.apply(option)
            if line.prompt and line.prompt.kind == "deploy":
                line.apply(SKIP)
        assert known.prompt
        assert game.prompt
        same += known.prompt.tile == game.prompt.tile
    assert same < 15
    assert snapshot(Game.load(known.save())) == snapshot(known)


def test_hidden_cards_are_dealt_as_a_shuffled_deck_deals_them() -> None:
    """Each card as likely as there are copies of it left: five synods in the open leave none (GIFT-1)."""
    hands = ["red gift synod"] * 4 + ["red gift cash_out"] * 2 + ["blue gift change_position"]
    game = Game(2, ["gifts"], seed=3, hands=hands)
    dealt = Counter(game.as_known("red").table.state.hands["blue", "gift"][0] for _ in range(400))
    assert dealt.keys() == set(GIFTS)
    assert 5 <= dealt["synod"] < 60  # 1 of 19
    assert 40 <= dealt["cash_out"] < 100  # 3 of 19
    assert 70 <= dealt["take_two"] < 150  # 5 of 19


def test_nobody_else_has_a_game_as_it_is_known() -> None:
    with pytest.raises(ValueError, match="nobody sits at 'pink'; the seats are red, blue"):
        Game().as_known("pink")


def test_a_player_knows_a_card_that_was_opened_since() -> None:
    """The view of a seat knows what a shared record tells."""
    for game, _ in games(8):
        for seat in game.seats:
            assert game.view(seat).history == known_game(game, seat)[1]
            mine = [e.card for e in game.events if isinstance(e, CardTaken) and e.player == seat]
            assert [game.view(seat).history[n].what for n, owner in game.secrets.items() if owner == seat] == mine


# ---- positions to be shared


def test_a_shared_position_tells_how_many_cards_and_not_which() -> None:
    texts = set()
    for hands in (HANDS, ["red gift cash_out", "red gift cash_out", "blue gift synod"]):
        game = Game(["Ada", "Ben"], ["gifts"], seed=3, hands=hands, draws=["base-U", "base-V", "base-W"])
        texts.add(carcnb.position_text(game, shared=True))
        texts.add(carcnb.position_text(game.setup, shared=True))
    (text,) = texts
    assert "players red Ada 0 gift hidden gift hidden, blue Ben 0 gift hidden" in text
    assert "hand U" in text
    assert "next" not in text
    again = Game.from_setup(parse(text, None))
    assert {key: len(cards) for key, cards in again.table.state.hands.items()} == {
        ("red", "gift"): 2,
        ("blue", "gift"): 1,
    }
    assert text_of(again, shared=True) == text
    assert HIDDEN not in text_of(again)
    to_the_end(again, random.Random(1))


def test_hidden_cards_of_a_position_are_dealt_anew_each_time_and_by_a_seed_the_same() -> None:
    text = "expansions gifts; players red Ada gift hidden gift synod, blue Ben gift hidden; hand U; D 0,0"
    assert len({parse(text, None).hands for _ in range(20)}) > 5
    assert parse(text, 5) == parse(text, 5)
    assert carcnb.position(text, seed=5).game.setup == parse(text, 5)
    assert all(parse(text, seed).hands[1] == ("red", "gift", "synod") for seed in range(5))


def test_a_position_deals_no_more_cards_than_there_are() -> None:
    """GIFT-1: a word that has no card left is named."""
    full = " ".join(f"gift {card}" for card in GIFTS for _ in range(5))
    with pytest.raises(SetupError, match=r"line 2, word 59 .*there is no card left in the deck gift"):
        parse(f"expansions gifts\nplayers red Ada 0 {full}, blue Ben 0 gift hidden\nD 0,0")
    with pytest.raises(SetupError, match="besides points a player may have"):
        parse("players red Ada 0 gift hidden, blue\nD 0,0")
