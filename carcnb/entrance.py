"""The way in: a first small game, and beside it four ways on, each of which opens on the same board."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any, Unpack

from carcnb.addresses import lead
from carcnb.analysis.puzzles import bundled_puzzles
from carcnb.board import Board
from carcnb.board.opponents import LEVELS, Opponents
from carcnb.curriculum import CurriculumEntry, curriculum
from carcnb.drawing import game_svg
from carcnb.engine.actions import Action
from carcnb.engine.chance import key
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.expansions import ORDER
from carcnb.engine.game import Game
from carcnb.engine.notation import SEATS
from carcnb.engine.options import spelt_out
from carcnb.hypertext import Inside, h
from carcnb.keeping import Keeping
from carcnb.lessons.lesson_board import board
from carcnb.looks import LOOKS, Looks
from carcnb.progress import keeping, progress
from carcnb.questions.people import PLAYERS
from carcnb.questions.topics import title_of
from carcnb.quizzes import ExerciseError
from carcnb.quizzes.puzzles import PUZZLES
from carcnb.training import overview
from carcnb.words import language, say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from carcnb.board.director import Director
    from carcnb.board.reader import Reader
    from carcnb.wire import panel as wire_panel

OWN_LOOKS: Looks = LOOKS | {"height": 480}
"""Not higher than what a laptop's page leaves for a cell."""
TILES = [f"base-{letter}" for letter in "BDEENUVW"]
SEED = 14
PICTURE, COLUMNS = 1, 9
WAYS = ("learn", "play", "practise", "teach")
"""The four ways on; each has an icon of its name."""
PUZZLES_PAGE = f"practise/{PUZZLES}"
STUDIO = ("editor", "recorder")
"""What a teacher makes positions and lessons with; each has words of its name."""


@spelt_out(Looks, OWN_LOOKS)
def home(**looks: Unpack[Looks]) -> HomeBoard:
    """A board with a first small game, and beside it the ways to learn, play, practise and teach.

    ``looks`` are those of ``carcnb.play``.
    """
    pages = HomePages()
    return HomeBoard(pages.game, home=pages, **(OWN_LOOKS | looks))


@spelt_out(Looks, LOOKS)
def table(left: Game | None = None, levels: Mapping[str, str] | None = None, **looks: Unpack[Looks]) -> HomeBoard:
    """A board beside which a new game is set up: who plays, with which expansions.

    A game that was ``left`` can be gone on with, ``levels`` tell who in it is computed.  ``looks`` are those of
    ``carcnb.play``.
    """
    pages = HomePages()
    pages.go("play")
    if left:
        pages.leave(left)
    made = HomeBoard(pages.game, home=pages, **(LOOKS | looks))
    if left:
        made.against(Opponents(left, levels or {}))
    return made


@spelt_out(Looks, OWN_LOOKS)
def practice(
    topic: str | None = None, n: int | None = None, *, seed: int | None = None, **looks: Unpack[Looks]
) -> Board:
    """A board to practise on: ten for today, puzzles, a climb from simple to hard, or the exercises of one topic.

    What is known of each rule is kept in the learner's own file (``carcnb.progress``) and nowhere else: weak rules come
    more often, those that are known after longer and longer gaps.  With a ``topic`` it begins at once, with ``n``
    exercises; with a ``seed`` the same ones come as long as the same is known.  ``ExerciseError`` lists the topics if
    there is no such topic; ``looks`` are those of ``carcnb.play``.
    """
    if topic is not None:
        return board(overview.of_topic(topic, n, seed), **looks)
    if n is not None or seed is not None:
        raise ExerciseError("n and seed are said of a topic: carcnb.practice('points', 5)")
    pages = HomePages()
    pages.go("practise")
    return HomeBoard(pages.game, home=pages, **(OWN_LOOKS | looks))


class HomeBoard(Board):
    """The board of the way in; where it is only a picture, it says how to bring it to life."""

    def _still(self, reader: Reader) -> str:
        return game_svg(landscape(), dress=self.dress, title=reader.say("home-picture"))

    def _alt(self, reader: Reader) -> str:
        return reader.say("home-picture")

    def _caption(self) -> Inside:
        return h.p(h.b(self._say("home-run")))


