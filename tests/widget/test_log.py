"""The log of the board: what it tells, and what the entry beside it says already."""

from __future__ import annotations

from carcnb import Game
from carcnb.widget import log
from carcnb.widget.reader import Reader
from tests.systems.gold_mines.scenes import ROAD, gold
from tests.systems.scene import turn


def told(game: Game) -> list[str]:
    """The texts of the log, oldest first."""
    entries, _ = log.page(game.events, Reader.of(game, "en"))
    return [entry["text"] for entry in entries][::-1]


def test_pieces_of_the_starting_position_are_not_told() -> None:
    assert told(gold(ROAD, "base-U")) == []


def test_a_bar_that_is_taken_is_told_once() -> None:
    game = gold(ROAD, "base-U")
    turn(game, "base-U 2,0 r0")
    assert [text for text in told(game) if "old" in text] == [
        "Ada takes 1 gold bar",
        "Ben takes 1 gold bar",
        "Ada takes 1 gold bar",
    ]


def test_several_bars_taken_at_once_are_one_entry() -> None:
    game = gold(["base-E 0,0 r1 red:city.E gold gold gold"], "base-E")
    turn(game, "base-E 1,0 r3")
    assert [text for text in told(game) if "old" in text] == ["Ada takes 3 gold bars"]


def test_all_bars_left_at_the_end_are_one_entry() -> None:
    assert told(gold(["base-U 0,0 r0 gold gold gold"], last="")).count("Gold leaves the land") == 1
