"""The panel of an editor, of positions and of lessons: see ``wire.py``."""

from typing import Annotated, Literal, NotRequired, TypedDict

from carcnb.wire.panel import StepView
from carcnb.wire.rows import Held, Left, Spot

Goal = Annotated[tuple[str, str, str], "goal text question"]
"""What a solution reaches: as files write it, in short, and as a question that asks for it."""


class Chosen(TypedDict):
    """A system that can be played with: whether it is, and the sets that its tiles are of."""

    name: str
    title: str
    on: bool
    sets: list[str]


class Page(TypedDict):
    """The page of a lesson that is being written."""

    heading: str
    text: str
    moves: list[str]  # what was played, as sentences of the log
    asks: bool
    task: str
    goal: str
    goals: list[Goal]  # what can be asked of the solution that was played
    hints: list[str]
    wrong: str
    choices: NotRequired[str]  # the numbers to pick from, where the question is answered by one
    light: list[Spot]
    lighting: bool  # a click on the board lights what is there; else it plays
    instead: NotRequired[dict[str, str]]  # by field what it says in another language, while it says nothing in this one


class Draft(TypedDict):
    """The lesson that is being written."""

    title: str
    at: int
    pages: list[StepView]
    page: Page
    file: str
    exists: bool  # there is a file of that name: saving once more writes over it
    files: NotRequired[list[str]]  # lessons beside the notebook, while this one has not been begun
    line: NotRequired[str]  # the Python that opens the lesson just saved


class Desk(TypedDict):
    """The panel of an editor: of a position, of a lesson, or the way back from trying one."""

    kind: Literal["position", "lesson", "trial"]
    systems: list[Chosen]
    box: list[Left]
    coming: list[str]  # the tile in hand and those after it
    pieces: list[Held]  # pieces of nobody's in the box
    first: str
    room: bool  # one more player can sit down
    text: str
    code: str
    told: str
    good: bool
    counts: NotRequired[bool]  # what is built is a real table, to be counted
    draft: NotRequired[Draft]
