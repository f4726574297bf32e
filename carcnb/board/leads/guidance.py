"""Lessons, exercises, editors: whatever a director leads through, who owns the game and the panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from carcnb.addresses import lead
from carcnb.board.aloud import describe_pointers
from carcnb.board.audience import EVERYTHING, Audience
from carcnb.board.director import Director, Editing, Presentable, Presenting
from carcnb.board.lead import PANEL, WAYS, Lead, NotDone, Stand, To
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


def mistakes_of(before: Lead, fields: Mapping[str, Any]) -> Lead:
    """What leads through moves of the game that is looked back at, those that a page names, and back again."""
    director = lead(f"mistakes:{fields.get('answer', '')}", before.whole_game)
    made = GuidedLead(cast(Director, director), before.play)
    made.before = before
    return made


class GuidedLead(Lead):
    """A director leads one person, who sees all but what would answer a question, and helps in his own way."""

    play: PlayLead
    before: Lead | None = None
    """Where ``leave`` leads back to."""

    def __init__(self, director: Director, play: PlayLead) -> None:
        self.director, self.play = director, play

    @property
    def stand(self) -> Stand:
        director = self.director
        here = Stand(director.game, director, None, EVERYTHING._replace(quiet=director.quiet))
        if director.quiet:
            return here._replace(open=False, why="error-quiet", silent="error-quiet")
        return here._replace(open=director.playable, why="error-lesson-read", silent="coach-none")

    @property
    def keeping(self) -> Keeping:
        return getattr(self.director, "keeping", KEPT)

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        if do in WAYS:  # a lesson has its own ways back
            raise NotDone("error-lesson-time")
        if do != "lesson":
            return super().hear(do, fields)
        if self.before and fields["what"] == "leave":
            return self.before.on(self.play)
        to = self.director.message(fields["what"], fields.get("to"), fields.get("answer"))
        if to is False:
            raise NotDone("error-lesson")
        return self if to is True else to

    def turn(self, to: To) -> Lead:
        return self if to is True else super().turn(to)

    def on_action(self) -> None:
        self.director.on_action()

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        director, lesson = self.director, self.director.view()
        if lesson is not None:
            lesson["quiet"] = director.quiet
            if points := describe_pointers(director.game.table, lesson, reader):
                lesson["points"] = points
        view["lesson"] = lesson
        view["can_undo"] = view["can_redo"] = False
        if isinstance(director, Presenting):
            view["present"] = director.present_view()
        elif isinstance(director, Presentable) and not director.presentable:
            view["alone"] = True

    def still(self, dress: str) -> str | None:
        return self.director.still(dress)

    def aside(self) -> Lead:
        return lead_of(self.director.present(), self.play) if isinstance(self.director, Presentable) else self

    def presentation(self) -> dict[str, Any]:
        if not isinstance(self.director, Presentable):
            return {"game": self.director.game.clone()}
        director = self.director.present(titled=True)
        return {"game": director.game, "director": director}


class EditingLead(GuidedLead):
    """Under an editor the board is changed by hand, move by move or not; what is drawn is a change, too."""

    director: Editing

    @property
    def stand(self) -> Stand:
        return super().stand._replace(takes=PANEL | EDITS)

    def hear(self, do: str, fields: Mapping[str, Any]) -> Lead | To:
        if do == "edit":
            to = self.director.edit(**fields)
            return self.play.turn_from(to, self) if isinstance(to, Game) else to or self
        if do not in EDITS:
            return super().hear(do, fields)
        if not (self.director.undo() if do == "undo" else self.director.redo()):
            raise NotDone(f"error-{do}")
        return self

    def draw(self, chalk: Sequence[str]) -> None:
        self.director.draw(chalk)

    def add(self, view: View, reader: Reader, audience: Audience) -> None:
        super().add(view, reader, audience)
        view["can_undo"], view["can_redo"] = self.director.can_undo, self.director.can_redo
        view["desk"] = self.director.desk()
