"""Games that a test of the rules has played, played once more before the second referee's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from carcnb import Game
from tests import contract
from tests.systems.referees import REFEREES


@pytest.fixture(autouse=True)
def watched(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """After the test, look on while its games are played once more, but for those with rules made for a test.

    A module that says ``WATCHED`` watches its games while they are played.
    """
    if getattr(request.module, "WATCHED", False):
        yield
        return
    games: list[Game] = []
    opening = Game._open

    def opened(self: Game, *args: Any, **options: Any) -> None:
        opening(self, *args, **options)
        if all(type(expansion).set_up.__module__.startswith("carcnb.") for expansion in self.table.expansions):
            games.append(self)

    monkeypatch.setattr(Game, "_open", opened)
    yield
    monkeypatch.undo()
    for game in games[:MOST]:
        table = game.table
        printed = all(act.__module__.startswith("carcnb.") for acts in table.moments.values() for act in acts)
        if printed and game.history and all(expansion.name in REFEREES for expansion in table.expansions):
            contract.check_scoring(game)


MOST = 20
"""Games of one test that are looked at."""
