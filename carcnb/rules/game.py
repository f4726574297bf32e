"""A game: setup and answers are the truth, everything else follows from them.

A copy of the tables is kept at the start of every turn, so undo, go-to and clone cost one copy and the replay of at
most one turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from carcnb.rules.actions import SKIP, Action
from carcnb.rules.draws import Draws, Moment
from carcnb.rules.errors import IllegalAction, InvalidAction, RecordError
from carcnb.rules.events import Event
from carcnb.rules.expansions import chosen
from carcnb.rules.known import HIDDEN, dealt, told
from carcnb.rules.placement import canonical
from carcnb.rules.position import lay_out
from carcnb.rules.prompts import Ask, Script
from carcnb.rules.scoring import final_scoring
from carcnb.rules.seen import SeatView
from carcnb.rules.setup import Players, Setup
from carcnb.rules.state import State
from carcnb.rules.table import Table
from carcnb.rules.turn import turn
from carcnb.rules.why import why_not

if TYPE_CHECKING:
    from carcnb.rules.refusals import Refusal

_Mark = tuple[int, Moment, int, State]
"""A kept copy: answers so far, draws so far, events so far, the tables."""


class Game:
    """A game of Carcassonne that knows every rule it was set up with.

    ``players`` is a number, a list of names, or names by seat.  The options are ``expansions``, ``farmers`` (False: the
    first game without them), ``small_city_scores_2`` (BASE-7.7), ``first`` (the seat that starts), ``variants`` of
    expansions, and ``position``, ``tiles``, ``draws``, ``scores`` and ``tokens`` for a game that starts in the middle;
    see ``carcnb.rules.setup.Setup``.  ``SetupError`` says what is wrong with them.

    The ``seed`` decides every draw.  A number of at most 64 bits names a game that can be repeated, and keeps no
    secret: from some draws the others can be computed.  Without a seed the game gets a key that nobody can compute, and
    no draw is seen for free: after a move is taken back another one has other draws after it, the same one the same.

    >>> game = Game(players=["Ada", "Ben"], seed=7)
    >>> game.apply(game.legal_actions()[0])
    """

    def __init__(
        self, players: Players = 2, expansions: Iterable[str] = (), seed: int | None = None, **options: Any
    ) -> None:
        self._open(Setup.make(players, seed, {"expansions": expansions, **options}))

    @classmethod
    def from_setup(cls, setup: Setup) -> Game:
        """A new game with this setup, at its first question."""
        game = cls.__new__(cls)
        game._open(setup)
        return game

    @classmethod
    def replayed(cls, setup: Setup, answers: Sequence[Action]) -> Game:
        """The game with this setup after these answers, draws included.

        ``RecordError`` names the first answer that does not follow from what stands before it.
        """
        game = cls.__new__(cls)
        game._open(setup, answers)
        for n, answer in enumerate(answers):
            if n < len(game._history):
                drawn = game._history[n]
                if answer != (drawn._replace(what=HIDDEN) if answer.what == HIDDEN and n in game.secrets else drawn):
                    raise RecordError(f"answer {n + 1}: {answer} cannot be; {drawn} is drawn here")
                continue
            try:
                action = game._meant(answer)
            except (IllegalAction, InvalidAction) as error:
                raise RecordError(f"answer {n + 1}: {answer} is not allowed: {error}") from None
            game._undone[0] = action  # what the record writes may be one of several names for it
            game._answer(action)
        return game

    def _open(self, setup: Setup, answers: Sequence[Action] = ()) -> None:
        """Set everything up; what is drawn follows the answers as if they had been taken back."""
        self.setup = setup = dealt(setup, answers)
        self.comments: dict[int, str] = {}
        """What is said about moves, by the number of the decision (0: the start); plain text, kept in records."""
        self._history: list[Action] = []
        self._undone = list(answers)
        self._draws = Draws(setup)
        self._marks: list[_Mark] = []
        self._prompt: Ask | None = None
        self._table = Table(setup, chosen(setup.expansions))
        lay_out(self._table)
        self._begin()
        self._run(None)

    def __repr__(self) -> str:
        from carcnb.words import isolated  # the rules need no words until they are shown

        names = {seat: isolated(name) for seat, name in self.names.items()}
        scores = ", ".join(f"{names[seat]} {points}" for seat, points in self.scores.items())
        asked = f"{names[self._prompt.player]} is asked to {self._prompt.kind}" if self._prompt else "over"
        return f"<Game: {scores}; {asked}>"

    # ---- what stands

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats in playing order."""
        return self.setup.seats

    @property
    def names(self) -> dict[str, str]:
        """The players' names by seat."""
        return dict(zip(self.setup.seats, self.setup.names, strict=True))

    @property
    def house_rules(self) -> tuple[str, ...]:
        """The names of expansions made for the base game alone that are played beside others here (D-INT-16)."""
        return tuple(expansion.name for expansion in self._table.house_rules)

    @property
    def over(self) -> bool:
        """Whether the final scoring is done."""
        return self._table.state.phase == "over"

    @property
    def scores(self) -> dict[str, int]:
        """Every seat's points."""
        return self._table.scores()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        return self._table.events.copy()

    @property
    def history(self) -> list[Action]:
        """The answers so far, draws included; their number stamps what the board shows."""
        return self._history.copy()

    @property
    def secrets(self) -> dict[int, str]:
        """The numbers of those answers in ``history`` that only one player has seen, with that player's seat."""
        return {n: seat for n, (seat, _) in self._draws.secrets.items()}

    @property
    def shuffles(self) -> dict[int, int]:
        """The same answers with a number each that those share which were drawn from one shuffling of a deck."""
        return {n: shuffle for n, (_, shuffle) in self._draws.secrets.items()}

    @property
    def table(self) -> Table:
        """The state and what the rules can say about it, to read; changing it breaks the game."""
        return self._table

    @property
    def prompt(self) -> Ask | None:
        """The question that waits for an answer, or None when the game is over."""
        return self._prompt

    def view(self, seat: str) -> SeatView:
        """What the player at one seat may know of the game as it stands."""
        return SeatView(self, seat)

    def as_known(self, seat: str | None = None) -> Game:
        """A game to play on that is like this one in all that the player at one seat, or (None) the whole table, knows.

        Every other card is dealt anew, each of those that fit what is known as likely as it is from a shuffled deck;
        the game has a key of its own, so other draws come, and nothing can be redone.
        """
        if seat is not None and seat not in self.seats:
            raise ValueError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(self.seats)}")
        setup, answers = told(self, seat)
        if (setup.hands, answers) != (self.setup.hands, self._history):
            new = Game.replayed(setup, answers)
            new.comments = self.comments.copy()
            return new
        new = self.clone()  # nothing is hidden: the way here need not be played again
        new.setup = new._table.setup = setup
        new._undone = []
        new._draws.forget(setup.seed)
        return new

    def legal_actions(self) -> list[Action]:
        """Every action that is allowed now; none when the game is over."""
        return list(self._prompt.options) if self._prompt else []

    # ---- playing

    def apply(self, action: Action | str) -> None:
        """Carry out an action, given as such or as text.

        ``InvalidAction`` if the text is none, ``IllegalAction`` with the rule if it is not allowed; the game is then as
        it was.
        """
        self._answer(self._meant(action))

    def why_not(self, action: Action | str) -> Refusal | None:
        """The rule that forbids an action now, with its reason; None if it is allowed."""
        try:
            self._meant(action)
        except IllegalAction as error:
            return error.refusal
        return None

    def foresee(self, action: Action) -> list[Event]:
        """What a legal action would bring in this turn, up to the next draw or decision; what can be skipped is.

        The game stays as it is, and no draw is told before it is due.
        """
        return self.ahead(action).events[len(self._table.events) :]

    def ahead(self, action: Action) -> Table:
        """The table as ``foresee`` leaves it, to read."""
        copy = self.clone()
        copy._run(action, ahead=True)
        while copy._prompt is not None and SKIP in copy._prompt.options:
            copy._run(SKIP, ahead=True)
        return copy._table

    def explain(self, event: Event, lang: str | None = None) -> str:
        """An event as a sentence, with its sum and its rule, in the session's language or the one named."""
        # Words stand above the rules and are loaded once somebody wants to read.
        from carcnb.rulebook.explain import explain

        return explain(event, self.names, lang)

    def _meant(self, action: Action | str) -> Action:
        if not isinstance(action, Action):
            action = Action.parse(action)
        prompt = self._prompt
        if prompt is not None:
            options = prompt.options
            with suppress(ValueError):
                return options[options.index(action)]
            meant = canonical(self._table.state, action, options)
            if meant in options:
                return options[options.index(meant)]
            action = meant
        raise IllegalAction(why_not(self._table, prompt, action))

    def know(self, draw: str) -> None:
        """Fix the next outcome of a kind that is not drawn yet, as a record tells it: ``"2 die"``, ``"base-U"``."""
        outcome, _, kind = draw.partition(" ")
        self._draws.fix(kind or "tile", outcome)
        for n, answer in enumerate(self._undone):
            if (answer.verb, answer.where) == ("draw", kind):
                if answer.what != outcome:
                    del self._undone[n:]
                return

    # ---- time

    def undo(self) -> Action | None:
        """Take back the last decision and the draws that followed it; returns it, or None if there was none."""
        for n in range(len(self._history) - 1, -1, -1):
            if self._history[n].verb != "draw":
                action = self._history[n]
                self.goto(n)
                return action
        return None

    def redo(self) -> Action | None:
        """Play again the decision that was last taken back; returns it, or None if there is none."""
        if not self._undone:
            return None
        action = self._undone[0]
        self.apply(action)
        return action

    @property
    def can_redo(self) -> bool:
        """Whether a decision taken back can be played again."""
        return bool(self._undone)

    @property
    def anew(self) -> set[str]:
        """The kinds of draws that were shown, taken back, and are made anew if another decision is made than then.

        There are none in a game with a seed of at most 64 bits, and none that the setup or ``know`` fixed.
        """
        return self._draws.anew(self._undone)

    def goto(self, n: int) -> None:
        """Go to the position after the first ``n`` answers, back or forth; draws that are due then are drawn.

        What lies beyond is kept for ``redo`` until another decision is made; ``ValueError`` if there are fewer answers.
        """
        answers = self._history + self._undone
        if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= len(answers):
            raise ValueError(f"this game has {len(answers)} answers; go to 0 to {len(answers)}, not {n!r}")
        mark = next(m for m in reversed(self._marks) if m[0] <= n or m[0] == 0)
        del self._marks[self._marks.index(mark) :]
        at, drawn, said, state = mark
        self._draws.back(drawn, at)
        del self._history[at:], self._table.events[said:]
        self._table.state = state.copy()  # clones share their marks
        self._undone = answers[at:]
        self._begin()
        self._run(None)
        while len(self._history) < n:
            self._answer(answers[len(self._history)])

    def clone(self) -> Game:
        """An independent copy of the game at this point, with its past."""
        new = Game.__new__(Game)
        new.setup, new.comments = self.setup, self.comments.copy()
        at, drawn, said, state = self._marks[-1]
        new._history, new._undone = self._history[:at], self._history[at:] + self._undone
        new._draws, new._marks = self._draws.copy(), self._marks[:-1]
        new._draws.back(drawn, at)
        new._table = Table.beside(self._table, state.copy(), said)
        new._begin()
        new._run(None)
        while len(new._history) < len(self._history):
            new._answer(self._history[len(new._history)])
        return new

    def save(self, *, shared: bool = False) -> str:
        """The game as a readable record: setup, draws and answers, and the comments on them, as JSON.

        With its seed it tells all that is to come, and every card in a hand.  One to be ``shared`` before the game is
        over tells what everybody at the table knows: no seed, no draw to come, and ``hidden`` for every card that only
        one player has seen.  ``load`` opens it with a new key and deals these cards anew, as ``as_known`` does.
        ``RecordError`` names a comment that is too long.
        """
        from carcnb.records.saved import save

        return save(self, shared)

    @staticmethod
    def load(text: str) -> Game:
        """The game of a record, hidden cards dealt anew; ``RecordError`` names the place where the record is wrong."""
        from carcnb.records.saved import load

        return load(text)

    # ---- the engine room

    def _begin(self) -> None:
        """Keep a copy of the tables and start the script that is due."""
        table = self._table
        self._marks.append((len(self._history), self._draws.now(), len(table.events), table.state.copy()))
        self._script: Script = turn(table) if table.state.phase == "turn" else final_scoring(table)

    def _run(self, answer: Action | None, ahead: bool = False) -> None:
        """Send an answer and go on until somebody is asked or the game is over; ``ahead``: or chance would decide."""
        table = self._table
        while True:
            try:
                question = self._script.send(answer)  # type: ignore[arg-type]
            except StopIteration:
                answer = None
                if ahead:
                    self._prompt = None
                    return
                if table.state.phase == "final":
                    table.state.phase, self._prompt = "over", None
                    return
                self._next_turn()
                continue
            if isinstance(question, Ask):
                self._prompt = question
                return
            if ahead:
                self._prompt = None
                return
            answer = self._draws.deal(question, len(self._history), self._undone)
            self._remember(answer)

    def _next_turn(self) -> None:
        """Pass the turn on clockwise, or go to the final scoring when no tile is left (BASE-3.6, BASE-13.1)."""
        state = self._table.state
        if state.bag:
            state.player = (*self._table.clockwise(state.player), state.player)[1]
            state.number += 1
        else:
            state.phase = "final"
        self._begin()

    def _answer(self, action: Action) -> None:
        self._remember(action)
        self._run(action)

    def _remember(self, action: Action) -> None:
        if self._undone and self._undone[0] == action:
            del self._undone[0]
        else:
            self._undone.clear()
        self._history.append(action)
        self._draws.answered(action)
