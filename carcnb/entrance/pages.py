"""The pages of the way in: which one is open, what it shows, what it leads to, and what was left to come back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.addresses import lead, lead_given
from carcnb.board.opponents import LEVELS, Opponents
from carcnb.classroom.class_door import ClassDoor
from carcnb.curriculum import lessons_by_system
from carcnb.engine.chance import key
from carcnb.engine.errors import CarcnbError, SetupError
from carcnb.engine.game import Game
from carcnb.entrance import path, rows
from carcnb.entrance.asking import ASK, ASK_PAGE, inquiry
from carcnb.entrance.games import empty_board, first_game, game_against
from carcnb.entrance.own_games import keep_game, own_games
from carcnb.entrance.results import GameResult, note, result_of, results, tell_end
from carcnb.entrance.rows import CLASS_PAGE, OPEN_PAGE, PUZZLES_PAGE
from carcnb.keeping import Keeping
from carcnb.progress import keeping
from carcnb.questions.errors import QuizError
from carcnb.questions.topics import title_of
from carcnb.quizzes.puzzles import PUZZLES
from carcnb.training import overview
from carcnb.training.memory import PracticeMemory
from carcnb.words import say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from carcnb.board.director import Content
    from carcnb.wire import panel as wire_panel

WAYS = ("learn", "play", "practise", "explore", "teach")
"""The five ways on; each has an icon of its name."""


class HomePages:
    """The pages of the way in; ``game`` is the one that waits there: the first small one, or what it gave way to.

    ``page`` is ``start``, ``learn``, ``learn/<system>``, ``play``, ``practise``, ``practise/puzzles``, ``explore``,
    ``explore/open``, ``explore/rules``, ``teach``, ``teach/class``, or ``away`` while something that was opened from
    here is on the board.  What was left to come back here can be gone on with, one thing on each of the five ways.
    """

    def __init__(self) -> None:
        self.page = "start"
        self.game = first_game()
        self.classes = ClassDoor()
        """Which class is followed."""
        self.question = ""
        """What was asked last about the rules."""
        self.way = ""
        """The way that led to what is on the board."""
        self._came = ""  # the way that led to what was there before
        self._left: dict[str, Content] = {}
        self._ended: list[tuple[Game, GameResult | None, list[GameResult]]] = []

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

    def go(self, to: str) -> bool | Content | Opponents:
        """Open a page, or what a page leads to; False: there is no such thing."""
        if (self.page == CLASS_PAGE or self.classes.away) and (shown := self.classes.go(to)) is not False:
            self.page, self.way = ("away", CLASS_PAGE) if self.classes.away else (CLASS_PAGE, "teach")
            return self.game if isinstance(shown, Game) else shown
        if to == "start":
            return self._back()
        if to in (
            *WAYS,
            PUZZLES_PAGE,
            OPEN_PAGE,
            ASK_PAGE,
            CLASS_PAGE,
            *(f"learn/{system}" for system in lessons_by_system()),
        ):
            was, self.page, self._came = self.page, to, self.way
            return self.game if was == "away" else True
        way = self.page.partition("/")[0]
        kind, _, name = to.partition(":")
        if kind == ASK and self.page == ASK_PAGE:
            self.question = name
            return True
        opened: Content | Opponents | None
        if kind == "against" and name in LEVELS:
            way, opened = "play", game_against(name)
        elif to == "empty":
            way, opened = "explore", empty_board()
        elif kind == "own":
            opened = _own(name)
        else:
            try:
                opened = self._left.get(way) if to == "resume" else lead(to)
            except CarcnbError:
                return False
        if opened is None:
            return False
        self._leads(way)
        return opened

    def open(self, text: str) -> Content:
        """Open what somebody gives: a saved game, a position, an address; ``CarcnbError`` if it is none."""
        opened = lead_given(text)
        self._leads("explore")
        return opened

    def hand(self, files: Sequence[tuple[str, str]]) -> None:
        """Follow the class that has handed in these files; ``QuizError`` if none is followed here, or they are none."""
        if self.page != CLASS_PAGE:
            raise QuizError(say("class-hand-where"))
        self.classes.hand(files)

    def leave(self, what: Content) -> None:
        """Keep what was on the board, to be gone on with."""
        self._left[self._came or self.page] = what

    def _leads(self, way: str) -> None:
        self.page, self.way, self._came = "away", way, self.way

    def _back(self) -> bool | Game:
        was, self.page, self._came = self.page, "start", self.way
        if self.game.over and was == "away":
            self.game = first_game()
        return self.game if was == "away" else True

    def deal(
        self, seats: list[str], names: list[str], levels: Sequence[str], expansions: list[str], farmers: bool
    ) -> Opponents:
        """A new game and who in it is computed; ``SetupError`` if there can be none like this."""
        if self.page != "play":
            raise SetupError("games are dealt at the table")
        if not len(names) == len(levels) == len(seats) == len({*seats}):
            raise SetupError("every player has a seat, a name and a level", "players")
        game = Game(dict(zip(seats, names, strict=True)), expansions, key(), farmers=farmers)
        opponents = Opponents(game, {seat: level for seat, level in zip(seats, levels, strict=True) if level})
        self._leads("play")
        return opponents

    def keep_end(self, game: Game, opponents: Opponents | None) -> None:
        """Keep a game that is over, and how one against the computer ended, once."""
        if not game.over or any(one is game for one, *_ in self._ended):
            return
        result = result_of(game, opponents)
        self._ended.append((game, result, results()))
        keep_game(game)
        if result:
            note(result)

    def end_text(self, game: Game) -> str:
        """What is to be said of how a game ended; empty of one that is none of these."""
        ended = ((result, before) for one, result, before in self._ended if one is game)
        return next((tell_end(result, before) for result, before in ended if result), "")

    # ---- what the panel shows

    def view(self) -> wire_panel.Home:
        """The open page, in the session's language."""
        if self.page == "away":
            return {"at": "away", "back": say("watch-back")} if self.classes.away else {"at": "away"}
        if self.page == "start":
            streak = PracticeMemory.of_learner().streak
            notes = {"practise": say("practice-streak", n=streak)} if streak > 1 else {}
            ways: list[wire_panel.HomeRow] = [
                {"to": way, "text": say(f"home-{way}"), "note": notes.get(way) or say(f"home-{way}-note"), "icon": way}
                for way in WAYS
            ]
            return {
                "at": "start",
                "title": say("home-title"),
                "text": say("home-over" if self.game.over else "home-text"),
                "rows": ways,
            }
        way, _, inner = self.page.partition("/")
        resume: list[wire_panel.HomeRow] = (
            [{"to": "resume", "text": say(f"home-resume-{way}"), "first": True}] if way in self._left else []
        )
        made: wire_panel.Home = {"at": "list", "title": say(f"home-{way}-title"), "up": way if inner else "start"}
        if way == "play":
            known = results()
            found = [*resume, *rows.against(not resume, known)]
            return made | {"at": "table", "table": rows.table(known), "rows": found, "text": rows.who_plays()}
        if self.page == PUZZLES_PAGE:
            return made | {"title": title_of(PUZZLES), "rows": rows.puzzles()}
        if self.page == ASK_PAGE:
            return made | {"title": say("home-ask"), "asks": inquiry(self.question)}
        if self.page == OPEN_PAGE:
            return made | {"title": say("home-open"), "opens": rows.opens(), "text": say("home-open-how")}
        if self.page == CLASS_PAGE:
            return {"up": "teach"} | self.classes.view()
        if inner:
            return made | _path(inner)
        found = {"learn": path.learn, "practise": rows.practise, "explore": rows.explore, "teach": rows.teach}[way]()
        if resume:
            found = [row | {"first": False} for row in found]  # what most will want is to go on
        made["rows"] = resume + found
        if way == "learn":
            made["art"] = path.art_of(found)
        if way == "teach" and not rows.notebook("91_", ""):
            made["text"] = say("home-class-where")
        if way == "practise":
            made |= {
                "map": overview.rule_map(),
                "more": rows.notebook("23_", say("home-improve"), say("home-improve-note")),
                "text": overview.kept_where(),
            }
        return made


def _path(system: str) -> wire_panel.Home:
    """What the page of a system's lessons has."""
    chapters, more = path.path(system), path.in_notebook(system)
    art = path.art_of(row for chapter in chapters for row in chapter["rows"])
    return {"at": "list", "title": say(f"system-{system}"), "path": chapters, "art": art, "more": more}


def _own(number: str) -> Content | None:
    """One of the learner's own last games, 0 the last; None if there is no such game."""
    games = own_games()
    return games[int(number)].open() if number.isdecimal() and int(number) < len(games) else None
