"""Questions answered on the board: act so that something comes true."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import segment_number
from carcnb.engine.errors import CarcnbError, IllegalAction
from carcnb.engine.events import (
    CardTaken,
    Event,
    FeatureCompleted,
    FigurePlaced,
    FigureReturned,
    PointsScored,
    Scored,
    SegmentAt,
    TilePlaced,
    TokensTaken,
)
from carcnb.engine.game import Game
from carcnb.errors import raise_as
from carcnb.questions.caption import plain
from carcnb.questions.errors import AnswerError, GoalError
from carcnb.questions.model import Question, Result, result
from carcnb.questions.placing import prompt_of
from carcnb.questions.scene import Scene, Truth, of
from carcnb.questions.sentences import PUT, STOOD, bold, is_a, of_expansions, second_draw, still_open, turn_sentences
from carcnb.questions.shape import condition
from carcnb.questions.words import (
    CELL,
    CLOSING,
    COUNT,
    DECK,
    FIGURE,
    KIND,
    KINDS,
    PIECE,
    POINTS,
    ROLE,
    ROLES,
    SEAT,
    TOKEN,
)
from carcnb.rulebook import explain
from carcnb.words import say

Turn = tuple[Action, ...]


class OnBoard(Question):
    """A question answered by actions: a lesson takes any, an exercise a turn that lays the tile in hand.

    ``figures`` says whether what is done with a figure is part of the answer: else it is judged as soon as the tile
    lies.  ``at_once`` says whether a lesson's task is done as soon as it is reached, whatever is asked next; ``more``
    are events told of a right answer.
    """

    form = "act"
    in_hand = True
    figures: ClassVar[bool] = True
    at_once: ClassVar[bool] = False
    more: ClassVar[tuple[type[Event], ...]] = ()

    def is_reached(self, scene: Scene, after: Game) -> bool:
        """Whether what led to ``after`` does what was asked."""
        raise NotImplementedError

    def tell_gain(self, scene: Scene, after: Game) -> list[str]:
        """What a right answer brought, in sentences."""
        return turn_sentences(after, scene.since(after), more=self.more)

    def tell_miss(self, scene: Scene, after: Game) -> str:
        """What is true of what was tried, before what is missing."""
        raise NotImplementedError

    def about(self, scene: Scene) -> str:
        """The rule about what is asked, told of a turn in which nothing of it happened."""
        return "BASE-3.5"

    def over(self, scene: Scene, game: Game) -> bool:
        """Whether an exercise's turn is played as far as it is judged."""
        return not self.figures or game.prompt is None or game.prompt.kind != "deploy"

    def finish(self, game: Game) -> None:
        """Play on, in a lesson, over what the question leaves out."""
        while not self.figures and game.prompt and SKIP in game.prompt.options:
            game.apply(SKIP)

    def respond(self, scene: Scene, after: Game, right: str = "lesson-right") -> tuple[bool, str]:
        """Whether what a lesson's learner did is right, and what is said of it; ``right`` is the key for that it is."""
        if self.is_reached(scene, after):
            return True, bold(right, self.tell_gain(scene, after))
        return False, self.tell_miss(scene, after)

    def explain(self, scene: Scene) -> str:
        return " ".join(self.tell_gain(scene, scene.game_solved))

    # ---- in an exercise

    def turns(self, scene: Scene) -> Iterator[tuple[Turn, Game]]:
        """Every turn that can be played, with the game after it."""
        for placed in prompt_of(scene, "place").options:
            laid = scene.game.clone()
            laid.apply(placed)
            if laid.prompt is None or laid.prompt.kind != "deploy":
                yield (placed,), laid
                continue
            options = laid.prompt.options if self.figures else [SKIP]
            for option in options:
                after = laid.clone() if option != options[-1] else laid
                after.apply(option)
                yield (placed, option), after

    def right(self, scene: Scene) -> list[list[str]]:
        return [[str(action) for action in turn] for turn, after in self.turns(scene) if self.is_reached(scene, after)]

    def solve(self, scene: Scene) -> list[Any]:
        return self.right(scene)

    def fair(self, scene: Scene) -> bool:
        reached = [self.is_reached(scene, after) for _, after in self.turns(scene)]
        return 0 < sum(reached) <= len(reached) / 2

    def truth(self, scene: Scene) -> Truth:
        """What one right turn does; ``told`` speaks of the turn that was played."""
        for _, after in self.turns(scene):
            if self.is_reached(scene, after):
                return self.describe(scene, after)
        return Truth((), self.about(scene))

    def describe(self, scene: Scene, after: Game) -> Truth:
        """What is true of a turn that was played: what it brought, or what it did not reach."""
        said = scene.since(after)
        reached = self.is_reached(scene, after)
        sentences = self.tell_gain(scene, after) if reached else [self.tell_miss(scene, after)]
        rules = [event.rule for event in said if isinstance(event, PointsScored | FeatureCompleted | FigurePlaced)]
        sums = ", ".join(explain.total(event.lines) for event in said if isinstance(event, PointsScored))
        light = tuple(e.feature.segments[0] for e in said if isinstance(e, PointsScored | FeatureCompleted))
        rule = rules[-1] if rules and (reached or self.figures) else self.about(scene)
        return Truth(tuple(map(plain, sentences)), rule, sums, light)

    def read(self, scene: Scene, answer: Any) -> list[str]:
        texts = [answer] if isinstance(answer, str) else answer
        if isinstance(texts, int) or not texts:
            raise AnswerError("a turn is a text like 'place base-U 1,0 r1', or a list of these")
        with raise_as(AnswerError, of=CarcnbError):
            turn = [str(Action.parse(str(text))) for text in texts]
        if [text.split()[0] for text in turn] not in (["place"], ["place", "deploy"], ["place", "skip"]):
            raise AnswerError("a turn places a tile, then deploys a figure or skips")
        return turn

    def judge(self, scene: Scene, given: Sequence[str]) -> Result:
        after = scene.game.clone()
        try:
            for action in given:
                after.apply(action)
        except IllegalAction as error:
            return Result(False, str(error), error.refusal.rule)
        if after.prompt and after.prompt.kind == "deploy":
            after.apply(SKIP)
        return result(self.is_reached(scene, after), self.describe(scene, after))


