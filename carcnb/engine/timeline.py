"""Where a game stands and how it came there: setup and answers are the truth, everything else follows from them.

A copy of the tables is kept at the start of every fourth turn, so going to another moment costs one copy and the replay
of at most four turns.  Copies of a game share these, and one of the question or the turn they are made at, and put the
rules to work only when somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, NamedTuple, Self

from carcnb.engine.actions import Action
from carcnb.engine.course import ScriptRun
from carcnb.engine.draws import Draws
from carcnb.engine.errors import RecordError
from carcnb.engine.events import Event
from carcnb.engine.expansion import Expansion
from carcnb.engine.expansions import find_expansions
from carcnb.engine.knowledge import deal_hidden
from carcnb.engine.position import lay_out
from carcnb.engine.prompts import Ask
from carcnb.engine.setup import Setup
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.errors import require

APART = 4
"""One turn in so many has a mark: marks of all of them would cost a sixth of a game."""


class Mark(NamedTuple):
    """A moment at which the rules can go to work: how many answers there had been, the first events, the tables."""

    answers: int
    events: list[Event]
    """It only ever grows, so its first ``said`` stay what they are."""
    said: int
    state: State
    asked: Ask | None
    """The question that waits, if that is it."""


def _mark(course: ScriptRun, answers: int) -> Mark:
    """The present moment: the script that is due has not begun, or could be taken up at the question that waits."""
    table, asked = course.table, course.prompt if course.resumable else None
    return Mark(answers, table.events, len(table.events), table.state.copy(), asked)


class Timeline:
    """The moments of one game; a value: equal, copied and pickled by what makes it.

    Two are equal with the same setup, answers, answers taken back, comments and chalk.  What ``know`` fixed beforehand
    is not looked at.
    """

    setup: Setup
    comments: dict[int, str]
    """What is said about moves, by the number of the decision (0: the start); plain text, kept in records."""
    chalk: dict[int, tuple[str, ...]]
    """What is drawn on the board by hand after a move, by the same numbers; see ``carcnb.engine.chalk``."""
    _history: list[Action]
    _undone: list[Action]
    _draws: Draws
    _marks: list[Mark]
    """The beginnings of the game and of one turn in ``APART``."""
    _turn: int
    """How many answers there had been when the turn under way, or the final scoring, began."""
    _here: Mark | None = None
    """The question that waits or, where it cannot be taken up, the turn's beginning, once a copy is made there."""
    _like: Table
    """A table of the same game, for all that never changes in it."""

    def _open(self, setup: Setup, answers: Sequence[Action] = ()) -> None:
        """Set everything up; what is drawn follows the answers as if they had been taken back."""
        self.setup = deal_hidden(setup, answers)
        self.comments, self.chalk = {}, {}
        self._history, self._undone = [], list(answers)
        self._draws, self._marks = Draws(self.setup), []
        self._now = self._laid_out()
        self._begun(self._now, 0)
        self._run(self._now, None)

    def _laid_out(self) -> ScriptRun:
        """The rules at work before the first turn."""
        self._like = table = Table(self.setup, find_expansions(self.setup.expansions))
        lay_out(table)
        return ScriptRun(table)

    @cached_property
    def _now(self) -> ScriptRun:
        """The rules at work: those of a copy are brought here from its last mark, those of a pickle from the start."""
        return self._again()

    def rehearsal(self) -> ScriptRun:
        """The rules at work on a copy of the table: who steps on says answers and draws; the game stays as it is."""
        self._mark_here(self._now)
        return self._again()

    def _again(self) -> ScriptRun:
        course = self._brought(len(self._history))
        if not course.begun and course.step(None) is None:
            course.pass_on()  # a final scoring in which nobody is asked
        return course

    def _brought(self, answers: int) -> ScriptRun:
        """The rules at work after so many answers, a turn that begins there not begun yet."""
        if self._marks:
            at, events, said, state, asked = self._here or self._marks[-1]
            course = ScriptRun(Table.beside(self._like, self.setup, state.copy(), events[:said]), asked)
        else:
            at, course = 0, self._laid_out()
            self._begun(course, at)
        for n, answer in enumerate(self._history[at:answers], at + 1):
            if not course.begun:
                course.step(None)
            if course.step(answer) is None and course.pass_on():
                self._begun(course, n)
        return course

    def _begun(self, course: ScriptRun, answers: int) -> None:
        """A turn or the final scoring begins, after so many answers."""
        self._turn = answers
        if not self._marks or course.table.state.number % APART == 0:
            self._marks.append(_mark(course, answers))

    # ---- going on

    def _run(self, course: ScriptRun, answer: Action | None) -> None:
        """Send an answer and go on until somebody is asked or the game is over."""
        met = course.step(answer)
        while not isinstance(met, Ask):
            if met is not None:
                answer = self._draws.deal(met, self._history, self._undone)
                self._remember(answer)
            elif course.pass_on():
                answer = None
                self._begun(course, len(self._history))
            else:
                return
            met = course.step(answer)

    def _answer(self, action: Action) -> None:
        course = self._now  # those of a copy are brought here first, by the answers before this one
        require(course.prompt, Ask)
        self._here = None
        self._remember(action)
        self._run(course, action)

    def _remember(self, answer: Action) -> None:
        if self._undone and self._undone[0] == answer:
            del self._undone[0]
        elif self._undone or self.chalk:
            self._undone.clear()  # what was drawn on moves taken back is not about those that come in their place
            self.chalk = {n: drawn for n, drawn in self.chalk.items() if n <= self.move}
        self._history.append(answer)

    @property
    def move(self) -> int:
        """How many decisions have been made: the number under which comments and chalk are kept."""
        return sum(answer.verb != "draw" for answer in self._history)

    @property
    def ends(self) -> list[int]:
        """How many answers there are after no decision, one, two ... (for ``goto``), those taken back included."""
        answers = enumerate(self._history + self._undone, 1)
        return [0, *(n for n, answer in answers if answer.verb != "draw")]

    # ---- going back

    def goto(self, n: int) -> None:
        """Go to the position after the first ``n`` answers, back or forth; draws that are due then are drawn.

        What lies beyond is kept for ``redo`` until another decision is made; ``ValueError`` if there are fewer answers.
        """
        answers = self._history + self._undone
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= len(answers):
            raise ValueError(f"this game has {len(answers)} answers; go to 0 to {len(answers)}, not {n!r}")
        course, marks = self._now, self._marks
        while len(marks) > 1 and marks[-1].answers > n:
            marks.pop()
        at, events, said, state, _ = marks[-1]
        self._here, self._turn = None, at
        del self._history[at:]
        self._draws.back(self._history)
        self._undone = answers[at:]
        course.back(state.copy(), events[:said])
        self._run(course, None)
        while len(self._history) < n:
            self._answer(answers[len(self._history)])

    # ---- copies

    def clone(self) -> Self:
        """An independent copy of the game at this point, with its past; also what ``copy`` and ``deepcopy`` make."""
        new = object.__new__(type(self))
        new.setup, new.comments, new.chalk = self.setup, self.comments.copy(), self.chalk.copy()
        new._history, new._undone = self._history.copy(), self._undone.copy()
        new._draws, new._marks = self._draws.copy(), self._marks.copy()
        if new._marks:
            if course := self.__dict__.get("_now"):  # a copy that nobody looks at has its original's mark
                self._mark_here(course)
            new._like, new._here, new._turn = self._like, self._here, self._turn
        return new

    def _mark_here(self, course: ScriptRun) -> None:
        """Keep the question that waits or the turn's beginning, with the rules at work there, for copies."""
        if not self._here:
            at = len(self._history) if course.resumable else self._turn
            self._here = _mark(course if course.resumable else self._brought(at), at)

    def ruled_by(self, expansions: tuple[Expansion, ...], change: Callable[[State], None]) -> Self:
        """A copy that goes on from here with these expansions, whatever the setup says, and a state changed by this.

        What lies on the table and what has happened stays; nobody may go back in it.  ``RecordError`` where what was
        answered in this turn would not be asked then.
        """
        _ = self._now  # with the rules at work, a copy has the mark of this moment
        new = self.clone()
        mark = require(new._here, Mark)
        state = mark.state.copy()
        state.known = {}
        change(state)
        new._here, new._like = mark._replace(state=state, asked=None), Table(self.setup, expansions)
        at, events, said, state, _ = new._here
        course = ScriptRun(Table.beside(new._like, self.setup, state.copy(), events[:said]))
        met = course.step(None)
        for answer in self._history[at:]:
            if met is None or answer not in met.options:
                raise RecordError(f"{answer} is not asked for by these rules")
            met = course.step(answer)
        if not isinstance(met, Ask):
            raise RecordError("nothing is asked here by these rules")
        new._now = course
        return new

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()  # all else that copies share never changes

    def __getstate__(self) -> dict[str, Any]:
        """What makes the game; the tables follow from it."""
        kept = ("setup", "comments", "chalk", "_history", "_undone", "_draws")
        return {name: getattr(self, name) for name in kept} | {"_marks": []}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Timeline):
            return NotImplemented
        mine, theirs = ((game._history, game._undone, game.setup, game.comments, game.chalk) for game in (self, other))
        return mine == theirs

    __hash__ = None  # type: ignore[assignment]  # it changes; ``position_key`` does not
