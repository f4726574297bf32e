"""What stands in a game, at a glance: its players, their points, the landscape, what is asked and who has won."""

from __future__ import annotations

from typing import Any

from carcnb.display import shows
from carcnb.engine.actions import Action
from carcnb.engine.ending import as_scored
from carcnb.engine.events import Event, GameEnded
from carcnb.engine.landscape import BoardFeature, Landscape
from carcnb.engine.prompts import Ask
from carcnb.engine.table import Table
from carcnb.engine.text_map import SIGNS, piece_lines, squares_asked, text_map
from carcnb.engine.timeline import Timeline


class Glance(Timeline):
    """What somebody reads of a game, who plays it or looks on; nothing here changes it."""

    def __repr__(self) -> str:
        names = self._shown_names()
        scores = ", ".join(f"{names[seat]} {points}" for seat, points in self.scores.items())
        ask = self.prompt
        return f"<Game: {scores}; {f'{names[ask.player]} is asked to {ask.kind}' if ask else 'over'}>"

    def __str__(self) -> str:
        """The board in text: points, who is asked for what or who has won, and a map; see ``carcnb.engine.text_map``.

        A figure on the map is the sign that stands in brackets behind its player's name.
        """
        names, ask, state = self._shown_names(), self.prompt, as_scored(self).state
        scores = ", ".join(f"{names[seat]} ({SIGNS[seat]}) {points}" for seat, points in self.scores.items())
        said = f"won by {' and '.join(names[seat] for seat in self.winners)}"
        if ask:
            said = f"{names[ask.player]} is asked to {ask.kind}" + (f" {state.hand}" if ask.kind == "place" else "")
        pieces = [*piece_lines(state, str, names.__getitem__)]
        return "\n".join([scores, said, "", *text_map(state, squares_asked(ask)), *[""][: len(pieces)], *pieces])

    def _shown_names(self) -> dict[str, str]:
        from carcnb.words import isolate  # the rules need no words until they are shown

        return {seat: isolate(name) for seat, name in self.names.items()}

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        """A game at the end of a cell: a still of its board, and in a line what ``repr`` says."""
        line = repr(self)
        return {"text/plain": line, "text/html": shows(self).picture_of(self, line)}

    # ---- players

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
        return tuple(expansion.name for expansion in self._now.table.house_rules)

    # ---- what stands

    @property
    def board(self) -> Landscape:
        """The tiles by their cells, as the game stands now: ``game.board[0, 0]`` is the one at (0, 0).

        Of a game that is over the figures are where the final scoring found them.

        >>> from carcnb import Game
        >>> game = Game(["Ada", "Ben"], tiles=["base-U", "base-V"])
        >>> [tile.tile for tile in game.board.values()]
        ['base-D']
        """
        return Landscape(as_scored(self))

    @property
    def features(self) -> tuple[BoardFeature, ...]:
        """The features on the board that can still bring points: the unfinished ones (BASE-14.1) and all fields.

        Each tells its tiles, the squares still open, its owners, the points it would bring now and their rule; those
        of a game that is over are as the final scoring found them.  What is complete is in ``board[x, y].features``.

        >>> from carcnb import Game
        >>> game = Game(["Ada", "Ben"], position=["base-B 0,0 r0 red:monastery"], tiles=["base-U"])
        >>> for feature in game.features:
        ...     print(feature.kind, len(feature.open_squares), feature.owners, feature.points, feature.rule)
        field 0 () 0 BASE-15.4
        monastery 8 ('red',) 1 BASE-14.5
        """
        return self.board.features

    @property
    def turn(self) -> str | None:
        """The seat whose turn it is, also while another player is asked (``prompt.player``); None when it is over."""
        return None if self.over else self._now.table.state.player

    @property
    def over(self) -> bool:
        """Whether the final scoring is done."""
        return self._now.table.state.phase == "over"

    @property
    def scores(self) -> dict[str, int]:
        """Every seat's points."""
        return self._now.table.scores()

    @property
    def winner(self) -> str | None:
        """The seat that has won alone; None while the game goes on, and where several share the victory (BASE-15.10).

        ``winners`` tells these apart: it is empty while the game goes on.

        >>> from carcnb import Game
        >>> game = Game(["Ada", "Ben"], tiles=["base-U"])
        >>> game.winner, game.winners
        (None, ())
        >>> while game.prompt:
        ...     game.apply(game.legal_actions()[-1])
        >>> game.winner, game.winners
        (None, ('red', 'blue'))
        """
        return self.winners[0] if len(self.winners) == 1 else None

    @property
    def winners(self) -> tuple[str, ...]:
        """The seats with the most points once the game is over, in playing order (BASE-15.10); before that none."""
        last = self._now.table.events[-1] if self.over else None
        return last.winners if isinstance(last, GameEnded) else ()

    @property
    def events(self) -> list[Event]:
        """Everything that has happened, in order."""
        return self._now.table.events.copy()

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
        return self._now.table

    @property
    def prompt(self) -> Ask | None:
        """The question that waits for an answer, or None when the game is over."""
        return self._now.prompt
