"""A game to hand on, as a line of text, a saved game or a picture: what everybody at the table knows, and no more."""

from __future__ import annotations

from collections.abc import Callable

from carcnb.board.reader import Reader
from carcnb.drawing import game_svg
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.records.notation import MidTurn, text_of
from carcnb.records.packing import pack_text
from carcnb.rulebook.address import opening_link
from carcnb.wire.talk import Form, Shared

LONGEST = 4000
"""Signs of the longest link that is offered: chats and mails cut what is longer."""


def share(game: Game, form: Form, reader: Reader, dress: str | None) -> Shared:
    """The text of that form; where there is none it is empty, and ``note`` says why."""
    return _FORMS[form](game, reader, dress)


def _position(game: Game, reader: Reader, _dress: str | None) -> Shared:
    """The position in one line, in the middle of a turn that of its beginning; at the end of the game there is none.

    The link opens the position, and the whole game when that is over.
    """
    note = ""
    try:
        text = text_of(game, shared=True)
    except MidTurn as error:
        before = game.clone()
        before.goto(error.begun)
        text, note = text_of(before, shared=True), reader.say("share-turn")
    except SetupError:
        text, note = "", reader.say("share-over")
    line = "; ".join(text.splitlines())
    made: Shared = {"text": line, "note": note}
    address = f"position:{line}" if line else f"game:{pack_text(game.save(shared=True))}"
    if (link := opening_link(address, reader.lang)) and len(link) <= LONGEST:
        made["link"] = link
    return made


def _record(game: Game, _reader: Reader, _dress: str | None) -> Shared:
    return {"text": game.save(shared=True), "note": ""}


def _picture(game: Game, reader: Reader, dress: str | None) -> Shared:
    return {"text": game_svg(game, dress=dress, title=reader.say("ui-board")), "note": ""}


_FORMS: dict[Form, Callable[[Game, Reader, str | None], Shared]] = {
    "position": _position,
    "record": _record,
    "picture": _picture,
}
