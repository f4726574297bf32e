"""A carcnb board in a page, worked as a player works it: by what can be seen, pointed at and pressed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

PATIENCE = 15_000  # milliseconds until a move must have come back; the machine may be busy


class Board:
    """One view of a board; cells are written `"x,y"`."""

    def __init__(self, root: Locator) -> None:
        self.root = root
        self.page = root.page
        self.stage = root.locator(".cn-stage")
        self.question = root.locator(".cn-ask h3")
        self.card = root.locator(".cn-card")
        self.figures = root.locator("[data-figure]")
        self.choices = root.locator(".cn-choices [data-option]")
        self.ghost = root.locator(".cn-ghost")
        self.live = root.locator(".cn-sr[aria-live]")

    def tile(self, cell: str) -> Locator:
        """The tile laid on a cell."""
        return self.root.locator(f'[data-tile="{cell}"]')

    def square(self, cell: str) -> Locator:
        """The legal square on a cell."""
        return self.root.locator(f'[data-cell="{cell}"]')

    def button(self, name: str) -> Locator:
        """The button that does this: undo, redo, skip, turn, new, fit ..."""
        return self.root.locator(f"button[data-do={name}]").first

    def squares(self) -> list[str]:
        """The cells where the tile may go."""
        marks = self.root.locator("[data-cell]")
        return [str(mark.get_attribute("data-cell")) for mark in marks.all()]

    def place(self, cell: str) -> None:
        """Point at a legal square and click it; the tile then lies there."""
        self.over(self.square(cell))
        self.page.mouse.down()
        self.page.mouse.up()
        expect(self.tile(cell)).to_have_count(1)
        self.settle()

    def point(self, cell: str, dx: float = 0.5, dy: float = 0.5) -> None:
        """Move the pointer over a laid tile, to a place in it given as shares of its side."""
        box = self.tile(cell).bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + dx * box["width"] - 3, box["y"] + dy * box["height"] - 3)
        self.page.mouse.move(box["x"] + dx * box["width"], box["y"] + dy * box["height"])

    def drag(self, what: Locator, to: Locator) -> None:
        """Press on something, move to the middle of something else, let go."""
        self.over(what)
        self.page.mouse.down()
        box = to.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        self.page.mouse.up()

    def settle(self) -> None:
        """Wait until no answer is awaited and the camera stands still."""
        expect(self.root.locator("[aria-busy=true]")).to_have_count(0)
        expect(self.root.locator(".cn-world.ease")).to_have_count(0)

    def choose(self, text: str = "") -> None:
        """Click the first choice of the list that says this."""
        question = self.question.inner_text()
        self.choices.filter(has_text=text).first.click()
        expect(self.question).not_to_have_text(question)
        self.settle()

    def press(self, name: str) -> None:
        """Click a button and wait for the answer."""
        self.button(name).click()
        self.settle()

    def over(self, locator: Locator) -> None:
        """Move the pointer to the middle of something, as a hand does: not in one step."""
        box = locator.bounding_box()
        assert box is not None
        self.page.mouse.move(box["x"] + box["width"] / 2 - 3, box["y"] + box["height"] / 2 - 3)
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
