"""What a browser is sent of the cards in players' hands: what those who look may know (D-GIFT-7, D-MSG-17)."""

# mypy: disable-error-code="attr-defined, union-attr"
from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import carcnb
from carcnb.board.replay import replay
from carcnb.engine.actions import SKIP
from carcnb.systems.gifts.rules import GIFTS
from carcnb.systems.messages.rules import LETTERS
from carcnb.wire.shapes import faults
from carcnb.wire.view import View
from carcnb.words import say
from tests.board.browser import Browser
from tests.stills import svg

NAMES = {"red": "Ada", "blue": "Ben"}
HANDS = ["red gift synod", "red gift take_two", "blue gift cash_out"]
DECKS = {"gift": GIFTS, "letter": LETTERS}


def opened(**options: Any) -> Browser:
    game = carcnb.Game(NAMES, ["gifts", "messages"], seed=options.pop("seed", 3), hands=options.pop("hands", HANDS))
    return Browser(carcnb.play(game, **options))


def found(sent: object, deck: str, card: str) -> list[str]:
    """Every trace of a card in what was sent: its name in each notation, its title, its text."""
    text = json.dumps(sent, ensure_ascii=False)
    titles = [say(f"card-{deck}-{card}", lang) for lang in ("en", "cs")]  # some are words of the board, too
    names = [f"{deck}-{card}", f"{deck} {card}", f'"{card}"', *(f'{before}{t}"' for t in titles for before in '" ')]
    said = [say(f"card-{deck}-{card}-text", lang) for lang in ("en", "cs")]
    return [trace for trace in (*names, *said) if trace in text]


def everything(browser: Browser) -> list[Any]:
    """All that was sent since the last look: views, replies, refusals, words."""
    sent = [*browser.updates, *browser.messages]
    browser.updates.clear()
    browser.messages.clear()
    return [*sent, browser.board.view]


def pry(browser: Browser) -> None:
    """Everything a page can ask without being told the answer to a question."""
    view = browser.board.view
    for number in range(-1, 9):
        browser.tell({"do": "ask", "id": 1, "n": view["n"], "what": "outlook", "answer": number})
    browser.tell({"do": "ask", "id": 1, "n": view["n"], "what": "why", "cell": [0, 1], "turn": 0})
    browser.tell({"do": "ask", "id": 1, "n": view["n"], "what": "log", "before": 9999})
    browser.tell({"do": "ask", "id": 1, "n": view["n"], "what": "card", "cell": [0, 0], "segment": 0})
    for what in ("advice", "verdict", "odds"):
        browser.tell({"do": "ask", "id": 1, "n": view["n"], "what": what, "again": 0})
    browser.tell({"do": "ask", "id": 1, "n": view["n"], "what": "review", "seat": "red", "again": 0})
    browser.tell({"do": "look", "n": view["n"]})
    browser.tell({"do": "language", "lang": "cs"})
    browser.tell({"do": "language", "lang": "en"})
    browser.updates = [{key: value for key, value in update.items() if key != "words"} for update in browser.updates]


# ---- a shared board


def test_on_a_shared_board_no_hand_is_sent_until_its_player_asks() -> None:
    browser = opened()
    view = browser.board.view
    assert list(faults(view, View, "view")) == []
    assert view["hands"] == {"red": ["gift", "gift"], "blue": ["gift"]}
    assert view["cards"] == {"gift": ("Gift", "")}
    assert view["reveal"] == {"seat": "red", "text": "I am Ada, show my cards", "open": False}
    assert (view["prompt"]["closed"], view["prompt"]["options"], view["prompt"]["skip"]) == (True, [], True)
    pry(browser)
    for card in GIFTS:
        assert found(everything(browser), "gift", card) == []


