"""Tournaments: players against each other in pairs of games with the same deck and the seats swapped."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from itertools import combinations
from statistics import fmean
from typing import NamedTuple

from carcnb.analysis.certainty import Sprt, standard_error, wilson
from carcnb.analysis.layout import Cells, in_html, with_error
from carcnb.analysis.players import Player, check_settings, find_player, move, name_of
from carcnb.analysis.plots import Plot, WinShare, shares
from carcnb.analysis.tables import Rows
from carcnb.analysis.work import check_alive, check_executor, each
from carcnb.drawing.markup import image
from carcnb.engine.errors import PlayerError, SetupError
from carcnb.engine.game import Game
from carcnb.hypertext import columns, write
from carcnb.words import say

BATCH = 8
"""So many pairs are played before the test is asked whether they are enough; the same whoever plays them."""


class Pair(NamedTuple):
    """Two games with one deck: the final points of both players, first where the first player began, then swapped."""

    seed: int
    began: tuple[int, int]
    swapped: tuple[int, int]

    @property
    def difference(self) -> float:
        """By how many points a game the first player was ahead."""
        return (self.began[0] - self.began[1] + self.swapped[0] - self.swapped[1]) / 2

    @property
    def share(self) -> float:
        """The first player's share of wins; a draw is half of one."""
        return fmean([(a > b) + (a == b) / 2 for a, b in (self.began, self.swapped)])


class Match:
    """What two players did against each other: ``names`` of both, and the ``pairs`` played; all is told of the first.

    ``verdict`` is what a sequential test says: ``"high"``, ``"low"``, or nothing.
    """

    def __init__(self, names: tuple[str, str], pairs: Sequence[Pair], verdict: str = "") -> None:
        self.names, self.pairs, self.verdict = names, tuple(pairs), verdict

    @property
    def games(self) -> int:
        """How many games were played."""
        return 2 * len(self.pairs)

    @property
    def wins(self) -> float:
        """How many of them the first player won, draws as half."""
        return sum(2 * pair.share for pair in self.pairs)

    @property
    def rate(self) -> float:
        """The share of wins, from 0 to 1."""
        return self.wins / self.games if self.pairs else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share of wins lies with 95 % confidence (Wilson)."""
        return wilson(self.wins, self.games)

    @property
    def difference(self) -> float:
        """By how many points a game the first player was ahead on the average."""
        return fmean([pair.difference for pair in self.pairs]) if self.pairs else 0.0

    @property
    def error(self) -> float:
        """The standard error of that, from pair to pair; 0 where there are less than two."""
        return standard_error([pair.difference for pair in self.pairs])

    @property
    def points(self) -> tuple[float, float]:
        """The average final points of both."""
        games = [pair.began for pair in self.pairs] + [pair.swapped for pair in self.pairs]
        return fmean([a for a, _ in games]), fmean([b for _, b in games])

    def __repr__(self) -> str:
        low, high = self.interval
        return (
            f"<Match: {self.names[0]} wins against {self.names[1]} in {self.wins:g} of {self.games} games "
            f"({self.rate:.0%}, {low:.0%} to {high:.0%}), {self.difference:+.1f} ± {self.error:.1f} points>"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and (self.names, self.pairs) == (other.names, other.pairs)

    __hash__ = None  # type: ignore[assignment]


class Tournament:
    """The ``matches`` of a tournament, every two players against each other; it shows itself as a table."""

    def __init__(self, matches: Iterable[Match]) -> None:
        self.matches = tuple(matches)

    def __getitem__(self, names: tuple[str, str]) -> Match:
        """The match of two players, by their names in the order in which they were given."""
        for match in self.matches:
            if match.names == names:
                return match
        raise SetupError(f"no match is {names!r:.60}; there are {', '.join(repr(m.names) for m in self.matches):.300}")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tournament) and self.matches == other.matches

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Tournament: {len(self.matches)} matches, {sum(match.games for match in self.matches)} games>"

    def rows(self) -> Rows:
        """A row per game: ``first`` and ``second`` player, ``seed``, whether ``swapped``, the points of both.

        ``tournament.rows().frame()`` is a DataFrame.
        """
        return Rows(
            ("first", "second", "seed", "swapped", "first_points", "second_points"),
            (
                {"first": match.names[0], "second": match.names[1], "seed": pair.seed, "swapped": swapped}
                | {"first_points": points[0], "second_points": points[1]}
                for match in self.matches
                for pair in match.pairs
                for swapped, points in ((False, pair.began), (True, pair.swapped))
            ),
        )

    def plot(self) -> Plot:
        """The first player's share of wins in every match, with its interval: see ``carcnb.analysis.plots.Plot``."""
        return shares([WinShare(" : ".join(match.names), match.rate, *match.interval) for match in self.matches])

    def __str__(self) -> str:
        return columns(self._rows())

    def _repr_html_(self) -> str:
        return write(image(self.plot().svg(), str(self)), in_html(self._rows(), "tournament"))

    def _rows(self) -> list[Cells]:
        keys = ("first", "second", "games", "wins", "difference", "points")
        rows = [[say(f"tournament-{key}") for key in keys]]
        for match in self.matches:
            low, high = match.interval
            wins = say("tournament-share", rate=round(100 * match.rate), low=round(100 * low), high=round(100 * high))
            told = with_error(match.difference, match.error if len(match.pairs) > 1 else None)
            points = " : ".join(f"{each:.0f}" for each in match.points)
            rows.append([*match.names, str(match.games), wins, told, points])
        return rows


