"""The board as text: what a reader sees where there are no pictures."""

from __future__ import annotations

import carcnb
from carcnb.board.reader import Reader
from carcnb.board.textboard import text_board
from tests.text_maps import MAP, TILES

NAMES = {"red": "Ada", "blue": "Ben"}


def text(game: carcnb.Game, lang: str = "en") -> str:
    return text_board(game, Reader.of(game, lang))


def test_a_board_with_a_question() -> None:
    game = carcnb.Game(NAMES, position=TILES, tiles=["base-W"])
    assert text(game) == (
        "Ada (R) 0, Ben (B) 0\n"
        "Ada to play: Place the tile base-W: roads on the right, at the bottom and on the left end here"
        " (Fits in 8 places)\n"
        "\n" + MAP
    )


def test_the_end_in_czech() -> None:
    game = carcnb.Game(NAMES, position=["base-E 0,0 r0 red:city.N"], tiles=["base-E"])
    game.apply("place base-E 0,-1 r2")
    game.apply("skip")
    assert text(game, "cs").splitlines()[:2] == ["Ada (R) 4, Ben (B) 0", "Vítězí Ada, 4 : 0"]


def test_a_board_to_look_at_asks_nothing_but_tells_who_has_won() -> None:
    game = carcnb.Game(NAMES, tiles=["base-U"], first="blue")
    reader = Reader.of(game, "en")
    assert "?" not in text_board(game, reader, asks=False)
    game.apply("place base-U 1,0 r0")
    game.apply("skip")
    assert text_board(game, reader, asks=False).startswith("Ada (R) 0, Ben (B) 0\nShared victory: Ada and Ben")
