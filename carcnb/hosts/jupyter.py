"""Boards in Jupyter: the widget that a page shows, and what a cell keeps of it."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import traitlets
from anywidget import AnyWidget
from IPython import display as notebook
from IPython.core.getipython import get_ipython
from ipywidgets import Layout

import carcnb
from carcnb.board.board import Board
from carcnb.board.follow import refresh
from carcnb.board.hosting import STATE
from carcnb.display import on_page
from carcnb.drawing.markup import LIVE, image
from carcnb.drawing.sheet import Sheet, parts
from carcnb.errors import require
from carcnb.hypertext import h, write
from carcnb.wire.shapes import faults
from carcnb.wire.talk import Code, CodeName, Lacks
from carcnb.wire.view import Brought, Words

STATIC = Path(carcnb.__file__).parent / "static"
VIEW = "application/vnd.jupyter.widget-view+json"


class StateTrait(traitlets.TraitType[Any, Any]):
    """A part of a board's state: the board alone holds it, and a page that opens is given it as it is then."""

    def get(self, obj: traitlets.HasTraits, cls: type[Any] | None = None) -> Any:
        """The part of that name."""
        part = getattr(require(obj, Widget).board, str(self.name))
        return part | {"w": {}} if self.name == "words" else part  # they come by themselves, once


def pack_bytes(text: bytes) -> bytes:
    """Bytes as the front end unpacks them."""
    return gzip.compress(text, 6, mtime=0)


CODE: dict[CodeName, tuple[str, ...]] = {
    "board": ("shared.js", "board.js", "board.css"),
    "aloud": ("aloud.js",),
    "coach": ("coach.js",),
    "pages": ("pages.js",),
    "paint": ("paint.js",),
    "editor": ("editor.js",),
    "projector": ("projector.js",),
}
"""The files that a page asks for by a name: those that every board needs, and the modules that only some do."""


@cache
def code() -> dict[CodeName, list[bytes]]:
    """The front end by those names, read at once: files of two versions would not fit together."""
    return {name: [pack_bytes((STATIC / file).read_bytes()) for file in files] for name, files in CODE.items()}


class Once:
    """What the pages of this kernel have been sent, each once: the first board that needs something brings it.

    A page that has missed something asks for it.
    """

    def __init__(self) -> None:
        self._sent: set[tuple[str, str]] = set()

    def code(self) -> list[bytes]:
        """The front end, or nothing."""
        return code()["board"] if self._new("", ["code"]) else []

    def art(self, sheet: Sheet, dress: str) -> bytes:
        """Those parts of a sheet that are new, or nothing."""
        new = self._new(sheet["key"], sheet["parts"].split())
        return pack_bytes(json.dumps(parts(new, dress), separators=(",", ":")).encode()) if new else b""

    def words(self, words: Words) -> dict[str, dict[str, str]]:
        """The words of a language, or nothing."""
        return {words["lang"]: words["w"]} if self._new("words", [words["lang"]]) else {}

    def _new(self, key: str, names: Iterable[str]) -> list[str]:
        new = [name for name in names if (key, name) not in self._sent]
        self._sent.update((key, name) for name in new)
        return new


once = Once()