def test_whoever_is_asked_opens_his_own_hand_only() -> None:
    browser = opened()
    browser.do("show")
    view = browser.board.view
    assert list(faults(view, View, "view")) == []
    assert view["hands"] == {"red": ["gift-synod", "gift-take_two"], "blue": ["gift"]}
    assert view["reveal"]["open"] is True
    assert [option["card"] for option in view["prompt"]["options"]] == ["gift-synod", "gift-take_two"]
    assert view["prompt"]["options"][0]["note"] == say("card-gift-synod-text", "en")
    assert found(everything(browser), "gift", "cash_out") == []
    browser.do("hide")
    assert browser.board.view["hands"] == {"red": ["gift", "gift"], "blue": ["gift"]}
    assert found(browser.board.view, "gift", "synod") == []


def test_an_open_hand_is_closed_when_somebody_else_is_asked() -> None:
    browser = opened()
    browser.do("show")
    browser.act("skip")
    assert browser.board.view["hands"]["red"] == ["gift-synod", "gift-take_two"]  # it is still Ada's turn
    while browser.board.view["prompt"]["seat"] == "red":
        browser.act(browser.board.game.legal_actions()[-1])
    everything(browser)
    assert browser.board.view["hands"] == {"red": ["gift", "gift"], "blue": ["gift"]}
    browser.do("undo")
    while browser.board.view["prompt"]["kind"] == "choose":
        browser.do("undo")
    assert browser.board.view["hands"]["red"] == ["gift", "gift"]


def test_nothing_is_told_about_the_answers_to_a_closed_question() -> None:
    browser = opened()
    for number in range(1, len(GIFTS)):  # in hand or not: it is the same answer
        assert browser.ask("outlook", answer=number)["error"] == "Only Ada may look at these cards."
        browser.do("act", answer=number)
        assert browser.refused()["text"] == "Only Ada may look at these cards."
    browser.act("skip")  # to open nothing, nobody has to look
    assert browser.board.view["prompt"]["kind"] == "place"


def test_art_and_words_are_the_same_whoever_holds_what() -> None:
    one, other = opened(), opened(hands=["red gift cash_out", "red gift cash_out", "blue gift synod"])
    assert one.board.sheet == other.board.sheet
    assert one.board.words == other.board.words
    assert one.board.view == other.board.view
    assert one.board._repr_mimebundle_()[0]["text/plain"] == other.board._repr_mimebundle_()[0]["text/plain"]  # type: ignore[index]
    assert svg(one.board._repr_mimebundle_()[0]) == svg(other.board._repr_mimebundle_()[0])  # type: ignore[index]


# ---- a board of one player


def test_a_players_own_board_shows_his_cards_and_takes_no_answer_of_another() -> None:
    browser = opened(seat="blue")
    view = browser.board.view
    assert view["hands"] == {"red": ["gift", "gift"], "blue": ["gift-cash_out"]}
    assert "reveal" not in view
    assert (view["playable"], view["can_undo"], view["prompt"]["skip"]) == (False, False, False)
    browser.act("skip")
    assert browser.refused()
    browser.do("show")
    assert browser.refused()
    assert found(everything(browser), "gift", "synod") == []


def test_a_board_of_a_seat_that_is_not_there() -> None:
    with pytest.raises(carcnb.SetupError, match="nobody sits at 'pink'"):
        carcnb.play(NAMES, seat="pink")


def test_a_players_own_board_takes_nothing_back() -> None:
    browser = opened(seat="red")
    browser.act("skip")
    browser.do("undo")
    assert browser.refused()["text"] == "A board of one player takes nothing back."


# ---- whole games


def known(game: carcnb.Game, seats: set[str]) -> set[tuple[str, str]]:
    """Cards that players have had in hand, and those that were used in the open."""
    cards = [event for event in game.events if hasattr(event, "deck")]
    seen = {(e.deck, e.card) for e in cards if e.player in seats or getattr(e, "shown", False)}
    return seen | {
        (deck, card) for (seat, deck), hand in game.table.state.hands.items() for card in hand if seat in seats
    }


