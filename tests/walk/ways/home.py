"""The way in: its small game, and every page that leads from it."""

from __future__ import annotations

import carcnb
from carcnb.board import Board
from carcnb.words import say
from tests.walk.walker import Walker
from tests.walk.ways import way

MOST, DEEP = 4, 3
"""Things that are tried on a page, and ways back that lead home from each."""
PAGES = ("learn", "play", "practise", "explore", "teach")


@way("home", lambda: PAGES, lambda parts: parts, looks=3)
def home(walker: Walker, page: str) -> None:
    """A newcomer opens one of the ways, tries each thing there, and finds home again from all of them."""
    board = carcnb.home(theme=walker.at.theme, lang=walker.at.lang)
    place = walker.board(board)
    way = f'[data-way="{page}"]'
    walker.press(way, within=place)
    if page == "play":
        _new_game(walker, board, place)
        return
    rows = walker.page.locator(f"{place} .cn-page").locator(".cn-way, .cn-topic button").locator("visible=true")
    names = rows.evaluate_all("rows => rows.map(row => row.dataset.way)")
    if not names:
        walker.lost(f"{page} leads nowhere")
    for name in names[:MOST]:
        walker.press(f'[data-way="{name}"]', within=place)
        for _ in range(DEEP):
            if walker.there(way, within=place):
                break
            walker.press("[data-way=start]", within=place)
        else:
            walker.lost(f"{name} does not lead back to where it was opened")
            return
        walker.press(way, within=place)


def _new_game(walker: Walker, board: Board, place: str) -> None:
    """One click begins a game; then a third name is written, an expansion is ticked, and that game begins."""
    walker.press('[data-way="against:easy"]', within=place)
    if not board.levels:
        walker.lost("no game against the computer begins")
    walker.press("[data-way=start]", within=place)
    walker.press('[data-way="play"]', within=place)
    walker.press(walker.page.locator(f"{place} .cn-page > details > summary").last)
    names = walker.page.locator(f"{place} .cn-table input[type=text]")
    walker.write(names.nth(2), "Cleo")
    walker.press(walker.page.locator(f"{place} .cn-table fieldset label").last)
    walker.press(say("ui-home-deal"), within=place)
    if "Cleo" not in board.game.names.values():
        walker.lost("the game does not begin")
    walker.press("[data-way=start]", within=place)


@way("path", looks=3)
def path(walker: Walker, _part: str) -> None:
    """The path of the base game: a folded chapter opens, a lesson of it, and home is found again from there."""
    board = carcnb.home(theme=walker.at.theme, lang=walker.at.lang)
    place = walker.board(board)
    walker.press('[data-way="learn"]', within=place)
    walker.press('[data-way="learn/base"]', within=place)
    chapters = walker.page.locator(f"{place} .cn-path > details")
    walker.press(chapters.last.locator("summary"))
    lesson = chapters.last.locator(".cn-way").first
    if not lesson.locator(".cn-cover image").count():
        walker.lost("a lesson of the path has no picture")
    walker.press(lesson)
    if not board.view["lesson"]:
        walker.lost("a lesson of the path does not open")
    walker.press("[data-way=start]", within=place)
