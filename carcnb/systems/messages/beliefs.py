"""What people believe of Messages, though its rules say otherwise."""

from __future__ import annotations

from carcnb.engine.actions import Action
from carcnb.engine.beliefs import Belief
from carcnb.engine.events import Line, Scored, worth
from carcnb.engine.prompts import Chance, Script
from carcnb.engine.scoring import Due, score
from carcnb.engine.table import Table
from carcnb.engine.track import space
from carcnb.systems.messages.rules import DARK, LETTERS, LetterMemory, Messages

KINDS = {"shortest_road": "road", "smallest_city": "city", "monastery": "monastery"}
"""The letters that score one feature, with its kind."""


class DarkPassed(Belief, Messages):
    """A figure that walks over a dark space brings a letter."""

    id = "dark-passed"

    def _on_dark(self, table: Table) -> bool:
        ends, player = super()._on_dark(table), table.state.player
        walked = [event for event in table.since_tile() if isinstance(event, Scored) and event.player == player]
        now = {event.piece: table.state.track[player, event.piece] for event in walked}
        return ends or any(now[event.piece] // DARK > (now[event.piece] - event.points) // DARK for event in walked)


class LetterAny(Belief, Messages):
    """Of several roads, cities or monasteries a letter may score whichever its player wants."""

    id = "letter-any"

    def _uses(self, table: Table, seat: str, letter: str) -> list[Action]:
        if letter not in KINDS:
            return super()._uses(table, seat, letter)
        own = {table.state.label[at]: at for _, at, kind in self._own(table, seat) if kind == KINDS[letter]}
        return [self._at(table, "use", at) for at in own.values()]


class LetterMajority(Belief, Messages):
    """A letter scores only a road, city or monastery that its player owns."""

    id = "letter-majority"

    def _uses(self, table: Table, seat: str, letter: str) -> list[Action]:
        if letter not in KINDS:
            return super()._uses(table, seat, letter)
        own = {table.state.label[at]: at for _, at, kind in self._own(table, seat)
               if kind == KINDS[letter] and seat in table.feature(at).owners}  # fmt: skip
        values = {at: worth(self._value(table, seat, at)) for at in own.values()}
        return [self._at(table, "use", at) for at, value in values.items() if value == min(values.values())]


class SealBesides(Belief, Messages):
    """A letter brings the 2 points of its seal besides what it says."""

    id = "seal-besides"

    def _use(self, table: Table, seat: str, letter: str, answer: Action) -> Script:
        yield from super()._use(table, seat, letter, answer)
        yield from score(table, [Due("seal", {seat: (Line("seal", 1, 2, "MSG-10"),)})])


class FarmersThree(Belief, Messages):
    """The letter of the farmers brings 3 points for each, as in later editions."""

    id = "farmers-three"

    def _use(self, table: Table, seat: str, letter: str, answer: Action) -> Script:
        if letter != "farmers":
            yield from super()._use(table, seat, letter, answer)
            return
        count = sum(kind == "field" for _, _, kind in self._own(table, seat))
        yield from score(table, [Due(letter, {seat: (Line("letter_farmers", count, 3, LETTERS[letter]),)})])


class LetterPerFeature(Belief, Messages):
    """The letters of knights and farmers bring 2 points for each city or field, however many stand there."""

    id = "letter-per-feature"

    def _use(self, table: Table, seat: str, letter: str, answer: Action) -> Script:
        counted = {"knights": "city", "farmers": "field"}.get(letter)
        if not counted:
            yield from super()._use(table, seat, letter, answer)
            return
        places = {table.state.label[at] for _, at, kind in self._own(table, seat) if kind == counted}
        yield from score(table, [Due(letter, {seat: (Line(f"letter_{letter}", len(places), 2, LETTERS[letter]),)})])


class LetterForAll(Belief, Messages):
    """Whoever ends on a dark space gets a letter, in the turns of others, too."""

    id = "letter-for-all"

    def points_tallied(self, table: Table) -> Script:
        """The others after the player on turn; what their letters say is not asked of anybody."""
        yield from super().points_tallied(table)
        state = table.state
        walked = {event.player: event.piece for event in reversed(table.since_tile())
                  if isinstance(event, Scored) and event.points and not event.final}  # fmt: skip
        for seat, piece in walked.items():
            if seat != state.player and state.track[seat, piece] % DARK == 0:
                yield Chance("letter", dict.fromkeys(LETTERS, 1), seen_by=seat)


class LetterIfAlone(Belief, Messages):
    """A dark space on which somebody else stands brings no letter, as in another edition."""

    id = "letter-if-alone"

    def _on_dark(self, table: Table) -> bool:
        state, moved = table.state, table.recall(LetterMemory).moved
        taken = {space(points) for (seat, _), points in state.track.items() if seat != state.player}
        alone = any(at % DARK == 0 and space(at) not in taken for at in (state.track[state.player, p] for p in moved))
        return super()._on_dark(table) and alone
