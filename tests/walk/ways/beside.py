"""Beside one another and in between: boards of two kinds in a page, another look midway, reload, another window."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import carcnb
from carcnb.board import Board
from carcnb.lessons.run import LessonRun
from tests.walk.acting import act
from tests.walk.walker import Walker
from tests.walk.ways import DESK, LAPTOP, PHONE, way

LESSON = "base/placing"
KINDS: dict[str, Callable[[Walker], Board]] = {
    "editor": lambda walker: carcnb.edit(theme=walker.at.theme, lang=walker.at.lang),
    "lesson": lambda walker: carcnb.lesson(LESSON, theme=walker.at.theme, lang=walker.at.lang),
    "game": lambda walker: carcnb.play(["Ada", "Ben"], seed=7, theme=walker.at.theme, lang=walker.at.lang),
    "practice": lambda walker: carcnb.practice("fields", 3, seed=5, theme=walker.at.theme, lang=walker.at.lang),
    "home": lambda walker: carcnb.home(theme=walker.at.theme, lang=walker.at.lang),
    "winter": lambda walker: carcnb.play(2, seed=7, dress="winter", theme=walker.at.theme, lang=walker.at.lang),
    "recorder": lambda walker: carcnb.record_lesson(theme=walker.at.theme, lang=walker.at.lang),
}
PAIRS = [f"{one} {other}" for one, other in permutations(KINDS, 2)]
USED = {
    "lesson": [
        *["[data-do=next]"] * 4,
        '[data-answer="BASE-4.5"]',
        "[data-do=hint]",
        "[data-do=next]",
        "[data-do=back]",
    ],
    "game": ["[data-do=turn]"],
    "winter": ["[data-do=turn]"],
    "practice": ["[data-do=hint]", "[data-do=hint]", "[data-do=next]"],
    "home": ['[data-way="learn"]', "[data-way=start]"],
    "editor": ["[data-box]"],
    "recorder": ['[data-ed="add"]'],
}
"""What is pressed in each."""


@way("beside", lambda: PAIRS, lambda pairs: ["editor lesson"])
def beside(walker: Walker, pair: str) -> None:
    """The second kind alone, then below the first: it lies and looks as it did, at every step; both can be used."""
    first, second = pair.split()
    place = walker.board(KINDS[second](walker))
    walker.leave()
    before = [walker.layout(place), *(_pressed(walker, place, what) for what in USED[second])]
    walker.desk.clear()
    above = walker.board(KINDS[first](walker))
    for what in USED[first]:
        walker.press(what, within=above)
    place = walker.board(KINDS[second](walker))
    walker.leave()
    walker.apart(place, before[0])
    for what, layout in zip(USED[second], before[1:], strict=True):
        _pressed(walker, place, what)
        walker.apart(place, layout)
    _press_again(walker, above, first)


def _press_again(walker: Walker, place: str, kind: str) -> None:
    """The last of what was pressed that can be pressed again."""
    walker.press(next(what for what in reversed(USED[kind]) if walker.there(what, within=place)), within=place)


def _pressed(walker: Walker, place: str, what: str) -> list[tuple[str, str]]:
    """How a place lies and looks after a press, when the pointer is away."""
    walker.press(what, within=place)
    walker.leave()
    return walker.layout(place)


@way("midway", lambda: [*KINDS], lambda kinds: ["lesson"])
def midway(walker: Walker, kind: str) -> None:
    """Language, theme and size are changed while something is under way; then it goes on."""
    board = KINDS[kind](walker)
    place = walker.board(board)
    for what in USED[kind]:
        walker.press(what, within=place)
    other = "cs" if walker.at.lang == "en" else "en"
    for lang in (other, walker.at.lang):
        _more(walker, f"[data-lang={lang}]")
        if board.lang != lang:
            walker.lost(f"the board does not speak {lang}")
    for theme in ("dark", "contrast", "light", walker.at.theme):
        _more(walker, f"[data-theme-to={theme}]")
    for size in (PHONE, LAPTOP, DESK, (walker.at.width, walker.at.height)):
        walker.resize(*size)
    _press_again(walker, place, kind)


def _more(walker: Walker, what: str) -> None:
    """Open the menu, press something there; what it leaves open is closed by the key for that."""
    walker.press("[data-do=more]")
    walker.press(what)
    if walker.page.locator(".cn-more").count():
        walker.key("Escape", less=["answers"])


@way("again", lambda: ["lesson", "game", "slow"], lambda parts: parts)
def again(walker: Walker, what: str) -> None:
    """After a verdict or a move: undo or try again, reload, another window, a slow kernel, a double click."""
    {"lesson": _lesson_again, "game": _game_again, "slow": _slow}[what](walker)


def _lesson_again(walker: Walker) -> None:
    board = KINDS["lesson"](walker)
    walker.board(board)
    run = board._lead.stand.content
    assert isinstance(run, LessonRun)
    for _ in range(4):
        walker.press("[data-do=next]")
    wrong = run.task.choices[0].id if run.task else ""
    walker.press(f'[data-answer="{wrong}"]')
    walker.reload()
    walker.press("[data-do=retry]")
    walker.press(f'[data-answer="{wrong}"]', times=2)
    with walker.other() as beside:
        beside.board(board)
        beside.press("[data-do=next]")
        walker.desk.push()
        walker.look("the first window")
        walker.press("[data-do=back]")
        beside.desk.push()
        beside.look("the other window")
    walker.press("[data-do=jump-list]")
    walker.press('[data-jump="0"]')


def _game_again(walker: Walker) -> None:
    board = KINDS["game"](walker)
    walker.board(board)
    for _ in range(2):
        act(walker, board.game, board.game.legal_actions()[0])
    walker.press("[data-do=undo]")
    walker.reload()
    walker.press("[data-do=redo]")
    with walker.other() as beside:
        beside.board(board)
        act(beside, board.game, board.game.legal_actions()[-1])
        walker.desk.push()
        walker.look("the first window")
    for answer in ("[data-do=undo]", "[data-do=undo]"):
        walker.press(answer)


def _slow(walker: Walker) -> None:
    """A kernel that takes half a second: each press shows at once that it was heard, and counts once."""
    lesson = KINDS["lesson"](walker)
    place = walker.board(lesson)
    walker.desk.slow(500)
    walker.press("[data-do=next]", within=place, times=2)
    walker.press("[data-do=back]", within=place)
    game = KINDS["game"](walker)
    place = walker.board(game)
    for _ in range(3):
        act(walker, game.game, game.game.legal_actions()[0], within=place)
    walker.press("[data-do=undo]", within=place)
