"""Questions about what a turn brings besides the points of features: who goes home, what is taken."""

from __future__ import annotations

from typing import Self

from carcnb.engine import events as core
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.board import segment_number
from carcnb.engine.events import FigureReturned, NeutralRemoved, Scored, TokensTaken, of_expansion
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask, Chance
from carcnb.questions.errors import GoalError
from carcnb.questions.model import AnswerOption, Number, Several
from carcnb.questions.placing import prompt_of
from carcnb.questions.scene import Scene, Truth, of
from carcnb.questions.turn_ahead import begin_run, gone_on, rest
from carcnb.questions.turn_questions import OfAnswer, card_of, key_of, pending_ask
from carcnb.questions.words import ACTION, SEAT, TOKEN
from carcnb.questions.worth import NOBODY
from carcnb.rulebook import explain
from carcnb.words import say


class AfterAnswer(Several):
    """A question about what the rest of a turn brings: after an answer, or if no figure is put down."""

    def __init__(self, *words: str) -> None:
        super().__init__(*words)
        self.action = Action.parse(words[0]) if words else SKIP

    def check(self, scene: Scene) -> Self:
        super().check(scene)
        if not self.words:
            prompt_of(scene, "deploy")
        elif why := scene.game.why_not(self.action):
            raise GoalError(f"{self.action} is not allowed here: {why}")
        return self

    def question(self, scene: Scene) -> str:
        ask = pending_ask(scene)
        key = key_of(f"exercise-ask-{self.verb}", *([ask.kind] if self.words else []))
        return say(key, name=scene.name(ask.player), **card_of(scene))

    def hints(self, scene: Scene) -> tuple[str, str]:
        kind = [pending_ask(scene).kind] if self.words else []
        first, second = (key_of(f"exercise-hint-{self.verb}-{n}", *kind) for n in (1, 2))
        return say(first), say(second)

    def happens(self, scene: Scene) -> list[core.Event]:
        """What happens until the turn is over."""
        return rest(scene.game, self.action)[0]

    def play_out(self, scene: Scene) -> Game:
        return gone_on(scene.game, self.action)


class GoesHome(AfterAnswer, verb="home", topic="completion", takes=(ACTION,), least=0, marks=2):
    """Which of the marked figures go home in this turn, if no figure is put down (BASE-10.1), or after an answer?"""

    def check(self, scene: Scene) -> Self:
        super().check(scene)
        there = {*scene.game.table.state.figures, *self._pieces(scene)}
        for letter in scene.letters:
            if scene.segment(letter) not in there:
                raise GoalError(f"mark {letter} of 'home' has no figure: {scene.place(letter)!r}")
        return self

    def _pieces(self, scene: Scene) -> set[int]:
        """The segments on which pieces of nobody's lie."""
        return {piece.segments[0] for piece in scene.game.table.state.neutrals if piece.segments}

    def question(self, scene: Scene) -> str:
        if self.words or self._pieces(scene).isdisjoint(scene.segment(letter) for letter in scene.letters):
            return super().question(scene)
        return say("exercise-ask-home-pieces", name=scene.name(pending_ask(scene).player))

    def _returned(self, scene: Scene) -> dict[str, FigureReturned | NeutralRemoved]:
        """What goes home, by letter."""
        state = scene.game.table.state
        found: dict[str, FigureReturned | NeutralRemoved] = {}
        for event in self.happens(scene):
            if isinstance(event, FigureReturned | NeutralRemoved) and event.segment >= 0:
                at = segment_number(state, (*event.cell, event.segment))
                found |= {letter: event for letter in scene.letters if scene.segment(letter) == at}
        return found

    def right(self, scene: Scene) -> list[str]:
        return sorted(self._returned(scene))

    def rules(self, scene: Scene) -> list[str]:
        return [event.rule for event in self._returned(scene).values()]

    def truth(self, scene: Scene) -> Truth:
        returned = self._returned(scene)
        told = [
            of(
                letter,
                say("exercise-goes-home", rule=returned[letter].rule) if letter in returned else say("exercise-stays"),
            )
            for letter in scene.letters
        ]
        rules = [event.rule for event in returned.values()]
        own = next((rule for rule in rules if rule != "BASE-10.1"), "BASE-10.1")
        return Truth(tuple(told), own, light=scene.spots(self.right(scene)))


