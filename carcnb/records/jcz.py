"""JCloisterZone's saved games (``.jcz``): read with the rules of this project, and written so that it opens them.

A record is JSON: ``setup`` with tile sets, elements and rules, ``players``, and ``replay``, the messages of the game.
``gameAnnotations`` may tell the order in which the tiles are drawn, and after how many draws the game ends.
"""

from __future__ import annotations

import json
from dataclasses import replace

from carcnb.engine.errors import RecordError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.setup import Setup
from carcnb.records.jcz_discards import with_discards
from carcnb.records.jcz_messages import read_messages
from carcnb.records.jcz_replay import JczReplay
from carcnb.records.jcz_setup import read_setup, write_setup
from carcnb.records.jcz_write import messages
from carcnb.records.saving import read_object

SUFFIX = ".jcz"

VERSION = "5.12.0"
"""The version of JCloisterZone that the records written here are for."""


def load(text: str) -> Game:
    """The game of a JCloisterZone record, after its last message; ``RecordError`` names what is wrong and where."""
    record = read_object(text)
    if "replay" not in record or "setup" not in record:
        raise RecordError("this is no saved game of JCloisterZone: it has no setup and replay")
    told = read_messages(record["replay"])
    try:
        setup = read_setup(record, told)
        circles = bool(record["setup"]["elements"].get("corn-circle"))

        def played(setup: Setup) -> Game:
            return JczReplay(Game.from_setup(setup), told, record.get("initialRandom"), circles).run()

        game = played(setup)
        if not record.get("gameAnnotations") and (draws := with_discards(game)):
            game = played(replace(setup, draws=draws))
    except SetupError as error:
        raise RecordError(f"setup: {error}") from None
    return game


def save(game: Game) -> str:
    """The record of a game for JCloisterZone; ``RecordError`` names what it knows nothing of."""
    setup = write_setup(game)  # first, for it refuses what no message can tell
    replay, first_random = messages(game)
    record = {
        "appVersion": VERSION,
        "gameId": "carcnb",
        "name": "",
        "initialRandom": first_random,
        "created": "1970-01-01T00:00:00.000Z",
        "clock": 0,
        **setup,
        "replay": replay,
    }
    return json.dumps(record, ensure_ascii=False, indent=2) + "\n"
