"""The options of games, each with its type, once for every function that takes them."""

# Without postponed annotations: the signatures made here show the types themselves.
import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypedDict, TypeVar

from carcnb.engine.notation import Counted, Drawn, Held, Laid, Memory
from carcnb.errors import near_names

_F = TypeVar("_F", bound=Callable[..., Any])
_Texts = Iterable[str] | None


class _Options(TypedDict, total=False):
    """What ``carcnb.engine.setup.Setup`` says of these; a list given as None is left to its default."""

    variants: _Texts
    farmers: bool
    small_city_scores_2: bool
    first: str
    tiles: _Texts
    draws: Iterable[str | Drawn] | None
    scores: Sequence[int] | Mapping[str, int] | None
    tokens: Iterable[str | Counted] | Mapping[str, Mapping[str, int]] | None
    track: Iterable[str | Counted] | None
    hands: Iterable[str | Held] | None
    supply: Iterable[str | Counted] | None
    memories: Iterable[str | Memory] | None


class GameOptions(_Options, total=False):
    """What ``carcnb.Game`` takes besides players, expansions and seed."""

    position: Iterable[str | Laid] | None


class ExerciseOptions(_Options, total=False):
    """What ``carcnb.exercise`` takes of a game's options besides players and position."""

    expansions: Iterable[str]


def spelt_out(options: type, defaults: Mapping[str, Any]) -> Callable[[_F], _F]:
    """A function whose signature names every one of its ``options``, for help and for completion in a kernel."""

    def named(function: _F) -> _F:
        signature = inspect.signature(function)
        own = [one for one in signature.parameters.values() if one.kind is not one.VAR_KEYWORD]
        more = [
            inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=defaults.get(name, ...), annotation=kind)
            for name, kind in inspect.get_annotations(options).items()
        ]
        function.__signature__ = signature.replace(parameters=[*own, *more])  # type: ignore[attr-defined]
        return function

    return named


def no_option(what: str, given: Iterable[str], known: Iterable[str]) -> str:
    """What to say of the first of the given options that ``what`` has not; empty if it has them all."""
    known = list(known)
    for wrong in given:
        if wrong not in known:
            near = near_names(wrong, known)
            it_has = f"; did you mean {near[0]!r}? It has" if near else "; it has"
            return f"{what} has no option {wrong!r:.60}{it_has} {', '.join(known)}"
    return ""