def _laid(events: Sequence[Event]) -> list[TilePlaced]:
    return [event for event in events if isinstance(event, TilePlaced)]


def _cells(events: Sequence[Any]) -> list[str]:
    """The cells that some events are about, as a goal names them."""
    return ["{},{}".format(*event.cell) for event in events]


def _nothing_closed(after: Game, events: Sequence[Event]) -> str:
    return bold("lesson-nothing-closed" if _laid(events) else "lesson-closes-nothing", still_open(after, events))


class PlacesTile(OnBoard, verb="places", takes=(CELL,), least=0):
    """Place this tile on a cell, wherever it fits if none is named."""

    figures, at_once = False, True

    def is_reached(self, scene: Scene, after: Game) -> bool:
        cells = _cells(_laid(scene.since(after)))
        return bool(cells) and (not self.words or self.words[0] in cells)

    def tell_miss(self, scene: Scene, after: Game) -> str:
        return bold("lesson-other-place", [after.explain(event) for event in _laid(scene.since(after))])


class Skips(OnBoard, verb="skips"):
    """Put no figure down."""

    on_tile = True

    def is_reached(self, scene: Scene, after: Game) -> bool:
        return not any(isinstance(event, FigurePlaced) for event in scene.since(after))

    def tell_miss(self, scene: Scene, after: Game) -> str:
        return bold("lesson-figure-put")


class Again(OnBoard, verb="again"):
    """Draw a second tile in this turn."""

    def is_reached(self, scene: Scene, after: Game) -> bool:
        return second_draw(scene.since(after)) is not None

    def tell_miss(self, scene: Scene, after: Game) -> str:
        return bold("lesson-turn-over")


class Completes(OnBoard, verb="completes", topic="completion", takes=(KIND,)):
    """Place this tile so that a feature of a kind is complete."""

    figures = False

    def question(self, scene: Scene) -> str:
        return say(f"exercise-ask-completes-{self.words[0]}")

    def about(self, scene: Scene) -> str:
        return KINDS[self.words[0]].rule

    def is_reached(self, scene: Scene, after: Game) -> bool:
        return self.words[0] in [e.feature.kind for e in scene.since(after) if isinstance(e, FeatureCompleted)]

    def tell_gain(self, scene: Scene, after: Game) -> list[str]:
        completed = [event for event in scene.since(after) if isinstance(event, FeatureCompleted)]
        return super().tell_gain(scene, after) or [after.explain(event) for event in completed]

    def tell_miss(self, scene: Scene, after: Game) -> str:
        return _nothing_closed(after, scene.since(after))


class Close(Completes, verb="close", topic="completion", marks=1):
    """Place this tile so that feature A is complete."""

    def question(self, scene: Scene) -> str:
        kind = scene.feature("A").kind
        if kind not in CLOSING:
            raise GoalError(f"a {kind} is never complete")
        return say(f"exercise-ask-close-{kind}")

    def about(self, scene: Scene) -> str:
        return KINDS[scene.feature("A").kind].rule

    def is_reached(self, scene: Scene, after: Game) -> bool:
        return Scene(after, scene.marks).feature("A").complete

    def describe(self, scene: Scene, after: Game) -> Truth:
        truth, now = super().describe(scene, after), Scene(after, scene.marks)
        return truth._replace(sentences=(of("A", condition(now, "A")), *truth.sentences), light=scene.spots("A"))

    def lit_segments(self, scene: Scene) -> Sequence[SegmentAt]:
        return scene.spots("A")


