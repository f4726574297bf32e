"""The boards of a page without Jupyter: opened by what the page says of them, each the host of one."""

from __future__ import annotations

import gc
import json
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, cast
from urllib.parse import quote

import carcnb
from carcnb import entrance
from carcnb.addresses import Address
from carcnb.board import Board
from carcnb.board.opponents import Opponents
from carcnb.engine.errors import CarcnbError, RecordError, SetupError
from carcnb.engine.game import Game
from carcnb.entrance import HomeBoard, table
from carcnb.files import FileError, read_text, write_text
from carcnb.intake import lead_of
from carcnb.keeping import Place, beyond
from carcnb.looks import LOOKS, Looks
from carcnb.opening import board_of
from carcnb.parsing import json_of
from carcnb.progress import VARIABLE
from carcnb.wire.talk import FromKernel, RefusalView
from carcnb.words import SOURCE, find_language, forget, language, languages, say

FOLDER = "kept"
"""Where the files lie that a learner's browser keeps; boards read and write here, as beside a notebook."""
PROGRESS = "progress.json"
GAME = "game.json"
LEVELS = "levels.json"
MOST = 200_000
"""Bytes of the largest file that a browser is given to keep."""
LANGUAGE = "lang"


Tell = Callable[[int, str, str], object]
"""The way to the page: the number of a board, what kind of thing is told, and that as JSON."""


class PageChannel:
    """One board's way to its page."""

    def __init__(self, board: Board, tell: Callable[[str, str], object]) -> None:
        self.board, self._tell = board, tell
        board.hosts.append(self)
        self.put(board.state())

    def put(self, state: Mapping[str, Any]) -> None:
        """Parts of the state are new, all at once."""
        self._tell("put", _json(state))

    def again(self, name: str) -> None:
        """The page has missed a part of the state."""
        self.put({name: getattr(self.board, name)})

    def send(self, message: FromKernel) -> None:
        """Tell the page something that is no state."""
        self._tell("send", _json(message))

    def refuse(self, message: Any, text: str) -> None:
        """Tell the reader that what a message asked for was not done, or not all of it."""
        told: RefusalView = {
            "kind": "refused",
            "n": len(self.board.game.history),
            "text": text,
            "rule": None,
            "rule_text": "",
        }
        if isinstance(message, dict) and isinstance(message.get("no"), int):
            told["no"] = message["no"]
        self.send(told)


# ---- what the page calls

_pages: dict[int, PageChannel] = {}
_tell: Tell
_keep: Callable[[str], object]
_known: dict[str, float] = {}
"""When the kept files were written, as far as the browser knows them."""
_large: dict[str, float] = {}
"""When those were written that it is not given, for they are too large."""
_lost: dict[str, str] = {}
"""Why the browser does not keep a file, by its name, or by an empty one any file: ``full`` or ``denied``."""


def start(tell: Tell, keep: Callable[[str], object], root: str) -> None:
    """Boards can be opened from now on; ``keep`` is given files, as JSON by name, whenever they have changed.

    Rules lead to their pages below ``root``, the address of the site.
    """
    global _tell, _keep
    carcnb.site_address(
        quote(root, safe=":/%@[]!$&()*+,;=~")
    )  # a folder's name may have letters that no address should
    _tell, _keep = tell, keep
    beyond(_unkept)
    Path(FOLDER).mkdir(exist_ok=True)
    os.chdir(FOLDER)
    os.environ[VARIABLE] = PROGRESS


def kept(files: str) -> None:
    """Files that the browser has kept, as JSON by name; what cannot be a file here is left out."""
    for name, text in json.loads(files).items():
        with suppress(OSError, AttributeError):
            path = write_text(Path(name).name, text)
            _known[path.name] = path.stat().st_mtime_ns


def lost(files: str) -> None:
    """What the browser does not keep now, as JSON: reasons by name, as in ``_lost``."""
    _lost.clear()
    _lost.update(json.loads(files))
    _recall()


def _unkept(path: Path) -> str:
    why = "large" if path.name in _large else _lost.get(path.name, _lost.get("", ""))
    return why and f"unkept-page-{why}"


def _recall() -> None:
    for page in _pages.values():
        page.board.recall()


def open(board: int, what: str) -> None:
    """Open the board that is described, or tell why that cannot be."""

    def tell(kind: str, told: str) -> object:
        return _tell(board, kind, told)

    try:
        _pages[board] = PageChannel(open_board(json.loads(what)), tell)
    except Exception as error:  # whatever it is, a page must not wait for a board that never comes
        tell("error", str(error) or type(error).__name__)