class Collects(Number, verb="collects", topic="points", takes=(SEAT, TOKEN), least=1, lessons=False):
    """How many tokens, of one kind or of all, does a player take in this turn, if no figure is put down?"""

    counts = "exercise-how-many"

    def check(self, scene: Scene) -> Self:
        super().check(scene)
        prompt_of(scene, "deploy")
        return self

    def question(self, scene: Scene) -> str:
        return say(self._key("exercise-ask-collects", scene), name=scene.name(self.words[0]))

    def hints(self, scene: Scene) -> tuple[str, str]:
        return say(self._key("exercise-hint-collects-1", scene)), say(self._key("exercise-hint-collects-2", scene))

    def _key(self, stem: str, scene: Scene) -> str:
        """A key for the kind of token, or for all that an expansion of the game has."""
        owners = [expansion.name for expansion in scene.game.table.expansions if expansion.tokens]
        return key_of(stem, *(self.words[1:] or owners))

    def _taken(self, scene: Scene) -> list[TokensTaken]:
        kinds = self.words[1:]
        taken = [event for event in rest(scene.game, SKIP)[0] if isinstance(event, TokensTaken)]
        return [event for event in taken if not kinds or event.token in kinds]

    def right(self, scene: Scene) -> int:
        return sum(event.count for event in self._taken(scene) if event.player == self.words[0])

    def rules(self, scene: Scene) -> list[str]:
        return [event.rule for event in self._taken(scene)]

    def slips(self, scene: Scene) -> dict[int, str]:
        return {sum(event.count for event in self._taken(scene)): "exercise-slip-whose"}

    def fair(self, scene: Scene) -> bool:
        return rest(scene.game, SKIP)[1] and bool(self._taken(scene))

    def play_out(self, scene: Scene) -> Game:
        return gone_on(scene.game, SKIP)

    def truth(self, scene: Scene) -> Truth:
        taken = self._taken(scene)
        told = [scene.game.explain(event) for event in taken]
        told += [say("exercise-takes-none", name=scene.name(self.words[0]))] * (not self.right(scene))
        light = tuple(event.feature.segments[0] for event in taken)
        return Truth(tuple(told), taken[0].rule if taken else "BASE-3.5", light=light)


class Scorers(AfterAnswer, verb="scorers", topic="points", takes=(ACTION,), least=0, marks=1):
    """Who gets points in this turn, if no figure is put down (BASE-3.5), or by an answer to what is asked?"""

    telling = True

    def choices(self, scene: Scene) -> list[AnswerOption]:
        return [
            *(AnswerOption(seat, scene.name(seat)) for seat in scene.game.seats),
            AnswerOption(NOBODY, say("card-nobody")),
        ]

    def _scored(self, scene: Scene) -> list[core.PointsScored | core.BonusScored]:
        return [event for event in self.happens(scene) if isinstance(event, Scored) and event.points]

    def right(self, scene: Scene) -> list[str]:
        return sorted({event.player for event in self._scored(scene)}) or [NOBODY]

    def rules(self, scene: Scene) -> list[str]:
        return [event.rule for event in self._scored(scene)]

    def truth(self, scene: Scene) -> Truth:
        scored = self._scored(scene)
        told = tuple(of(scene.name(event.player), scene.game.explain(event)) for event in scored)
        own = [event.rule for event in scored if isinstance(event, core.BonusScored)]
        rule = (own or [event.rule for event in scored] or ["BASE-3.5"])[0]
        return Truth(told or (say("exercise-nobody-scores"),), rule, light=scene.spots("A"))


class Uses(OfAnswer, Number, verb="uses", topic="points", takes=(ACTION,), lessons=False):
    """How many points does the player who is asked get by an answer to an expansion's question?"""

    def question(self, scene: Scene) -> str:
        ask = pending_ask(scene)
        key = key_of("exercise-ask-uses", ask.kind, *(["A"] if scene.marks else []))
        return say(key, name=scene.name(ask.player), **card_of(scene))

    def hints(self, scene: Scene) -> tuple[str, str]:
        kind = pending_ask(scene).kind
        return say(key_of("exercise-hint-uses-1", kind)), say(key_of("exercise-hint-uses-2", kind))

    def _scored(self, scene: Scene) -> list[core.PointsScored | core.BonusScored]:
        events, me = rest(scene.game, self.action)[0], pending_ask(scene).player
        return [event for event in events if isinstance(event, Scored) and event.player == me]

    def right(self, scene: Scene) -> int:
        return sum(event.points for event in self._scored(scene))

    def fair(self, scene: Scene) -> bool:
        return any(isinstance(event, Scored) and event.points for event in rest(scene.game, self.action)[0])

    def play_out(self, scene: Scene) -> Game:
        return gone_on(scene.game, self.action)

    def truth(self, scene: Scene) -> Truth:
        mine = self._scored(scene)
        told = tuple(scene.game.explain(event) for event in mine) or (
            say("exercise-no-points", name=scene.name(pending_ask(scene).player)),
        )
        sums = ", ".join(explain.total(event.lines) for event in mine)
        return Truth(told, mine[0].rule if mine else pending_ask(scene).rule, sums, scene.spots(scene.letters))


