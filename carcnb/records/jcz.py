"""JCloisterZone's saved games (``.jcz``): read with the rules of this project, and written so that it opens them.

A record is JSON: ``setup`` with tile sets, elements and rules, ``players``, and ``replay``, the messages of the game.
``gameAnnotations`` may tell the order in which the tiles are drawn, and after how many draws the game ends.
"""

from __future__ import annotations

from carcnb.records.jcz_messages import read_messages
from carcnb.records.jcz_replay import Replay
from carcnb.records.jcz_setup import read_setup
from carcnb.records.saved import read_object
from carcnb.rules.errors import RecordError, SetupError
from carcnb.rules.game import Game

SUFFIX = ".jcz"


def load(text: str) -> Game:
    """The game of a JCloisterZone record, after its last message; ``RecordError`` names what is wrong and where."""
    record = read_object(text)
    if "replay" not in record or "setup" not in record:
        raise RecordError("this is no saved game of JCloisterZone: it has no setup and replay")
    messages = read_messages(record["replay"])
    try:
        game = Game.from_setup(read_setup(record, messages))
    except SetupError as error:
        raise RecordError(f"setup: {error}") from None
    return Replay(game, messages, record.get("initialRandom")).run()
