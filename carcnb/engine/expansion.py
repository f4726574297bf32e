"""What an expansion can add: data, values folded in, and scripts that join named moments of the turn.

The core calls these hooks and never names an expansion.  A hook that a class does not override costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from carcnb.engine.actions import Action
from carcnb.engine.errors import SetupError
from carcnb.engine.events import Event, Feature, Line, Owned, Scored
from carcnb.engine.features import FeatureKind
from carcnb.engine.figures import FigureKind
from carcnb.engine.prompts import Ask, Script

if TYPE_CHECKING:
    from carcnb.engine.refusals import Refusal
    from carcnb.engine.scoring import Due
    from carcnb.engine.state import Neutral
    from carcnb.engine.table import Table

MOMENTS = (
    "tile_drawn",
    "tile_placed",
    "figure_placed",
    "recording",
    "points_recorded",
    "features_cleared",
    "features_scored",
    "points_tallied",
    "part_over",
    "turn_over",
    "final_began",
    "game_ended",
)
FOLDS = ("draws", "placements", "deployments", "cities", "feature", "owners", "dues", "lines")
REASONS = ("why_not_standing", "another_part", "earned_part")


class Expansion:
    """One expansion; each subclass reads like its page of the rulebook.

    It keeps nothing on itself, for clones of a game share it: what it has to remember is one immutable value of a type
    of its own, which is ``memory`` at the start, read with ``table.recall(TYPE)`` and replaced with ``table.remember``.

    ``sets`` are the tile sets it adds to the bag, ``kinds`` the kinds of features that stand alone on their tiles,
    ``figures`` the kinds of figures it gives every player, ``tokens`` the tokens players collect and ``neutrals`` the
    pieces of nobody's, with how many there are of each kind, ``pieces``
    its score figures, ``on_track`` those of its figures that stand on the score track without counting points.
    ``chances`` are what else than tiles it leaves to chance, with the weight of every outcome, ``decks`` those of them
    that are cards players hold, ``circling`` those whose cards, all different, come round in the same order again.
    ``variants`` are the ways to play it that a setup may choose.  ``score_cards`` is false where a score figure that
    walked round the track is laid down and no card tells it; ``order_matters`` is true where the player on turn has to
    choose the order in which several features are recorded (D-INT-3).  ``alone`` is the rule by which it was made for
    the base game only; beside others it is a house rule (D-INT-16).  One space of the score track in ``dark`` is dark,
    none where that is 0.  ``verbs`` begin the answers to its questions.  ``start`` is the tile that lies at the start
    in the place of the usual one, which then stays in the box.  ``brings`` tells of its tokens, figures and pieces
    which line of a sum says what one has brought; by that their worth is measured.

    One from outside acts after all others, within every moment and fold, unless it names expansions: it then acts right
    ``before`` the first of these, or right ``after`` the last of those.
    """

    name = ""
    memory: Hashable | None = None
    verbs: tuple[str, ...] = ()
    sets: tuple[str, ...] = ()
    kinds: tuple[FeatureKind, ...] = ()
    figures: Mapping[str, FigureKind] = MappingProxyType({})
    tokens: Mapping[str, int] = MappingProxyType({})
    neutrals: Mapping[str, int] = MappingProxyType({})
    brings: Mapping[str, str] = MappingProxyType({})
    pieces: tuple[str, ...] = ()
    on_track: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    chances: Mapping[str, Mapping[str, int]] = MappingProxyType({})
    decks: tuple[str, ...] = ()
    circling: tuple[str, ...] = ()
    score_cards = True
    order_matters = False
    alone = ""
    dark = 0
    start = ""
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()

    def set_up(self, table: Table) -> None:
        """Put its first ``memory`` on the table; supplies, hands and stack are ready, no tile is laid yet."""
        if self.memory is not None:
            table.remember(self.memory)

    def memory_words(self, table: Table) -> Sequence[str]:
        """What it remembers when a turn begins, as words that a position keeps; none where that is as in a new game.

        A word has no blank, comma or semicolon, but may be a cell: ``1,0``.
        """
        return ()

    def memory_of(self, table: Table, words: Sequence[str]) -> Hashable:
        """What it is to remember by such words, once all of a position lies; ``SetupError`` if they say nothing."""
        raise SetupError(f"{self.name} remembers nothing from one turn to the next")

    def lay(self, table: Table, kind: str, cell: int, segments: tuple[int, ...]) -> None:
        """Put one of its neutral pieces on a tile of a starting position; ``SetupError`` if it cannot lie there."""
        table.put_neutral(kind, cell, segments, "BASE-2.1")

    # ---- moments: scripts that may ask anybody anything, or plain methods that ask nothing

    def tile_drawn(self, table: Table) -> Script | None:
        """A tile that fits somewhere is in hand (``state.hand``) and not yet placed; it may be changed for another."""
        raise NotImplementedError

    def tile_placed(self, table: Table, cell: int) -> Script | None:
        """The tile lies on the board; no figure yet."""
        raise NotImplementedError

    def figure_placed(self, table: Table, cell: int, chosen: Action) -> Script | None:
        """The deployment is over and ``chosen`` was the answer; nothing is judged complete yet."""
        raise NotImplementedError

    def recording(self, table: Table, event: Scored, later: Sequence[tuple[str, int]]) -> Script | None:
        """A player's points are about to be recorded; ``later``: the seats and points still to come in this step."""
        raise NotImplementedError

    def points_recorded(self, table: Table, event: Scored) -> Script | None:
        """A player's points have just been recorded on the score track."""
        raise NotImplementedError

    def features_cleared(self, table: Table, segments: list[int]) -> Script | None:
        """Features, told by a segment each, have been scored and their figures are home, complete or not."""
        raise NotImplementedError

    def features_scored(self, table: Table, features: list[tuple[int, Feature]]) -> Script | None:
        """Complete features (a segment and what it was) have been scored and cleared; what they bring is given out."""
        raise NotImplementedError

    def points_tallied(self, table: Table) -> Script | None:
        """All points that one occasion brought are recorded and all that it sends home is home."""
        raise NotImplementedError

    def part_over(self, table: Table, cell: int) -> Script | None:
        """After the scoring of one tile."""
        raise NotImplementedError

    def turn_over(self, table: Table) -> Script | None:
        """The turn has no part left."""
        raise NotImplementedError

    def final_began(self, table: Table) -> Script | None:
        """The last turn is over; nothing of the final scoring is recorded yet."""
        raise NotImplementedError

    def game_ended(self, table: Table) -> Script | None:
        """After the fields of the final scoring."""
        raise NotImplementedError

    def another_part(self, table: Table) -> bool:
        """Whether the turn has another part now that one is over; it is asked again after that, and says so itself."""
        return False

    # ---- folds: values handed on from one to the next

    def draws(self, table: Table, tiles: Mapping[str, int]) -> Mapping[str, int]:
        """Those of the tiles left that can be drawn next: all, unless some come before others, as from a pile apart."""
        raise NotImplementedError

    def placements(self, table: Table, options: Sequence[Action]) -> Sequence[Action]:
        """The legal placements of the tile in hand."""
        raise NotImplementedError

    def cities(self, table: Table, segment: int, cities: set[int]) -> set[int]:
        """The cities that count for the field of a segment."""
        raise NotImplementedError

    def feature(self, table: Table, segment: int, feature: Feature) -> Feature:
        """A feature as it stands: what it counts, and who is how strong there."""
        raise NotImplementedError

    def owners(self, table: Table, segment: int, feature: Feature, owned: Owned) -> Owned:
        """Who owns a feature, and by which rule: where it is another than before, card, sum and final table tell it."""
        raise NotImplementedError

    def deployments(self, table: Table, cell: int, options: list[Action]) -> list[Action]:
        """The legal deployments on the tile just laid."""
        raise NotImplementedError

    def dues(self, table: Table, cell: int, dues: list[Due]) -> list[Due]:
        """What is scored after the tile on ``cell``: all that is complete, and what else the turn brings with it."""
        raise NotImplementedError

    def lines(
        self, table: Table, segment: int, feature: Feature, seat: str, lines: tuple[Line, ...]
    ) -> tuple[Line, ...]:
        """The points of a feature for one of its owners, as lines of a sum; what is worth nothing is a line of 0."""
        raise NotImplementedError

    # ---- what lies ahead

    def earned_part(self, table: Table) -> bool:
        """Whether the player on turn has earned another part of it, the tile of which is not drawn yet."""
        return False

    def foretell(self, table: Table, action: Action) -> Sequence[Event]:
        """What chance may make of an answer, to be told beside the answer; ``table`` is as ``foresee`` leaves it.

        These events never happen, and what chance will decide is not in them.
        """
        return ()

    # ---- reasons

    def why_not_standing(self, table: Table, seat: str, kind: str, segment: int) -> Refusal | None:
        """The rule of its own by which a figure of a kind cannot stand on a segment, or None.

        It is asked of every figure that is about to come to the board or to move there, whatever brings it.
        """
        return None

    def why_not_lying(self, table: Table, piece: Neutral) -> Refusal | None:
        """The rule by which a neutral piece cannot lie where it does when a turn begins, or None."""
        return None

    def why_not_answer(self, table: Table, ask: Ask, action: Action) -> Refusal | None:
        """The rule of its own that forbids an answer to a question, or None."""
        return None


def join_hooks(expansions: tuple[Expansion, ...], names: tuple[str, ...]) -> dict[str, tuple[Callable[..., Any], ...]]:
    """For each hook the expansions' own methods, in their order; a hook left alone is not in the list."""
    return {
        name: tuple(getattr(e, name) for e in expansions if getattr(type(e), name) is not getattr(Expansion, name))
        for name in names
    }
