"""Messages: a second score figure, and a letter for ending on a dark space of the track (MSG-1 to MSG-24)."""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import feature as look_at
from carcnb.engine.board import segment_at, spot_of, terrain
from carcnb.engine.events import CardTaken, CardUsed, Line, Scored, worth
from carcnb.engine.expansion import Expansion
from carcnb.engine.prompts import Ask, Chance, Script, Target
from carcnb.engine.refusals import Refusal
from carcnb.engine.scoring import Due, lines, score
from carcnb.engine.state import Figure
from carcnb.engine.table import Table
from carcnb.engine.turn import part

LETTERS = MappingProxyType(
    {
        "shortest_road": "MSG-12",
        "smallest_city": "MSG-14",
        "monastery": "MSG-15",
        "coats_of_arms": "MSG-16",
        "knights": "MSG-17",
        "farmers": "MSG-18",
        "extra_tile": "MSG-19",
        "score_and_return": "MSG-20",
    }
)
"""The eight letters in the order of their numbers, with the rule of each."""

DARK = 5
"""Every so many spaces one is dark, space 0 included when it is reached again (MSG-6, D-MSG-1)."""

SEAL = Action("letter", "seal")
USE = Action("letter", "use")
_CHEAPEST = {"shortest_road": "road", "smallest_city": "city", "monastery": "monastery"}
_COUNTED = {"knights": "city", "farmers": "field"}


class ScoreFiguresJoined(NamedTuple):
    """Before the final scoring one figure takes the points of both (MSG-22)."""

    player: str
    points: int
    rule: str = "MSG-22"


class LetterMemory(NamedTuple):
    """What has come of the letters.

    ``back`` are those that went under the deck, in their order; ``moved`` the score figures of the player on turn that
    moved in this scoring; ``given`` tells whether this turn has brought a letter, ``open`` how many letters
    are being used at this moment.
    """

    back: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()
    given: bool = False
    open: int = 0