class Scores(OnBoard, verb="scores", topic="points", takes=(SEAT, POINTS)):
    """Place this tile, with or without a figure, so that a player gets so many points in this turn."""

    def question(self, scene: Scene) -> str:
        return say("exercise-ask-scores", name=scene.name(self.words[0]), n=int(self.words[1]))

    def is_reached(self, scene: Scene, after: Game) -> bool:
        events = (e for e in scene.since(after) if isinstance(e, Scored) and not e.final)
        return sum(e.points for e in events if e.player == self.words[0]) == int(self.words[1])

    def tell_gain(self, scene: Scene, after: Game) -> list[str]:
        return turn_sentences(after, scene.since(after), self.words[0])

    def tell_miss(self, scene: Scene, after: Game) -> str:
        events, seat = scene.since(after), self.words[0]
        if scored := [event for event in events if isinstance(event, Scored)]:
            told = [of(after.names[event.player], after.explain(event)) for event in scored]
            if all(event.player != seat for event in scored):
                return bold("lesson-no-points", told, name=after.names[seat])
            return bold("lesson-other-points" if _laid(events) else "lesson-points-differ", told)
        completed = any(isinstance(event, FeatureCompleted) for event in events)
        return bold("lesson-nobody-scores") if completed else _nothing_closed(after, events)


class _Moves(OnBoard):
    """A figure or a piece that is put down or taken back, on a cell if one is named."""

    wanted: ClassVar[tuple[type[Any], ...]]
    none: ClassVar[str]
    """What is said where nothing of the kind happened."""

    def _is(self, event: Any) -> bool:
        """Whether an event is about what is asked for."""
        return is_a(event, self.words[0])

    def is_reached(self, scene: Scene, after: Game) -> bool:
        found = [event for event in self._found(scene, after) if self._is(event)]
        return any({*self.words[1:]} <= self._names_of_place(after, event) for event in found)

    def _names_of_place(self, after: Game, event: Any) -> set[str]:
        """The cells by each of which a goal may name the place that an event is about."""
        return {*_cells([event])}

    def tell_miss(self, scene: Scene, after: Game) -> str:
        found = self._found(scene, after)
        if not found:
            return bold(self.none, of_expansions(after, scene.since(after)))
        other = "place" if any(map(self._is, found)) else "figure" if self.words[0] in ROLES else "kind"
        return bold(f"lesson-other-{other}", [after.explain(event) for event in found])

    def _found(self, scene: Scene, after: Game) -> list[Any]:
        return [event for event in scene.since(after) if isinstance(event, self.wanted)]


class Deploys(_Moves, verb="deploys", topic="claiming", takes=(FIGURE, CELL, ROLE), least=1):
    """Place this tile and put a follower down in a role (BASE-5.5, BASE-5.7), or a kind of figure in a role."""

    on_tile = True
    wanted, none = STOOD, "lesson-no-figure"

    def question(self, scene: Scene) -> str:
        if self.words[0] not in ROLES:
            raise GoalError(f"an exercise asks for a {', '.join(ROLES)}, not for a {self.words[0]}")
        return say(f"exercise-ask-deploys-{ROLES[self.words[0]]}")

    def _names_of_place(self, after: Game, event: Any) -> set[str]:
        return super()._names_of_place(after, event) | {role for role in ROLES if is_a(event, role)}

    def about(self, scene: Scene) -> str:
        return "BASE-5.5"


class Returns(_Moves, verb="returns", takes=(FIGURE, CELL), least=1):
    """Take a figure back from the board."""

    wanted = more = (FigureReturned,)
    none = "lesson-no-return"


class Puts(_Moves, verb="puts", takes=(PIECE, CELL), least=1):
    """Put a piece of nobody's down, or move it."""

    at_once = True
    wanted = more = PUT
    none = "lesson-nothing-put"

    def _is(self, event: Any) -> bool:
        return bool(event.piece == self.words[0])

    def _names_of_place(self, after: Game, event: Any) -> set[str]:
        """On one feature it is on all its tiles, wherever it stands; what joins parts of a tile is on that tile."""
        if len(event.segments) != 1:
            return super()._names_of_place(after, event)
        feature = after.table.feature(segment_number(after.table.state, (*event.cell, event.segment)))
        return {f"{x},{y}" for x, y, _ in feature.segments}


class Takes(OnBoard, verb="takes", takes=(SEAT, TOKEN, COUNT)):
    """Take so many tokens of a kind."""

    def is_reached(self, scene: Scene, after: Game) -> bool:
        seat, token, count = self.words
        took = [e for e in scene.since(after) if isinstance(e, TokensTaken)]
        return sum(e.count for e in took if (e.player, e.token) == (seat, token)) == int(count)

    def tell_miss(self, scene: Scene, after: Game) -> str:
        tokens = [after.explain(event) for event in scene.since(after) if isinstance(event, TokensTaken)]
        if tokens:
            return bold("lesson-other-tokens", tokens)
        return bold("lesson-takes-none", name=after.names[self.words[0]])


class DrawsCard(OnBoard, verb="draws", takes=(SEAT, DECK)):
    """Draw a card of a deck."""

    def is_reached(self, scene: Scene, after: Game) -> bool:
        return any(isinstance(e, CardTaken) and (e.player, e.deck) == self.words for e in scene.since(after))

    def tell_miss(self, scene: Scene, after: Game) -> str:
        seat, deck = self.words
        scored = [after.explain(event) for event in scene.since(after) if isinstance(event, Scored)]
        return bold(f"lesson-no-card-{deck}", scored, name=after.names[seat])
