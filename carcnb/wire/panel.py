"""What stands beside a board that is led: the panel of a lesson or a quiz, and the pages of the way in.

How it is written down: see ``wire.py``.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from carcnb.wire.rows import Spot

Letter = Annotated[tuple[int, int, int, str, int, int, int, int], "x y segment letter left top named_left named_top"]
Share = Annotated[tuple[int, int], "done of"]
Named = Annotated[tuple[str, str], "name text"]
RuleCell = Annotated[tuple[str, str, int, str], "rule text known lesson"]
"""A rule of the map, and the lesson that teaches it, empty if none does.

It is 0 if it was never asked about, 1 if it is not known yet, 2 if it is, 3 if it is and is worth another look today.
"""

# ---- a lesson


class Run(TypedDict):
    t: str
    b: NotRequired[bool]
    i: NotRequired[bool]
    code: NotRequired[bool]
    rule: NotRequired[str]


class Block(TypedDict):
    """A paragraph or an entry of a list."""

    p: NotRequired[list[Run]]
    li: NotRequired[list[Run]]


class StepView(TypedDict):
    title: str
    task: bool
    done: bool


class ChoiceView(TypedDict):
    id: str
    text: str
    note: NotRequired[str]
    at: NotRequired[Spot]  # what is painted on the board for it
    right: NotRequired[bool]  # whether it is one of the right ones, once that may be told


State = Literal["open", "given", "right", "notyet"]
"""How a task stands; in an exam an answer is only given until what was right may be told."""
Form = Literal["", "act", "one", "several", "places", "number"]
"""How an exercise is answered; a lesson's task by its choices, else on the board."""


class TaskView(TypedDict):
    tag: str
    question: str
    tile: str | None
    turn: NotRequired[int]  # quarter turns in which a question with choices means its tile
    state: State
    once: NotRequired[bool]  # it takes one answer, and no other
    begun: NotRequired[bool]  # something has been done on the board that can be taken back
    form: NotRequired[Form]
    choices: list[ChoiceView] | None
    picked: str  # the last answer, of several choices with commas between, of places with semicolons
    note: NotRequired[str]
    counts: NotRequired[str]  # what a number that is asked for counts
    feedback: list[Block]
    astray: NotRequired[bool]  # it tells that what was given is no answer at all
    shows: NotRequired[str]  # what a button says that tells what is true
    twin: NotRequired[str]  # what a button says that brings another exercise like it
    hints_left: int
    hints: list[list[Block]]  # those that were asked for, oldest first


class Bar(TypedDict):
    """How many of some exercises were right."""

    text: str
    right: int
    of: int


class Offer(TypedDict):
    """A button on the last page."""

    do: str  # what it asks the director for
    text: str
    note: NotRequired[str]
    to: NotRequired[int]


class End(TypedDict):
    """The last page of a lesson or a quiz: what was done, what is worth another look, and what may come now."""

    facts: list[str]
    bars: list[Bar]
    again: list[Block]
    offers: list[Offer]  # the first is what most will want
    crown: NotRequired[str]  # whose figure wears one, where something larger is done


LessonTrack = Literal["none", "small", "large"]
"""How a led board shows the score track."""


class LessonView(TypedDict):
    title: str
    where: str
    step: int
    steps: list[StepView]
    heading: str
    caption: list[Block]
    light: list[Spot]
    marks: NotRequired[list[Letter]]  # letters of segments or whole cells, with their places and what they name
    points: NotRequired[list[str]]  # what the letters and the light point at, to be read aloud
    quiet: NotRequired[bool]  # something is asked about the board, and nothing there may answer it
    extents: bool  # how far a feature reaches may be shown
    track: LessonTrack
    place: NotRequired[str]  # which lesson of its chapter it is
    end: NotRequired[End]
    last: NotRequired[bool]  # nothing follows but the end
    played: NotRequired[bool]  # the board shows what was asked about, played
    tries: NotRequired[bool]  # what the game asks here may be tried, once the reader wants to
    figures: list[Spot]  # segments whose figures are ringed
    log: list[int]  # entries of the log that are shown below the caption, by id
    task: TaskView | None
    back: bool
    next: bool
    off_path: bool
    stock: NotRequired[bool]  # figures at hand and tiles left matter


