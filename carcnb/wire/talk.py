"""What a browser may ask and send, and what the kernel answers; the traits are in ``wire.py``."""

from typing import Annotated, Literal, NotRequired, TypedDict

from carcnb.drawing.sheet import Art
from carcnb.rulebook.explain import SumLine
from carcnb.wire.coach import Advised, Expected, Hopes, SeatCost, Verdict, Wishes
from carcnb.wire.panel import RuleView
from carcnb.wire.patch import Patch
from carcnb.wire.rows import Cell, Spot, StrokeRow
from carcnb.wire.talk_desk import Edit, Short
from carcnb.wire.view import LineView, LogEntry

Standing = Annotated[tuple[str, int, str], "seat count kind"]
OpenEnd = Annotated[tuple[int, int, str], "x y side"]

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


class AskSquare(TypedDict):
    """What is seen on a square, in words; or what one part of the tile there is called."""

    what: Literal["square"]
    cell: Cell
    segment: NotRequired[int]


class AskRule(TypedDict):
    what: Literal["rule"]
    rule: Short


class AskLog(TypedDict):
    what: Literal["log"]
    before: int


Form = Literal["position", "record", "picture"]


class AskShare(TypedDict):
    what: Literal["share"]
    form: Form


class AskRoom(TypedDict):
    """Where a tile, or a figure, of the box of an editor can go."""

    what: Literal["room"]
    tile: NotRequired[Short]
    seat: NotRequired[Short]
    kind: NotRequired[Short]


class AskArt(TypedDict):
    """Parts of the board's dress, by the names that its sheet has for them."""

    what: Literal["art"]
    parts: list[Short]


class AskCoach(TypedDict):
    """Advice on what is asked, what the last line has cost, the odds of every square, the points that can be expected.

    And what the next player could wish for.  Asked again, it sharpens.
    """

    what: Literal["advice", "verdict", "odds", "expected", "wishes"]
    again: int  # how often the same was asked before


class AskReview(TypedDict):
    """What the moves of a seat have cost in a game that is over; asked again, it goes on."""

    what: Literal["review"]
    seat: Short
    again: int


class AskPrinted(TypedDict):
    """The look back as a page of its own, to print or to send."""

    what: Literal["printed"]


class AskReasons(TypedDict):
    """Why the tile on a square was laid there."""

    what: Literal["reasons"]
    cell: Cell


Question = (
    AskCard
    | AskOutlook
    | AskWhy
    | AskSquare
    | AskRule
    | AskLog
    | AskShare
    | AskRoom
    | AskArt
    | AskCoach
    | AskReview
    | AskReasons
    | AskPrinted
)


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
    lines: list[LineView]


class Why(TypedDict):
    text: str
    rule: str | None
    rule_text: str
    edges: list[str]


class Told(TypedDict):
    text: str


class LogPage(TypedDict):
    log: list[LogEntry]
    more: bool


class Shared(TypedDict):
    """The game in some form, to hand on; without a text the note says why."""

    text: str
    note: str
    link: NotRequired[str]  # a page that opens the position in any browser, where a site is known


class Room(TypedDict):
    squares: str  # where a tile fits: "x y turns;", the turns as digits
    spots: list[Spot]  # where a figure can stand
    looks: list[str]  # what the tile shows in each of its turns, to be read aloud


class Replies(TypedDict):
    """The answer to each question."""

    card: Card
    outlook: Outlook
    why: Why
    square: Told
    rule: RuleView
    log: LogPage
    share: Shared
    room: Room
    art: Art
    advice: Advised
    verdict: Verdict
    odds: Hopes
    expected: Expected
    review: SeatCost
    wishes: Wishes
    reasons: Told
    printed: Told


Answer = (
    Card
    | Outlook
    | Why
    | Told
    | RuleView
    | LogPage
    | Shared
    | Room
    | Art
    | Advised
    | Verdict
    | Wishes
    | Hopes
    | Expected
    | SeatCost
)


class RefusalView(TypedDict):
    kind: Literal["refused"]
    n: int
    no: NotRequired[int]  # the number of the message that is refused, if it had one
    text: str
    rule: str | None
    rule_text: str


class Same(TypedDict):
    """What was sent has been done, and nothing is different."""

    kind: Literal["same"]
    n: int
    no: NotRequired[int]  # of the message that was heard, if it has one


class Answered(TypedDict):
    """The answer, or why there is none."""

    ok: NotRequired[Answer]
    error: NotRequired[str]


class Reply(Answered):
    kind: Literal["reply"]
    id: int
    n: int


class Changed(TypedDict):
    """What of the view is different: it follows on the view of the number ``rev``; see ``patch.py``."""

    kind: Literal["patch"]
    rev: int
    view: Patch


FromKernel = RefusalView | Same | Reply | Changed


# ---- what only a page of Jupyter and its kernel say to each other: see ``carcnb.hosts.jupyter``


CodeName = Literal["board", "aloud", "coach", "editor", "pages", "paint", "projector"]


class LacksCode(TypedDict):
    """A page has missed what every board needs, or needs a module."""

    do: Literal["code"]
    name: CodeName


class LacksWords(TypedDict):
    """No board has brought the words of the language that this one speaks."""

    do: Literal["words"]


Lacks = LacksCode | LacksWords


class Code(TypedDict):
    """The files of that name come with it, each packed: three for the board, one for a module."""

    kind: Literal["code"]
    name: CodeName


# ---- what a browser sends besides: each stamped with ``n``, the number of answers it has seen; ``no`` is its own


class Act(TypedDict):
    do: Literal["act"]
    answer: int  # the number of an option


class Press(TypedDict):
    do: Literal["skip", "undo", "redo", "new", "again", "rematch", "look", "show", "hide", "think"]


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


class Go(TypedDict):
    """A page of the way in, or what it opens."""

    do: Literal["home"]
    to: Short


class Deal(TypedDict):
    """A new game from the way in."""

    do: Literal["deal"]
    seats: list[Short]
    names: list[Short]
    levels: NotRequired[list[Short]]  # how strong those are that are computed; empty for people
    expansions: list[Short]
    farmers: bool


class Bring(TypedDict):
    """What somebody gives to be opened: the text of a saved game or of a position, an address, a link."""

    do: Literal["open"]
    text: Annotated[str, 4_000_000]


GivenFile = Annotated[tuple[Short, Annotated[str, 4_000_000]], "name text"]


class Hand(TypedDict):
    """Files that a class has handed in, each with its name."""

    do: Literal["hand"]
    files: list[GivenFile]


class Draw(TypedDict):
    """All that is drawn on the position from now on."""

    do: Literal["chalk"]
    chalk: list[StrokeRow]


Sent = Act | Press | Goto | Speak | Turn | Go | Deal | Bring | Hand | Draw | Edit
