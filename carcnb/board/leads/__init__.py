"""The leads of boards: what there is to follow, laid one over the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from carcnb.board.director import Director, Entrance
from carcnb.board.lead import Lead
from carcnb.board.leads.guided import lead_of
from carcnb.board.leads.looking import LookingLead
from carcnb.board.leads.pages import PagesLead
from carcnb.board.leads.play import PlayLead
from carcnb.board.leads.presentation import PresentationLead
from carcnb.board.leads.walk import Walk
from carcnb.board.opponents import Opponents
from carcnb.engine.game import Game

if TYPE_CHECKING:
    from carcnb.analysis.players import Player


def stack(
    game: Game,
    opponents: Mapping[str, Player | str] | Opponents | None,
    seat: str,
    *,
    playable: bool,
    director: Director | None,
    walk: Walk | None,
    home: Entrance | None,
    presented: bool,
) -> Lead:
    """The uppermost of the leads of a new board; ``SetupError`` says who cannot sit where."""
    play = PlayLead(game, opponents, seat)
    lead = lead_of(director, play) if director else walk.on(play) if walk else play
    lead = PresentationLead(lead, stays=presented)
    if home:
        lead = PagesLead(lead, home)
    return lead if playable else LookingLead(lead)
