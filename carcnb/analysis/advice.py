"""Advice: every line that can be played now, with what it is expected to bring, how sure that is, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Generator
from concurrent.futures import Executor, Future

from carcnb.analysis.evaluation import Weights
from carcnb.analysis.layout import Cells, in_html, line_text, with_error
from carcnb.analysis.players import check_effort, check_settings
from carcnb.analysis.reasons import rival_of, sentence
from carcnb.analysis.search import Contest, Ranked, Settings
from carcnb.analysis.work import beside, check_executor
from carcnb.engine.actions import Action
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.handover import Shows, game_of
from carcnb.hypertext import Markup, columns, h, write
from carcnb.rulebook.explain import name_of
from carcnb.words import say

COUNT = 1000
"""So many playouts where neither a count nor a time is given."""
SHOWN = 8
"""So many lines are shown; the rest are counted."""


class Advice:
    """The lines a player can take now, the best first.

    ``seat`` is the player's, ``lines`` are ``Ranked``, ``playouts`` is how often was played on, and ``share`` how much
    of the effort is spent, from 0 to 1.  It shows itself as a table.
    """

    def __init__(self, game: Game, seat: str, lines: list[Ranked], playouts: int, share: float) -> None:
        self._game, self.seat, self.playouts, self.share = game, seat, playouts, share
        self.lines = tuple(lines)

    @property
    def best(self) -> Ranked:
        """The line that comes first."""
        return self.lines[0]

    def line(self, action: Action | str) -> Ranked:
        """The best line that begins with an action; ``SetupError`` if there is none."""
        text = str(action)
        firsts = ((line, actions[0]) for line in self.lines for actions in (line.actions, *line.twins))
        found = next((line for line, first in firsts if str(first) == text), None)
        if found is None:
            first = ", ".join(repr(str(line.actions[0])) for line in self.lines[:3])
            raise SetupError(f"{text!r:.80} is not among the lines; those begin with {first} and so on")
        return found

    def sentence(self, line: Ranked, lang: str | None = None) -> str:
        """What a line does, in the session's language or the one named."""
        return sentence(self._game, line.actions, lang, rival_of(line, self.lines))

    def sentences(self, lang: str | None = None, most: int = SHOWN) -> list[str]:
        """What the best lines do, one sentence for each."""
        return [self.sentence(line, lang) for line in self.lines[:most]]

    def __repr__(self) -> str:
        return f"<Advice: {len(self.lines)} lines, {self.playouts} playouts; best {line_text(self.best.actions)}>"

    def __str__(self) -> str:
        return "\n".join([self._title(), columns(self._rows()), *self._below()])

    def _repr_html_(self) -> Markup:
        return write(h.p(self._title()), in_html(self._rows(), "advice"), map(h.p, self._below()))

    def _title(self) -> str:
        return say("advice-title", name=name_of(self.seat, self._game.names))

    def _rows(self) -> list[Cells]:
        rows = [[say(f"advice-{key}") for key in ("rank", "move", "expected", "loss", "why")]]
        for line in self.lines[:SHOWN]:
            number = with_error(line.expected, line.error)
            behind = with_error(line.loss, line.apart, sign=False) if line.loss else "0"
            rows.append([str(line.rank), line_text(line.actions), number, behind, self.sentence(line)])
        return rows

    def _below(self) -> list[str]:
        more = len(self.lines) - SHOWN
        rest = [say("advice-more-lines", n=more)] if more > 0 else []
        return [*rest, say("advice-effort", n=self.playouts)]


