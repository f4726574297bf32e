"""What is done in an editor: each is one change, which undo takes back; see ``talk.py``."""

from typing import Annotated, Literal, NotRequired, TypedDict

from carcnb.wire.rows import Cell, Spot

Short = Annotated[str, 200]
"""A text of at most so many characters."""

Written = Annotated[str, 2000]
"""What somebody writes for others to read: a caption, a question, a hint."""


class Lay(TypedDict):
    do: Literal["edit"]
    what: Literal["lay"]
    tile: Short
    cell: Cell
    turn: Literal[0, 1, 2, 3]


class MoveTile(TypedDict):
    do: Literal["edit"]
    what: Literal["move"]
    cell: Cell
    to: Cell
    turn: Literal[0, 1, 2, 3]


class TurnLaid(TypedDict):
    do: Literal["edit"]
    what: Literal["turn"]
    cell: Cell
    by: Literal[1, 3]  # quarter turns clockwise


class Take(TypedDict):
    do: Literal["edit"]
    what: Literal["take"]
    cell: Cell


class Put(TypedDict):
    """A figure on a segment, or (no seat) a piece of nobody's; one that stands somewhere comes from there."""

    do: Literal["edit"]
    what: Literal["put", "lift"]
    seat: Short
    kind: Short
    cell: Cell
    segment: int
    source: NotRequired[Spot]


class Seated(TypedDict):
    do: Literal["edit"]
    what: Literal["seat"]
    seat: Short
    name: NotRequired[Short]
    points: NotRequired[int]


class OfSeat(TypedDict):
    do: Literal["edit"]
    what: Literal["rise", "first"]
    seat: Short


class Own(TypedDict):
    do: Literal["edit"]
    what: Literal["hold"]
    seat: Short
    kind: Short
    count: int


class Come(TypedDict):
    """The tile in hand and those drawn after it."""

    do: Literal["edit"]
    what: Literal["come"]
    tiles: list[Short]


class Play(TypedDict):
    do: Literal["edit"]
    what: Literal["system"]
    name: Short
    on: bool


class EditPress(TypedDict):
    """A button of the editor."""

    do: Literal["edit"]
    what: Literal["sit", "clear", "play", "count", "lesson", "position", "add", "try", "back", "unmove"]


class OfPage(TypedDict):
    do: Literal["edit"]
    what: Literal["open", "drop", "earlier", "later"]
    page: int


class Write(TypedDict):
    """A text of the lesson, or of the page that is open."""

    do: Literal["edit"]
    what: Literal["write"]
    field: Literal["title", "heading", "text", "task", "wrong", "hint-1", "hint-2", "goal", "choices"]
    text: Written


class Light(TypedDict):
    do: Literal["edit"]
    what: Literal["light"]
    cell: Cell
    segment: int


class Mode(TypedDict):
    do: Literal["edit"]
    what: Literal["lighting", "asks"]
    on: bool


class Keep(TypedDict):
    do: Literal["edit"]
    what: Literal["save"]
    file: Short
    over: bool  # write over a file of that name


class Load(TypedDict):
    """Go on with a lesson beside the notebook."""

    do: Literal["edit"]
    what: Literal["load"]
    file: Short


Edit = (
    Lay
    | MoveTile
    | TurnLaid
    | Take
    | Put
    | Seated
    | OfSeat
    | Own
    | Come
    | Play
    | EditPress
    | OfPage
    | Write
    | Light
    | Mode
    | Keep
    | Load
)
