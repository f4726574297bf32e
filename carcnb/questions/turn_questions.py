"""Questions about what the rules allow and ask next in a turn: about an expansion's own questions, too."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Self
from zlib import crc32

from carcnb.engine import events as core
from carcnb.engine.actions import SKIP, Action
from carcnb.engine.beliefs import as_believed
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import Event, FigurePlaced, Scored, SegmentAt, of_expansion
from carcnb.engine.game import Game
from carcnb.engine.grid import cell_of
from carcnb.engine.prompts import Ask
from carcnb.engine.refusals import Refusal
from carcnb.engine.track import FIELDS, space
from carcnb.questions.beliefs import beliefs
from carcnb.questions.errors import GoalError
from carcnb.questions.model import AnswerOption, One, Question, Several
from carcnb.questions.scene import Scene, Truth, of
from carcnb.questions.turn_ahead import Then, rest, then
from carcnb.questions.words import ACTION, Parameter
from carcnb.rulebook import explain
from carcnb.words import has, say

WHAT = Parameter("what", "meeple")
"""What the answers are about: a kind of figure, piece or card, or the word after the verb of the answers."""

VAGUE = frozenset({"asked", "compulsory", "no-spot", "not-offered", "verb"})
"""Reasons that say nothing about the place."""


def pending_ask(scene: Scene) -> Ask:
    """What the game asks at the moment; ``GoalError`` if it is over."""
    if scene.game.prompt is None:
        raise GoalError("this question needs a game that is not over")
    return scene.game.prompt


def key_of(stem: str, *words: str) -> str:
    """The longest key of the catalogue that begins with a stem and goes on with these words, less and less of them."""
    keys = ["-".join((stem, *words[:n])) for n in range(len(words), -1, -1)]
    return next((key for key in keys if has(key)), keys[-1])


def card_of(scene: Scene) -> dict[str, str]:
    """Title and text of the card that a question is about, for sentences that name it."""
    ask = pending_ask(scene)
    hands = scene.game.table.state.hands
    deck = next((deck for (seat, deck), cards in hands.items() if seat == ask.player and ask.piece in cards), "")
    if not deck:
        return {}
    return {"card": say(f"card-{deck}-{ask.piece}"), "text": say(f"card-{deck}-{ask.piece}-text")}


# ---- where


def action_at(game: Game, ask: Ask, what: str, place: str) -> Action:
    """The answer to a question that is about a place, written ``1,0 city.N`` or ``1,0``, allowed or not.

    A question about a feature names it by one segment, one about two roads of a tile by both.
    """
    table, (cell, _, spot) = game.table, place.partition(" ")
    x, y = map(int, cell.split(","))
    like = next((option for option in ask.target_actions if what in ("", option.what)), None)
    if like is None:
        raise GoalError(f"nothing about {what or 'a place'} is asked; the game asks to {ask.kind}")
    there = [option for option in ask.target_actions if option.cell == (x, y) and option.what == like.what]
    if ask.target in ("tile", "segments"):
        if there:
            return there[0]
        laid = table.state.tiles.get(cell_of((x, y)))
        kind = like.where.partition(".")[0]
        roads = [where for where in laid[0].where if where.partition(".")[0] == kind] if laid and kind else []
        return like._replace(cell=(x, y), where="+".join(roads[:2]))
    if ask.target == "feature":
        tile, first = table.state.tiles[cell_of((x, y))]
        label = table.state.label
        for option in ask.target_actions:
            named, start = table.state.tiles[cell_of(option.xy)]
            if label[start + named.spots[option.where]] == label[first + tile.spots[spot]]:
                return option
    return like._replace(cell=(x, y), where=spot)


class May(Several, verb="may", topic="claiming", takes=(WHAT,), least=0, marks=2, lessons=False):
    """For which of the marked places may the question be answered that the game asks: where may the figure go?"""

    def check(self, scene: Scene) -> Self:
        super().check(scene)
        ask = pending_ask(scene)
        if not any(self._what in ("", option.what) for option in ask.target_actions):
            raise GoalError(f"nothing about {self._what or 'a place'} is asked; the game asks to {ask.kind}")
        return self

    @property
    def _what(self) -> str:
        return self.words[0] if self.words else ""

    def question(self, scene: Scene) -> str:
        ask = pending_ask(scene)
        key = key_of("exercise-ask-may", ask.kind, *([self._what] if self._what else []))
        return say(key, name=scene.name(ask.player), turn=scene.name(scene.game.table.state.player), **card_of(scene))

    def hints(self, scene: Scene) -> tuple[str, str]:
        kind = pending_ask(scene).kind
        first, second = (key_of(f"exercise-hint-may-{n}", kind, *self.words) for n in (1, 2))
        return say(first), say(second)

    def right(self, scene: Scene) -> list[str]:
        return [letter for letter, why in self.reasons(scene).items() if why is None]

    def reasons(self, scene: Scene) -> dict[str, Refusal | None]:
        """Why each marked place is not allowed, None where it is."""
        ask = pending_ask(scene)
        actions = {letter: action_at(scene.game, ask, self._what, scene.place(letter)) for letter in scene.letters}
        return {letter: scene.game.why_not(action) for letter, action in actions.items()}

    def rules(self, scene: Scene) -> list[str]:
        return [why.rule for why in self.reasons(scene).values() if why]

    def truth(self, scene: Scene) -> Truth:
        reasons = self.reasons(scene)
        names = {seat: scene.name(seat) for seat in scene.game.seats}
        told = tuple(
            of(letter, explain.reason(why, names) if why else say("exercise-allowed"))
            for letter, why in reasons.items()
        )
        rules = [why.rule for why in reasons.values() if why]
        own = [rule for rule in rules if not rule.startswith("BASE-")]
        return Truth(told, (own or rules or [pending_ask(scene).rule])[0], light=scene.spots(self.right(scene)))


class Spaces(Several, verb="spaces", topic="points", lessons=False):
    """On which of some spaces of the score track may the figure be put that the game asks about?"""

    def check(self, scene: Scene) -> Self:
        if pending_ask(scene).target != "space":
            raise GoalError("'spaces' needs a game that asks for a space of the score track; moves lead there")
        return self

    def question(self, scene: Scene) -> str:
        ask = pending_ask(scene)
        return say(key_of("exercise-ask-spaces", ask.kind), name=scene.name(ask.player))

    def choices(self, scene: Scene) -> list[AnswerOption]:
        state = scene.game.table.state
        taken = {space(points) for points in state.track.values()} | {*state.on_track.values()}
        empty = next(number for number in range(min(taken), FIELDS + min(taken)) if number % FIELDS not in taken)
        return [AnswerOption(str(number), str(number)) for number in sorted({*taken, empty % FIELDS})]

    def right(self, scene: Scene) -> list[str]:
        self.check(scene)
        free = {option.what for option in pending_ask(scene).target_actions}
        return [choice.id for choice in self.choices(scene) if choice.id in free]

    def truth(self, scene: Scene) -> Truth:
        names = {seat: scene.name(seat) for seat in scene.game.seats}
        told = (
            of(number, explain.reason(why, names) if why else say("exercise-allowed"))
            for number, why in self.reasons(scene).items()
        )
        return Truth(tuple(told), pending_ask(scene).rule)

    def reasons(self, scene: Scene) -> dict[str, Refusal | None]:
        """Why each space is not allowed, None where it is."""
        ask = pending_ask(scene)
        return {choice.id: scene.game.why_not(Action(ask.kind, choice.id)) for choice in self.choices(scene)}

    def rules(self, scene: Scene) -> list[str]:
        return [why.rule for why in self.reasons(scene).values() if why]


# ---- what comes next


class OfAnswer(Question):
    """A question about an answer that can be given now."""

    def __init__(self, *words: str) -> None:
        super().__init__(*words)
        self.action = Action.parse(words[0])

    def check(self, scene: Scene) -> Self:
        super().check(scene)
        if why := scene.game.why_not(self.action):
            raise GoalError(f"{self.action} is not allowed here: {why}")
        return self


def answer_text(action: Action) -> str:
    """An answer in the words of the board: ``Take a gift``, ``Meeple``; empty where there are none for it."""
    if action == SKIP:
        return say("exercise-answer-none")
    figure = say(f"figure-{action.what}") if has(f"figure-{action.what}") else ""
    key = f"choice-{action.verb}"
    bare = not action.what or action.what.isdecimal()
    if has(f"{key}-{action.what}") or (has(key) and (figure or (bare and not _names_figure(key)))):
        return say(key_of(key, action.what), space=action.what, figure=figure)
    return figure


def _names_figure(key: str) -> bool:
    """Whether the words of an answer are about a figure, and are none without it: ``Fly: Builder``."""
    return say(key, space="", figure="") != say(key, space="", figure=key)


class Allowed(One, verb="allowed", topic="claiming", takes=(ACTION,), lessons=False):
    """Is this answer to the game's question allowed?  A is its place, A and B are where it is about two parts."""

    telling = True

    def __init__(self, *words: str) -> None:
        super().__init__(*words)
        self.action = Action.parse(words[0])

    def check(self, scene: Scene) -> Self:
        pending_ask(scene)
        return super().check(scene)

    def question(self, scene: Scene) -> str:
        ask, action = pending_ask(scene), self.action
        asked = say(key_of(f"ask-{ask.kind}", ask.rule) if has(f"ask-{ask.kind}") else "ask-figure")
        said = answer_text(action)
        key = ("exercise-ask-allowed", "exercise-ask-allowed-at", "exercise-ask-allowed-both")[len(scene.marks)]
        return say(key, name=scene.name(ask.player), asked=asked, answer=said)

    def choices(self, scene: Scene) -> list[AnswerOption]:
        return [AnswerOption(id, say(f"choice-{id}")) for id in ("yes", "no")]

    def hints(self, scene: Scene) -> tuple[str, str]:
        """What of the board or of the question to look at, by what is answered."""
        first = key_of("exercise-hint-allowed-1", self.action.verb)
        return say(first), say("exercise-hint-allowed-2-marked" if scene.marks else "exercise-hint-allowed-2")

    def lit_segments(self, scene: Scene) -> Sequence[SegmentAt]:
        return scene.spots(scene.letters)

    def _refused(self, scene: Scene) -> Refusal | None:
        return scene.game.why_not(self.action)

    def right(self, scene: Scene) -> str:
        return "no" if self._refused(scene) else "yes"

    def truth(self, scene: Scene) -> Truth:
        why, names = self._refused(scene), {seat: scene.name(seat) for seat in scene.game.seats}
        told = explain.reason(why, names) if why else say("exercise-allowed-so")
        return Truth((told,), why.rule if why else self._allowing_rule(scene), light=scene.spots(scene.letters))

    def _allowing_rule(self, scene: Scene) -> str:
        """The rule by which it is allowed: that of the figure that is placed, else that of the game's question."""
        events = rest(scene.game, self.action)[0] if self.action.verb == "deploy" else ()
        return next((event.rule for event in events if isinstance(event, FigurePlaced)), pending_ask(scene).rule)


