"""The games that the way in begins: a first small one, one against the computer, one alone, and one for a picture."""

from __future__ import annotations

from carcnb.board.opponents import Opponents
from carcnb.engine.actions import Action
from carcnb.engine.game import Game
from carcnb.progress import progress
from carcnb.questions.people import PLAYERS

TILES = [f"base-{letter}" for letter in "BDEENUVW"]
SEED = 14
PICTURE, COLUMNS = 1, 9
FARMERS = "base/farmers"
"""The lesson about farmers: who has not finished it begins without them."""


def first_game() -> Game:
    """Two players, eight tiles, no farmers; the same every time."""
    return Game(PLAYERS, seed=SEED, tiles=TILES, farmers=False)


def knows_farmers() -> bool:
    """Whether the learner has finished the lesson about farmers."""
    return progress(FARMERS).finished


def game_against(level: str) -> Opponents:
    """A game of the base game: the reader begins, and the other player is computed."""
    game = Game(PLAYERS, farmers=knows_farmers())
    return Opponents(game, {game.seats[1]: level})


def empty_board() -> Game:
    """A game in which the reader plays for both, to try things out."""
    return Game(PLAYERS, farmers=knows_farmers())


def landscape() -> Game:
    """A game of three rows of tiles, for a picture: what is laid lies as near to the start tile as it can."""
    game = Game(PLAYERS, seed=PICTURE)
    while len(game.table.state.tiles) < 3 * COLUMNS and game.prompt:
        game.apply(min(game.legal_actions(), key=_near))
    return game


def _near(action: Action) -> tuple[bool, int, tuple[int, int]]:
    """What is best for a wide picture: the three middle rows, then the middle."""
    x, y = action.cell or (0, 0)
    return abs(y) > 1, abs(x), (x, y)
