"""The board of a course, and what stands for it where no kernel runs."""

from __future__ import annotations

from html import escape

from carcnb.widget import Board


class CourseBoard(Board):
    """A board beside which a course is listed; where it is only a picture, the list stands below it."""

    def _caption(self) -> str:
        home = self.view.get("home", {})
        rows = "".join(f"<li>{escape(row['text'])}</li>" for row in home.get("rows", []) if row.get("to"))
        return f"<p><b>{escape(home.get('title', ''))}</b></p><ol>{rows}</ol>"
