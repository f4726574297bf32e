"""Looking back: what moves cost, whoever played them, from nothing but what was known when they were made."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import carcnb
from carcnb import FileError, Game, RecordError, SetupError, review
from carcnb.analysis.players import careful, move
from carcnb.analysis.reviewing import COSTLY
from tests.analysis.small import SYSTEMS, dealt_anew, ends, played, small_game

WHOLE = Path(__file__).parents[1] / "records/jcz/whole_games"
MISSED, CLOSED = "place base-E -1,1 r1", "place base-E 0,-1 r2"


def closing(*answers: str, tiles: int = 5) -> Game:
    """Red can complete a city in the first move; so many tiles are left, and the answers are given."""
    left = ["base-E", "base-U", "base-U", "base-V", "base-V"][:tiles]
    position = ["base-D 0,0 r0 red:city.N blue:road.E", "base-D -1,0 r0"]
    game = Game(["<b>Ada", "Ben"], position=position, tiles=left, draws=["base-E"])
    for answer in answers:
        game.apply(answer)
    return game


def test_what_the_last_tile_lost_is_what_the_final_scoring_tells() -> None:
    game = closing(tiles=1)
    ways = dict(ends(game))
    game.apply(MISSED)
    game.apply("skip")
    before = game.clone()
    found = review(game)
    (line,) = found.turning
    assert line == found.lines[0]
    assert (line.seat, line.turn, line.choices) == ("red", 1, len(ways))
    assert (line.expected, line.possible) == (ways[line.played], max(ways.values()))
    assert ways[line.best] == max(ways.values())
    assert list(found.curve) == [{"turn": 1, **game.scores}]
    assert game == before


def test_a_missed_city_is_told_in_both_languages() -> None:
    found = review(closing(MISSED, "skip"))
    (line,) = found.turning
    assert str(line.best[0]) == CLOSED
    assert (found.seats["red"].best, found.seats["blue"].lines) == (0, 0)
    for lang, begins, nothing, words, better in (
        (
            "en",
            "Closes your city for 4 points, takes your knight home",
            "Changes nothing for anybody yet",
            "You could have chosen",
            "Better:",
        ),
        (
            "cs",
            "Uzavře tvoje město za 4 body, vrátí ti domů rytíře",
            "Zatím nikomu nic nezmění",
            "Šlo zvolit",
            "Lepší:",
        ),
    ):
        with carcnb.words.speaking(lang):
            assert found.sentence(line).startswith(begins)
            assert f"{MISSED} + skip. {nothing}. {words} {CLOSED}" in str(found)
            page = found._repr_html_()
            assert f"{better} {begins}" in page
            assert MISSED not in page, "what was played is told in words, its square is on the board"
            assert "&lt;b&gt;Ada" in page
            assert "<b>" not in page
            for svg in (found.svg(), found.svg(line)):
                assert ElementTree.fromstring(svg).tag.endswith("svg")


def test_the_best_line_loses_nothing() -> None:
    best = review(closing(MISSED, "skip")).lines[0].best
    found = review(closing(*map(str, best)))
    assert (found.lines[0].loss, found.seats["red"].best, found.turning) == (0, 1, ())
    assert "No move lost more than about 1 point." in str(found)


def test_the_player_who_looks_one_move_ahead_loses_nothing() -> None:
    game, rng = small_game((), tiles=20), random.Random(1)
    while game.prompt:
        game.apply(move(game, careful()) if game.prompt.player == "red" else rng.choice(game.legal_actions()))
    seats = review(game).seats
    assert seats["red"][1:] == (0, 1)
    assert seats["blue"].loss > 1
    assert seats["blue"].best < 0.5


def test_rows_are_the_lines_in_the_order_played() -> None:
    found = review(WHOLE / "crop.jcz")
    game = found.game
    rows = found.rows()
    assert [row["at"] for row in rows] == sorted({row["at"] for row in rows})
    for row, line in zip(rows, found.lines, strict=True):
        assert row["played"] == " + ".join(map(str, game.history[row["at"] :][: len(line.played)]))
        assert row["loss"] == line.possible - line.expected >= 0
        assert row["name"] == game.names[row["seat"]]
    assert rows.columns == tuple(rows[0])
    assert len(found.plot().spec["data"]["values"]) == len(found.curve) * len(game.seats)
    assert [line.loss for line in found.turning] == sorted((line.loss for line in found.lines), reverse=True)[:3]
    assert all(line.loss > COSTLY for line in found.turning)


def test_the_same_answers_are_judged_alike_whatever_comes_later() -> None:
    """Neither the order of the stack nor a hand that only its owner knows is looked at."""
    game, others = dealt_anew()
    found = review(game)
    lines, asked = found.lines, [found.before(line).prompt for line in found.lines]
    assert not any(ask and ask.secret for ask in asked), "while the game goes on, no card in hand is told"
    for other in others:
        assert review(other).lines == lines
    whole = played((), 60)
    turned = Game.from_answers(whole.setup, whole.history)
    turned.goto(45)
    early = review(turned).lines
    assert early == review(whole).lines[: len(early)]
    assert len(early) > 12


@pytest.mark.parametrize("expansions", SYSTEMS, ids=lambda names: "+".join(names) or "base")
def test_every_system_is_looked_back_over(expansions: tuple[str, ...]) -> None:
    game, rng = small_game(expansions, tiles=8), random.Random(3)
    while not game.over:
        game.apply(rng.choice(game.legal_actions()))
    found = review(game)
    turns = [row["turn"] for row in found.curve]
    assert turns == list(range(1, len(turns) + 1))
    assert {seat: found.curve[-1][seat] for seat in game.seats} == game.scores
    answers = sum(len(line.played) for line in found.lines)
    assert answers == sum(action.verb != "draw" for action in game.history)
    assert all(line.loss == 0 and line.best == line.played for line in found.lines if line.choices == 1)
    for line in found.turning[:1]:
        assert found.svg(line)
        assert found.sentence(line, "cs")


def test_a_turn_that_goes_on_is_not_blamed_for_what_its_player_can_still_decide() -> None:
    """Beside a card that is about to be drawn stand the others with nothing done after them, as nothing is there."""
    lines = review(played(("gifts",), 90)).lines
    chains = [
        (line, then)
        for line, then in pairwise(lines)
        if (line.at + len(line.played), line.seat, line.turn) == (then.at, then.seat, then.turn)
    ]
    assert len(chains) > 2
    assert all(line.expected >= then.possible for line, then in chains)
    taken = [line for line in lines if line.played[0].verb == "take_gift"]
    assert len(taken) > 2
    assert all(line.loss == 0 for line in taken)


def test_the_worst_moves_can_be_looked_at_deeper() -> None:
    game = closing(MISSED, "skip")
    found = review(game, count=40)
    assert str(found.turning[0].best[0]) == CLOSED
    assert found.lines == review(game, count=40).lines
    assert found.lines != review(game).lines


def test_what_cannot_be_looked_back_over_is_told(tmp_path: Path) -> None:
    for none in (Game(seed=1), closing(MISSED)):
        with pytest.raises(SetupError, match="no move has been played to its end yet"):
            review(none)
    for wrong in ({"turning": -1}, {"turning": 1.5}, {"count": 0}, {"seconds": "x"}, {"weights": 3}):
        with pytest.raises(SetupError, match=next(iter(wrong))):
            review(played((), 10), **wrong)
    with pytest.raises(RecordError, match="a record is a game"):
        review(7)  # type: ignore[arg-type]
    with pytest.raises(FileError):
        review(tmp_path / "none.jcz")