def squares_of(game: Game, action: Action) -> dict[str, tuple[core.Cell, str]]:
    """The square to which each result of chance leads after an action, and the rule that says so."""
    met = begin_run(game, action).step(action)
    if not isinstance(met, Chance):
        raise GoalError(f"chance decides nothing after {action}")
    found: dict[str, tuple[core.Cell, str]] = {}
    for outcome in met.outcomes:
        course = game.rehearsal()
        course.step(action)
        before = len(course.table.events)
        course.step(met.answer(outcome))
        said = [event for event in course.table.events[before:] if of_expansion(event)]
        if said and (cell := getattr(said[0], "cell", None)):
            found[outcome] = cell, said[0].rule
    return found


class Reaches(OfAnswer, Several, verb="reaches", topic="claiming", takes=(ACTION,), marks=2):
    """To which of the marked squares can chance lead after an action?"""

    def question(self, scene: Scene) -> str:
        ask = pending_ask(scene)
        return say(key_of("exercise-ask-reaches", self.action.verb), name=scene.name(ask.player))

    def hints(self, scene: Scene) -> tuple[str, str]:
        verb = self.action.verb
        return say(key_of("exercise-hint-reaches-1", verb)), say(key_of("exercise-hint-reaches-2", verb))

    def right(self, scene: Scene) -> list[str]:
        cells = {cell for cell, _ in squares_of(scene.game, self.action).values()}
        return [letter for letter in scene.letters if scene.cell(letter) in cells]

    def play_out(self, scene: Scene) -> Game:
        return gone_on(scene.game, self.action)

    def truth(self, scene: Scene) -> Truth:
        outcomes = squares_of(scene.game, self.action)
        by_cell = {cell: outcome for outcome, (cell, _) in outcomes.items()}
        told = tuple(
            of(
                letter,
                say("exercise-by-throw", outcome=by_cell[scene.cell(letter)])
                if scene.cell(letter) in by_cell
                else say("exercise-no-throw"),
            )
            for letter in scene.letters
        )
        return Truth(told, next(iter(outcomes.values()))[1], light=scene.spots(self.right(scene)))


def landings_of(game: Game, action: Action) -> dict[str, tuple[bool, str]]:
    """For each result of chance after an action whether a figure comes to stand somewhere, and the rule for that."""
    met = begin_run(game, action).step(action)
    if not isinstance(met, Chance):
        raise GoalError(f"chance decides nothing after {action}")
    found = {}
    for outcome in met.outcomes:
        course = game.rehearsal()
        course.step(action)
        before = len(course.table.events)
        then = course.step(met.answer(outcome))
        said = course.table.events[before:]
        placed = [event.rule for event in said if isinstance(event, core.FigurePlaced)]
        if isinstance(then, Ask) and then.piece and not placed:
            found[outcome] = True, then.rule
        else:
            own = [event.rule for event in said if of_expansion(event)]
            found[outcome] = bool(placed), (placed or own[-1:] or [""])[0]
    return found


class Lands(OfAnswer, Several, verb="lands", topic="claiming", takes=(ACTION,), marks=1, lessons=False):
    """With which results of chance does a figure find a place after an action?  A is the tile of the turn."""

    def question(self, scene: Scene) -> str:
        ask = pending_ask(scene)
        return say(key_of("exercise-ask-lands", self.action.verb), name=scene.name(ask.player))

    def hints(self, scene: Scene) -> tuple[str, str]:
        verb = self.action.verb
        return say(key_of("exercise-hint-lands-1", verb)), say(key_of("exercise-hint-lands-2", verb))

    def choices(self, scene: Scene) -> list[AnswerOption]:
        numbers = [AnswerOption(outcome, outcome) for outcome in landings_of(scene.game, self.action)]
        return [*numbers, AnswerOption("none", say("exercise-lands-none"))]

    def right(self, scene: Scene) -> list[str]:
        return [outcome for outcome, (lands, _) in landings_of(scene.game, self.action).items() if lands] or ["none"]

    def rules(self, scene: Scene) -> list[str]:
        return [rule for _, rule in landings_of(scene.game, self.action).values()]

    def play_out(self, scene: Scene) -> Game:
        return gone_on(scene.game, self.action)

    def truth(self, scene: Scene) -> Truth:
        found = landings_of(scene.game, self.action)
        told = tuple(
            of(outcome, say("exercise-lands" if lands else "exercise-lands-nowhere"))
            for outcome, (lands, _) in found.items()
        )
        missed = [rule for lands, rule in found.values() if not lands]
        return Truth(told, (missed or [rule for _, rule in found.values()])[0], light=scene.spots("A"))
