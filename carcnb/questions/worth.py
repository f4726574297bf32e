"""Questions about points: what a feature brings, to whom, in a turn and at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, Self

from carcnb.engine.actions import SKIP
from carcnb.engine.events import Event, Feature, GameEnded, Line, PointsScored, Scored, SegmentAt, main_rule, worth
from carcnb.engine.game import Game
from carcnb.engine.scoring import final_scoring, lines
from carcnb.engine.table import Table
from carcnb.errors import require
from carcnb.questions.errors import GoalError
from carcnb.questions.model import AnswerOption, Number, Question, Several
from carcnb.questions.placing import prompt_of
from carcnb.questions.ruling import ruling, strong
from carcnb.questions.scene import Scene, Truth, of, strength_text
from carcnb.questions.turn_ahead import gone_on, rest
from carcnb.questions.words import CELL, KINDS, SEAT, SPOT
from carcnb.rulebook import explain
from carcnb.words import say

_SCORED = {"road": "BASE-6.4", "city": "BASE-7.3"}
NOBODY = "nobody"


def moment(feature: Feature) -> str:
    """The end of a key that says when a feature is scored: now that it is complete, or at the end."""
    return f"{feature.kind}-complete" if feature.complete else feature.kind


class FeatureValue(NamedTuple):
    """What a feature brings each of its owners as it stands: points, their sum, a sentence, the rule, its lines."""

    points: int
    sum: str
    sentence: str
    rule: str
    lines: tuple[Line, ...]


def value(scene: Scene, letter: str, seat: str = "") -> FeatureValue:
    """The value of the marked feature, to one player where it is not the same to all."""
    feature = scene.feature(letter)
    found = lines(scene.game.table, scene.segment(letter), feature, seat)
    done = "completed" if feature.complete else "unfinished"
    what = say(f"{done}-{feature.kind}")
    total = explain.total(found)
    return FeatureValue(worth(found), total, say("say-plain", what=of(what, total)), main_rule(found), found)


def is_changed(scene: Scene, letter: str) -> bool:
    """Whether an expansion changes what the tiles of the marked feature bring."""
    feature = scene.feature(letter)
    found = lines(scene.game.table, scene.segment(letter), feature, first_owner(feature))
    return not all(line.rule.startswith("BASE-") for line in found)


def first_owner(feature: Feature) -> str:
    """Who gets the points of a feature, or one of those; empty if nobody does."""
    return next(iter(feature.owners), "")


def majority(feature: Feature, ended: bool = True) -> str:
    """The rule that decides who owns a feature, at the end of the game or, not ``ended``, while it goes on."""
    if feature.owned:
        return feature.owned.rule
    if feature.kind == "field":
        return "BASE-15.1" if len(feature.strength) == 1 else "BASE-15.3" if len(feature.owners) > 1 else "BASE-15.2"
    if ended and not feature.complete:
        return "BASE-14.6" if len(feature.strength) > 1 else "BASE-14.1"
    if feature.kind == "monastery" and len(feature.strength) < 2:
        return "BASE-9.3"
    if len(feature.strength) == 1 and feature.complete:
        return _SCORED.get(feature.kind, KINDS[feature.kind].rule)
    return "BASE-8.3" if len(feature.owners) > 1 else "BASE-8.2"


def followers(scene: Scene, feature: Feature) -> tuple[str, ...]:
    """Who stands on a feature and who owns it, in sentences."""
    if not feature.owners:
        return (say("exercise-nobody-there"),)
    names = scene.names(feature.owners)
    most = say("exercise-most", names=names, count=len(feature.owners))
    if feature.owned:
        most = say("exercise-owned", names=names, short=explain.short_of(feature.owned.rule))
    told = strong(scene, "A")
    key = "exercise-strength" if told else "exercise-followers"
    return (*told, say(key, counts=strength_text(scene, feature.strength)), most)


class _OfFeature(Question):
    """A question about feature A, in the words for its kind."""

    def question(self, scene: Scene) -> str:
        return say(f"exercise-ask-{self.verb}-{moment(scene.feature('A'))}", **self._args(scene))

    def _args(self, scene: Scene) -> dict[str, str]:
        return {"name": scene.name(self.words[0])} if self.words else {}

    def lit_segments(self, scene: Scene) -> tuple[tuple[int, int, int], ...]:
        return scene.spots("A")


class FeaturePoints(_OfFeature, Number, verb="worth", topic="points", marks=1):
    """How many points does feature A bring: now if it is complete, else if the game ends now?"""

    def right(self, scene: Scene) -> int:
        seat = first_owner(scene.feature("A"))
        return value(scene, "A", seat).points if seat else 0

    def truth(self, scene: Scene) -> Truth:
        feature = scene.feature("A")
        if not feature.owners:
            return Truth(followers(scene, feature), majority(feature), light=scene.spots("A"))
        found = value(scene, "A", first_owner(feature))
        rule = ruling(scene, "A", first_owner(feature))
        return Truth((found.sentence,), rule, found.sum, scene.spots("A"))

    def lines(self, scene: Scene) -> tuple[Line, ...]:
        seat = first_owner(scene.feature("A"))
        return value(scene, "A", seat).lines if seat else ()

    def slips(self, scene: Scene) -> dict[int, str]:
        found = self.lines(scene)
        total = worth(found)
        return {total - line.points: "exercise-slip-part" for line in found if 0 < line.points < total}

    def hints(self, scene: Scene) -> tuple[str, str]:
        kind = scene.feature("A").kind
        brings = say(f"exercise-hint-worth-{'changed' if is_changed(scene, 'A') else kind}-1")
        return f"{say('exercise-hint-worth-whose')} {brings}", say(f"exercise-hint-worth-{kind}-2")

    def fair(self, scene: Scene) -> bool:
        owners = scene.feature("A").owners
        same = len({value(scene, "A", seat).points for seat in owners}) < 2
        return same and (self.right(scene) > 1 or not owners or is_changed(scene, "A"))


class Owners(_OfFeature, Several, verb="owners", topic="majority", takes=(CELL, SPOT), least=0):
    """Who gets the points of feature A (BASE-8.2, BASE-8.3, BASE-15.1 to BASE-15.3)?

    A lesson names a place instead, like ``owners 0,0 city.N``, and means it while the game goes on.
    """

    telling = frank = True

    def check(self, scene: Scene) -> Self:
        if not self.words and not scene.marks:
            raise GoalError("'owners' asks about a marked place, or about one that it names, like 'owners 0,0 city.N'")
        self._at(scene).segment("A")
        return self

    def choices(self, scene: Scene) -> list[AnswerOption]:
        seats = [AnswerOption(seat, scene.name(seat)) for seat in scene.game.seats]
        return [*seats, AnswerOption(NOBODY, say("card-nobody"))]

    def right(self, scene: Scene) -> list[str]:
        return sorted(self._at(scene).feature("A").owners) or [NOBODY]

    def truth(self, scene: Scene) -> Truth:
        at = self._at(scene)
        feature = at.feature("A")
        return Truth(followers(at, feature), majority(feature, ended=not self.words), light=at.spots("A"))

    def _at(self, scene: Scene) -> Scene:
        """The scene with the named place as A."""
        return Scene(scene.game, (" ".join(self.words),)) if self.words else scene


class PlayerShare(_OfFeature, Number, verb="share", topic="majority", takes=(SEAT,), marks=1):
    """How many points does a player get for feature A?"""

    telling = True

    def right(self, scene: Scene) -> int:
        return value(scene, "A", self.words[0]).points if self.words[0] in scene.feature("A").owners else 0

    def truth(self, scene: Scene) -> Truth:
        feature = scene.feature("A")
        seat = self.words[0] if self.words[0] in feature.owners else first_owner(feature)
        found = value(scene, "A", seat)
        told = (*followers(scene, feature), found.sentence)
        return Truth(told, majority(feature), found.sum, scene.spots("A"))

    def lines(self, scene: Scene) -> tuple[Line, ...]:
        return value(scene, "A", self.words[0]).lines if self.words[0] in scene.feature("A").owners else ()

    def fair(self, scene: Scene) -> bool:
        return self.words[0] in dict(scene.feature("A").strength) and value(scene, "A").points > 0


def _scored(events: list[Event], seat: str) -> list[Scored]:
    return [event for event in events if isinstance(event, Scored) and event.player == seat]


def _light(events: Sequence[Event]) -> tuple[SegmentAt, ...]:
    """The features that brought points; what brought some besides lies nowhere on the board."""
    return tuple(event.feature.segments[0] for event in events if isinstance(event, PointsScored))


def _lines(events: list[Event], seat: str) -> tuple[Line, ...]:
    return tuple(line for event in _scored(events, seat) for line in event.lines)


class Gains(Number, verb="gains", topic="points", takes=(SEAT,)):
    """How many points does a player get in this turn, if no figure is put down (BASE-3.5)?"""

    telling = True

    def question(self, scene: Scene) -> str:
        return say("exercise-ask-gains", name=scene.name(self.words[0]))

    def events(self, scene: Scene) -> list[Event]:
        """What the turn brings."""
        prompt_of(scene, "deploy")
        return rest(scene.game, SKIP)[0]

    def right(self, scene: Scene) -> int:
        return worth(self.lines(scene))

    def lines(self, scene: Scene) -> tuple[Line, ...]:
        return _lines(self.events(scene), self.words[0])

    def play_out(self, scene: Scene) -> Game:
        return gone_on(scene.game, SKIP)

    def truth(self, scene: Scene) -> Truth:
        events = self.events(scene)
        scored = [event for event in events if isinstance(event, Scored)]
        told = tuple(of(scene.name(event.player), scene.game.explain(event)) for event in scored)
        mine = _scored(events, self.words[0])
        if not mine:
            told += (say("exercise-no-points", name=scene.name(self.words[0])),)
        sums = ", ".join(explain.total(event.lines) for event in mine)
        outnumbered = any(
            self.words[0] in dict(event.feature.strength) for event in scored if isinstance(event, PointsScored)
        )
        rule = mine[0].rule if mine else "BASE-8.2" if outnumbered else "BASE-3.5"
        return Truth(told, rule, sums, _light(scored))


def final_table(game: Game) -> Table:
    """The table after the final scoring, if the game ended as it stands (BASE-13.2)."""
    table = Table.beside(game.table, game.setup, game.table.state.copy(), [])
    for _ in final_scoring(table):
        raise GoalError("the final scoring of this game asks the players something; it cannot be an exercise")
    return table


def over(game: Game) -> Game | None:
    """The same position with no tile left, so that its final scoring is played; None once a turn is under way."""
    if any(answer.verb != "draw" for answer in game.history):
        return None
    drawn = tuple(draw for draw in game.setup.draws if draw.kind)
    return Game.from_setup(replace(game.setup, tiles=(), draws=drawn))


class FinalPoints(Number, verb="final", topic="final", takes=(SEAT,)):
    """How many points does a player get in the final scoring, if the game ends now (BASE-13.2)?"""

    def question(self, scene: Scene) -> str:
        return say("exercise-ask-final", name=scene.name(self.words[0]))

    def right(self, scene: Scene) -> int:
        return worth(self.lines(scene))

    def lines(self, scene: Scene) -> tuple[Line, ...]:
        return _lines(final_table(scene.game).events, self.words[0])

    def slips(self, scene: Scene) -> dict[int, str]:
        return {self.right(scene) + scene.game.scores[self.words[0]]: "exercise-slip-track"}

    def play_out(self, scene: Scene) -> Game | None:
        return over(scene.game)

    def truth(self, scene: Scene) -> Truth:
        mine = _scored(final_table(scene.game).events, self.words[0])
        told = tuple(scene.game.explain(event) for event in mine)
        total = say("exercise-together", n=sum(event.points for event in mine))
        sums = ", ".join(explain.total(event.lines) for event in mine)
        return Truth((*told, total), "BASE-13.2", sums, _light(mine))

    def fair(self, scene: Scene) -> bool:
        return self.right(scene) > 1


class Winner(Several, verb="winner", topic="final"):
    """Who wins, if the game ends now (BASE-15.10)?"""

    def choices(self, scene: Scene) -> list[AnswerOption]:
        return [AnswerOption(seat, scene.name(seat)) for seat in scene.game.seats]

    def right(self, scene: Scene) -> list[str]:
        return sorted(require(final_table(scene.game).events[-1], GameEnded).winners)

    def play_out(self, scene: Scene) -> Game | None:
        return over(scene.game)

    def truth(self, scene: Scene) -> Truth:
        last = final_table(scene.game)
        scored = [event for event in last.events if isinstance(event, Scored)]
        told = [of(scene.name(event.player), scene.game.explain(event)) for event in scored]
        names = {seat: scene.name(seat) for seat in scene.game.seats}
        result = say("say-plain", what=explain.result(list(last.scores().items()), names))
        return Truth((*told, result), "BASE-15.10", light=_light(scored))

    def fair(self, scene: Scene) -> bool:
        scores = final_table(scene.game).scores()
        return bool(self.right(scene)) and max(scores.values()) > 0
