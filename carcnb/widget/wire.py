"""All that goes between kernel and browser, once: here the traits, in ``talk.py`` what both say to each other.

``python widgets_js/dev/wire.py`` writes ``widgets_js/src/wire/types.ts`` from both, ``carcnb.widget.shapes`` checks
values by them.  A row is a tuple here and a list in JSON; the names of its fields stand beside its type.  What may be
missing is left out where there is nothing to say, for most of this is sent with every move.  The front end then reads
an empty text, list or object, or no; a number, a row or an object of named fields stays missing.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from carcnb.drawing.sheet import Sheet
from carcnb.engine.chalk import Row
from carcnb.rulebook.explain import SumLine

Short = Annotated[str, 200]
"""A text of at most so many characters."""

Written = Annotated[str, 2000]
"""What somebody writes for others to read: a caption, a question, a hint."""

Theme = Literal["auto", "light", "dark", "contrast"]

# ---- places and pieces

Cell = Annotated[tuple[int, int], "x y"]
Square = Annotated[tuple[int, int, int], "x y turn"]
"""A laid tile: where, and how many quarter turns clockwise."""
Spot = Annotated[tuple[int, int, int], "x y segment"]
"""A segment of a laid tile; segment -1 means the whole cell."""
Figure = Annotated[tuple[str, str, str, int, int, int], "key seat kind x y segment"]
Neutral = Annotated[tuple[str, str, int, int, list[int]], "key kind x y segments"]
"""A piece of nobody's: on one segment, across several, or (none) on the tile."""
Pair = Annotated[tuple[int, int], "one other"]
Throw = Annotated[tuple[int, int, int, int, int], "x y to_x to_y number"]
ScoreFigure = Annotated[tuple[str, str, int, int, int], "seat piece points space lies"]
OnTrack = Annotated[tuple[str, str, int], "seat kind space"]
Supply = Annotated[tuple[str, int, int], "kind left total"]
Held = Annotated[tuple[str, int], "kind count"]
Left = Annotated[tuple[str, int, int], "design left total"]
CardText = Annotated[tuple[str, str], "title text"]
PlaceText = Annotated[tuple[str, str, str], "icon text note"]
Letter = Annotated[tuple[int, int, int, str], "x y segment letter"]
Standing = Annotated[tuple[str, int, str], "seat count kind"]
OpenEnd = Annotated[tuple[int, int, str], "x y side"]
Scored = Annotated[tuple[int, str, str], "move seat text"]
Stroke = Annotated[Row, "x y segment to_x to_y colour"]
"""Drawn by hand: segment -1 is the whole cell; an arrow leads to another cell than it begins on."""
Language = Annotated[tuple[str, str], "code name"]
Goal = Annotated[tuple[str, str, str], "goal text question"]
"""What a solution reaches: as files write it, in short, and as a question that asks for it."""
Named = Annotated[tuple[str, str], "name text"]
Share = Annotated[tuple[int, int], "done of"]


class Seat(TypedDict):
    seat: str
    name: str
    mark: str
    score: int
    cards: list[int]
    active: bool
    supply: list[Supply]
    tokens: NotRequired[list[Held]]  # the kinds of tokens that the game has


class Lane(TypedDict):
    """Where the track does more than count."""

    dark: list[int]
    figures: list[OnTrack]  # those that count no points


class Reveal(TypedDict):
    """Whose cards can be shown and put away here."""

    seat: str
    text: str
    open: bool


# ---- what is told


class Line(TypedDict):
    text: str
    rule: str
    cells: list[Spot]


class LogEntry(TypedDict):
    id: int
    turn: int  # the number of the event that began its turn: entries with the same one are one row
    text: str
    say: NotRequired[str]
    seat: NotRequired[str]
    icon: NotRequired[str]  # "tile" where one was laid; of a figure that was put down its role, or its kind
    what: NotRequired[str]  # that figure in a word, such as "Knight"
    strong: NotRequired[bool]
    points: NotRequired[int]
    sum: NotRequired[list[SumLine]]
    rule: NotRequired[str]
    cells: NotRequired[list[Spot]]


