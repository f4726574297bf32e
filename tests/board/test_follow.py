"""In a session a board shows what the next cells do to its game."""

# mypy: disable-error-code="no-untyped-call"
from __future__ import annotations

from collections.abc import Iterator

import pytest
from IPython.core.interactiveshell import InteractiveShell


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    yield InteractiveShell.instance()
    InteractiveShell.clear_instance()


def test_a_board_follows_its_game_from_cell_to_cell(shell: InteractiveShell) -> None:
    shell.run_cell(
        "import carcnb; board = carcnb.play(2, seed=7); boards = [carcnb.show(board.game) for _ in range(3)]"
    )
    shell.run_cell("board.widget")  # a page shows one of them
    for _ in range(2):
        shell.run_cell("board.game.apply(board.game.legal_actions()[0])").raise_error()
        n = len(shell.user_ns["board"].game.history)
        assert [board.view["n"] for board in [shell.user_ns["board"], *shell.user_ns["boards"]]] == [n] * 4
