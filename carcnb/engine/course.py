"""The rules at work on one table: the script that is due there, and the question it waits with."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.events import Event
from carcnb.engine.prompts import Ask, Chance, Script
from carcnb.engine.scoring import final_scoring
from carcnb.engine.state import State
from carcnb.engine.table import Table
from carcnb.engine.turn import turn


class ScriptRun:
    """A turn or the final scoring as it goes on.  It draws nothing and keeps no answers: who steps on says them."""

    __slots__ = ("_script", "begun", "prompt", "table")
    _script: Script
    begun: bool
    """Whether the script that is due has been put to work."""

    def __init__(self, table: Table, asked: Ask | None = None) -> None:
        """``asked`` is the question that the step begins with, where it is known already."""
        self.table = table
        self.prompt: Ask | None = None
        table.asked = asked
        self._begin()

    def step(self, answer: Action | None) -> Ask | Chance | None:
        """Send an answer (None: to begin) and go on to the next question, or to the end of what is due: None."""
        self.begun = True
        try:
            met = self._script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            return None
        if isinstance(met, Ask):
            self.prompt = met
        return met

    def pass_on(self) -> bool:
        """After an end: the turn passes clockwise, then comes the final scoring (BASE-3.6, BASE-13.1); False: over."""
        state = self.table.state
        if state.phase == "final":
            state.phase, self.prompt = "over", None
            return False
        if state.bag:
            seats = self.table.setup.seats
            state.player = seats[(seats.index(state.player) + 1) % len(seats)]
            state.number += 1
        else:
            state.phase = "final"
        self._begin()
        return True

    @property
    def resumable(self) -> bool:
        """Whether the turn can be taken up at the question that waits: its step begins with it, and no part waits."""
        state = self.table.state
        return self.prompt is not None and self.prompt.kind == state.step and not state.within

    def back(self, state: State, events: list[Event]) -> None:
        """Go on from the beginning of a turn or of the final scoring, on the same table."""
        self.table.state, self.table.events, self.table.asked = state, events, None
        self._begin()

    def _begin(self) -> None:
        self.begun = False
        self._script = turn(self.table) if self.table.state.phase == "turn" else final_scoring(self.table)