class HomePages:
    """The pages of the way in; ``game`` is the one that waits there: the first small one, or what it gave way to.

    ``page`` is ``start``, ``learn``, ``learn/<system>``, ``play``, ``practise``, ``practise/puzzles``, ``teach``, or
    ``away`` while something that was opened from here is on the board.  What was left to come back here can be gone on
    with, one thing on each of the four ways.
    """

    def __init__(self) -> None:
        self.page = "start"
        self.game = first_game()
        self._way = ""  # that led to what is on the board
        self._left: dict[str, Director | Game] = {}

    @property
    def away(self) -> bool:
        """Whether something that it opened is on the board."""
        return self.page == "away"

    @property
    def resting(self) -> bool:
        """Whether one of its pages is read, and the board waits."""
        return self.page not in ("start", "away")

    @property
    def keeping(self) -> Keeping:
        """Whether what is learnt is kept."""
        return keeping()

    def go(self, to: str) -> bool | Director | Game:
        """Open a page, or what a page leads to; False: there is no such thing."""
        if to == "start":
            return self._back()
        if to in (*WAYS, PUZZLES_PAGE, *(f"learn/{system}" for system in _systems())):
            was, self.page = self.page, to
            return self.game if was == "away" else True
        way = self.page.partition("/")[0]
        try:
            opened: Director | Game | None = self._left.get(way) if to == "resume" else lead(to)
        except CarcnbError:
            return False
        if opened is None:
            return False
        self.page, self._way = "away", way
        return opened

    def leave(self, what: Director | Game) -> None:
        """Keep what was on the board, to be gone on with."""
        self._left[self._way or self.page] = what

    def _back(self) -> bool | Game:
        was, self.page = self.page, "start"
        if self.game.over and was == "away":
            self.game = first_game()
        return self.game if was == "away" else True

    def deal(
        self, seats: list[str], names: list[str], levels: Sequence[str], expansions: list[str], farmers: bool
    ) -> tuple[Game, Opponents]:
        """A new game and who in it is computed; ``SetupError`` if there can be none like this."""
        if self.page != "play":
            raise SetupError("games are dealt at the table")
        if not len(names) == len(levels) == len(seats) == len({*seats}):
            raise SetupError("every player has a seat, a name and a level", "players")
        game = Game(dict(zip(seats, names, strict=True)), expansions, key(), farmers=farmers)
        opponents = Opponents(game, {seat: level for seat, level in zip(seats, levels, strict=True) if level})
        self.page, self._way = "away", "play"
        return game, opponents

    # ---- what the panel shows

    def view(self) -> wire_panel.Home:
        """The open page, in the session's language."""
        if self.page == "away":
            return {"at": "away"}
        if self.page == "start":
            rows: list[wire_panel.HomeRow] = [
                {"to": way, "text": say(f"home-{way}"), "note": say(f"home-{way}-note"), "icon": way} for way in WAYS
            ]
            return {
                "at": "start",
                "title": say("home-title"),
                "text": say("home-over" if self.game.over else "home-text"),
                "rows": rows,
            }
        way, _, system = self.page.partition("/")
        resume: list[wire_panel.HomeRow] = (
            [{"to": "resume", "text": say(f"home-resume-{way}"), "first": True}] if way in self._left else []
        )
        made: wire_panel.Home = {"at": "list", "title": say(f"home-{way}-title"), "up": way if system else "start"}
        if way == "play":
            return made | {"at": "table", "table": _table(), "rows": resume}
        if self.page == PUZZLES_PAGE:
            return made | {"title": title_of(PUZZLES), "rows": _puzzles()}
        if system:
            return made | {"title": say(f"system-{system}"), "rows": _lessons(system)}
        found = {"learn": _learn, "practise": _practise, "teach": _teach}[way]()
        if resume:
            found = [row | {"first": False} for row in found]  # what most will want is to go on
        made["rows"] = resume + found
        if way == "teach" and not _notebook("91_", ""):
            made["text"] = say("home-class-where")
        if way == "practise":
            made |= {
                "map": overview.rule_map(),
                "more": _notebook("23_", say("home-improve"), say("home-improve-note")),
                "text": overview.kept_where(),
            }
        return made


def first_game() -> Game:
    """Two players, eight tiles, no farmers; the same every time."""
    return Game(PLAYERS, seed=SEED, tiles=TILES, farmers=False)


def landscape() -> Game:
    """A game of three rows of tiles, for a picture: what is laid lies as near to the start tile as it can."""
    game = Game(PLAYERS, seed=PICTURE)
    while len(game.table.state.tiles) < 3 * COLUMNS and game.prompt:
        game.apply(min(game.legal_actions(), key=_near))
    return game


