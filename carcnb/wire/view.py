"""The traits of a board, and what a move view is made of.

With ``wire_panel.py`` (the panel of a lesson, the way in), ``wire_desk.py`` (an editor), ``wire_rows.py`` (what several
of them hold) and ``talk.py`` (what both sides say) this is all that goes between kernel and browser, once:
``python widgets_js/dev/wire.py`` writes ``widgets_js/src/wire/types.ts`` from them, ``carcnb.wire.shapes`` checks
values by them.  A row is a tuple here and a list in JSON; the names of its fields stand beside its type.  What may be
missing is left out where there is nothing to say, for most of this is sent with every move.  The front end then reads
an empty text, list or object, or no; a number, a row or an object of named fields stays missing.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from carcnb.drawing.sheet import Sheet
from carcnb.rulebook.explain import SumLine
from carcnb.wire.desk import Desk
from carcnb.wire.panel import Home, LessonView, Present
from carcnb.wire.rows import Cell, Held, Left, Spot, Square, StrokeRow

Theme = Literal["auto", "light", "dark", "contrast"]

# ---- places and pieces

Figure = Annotated[tuple[str, str, str, int, int, int], "key seat kind x y segment"]
Neutral = Annotated[tuple[str, str, int, int, list[int]], "key kind x y segments"]
"""A piece of nobody's: on one segment, across several, or (none) on the tile."""
Pair = Annotated[tuple[int, int], "one other"]
Parts = Annotated[tuple[str, str], "one other"]
Throw = Annotated[tuple[int, int, int, int, int], "x y to_x to_y number"]
ScoreFigure = Annotated[tuple[str, str, int, int, int], "seat piece points space lies"]
OnTrack = Annotated[tuple[str, str, int], "seat kind space"]
Supply = Annotated[tuple[str, int, int], "kind left total"]
CardText = Annotated[tuple[str, str], "title text"]
PlaceText = Annotated[tuple[str, str, str], "icon text note"]
Scored = Annotated[tuple[int, str, str], "move seat text"]
Language = Annotated[tuple[str, str], "code name"]


class Seat(TypedDict):
    seat: str
    name: str
    mark: str
    score: int
    cards: list[int]
    active: bool
    supply: list[Supply]
    tokens: NotRequired[list[Held]]  # the kinds of tokens that the game has
    computed: NotRequired[str]  # what is said beside the name of one who is


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


class LineView(TypedDict):
    text: str
    rule: str
    cells: list[Spot]


class LogEntry(TypedDict):
    id: int
    turn: int  # the number of the event that began its turn: entries with the same one are one row
    text: str
    say: str  # what is read aloud
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
    parts: NotRequired[Parts]  # these two in words, to be read aloud
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
    looks: NotRequired[list[str]]  # what that tile shows in each of its turns, to be read aloud
    at: Square | None
    squares: NotRequired[str]  # where the tile fits, as in a ``Room``; its answers in this order
    options: list[Option]
    places: NotRequired[Places]
    refused: list[Refused]
    skip: bool
    closed: NotRequired[bool]  # only its player may read the answers
    card: NotRequired[str]  # the card it is about, by name
    anew: NotRequired[str]  # what another move than the one taken back does to the draws that were seen
    then: list[LineView]


class TimelineView(TypedDict):
    """Where a board that goes through a record is."""

    at: int  # the move of the record that the slider stands at
    text: str
    own: str  # where a line of the reader's own began; empty on the record
    fork: int  # how many moves both lines have in common
    comment: str
    back: bool
    next: bool
    computed: NotRequired[str]  # what a button says that takes over, lets others be computed then, or not any more
    leave: NotRequired[bool]  # it is the way of a game just played, and leads back to its end


class Unkept(TypedDict):
    """What is said of a place where what is done is not kept, with the file to save instead."""

    said: str
    save: NotRequired[str]
    file: NotRequired[str]
    href: NotRequired[str]


class View(TypedDict):
    """Everything that changes with a move, stamped with ``n``, the number of answers, and ``line``."""

    rev: int  # its number among those that the board has shown: what changes is told of one by its number
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
    chalk: NotRequired[list[StrokeRow]]  # what is drawn on this position by hand
    left: list[Left]
    left_total: int
    log: list[LogEntry]
    log_more: bool
    prompt: Prompt
    final: Final | None
    can_undo: bool
    can_redo: bool
    playable: bool
    thinks: NotRequired[bool]  # an opponent that is computed is to answer, once a page asks for that
    lesson: LessonView | None
    timeline: NotRequired[TimelineView]
    desk: NotRequired[Desk]
    home: NotRequired[Home]
    present: NotRequired[Present]
    unkept: NotRequired[Unkept]  # what is done on this board is not kept, or not as it should be
    alone: NotRequired[bool]  # the answers count for one person: it is not presented to a class


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
    height: int | None  # None: as high as the page leaves
    outlook: bool
    coach: bool  # whether each line of play is judged, as long as nobody says otherwise
    model: str  # the id of the model, by which the page's manager knows it


class Traits(TypedDict):
    sheet: Sheet
    words: Words
    view: View
    ui: Ui
    record: NotRequired[Marks]  # empty on a board that goes through no record


class Brought(TypedDict):
    """What a board in Jupyter brings besides, for all boards of its kernel; empty if another one has brought it."""

    code: list[bytes]  # shared.js, board.js and board.css, each packed
    art: bytes  # ``Art``, packed
    dictionary: dict[str, dict[str, str]]  # words by language
