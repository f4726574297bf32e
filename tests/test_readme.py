"""What the README shows works as it stands there."""

# mypy: disable-error-code="attr-defined"
from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import Any

import carcnb

ROOT = Path(__file__).resolve().parent.parent
README, GUIDE = ((ROOT / name).read_text(encoding="utf-8") for name in ("README.md", "carcnb/GUIDE.md"))
FIVE_LINES = """\
import random, carcnb
game = carcnb.Game(players=2, expansions=[], seed=7)
while not game.over:
    game.apply(random.choice(game.legal_actions()))
print(game.scores)            # {"red": ..., "blue": ...}: seat name -> points
"""


def blocks(language: str) -> list[str]:
    """The code blocks of a language, those of the README and then those of the guide that tells all of it."""
    return re.findall(rf"```{language}\n(.*?)```", README + GUIDE, re.DOTALL)


def test_the_readme_is_read_in_one_sitting() -> None:
    assert len(README.splitlines()) < 150


def test_the_five_lines_play_a_whole_game() -> None:
    assert FIVE_LINES in blocks("python")
    names: dict[str, Any] = {}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(FIVE_LINES, names)
    assert names["game"].over
    assert list(names["game"].scores) == ["red", "blue"]
    assert all(isinstance(points, int) and points >= 0 for points in names["game"].scores.values())
    assert printed.getvalue() == f"{names['game'].scores}\n"


def test_a_slider_goes_through_a_game_on_a_board_beside_it() -> None:
    (code,) = [block for block in blocks("python") if "HBox" in block]
    printed, names = io.StringIO(), {"carcnb": carcnb}
    with contextlib.redirect_stdout(printed):
        exec(code, names)
        names["slider"].value = 12
    assert names["board"].move == 12
    assert printed.getvalue() == f"{names['board'].game.scores}\n"


def test_the_ten_lines_are_a_lesson_that_can_be_shown() -> None:
    (code,) = [block for block in blocks("python") if "new_lesson" in block]
    assert len(code.splitlines()) == 10
    names = {"carcnb": carcnb}
    exec(code, names)
    lesson = names["lesson"]
    assert lesson.lesson.game(2).scores == {"red": 3, "blue": 0}
    assert "text/html" in lesson._repr_mimebundle_()[0]


def test_every_link_to_a_file_leads_somewhere() -> None:
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", README)
    assert [target for target in targets if not (ROOT / target).exists()] == []


def test_the_two_commands_are_the_ones_the_command_line_knows() -> None:
    commands = [line for block in blocks("sh") for line in block.splitlines()]
    assert "python3 -m carcnb" in [line.split("#")[0].strip() for line in commands]
    assert "python3 -m carcnb test" in [line.split("#")[0].strip() for line in commands]
