"""The lesson recorder: what is played, written, lit and drawn on the board becomes the steps of a lesson."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from os.path import exists
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carcnb.board.log import tells
from carcnb.engine.board import segment_number
from carcnb.engine.chalk import check_chalk
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.game import Game
from carcnb.engine.grid import REACH, cell_of
from carcnb.keeping import KEPT, Keeping, Place
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson
from carcnb.lessons.run import LessonRun
from carcnb.lessons.saving import as_toml
from carcnb.rulebook.explain import log_entry
from carcnb.studio import changes, lesson_files, texts
from carcnb.studio.asking import chosen_goal, goals, numbers, parse_numbers
from carcnb.studio.desk import AtDesk, desk, no_such
from carcnb.studio.draft import (
    DraftPage,
    LessonDraft,
    begin_draft,
    hand,
    may_skip,
    present,
    spare,
    stage_page,
    tiles_of,
    without_hand,
)
from carcnb.studio.editor import Editor
from carcnb.studio.making import code, make_lesson
from carcnb.studio.past import Past
from carcnb.studio.texts import NOTHING, rewrite
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.board.director import Director
    from carcnb.engine.setup import Setup
    from carcnb.wire import desk as wire_desk

NONE = -1
"""The page on which clicks light something, while they do nowhere."""


class Recorder(AtDesk, Past[LessonDraft]):
    """A lesson while it is recorded.

    ``game`` is the game where all of the open page is played; what is played on it is recorded there.  ``file`` is the
    name of the file beside the notebook that it comes from, which may be written over while nobody else has changed
    it; ``told`` is said to begin with.
    """

    def __init__(self, draft: LessonDraft, file: str = "", told: str = "") -> None:
        super().__init__(draft._replace(setup=changes.check_setup(draft.setup)))
        self._lighting = NONE
        self._file = file
        self._own = lesson_files.file_state(Path(file + lesson_files.SUFFIX)) if file else None
        self._place: Place | None = None  # where it was saved last, under that name and no other
        self.refresh()
        self._tell(told)

    def refresh(self) -> None:
        """Play up to the open page; errors of ``Game.apply``."""
        self._take(self.now, change=False)
        self._tell()

    def begin(self, setup: Setup, chalk: Sequence[str], told: str) -> None:
        """Begin with another position, and say something; ``CarcnbError`` says why the lesson cannot begin there."""
        self._take(begin_draft(setup, chalk, self.now))
        self._tell(told)

    def _tell(self, told: str = "", good: bool = False, exists: bool = False) -> None:
        self._told, self._good, self._exists = told, good, exists

    def _take(self, draft: LessonDraft, change: bool = True) -> None:
        stage = stage_page(draft)
        draft = present(draft)
        self.become(draft) if change else self.turn(draft)
        if draft.at != self._lighting:
            self._lighting = NONE
        self._stage, self.game = stage, stage.ends.clone()
        self.game.chalk = {self.game.move: draft.page.chalk} if draft.page.chalk else {}
        self._seen = len(self.game.history)

    @property
    def playable(self) -> bool:
        """Moves are recorded, unless clicks are to light something."""
        return self._lighting == NONE

    def on_action(self) -> None:
        """Record what was played; what later pages play must still be possible."""
        new = self.game.history[self._seen :]
        moves = [str(action) for action in new if action.verb != "draw" or action.where]
        page = self.now.page
        page = page.playing((*spare(page.moves_recorded), *moves))
        try:
            self._take(self.now.with_page(page))
            self._tell()
        except CarcnbError as error:
            self.refresh()
            self._tell(str(error))

    def draw(self, chalk: Sequence[str]) -> None:
        """Keep on the open page what is drawn there; ``SetupError`` if it is about what its solution lays first."""
        drawn = check_chalk(self._stage.asked.table.state, chalk)
        self._take(self.now.with_page(self.now.page._replace(chalk=drawn)))
        self._tell()

    # ---- what is done in the panel

    def edit(self, what: str, given: Mapping[str, Any]) -> Director | Game | None:
        """Make a change; trying the lesson and setting up the position lead elsewhere."""
        self._tell()
        if what == "position":
            return Editor(changes.come(self.now.setup, hand(self.now)), self)
        if what == "try":
            return Trial(self, make_lesson(self.now).lesson)
        if what == "load":
            self._load(**given)
        elif what == "save":
            self._save(**given)
        elif what == "lighting":
            self._lighting = self.now.at if given["on"] else NONE
        elif what in _CHANGES:
            self._take(getattr(self, f"_{what}")(self.now, **given), what != "open")
        else:
            raise no_such(what)
        return None

    def _write(self, draft: LessonDraft, field: str, text: str) -> LessonDraft:
        page = draft.page
        if field == "title":
            return draft._replace(title=rewrite(draft.title, text))
        if field == "goal":
            return draft.with_page(page._replace(goal=text, choices=() if text != page.goal else page.choices))
        if field == "choices":
            goal = chosen_goal(page, goals(draft, self._stage))
            return draft.with_page(page._replace(goal=goal, choices=parse_numbers(text)))
        if field.startswith("hint"):
            n = int(field[-1]) - 1
            hints = [*page.hints, NOTHING, NOTHING][: max(len(page.hints), n + 1)]
            hints[n] = rewrite(hints[n], text)
            return draft.with_page(page._replace(hints=tuple(hints)))
        given: dict[str, Any] = {field: rewrite(getattr(page, field), text)}
        return draft.with_page(page._replace(**given))

    def _open(self, draft: LessonDraft, page: int) -> LessonDraft:
        return draft._replace(at=min(max(page, 0), len(draft.pages) - 1))

    def _add(self, draft: LessonDraft) -> LessonDraft:
        at = draft.at + 1
        return draft._replace(pages=(*draft.pages[:at], DraftPage(), *draft.pages[at:]), at=at)

    def _drop(self, draft: LessonDraft, page: int) -> LessonDraft:
        if not 0 <= page < len(draft.pages):
            return draft
        pages = (*draft.pages[:page], *draft.pages[page + 1 :]) or (DraftPage(),)
        at = draft.at - (page < draft.at)
        return draft._replace(pages=pages, at=min(at, len(pages) - 1))

    def _earlier(self, draft: LessonDraft, page: int) -> LessonDraft:
        return self._swap(draft, page, page - 1)

    def _later(self, draft: LessonDraft, page: int) -> LessonDraft:
        return self._swap(draft, page, page + 1)

    def _swap(self, draft: LessonDraft, page: int, other: int) -> LessonDraft:
        pages = [*draft.pages]
        if not (0 <= page < len(pages) and 0 <= other < len(pages)):
            return draft
        pages[page], pages[other] = pages[other], pages[page]
        return draft._replace(pages=tuple(pages), at=other)

    def _asks(self, draft: LessonDraft, on: bool) -> LessonDraft:
        """What is played from now on is the solution; a page that asks no more shows it instead."""
        page = draft.page
        if on == page.asks:
            return draft
        if on:
            return draft.with_page(page._replace(asks=True))
        moves = (*spare(page.moves), *page.solution) if page.solution else page.moves
        return draft.with_page(page._replace(asks=False, moves=moves, solution=(), goal="", choices=()))

    def _unmove(self, draft: LessonDraft) -> LessonDraft:
        """Take back the last move of the page."""
        page = draft.page
        back = page.playing(page.moves_recorded[:-1]) if page.moves_recorded else page._replace(moves=page.moves[:-1])
        return draft.with_page(back)

    def _come(self, draft: LessonDraft, tiles: list[str]) -> LessonDraft:
        """The tile to be laid next; a figure that could still be put down is not."""
        draft = without_hand(draft)
        page = draft.page
        drawn = tuple(f"draw {tile}" for tile in tiles[:1])
        if page.asks and not page.solution:  # the learner has it in hand when the question is asked
            return draft.with_page(page._replace(moves=(*page.moves, *drawn)))
        skip = ["skip"] if page.moves_recorded and may_skip(self.game) else []
        return draft.with_page(page.playing((*page.moves_recorded, *skip, *drawn)))

    def _light(self, draft: LessonDraft, cell: Any, segment: int) -> LessonDraft:
        """Light a feature, or (-1) a square; what is lit goes out."""
        page, (x, y) = draft.page, cell
        state = self.game.table.state
        there = state.tiles.get(cell_of((x, y))) if max(abs(x), abs(y)) <= REACH else None
        if segment < 0 or not there:
            name = f"{x},{y}"
            others = tuple(light for light in page.light if light != name)
        else:
            if segment >= len(there[0].where):
                raise SetupError("there is nothing to light")
            name, label = f"{x},{y} {there[0].where[segment]}", state.label[there[1] + segment]
            others = tuple(light for light in page.light if self._label(light) != label)
        if others == page.light:
            lights(self._stage.asked, [name], strict=True)  # what the solution lays is not there when the page asks
            others = (*others, name)
        return draft.with_page(page._replace(light=others))

    def _label(self, light: str) -> int:
        """The feature that a light names, -1 for none."""
        state = self.game.table.state
        for at in lights(self.game, [light]).spots:
            if at[2] >= 0:
                return state.label[segment_number(state, at)]
        return -1

    def _load(self, file: str) -> None:
        """Go on with the lesson of a file; undo brings back what was there, so neither is written over unasked."""
        path = lesson_files.path(file)
        draft, _ = lesson_files.load(path)
        self._place = None
        self._take(draft)
        self._lighting = NONE
        self._file, self._own = path.stem, None

    def _save(self, file: str, over: bool) -> None:
        """Write the file beside the notebook, over another one than its own only if that was said."""
        path = lesson_files.path(file)
        self._file, self._place = path.stem, None
        lesson = make_lesson(self.now).lesson
        own = self._own is not None and self._own == lesson_files.file_state(path)
        if exists(path) and not (over or own):
            self._tell(say("record-exists", file=path.name), exists=True)
            return
        self._place = Place("lesson", lambda: path)
        if self._place.put(as_toml(lesson)) is None:
            self._own = lesson_files.file_state(path)
            self._tell(say("record-saved", file=path.name), good=True)

    @property
    def keeping(self) -> Keeping:
        """Whether what was saved last is kept."""
        return self._place.keeping if self._place else KEPT

    # ---- what the panel shows

    def desk(self) -> wire_desk.Desk:
        """The box, the pages, and the one that is open."""
        draft = self.now
        shown = desk("lesson", draft.setup)
        waiting = self.game.prompt.tile if self.game.prompt else ""
        left = Counter(draft.setup.stack()) - Counter(tiles_of(draft))
        shown["box"] = [(name, left[name], total) for name, _, total in shown["box"]]
        shown["coming"] = [waiting] if waiting else []
        shown["told"], shown["good"] = self._told, self._good
        try:
            shown["code"] = code(draft)
        except CarcnbError as error:
            shown["code"] = f"# {error}"
        shown["draft"] = {
            "title": texts.field_text(draft.title),
            "at": draft.at,
            "pages": [
                {
                    "title": pick_text(p.heading).strip() or say("record-page", n=n + 1),
                    "task": p.asks,
                    "done": bool(p.moves_played),
                }
                for n, p in enumerate(draft.pages)
            ],
            "page": self._page(),
            "file": self._file,
            "exists": self._exists,
        }
        if not (self.can_undo or self._file) and (files := lesson_files.lessons()):
            shown["draft"]["files"] = files
        if self._good:
            shown["draft"]["line"] = f'carcnb.lesson("{self._file}{lesson_files.SUFFIX}")'
        return shown

    def _page(self) -> wire_desk.Page:
        """The page that is open."""
        draft, page = self.now, self.now.page
        found = goals(draft, self._stage) if page.asks else []
        goal = chosen_goal(page, found)
        hints = [*page.hints, NOTHING, NOTHING][:2]
        fields = {"title": draft.title, "heading": page.heading, "text": page.text, "task": page.task}
        fields |= {"wrong": page.wrong, "hint-1": hints[0], "hint-2": hints[1]}
        shown: wire_desk.Page = {
            "heading": texts.field_text(page.heading),
            "text": texts.field_text(page.text),
            "moves": self._told_moves(),
            "asks": page.asks,
            "task": texts.field_text(page.task),
            "goal": goal,
            "goals": found,
            "hints": list(map(texts.field_text, hints)),
            "wrong": texts.field_text(page.wrong),
            "light": lights(self.game, page.light).spots,
            "lighting": not self.playable,
        }
        if others := {name: told for name, text in fields.items() if (told := texts.instead(text))}:
            shown["instead"] = others
        if answers := numbers(draft, self._stage, goal):
            shown["choices"] = answers
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
        if what != "back":
            raise no_such(what)
        return self._recorder

    def draw(self, chalk: Sequence[str]) -> None:
        """A learner's chalk is kept with the game, and no further."""
        self.game.chalk = {self.game.move: tuple(chalk)} if chalk else {}

    def undo(self) -> bool:
        """A lesson has its own ways back."""
        return False

    redo = undo

    def desk(self) -> wire_desk.Desk:
        """Nothing but the way back."""
        return desk("trial", self._recorder.now.setup) | {"systems": [], "box": []}
