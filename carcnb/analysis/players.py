"""Computer players: any callable that answers the question that waits in a game.

Each is given a game of its own, in which what its seat cannot know is dealt and drawn anew (``Game.as_known``).

>>> game = carcnb.Game(2, seed=7)
>>> game.apply(carcnb.players.move(game, carcnb.players.greedy()))
>>> game.prompt.kind
'deploy'
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from concurrent.futures import Executor
from dataclasses import dataclass
from math import inf
from random import Random

from carcnb.analysis.evaluation import Judge, Weights
from carcnb.analysis.search import Contest, Settings
from carcnb.analysis.terms import lead
from carcnb.analysis.weights import check_weights
from carcnb.analysis.work import beside, check_executor
from carcnb.engine.actions import Action
from carcnb.engine.errors import IllegalAction, InvalidAction, PlayerError, SetupError
from carcnb.engine.events import Feature
from carcnb.engine.game import Game
from carcnb.engine.table import Table
from carcnb.tiles import FIELD

__all__ = ["Player", "careful", "find_player", "greedy", "move", "name_of", "one_move", "random", "search"]

Player = Callable[[Game], Action | str]
"""Answers the question that waits in a game, which is its own to try things on; an answer as text will do."""

NOW = Weights(reach=0.0, figure=0.8, spare=0.999, patience=0.0, field=0.0)
"""What is scored and stands is all that counts; a figure costs a little."""

BLIND = Weights(reach=0.0, figure=0.01, spare=0.999, patience=0.0, field=0.0)
"""The same, and a figure costs no more than what brings nothing at all."""

OVERSIGHTS = ("farmers", "others")
"""What a player can overlook: what fields bring; what others get."""

WAYS, WIDTH = 6, 6
"""At so many ways to lay a tile people look when a search plays on, and so many of its best lines are played on."""

PLACING = 0.8
"""The share of its time that a search takes to lay a tile; what else is asked in a turn has the rest."""


class _Named:
    """A player of ours: ``str`` is what it is called."""

    def __repr__(self) -> str:
        return f"<player: {self}>"


@dataclass(frozen=True, repr=False)
class _Random(_Named):
    seed: int | None

    def __call__(self, game: Game) -> Action:
        # of the moment, not of the calls before: so it plays the same wherever a game is played
        seed = None if self.seed is None else f"{self.seed} {len(game.history)}"
        return Random(seed).choice(game.legal_actions())

    def __str__(self) -> str:
        return "random"


@dataclass(frozen=True, repr=False)
class OneMove(_Named):
    """A player that looks one move ahead; see ``one_move``."""

    weights: Weights | None
    name: str
    overlooks: frozenset[str]
    sees: float
    seed: int

    def __call__(self, game: Game) -> Action:
        seat, judge, lines = _asked(game), Judge(self.weights), list(game.afterstates())
        if self.sees < 1 and game.prompt and game.prompt.kind == "place":
            ways = list(dict.fromkeys(actions[0] for actions, _ in lines))
            # of the moment, as with chance: it looks at the same ones wherever a game is played
            seen = Random(f"{self.seed} {len(game.history)}").sample(ways, max(1, round(self.sees * len(ways))))
            lines = [line for line in lines if line[0][0] in seen]
        actions, _ = max(lines, key=lambda line: self.lead(judge, line[1], seat))
        return actions[0]

    def lead(self, judge: Judge, table: Table, seat: str) -> float:
        """By how many points the seat is ahead, as far as this player sees it; the judge has its weights."""
        if not self.overlooks:
            return judge.lead(table, seat)
        points = dict.fromkeys(table.setup.seats, 0.0)
        for term in judge.look(table).terms:
            if not ("farmers" in self.overlooks and isinstance(term.about, Feature) and term.about.kind == FIELD):
                points[term.seat] += term.points
        return points[seat] if "others" in self.overlooks else lead(points, seat)

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, repr=False)
class _SearchPlayer(_Named):
    seconds: float | None
    count: int | None
    seed: int
    turns: int | None
    weights: Weights | None
    executor: Executor | None

    def __call__(self, game: Game) -> Action:
        asked = game.legal_actions()
        if len(asked) == 1:
            return asked[0]
        share = PLACING if game.prompt and game.prompt.kind == "place" else 1 - PLACING
        # another seed for every question, or the same luck would be counted on all through a game
        seed = self.seed * 1_000_003 + len(game.history)
        turns = len(game.seats) if self.turns is None else self.turns
        contest = Contest(game, Settings(_asked(game), seed, turns, self.weights, WAYS, WIDTH))
        seconds = self.seconds and self.seconds * share
        count = self.count and max(1, round(self.count * share))
        for _ in contest.sharpen(seconds, count, self.executor):
            pass
        return contest.lines()[0].actions[0]

    def __getstate__(self) -> dict[str, object]:
        """Sent to another process it plays there alone: no executor can go along."""
        return self.__dict__ | {"executor": None}

    def __str__(self) -> str:
        efforts = [] if self.seconds is None else [f"{self.seconds:g} s"]
        efforts += [] if self.count is None else [str(self.count)]
        return f"search ({', '.join(efforts)})"


def random(seed: int | None = None) -> Player:
    """Chooses any legal action, each as likely; with a ``seed`` always the same at the same moment of a game."""
    return _Random(seed)


def one_move(
    weights: Weights | None = None,
    name: str = "one move",
    *,
    overlooks: Collection[str] = (),
    sees: float = 1.0,
    seed: int = 0,
) -> Player:
    """Takes the action after which it is ahead by most, as ``evaluate`` sees it; the first of several.

    It ``overlooks`` some of ``OVERSIGHTS``, and ``sees`` such a share of the ways to place a tile (1: all of them, else
    at least one), chosen by the ``seed``.  ``SetupError`` if there is no such oversight or share.
    """
    if wrong := [one for one in overlooks if one not in OVERSIGHTS]:
        raise SetupError(f"a player overlooks {' or '.join(OVERSIGHTS)}, not {wrong[0]!r:.60}")
    if isinstance(sees, bool) or not (isinstance(sees, int | float) and 0 < sees <= 1):
        raise SetupError(f"sees is a share of the ways to place a tile, above 0 and at most 1, not {sees!r:.60}")
    check_settings(seed, weights=weights)
    return OneMove(weights, name, frozenset(overlooks), sees, seed)


def greedy() -> Player:
    """Takes the most points, scored and standing."""
    return one_move(NOW, "greedy")


def careful() -> Player:
    """Takes what is best in expectation, one move ahead."""
    return one_move(None, "careful")


def search(
    seconds: float | None = None,
    count: int | None = None,
    seed: int = 0,
    *,
    turns: int | None = None,
    weights: Weights | None = None,
    executor: Executor | None = None,
) -> Player:
    """Plays on from the best lines and takes what is best a few turns later.

    A move takes so many ``seconds`` (without ``count`` 2) on one core, or a ``count`` of playouts: with a count alone
    and the same ``seed`` it plays the same whatever the machine and the ``executor``.  ``turns`` is how far it plays on
    (by default once round the table).  ``SetupError`` if one of these is no such number.
    """
    check_effort(seconds, count)
    check_settings(seed, turns, weights)
    check_executor(executor)
    return _SearchPlayer(2.0 if seconds is None and count is None else seconds, count, seed, turns, weights, executor)


def check_effort(seconds: object, count: object) -> None:
    """``SetupError`` unless seconds are a number above 0 and a count a whole one, or None."""
    if isinstance(seconds, bool) or not (seconds is None or (isinstance(seconds, int | float) and 0 < seconds < inf)):
        raise SetupError(f"seconds is a number above 0, not {seconds!r:.60}")
    if count is not None and (isinstance(count, bool) or not isinstance(count, int) or count <= 0):
        raise SetupError(f"count is a whole number above 0, not {count!r:.60}")


def check_settings(seed: object = 0, turns: object = None, weights: object = None) -> None:
    """``SetupError`` unless these can be settings of a search: numbers of turns start at 1."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise SetupError(f"seed is a whole number, not {seed!r:.60}")
    if turns is not None and (isinstance(turns, bool) or not isinstance(turns, int) or turns < 1):
        raise SetupError(f"turns is a whole number from 1, or None for the usual, not {turns!r:.60}")
    check_weights(weights)


