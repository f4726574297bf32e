"""Steps of lessons and exercises, and the same before a class, where nothing shows before it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from carcnb.board.director import Content, Director
from carcnb.engine.game import Game
from carcnb.keeping import KEPT, Keeping
from carcnb.questions.errors import LessonError
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.wire import panel as wire_panel
    from carcnb.wire.rows import Spot

HIDING = ("question", "options", "moves")
"""The stages of a question whose answer is not told yet; only there are hints given."""


class Steps(Director, Protocol):
    """A way through steps, one after another, and perhaps a page after the last one."""

    step: int = 0
    paged: bool = True
    """Whether a page comes after the last step."""

    @property
    def total(self) -> int:
        """How many steps there are to be."""

    @property
    def ended(self) -> bool:
        """Whether the page after the last step is open."""
        return self.step == self.total

    @property
    def last(self) -> int:
        """The number of the last step, from 0, or of the page after it."""
        return self.total - (not self.paged)

    def open(self, step: int) -> None:
        """Open a step afresh: its position, no feedback."""
        self.step = min(max(step, 0), self.last)

    def _turn_to(self, step: int) -> None:
        """Open a step as it was left."""
        self.open(step)

    def _turn(self, by: int) -> None:
        """One step on or back."""
        self._turn_to(self.step + by)

    def message(self, what: str, to: object = None, answer: object = None) -> bool | Content:
        """Do what the buttons of the panel ask for; False if there is no such thing.

        What the last page offers may be led by another director.
        """
        if what in ("next", "back"):
            self._turn(1 if what == "next" else -1)
        elif what == "jump" and type(to) is int and 0 <= to <= self.last:
            self._turn_to(to)
        else:
            return self._act(what, answer) or self._go_on(what)
        return True

    def _act(self, what: str, answer: object) -> bool:
        """Whether what a button asks for was done with the open step."""

    def _go_on(self, what: str) -> bool | Content:
        """Leave for what the last page offers."""
        return False


class Staged(Steps, Protocol):
    """A way through a lesson or exercises; one ``aside`` can show every answer, move by move."""

    @property
    def keeping(self) -> Keeping:
        """Whether what is done is kept, for those who keep it."""
        return KEPT

    @property
    def presentable(self) -> bool:
        """Whether a class may be shown its answers now."""
        return True

    def present(self, titled: bool = False) -> Director:
        """Who leads a class from the open step on, of which nothing counts; ``LessonError`` while answers do."""
        if not self.presentable:
            raise LessonError(say("present-counts"))
        return Presentation(self.aside(), titled)

    def aside(self) -> Staged:
        """Another way through the same, at the same step, of which nothing is kept."""

    def begin(self, step: int) -> None:
        """Open a step as if nothing had been tried there."""

    @property
    def moves(self) -> int:
        """In how many moves the answer to the open step is shown; 0 if nothing is asked."""

    def play(self, moves: int) -> None:
        """Show so many moves of the answer, from the beginning of the step; with the last one, what is true."""

    @property
    def scored_spots(self) -> list[Spot]:
        """What the answer has brought to its end on the board, to light up with it."""
        return []

    @property
    def facts(self) -> list[str]:
        """What was done, on the last page."""
        return []

    @property
    def offers(self) -> list[wire_panel.Offer]:
        """What may come after the last step, what most will want first."""
        return []

    def view(self) -> wire_panel.LessonView:
        """What the panel shows a learner."""


SEVERAL = ("several", "places")
"""The forms of questions to which all the right choices together are the answer."""


class Presentation(Steps):
    """Leads a class through a lesson or exercises, one stage after another.

    The stages of a step are its text, its question, the choices, and the answer, move by move where it is played on the
    board.  ``titled``: it begins with the title alone.
    """

    playable = False
    presentable = True

    def __init__(self, run: Staged, titled: bool = False) -> None:
        self.run, self._titled = run, titled
        self.open(run.step)
        if titled:
            self.stages, self.at = ["title"], 0

    stages: list[wire_panel.Stage]

    @property
    def total(self) -> int:
        """How many steps there are."""
        return self.run.total

    @property
    def game(self) -> Game:
        """The game that the board shows."""
        return self.run.game

    @game.setter
    def game(self, game: Game) -> None:
        self.run.game = game

    @property
    def stage(self) -> wire_panel.Stage:
        """What has been revealed of the open step."""
        return self.stages[self.at]

    @property
    def quiet(self) -> bool:
        """Whether the board must not give the answer away."""
        return self.stage in ("title", *HIDING)

    def present_view(self) -> wire_panel.Present:
        """How far the step is revealed, and what the class has chosen."""
        return {"stage": self.stage, "picked": self.picked}

    def present(self, titled: bool = False) -> Director:
        """Another one for the same, from the same step on."""
        return Presentation(self.run.aside(), titled)

    # ---- from stage to stage

    def open(self, step: int, last: bool = False) -> None:
        """Open a step, or the page after the last one, at its first or last stage."""
        self.step, self.hints = step, 0
        self.picked: list[str] = []
        if self.ended:
            self.stages = ["end"]
        else:
            self.run.begin(step)
            self.stages = self._stages()
        self.at = len(self.stages) - 1 if last else 0
        self._set()

    def _stages(self) -> list[wire_panel.Stage]:
        shown = self.run.view()
        task, moves = shown["task"], self.run.moves
        found: list[wire_panel.Stage] = ["text"] if shown["caption"] or not task else []
        if task:
            found.append("question")
            if task["choices"]:
                found.append("options")
            found.extend(["moves"] * (moves - 1))
            found.append("answer")
        return found

    def _set(self) -> None:
        """Put the step on the board as its stage wants it; what was drawn on a position stays there."""
        if self.ended:
            return
        drawn = self.game.chalk
        self.run.begin(self.step)
        for _ in range(self.hints):
            self.run.message("hint")
        if self.stage in ("moves", "answer"):
            self.run.play(self.run.moves - (len(self.stages) - 1 - self.at))
        self.game.chalk = self.game.chalk | drawn

    def _turn(self, by: int) -> None:
        """One stage on or back; at the first and at the last one it stays."""
        at = self.at + by
        if 0 <= at < len(self.stages):
            self.at = at
            self._set()
        elif by < 0 and self.step == 0 and self.stage != "title" and self._titled:
            self.stages, self.at = ["title"], 0
            self.run.begin(0)
        elif by > 0 and self.stage == "title":
            self.open(self.step)
        elif 0 <= self.step + by <= self.last and self.stage != "title":
            self.open(self.step + by, last=by < 0)

    def _act(self, what: str, answer: object) -> bool:
        """Whether there is such a key; what cannot be now changes nothing."""
        if what == "hint":
            self.hints += self.stage in HIDING
            self._set()
        elif what == "tell":
            if self.stage in HIDING:
                self.at = len(self.stages) - 1
                self._set()
        elif what == "answer" and isinstance(answer, str):
            self._pick(answer)
        else:
            return False
        return True

    def _pick(self, choice: str) -> None:
        """What the class chooses, once more: no longer."""
        task = self.run.view()["task"]
        if self.stage != "options" or not task or choice not in {one["id"] for one in task["choices"] or ()}:
            return
        several = task.get("form") in SEVERAL
        kept = [one for one in self.picked if one != choice] if several else []
        self.picked = kept if choice in self.picked else [*kept, choice]

    def on_action(self) -> None:
        """The board takes no moves while a class looks at it."""

    # ---- what is shown

    def still(self, dress: str) -> str | None:
        """The picture for every place where no kernel runs: that of what is presented."""
        return self.run.still(dress)

    def view(self) -> wire_panel.LessonView:
        """What the page shows: of the panel of a learner that which has been revealed."""
        shown, stage = self.run.view(), self.stage
        task = shown["task"]
        shown["off_path"], shown["quiet"] = False, self.quiet
        shown["back"] = stage != "title" and (self._titled or self.step > 0 or self.at > 0)
        shown["next"] = stage != "end"
        shown["extents"] = shown["extents"] and not self.quiet
        for part in ("tries", "end", "place"):
            shown.pop(part, None)  # type: ignore[misc]
        if stage in ("title", "end"):
            shown |= {"light": [], "figures": [], "log": [], "marks": [], "task": None, "caption": [], "where": ""}
            shown["heading"] = say("present-end") if stage == "end" else ""
        elif stage == "text":
            shown["task"] = None
        elif task:
            shown["caption"], shown["log"] = [], []
            shown["task"] = self._revealed(task)
            shown["light"] = [*shown["light"], *(self.run.scored_spots if stage == "answer" else ())]
        return shown

    def _revealed(self, task: wire_panel.TaskView) -> wire_panel.TaskView:
        """The task as far as its stage tells it."""
        for part in ("shows", "twin", "begun", "astray"):
            task.pop(part, None)  # type: ignore[misc]
        if self.stage == "answer":
            for choice in task["choices"] or ():
                choice.setdefault("right", choice["id"] == task["picked"])  # a lesson has one right choice
            right = {choice["id"] for choice in task["choices"] or () if choice.get("right")}
            if not self.picked or {*self.picked} != right:
                task["feedback"] = _unpraised(task["feedback"])  # nobody has said it
            return task
        task["state"], task["picked"], task["feedback"] = "open", "", []
        if self.stage == "question":
            task["choices"] = None
        return task


def _unpraised(told: list[wire_panel.Block]) -> list[wire_panel.Block]:
    """What is said of a right answer, without its first word."""
    first = told[0].get("p", []) if told else []
    if not first or first[0]["t"] != say("lesson-right"):
        return told
    rest = first[1:]
    if rest:
        rest[0]["t"] = rest[0]["t"].lstrip()
    return [{"p": rest}, *told[1:]] if rest else told[1:]
