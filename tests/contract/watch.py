"""Following a game answer by answer: every question, every part of a turn and its scoring, held against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from carcnb import Action, Game
from carcnb.engine.events import (
    Event,
    FeatureCompleted,
    FigureReturned,
    FinalScoringBegan,
    GameEnded,
    PointsScored,
    Scored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
)
from tests import oracle
from tests.contract import state
from tests.contract.options import deployments, options
from tests.contract.order import check_order
from tests.contract.told import nothing_yet
from tests.oracle import Cell, Region, Segment
from tests.systems.base.referee import STOLEN, brief, place

Records = Counter[tuple[str, frozenset[Segment], int]]
"""Points by player, feature and number."""


class Expected(NamedTuple):
    """What a scoring must bring: points, and the figures that go home."""

    points: Records
    home: Counter[tuple[str, str, Segment]]


@dataclass
class Asked:
    """A question that was put, and what was answered."""

    player: str
    kind: str
    rule: str
    options: frozenset[str]
    answer: str = ""
    about: Event | None = None


@dataclass
class Part:
    """One tile of a turn: who laid it where, and the story of what came of it.

    A part may begin inside another, before that one's tile lies or after its scoring.
    """

    seat: str
    nested: bool = False
    cell: Cell = ()  # type: ignore[assignment]  # until the tile lies
    tile: str = ""
    in_hand: list[str] = field(default_factory=list)
    early: list[Event | Asked] = field(default_factory=list)
    """What came before the tile lay."""
    story: list[Event | Asked] = field(default_factory=list)
    """What came of it; before it lies: what has come yet."""
    draws: list[Action] = field(default_factory=list)
    """What chance decided that is no tile."""
    judged: int | None = None
    """Where in the story completion was judged."""
    scored: int | None = None
    """Where in the story what comes after the scoring began."""
    done: list[Region] = field(default_factory=list)
    expected: Expected | None = None
    due: Records = field(default_factory=Counter)
    """What is still to be recorded of the features that are being scored."""
    then: list[Counter[tuple[Any, ...]]] = field(default_factory=list)
    """What a card must bring, step by step, as ``brief`` tells it."""
    notes: dict[str, Any] = field(default_factory=dict)
    """What referees remember until the part is over."""

    def asked(self, *kinds: str) -> list[Asked]:
        """The questions of some kinds."""
        return [item for item in self.story if isinstance(item, Asked) and item.kind in kinds]

    def said(self, *names: str) -> list[Any]:
        """The events of some types, by the types' names."""
        return [item for item in self.story if type(item).__name__ in names]

    def before(self, *names: str) -> list[Any]:
        """Those of them that were said before completion was judged."""
        return [item for item in self.story[: self.judged] if type(item).__name__ in names]

    def scoring(self, *names: str) -> list[Any]:
        """Those of them that the scoring said."""
        return [item for item in self.story[self.judged : self.scored] if type(item).__name__ in names]

    def after(self, *names: str) -> list[Any]:
        """Those of them that were said after the scoring."""
        late = [] if self.scored is None else self.story[self.scored :]
        return [item for item in late if type(item).__name__ in names]


