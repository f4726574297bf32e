"""Whether what somebody has done is kept: the places where it is, and what a board says where it is not.

A learner's work lies in files: those of ``KINDS``.  Each is changed by a ``Place`` and by nothing else, which says what
became of that as a ``Keeping``; a board shows it (``keeping`` of a ``carcnb.board.lead.Lead``).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from errno import EBUSY, EDQUOT, ENOSPC
from os import replace
from os.path import isfile, lexists  # those of a Path raise, where a folder is closed
from pathlib import Path
from typing import NamedTuple

from carcnb.engine.errors import CarcnbError
from carcnb.engine.texts import without_mark
from carcnb.files import MOST, PATIENCE, FileError, lock_file, printable, read_bytes, text_if_there, write_text
from carcnb.parsing import json_of
from carcnb.words import say

KINDS = ("progress", "course", "answers", "lesson", "game")
"""All that is kept of what somebody does: lessons that are solved and rules that are known, the way through a course,
answers to a sealed exam, a lesson that is recorded, the last game on a page without Jupyter."""

Change = Callable[[str | None], str]
"""What a file will hold, of what it holds, None where there is none; ``CarcnbError`` says why it is not to be changed.

It may be made once more, on what another program has written meanwhile.
"""


class Keeping(NamedTuple):
    """Whether what is done is kept, and what is to be told of that: the key of a sentence, and what that names.

    Where it is not kept, ``text`` is what the file of that ``name`` would hold, to be saved by hand.
    """

    kept: bool = True
    told: str = ""
    names: Mapping[str, str] = {}  # never changed
    name: str = ""
    text: str = ""

    @property
    def sentence(self) -> str:
        """The sentence, in the session's language; empty if there is nothing to tell."""
        why = say(self.told, **self.names) if self.told else ""
        return why if self.kept else say("unkept", why=why)


_OURS = re.compile(r'\s*\{\s*"(carcnb"|quiz"|format":\s*"carcnb)')
"""How a file begins that is ours: that of a learner, of results, of a game."""

KEPT = Keeping()
"""All is well."""

_beyond: Callable[[Path], str] = lambda path: ""  # noqa: E731


def beyond(why: Callable[[Path], str]) -> None:
    """Ask this from now on why what lies in a file is gone sooner than the file: the key of a sentence, or nothing."""
    global _beyond
    _beyond = why


class Place:
    """A file in which something of ``KINDS`` is kept; ``path`` finds it, None if there is to be none.

    One that is saved by hand is ``called`` so, else as the file is.

    It is read, changed and written while no other program does so.  What could not be written waits, and is tried
    again with the next change and whenever somebody looks; a whole file that is put there is not tried by looking, for
    another may lie there by then.  A damaged file is set aside before another is begun.
    """

    def __init__(self, kind: str, path: Callable[[], Path | None], most: int = MOST, called: str = "") -> None:
        assert kind in KINDS
        self.kind, self._path, self._most, self._called = kind, path, most, called
        self._waiting: list[Change] = []
        self._whole = False  # what waits takes the place of all that is there
        self._error: CarcnbError | None = None  # why the last writing failed
        self._aside = ""  # what was damaged is called so now

    @property
    def path(self) -> Path | None:
        """Where it is now."""
        return self._path()

    def read(self) -> str | None:
        """What is kept, and what waits to be; None if nothing is.  ``FileError`` if the file cannot be read."""
        return self._changed(self._stands(self.path))

    def _changed(self, text: str | None) -> str | None:
        for change in self._waiting:
            text = change(text)
        return text

    def change(self, change: Change) -> CarcnbError | None:
        """Keep something; why that cannot be done now."""
        if change not in self._waiting:
            self._waiting.append(change)
            self._whole = False
        return self._write(PATIENCE)

    def put(self, text: str) -> CarcnbError | None:
        """Keep this in the place of all that was kept there, or was to be; why that cannot be done now."""
        self._waiting, self._whole = [lambda _: text], True
        return self._write(PATIENCE)

    @property
    def keeping(self) -> Keeping:
        """Whether all is kept now."""
        path = self.path
        if path is None:
            return KEPT
        if self._waiting and not self._whole:
            self._write(0)
        name, file = self._called or path.name, {"file": path.name}
        if self._error:
            return Keeping(False, *_why(self._error, path), name, self._offered(path))
        if why := _beyond(path):
            return Keeping(False, why, file, name, self._offered(path))
        if self._aside or self._is_damaged(path):
            return Keeping(True, "kept-damaged", file | {"aside": self._aside or _aside(path).name})
        return KEPT

    def _offered(self, path: Path) -> str:
        """What the file would hold."""
        text = None
        with suppress(FileError):
            text = self._stands(path)
        for change in self._waiting:
            try:
                text = change(text)
            except CarcnbError:  # what stands there is somebody else's
                text = change(None)
        return text or ""

    def _write(self, patience: float) -> CarcnbError | None:
        path, self._error = self.path, None
        if path is None:
            self._waiting = []
            return None
        try:
            with lock_file(path, patience):
                if self._is_damaged(path):
                    aside = _aside(path)
                    replace(path, aside)
                    self._aside = aside.name
                text = self._changed(self._stands(path))
                if text is not None:
                    write_text(path, text)
            self._waiting = []
        except OSError as error:
            self._error = error if isinstance(error, FileError) else FileError(str(error))
        except CarcnbError as error:
            self._error = error
        return self._error

    def _stands(self, path: Path | None) -> str | None:
        """What the file holds; None if there is none, or what it holds is damaged."""
        return None if path is None or self._is_damaged(path) else text_if_there(path, self._most)

    def _is_damaged(self, path: Path) -> bool:
        """Whether it is what is left of a file of ours: cut off, or emptied; whatever else lies there is not ours."""
        if self.kind == "lesson" or not isfile(path):
            return False
        try:
            text = without_mark(read_bytes(path, self._most).decode(errors="replace"))  # cut within a letter, too
            if _OURS.match(text):
                json_of(text, "a learner's file")
            return not text.strip("\0 \n")
        except FileError:
            return False
        except (ValueError, RecursionError):
            return True


def _aside(path: Path) -> Path:
    """A name that is free, for a file that is damaged."""
    names = (path.with_name(f"{path.name}.damaged{n}") for n in ("", *(f"-{n}" for n in range(2, 1000))))
    return next((one for one in names if not lexists(one)), path.with_name(f"{path.name}.damaged"))


def _why(error: CarcnbError, path: Path) -> tuple[str, dict[str, str]]:
    """The sentence that says why something could not be written, and what that names."""
    if not isinstance(error, FileError):
        return "unkept-why", {"why": str(error)}
    kinds = {ENOSPC: "full", EDQUOT: "full", EBUSY: "busy"}
    return f"unkept-{kinds.get(error.errno or 0, 'denied')}", {"file": printable(path)}
