"""A game that people play, and those before it: undo brings back what a new one took the place of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING, Any

from carcnb.board.again import comparison_text
from carcnb.board.audience import NOBODY, Audience, open_audience, who_is_asked
from carcnb.board.director import GameRecord
from carcnb.board.lead import Lead, NotDone, Stand, To
from carcnb.board.leads.guidance import lead_of, mistakes_of
from carcnb.board.leads.walk import Walk
from carcnb.board.opponents import Opponents
from carcnb.board.reader import Reader
from carcnb.board.start import anew
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.errors import require
from carcnb.records.opening import open_record as opened_record
from carcnb.wire.view import View

if TYPE_CHECKING:
    from carcnb.analysis.players import Player
    from carcnb.engine.actions import Action

BROUGHT_BACK = 5
"""Games that undo brings back after new ones have taken their place."""


class PlayLead(Lead):
    """The game that was begun on a board; with a ``seat`` that is one player's own, who cannot go back alone."""

    game: Game
    alone = False
    """Whether no other game is begun here."""

    def __init__(self, game: Game, opponents: Mapping[str, Player | str] | Opponents | None, seat: str) -> None:
        """``SetupError`` says who cannot sit where."""
        self.game, self.seat = game, seat
        table = (
            opponents if isinstance(opponents, Opponents) else Opponents(game, {} if opponents is None else opponents)
        )
        if seat and seat not in game.seats:
            raise SetupError(f"nobody sits at {seat!r:.60}; the seats are {', '.join(game.seats)}")
        if seat in table:
            raise SetupError(f"{seat} is computed, so the board cannot be that player's")
        self.opened = NOBODY  # whose hand lies open where all look, and in which turn
        self._tables = [table]  # who is computed in games that came here
        self._left: list[Game] = []  # games that a new one has taken the place of
        self._later: list[tuple[list[Action], Game]] = []  # and those from which undo has come back, and to where
        self._set_up: Lead | None = None  # where its position was set up, which undo leads back to
        self.dealt: list[Game] = []
        """Games with the same draws, one after another."""

    @property
    def play(self) -> PlayLead:
        return self

    @property
    def playing(self) -> Opponents | None:
        """Who is computed in this game."""
        return next((table for table in self._tables if table and table.game is self.game), None)

    @property
    def stand(self) -> Stand:
        return Stand(self.game, self.game, self.game, self.audience(self.game), self.playing)

    def audience(self, game: Game) -> Audience:
        """Who looks: a player's own board shows his cards only, a shared one those of a hand that lies open."""
        if self.seat:
            return Audience(seat=self.seat)
        if self.opened != who_is_asked(game):
            self.opened = NOBODY  # somebody else is asked
        return open_audience(game, [self.opened[0]])

    def against(self, opponents: Opponents) -> None:
        """Have seats of a game computed from now on, whenever that game is played here."""
        self._tables = [table for table in self._tables if table.game is not opponents.game] + [opponents]

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        if do == "undo" and not self.seat and (self._left or self._set_up):
            if (self.playing or self.game).undo():
                return self
            if self._left:
                return self._with(self._left[-1], self._left[:-1], self._later, self.game)
            return require(self._set_up, Lead).on(self)
        if do == "redo" and (later := self._next) and not self.seat:
            return self._with(later, [*self._left, self.game], self._later[:-1])
        if do != "lesson" or not self.game.over:
            return super().hear(do, fields)
        if fields["what"] == "mistakes":
            return mistakes_of(self, fields)
        if fields["what"] != "watch":
            raise NotDone("record-no-move")
        walk = Walk(opened_record(self.game), {}, played=self.game, opponents=self.playing)
        walk.press("watch", fields.get("to"))
        return walk.on(self)

    @property
    def _next(self) -> Game | None:
        """The game from which undo has come back to this one, unless another move was made in it."""
        came, later = self._later[-1] if self._later else ([], None)
        return later if later and not self.game.can_redo and self.game.history == came else None

    def begin(self, how: str) -> Lead:
        """Another game takes the place of this one: ``new`` of the same players with other draws, this one ``again``.

        In a ``rematch``, with the draws of this one once that is over, the next seat begins.
        """
        dealt = self.dealt
        if how == "new":
            game = Game.from_setup(anew(self.game.setup))
        elif how == "again":
            game = Game.from_setup(self.game.setup)  # the same answers bring the same draws
        elif not self.game.over:
            raise NotDone("error-rematch")
        else:
            game = self.game.rematch()
            dealt = dealt if any(one is self.game for one in dealt) else [self.game]
            dealt = [*(one for one in dealt if one.over), game]
        if self.alone:
            raise NotDone("record-no-new")
        left = [*self._left, self.game]
        gone = [*left[:-BROUGHT_BACK], *(later for _, later in self._later)]
        made = self._with(game, left[-BROUGHT_BACK:])
        made.dealt = dealt
        made._tables = [table for table in self._tables if not any(table.game is one for one in gone)]
        if self.playing:
            made._tables.append(self.playing.at(game))
        return made

    def _with(
        self, game: Game, left: list[Game], later: Sequence[tuple[list[Action], Game]] = (), came: Game | None = None
    ) -> PlayLead:
        made = copy(self)
        made.game, made._left, made.opened, made._set_up = game, left, NOBODY, None
        made._later = [*later, *([(game.history, came)] if came else [])]
        return made

    def turn_from(self, to: Game, before: Lead) -> Lead:
        """Go on with a game whose position was set up by the lead ``before``, to which undo leads back."""
        made = self._with(to, [])
        made._set_up = before
        return made

    def turn(self, to: To) -> Lead:
        if to is True:
            return self
        made = self._with(to if isinstance(to, Game) else to.game, [])
        if isinstance(to, GameRecord):
            return Walk(to.game, {}, to.move).on(made)
        if isinstance(to, Opponents):
            made.against(to)
        return made if isinstance(to, Game | Opponents) else lead_of(to, made)

    def on(self, play: PlayLead) -> Lead:
        return play

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        if view["playable"] and (kinds := self.game.anew):
            view["prompt"]["anew"] = reader.say("anew-tile" if "tile" in kinds else "anew")
        if told := comparison_text(self.dealt, self.game, reader):
            view["prompt"]["facts"] = told
        view["can_undo"] = not self.seat and (view["can_undo"] or bool(self._left or self._set_up))
        view["can_redo"] = not self.seat and (view["can_redo"] or bool(view["playable"] and self._next))
