"""Players play whole games by the rules, know no more than their seat, and bad ones are named."""

from __future__ import annotations

import re
import time
from math import inf, nan
from typing import Any, cast

import pytest

import carcnb
from carcnb import Game, PlayerError, SetupError, players
from carcnb.analysis import evaluation
from carcnb.analysis.advice import advising
from carcnb.analysis.search import WIDTH, Contest, Settings
from carcnb.board.opponents import LEVELS
from carcnb.engine.actions import Action
from carcnb.engine.errors import CarcnbError
from carcnb.words import languages, say
from tests.analysis.small import EXPANSIONS, SYSTEMS, dealt_anew, small_game

SEARCH = players.search(count=24, turns=2)


@pytest.mark.parametrize("expansions", SYSTEMS, ids=lambda names: "+".join(names)[:20] or "base")
def test_every_player_plays_whole_games_by_the_rules(expansions: tuple[str, ...]) -> None:
    everything = expansions == EXPANSIONS
    game = small_game(expansions, 6 if everything else 3, 18 if everything else 10)
    own = [players.random(3), players.greedy(), players.careful(), SEARCH]
    table = {seat: own[(n + 1) % 4] for n, seat in enumerate(game.seats)}
    while game.prompt:
        game.apply(players.move(game, table[game.prompt.player]))
    assert game.over


@pytest.mark.parametrize("player", [players.random(7), players.greedy(), players.careful(), SEARCH], ids=str)
def test_no_player_looks_at_the_stack_or_at_others_hands(player: players.Player) -> None:
    game, others = dealt_anew()
    assert {players.move(other, player) for other in others} == {players.move(game, player)}


def test_greedy_beats_random_with_every_deck() -> None:
    for seed in (1, 2):
        game = Game(seed=seed, tiles=["base-D", *Game(seed=1).setup.stack()])
        table = dict(zip(game.seats, (players.random(seed), players.greedy()), strict=True))
        while game.prompt:
            game.apply(players.move(game, table[game.prompt.player]))
        random, greedy = game.scores.values()
        assert greedy > random + 20


def test_who_forgets_farmers_puts_none_where_one_would_be_best() -> None:
    """BASE-15.4: beside a complete city a farmer brings 3 points, on the road of a last tile a thief brings 1."""
    city = ["base-E 0,0 r1", "base-E 1,0 r3"]
    game = Game(["Ada", "Ben"], position=city, tiles=["base-V"], draws=["base-V"])
    game.apply(next(a for a in game.legal_actions() if a.cell == (0, 1)))
    assert "field" in str(players.greedy()(game))
    assert "road" in str(players.one_move(players.NOW, overlooks=["farmers"])(game))


@pytest.mark.parametrize("expansions", SYSTEMS, ids=lambda names: "+".join(names)[:20] or "base")
def test_who_sees_not_what_others_get_takes_the_most_for_itself(expansions: tuple[str, ...]) -> None:
    player, game, met = (
        players.one_move(players.NOW, overlooks=["others"]),
        small_game(expansions, 3, 10 if expansions else 23),
        0,
    )
    while game.prompt:
        seat = game.prompt.player
        own = {line: evaluation.of_table(table, players.NOW).points[seat] for line, table in game.afterstates()}
        answer = player(game)
        assert max(own[line] for line in own if line[0] == answer) == max(own.values())
        met += players.greedy()(game) != answer
        game.apply(answer)
    assert met or expansions, "it is not the same as taking care"


def test_of_few_places_the_best_is_taken_and_others_are_not_seen() -> None:
    game = Game(seed=5, draws=["base-V"])
    every = {players.one_move(sees=0.01, seed=seed)(game) for seed in range(40)}
    assert len(every) > 5
    assert every <= {*game.legal_actions()}
    assert players.one_move(sees=1)(game) == players.careful()(game)


SHARES = {
    "en": {
        "looks at one place in four": 1 / 4,
        "looks at less than half": 0.43,
        "looks at three places in five": 3 / 5,
        "overlooks half": 1 / 2,
        "overlooks a third": 2 / 3,
        "overlooks every fifth": 4 / 5,
    },
    "cs": {
        "jen na čtvrtině": 1 / 4,
        "jen na necelé polovině": 0.43,
        "jen na třech pětinách": 3 / 5,
        "přehlédne polovinu": 1 / 2,
        "přehlédne třetinu": 2 / 3,
        "přehlédne každé páté": 4 / 5,
    },
}
"""What is said of how many of the ways to place a tile are seen."""