Gain = Annotated[tuple[int, int, int, int, int], "x y segment column points"]
"""What a feature, known by one of its segments, brought one of the players."""


class FinalRow(TypedDict):
    text: str
    values: list[int]
    gains: list[Gain]
    rule: NotRequired[str]


class FinalGroup(TypedDict):
    title: str
    rows: list[FinalRow]


class BestTurn(TypedDict):
    """A turn that brought one player much."""

    turn: int  # its number in the game
    seat: str
    points: int
    tile: str
    quarter: int  # quarter turns in which it was laid
    text: str
    cells: list[Spot]


class Final(TypedDict):
    """The end of a game; nothing of it is sent before."""

    title: str
    winners: list[str]
    columns: list[str]
    groups: list[FinalGroup]
    totals: list[int]
    curve: list[list[int]]  # of each column: points at the start, after every turn, and at the end
    best: list[BestTurn]


# ---- the question

PromptKind = Literal["over", "place", "figure", "choose"]


class Option(TypedDict):
    id: int  # its number among the answers to the question: what is sent back
    text: str
    note: str
    cell: NotRequired[Cell]
    segment: NotRequired[int]
    segments: NotRequired[Pair]  # two of one tile that are chosen together
    icon: NotRequired[str]
    figure: NotRequired[str]
    card: NotRequired[str]
    tile: NotRequired[str]
    space: NotRequired[int]  # the space of the score track that it is about
    start: NotRequired[int]  # the space that its figure comes from


class Places(TypedDict):
    """Where figures and pieces may be put or taken, one text for all: "x y segment id say kinds;"."""

    kinds: list[str]
    texts: list[PlaceText]
    rows: str


class Refused(TypedDict):
    segment: int
    icon: str
    text: str
    note: str
    rule: str


class Prompt(TypedDict):
    seat: str
    turn: NotRequired[str]  # who is on turn, where that is somebody else than is asked
    kind: PromptKind
    step: int
    steps: list[str]
    who: str
    question: str
    facts: str
    rule: NotRequired[str]  # the rule that asks
    tile: str | None
    at: Square | None
    squares: NotRequired[str]  # where the tile fits, one text for all: "x y id turns;", the turns as digits
    options: list[Option]
    places: NotRequired[Places]
    refused: list[Refused]
    skip: bool
    closed: NotRequired[bool]  # only its player may read the answers
    card: NotRequired[str]  # the card it is about, by name
    anew: NotRequired[str]  # what another move than the one taken back does to the draws that were seen
    then: list[Line]


# ---- the panel of a lesson


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


class Step(TypedDict):
    title: str
    task: bool
    done: bool


class Choice(TypedDict):
    id: str
    text: str
    note: NotRequired[str]


State = Literal["open", "given", "right", "notyet"]
"""How a task stands; in an exam an answer is only given until what was right may be told."""
Form = Literal["", "act", "one", "several", "number"]
"""How an exercise is answered; a lesson's task by its choices, else on the board."""


class Task(TypedDict):
    tag: str
    question: str
    tile: str | None
    turn: NotRequired[int]  # quarter turns in which a question with choices means its tile
    state: State
    once: NotRequired[bool]  # it takes one answer, and no other
    begun: NotRequired[bool]  # something has been done on the board that can be taken back
    form: NotRequired[Form]
    choices: list[Choice] | None
    picked: str  # the last answer, of several choices with commas between
    note: NotRequired[str]
    counts: NotRequired[str]  # what a number that is asked for counts
    feedback: list[Block]
    astray: NotRequired[bool]  # it tells that what was given is no answer at all
    shows: NotRequired[str]  # what a button says that tells what is true
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


LessonTrack = Literal["none", "small", "large"]
"""How a led board shows the score track."""


