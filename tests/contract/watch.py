"""Following a game answer by answer: every question, every part of a turn and its scoring, held against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from carcnb import Game
from carcnb.rules.events import (
    Event,
    FeatureCompleted,
    FigureReturned,
    FinalScoringBegan,
    GameEnded,
    PointsScored,
    TilePlaced,
)
from tests import oracle
from tests.contract import state
from tests.contract.options import deployments, options
from tests.contract.order import check_order
from tests.contract.told import nothing_yet
from tests.oracle import Cell, Region, Segment


@dataclass
class Asked:
    """A question that was put, and what was answered."""

    player: str
    kind: str
    rule: str
    options: frozenset[str]
    answer: str = ""


@dataclass
class Part:
    """One tile of a turn: who laid it where, and the story of what came of it."""

    seat: str
    cell: Cell
    tile: str
    second: bool = False
    """Whether it is not the first of its turn."""
    story: list[Event | Asked] = field(default_factory=list)
    draws: list[str] = field(default_factory=list)
    judged: int | None = None
    """Where in the story completion was judged."""
    scored: int | None = None
    """Where in the story what comes after the scoring began."""
    done: list[Region] = field(default_factory=list)
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


class Expected(NamedTuple):
    """What a scoring must bring: points by player and feature, and the figures that go home."""

    points: Counter[tuple[str, frozenset[Segment], int]]
    home: Counter[tuple[str, str, Segment]]


class Watch:
    """Looks on while a game is played: ``see`` it after every answer, beginning with the first question."""

    def __init__(self, game: Game) -> None:
        self.told = nothing_yet(game)
        self.begins = ("TurnBegan", *(name for referee in self.told.referees for name in referee.begins))
        self.part: Part | None = None
        self.final: list[Event] | None = None
        self.expected: Expected | None = None
        self.parts = 0
        self._heard = self._answered = 0
        self._open: tuple[Asked, Part | None] | None = None
        self._second = False
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
    def asked(self) -> Asked | None:
        """The question that waits for an answer."""
        return self._open[0] if self._open else None

    def see(self, game: Game) -> None:
        """Hear what has been said since the last look, and check the question that is put now."""
        answers = game.history[self._answered :]
        self._answered += len(answers)
        asked, part = self._open or (None, None)
        if asked and answers:
            asked.answer = str(answers[0])
        if self.part:
            self.part.draws += [action.what for action in answers if action.verb == "draw"]
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
        if game.prompt is None or game.prompt.kind in ("place", "ferry"):
            state.check_labels(game, self.told)
        if game.over:
            self._end(game)

    # ---- events

    def _hear(self, event: Event) -> None:
        name = type(event).__name__
        if name in self.begins or isinstance(event, FinalScoringBegan):
            self._close()
            self._second = name != "TurnBegan"
        if isinstance(event, FinalScoringBegan):
            self.final = []
            self.expected = self._count({self.told.region(at) for at in self.told.figures})
        elif self.final is not None:
            self.final.append(event)
        elif self.part:
            if self.part.judged is None and (
                isinstance(event, FeatureCompleted)
                or any(referee.needs_judgement(self.told, self.part, event) for referee in self.told.referees)
            ):
                self._judge()
            for referee in self.told.referees:
                referee.hears(self.told, self.part, event)
            self.part.story.append(event)
        self.told.hear(event)
        if isinstance(event, TilePlaced) and event.player:
            assert self.part is None, "two tiles in one part"
            self.part = Part(event.player, event.cell, event.tile, self._second)
            self.parts += 1
            for referee in self.told.referees:
                referee.placed(self.told, self.part)
            self.part.notes["deploy"] = deployments(self.told, self.part)

    def _ask(self, game: Game) -> None:
        prompt = game.prompt
        assert prompt is not None
        texts = [str(action) for action in prompt.options]
        assert len(set(texts)) == len(texts), texts
        asked = Asked(prompt.player, prompt.kind, prompt.rule, frozenset(texts))
        self._open = (asked, self.part)
        if prompt.kind == "place":
            assert prompt.player == game.table.state.player
            return
        assert self.part, f"{prompt.kind} is asked before a tile lies"
        assert game.table.state.player == self.part.seat, "whoever is asked, it stays the same player's turn"
        if self.part.scored is None and any(prompt.kind == referee.afterwards for referee in self.told.referees):
            self._score()
        for referee in self.told.referees if asked.kind == "deploy" else ():
            referee.before_figure(self.told, self.part)
        wanted = options(self.told, self.part, asked)
        assert wanted == asked.options, f"{asked}: {wanted - asked.options} lacks, {asked.options - wanted} is wrong"
        self.part.story.append(asked)

    # ---- one part of a turn

    def _judge(self) -> None:
        """Nothing of the tile and the figure step is left to do: find what is complete and what it is worth."""
        told, part = self.told, self.part
        assert part
        part.judged = len(part.story)
        assert len(part.asked("deploy")) == bool(part.notes["deploy"]), f"possible was {part.notes['deploy']}"
        home = {(e.player, e.figure) for e in part.said("FigureReturned")}
        assert all(not told.weights[kind] for _, kind in home), "only strays go home before the scoring"
        assert told.strays() == []
        near = oracle.touched(told.board, part.cell) | {told.region(at) for at in told.figures}
        part.done = [found for found in near if oracle.is_complete(found)]
        for referee in told.referees:
            referee.settled(told, part)
        self.expected = self._count(part.done)

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
        self._compare(part.scoring("PointsScored", "FigureReturned"))
        part.scored = len(part.story)
        for referee in told.referees:
            referee.scored(told, part)

    def _close(self) -> None:
        told, part = self.told, self.part
        if part is None:
            return
        if part.scored is None:
            self._score()
        check_order(part)
        for referee in told.referees:
            referee.over(told, part)
        assert told.strays() == []
        self.part = None

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

    def _compare(self, events: list[Event]) -> None:
        assert self.expected
        points, home = self.expected
        scored = [event for event in events if isinstance(event, PointsScored)]
        assert Counter((e.player, frozenset(e.feature.segments), e.points) for e in scored) == points
        returned = [event for event in events if isinstance(event, FigureReturned)]
        assert Counter((e.player, e.figure, (*e.cell, e.segment)) for e in returned) == home

    def _end(self, game: Game) -> None:
        assert self.final is not None
        self._compare(self.final)
        for referee in self.told.referees:
            referee.final(self.told, self.final)
        ended = self.final[-1]
        assert isinstance(ended, GameEnded)
        best = max(game.scores.values())
        assert set(ended.winners) == {seat for seat, points in game.scores.items() if points == best}