def hear(board: int, said: str) -> None:
    """Do what a page says to its board; what was written meanwhile is given to the browser to keep."""
    page = _pages[board]
    message = json.loads(said)
    try:
        page.board.hear(message)
    except Exception as error:  # no board may fall silent: its page waits for an answer
        page.refuse(message, say("error-message", page.board.lang, what=str(error)))
        raise
    finally:
        _mirror()


def _mirror() -> None:
    """Give the browser what was written; boards tell of a file that is too large for it."""
    changed: dict[str, str] = {}
    large = {*_large}
    for path in sorted(Path().iterdir()):
        written = path.stat().st_mtime_ns
        if not path.is_file() or path.name.startswith(".") or written in (_known.get(path.name), _large.get(path.name)):
            continue
        try:
            changed[path.name] = read_text(path, MOST)
            _known[path.name] = written
            _large.pop(path.name, None)
        except FileError:
            _large[path.name] = written
    if changed:
        _keep(_json(changed))
    if large != {*_large}:
        _recall()


def _json(told: Any) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


# ---- what can be opened


def open_board(what: dict[str, Any]) -> Board:
    """The board of a description such as ``{"open": "lesson", "name": "base/roads", "lang": "cs"}``.

    ``open`` is a kind of address or one of ``OPENS``; ``name`` says which, where there are several; other entries are
    options of the game and looks.  Errors of carcnb if there is no such thing.
    """
    told = dict(what)
    kind, name, lang = told.pop("open", ""), told.pop("name", ""), told.pop(LANGUAGE, None)
    language(find_language(lang))
    options = told | {LANGUAGE: language()}
    return OPENS[kind](name, options) if kind in OPENS else carcnb.go(f"{kind}:{name}", **options)


def _play(_name: str, options: dict[str, Any]) -> Board:
    """A game with these options; without any, the table on which they are chosen, or the last game gone on with."""
    if options.keys() - LOOKS.keys():
        return carcnb.play(**options)
    board = table(*_left(), **options)
    board.place = Place("game", lambda: Path(GAME))
    levels = Place("game", lambda: Path(LEVELS))
    board.on_change(lambda board: _keep_game(board, levels))
    return board


def _keep_game(board: HomeBoard, levels: Place) -> None:
    """Keep the game on a table, so that it is there when the page is opened again."""
    game, played = board.game_to_keep, board.pages.away and board.pages.way == "play"
    if game and game.move and played and board.place:
        board.place.put(game.save())
        levels.put(_json(board.levels))


def _left() -> tuple[Game | None, dict[str, str]]:
    """The last game that was played at the table and who in it is computed; none if it is over or cannot be read."""
    try:
        game = Game.load(read_text(GAME))
    except (FileError, RecordError):
        return None, {}
    try:
        levels = json_of(read_text(LEVELS), "this list")
        Opponents(game, levels)
    except (FileError, SetupError, ValueError, AttributeError):
        levels = {}
    return (None, {}) if game.over else (game, levels)


def _given(text: str, looks: dict[str, Any]) -> Board:
    """What somebody pastes: a saved game to go through, the line of a position to play on from, an address."""
    try:
        if Address.parse(text).kind == "course":  # which has a board of its own
            return carcnb.go(text, **looks)
        return board_of(lead_of(text), cast(Looks, looks))
    except CarcnbError as error:
        raise CarcnbError(say("error-open", what=str(error))) from None


def _explore(_name: str, options: dict[str, Any]) -> Board:
    """The page on which positions and games are opened."""
    return entrance.page("explore", **options)


OPENS: dict[str, Callable[[str, dict[str, Any]], Board]] = {"play": _play, "given": _given, "explore": _explore}
"""What a page can open besides addresses."""


# ---- before all pages


def warm() -> str:
    """Do once what every page does, so that Python's memory can be kept as it is then; the modules' files, by lines."""
    languages()
    forget()
    language(SOURCE)
    open_board({"open": "home"})
    open_board({"open": "lesson", "name": "base/roads"})
    forget()  # a page reads the sentences of its language sooner than those of all would come to it
    gc.collect()
    return "\n".join(sorted(filter(None, (getattr(module, "__file__", None) for module in sys.modules.values()))))
