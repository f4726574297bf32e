"""Where a teacher finds the class at work: by its folder, by the files that were handed in, or as an example."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from glob import has_magic
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from carcnb.browser import in_browser
from carcnb.classroom.class_example import write_example
from carcnb.classroom.class_folder import ClassFolder
from carcnb.classroom.class_watch import EXAMPLE, FOLDER, HANDED, WatchPages
from carcnb.classroom.closed_pages import ClosedPages
from carcnb.classroom.courses import Course
from carcnb.classroom.courses.pupil_file import whose
from carcnb.engine.game import Game
from carcnb.engine.texts import without_mark
from carcnb.errors import near_names, require
from carcnb.files import FileError, path_of, printable, read_text, write_text
from carcnb.keeping import KEPT
from carcnb.questions.beliefs import all_beliefs, example
from carcnb.questions.caption import blocks
from carcnb.questions.errors import QuizError
from carcnb.words import isolate, say

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.wire import panel as wire_panel

LANDSCAPE = "parts-counted"
"""The belief whose example lies on the board while nothing is presented."""
BESIDE, LOOKED = 8, 200
"""So many folders with results are offered, of so many that lie here."""
RESULTS = '"quiz"'
"""What stands at the beginning of a file of results."""
ENDINGS = (".json", ".csv")
"""How files of results end."""


class ClassDoor(ClosedPages):
    """The page on which a class is chosen, ``door``, and once it is, the pages of that class at work.

    ``WatchPages`` may be followed from the beginning.  Files that are handed in lie in a folder of their own that goes
    with these pages: nothing of a class is kept anywhere else.
    """

    keeping = KEPT
    opens, whereabouts = "watch-opens", "before a class"

    def __init__(self, followed: WatchPages | None = None, *, course: Course | None = None, names: bool = True) -> None:
        self.followed, self._course, self._names = followed, course, names
        self.inside = followed is not None
        """Whether the class is open, and not the page before it."""
        self.game: Game = followed.game if followed else example(all_beliefs()[LANDSCAPE])[1].game
        self._files: TemporaryDirectory[str] | None = None

    @property
    def page(self) -> str:  # type: ignore[override]
        """The open page."""
        return self.followed.page if self.followed and self.inside else "door"

    # ---- where a board is led from here

    def go(self, to: str) -> bool | Content:
        """Open a page, choose a class, or show an exercise; False: there is no such thing."""
        kind, _, what = to.partition(":")
        if to == "door":
            self.inside = False
        elif self.followed and self.inside:
            return self.followed.go(to)
        elif to in ("start", "again"):
            return True
        elif kind == "name":
            self._follow(existing(os.path.expanduser(what)))
        elif kind == "beside" and what in {path.name for path, _ in beside()}:
            self._follow(Path(what))
        elif to == "example":
            write_example(folder := self._new_folder())
            self._follow(folder, EXAMPLE)
        elif to == "on" and self.followed:
            self.inside = True
        else:
            return False
        return True

    def hand(self, files: Sequence[tuple[str, str]]) -> None:
        """Follow the class whose files these are, each with its name, beside those that it has handed in before.

        ``QuizError`` if none of them can be one that a pupil hands in.
        """
        found = [(Path(name.replace("\\", "/")).name, without_mark(text)) for name, text in files]
        found = [(name, text) for name, text in found if name.lower().endswith(ENDINGS)]
        if self.followed and self.inside and self.followed.source == FOLDER:
            raise QuizError(say("watch-opens"))
        if not found:
            raise QuizError(say("class-no-files"))
        if not (self._files and self.followed and self.followed.source == HANDED):
            self._follow(self._new_folder(), HANDED)
        for name, text in found:
            write_text(_free(Path(require(self._files, TemporaryDirectory).name), name, text), text)
        self.inside = True

    def _follow(self, files: Path, source: str = FOLDER) -> None:
        self.followed = WatchPages(ClassFolder(files, self._course), names=self._names, source=source)
        self.inside = True

    def _new_folder(self) -> Path:
        self._files = TemporaryDirectory(prefix="carcnb-class-")
        return Path(self._files.name)

    # ---- what the panel shows

    def view(self) -> wire_panel.Home:
        """The open page, in the session's language."""
        if self.followed and self.inside:
            made = self.followed.view()
            return {"up": "door"} | made if made["at"] == "list" else made
        rows: list[wire_panel.HomeRow] = []
        if self.followed:
            text = say("class-on", what=self.followed.title)
            rows.append({"to": "on", "text": text, "note": self.followed.progress, "first": True})
        said, made = say("class-door-files"), {"at": "list", "title": say("class-door")}
        if not in_browser():
            said = f"{say('class-door-folder')} {say('class-door-or-files')}"
            made["ask"] = (say("class-folder"), say("class-follow"), "off")
            found = [*beside()]
            rows += [{"text": say("class-beside")}] if found else []
            rows += [{"to": f"beside:{path.name}", "text": _shown(path), "note": say("class-files", n=n)}
                     for path, n in found]  # fmt: skip
            rows += [{"text": say("class-none-yet")}] if found else []
        rows.append({"to": "example", "text": say("class-example"), "note": say("class-example-note")})
        return made | {"said": blocks(said), "hands": (say("class-drop"), say("class-choose")), "more": rows}


def _free(folder: Path, name: str, text: str) -> Path:
    """Where a file comes to lie: in the place of the same pupil's of the same course, and of no other."""
    path, n = folder / name, 1
    while path.exists() and whose(read_text(path)) != whose(text):
        n += 1
        path = folder / f"{Path(name).stem} ({n}){Path(name).suffix}"
    return path


def existing(files: str | Path) -> Path:
    """The folder, file or pattern that somebody names; ``FileError`` says what would be right if it is not there."""
    path = path_of(files)
    if path.is_file() and not _is_result(path):
        raise FileError(say("watch-file", file=isolate(printable(path)), folder=isolate(printable(path.parent))))
    if path.exists() or has_magic(str(path)):
        return path
    there = path.parent
    known = sorted(one.name for one in islice(_entries(there), LOOKED) if one.is_dir())
    near = near_names(path.name, known)
    if near:
        hint = say("watch-folder-near", folder=isolate(printable(there / near[0])))
    elif known:
        hint = say("watch-folders", folders=", ".join(map(isolate, known[:BESIDE])))
    else:
        hint = say("watch-folder-make")
    raise FileError(f"{say('watch-no-folder', folder=isolate(printable(path)))} {hint}")


def beside() -> Iterator[tuple[Path, int]]:
    """The folders here in which results lie, the one where the notebook is first, each with how many files."""
    here = Path()
    folders = [here, *sorted(one for one in islice(_entries(here), LOOKED) if one.is_dir())]
    found = ((folder, sum(map(_is_result, islice(_entries(folder), LOOKED)))) for folder in folders)
    return islice(((folder, n) for folder, n in found if n), BESIDE)


def _entries(folder: Path) -> Iterator[Path]:
    """What lies in a folder and is not hidden; nothing if it cannot be read."""
    try:
        yield from (one for one in folder.iterdir() if not one.name.startswith("."))
    except OSError:
        return


def _is_result(path: Path) -> bool:
    """Whether a file begins as results do."""
    try:
        if path.suffix.lower() != ".json" or not path.is_file():
            return False
        with path.open("rb") as file:
            return RESULTS.encode() in file.read(LOOKED)
    except OSError:
        return False


def _shown(folder: Path) -> str:
    return folder.name or say("class-here")