class Follows(OfAnswer, One, verb="follows", topic="claiming", takes=(ACTION,), marks=1, lessons=False):
    """Who draws or decides something next after an action, and what?

    The tile of the turn is A, or the square on which it is laid.
    """

    telling = True
    _tempting: tuple[Scene, list[Then]] | None = None  # of the scene asked about last

    @property
    def in_hand(self) -> bool:  # type: ignore[override]
        """The tile is shown while it is still to be laid."""
        return self.action.verb == "place"

    def question(self, scene: Scene) -> str:
        ask = pending_ask(scene)
        done = say(self.key(ask), name=scene.name(ask.player), space=self.action.what, **card_of(scene))
        return say("exercise-ask-follows", done=done)

    def key(self, ask: Ask) -> str:
        """The key of the sentence that tells the action."""
        words = [ask.kind] if self.action == SKIP else [self.action.what]
        for_tile = not isinstance(ask.about, Scored) or _completes(ask.about)
        return key_of(f"exercise-does-{self.action.verb}", *filter(None, words), *([] if for_tile else ["besides"]))

    def choices(self, scene: Scene) -> list[AnswerOption]:
        right = then(scene.game, self.action)[0]
        offered = list(dict.fromkeys((right, *self._others(scene))))
        offered = list({one.id: one for one in offered}.values())[:4]
        salt = f"{scene.marks}{self.action}{len(scene.game.table.events)}"
        offered.sort(key=lambda one: crc32(f"{salt}{one.id}".encode()))
        return [AnswerOption(one.id, self._told(scene, one)) for one in offered]

    def _told(self, scene: Scene, one: Then) -> str:
        return say(f"exercise-then-{one.what}", name=scene.name(one.seat) if one.seat else "")

    def _others(self, scene: Scene) -> list[Then]:
        """What else may come in a turn, the most tempting first: the question of this very moment asked of others."""
        table, player = scene.game.table, pending_ask(scene).player
        right = then(scene.game, self.action)[0]
        believed = self._believed(scene)
        seats = table.clockwise(player)
        verbs = [verb for expansion in table.expansions for verb in (*expansion.chances, *expansion.verbs)]
        own = [what for verb in verbs for what in (verb, f"draw-{verb}") if has(f"exercise-then-{what}")]
        own.sort(key=lambda what: crc32(f"{self.action}{scene.marks}{what}".encode()))
        passed = [Then(seat, right.what) for seat in seats if seat != right.seat]
        others = [one for one in passed if one.what not in ("deploy", "draw-again", "draw-tile")][:1]
        others += [Then(player, own[0])] if own else []
        after = table.clockwise(table.state.player)[1]
        others += [Then(after, "draw-tile"), Then(table.state.player, "deploy")]
        last = [Then(table.state.player, "draw-again"), Then(after, "deploy")]
        return [*believed, *others, *(Then(player, what) for what in own[1:]), *last]

    def _believed(self, scene: Scene) -> list[Then]:
        """What comes next by the rules that people wrongly believe of the expansions in play."""
        if self._tempting is None or self._tempting[0] is not scene:
            found = []
            for known in (one for system in scene.game.setup.expansions for one in beliefs().get(system, {}).values()):
                with suppress(CarcnbError):  # by this belief the game goes another way
                    found.append(then(as_believed(scene.game, known.belief), self.action)[0]._replace(rule=""))
            self._tempting = scene, [one for one in dict.fromkeys(found) if has(f"exercise-then-{one.what}")]
        return self._tempting[1]

    def right(self, scene: Scene) -> str:
        return then(scene.game, self.action)[0].id

    def play_out(self, scene: Scene) -> Game:
        after = scene.game.clone()
        after.apply(self.action)
        return after

    def truth(self, scene: Scene) -> Truth:
        found, said = then(scene.game, self.action)
        told = [scene.game.explain(event) for event in said if _tells(event)]
        rule = found.rule or next((e.rule for e in reversed(said) if _tells(e)), "") or "BASE-3.2"
        return Truth((*dict.fromkeys(told), self._told(scene, found)), rule, light=scene.spots("A"))


def _completes(event: Scored) -> bool:
    """Whether points are those of a feature that the tile has completed."""
    return isinstance(event, core.PointsScored) and event.feature.complete


def _tells(event: Event) -> bool:
    """Whether an event is worth a sentence beside what comes next: points and what an expansion does, no more."""
    return of_expansion(event) or isinstance(event, core.PointsScored | core.BonusScored | core.TokensTaken)
