"""The lesson recorder: what is played, written and lit on the board becomes the steps of a lesson."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.setup import Setup
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson
from carcnb.lessons.run import LessonRun
from carcnb.rulebook.explain import log_entry
from carcnb.studio import changes
from carcnb.studio.draft import Draft, Page, bare, begun, code, goals, may_skip, spare, staged, without_hand, written
from carcnb.studio.editor import AtDesk, Editor, desk
from carcnb.studio.past import Past
from carcnb.widget.log import tells
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.widget import wire_desk
    from carcnb.widget.director import Director

FILE = re.compile(r"\w[\w .-]{0,80}")
"""What a file may be called: a name alone, for it is written beside the notebook."""
SUFFIX = ".toml"


class Recorder(AtDesk, Past[Draft]):
    """A lesson while it is recorded.

    ``game`` is the game where all of the open page is played; what is played on it is recorded there.
    """

    def __init__(self, setup: Setup, draft: Draft | None = None) -> None:
        self.setup = bare(changes.checked(setup))
        super().__init__(draft or begun(setup))
        self._lighting = False
        self._told, self._good, self._file, self._exists = "", False, "", False
        self.shown()

    def shown(self) -> None:
        """Play up to the open page; errors of ``Game.apply``."""
        self._take(self.now)

    def _take(self, draft: Draft) -> None:
        stage = staged(self.setup, draft)
        self.become(draft)
        self._stage, self.game = stage, stage.ends.clone()
        self._seen = len(self.game.history)

    @property
    def playable(self) -> bool:
        """Moves are recorded, unless clicks are to light something."""
        return not self._lighting

    def acted(self) -> None:
        """Record what was played; what later pages play must still be possible."""
        new = self.game.history[self._seen :]
        moves = [str(action) for action in new if action.verb != "draw" or action.where]
        page = self.now.page
        page = page.playing((*spare(page.recorded), *moves))
        self._told = ""
        try:
            self._take(self.now.with_page(page))
        except CarcnbError as error:
            self._told, self._good = str(error), False
            self.shown()

    # ---- what is done in the panel

    def edit(self, what: str, given: Mapping[str, Any]) -> Director | Game | None:
        """Make a change; trying the lesson and setting up the position lead elsewhere."""
        self._told = ""
        if what == "position":
            return Editor(self.setup, self.now)
        if what == "try":
            return Trial(self, written(self.setup, self.now).lesson)
        if what == "save":
            self._save(**given)
        elif what == "lighting":
            self._lighting = given["on"]
        elif what in _CHANGES:
            self._take(getattr(self, f"_{what}")(self.now, **given))
        return None

    def _write(self, draft: Draft, field: str, text: str) -> Draft:
        self._exists = False
        if field == "title":
            return draft._replace(title=text)
        page = draft.page
        if field.startswith("hint"):
            hints = (text, page.hints[1]) if field == "hint-1" else (page.hints[0], text)
            return draft.with_page(page._replace(hints=hints))
        given: dict[str, Any] = {field: text}
        return draft.with_page(page._replace(**given))

    def _open(self, draft: Draft, page: int) -> Draft:
        self._lighting = False
        return draft._replace(at=min(max(page, 0), len(draft.pages) - 1))

    def _add(self, draft: Draft) -> Draft:
        self._lighting = False
        at = draft.at + 1
        return draft._replace(pages=(*draft.pages[:at], Page(), *draft.pages[at:]), at=at)

    def _drop(self, draft: Draft, page: int) -> Draft:
        if not 0 <= page < len(draft.pages):
            return draft
        pages = (*draft.pages[:page], *draft.pages[page + 1 :]) or (Page(),)
        at = draft.at - (page < draft.at)
        return draft._replace(pages=pages, at=min(at, len(pages) - 1))

    def _earlier(self, draft: Draft, page: int) -> Draft:
        return self._swap(draft, page, page - 1)

    def _later(self, draft: Draft, page: int) -> Draft:
        return self._swap(draft, page, page + 1)

    def _swap(self, draft: Draft, page: int, other: int) -> Draft:
        pages = [*draft.pages]
        if not (0 <= page < len(pages) and 0 <= other < len(pages)):
            return draft
        pages[page], pages[other] = pages[other], pages[page]
        return draft._replace(pages=tuple(pages), at=other)

    def _asks(self, draft: Draft, on: bool) -> Draft:
        """What is played from now on is the solution; a page that asks no more shows it instead."""
        page = draft.page
        if on == page.asks:
            return draft
        if on:
            return draft.with_page(page._replace(asks=True))
        moves = (*spare(page.moves), *page.solution) if page.solution else page.moves
        return draft.with_page(page._replace(asks=False, moves=moves, solution=(), goal=""))

    def _unmove(self, draft: Draft) -> Draft:
        """Take back the last move of the page."""
        page = draft.page
        back = page.playing(page.recorded[:-1]) if page.recorded else page._replace(moves=page.moves[:-1])
        return draft.with_page(back)

    def _come(self, draft: Draft, tiles: list[str]) -> Draft:
        """The tile to be laid next; a figure that could still be put down is not."""
        draft = without_hand(draft)
        page = draft.page
        drawn = tuple(f"draw {tile}" for tile in tiles[:1])
        if page.asks and not page.solution:  # the learner has it in hand when the question is asked
            return draft.with_page(page._replace(moves=(*page.moves, *drawn)))
        skip = ["skip"] if page.recorded and may_skip(self.game) else []
        return draft.with_page(page.playing((*page.recorded, *skip, *drawn)))

    def _light(self, draft: Draft, cell: Any, segment: int) -> Draft:
        """Light a feature, or (-1) a square; what is lit goes out."""
        page, (x, y) = draft.page, cell
        state = self.game.table.state
        there = state.tiles.get(cell_of((x, y)))
        if segment < 0 or not there:
            name = f"{x},{y}"
            lights(self.game, [name], strict=True)
            kept = tuple(light for light in page.light if light != name)
        else:
            if segment >= len(there[0].where):
                raise SetupError("there is nothing to light")
            name, label = f"{x},{y} {there[0].where[segment]}", state.label[there[1] + segment]
            kept = tuple(light for light in page.light if self._label(light) != label)
        return draft.with_page(page._replace(light=kept if kept != page.light else (*page.light, name)))

    def _label(self, light: str) -> int:
        """The feature that a light names, -1 for none."""
        state = self.game.table.state
        for x, y, segment in lights(self.game, [light]).spots:
            if segment >= 0:
                return state.label[state.tiles[cell_of((x, y))][1] + segment]
        return -1

    def _save(self, file: str, over: bool) -> None:
        """Write the file beside the notebook, over another one only if that was said."""
        name = file.strip().removesuffix(SUFFIX)
        if not FILE.fullmatch(name):
            raise SetupError(say("record-file"))
        path = Path(name + SUFFIX)
        self._file, self._good = name, False
        made = written(self.setup, self.now)
        self._exists = path.exists() and not over
        if self._exists:
            self._told = say("record-exists", file=path.name)
            return
        made.save(path, overwrite=over)
        self._told, self._good = say("record-saved", file=path.name), True

    # ---- what the panel shows

    def desk(self) -> wire_desk.Desk:
        """The box, the pages, and the one that is open."""
        draft, page = self.now, self.now.page
        reached = goals(self._stage, page.solution) if page.asks else []
        known = [goal for goal, *_ in reached]
        shown = desk("lesson", self.setup)
        hand = self.game.prompt.tile if self.game.prompt else ""
        left = self.game.table.state.bag
        shown["box"] = [(name, left.get(name, 0), total) for name, _, total in shown["box"]]
        shown["coming"] = [hand] if hand else []
        shown["told"], shown["good"] = self._told, self._good
        try:
            shown["code"] = code(self.setup, draft)
        except CarcnbError as error:
            shown["code"] = f"# {error}"
        shown["draft"] = {
            "title": draft.title,
            "at": draft.at,
            "pages": [
                {"title": p.heading.strip() or say("record-page", n=n + 1), "task": p.asks, "done": bool(p.played)}
                for n, p in enumerate(draft.pages)
            ],
            "page": {
                "heading": page.heading,
                "text": page.text,
                "moves": self._told_moves(),
                "asks": page.asks,
                "task": page.task,
                "goal": page.goal if page.goal in known else next(iter(known), ""),
                "goals": reached,
                "hints": list(page.hints),
                "wrong": page.wrong,
                "light": lights(self.game, page.light).spots,
                "lighting": self._lighting,
            },
            "file": self._file,
            "exists": self._exists,
        }
        return shown

    def _told_moves(self) -> list[str]:
        """What is played on the open page, as the log tells it."""
        names = {seat: name for seat, name in self.game.names.items() if name != seat}
        events = self.game.events[len(self._stage.begins.events) :]
        return [
            log_entry(event, names)["text"]
            for event, after in pairwise([*events, None])
            if event and tells(event, after)
        ]


_CHANGES = frozenset(["write", "open", "add", "drop", "earlier", "later", "asks", "unmove", "come", "light"])


class Trial(LessonRun):
    """The lesson as a learner sees it, and the way back to where it is recorded."""

    can_undo = can_redo = False

    def __init__(self, recorder: Recorder, lesson: Lesson) -> None:
        self._recorder = recorder
        super().__init__(lesson)

    def edit(self, what: str, given: Mapping[str, Any]) -> Director | None:
        """Go back to recording."""
        return self._recorder if what == "back" else None

    def undo(self) -> bool:
        """A lesson has its own ways back."""
        return False

    redo = undo

    def desk(self) -> wire_desk.Desk:
        """Nothing but the way back."""
        return desk("trial", self._recorder.setup) | {"systems": [], "box": []}