NAMED: dict[str, Callable[[], Player]] = {
    "random": lambda: random(0),
    "novice": lambda: one_move(BLIND, "novice", overlooks=OVERSIGHTS, sees=0.27),
    "beginner": lambda: one_move(BLIND, "beginner", overlooks=OVERSIGHTS, sees=0.43),
    "casual": lambda: one_move(BLIND, "casual", overlooks=OVERSIGHTS, sees=0.6),
    "greedy": greedy,
    "fair": lambda: one_move(None, "fair", sees=0.48),
    "steady": lambda: one_move(None, "steady", sees=0.64),
    "able": lambda: one_move(None, "able", sees=0.8),
    "careful": careful,
    "search": search,
}
"""The players that have a name, the weaker ones first."""


def find_player(name: str, others: Iterable[str] = ()) -> Player:
    """The player of this name, one of ``NAMED``.

    ``SetupError`` if there is none names them, and the ``others`` that whoever asks knows.
    """
    if name not in NAMED:
        raise SetupError(f"no player is called {name!r:.60}; there are {', '.join(dict.fromkeys([*others, *NAMED]))}")
    return NAMED[name]()


def name_of(player: Player) -> str:
    """What a player is called: by its own ``name``, the name of its function, or its class."""
    if isinstance(player, _Named):
        return str(player)
    found = getattr(player, "name", None) or getattr(player, "__name__", None) or type(player).__name__
    return f"{found!s:.60}"