def _near(action: Action) -> tuple[bool, int, tuple[int, int]]:
    """What is best for a wide picture: the three middle rows, then the middle."""
    x, y = action.cell or (0, 0)
    return abs(y) > 1, abs(x), (x, y)


def _systems() -> dict[str, list[CurriculumEntry]]:
    """The lessons of the curriculum by system, in its order."""
    return {name: list(of) for name, of in groupby(curriculum().values(), lambda one: one.name.partition("/")[0])}


def _learn() -> list[wire_panel.HomeRow]:
    """Every system with how many of its lessons are done; first of all the lesson to go on with."""
    known = progress()
    done = {name for name, told in known.items() if told.finished}
    open_ones = [entry for entry in curriculum().values() if entry.name in known and entry.name not in done]
    ahead = open_ones or [entry for entry in curriculum().values() if entry.name not in done]
    rows: list[wire_panel.HomeRow] = []
    if ahead:
        how = "home-go-on" if done or open_ones else "home-begin"
        title = say(how, title=pick_text(ahead[0].title))
        rows.append({"to": f"lesson:{ahead[0].name}", "text": title, "note": _minutes(ahead[0].minutes), "first": True})
    for system, entries in _systems().items():
        finished = sum(entry.name in done for entry in entries)
        rows.append({
            "to": f"learn/{system}",
            "text": say(f"system-{system}"),
            "note": say("home-done", done=finished, of=len(entries), time=_minutes(sum(e.minutes for e in entries))),
            "share": (finished, len(entries)),
        })  # fmt: skip
    return rows


def _lessons(system: str) -> list[wire_panel.HomeRow]:
    known = progress()
    rows: list[wire_panel.HomeRow] = []
    for entry in _systems()[system]:
        told = known.get(entry.name)
        share = (0, 1) if told is None else (1, 1) if told.finished else (len(told.solved), max(told.total, 1))
        chapter = pick_text(entry.chapter)
        title = pick_text(entry.title)
        note = " · ".join(dict.fromkeys([*([chapter] if chapter != title else []), _minutes(entry.minutes)]))
        rows.append({"to": f"lesson:{entry.name}", "text": title, "note": note, "share": share})
    number = _systems()[system][0].tutorial
    return [*rows, *(_notebook(f"{number:02}_", say("home-notebook")) if number else [])]


def _practise() -> list[wire_panel.HomeRow]:
    puzzles: wire_panel.HomeRow = {
        "to": PUZZLES_PAGE,
        "text": say("home-puzzles-all"),
        "note": say("home-puzzles-note"),
    }
    return [*overview.rows(), puzzles]


def _puzzles() -> list[wire_panel.HomeRow]:
    return [
        {"to": f"puzzles:{name}", "text": say(f"system-{name}"), "note": say("home-puzzles", n=len(of))}
        for name, of in bundled_puzzles().items()
    ]


def _teach() -> list[wire_panel.HomeRow]:
    rows: list[wire_panel.HomeRow] = [
        {
            "to": f"studio:{name}",
            "text": say(f"home-{name}"),
            "note": say(f"home-{name}-note"),
            "first": name == "editor",
        }
        for name in STUDIO
    ]
    return [
        *rows,
        *_notebook("91_", say("home-class"), say("home-class-note")),
        *_notebook("90_", say("home-write"), say("home-write-note")),
        *_notebook("20_", say("home-explore"), say("home-explore-note")),
        *_notebook("21_", say("home-replay"), say("home-replay-note")),
        *_notebook("22_", say("home-chance"), say("home-chance-note")),
        *_notebook("24_", say("home-build"), say("home-build-note")),
    ]


def _notebook(number: str, text: str, note: str = "") -> list[wire_panel.HomeRow]:
    """The way to a tutorial, where it lies beside the notebook that is open."""
    for path in sorted((Path.cwd().parent / language()).glob(f"{number}*.ipynb")):
        row: wire_panel.HomeRow = {"href": f"../{language()}/{path.name}", "text": text}
        return [row | {"note": note} if note else row]
    return []


def _table() -> wire_panel.TableView:
    expansions: list[Any] = [(kind.name, say(f"system-{kind.name}")) for kind in ORDER]
    levels: list[Any] = [(level, say(f"level-{level}"), say(f"level-{level}-does")) for level in LEVELS]
    return {"seats": list(SEATS), "names": [*PLAYERS.values()], "levels": levels, "expansions": expansions}


def _minutes(n: int) -> str:
    return say("home-minutes", n=n)