class Watch:
    """Looks on while a game is played: ``see`` it after every answer, beginning with the first question."""

    def __init__(self, game: Game) -> None:
        self.told = nothing_yet(game)
        self.begins = ("TurnBegan", *(name for referee in self.told.referees for name in referee.begins))
        self.final: list[Event] | None = None
        self.expected: Expected | None = None
        self.parts = 0
        self._parts: list[Part] = []
        self._heard = self._answered = 0
        self._open: tuple[Asked, Part] | None = None
        self.see(game)

    @classmethod
    def over(cls, game: Game) -> Watch:
        """Look on while the answers of a game are given once more."""
        again = game.clone()
        again.goto(0)
        watch = cls(again)
        while len(again.history) < len(game.history):
            assert again.redo()
            watch.see(again)
        return watch

    @property
    def part(self) -> Part | None:
        """The part of the turn that is being played, the innermost one."""
        return self._parts[-1] if self._parts else None

    @property
    def asked(self) -> Asked | None:
        """The question that waits for an answer."""
        return self._open[0] if self._open else None

    def see(self, game: Game) -> None:
        """Hear what has been said since the last look, and check the question that is put now."""
        answers = game.history[self._answered :]
        self._answered += len(answers)
        asked, part = self._open or (None, None)
        if asked and part and answers:
            asked.answer = str(answers[0])
            for referee in self.told.referees:
                referee.chose(self.told, part, asked)
            part.draws += [action for action in answers if action.verb == "draw" and action.where]
        events = game.table.events[self._heard :]
        self._heard += len(events)
        for event in events:
            self._hear(event)
        if asked and part and answers:
            for referee in self.told.referees:
                referee.answered(self.told, part, asked, answers[0])
        self._open = None
        if game.prompt:
            self._ask(game)
        if game.prompt is None or game.prompt.kind == "place" or events:
            state.check_pieces(game, self.told)
        if game.prompt is None or game.prompt.kind in (
            "place",
            *(kind for r in self.told.referees for kind in r.joins),
        ):
            state.check_labels(game, self.told)
        if game.over:
            self._end(game)

    # ---- events

    def _hear(self, event: Event) -> None:
        name = type(event).__name__
        if name in self.begins or isinstance(event, FinalScoringBegan):
            while self.part:
                self._close()
        if isinstance(event, FinalScoringBegan):
            self.final = []
            self.expected = self._count({self.told.region(at) for at in self.told.figures})
        elif self.final is not None:
            self.final.append(event)
        elif name in self.begins:
            self._parts.append(Part(event.player))
        elif self.part:
            self._hear_in_part(event)
            return
        self.told.hear(event)

    def _hear_in_part(self, event: Event) -> None:
        told, name = self.told, type(event).__name__
        if isinstance(event, TileRemoved):
            self._leave_parts()
        while any(name == referee.recalls for referee in told.referees) and self.part.cell != event.cell:
            self._close()
        part = self.part
        if (
            part.cell
            and part.judged is None
            and (
                isinstance(event, FeatureCompleted) or any(r.needs_judgement(told, part, event) for r in told.referees)
            )
        ):
            self._judge()
        if part.cell and part.scored is None and any(referee.after_scoring(event) for referee in told.referees):
            self._score()
        self._in_order(part, event)
        for referee in told.referees:
            referee.hears(told, part, event)
        part.story.append(event)
        told.hear(event)
        if isinstance(event, TileDrawn):
            part.in_hand.append(event.tile)
        elif name == "TileRemoved" or any(name == referee.puts_back for referee in told.referees):
            part.in_hand.remove(event.tile)
        elif isinstance(event, TilePlaced):
            self._lay(part, event)
        if any(referee.nests(event) for referee in told.referees):
            self._parts.append(Part(part.seat, nested=True))

    def _lay(self, part: Part, event: TilePlaced) -> None:
        told = self.told
        assert not part.cell, "two tiles in one part"
        assert part.in_hand == [event.tile]
        assert part.seat == event.player
        part.cell, part.tile = event.cell, event.tile
        part.early, part.story = part.story, []
        self.parts += 1
        for referee in told.referees:
            referee.placed(told, part)
        part.notes["deploy"] = deployments(told, part)

    def _in_order(self, part: Part, event: Event) -> None:
        """What a card brings is what it must bring; features are recorded one by one, owners clockwise (D-ROB-4)."""
        told, name = self.told, type(event).__name__
        said = brief(event)
        on_card = not part.cell or (part.scored is not None and not part.asked(*(r.afterwards for r in told.referees)))
        stray = isinstance(event, FigureReturned) and (event.player, event.figure, said[-1]) in told.strays()
        if on_card and said and getattr(event, "reason", "") != STOLEN:
            if part.then and said in part.then[0]:
                part.then[0] -= Counter([said])
                part.then = part.then if part.then[0] else part.then[1:]
            else:
                assert stray, f"{event}, and what the card brings is {part.then}"
        if isinstance(event, FeatureCompleted):
            assert part.notes.get("recorded", frozenset()) not in {segments for _, segments, _ in part.due}
            left = {segments for _, segments, _ in part.due}
            this = part.notes["recorded"] = frozenset(event.feature.segments)
            question = part.story[-1] if part.story else None
            chosen = isinstance(question, Asked) and question.kind == "score"
            assert chosen == (told.ordered and len(left) > 1), "the player on turn orders what is recorded (D-INT-3)"
            assert this in left or len(left) < 2 or not told.ordered
            assert (
                not chosen or question.answer == f"score {told.region(min(this)).kind} {place(told.board, min(this))}"
            )
        if name == "PointsScored" and part.due:
            this = frozenset(event.feature.segments)
            owners = {seat for seat, segments, _ in part.due if segments == this}
            assert event.player == next(seat for seat in told.clockwise(part.seat) if seat in owners)
            part.due -= Counter([(event.player, this, event.points)])

    def _ask(self, game: Game) -> None:
        prompt = game.prompt
        assert prompt is not None
        texts = [str(action) for action in prompt.options]
        assert len(set(texts)) == len(texts), texts
        asked = Asked(prompt.player, prompt.kind, prompt.rule, frozenset(texts), about=prompt.about)
        if prompt.kind == "place":
            self._leave_parts()
        assert self.part, f"{prompt.kind} is asked between two turns"
        self._open = (asked, self.part)
        assert game.table.state.player == self.part.seat, "whoever is asked, it stays the same player's turn"
        if prompt.kind == "place":
            assert prompt.player == self.part.seat
            assert self.part.in_hand == [prompt.tile] == [game.table.state.hand]
            self._calm()
            return
        if any(prompt.kind == referee.afterwards for referee in self.told.referees):
            if self.part.scored is None:
                self._score()
            self._calm()
        scoring = prompt.kind == "score" or isinstance(prompt.about, Scored)
        if scoring and self.part.cell and self.part.judged is None:
            self._judge()
        for referee in self.told.referees if asked.kind == "deploy" else ():
            referee.before_figure(self.told, self.part)
        wanted = options(self.told, self.part, asked)
        assert wanted == asked.options, f"{asked}: {wanted - asked.options} lacks, {asked.options - wanted} is wrong"
        self.part.story.append(asked)

    # ---- one part of a turn

    def _leave_parts(self) -> None:
        """A part with no tile in hand that a tile is asked of, or taken from, is over; the one around it goes on."""
        while self.part and (self.part.cell or not self.part.in_hand):
            self._close()

    def _calm(self) -> None:
        assert self.part
        assert self.part.then == [], "a card has not brought all that it must bring"
        for referee in self.told.referees:
            referee.calm(self.told, self.part)

    def _judge(self) -> None:
        """Nothing of the tile and the figure step is left to do: find what is complete and what it is worth."""
        told, part = self.told, self.part
        assert part
        self._calm()
        assert part.said("PointsScored", "BonusScored") == []
        part.judged = len(part.story)
        assert len(part.asked("deploy")) == bool(part.notes["deploy"]), f"possible was {part.notes['deploy']}"
        for event in part.said("FigureReturned"):
            early = any(referee.comes_back(told, part, event) for referee in told.referees)
            assert early or told.needs_follower(event.figure), "only strays go home before the scoring"
        assert told.strays() == []
        near = oracle.touched(told.board, part.cell) | {told.region(at) for at in told.figures}
        part.done = [found for found in near if oracle.is_complete(found)]
        for referee in told.referees:
            referee.settled(told, part)
        part.expected = self._count(part.done)
        for seat, kind, at in (figure for r in told.referees for figure in r.leaves(told, part)):
            part.expected.points[seat, told.region(at).segments, told.worth(told.region(at), seat)] += 1
            part.expected.home[seat, kind, at] += 1
        part.due = part.expected.points.copy()

    def _score(self) -> None:
        """The scoring is done: compare it with what was expected."""
        told, part = self.told, self.part
        assert part
        if part.judged is None:
            self._judge()
        said = Counter(frozenset(event.feature.segments) for event in part.said("FeatureCompleted"))
        must = Counter(found.segments for found in part.done)
        quiet = Counter(found.segments for r in told.referees for found in r.also_done(told, part))
        assert not must - said, f"complete and not said so: {must - said}"
        assert not said - must - quiet, f"said to be complete: {said - must}"
        assert part.expected
        compare(part.expected, part.scoring("PointsScored", "FigureReturned"))
        assert {event.reason for event in part.scoring("BonusScored")} <= {STOLEN}
        assert not part.due
        part.scored = len(part.story)
        for referee in told.referees:
            referee.scored(told, part)

    def _close(self) -> None:
        told, part = self.told, self.part
        assert part
        if part.cell:
            if part.scored is None:
                self._score()
            check_order(part, told.referees)
            self._calm()
            for referee in told.referees:
                referee.over(told, part)
            assert told.strays() == []
        else:
            assert part.in_hand == [], "a tile that can be laid has to be (BASE-3.3)"
            assert told.stack == 0
        self._parts.pop()

    def _count(self, found: Iterable[Region]) -> Expected:
        told = self.told
        points: Counter[tuple[str, frozenset[Segment], int]] = Counter()
        home: Counter[tuple[str, str, Segment]] = Counter()
        for region in found:
            for seat in told.owners(region):
                points[seat, region.segments, told.worth(region, seat)] += 1
            if region.kind != "field":
                going = told.figures.keys() & region.segments
                home.update((seat, kind, at) for at in going for seat, kind in told.figures[at])
        return Expected(points, home)

    def _end(self, game: Game) -> None:
        assert self.final is not None
        assert self.expected
        compare(self.expected, self.final)
        for referee in self.told.referees:
            referee.final(self.told, self.final)
        ended = self.final[-1]
        assert isinstance(ended, GameEnded)
        best = max(game.scores.values())
        assert set(ended.winners) == {seat for seat, points in game.scores.items() if points == best}


def compare(expected: Expected, events: list[Event]) -> None:
    """The points of features and the figures that went home are those that were expected."""
    scored = [event for event in events if isinstance(event, PointsScored)]
    assert Counter((e.player, frozenset(e.feature.segments), e.points) for e in scored) == expected.points
    returned = [event for event in events if isinstance(event, FigureReturned)]
    assert Counter((e.player, e.figure, (*e.cell, e.segment)) for e in returned) == expected.home
