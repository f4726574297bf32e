"""What the panels of all editors have in common: the box beside the board, no lesson, and no button of a lesson's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from carcnb.engine.errors import SetupError
from carcnb.engine.expansions import NAMES, find_expansions
from carcnb.engine.notation import SEATS
from carcnb.engine.setup import Setup
from carcnb.studio import changes
from carcnb.tiles import designs
from carcnb.words import has, say

if TYPE_CHECKING:
    from carcnb.wire import desk as wire_desk


class AtDesk:
    """What leads an editor's board: a panel of their own, and no lesson."""

    quiet = False

    def message(self, what: str, to: object = None, answer: object = None) -> bool:
        """There is no such button."""
        return False

    def view(self) -> None:
        """There is no lesson."""

    def still(self, dress: str) -> str | None:
        """The board alone."""
        return None


def no_such(what: str) -> SetupError:
    """An edit that is another panel's."""
    return SetupError(say("edit-no-such", what=what))


def desk(kind: Any, setup: Setup) -> wire_desk.Desk:
    """What is in the box beside the board."""
    left = changes.tiles_left(setup)
    box = setup.box()
    expansions = find_expansions(setup.expansions)
    lying = [piece.kind for tile in setup.position for piece in tile.pieces]
    return {
        "kind": kind,
        "systems": [_system(name, name in setup.expansions) for name in ("base", *NAMES)],
        "box": [(name, left.get(name, 0), box[name]) for name in designs() if name in box],
        "coming": changes.coming(setup),
        "pieces": [(kind, most - lying.count(kind)) for e in expansions for kind, most in e.neutrals.items()],
        "first": setup.first,
        "room": len(setup.seats) < len(SEATS),
        "text": "",
        "code": "",
        "told": "",
        "good": False,
    }


def _system(name: str, on: bool) -> wire_desk.Chosen:
    title = say(f"system-{name}") if has(f"system-{name}") else name
    sets = ["base"] if name == "base" else list(find_expansions([name])[0].sets)
    return {"name": name, "title": title, "on": on or name == "base", "sets": sets}
