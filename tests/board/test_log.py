"""The log of the board: what it tells, and what the entry beside it says already."""

from __future__ import annotations

from itertools import groupby

from carcnb import Game
from carcnb.board import log
from carcnb.board.reader import Reader
from carcnb.wire.view import LogEntry
from tests.systems.gold_mines.scenes import ROAD, gold
from tests.systems.scene import scene, turn


def told(game: Game) -> list[str]:
    """The texts of the log, oldest first."""
    entries, _ = log.page(game.table, game.events, Reader.of(game, "en"))
    return [entry["text"] for entry in entries][::-1]


def turns(game: Game) -> list[list[LogEntry]]:
    """The entries of each turn, as they are sent: the newest turn first, and of each the newest entry."""
    entries, _ = log.page(game.table, game.events, Reader.of(game, "en"))
    return [list(group) for _, group in groupby(entries, lambda entry: entry["turn"])]


def test_a_turn_is_told_with_its_tile_its_figure_and_its_points() -> None:
    game = scene(["base-E 0,0 r0 red:city.N"], "base-E", "base-E", players=["Ada", "Ben"])
    turn(game, "base-E 0,-1 r2", "field.NNW")
    turn(game, "base-E 1,0 r0", "city.N")
    ben, ada = turns(game)
    assert [(entry.get("icon"), entry.get("what"), entry.get("points")) for entry in reversed(ada)] == [
        ("tile", None, None),
        ("farmer", "Farmer", None),
        (None, None, 4),
        (None, None, None),
    ]
    assert [entry.get("what") for entry in ben] == ["Knight", None]
    assert {entry.get("seat") for entry in ada} == {"red"}


def test_a_page_ends_between_turns() -> None:
    game = Game(["Ada", "Ben"], seed=1)
    while len(game.history) < 60:
        game.apply(game.legal_actions()[0])
    reader = Reader.of(game, "en")
    newest, more = log.page(game.table, game.events, reader)
    older, _ = log.page(game.table, game.events, reader, newest[-1]["id"])
    assert more
    assert not {entry["turn"] for entry in newest} & {entry["turn"] for entry in older}
    everything = [entry["id"] for entry in newest + older]
    assert everything == sorted(everything, reverse=True)


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
