"""What an expansion decides about a feature: the rule that has to be known, and the figures that count differently."""

from __future__ import annotations

from carcnb.engine.board import segment_number
from carcnb.engine.events import main_rule
from carcnb.engine.scoring import lines
from carcnb.questions.scene import Scene
from carcnb.words import say


def ruling(scene: Scene, letter: str, seat: str) -> str:
    """The rule that decides what the marked feature brings: that of an expansion where one changes it."""
    found = lines(scene.game.table, scene.segment(letter), scene.feature(letter), seat)
    own = [line.rule for line in found if not line.rule.startswith("BASE-")]
    return own[-1] if own else main_rule(found)


def strong(scene: Scene, letter: str) -> tuple[str, ...]:
    """A sentence for each kind of figure on the marked feature that counts more than one follower."""
    state, kinds = scene.game.table.state, scene.game.table.figures
    there = set[str]()
    for at in scene.feature(letter).segments:
        there |= {figure.kind for figure in state.figures.get(segment_number(state, at), ())}
    found = [name for name, kind in kinds.items() if name in there and kind.strength > 1]
    return tuple(say("say-plain", what=say(f"card-figure-{name}")) for name in found)
