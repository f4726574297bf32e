"""The board of a course, and what stands for it where no kernel runs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Unpack

from carcnb.board import Board
from carcnb.classroom.courses.address import unpack_outline
from carcnb.classroom.courses.pages import CoursePages
from carcnb.hypertext import Inside, h
from carcnb.looks import LED_LOOKS, Looks


class CourseBoard(Board):
    """A board beside which a course is listed; where it is only a picture, the list stands below it."""

    def _caption(self) -> Inside:
        home = self.view.get("home", {})
        rows = (row["text"] for row in home.get("rows", []) if row.get("to"))
        return h.p(h.b(home.get("title", ""))), h.ol(map(h.li, rows))


def of_address(text: str, **looks: Unpack[Looks]) -> CourseBoard:
    """The board of the course in an address: it asks for the name, and keeps the results where it runs.

    ``CourseError`` if there is none in it.
    """
    pages = CoursePages(replace(unpack_outline(text), ask_name=True), Path(), shared=True)
    return CourseBoard(pages.game, home=pages, **(LED_LOOKS | looks))