def move(game: Game, player: Player, seconds: float | None = None) -> Action:
    """What a player answers in a game as its seat knows it; the game stays as it is.

    ``PlayerError`` names a player that fails, answers what is not legal, or takes more than so many ``seconds``: it is
    then no longer waited for, and whatever it still does is done to a game of its own.  ``SetupError`` if the game is
    over or that is no player, ``CarcnbError`` if there are ``seconds`` and no threads to count them by.
    """
    if not callable(player):
        raise SetupError(f"a player is a callable from a game to an action, like players.greedy(), not {player!r:.60}")
    check_effort(seconds, None)
    seat, name = _asked(game), name_of(player)
    known = game.as_known(seat)
    answer = _answer(known, player, name) if seconds is None else _in_time(known, player, name, seconds)
    try:
        if isinstance(answer, str) and not isinstance(answer, Action):
            answer = Action.parse(answer)
        if not isinstance(answer, Action):
            raise InvalidAction(f"An answer is an action or its text, and this is of type {type(answer).__name__}.")
        refusal = game.why_not(answer)
        if refusal is None:
            return answer
        raise IllegalAction(refusal)
    except (IllegalAction, InvalidAction) as error:
        raise PlayerError(f"{name} answers {str(answer)!r:.80}: {error} {_legal(game)}") from error


def _answer(game: Game, player: Player, name: str) -> object:
    asked = _legal(game)
    try:
        return player(game)
    except Exception as error:  # whatever goes wrong in somebody's player
        said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise PlayerError(f"{name} fails with {said:.200}. {asked}") from error


def _in_time(game: Game, player: Player, name: str, seconds: float) -> object:
    found: list[object] = []
    failed: list[BaseException] = []

    def play() -> None:
        try:
            found.append(_answer(game, player, name))
        except BaseException as error:  # told to whoever waits
            failed.append(error)

    asked = _legal(game)
    beside(play, "leave out seconds, and the player is waited for however long it takes").join(seconds)
    if failed:
        raise failed[0]
    if not found:
        raise PlayerError(f"{name} has not answered within {seconds:g} s. {asked}")
    return found[0]


def _legal(game: Game) -> str:
    """What would be legal, as the end of an error."""
    options = game.legal_actions()
    more = f" and {len(options) - 3} more" if len(options) > 3 else ""
    return f"Legal is {', '.join(repr(str(option)) for option in options[:3])}{more}."


def _asked(game: Game) -> str:
    if not isinstance(game, Game):
        raise SetupError(f"players play a carcnb.Game, not {game!r:.60}")
    if game.prompt is None:
        raise SetupError("the game is over: nobody is asked anything")
    return game.prompt.player