@pytest.mark.parametrize("seat", ["", "red", "blue"])
@pytest.mark.parametrize("seed", [1, 2])
def test_in_a_whole_game_no_other_hand_is_sent(seat: str, seed: int) -> None:
    """Before every answer all that was sent is searched for every card that those who look have not seen."""
    game = carcnb.Game(NAMES, ["gifts", "messages", "robbers"], seed=seed, hands=HANDS)
    browser, rng = Browser(carcnb.play(game, seat=seat)), random.Random(seed)
    searched = 0
    while game.prompt and len(game.table.state.tiles) < 45:
        ask = game.prompt
        if ask.secret and not seat and rng.random() < 0.5:
            browser.do("show")
        if rng.random() < 0.2:
            pry(browser)
        sent = [part for part in everything(browser) if part.get("kind") != "refused"]  # may repeat what was asked
        seats = {seat, *browser.board._lead.stand.audience.open}
        for deck, card in known(game, set(game.seats)) - known(game, seats):
            assert found(sent, deck, card) == []
            searched += 1
        options = [option for option in ask.options if option.verb != "gift" or rng.random() < 0.1] or [SKIP]
        browser.board.apply(rng.choice(options[:6]))
        if rng.random() < 0.1:
            browser.do("undo")
            browser.do("redo")
    assert searched > 20


def test_the_log_tells_others_that_a_card_was_taken_and_not_which() -> None:
    game = carcnb.Game(NAMES, ["gifts"], seed=1, hands=HANDS)
    rng = random.Random(1)
    while not any(type(event).__name__ == "CardTaken" for event in game.events):
        options = [option for option in game.legal_actions() if option.verb != "gift"]
        game.apply(options[0] if game.prompt.kind in ("take_gift", "deploy") else rng.choice(options))
    entries = [entry["text"] for entry in carcnb.play(game).view["log"]]
    assert any(re.fullmatch(r"(Ada|Ben) takes a gift", text) for text in entries)


def sealed() -> carcnb.Game:
    """MSG-10: a letter was used for its seal; the other player has not seen which."""
    for seed in range(50):
        game, rng = carcnb.Game(NAMES, ["messages"], seed=seed), random.Random(seed)
        while game.prompt and len(game.table.state.tiles) < 40:
            options = sorted(game.legal_actions(), key=lambda a: str(a) != "letter seal")
            game.apply(options[0] if game.prompt.kind in ("letter", "deploy") else rng.choice(options[:12]))
            if any(getattr(event, "shown", True) is False for event in game.events[-4:]):
                return game
    raise AssertionError("no such game")


def test_a_letter_used_for_its_seal_is_named_to_its_owner_alone() -> None:
    game = sealed()
    used = next(event for event in game.events if getattr(event, "shown", True) is False)
    other = next(seat for seat in game.seats if seat != used.player)
    title = say(f"card-letter-{used.card}", "en")

    def told(seat: str) -> list[str]:
        return [entry["text"] for entry in carcnb.play(game, seat=seat).view["log"]]

    assert f"{NAMES[used.player]} uses the seal: {title}" in told(used.player)
    for seat in ("", other):
        assert f"{NAMES[used.player]} uses the seal: a letter, face down" in told(seat)
        assert found(carcnb.play(game, seat=seat).view, "letter", used.card) == []


def test_every_player_may_have_a_board_of_the_same_game() -> None:
    game = carcnb.Game(NAMES, ["gifts"], seed=3, hands=HANDS)
    ada, ben = Browser(carcnb.play(game, seat="red")), Browser(carcnb.play(game, seat="blue"))
    ada.act("gift synod")
    assert ben.board.view["n"] == ada.board.view["n"]
    assert "Ada opens a gift: Synod" in [entry["text"] for entry in ben.board.view["log"]]
    assert found(everything(ben), "gift", "take_two") == []


def test_a_record_of_an_unfinished_game_does_not_tell_what_is_held() -> None:
    game, rng = carcnb.Game(NAMES, ["gifts"], seed=2, hands=HANDS), random.Random(2)
    while len(game.table.state.tiles) < 30:
        options = [option for option in game.legal_actions() if option.verb != "gift"]
        game.apply(options[0] if game.prompt.kind == "take_gift" else rng.choice(options))
    board = replay(game)
    for move in range(0, board.move + 20, 5):
        board.hear({"do": "lesson", "n": board.view["n"], "what": "jump", "to": move})
        for deck, card in known(game, set(game.seats)) - known(game, {""}):
            assert found([board.view, board.record], deck, card) == []
