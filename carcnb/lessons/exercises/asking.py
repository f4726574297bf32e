"""What an exercise can ask: every kind of question works out its own right answers with the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Any, ClassVar, Literal, NamedTuple

from carcnb.lessons.exercises.scene import Scene, Truth
from carcnb.lessons.goals import CLOSING, ROLES, GoalError
from carcnb.words import say

Form = Literal["act", "one", "several", "number"]
"""How it is answered: by a turn on the board, one choice, all the right choices, or a whole number."""


class Choice(NamedTuple):
    """An answer to pick, and a note for those who do not see its letter on the board."""

    id: str
    text: str
    note: str = ""


class Ask:
    """A question: a verb and what follows it, e.g. ``share red``; A is the first marked place.

    ``topic`` is the topic it belongs to, ``takes`` names the words after the verb, ``marks`` the fewest marks.
    """

    verb: ClassVar[str]
    topic: ClassVar[str]
    form: ClassVar[Form]
    takes: ClassVar[tuple[str, ...]] = ()
    marks: ClassVar[int] = 0
    in_hand: ClassVar[bool] = False
    """Whether it is about the tile that is in hand."""
    telling: ClassVar[bool] = False
    """Whether the rule that decides is the answer already, or half of it."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))

    def question(self, scene: Scene) -> str:
        """The question in the session's language."""
        return say(f"exercise-ask-{self.verb}")

    def hints(self, scene: Scene) -> tuple[str, str]:
        """Where to look, then how to find the answer."""
        return say(f"exercise-hint-{self.verb}-1"), say(f"exercise-hint-{self.verb}-2")

    def choices(self, scene: Scene) -> list[Choice]:
        """What can be picked: by default the marked places."""
        return [Choice(letter, letter, scene.named(letter)) for letter in scene.letters]

    def right(self, scene: Scene) -> Any:
        """The right answer: a number, a choice's id, or a sorted list of ids; of ``act``, every right turn."""
        raise NotImplementedError

    def truth(self, scene: Scene) -> Truth:
        """What is true, for the feedback."""
        raise NotImplementedError

    def lit(self, scene: Scene) -> Sequence[tuple[int, int, int]]:
        """What the second hint lights."""
        return ()

    def fair(self, scene: Scene) -> bool:
        """Whether the question is neither trivial nor without an answer."""
        right = self.right(scene)
        if self.form == "several":
            return 0 < len(right) < len(self.choices(scene))
        return bool(right)


ASKS: dict[str, type[Ask]] = {}
"""Every question by its verb."""


def ask(verb: str, topic: str, form: Form, *takes: str, marks: int = 0) -> Callable[[type[Ask]], type[Ask]]:
    """Enter a class as the question with this verb."""

    def enter(kind: type[Ask]) -> type[Ask]:
        kind.verb, kind.topic, kind.form, kind.takes, kind.marks = verb, topic, form, takes, marks
        ASKS[verb] = kind
        return kind

    return enter


def parse(text: str, scene: Scene) -> Ask:
    """The question a text stands for, fitting a scene; ``GoalError`` says what would be right."""
    verb, *words = text.split() or [""]
    if verb not in ASKS:
        near = get_close_matches(verb, ASKS, 1)
        hint = f" (did you mean {near[0]!r}?)" if near else ""
        raise GoalError(f"{text!r} asks nothing known{hint}; a question begins with {', '.join(ASKS)}")
    kind = ASKS[verb]
    if len(words) != len(kind.takes):
        raise GoalError(f"{text!r}: write {' '.join((verb, *(f'<{name}>' for name in kind.takes)))}")
    for name, word in zip(kind.takes, words, strict=True):
        known = _KNOWN.get(name, scene.game.seats)
        if known and word not in known:
            raise GoalError(f"{text!r}: {word!r} is no {name}; one is {', '.join(known)}")
        if name == "points" and not word.isdigit():
            raise GoalError(f"{text!r}: write the points as a whole number, not {word!r}")
    if len(scene.marks) < kind.marks:
        raise GoalError(f"{text!r} needs {kind.marks} or more marked places: marks=['1,0 city.N', ...]")
    made = kind(*words)
    made.question(scene)  # a mark of the wrong kind shows here
    return made


_KNOWN: dict[str, tuple[str, ...]] = {
    "kind": CLOSING,
    "role": tuple(ROLES),
    "points": (),
}
"""What a word after the verb can be; a ``seat`` is one that plays."""