class Advising:
    """Advice that sharpens while other things are done: ``advice`` is the newest, ``done`` whether it is the last."""

    def __init__(self, given: Generator[Advice, None, None]) -> None:
        self.advice = next(given)
        self._stopped = False
        self._last: Future[Advice] = Future()
        beside(lambda: self._run(given), "ask carcnb.advise, which answers when all is done")

    def _run(self, given: Generator[Advice, None, None]) -> None:
        try:
            for self.advice in given:
                if self._stopped:
                    given.close()
                    break
        except BaseException as error:  # told to whoever asks for the result
            self._last.set_exception(error)
        else:
            self._last.set_result(self.advice)

    @property
    def done(self) -> bool:
        """Whether the work has ended, or was cancelled."""
        return self._last.done()

    def cancel(self) -> None:
        """End the work soon; what was found stays."""
        self._stopped = True

    def result(self, timeout: float | None = None) -> Advice:
        """Wait for the last advice; ``TimeoutError`` after so many seconds, or whatever went wrong in the work."""
        return self._last.result(timeout)

    def __repr__(self) -> str:
        return f"<Advising: {self.advice.share:.0%} done; {self.advice!r}>"

    def _repr_html_(self) -> str:
        return write(h.progress(max=1, value=f"{self.advice.share:.2f}"), self.advice._repr_html_())


def advise(
    game: Game | Shows,
    *,
    seconds: float | None = None,
    count: int | None = None,
    seed: int = 0,
    turns: int | None = None,
    weights: Weights | None = None,
    executor: Executor | None = None,
    each: Callable[[Advice], object] | None = None,
) -> Advice:
    """Every line that the player asked can take, ranked by the expected difference of points at the end.

    The best lines are played on for a ``count`` of playouts in all (1000 where nothing is given) or for some
    ``seconds``; with a count alone the same ``seed`` gives the same advice, whatever the ``executor``: None (here and
    now), one of ``concurrent.futures`` or of joblib (``joblib.externals.loky.get_reusable_executor()``), a Dask
    ``Client``, or whatever has their ``submit``.  ``each`` is told the advice as it sharpens, and ends the work by
    answering False.  Only what the player knows is looked at, and the game stays as it is.
    ``SetupError`` if the game is over or a number is none, ``CarcnbError`` if the executor fails or does nothing.

    >>> game = Game(position=["base-D 0,0 r0 red:city.N"], tiles=["base-E", "base-U", "base-U"], draws=["base-E"])
    >>> advice = advise(game, count=20)
    >>> str(advice.best.actions[0]), advice.sentence(advice.best, "en")[:21]
    ('place base-E 0,-1 r2', 'Closes your city for ')
    """
    if each is not None and not callable(each):
        raise SetupError(f"each is a function that is told the advice, not {each!r:.60}")
    given = sharpening(game, seconds=seconds, count=count, seed=seed, turns=turns, weights=weights, executor=executor)
    for advice in given:
        if each is not None and each(advice) is False:
            given.close()
            break
    return advice


def advising(
    game: Game | Shows,
    *,
    seconds: float | None = None,
    count: int | None = None,
    seed: int = 0,
    turns: int | None = None,
    weights: Weights | None = None,
    executor: Executor | None = None,
) -> Advising:
    """The same advice, worked out while other things are done: look at its ``advice`` at any time, or cancel it."""
    return Advising(
        sharpening(game, seconds=seconds, count=count, seed=seed, turns=turns, weights=weights, executor=executor)
    )


def sharpening(
    game: Game | Shows,
    *,
    seconds: float | None = None,
    count: int | None = None,
    seed: int = 0,
    turns: int | None = None,
    weights: Weights | None = None,
    executor: Executor | None = None,
) -> Generator[Advice, None, None]:
    """The same advice again and again while it sharpens, from what the evaluation alone says to the end of the effort.

    Whoever stops reading ends the work.
    """
    game = game_of(game)
    if game.prompt is None:
        raise SetupError("the game is over: nobody is asked anything")
    check_effort(seconds, count)
    check_settings(seed, turns, weights)
    check_executor(executor)
    seat, far = game.prompt.player, 2 * len(game.seats) if turns is None else turns
    return _sharpening(game, Settings(seat, seed, far, weights), seconds, count, executor)


def _sharpening(
    game: Game, settings: Settings, seconds: float | None, count: int | None, executor: Executor | None
) -> Generator[Advice, None, None]:
    contest = Contest(game, settings)
    if seconds is None and count is None:
        count = COUNT
    yield Advice(contest.game, settings.seat, contest.lines(), 0, 0.0)
    for share in contest.sharpen(seconds, count, executor):
        yield Advice(contest.game, settings.seat, contest.lines(), contest.playouts, share)