class Messages(Expansion):
    """8 letters and a second score figure for every player (MSG-1, MSG-2).

    Whoever scores chooses, feature by feature, which of his two figures moves (MSG-3 to MSG-5).
    """

    name = "messages"
    verbs = ("letter",)
    pieces = ("lady",)
    chances = MappingProxyType({"letter": MappingProxyType(dict.fromkeys(LETTERS, 1))})
    circling = ("letter",)  # one goes under the deck before the next is drawn (D-MSG-14)
    memory = LetterMemory()
    order_matters = True
    dark = DARK

    # ---- when a letter is due

    def points_recorded(self, table: Table, event: Scored) -> None:
        """Remember which figures of the player on turn moved; nobody else can get a letter (MSG-7, D-MSG-16)."""
        state = table.state
        if event.player == state.player and event.points and not event.final:
            memory = table.recall(LetterMemory)
            table.remember(memory._replace(moved=(*memory.moved, event.piece)))

    def points_tallied(self, table: Table) -> Script:
        """A letter for the player on turn if a figure that moved now stands on a dark space (MSG-6, D-MSG-2).

        It is one a turn; only points that come of a letter may bring another (MSG-8, MSG-9, D-MSG-3).
        """
        on_dark, memory = self._on_dark(table), table.recall(LetterMemory)
        if on_dark and (memory.open or not memory.given):
            table.remember(memory._replace(given=True, open=memory.open + 1))
            yield from self._letter(table)
            table.remember(table.recall(LetterMemory)._replace(open=memory.open))

    def turn_over(self, table: Table) -> None:
        """The next turn may bring a letter again (MSG-8)."""
        if table.recall(LetterMemory).given:
            table.remember(table.recall(LetterMemory)._replace(given=False))

    def _on_dark(self, table: Table) -> bool:
        state, memory = table.state, table.recall(LetterMemory)
        table.remember(memory._replace(moved=()))
        return any(state.track[state.player, piece] % DARK == 0 for piece in memory.moved)

    # ---- a letter

    def _letter(self, table: Table) -> Script:
        """The top letter: its action or 2 points, then it goes under the deck (MSG-10, MSG-11, D-MSG-4, D-MSG-14)."""
        state, seat = table.state, table.state.player
        back = table.recall(LetterMemory).back
        unseen = [letter for letter in LETTERS if letter not in back]
        # Of a deck that has gone round only the top can come, and even that is known to nobody before it is drawn.
        letter = (yield Chance("letter", dict.fromkeys(unseen or back[:1], 1), seen_by=seat)).what
        back = tuple(other for other in back if other != letter)
        table.remember(table.recall(LetterMemory)._replace(back=back))
        state.hands[seat, "letter"] = (letter,)
        table.say(CardTaken(seat, "letter", letter, "MSG-10"))
        options = [*self._uses(table, seat, letter), SEAL]
        target: Target = "figure" if letter == "score_and_return" else "feature" if letter in _CHEAPEST else "choice"
        answer = yield Ask(seat, "letter", options, "MSG-10", target=target, piece=letter, secret=True)
        used = answer != SEAL
        del state.hands[seat, "letter"]
        table.remember(table.recall(LetterMemory)._replace(back=(*back, letter)))
        table.say(CardUsed(seat, "letter", letter, used, LETTERS[letter] if used else "MSG-10"))
        if used:
            yield from self._use(table, seat, letter, answer)
        else:
            yield from score(table, [Due("seal", {seat: (Line("seal", 1, 2, "MSG-10"),)})])

    def _uses(self, table: Table, seat: str, letter: str) -> list[Action]:
        """What the action of a letter may be done to; nothing where it is impossible (D-MSG-5)."""
        state = table.state
        if letter == "extra_tile":
            return [USE] if state.bag else []
        own = self._own(table, seat)
        if letter == "coats_of_arms":
            return [USE] if any(kind == "city" for _, _, kind in own) else []
        if letter in _COUNTED:
            return [USE] if any(kind == _COUNTED[letter] for _, _, kind in own) else []
        if letter == "score_and_return":
            found = [self._at(table, f.kind, s) for f, s, _ in own if seat in table.feature(s).owners]
            return list(dict.fromkeys(found))
        stands = {state.label[s]: s for _, s, kind in own if kind == _CHEAPEST[letter]}
        values = {segment: worth(self._value(table, seat, segment)) for segment in stands.values()}
        return [self._at(table, "use", s) for s, value in values.items() if value == min(values.values())]

    def _use(self, table: Table, seat: str, letter: str, answer: Action) -> Script:
        """Carry out the action of a letter; only its owner scores, and figures stay but for letter 8 (MSG-21)."""
        state, rule = table.state, LETTERS[letter]
        if letter == "extra_tile":
            yield from part(table)  # a whole part of the turn, with all that follows from its tile (D-MSG-12)
            return
        if letter == "coats_of_arms":
            cities = {state.label[s]: s for _, s, kind in self._own(table, seat) if kind == "city"}
            count = sum(look_at(state, segment).coats_of_arms for segment in cities.values())
            yield from score(table, [Due(letter, {seat: (Line("letter_coats", count, 2, rule),)})])
        elif letter in _COUNTED:
            count = sum(kind == _COUNTED[letter] for _, _, kind in self._own(table, seat))
            yield from score(table, [Due(letter, {seat: (Line(f"letter_{letter}", count, 2, rule),)})])
        else:
            segment = self._segment(table, answer)
            back = Figure(seat, answer.what) if letter == "score_and_return" else None
            sums = {seat: self._value(table, seat, segment)}
            yield from score(table, [Due(table.feature(segment), sums, segment, rule if back else "", back)])

    def _own(self, table: Table, seat: str) -> list[tuple[Figure, int, str]]:
        """A player's followers on the landscape, each with its segment and the kind of its feature (D-MSG-9)."""
        return [(*own, terrain(table.state, own[1])) for own in table.followers_of(seat)]

    def _value(self, table: Table, seat: str, segment: int) -> tuple[Line, ...]:
        """A feature's value for a player as the final scoring would count it, whoever owns it (D-MSG-6)."""
        return lines(table, segment, table.feature(segment), seat)

    def _at(self, table: Table, what: str, segment: int) -> Action:
        return Action("letter", what, *spot_of(table.state, segment))

    def _segment(self, table: Table, action: Action) -> int:
        return segment_at(table.state, action.xy, action.where)

    # ---- the end, and reasons

    def final_began(self, table: Table) -> None:
        """Every player puts one figure on the sum of both (MSG-22)."""
        track = table.state.track
        for seat in table.setup.seats:
            if track[seat, "lady"]:
                track[seat, table.pieces[0]] += track[seat, "lady"]
                track[seat, "lady"] = 0
                table.say(ScoreFiguresJoined(seat, track[seat, table.pieces[0]]))

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """A letter is used for its action, where that can be done, or for its seal (MSG-10, D-MSG-5)."""
        if ask.kind != "letter" or action.verb not in ("letter", "skip"):
            return None
        if action == SKIP:
            return Refusal("compulsory", "MSG-10", {})
        (letter,) = table.state.hands[ask.player, "letter"]
        key, rule = letter.replace("_", "-"), LETTERS[letter]
        if ask.options == [SEAL]:
            return Refusal(f"letter-none-{key}", rule, {})
        label, offered = table.state.label, [self._segment(table, use) for use in ask.options if use.cell]
        scored = {label[segment] for segment in offered}
        other = [segment for _, segment, _ in self._own(table, ask.player) if label[segment] not in scored]
        kind = _CHEAPEST.get(letter, "")
        if offered and any(self._at(table, action.what, s) == action and kind in action.where for s in other):
            return Refusal(f"letter-not-{key}", "MSG-13" if letter == "shortest_road" else rule, {})
        return Refusal(f"letter-{key}", rule, {})
