"""Lessons, exercises, editors: whatever a director leads through, who owns the game and the panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any

from carcnb.board.aloud import pointed
from carcnb.board.audience import EVERYTHING, Audience, Viewer
from carcnb.board.director import Director, Editing, Keeps, Presentable, Presenting
from carcnb.board.lead import PANEL, WAYS, Lead, Onward, Refused, To
from carcnb.board.reader import Reader
from carcnb.engine.game import Game
from carcnb.keeping import KEPT, Keeping
from carcnb.wire.view import View

if TYPE_CHECKING:
    from carcnb.board.leads.play import PlayLead

EDITS = frozenset({"edit", "undo", "redo"})
"""What changes the board of an editor and is no answer of a player."""


def lead_of(director: Director, play: PlayLead) -> Lead:
    """The lead of a director."""
    return EditingLead(director, play) if isinstance(director, Editing) else GuidedLead(director, play)


class GuidedLead(Lead):
    """A director leads one person, who sees all that is not asked."""

    play: PlayLead

    def __init__(self, director: Director, play: PlayLead) -> None:
        self.director, self.play = director, play

    @property
    def game(self) -> Game:
        """The director's, which may be another one after every call."""
        return self.director.game

    @property
    def content(self) -> Director | Game:
        """The director, who goes on where he was."""
        return self.director

    @property
    def kept(self) -> Game | None:
        """None: the game is the director's."""
        return None

    @property
    def keeping(self) -> Keeping:
        """What the director says of that."""
        return self.director.keeping if isinstance(self.director, Keeps) else KEPT

    @property
    def open(self) -> bool:
        """Where the director says so, and never while he asks about the board."""
        return self.director.playable and not self.director.quiet

    @property
    def why(self) -> str:
        """What is read, or asked, comes first."""
        return "error-quiet" if self.director.quiet else "error-lesson-read"

    @property
    def silent(self) -> str:
        """A director helps in his own way."""
        return "error-quiet" if self.director.quiet else "coach-none"

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | Onward:
        """A button in the panel is the director's; a lesson has its own ways back."""
        if do in WAYS:
            raise Refused("error-lesson-time")
        if do != "lesson":
            return super().hear(do, fields)
        to = self.director.message(fields["what"], fields.get("to"), fields.get("answer"))
        if not to:
            raise Refused("error-lesson")
        return self if to is True else Onward(to)

    def turn(self, to: To) -> Lead:
        """A director leads until he hands the board over."""
        return self if to is True else super().turn(to)

    def acted(self) -> None:
        """The director judges it."""
        self.director.acted()

    def audience(self, viewer: Viewer) -> Audience:
        """One person, who sees everything but what would answer the question."""
        return EVERYTHING._replace(quiet=self.director.quiet)

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        """The panel, and how far the way is revealed to a class, or that it may not be shown to one."""
        director, lesson = self.director, self.director.view()
        if lesson is not None:
            lesson["quiet"] = director.quiet
            if points := pointed(self.game.table, lesson.get("marks", ()), lesson["light"], reader):
                lesson["points"] = points
        view["lesson"] = lesson
        view["can_undo"] = view["can_redo"] = False
        if isinstance(director, Presenting):
            view["present"] = director.presented()
        elif isinstance(director, Presentable) and not director.presentable:
            view["alone"] = True

    def still(self, dress: str) -> str | None:
        """What the director shows instead of the board."""
        return self.director.still(dress)

    def aside(self) -> Lead:
        """The same way before a class, if it is one that can be presented."""
        return lead_of(self.director.present(), self.play) if isinstance(self.director, Presentable) else self

    def presentation(self) -> dict[str, Any]:
        """The same way from its title on, else a copy of the game."""
        if not isinstance(self.director, Presentable):
            return {"game": self.game.clone()}
        director = self.director.present(titled=True)
        return {"game": director.game, "director": director}


class EditingLead(GuidedLead):
    """Under an editor the board is changed by hand, move by move or not."""

    director: Editing

    @property
    def takes(self) -> AbstractSet[str]:
        """Changes are no moves."""
        return PANEL | EDITS

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | Onward:
        """Change the board, which may lead on, or take a change back."""
        if do == "edit":
            to = self.director.edit(**fields)
            return Onward(to) if to else self
        if do not in EDITS:
            return super().hear(do, fields)
        if not (self.director.undo() if do == "undo" else self.director.redo()):
            raise Refused(f"error-{do}")
        return self

    def draw(self, chalk: Sequence[str]) -> None:
        """What is drawn is a change like others."""
        self.director.draw(chalk)

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        """The box beside the board, and the changes that can be taken back."""
        super().add(view, reader, audience)
        view["can_undo"], view["can_redo"] = self.director.can_undo, self.director.can_redo
        view["desk"] = self.director.desk()
