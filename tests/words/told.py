"""What the scenes of the tests say: `python -m tests.words` writes a file for each language, ``told/en.txt``.

A module with ``SCENES`` gives by name what is said there: events, refusals, and words of the board.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from carcnb import Game
from carcnb.engine.events import Event
from carcnb.engine.refusals import Refusal
from carcnb.rulebook.explain import explain, refusal

FOLDER = Path(__file__).parent / "told"
NAMES = {"red": "Ada", "blue": "Ben", "green": "Cyd", "yellow": "Dan"}
TESTS = Path(__file__).parents[1]
MODULES = ("words/test_explain", "systems/test_told", "systems/*/test_told")


class Shown(NamedTuple):
    """Words of the board in a scene, by language."""

    key: str
    rule: str
    text: Callable[[str], str]


Said = Event | Refusal | Shown
Scenes = Mapping[str, Callable[[], Iterable[Said]]]


def why(game: Game, answer: str) -> Refusal:
    """Why an answer is refused."""
    found = game.why_not(answer)
    assert found is not None, f"{answer} is allowed"
    return found


def keys(found: Iterable[Refusal]) -> list[tuple[str, str]]:
    """The reasons with their rules."""
    return [(one.key, one.rule) for one in found]


def sentence(said: Said, lang: str) -> str:
    """One thing said, in a language."""
    match said:
        case Shown(text=text):
            return text(lang)
        case Refusal():
            return refusal(said, NAMES, lang)
    return explain(said, NAMES, lang)


def key(said: Said) -> str:
    """What is said, without its words."""
    what = said.key if isinstance(said, Refusal | Shown) else type(said).__name__
    return f"{what} {said.rule}"


@cache
def everything() -> Mapping[str, list[Said]]:
    """Module and scene -> what is said there."""
    return {f"{name}: {scene}": list(say()) for name, scenes in _modules() for scene, say in scenes.items()}


def _modules() -> Iterator[tuple[str, Scenes]]:
    for path in sorted(path for module in MODULES for path in TESTS.glob(f"{module}.py")):
        dotted = ".".join(path.relative_to(TESTS.parent).with_suffix("").parts)
        yield path.parent.name, getattr(import_module(dotted), "SCENES", {})


def told(lang: str) -> str:
    """All sentences in a language, under the names of their scenes."""
    parts = [[f"# {scene}", *(f"{key(s)}: {sentence(s, lang)}" for s in said)] for scene, said in everything().items()]
    return "\n\n".join("\n".join(part) for part in parts) + "\n"
