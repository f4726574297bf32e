"""A game of Carcassonne: what stands, what may be done, and what it would bring."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Unpack

from carcnb.engine import again
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.afterstates import lines_after, settle
from carcnb.engine.errors import IllegalAction, InvalidAction, RecordError, SetupError
from carcnb.engine.events import Event
from carcnb.engine.glance import Glance
from carcnb.engine.key import key_of
from carcnb.engine.knowledge import HIDDEN, known_game
from carcnb.engine.moves import Move, walk_moves
from carcnb.engine.options import GameOptions, spelt_out
from carcnb.engine.placement import canonical
from carcnb.engine.prompts import Ask, Chance
from carcnb.engine.seat_view import SeatView
from carcnb.engine.setup import DEFAULTS, Players, Setup
from carcnb.engine.table import Table
from carcnb.engine.why import why_not

if TYPE_CHECKING:
    from carcnb.engine.refusals import Refusal


class Game(Glance):
    """A game of Carcassonne that knows every rule it was set up with.

    ``players`` is a number, a list of names, or names by seat.  The options are ``expansions``, ``farmers`` (False: the
    first game without them), ``small_city_scores_2`` (BASE-7.7), ``first`` (the seat that starts), ``variants`` of
    expansions, and ``position``, ``tiles``, ``draws``, ``scores`` and ``tokens`` for a game that starts in the middle;
    see ``carcnb.engine.setup.Setup``.  ``SetupError`` says what is wrong with them.

    The ``seed`` decides every draw.  A number of at most 64 bits names a game that can be repeated, and keeps no
    secret: from some draws the others can be computed.  Without a seed the game gets a key that nobody can compute, and
    no draw is seen for free: after a move is taken back another one has other draws after it, the same one the same.

    It is a value: ``copy``, ``deepcopy``, ``pickle`` and ``==`` work at every moment; see ``Timeline``.

    >>> game = Game(players=["Ada", "Ben"], seed=7)
    >>> game.apply(game.legal_actions()[0])
    """

    @spelt_out(GameOptions, DEFAULTS)
    def __init__(
        self,
        players: Players = 2,
        expansions: Iterable[str] = (),
        seed: int | None = None,
        **options: Unpack[GameOptions],
    ) -> None:
        self._open(Setup.make(players, seed, {"expansions": expansions, **options}))

    @classmethod
    def from_setup(cls, setup: Setup) -> Game:
        """A new game with this setup, at its first question."""
        game = cls.__new__(cls)
        game._open(setup)
        return game

    @classmethod
    def from_answers(cls, setup: Setup, answers: Sequence[Action]) -> Game:
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

    def __iter__(self) -> Iterator[Move]:
        """The moves from the start to where the game stands, one by one; ``goto(move.answers)`` goes to before one.

        The game may be played on or gone back in meanwhile.

        >>> game = Game(["Ada", "Ben"], position=["base-D 0,0 r0"], tiles=["base-U"])
        >>> for answer in ("place base-U 1,0 r0", "deploy meeple 1,0 road.E"):
        ...     game.apply(answer)
        >>> for move in game:
        ...     print(move.turn, move.seat, move.action)
        1 red place base-U 1,0 r0
        1 red deploy meeple 1,0 road.E
        """
        return islice(walk_moves(self), self.move)

    # ---- what may be known

    def view(self, seat: str) -> SeatView:
        """What the player at one seat may know of the game as it stands."""
        return SeatView(self, seat)

    def as_known(self, seat: str | None = None, seed: int | None = None) -> Game:
        """A game to play on that is like this one in all that the player at one seat, or (None) the whole table, knows.

        Every other card is dealt anew, each of those that fit what is known as likely as it is from a shuffled deck;
        the game has a key of its own, so other draws come, and nothing can be redone.  With a ``seed`` all of it is
        dealt and drawn in the same way each time.
        """
        setup, answers = known_game(self, seat, seed)
        if (setup.hands, answers) != (self.setup.hands, self._history):
            new = Game.from_answers(setup, answers)
            new.comments, new.chalk = self.comments.copy(), self.chalk.copy()
            return new
        new = self.clone()  # nothing is hidden: the way here need not be played again
        new.setup, new._undone = setup, []
        new._draws.forget(setup.seed)
        return new

    def rematch(self) -> Game:
        """A new game with the draws of this one, in which the next seat begins: with two players, the seats swapped.

        Tiles come in the same order, and dice and cards too, whatever is done; names keep their colours, and what a
        position gives a seat stays with it.  A tile that an expansion put back into the stack comes again only where
        that is done again.  What is not drawn here comes from a key.  ``SetupError`` if the game is not over: its
        draws are still to come.

        >>> game = Game(["Ada", "Ben"], tiles=["base-U", "base-V"])
        >>> while game.prompt:
        ...     game.apply(game.legal_actions()[0])
        >>> game.rematch().setup.first
        'blue'
        """
        if not self.over:
            raise SetupError("a rematch has the draws of a game that is over; this one goes on")
        return Game.from_setup(again.rematch(self.setup, self._history))

    def legal_actions(self) -> list[Action]:
        """Every action that is allowed now; none when the game is over."""
        ask = self.prompt
        return list(ask.options) if ask else []

    def position_key(self) -> Hashable:
        """What tells the position from every other: equal for two games that came to the same one by other ways.

        In it are seats, expansions, variants and rules played by; tiles, figures and pieces where they lie, what is at
        hand and held, points, the tiles left in the bag, the turn's number, the question with its options, and this
        turn's answers, for part of what a turn has still to bring is in no table.  Not in it are names, seed, the order
        of the stack and what is fixed of it, comments, chalk, and how the game came to this turn.  It tells what only
        one player may know.
        """
        course = self._now
        return key_of(self.setup, course.table.state, course.prompt, self._history[self._turn :])

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
        return self.ahead(action).events[len(self._now.table.events) :]

    def ahead(self, action: Action) -> Table:
        """The table as ``foresee`` leaves it, to read."""
        course = self.rehearsal()
        met = course.step(action)
        while isinstance(met, Ask) and SKIP in met.options:
            met = course.step(SKIP)
        return course.table

    def asked_next(self, action: Action) -> Ask | None:
        """What is asked right after a legal action, where chance decides nothing before."""
        met = self.rehearsal().step(action)
        return met if isinstance(met, Ask) else None

    def afterstates(self) -> Iterator[tuple[tuple[Action, ...], Table]]:
        """Every table that the player asked can bring about by his answer and, where one follows it, his next answer.

        With each come these answers.  Nothing is drawn, what else may be skipped is, points are recorded with the first
        score figure and in the order offered, and the game stays as it is.
        """
        for action in self.legal_actions():
            yield from lines_after(self.rehearsal(), action)

    def settled_table(self, answers: Iterable[Action] = ()) -> Table:
        """The table to judge by, to read: after these answers nothing more is done in this turn than has to be.

        What may be skipped is, and points are recorded with the first score figure and in the order offered, up to
        the next draw or a question that cannot be skipped.
        """
        return settle(self.rehearsal(), answers)

    def chances(self, action: Action | str) -> list[tuple[str, float]]:
        """What chance may decide next after an action: outcomes as ``know`` takes them, each with its probability.

        There are none if somebody is asked before anything is drawn, or the game ends.  The weights are those of the
        rules, whatever the seed, the setup or ``know`` is going to give; those of cards follow from all hands, so a
        player's program asks ``game.as_known(seat)``.  Errors are those of ``apply``.

        >>> game = Game(position=["base-D 0,0 r0"], tiles=["base-U", "base-U", "base-U", "base-V"], draws=["base-U"])
        >>> game.apply("place base-U 1,0 r0")
        >>> game.chances("skip")
        [('base-U', 0.6666666666666666), ('base-V', 0.3333333333333333)]
        """
        answer = self._meant(action)
        course = self.rehearsal()
        met = course.step(answer)
        while met is None and course.pass_on():
            met = course.step(None)
        if not isinstance(met, Chance):
            return []
        kind, total = "" if met.kind == "tile" else f" {met.kind}", sum(met.outcomes.values())
        return [(f"{outcome}{kind}", weight / total) for outcome, weight in met.outcomes.items() if weight]

    def explain(self, event: Event, lang: str | None = None) -> str:
        """An event as a sentence, with its sum and its rule, in the session's language or the one named."""
        # Words stand above the rules and are loaded once somebody wants to read.
        from carcnb.rulebook.explain import explain

        return explain(event, self.names, lang)

    def _meant(self, action: Action | str) -> Action:
        if not isinstance(action, Action):
            action = Action.parse(action)
        course = self._now
        if (prompt := course.prompt) is not None:
            if action in prompt.options:
                return action
            action = canonical(course.table.state, action, prompt.options)
            if action in prompt.options:
                return action
        raise IllegalAction(why_not(course.table, prompt, action))

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

    def save(self, *, shared: bool = False) -> str:
        """The game as a readable record: setup, draws and answers, the comments on them and the chalk, as JSON.

        With its seed it tells all that is to come, and every card in a hand.  One to be ``shared`` before the game is
        over tells what everybody at the table knows: no seed, no draw to come, and ``hidden`` for every card that only
        one player has seen.  ``load`` opens it with a new key and deals these cards anew, as ``as_known`` does.
        ``RecordError`` names a comment that is too long.
        """
        from carcnb.records.saving import save

        return save(self, shared)

    @staticmethod
    def load(text: str) -> Game:
        """The game of a record, hidden cards dealt anew; ``RecordError`` names the place where the record is wrong."""
        from carcnb.records.saving import load

        return load(text)