Stage = Literal["free", "title", "text", "question", "options", "moves", "answer", "end"]
"""How far a step is revealed to a class; ``free`` is a board on which nothing is hidden."""


class Present(TypedDict):
    """A board that is presented to a class."""

    stage: Stage
    picked: list[str]  # the choices of the class, which are judged when the answer is revealed
    stays: NotRequired[bool]  # the board was made for this: it leads back to nothing else


# ---- the way in


CoverTile = Annotated[tuple[int, int, str, int], "x y design turn"]
CoverPiece = Annotated[tuple[str, str, float, float, bool], "seat kind x y lies"]
"""Whose it is (empty: nobody's), its kind, where, in board units, and whether it lies."""


class CoverView(TypedDict):
    """A few squares of a board, as a small picture of what a row leads to."""

    tiles: list[CoverTile]
    pieces: list[CoverPiece]


class HomeRow(TypedDict):
    """A line of a page: where it leads, or the address of another notebook; a title if it leads nowhere."""

    to: NotRequired[str]
    href: NotRequired[str]
    file: NotRequired[str]  # what is at that address is saved as a file of this name
    text: str
    note: NotRequired[str]
    icon: NotRequired[str]
    share: NotRequired[Share]
    cover: NotRequired[CoverView]
    first: NotRequired[bool]  # what most will want


class PathChapter(TypedDict):
    """A part of a path: its lessons, how many of them are done, and whether it is the one to go on with."""

    text: str
    note: str
    share: Share
    now: bool
    rows: list[HomeRow]


Asks = Annotated[tuple[str, str, str], "label button fill"]
Opens = Annotated[tuple[str, str, str], "label file button"]
Hands = Annotated[tuple[str, str], "label file"]


DecisionText = Annotated[tuple[str, str], "id text"]


class Decided(TypedDict):
    """What is decided about a rule where the booklets leave it open; it opens by its label."""

    label: str
    told: list[DecisionText]


class RuleView(TypedDict):
    id: str
    title: str
    text: str
    see: list[str]  # related rules by id
    picture: str  # an example: a small board as an SVG document; shown as a picture, so nothing in it can run
    page: NotRequired[str]  # the address at which it can be read, where a site is known
    decided: NotRequired[Decided]


FoundRule = Annotated[tuple[str, str, str], "id title short"]


class Inquiry(TypedDict):
    """Where a question about the rules can be asked in one's own words, and what answers the last one."""

    label: str
    button: str
    question: str
    said: str  # how many rules were found, or what is near; read aloud
    answer: NotRequired[RuleView]
    found: list[FoundRule]  # what comes next


class RuleGroup(TypedDict):
    """Rules that exercises of a topic ask about, in a group of a map, and where these exercises are."""

    to: str
    text: str
    note: str
    rules: list[RuleCell]
    later: bool  # of an expansion that was not begun


class TableView(TypedDict):
    """What a new game is asked for."""

    seats: list[str]
    names: list[str]  # of those who sit there to begin with
    levels: list[Named]  # how strong one can be that is computed
    expansions: list[Named]
    weaker: list[HomeRow]  # games at one click that are not the first to be offered


class Home(TypedDict):
    """The way in: the page that is open; away from it only that there is a way back."""

    at: Literal["away", "start", "list", "table"]
    title: NotRequired[str]
    text: NotRequired[str]
    said: NotRequired[list[Block]]  # above the rows
    ask: NotRequired[Asks]  # a name that is asked for, what the button says that gives it, what a browser may fill in
    opens: NotRequired[Opens]  # a text or a file that can be opened
    hands: NotRequired[Hands]  # files that a class has handed in are taken
    asks: NotRequired[Inquiry]
    back: NotRequired[str]  # what the way back is called, if it does not lead home
    up: NotRequired[str]  # the page that it was opened from
    rows: NotRequired[list[HomeRow]]
    path: NotRequired[list[PathChapter]]
    art: NotRequired[str]  # the names of the parts that covers are drawn with
    table: NotRequired[TableView]
    map: NotRequired[list[RuleGroup]]
    more: NotRequired[list[HomeRow]]  # what comes after the map
    again: NotRequired[int]  # after so many seconds it asks to be told anew, as long as somebody sees it