class Lesson(TypedDict):
    title: str
    where: str
    step: int
    steps: list[Step]
    heading: str
    caption: list[Block]
    light: list[Spot]
    marks: NotRequired[list[Letter]]  # letters on the board, of segments or of whole cells
    quiet: NotRequired[bool]  # something is asked about the board, and nothing there may answer it
    extents: bool  # how far a feature reaches may be shown
    track: LessonTrack
    place: NotRequired[str]  # which lesson of its chapter it is
    end: NotRequired[End]
    last: NotRequired[bool]  # nothing follows but the end
    tries: NotRequired[bool]  # what the game asks here may be tried, once the reader wants to
    figures: list[Spot]  # segments whose figures are ringed
    log: list[int]  # entries of the log that are shown below the caption, by id
    task: Task | None
    back: bool
    next: bool
    off_path: bool


# ---- the panel of an editor


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
    light: list[Spot]
    lighting: bool  # a click on the board lights what is there; else it plays


class Draft(TypedDict):
    """The lesson that is being written."""

    title: str
    at: int
    pages: list[Step]
    page: Page
    file: str
    exists: bool  # there is a file of that name: saving once more writes over it


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
    draft: NotRequired[Draft]


# ---- the way in


class HomeRow(TypedDict):
    """A line of a page: where it leads, or the address of another notebook."""

    to: NotRequired[str]
    href: NotRequired[str]
    text: str
    note: NotRequired[str]
    icon: NotRequired[str]
    share: NotRequired[Share]
    first: NotRequired[bool]  # what most will want


class Table(TypedDict):
    """What a new game is asked for."""

    seats: list[str]
    names: list[str]  # of those who sit there to begin with
    expansions: list[Named]


class Home(TypedDict):
    """The way in: the page that is open; away from it only that there is a way back."""

    at: Literal["away", "start", "list", "table"]
    title: NotRequired[str]
    text: NotRequired[str]
    up: NotRequired[str]  # the page that it was opened from
    rows: NotRequired[list[HomeRow]]
    table: NotRequired[Table]


# ---- the traits


class Timeline(TypedDict):
    """Where a board that goes through a record is."""

    at: int  # the move of the record that the slider stands at
    text: str
    own: str  # where a line of the reader's own began; empty on the record
    fork: int  # how many moves both lines have in common
    comment: str
    back: bool
    next: bool
    leave: NotRequired[bool]  # it is the way of a game just played, and leads back to its end


class View(TypedDict):
    """Everything that changes with a move, stamped with ``n``, the number of answers, and ``line``."""

    n: int
    line: int  # how often answers that this board had shown were left for others
    seats: list[Seat]
    tiles: str  # "x y design turn feature feature ...;"
    figures: list[Figure]
    neutral: NotRequired[list[Neutral]]
    throw: NotRequired[Throw]  # the last one
    names: dict[str, str]  # what kinds of figures, pieces and tokens are called
    track: list[ScoreFigure]
    lane: NotRequired[Lane]
    hands: NotRequired[dict[str, list[str]]]  # the cards of each seat by name, those face down by their deck
    cards: NotRequired[dict[str, CardText]]  # what is said of the cards that may be seen
    reveal: NotRequired[Reveal]
    chalk: NotRequired[list[Stroke]]  # what is drawn on this position by hand
    left: list[Left]
    left_total: int
    log: list[LogEntry]
    log_more: bool
    prompt: Prompt
    final: Final | None
    can_undo: bool
    can_redo: bool
    playable: bool
    lesson: Lesson | None
    timeline: NotRequired[Timeline]
    desk: NotRequired[Desk]
    home: NotRequired[Home]


class Marks(TypedDict):
    """What is marked on the timeline of a record; sent once."""

    of: int
    turns: list[int]  # the first move of every turn
    scores: list[Scored]
    notes: list[int]  # moves with a comment


class Words(TypedDict):
    lang: str
    langs: list[Language]
    w: dict[str, str]


class Ui(TypedDict):
    theme: Theme
    height: int
    outlook: bool
    model: str  # the id of the model, by which the page's manager knows it


class Traits(TypedDict):
    sheet: Sheet
    words: Words
    view: View
    ui: Ui
    record: NotRequired[Marks]  # empty on a board that goes through no record
