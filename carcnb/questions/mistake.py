"""Find the mistake: points told line by line, one line perhaps as somebody would have it who holds a belief."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Self

from carcnb.board.aloud import place_name
from carcnb.engine.actions import SKIP
from carcnb.engine.board import segment_number
from carcnb.engine.errors import CarcnbError
from carcnb.engine.events import (
    BonusScored,
    Feature,
    FeatureCompleted,
    Line,
    PointsScored,
    SegmentAt,
    main_rule,
    worth,
)
from carcnb.engine.game import Game
from carcnb.errors import nearest
from carcnb.questions.beliefs import BASE, all_beliefs, apply_belief, beliefs
from carcnb.questions.errors import GoalError
from carcnb.questions.model import AnswerOption, One, Result, result
from carcnb.questions.placing import prompt_of
from carcnb.questions.scene import Scene, Truth
from carcnb.questions.sentences import rule_sentence
from carcnb.questions.turn_ahead import gone_on, rest
from carcnb.questions.words import Parameter
from carcnb.questions.worth import final_table, first_owner, majority, over, value
from carcnb.rulebook import explain
from carcnb.words import language, say

NONE = "none"
"""What is picked where every line is right."""

OWNERS = "owners"
"""The line that says who gets the points of a feature."""

OCCASION = Parameter("occasion", "final", ever=("feature", "turn", "final"))
BELIEF = Parameter("belief", "coats-forgotten", "[a-z0-9-]+")

Key = tuple[Any, ...]
Sums = tuple[tuple[str, tuple[Line, ...]], ...]
"""What some players get, each with the lines of the sum."""

Told = Mapping[Key, Sums]
"""What is told, line by line: by the first segment of a feature, by a bonus and whose it is, or by a part of a sum."""


def of_feature(scene: Scene) -> Told:
    """The sum of feature A, each of its lines by itself, then who gets the points."""
    feature = scene.feature("A")
    told: dict[Key, Sums] = {}
    for line in value(scene, "A", first_owner(feature)).lines:
        told[line.what, sum(key[0] == line.what for key in told)] = (("", (line,)),)
    told[OWNERS,] = tuple((seat, ()) for seat in sorted(feature.owners))
    return told


def of_events(scene: Scene, occasion: str, known: Collection[Key]) -> tuple[Told, dict[Key, Feature]]:
    """What a turn or the final scoring brings, a line for each feature and bonus; the features by their lines.

    A feature of which a segment is ``known`` has its line under that: a belief may have joined it with others.
    """
    if occasion == "turn":
        prompt_of(scene, "deploy")
    events = rest(scene.game, SKIP)[0] if occasion == "turn" else final_table(scene.game).events
    told: dict[Key, Sums] = {}
    features: dict[Key, Feature] = {}
    for event in events:
        if isinstance(event, BonusScored):
            key: Key = (event.reason, event.player)
            told[key] = (*told.get(key, ()), (event.player, event.lines))
        elif isinstance(event, PointsScored | FeatureCompleted):
            feature = event.feature
            key = next((key for key in known if key in feature.segments), min(feature.segments))
            features[key] = feature
            told.setdefault(key, ())
            if isinstance(event, PointsScored):
                told[key] = (*told[key], (event.player, event.lines))
    return told, features


class Wrong(One, verb="wrong", topic="points", takes=(OCCASION, BELIEF), least=1, lessons=False):
    """Which line is wrong, if any: of feature A's sum, of what a turn brings, or of the final scoring?

    It is told as whoever holds the belief would have it, without one as it is.  What is told stays as it was when the
    question was put to a scene, whoever else is asked.
    """

    by_chance = False  # whoever sees no mistake there has read all of it

    _shown: Told | None = None
    _compared: tuple[Scene, Told, Told, list[Key]] | None = None  # of the scene asked about last

    @property
    def occasion(self) -> str:
        """What is told: the sum of a feature, a turn or the final scoring."""
        return self.words[0]

    @property
    def belief(self) -> str:
        """The id of the belief that one line follows, empty for none."""
        return self.words[1] if len(self.words) > 1 else ""

    def check(self, scene: Scene) -> Self:
        super().check(scene)
        if self.occasion == "feature" and not scene.marks:
            raise GoalError("'wrong feature' needs a marked place: marks=['1,0 city.N']")
        self._shown, self._compared = self._as_told(scene), None
        if self.belief and not self._off(scene):
            raise GoalError(f"the belief {self.belief!r} changes no line here")
        return self

    def _as_told(self, scene: Scene) -> Told:
        """What is told: by the belief, where there is one."""
        if not self.belief:
            return self._truth(scene)
        systems = (BASE, *scene.game.setup.expansions)
        held = {id: known.belief for system in systems for id, known in beliefs().get(system, {}).items()}
        if self.belief not in held:
            raise GoalError(f"there is no belief {self.belief!r:.60} in this game; {nearest(self.belief, held)}")
        return self._truth(apply_belief(scene, held[self.belief]), self._truth(scene))

    def _truth(self, scene: Scene, known: Collection[Key] = ()) -> Told:
        """What is true in a scene, by whatever rules hold there."""
        return of_feature(scene) if self.occasion == "feature" else of_events(scene, self.occasion, known)[0]

    def _both(self, scene: Scene) -> tuple[Told, Told, list[Key]]:
        """What is told, what is true, and the lines in their order.

        They stand as a sum is worked out, those of a turn or of the final scoring by the letters on the board.
        """
        if self._compared is None or self._compared[0] is not scene:
            shown = self._shown if self._shown is not None else self._as_told(scene)
            true = self._truth(scene, shown)
            keys = [*shown, *(key for key in true if key not in shown and true[key])]
            if self.occasion == "feature":
                keys.sort(key=lambda key: key == (OWNERS,))
            else:
                letters = {key: self._letter(scene, key) or "~" for key in keys}
                keys.sort(key=lambda key: (letters[key], key[0] if len(key) == 2 else "", *key[1:]))
            self._compared = scene, shown, true, keys
        return self._compared[1:]

    def _off(self, scene: Scene) -> list[str]:
        """The lines that are not as they should be."""
        shown, true, keys = self._both(scene)
        return [str(n) for n, key in enumerate(keys, 1) if shown.get(key, ()) != true.get(key, ())]

    def size(self, scene: Scene) -> int:
        """How many lines there are."""
        return len(self._both(scene)[2])

    # ---- how a line reads

    def _letter(self, scene: Scene, key: Key) -> str:
        """The letter of the feature that a line is about."""
        if len(key) != 3:
            return ""
        features = (letter for letter in scene.letters if " " in scene.place(letter))
        return next((letter for letter in features if key in scene.feature(letter).segments), "")

    def _line(self, scene: Scene, key: Key, sums: Sums) -> str:
        if self.occasion == "feature":
            if key == (OWNERS,):
                who = scene.names(seat for seat, _ in sums)
                return say("exercise-line-owners", names=who, count=len(sums)) if sums else say("exercise-line-nobody")
            if not sums:  # by the belief nothing of it counts
                (_, (line,)), *_ = self._truth(scene)[key]
                return explain.total([line._replace(each=0)])
            (_, (line,)), *_ = sums
            return explain.total([line]) if line.points >= 0 else explain.sum_line(line)["text"]
        what = self._what(scene, key)
        if not sums:
            return say("exercise-of", who=what, what=say("exercise-line-nobody"))
        totals = {explain.total(lines) for _, lines in sums}
        if len(totals) > 1:
            each = [say("exercise-of", who=scene.name(seat), what=explain.total(lines)) for seat, lines in sums]
            return say("exercise-of", who=what, what="; ".join(each))
        names = scene.names(seat for seat, _ in sums)
        return say("exercise-line", what=what, sum=totals.pop(), names=names, count=len(sums))

    def _what(self, scene: Scene, key: Key) -> str:
        """What a line is about: a feature by its letter or its square, or what gave a bonus."""
        if len(key) == 2:
            return say(f"bonus-{key[0]}")
        kind = scene.game.table.feature(segment_of(scene, key)).kind
        letter = self._letter(scene, key)
        if letter:
            return say("exercise-lettered", kind=say(f"feature-{kind}"), letter=letter)
        return place_name(scene.game.table.state, key, language())

    # ---- ask

    def question(self, scene: Scene) -> str:
        if self.occasion == "feature":
            feature = scene.feature("A")
            return say(f"exercise-ask-wrong-{'complete' if feature.complete else 'unfinished'}")
        if self.occasion == "final":
            return say("exercise-ask-wrong-final")
        return say("exercise-ask-wrong-turn", name=scene.name(prompt_of(scene, "deploy").player))

    def choices(self, scene: Scene) -> list[AnswerOption]:
        shown, _, keys = self._both(scene)
        lines = [self._line(scene, key, shown.get(key, ())) for key in keys]
        told = [AnswerOption(str(n), line) for n, line in enumerate(lines, 1)]
        return [*told, AnswerOption(NONE, say("exercise-line-none"))]

    def lit_segments(self, scene: Scene) -> tuple[SegmentAt, ...]:
        return scene.spots(scene.letters)

    def fair(self, scene: Scene) -> bool:
        shown, true, keys = self._both(scene)
        off = [key for key in keys if shown.get(key, ()) != true.get(key, ())]
        points = [key for key in off if key == (OWNERS,) or _points(shown.get(key, ())) != _points(true.get(key, ()))]
        brings = any(_points(sums) for sums in true.values())
        return brings and len(keys) > 1 and len(points) == len(off) == bool(self.belief)

    # ---- solve and judge

    def solve(self, scene: Scene) -> list[str]:
        """The one line that is not as it should be, or that there is none; ``GoalError`` where several are not."""
        off = self._off(scene)
        if len(off) > 1:
            raise GoalError(f"{len(off)} lines are not as they should be here; one at most may be wrong")
        return off or [NONE]

    def right(self, scene: Scene) -> str:
        return self.solve(scene)[0]

    def play_out(self, scene: Scene) -> Game | None:
        if self.occasion == "feature":
            return None
        return over(scene.game) if self.occasion == "final" else gone_on(scene.game, SKIP)

    def truth(self, scene: Scene) -> Truth:
        right = self.right(scene)
        shown, true, keys = self._both(scene)
        if right == NONE:
            return Truth((say("exercise-line-all-right"),), self._rule(scene, keys[0]), light=self._light(scene))
        key = keys[int(right) - 1]
        told = [say("exercise-line-wrong", line=self._line(scene, key, shown.get(key, ())))]
        if self.belief:
            told.append(say("exercise-line-believed", belief=say(f"belief-{self.belief}")))
        if self.occasion == "feature" and key not in true:
            told.append(say("exercise-line-too-many"))
        else:
            told.append(say("exercise-line-right", line=self._line(scene, key, true.get(key, ()))))
        if self.belief:
            told.append(say(f"belief-{self.belief}-why"))
        sums = true.get(key, ())
        return Truth(
            tuple(told), self._rule(scene, key), explain.total(sums[0][1]) if sums else "", self._light(scene, key)
        )

    def _light(self, scene: Scene, key: Key = ()) -> tuple[SegmentAt, ...]:
        return (
            (key,) if len(key) == 3 else scene.spots(scene.letters[:1] if self.occasion == "feature" else scene.letters)
        )

    def _rule(self, scene: Scene, key: Key) -> str:
        """The rule of a line: of several that speak for it, the one against the belief if the line is wrong."""
        shown, true, _ = self._both(scene)
        lines = [line for _, lines in true.get(key, ()) for line in lines]
        found = sorted((line.rule for line in lines), key=lambda rule: rule != (main_rule(lines) if lines else ""))
        if key == (OWNERS,) or len(key) == 3:
            segment = "A" if key == (OWNERS,) else self._letter(scene, key)
            feature = scene.feature(segment) if segment else scene.game.table.feature(segment_of(scene, key))
            alone = feature.complete and len(feature.strength) == 1 and feature.kind != "monastery"
            found.append("BASE-8.2" if alone else majority(feature))
        if self.belief and shown.get(key, ()) != true.get(key, ()):
            against = all_beliefs()[self.belief].rules
            return next((rule for rule in found if rule in against), against[0])
        return (found or ["BASE-3.5"])[0]

    def judge(self, scene: Scene, given: Any) -> Result:
        correct = given == self.right(scene)
        return result(correct, self.truth(scene), () if correct else [self._picked(scene, given)])

    def nudge(self, scene: Scene, given: Any, believed: str = "", hinted: bool = False) -> str:
        return "\n\n".join(filter(None, [self._picked(scene, given, believed), believed, say("exercise-once-more")]))

    def _picked(self, scene: Scene, given: str, besides: str = "") -> str:
        """What is said of a wrong pick: why that line is right, or that there is one that is not.

        The rule is not told where it is told ``besides``.
        """
        if given == NONE:
            return say("exercise-line-is-there")
        shown, _, keys = self._both(scene)
        key = keys[int(given) - 1]
        line = self._line(scene, key, shown.get(key, ()))
        rule = rule_sentence(self._rule(scene, key))
        return " ".join([say("exercise-line-is-right", line=line), *([] if rule in besides else [rule])])


def _points(sums: Sums) -> dict[str, int]:
    found: dict[str, int] = {}
    for seat, lines in sums:
        found[seat] = found.get(seat, 0) + worth(lines)
    return {seat: points for seat, points in found.items() if points}


def segment_of(scene: Scene, key: Key) -> int:
    """The number of the segment that a line is told under."""
    x, y, n = key
    return segment_number(scene.game.table.state, (x, y, int(n)))


def find_mistakes(scene: Scene, occasion: str, beliefs: Iterable[str]) -> Iterator[str]:
    """The beliefs by which exactly one line would be wrong, in the order given."""
    for id in beliefs:
        with suppress(CarcnbError):  # by this belief the game goes another way
            if Wrong(occasion, id).check(scene).fair(scene):
                yield id
