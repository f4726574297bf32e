"""Questions about laying a tile and about putting a follower on it."""

from __future__ import annotations

from carcnb.engine.actions import TURNS, Action
from carcnb.engine.events import Cell
from carcnb.engine.grid import cell_of
from carcnb.engine.placement import why_not_placed
from carcnb.engine.prompts import Ask
from carcnb.engine.why import taken_spots
from carcnb.questions.errors import GoalError
from carcnb.questions.model import AnswerOption, Number, One, Several
from carcnb.questions.scene import Scene, Truth, of
from carcnb.rulebook import explain
from carcnb.words import say

_RULES = {"fits": "BASE-4.5", "edge": "BASE-4.5", "corner": "BASE-4.4", "alone": "BASE-4.3", "cell-taken": "BASE-4.3"}


def prompt_of(scene: Scene, kind: str) -> Ask:
    """The question the game asks, which must be of this kind."""
    prompt = scene.game.prompt
    if prompt is None or prompt.kind != kind:
        raise GoalError(f"this question needs a position in which the game asks to {kind}; moves lead there")
    return prompt


def cells(scene: Scene) -> list[Cell]:
    """The squares on which the tile in hand fits in some turn, sorted."""
    return sorted({action.cell for action in prompt_of(scene, "place").options if action.cell})


def verdict(scene: Scene, letter: str) -> str:
    """``fits``, or the reason why the tile in hand cannot lie on a marked square, however it is turned."""
    if scene.cell(letter) in cells(scene):
        return "fits"
    tile = prompt_of(scene, "place").tile
    why = why_not_placed(scene.game.table.state, Action("place", tile, scene.cell(letter), TURNS[0]))
    # turned like this it may well continue: then it is another turn that fits no better
    return why.key if why else "edge"


def _said(scene: Scene, letter: str) -> str:
    return of(letter, say(f"exercise-verdict-{verdict(scene, letter)}"))


class Fits(Number, verb="fits", topic="placement"):
    """On how many squares does the tile in hand fit (BASE-4.3 to BASE-4.5)?"""

    in_hand = True
    counts = "exercise-squares"

    def right(self, scene: Scene) -> int:
        return len(cells(scene))

    def slips(self, scene: Scene) -> dict[int, str]:
        return {len(prompt_of(scene, "place").options): "exercise-slip-turns"}

    def truth(self, scene: Scene) -> Truth:
        found = cells(scene)
        said = say("say-plain", what=say("fits-places", n=len(found)))
        return Truth((said,), "BASE-4.5", light=tuple((x, y, -1) for x, y in found))


class Fitting(Several, verb="fitting", topic="placement", marks=2):
    """On which of the marked squares does the tile in hand fit?"""

    in_hand = True

    def right(self, scene: Scene) -> list[str]:
        return [letter for letter in scene.letters if verdict(scene, letter) == "fits"]

    def truth(self, scene: Scene) -> Truth:
        return Truth(
            tuple(_said(scene, letter) for letter in scene.letters), "BASE-4.5", light=scene.spots(self.right(scene))
        )


class WhyNot(One, verb="why", topic="placement", marks=1):
    """Can the tile in hand lie on square A, and if not, what forbids it?"""

    telling = True
    in_hand = True

    def choices(self, scene: Scene) -> list[AnswerOption]:
        return [AnswerOption(key, say(f"exercise-why-{key}")) for key in _RULES]

    def right(self, scene: Scene) -> str:
        return verdict(scene, "A")

    def truth(self, scene: Scene) -> Truth:
        return Truth((_said(scene, "A"),), _RULES[verdict(scene, "A")], light=scene.spots("A"))


class Claims(Several, verb="claims", topic="claiming", marks=2):
    """On which of the marked places of the tile just laid may its player put a follower (BASE-5.7)?"""

    def question(self, scene: Scene) -> str:
        return say("exercise-ask-claims", name=scene.name(prompt_of(scene, "deploy").player))

    def right(self, scene: Scene) -> list[str]:
        taken = self._taken(scene)
        return [letter for letter in scene.letters if letter not in taken]

    def truth(self, scene: Scene) -> Truth:
        taken = self._taken(scene)
        told = tuple(of(letter, taken.get(letter) or say("exercise-free")) for letter in scene.letters)
        return Truth(told, "BASE-5.7", light=scene.spots(self.right(scene)))

    def _taken(self, scene: Scene) -> dict[str, str]:
        """The letters where no follower may be put, with the reason."""
        prompt = prompt_of(scene, "deploy")
        tile, first = scene.game.table.state.tiles[cell_of(prompt.xy)]
        names = {seat: scene.name(seat) for seat in scene.game.seats}
        reasons = {
            first + tile.spots[action.where]: explain.reason(refusal, names)
            for action, refusal in taken_spots(scene.game.table, prompt)
        }
        there = {scene.segment(letter): letter for letter in scene.letters if scene.cell(letter) == prompt.xy}
        if len(there) < len(scene.letters):
            raise GoalError("every mark of 'claims' is another part of the tile just laid")
        return {there[at]: reason for at, reason in reasons.items() if at in there}