def tournament(
    players: Mapping[str, Player] | Sequence[Player | str],
    *,
    pairs: int = 20,
    expansions: Iterable[str] = (),
    seed: int = 0,
    test: Sprt | tuple[float, float] | None = None,
    seconds: float | None = None,
    executor: Executor | None = None,
    each: Callable[[Match], object] | None = None,
) -> Tournament:
    """Every two players against each other, in so many pairs of games with the same deck and the seats swapped.

    ``players`` are names such as ``"greedy"``, callables, or callables by name.  A ``test`` of two shares of wins, such
    as ``(0.5, 0.65)``, ends a match as soon as it is sure enough which of them is nearer (a sequential probability
    ratio test, wrong in 5 of 100).  ``seconds`` is the most a player may take for one answer.  ``each`` is told every
    match as it goes on, and ends it by answering False.  With the same ``seed`` players that follow from a seed play
    the same games, whatever the ``executor``: None (here, one by one), one of ``concurrent.futures`` or of joblib
    (``joblib.externals.loky.get_reusable_executor()``), a Dask ``Client``, or whatever has their ``submit``.
    ``SetupError`` says what is wrong with any of these, ``PlayerError`` names a player that fails, and the game,
    ``CarcnbError`` an executor that fails or does nothing.

    >>> found = tournament(["greedy", "random"], pairs=1)
    >>> found["greedy", "random"].games
    2
    """
    own = _named(players)
    if isinstance(pairs, bool) or not isinstance(pairs, int) or pairs < 1:
        raise SetupError(f"pairs is a whole number from 1, not {pairs!r:.60}")
    check_settings(seed)
    check_executor(executor)
    options = Game(expansions=expansions).setup.expansions  # what is wrong with them is told before anybody plays
    sprt = _test(test)
    check_alive(executor)
    matches = []
    for first, second in combinations(own, 2):
        task = _Task((first, second), (own[first], own[second]), options, seconds)
        match = Match((first, second), ())
        for match in _played(task, pairs, seed, sprt, executor):
            if each is not None and each(match) is False:
                break
        matches.append(match)
    return Tournament(matches)


class _Task(NamedTuple):
    names: tuple[str, str]
    players: tuple[Player, Player]
    expansions: tuple[str, ...]
    seconds: float | None
    seed: int = 0


def _played(task: _Task, pairs: int, seed: int, test: Sprt | None, executor: Executor | None) -> Iterator[Match]:
    """The match as it stands after every pair."""
    done: list[Pair] = []
    while len(done) < pairs:
        batch = range(len(done), min(len(done) + BATCH, pairs))
        for pair in each(_pair, [task._replace(seed=seed + n) for n in batch], executor):
            done.append(pair)
            verdict = test.verdict([pair.share for pair in done]) if test else ""
            yield Match(task.names, done, verdict)
            if verdict:
                return


def _pair(task: _Task) -> Pair:
    a, b = task.players
    began, swapped = _game(task, (a, b), task.names), _game(task, (b, a), task.names[::-1])
    return Pair(task.seed, began, (swapped[1], swapped[0]))


def _game(task: _Task, players: tuple[Player, Player], names: tuple[str, str]) -> tuple[int, int]:
    game = Game(expansions=task.expansions, seed=task.seed)
    by_seat = dict(zip(game.seats, zip(players, names, strict=True), strict=True))
    while game.prompt:
        player, name = by_seat[game.prompt.player]
        try:
            game.apply(move(game, player, task.seconds))
        except PlayerError as error:
            at = f"{name}, answer {len(game.history) + 1} of the game with seed {task.seed}"
            raise PlayerError(f"{at}: {error}") from error
    first, second = game.scores.values()
    return first, second


def _named(players: object) -> dict[str, Player]:
    """Players by name; those of the same name are numbered."""
    if isinstance(players, Mapping):
        found = dict(players)
    elif isinstance(players, Sequence) and not isinstance(players, str):
        found = {}
        for player in players:
            one = find_player(player) if isinstance(player, str) else player
            name = name_of(one) if callable(one) else repr(one)
            same = sum(name == other.partition(" #")[0] for other in found)
            found[f"{name} #{same + 1}" if same else name] = one
    else:
        raise SetupError(f"players are listed, or given by name, not {players!r:.60}")
    for name, player in found.items():
        if not isinstance(name, str) or not callable(player):
            raise SetupError(f"{name!r:.60} is no player: one is a callable from a game to an action")
    if len(found) < 2:
        raise SetupError(f"a tournament has two players or more, not {len(found)}")
    return found


def _test(test: object) -> Sprt | None:
    if test is None:
        return None
    try:
        found = Sprt(*test)  # type: ignore[misc]
        right = 0 <= found.low < found.high <= 1 and 0 < found.error < 0.5
    except TypeError:
        right = False
    if not right:
        raise SetupError(f"test is two shares of wins, the smaller first, such as (0.5, 0.65), not {test!r:.60}")
    return found