class Widget(AnyWidget):
    """A board's way to the pages of a kernel, and what it is among other widgets there."""

    _esm = (STATIC / "widget.js").read_text("utf-8")  # a path would be watched, which keeps every widget for ever

    code: traitlets.List[bytes] = traitlets.List().tag(sync=True)
    art = traitlets.Bytes().tag(sync=True)
    dictionary: traitlets.Dict[str, dict[str, str]] = traitlets.Dict().tag(sync=True)
    sheet, words, view, ui, record = (StateTrait().tag(sync=True) for _ in STATE)
    move, moves = (traitlets.Int().tag(sync=True) for _ in range(2))
    value: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)

    def __init__(self, board: Board) -> None:
        self.board = board
        new: Brought = {
            "code": once.code(),
            "art": once.art(board.sheet, board.dress),
            "dictionary": once.words(board.words),
        }
        # it has no width of its own: beside others it takes what they leave, but never less than a board needs
        layout = Layout(flex="1 1 0%", min_width="240px")
        super().__init__(**new, **self._now(), layout=layout, model_id=board.ui["model"])
        self.on_msg(lambda _widget, content, _buffers: self._hear(content))
        board.hosts.append(self)
        shell = get_ipython()
        if shell is not None:
            shell.events.register("post_run_cell", _after_cell)  # the same function is registered once only

    def put(self, state: Mapping[str, Any]) -> None:
        """Parts of the state are new, all at once."""
        if "sheet" in state and (art := once.art(state["sheet"], self.board.dress)):
            self.art = art
        if "words" in state and (said := once.words(state["words"])):
            self.dictionary = said
        self.send_state(list(state))

    def _hear(self, content: object) -> None:
        """What a page says is for the board, unless it has not got what every board needs."""
        if not isinstance(content, dict) or any(faults(content, Lacks)):
            self.board.hear(content)
        elif content["do"] == "code":
            come: Code = {"kind": "code", "name": content["name"]}
            self.send(come, code()[content["name"]])
        else:
            said = {self.board.words["lang"]: self.board.words["w"]}
            if self.dictionary == said:
                self.send_state("dictionary")
            self.dictionary = said

    def again(self, name: str) -> None:
        """A page has missed a part of the state."""
        self.send_state(name)

    def _now(self) -> dict[str, Any]:
        return {"value": self.board.value, "moves": self.board.moves, "move": self.board.move}

    def follow(self) -> None:
        """The game is another one now: whoever is linked to it or observes it is told, once the pages are."""
        with self.hold_sync():
            for name, now in self._now().items():
                setattr(self, name, now)

    def close(self) -> None:
        """The pages show it no more; the board itself goes on, and another widget can show it."""
        super().close()
        if self.board.__dict__.get("widget") is self:
            del self.board.widget
        if self in self.board.hosts:
            self.board.hosts.remove(self)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """A browser sets nothing: what it wants it says in messages, and they are checked.

        Another widget of the page may be linked to the move: it is gone to as if the board had said so, or not.
        """
        to, board = sync_data.get("move"), self.board
        if type(to) is not int or to == board.move:
            return
        with self._lock_property(move=to):  # the page that moves on meanwhile is not set back
            if 0 <= to <= board.moves:
                n, line = board.view["n"], board.view["line"]
                board.hear({"do": "goto", "to": board.game.ends[to], "n": n, "line": line})
        if board.move != to:
            self.send_state("move")


@cache
def both(kind: type[Any]) -> type[Any]:
    """A kind of board as one of widgets, which is what its boards say they are among them; none is ever made."""
    return type(kind.__name__, (kind, Widget), {"__doc__": kind.__doc__, "__module__": kind.__module__})


def _after_cell(*_result: object) -> None:
    """What a cell does to a game shows when the cell is done."""
    refresh()


def _display(thing: object, **options: Any) -> None:
    put: Callable[..., object] = notebook.display  # its package has no types
    put(thing, **options)


def output(data: Mapping[str, str]) -> None:
    """Put something below the running cell, by its media types."""
    _display(dict(data), raw=True)


def show(board: Board) -> None:
    """Put a board below the running cell."""
    _display(board)


def cell_output(board: Board, widget: Widget, **options: Any) -> tuple[dict[str, Any], dict[str, Any]] | None:
    """What a cell shows for a board: the live one, a picture for where there is none, and a text.

    A page of JupyterLab prefers the live board to everything beside it and, once it is gone, shows an error in its
    place.  There the picture is therefore an output of its own, put before: whichever is there hides the other.  A page
    that does not trust the cell, such as that of another person in a shared notebook, shows the picture with a hint.
    """
    made = widget._repr_mimebundle_(**options)
    if made is None:
        return None
    live, metadata = made
    still = board.still()
    shown = image(still.svg, still.alt, stands_in=True), still.caption
    if not on_page():
        return live | {"text/html": write(shown), "text/plain": still.text}, metadata
    hint = h.p(still.hint, class_="cn-hint") if still.hint else None
    output({"text/html": write(h.div(shown, hint), LIVE), "text/plain": still.text})
    return ({VIEW: live[VIEW], "text/plain": ""} if VIEW in live else live), metadata