@pytest.mark.parametrize("lang", languages())
def test_what_a_strength_is_said_to_overlook_it_overlooks(lang: str) -> None:
    farmers, others = {"en": ("forgets farmers", "what others get"), "cs": ("zapomíná na sedláky", "co získají druzí")}[
        lang
    ]
    for level, name in LEVELS.items():
        player, told = cast(Any, players.find_player(name)), say(f"level-{level}-does", lang)
        if level != "hard":
            share = next((share for words, share in SHARES[lang].items() if words in told), 1)
            assert player.sees == pytest.approx(share, abs=0.03)
            seen = {"farmers": farmers in told, "others": others in told}
            assert {what for what, is_told in seen.items() if is_told} == player.overlooks


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"overlooks": ["gold"]}, "a player overlooks farmers or others, not 'gold'"),
        ({"sees": 0}, "sees is a share of the ways to place a tile, above 0 and at most 1, not 0"),
        ({"seed": "x"}, "seed is a whole number, not 'x'"),
    ],
)
def test_what_nobody_can_overlook_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(SetupError, match=re.escape(why)):
        players.one_move(**options)


def test_what_is_given_to_a_player_is_a_game_of_its_own() -> None:
    game = Game(seed=4)
    before = game.clone()

    def wild(given: Game) -> str:
        answer = str(given.legal_actions()[0])
        for _ in range(5):
            given.apply(given.legal_actions()[-1])
        given.table.state.bag.clear()
        return answer

    assert players.move(game, wild) == game.legal_actions()[0]
    assert game == before
    assert game.table.state == before.table.state


def _sleeps(game: Game) -> Action:
    time.sleep(5)
    return game.legal_actions()[0]


def _fails(game: Game) -> Action:
    raise ZeroDivisionError("1/0")


@pytest.mark.parametrize(
    ("player", "why"),
    [
        (_fails, r"_fails fails with ZeroDivisionError: 1/0. Legal is 'place base-"),
        (lambda game: "place base-D 70,70 r0", r"answers 'place base-D 70,70 r0': .*Legal is 'place base-"),
        (lambda game: "nonsense, that", "answers 'nonsense, that': .*Legal is"),
        (
            lambda game: None,
            "answers 'None': An answer is an action or its text, and this is of type NoneType. Legal is '",
        ),
        (lambda game: 7, "an action or its text, and this is of type int"),
        (players.greedy, "greedy fails with TypeError"),
    ],
)
def test_a_player_that_answers_nonsense_is_named_with_what_is_legal(player: Any, why: str) -> None:
    game = Game(seed=1)
    before = game.clone()
    with pytest.raises(PlayerError, match=why):
        players.move(game, player)
    assert game == before


def test_a_player_that_never_answers_is_not_waited_for() -> None:
    game = Game(seed=1)
    with pytest.raises(PlayerError, match=r"_sleeps has not answered within 0.1 s. Legal is"):
        players.move(game, _sleeps, seconds=0.1)
    assert players.move(game, players.random(1), seconds=5) in game.legal_actions()


def test_without_threads_it_is_said_what_to_do_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser's Python."""

    def none(_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr("threading.Thread.start", none)
    game = Game(seed=1)
    with pytest.raises(CarcnbError, match=r"no thread can be started here .*; leave out seconds"):
        players.move(game, players.greedy(), seconds=5)
    with pytest.raises(CarcnbError, match=r"ask carcnb\.advise"):
        advising(game, count=1)
    assert players.move(game, players.greedy()) in game.legal_actions()


def test_what_is_no_player_and_no_game_is_told() -> None:
    game = small_game((), tiles=2)
    with pytest.raises(SetupError, match="a player is a callable"):
        players.move(game, "greedy")  # type: ignore[arg-type]
    with pytest.raises(SetupError, match=r"a carcnb.Game, not"):
        players.move("game", players.greedy())  # type: ignore[arg-type]
    while game.prompt:
        game.apply(players.move(game, players.random(1)))
    with pytest.raises(SetupError, match="the game is over"):
        players.move(game, players.greedy())
    with pytest.raises(SetupError, match="the game is over"):
        carcnb.advise(game)
    with pytest.raises(
        SetupError, match="there are random, novice, beginner, casual, greedy, fair, steady, able, careful, search"
    ):
        players.find_player("clever")
    for wrong in (
        {"seconds": 0},
        {"seconds": nan},
        {"seconds": inf},
        {"seconds": "2"},
        {"count": -1},
        {"count": 2.5},
        {"executor": "threads"},
    ):
        with pytest.raises(SetupError, match=next(iter(wrong))):
            players.search(**wrong)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_search_plays_its_best_lines_on_once_round_the_table_with_people_who_look(
    monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    made: list[Contest] = []

    def contest(game: Game, settings: Settings) -> Contest:
        made.append(Contest(game, settings))
        return made[-1]

    monkeypatch.setattr(players, "Contest", contest)
    players.search(count=12)(small_game((), seats))
    (found,) = made
    assert found.settings.turns == seats
    assert found.settings.ways > 0
    assert 1 < sum(bool(values) for values in found.values) <= found.settings.width < WIDTH
