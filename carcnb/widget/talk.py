"""What a browser may ask and send, and what the kernel answers; the traits are in ``wire.py``."""

from typing import Literal, NotRequired, TypedDict

from carcnb.rulebook.explain import SumLine
from carcnb.widget.wire import Cell, Line, LogEntry, OpenEnd, Short, Standing

# ---- what a browser asks, and what it is answered


class AskCard(TypedDict):
    what: Literal["card"]
    cell: Cell
    segment: int


class AskOutlook(TypedDict):
    what: Literal["outlook"]
    answer: int  # the number of an option


class AskWhy(TypedDict):
    what: Literal["why"]
    cell: Cell
    turn: Literal[0, 1, 2, 3]


class AskRule(TypedDict):
    what: Literal["rule"]
    rule: Short


class AskLog(TypedDict):
    what: Literal["log"]
    before: int


Question = AskCard | AskOutlook | AskWhy | AskRule | AskLog


class Worth(TypedDict):
    label: str
    value: int
    sum: str
    rule: str
    lines: list[SumLine]  # there where the sum has more than one


class Note(TypedDict):
    text: str
    rule: str


class Card(TypedDict):
    title: str
    icon: str
    pill: str
    closed: bool
    facts: list[str]
    figures: list[Standing]
    who: str
    notes: list[Note]  # what is printed or stands here and does more than count
    points: list[Worth]
    open: list[OpenEnd]


class Outlook(TypedDict):
    lines: list[Line]


class Why(TypedDict):
    text: str
    rule: str | None
    rule_text: str
    edges: list[str]


class Rule(TypedDict):
    id: str
    title: str
    text: str
    see: list[str]  # related rules by id
    picture: str  # an example: a small board as an SVG document; shown as a picture, so nothing in it can run


class LogPage(TypedDict):
    log: list[LogEntry]
    more: bool


class Replies(TypedDict):
    """The answer to each question."""

    card: Card
    outlook: Outlook
    why: Why
    rule: Rule
    log: LogPage


Answer = Card | Outlook | Why | Rule | LogPage


class Refusal(TypedDict):
    kind: Literal["refused"]
    n: int
    text: str
    rule: str | None
    rule_text: str


class Same(TypedDict):
    """What was sent has been done, and nothing is different."""

    kind: Literal["same"]
    n: int


class Answered(TypedDict):
    """The answer, or why there is none."""

    ok: NotRequired[Answer]
    error: NotRequired[str]


class Reply(Answered):
    kind: Literal["reply"]
    id: int
    n: int


FromKernel = Refusal | Same | Reply


# ---- what a browser sends besides: each stamped with ``n``, the number of answers it has seen


class Act(TypedDict):
    do: Literal["act"]
    answer: int  # the number of an option


class Press(TypedDict):
    do: Literal["skip", "undo", "redo", "new", "look", "show", "hide"]


class Goto(TypedDict):
    do: Literal["goto"]
    to: int


class Speak(TypedDict):
    do: Literal["language"]
    lang: Short


class Turn(TypedDict):
    """A button in the panel of a lesson or a record."""

    do: Literal["lesson"]
    what: Short
    to: NotRequired[int]
    answer: NotRequired[Short]


Sent = Act | Press | Goto | Speak | Turn
