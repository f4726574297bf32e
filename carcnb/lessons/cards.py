"""A rule as a card: its text, related rules, and a small board on which it can be seen or tried."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from carcnb.board import Board
from carcnb.display import notebook
from carcnb.drawing import game_svg, image
from carcnb.engine.events import PointsScored
from carcnb.engine.game import Game
from carcnb.engine.options import spelt_out
from carcnb.hypertext import Inside, h
from carcnb.looks import LOOKS, Looks
from carcnb.questions.caption import blocks
from carcnb.rulebook import Rule, rule
from carcnb.rulebook.address import with_links
from carcnb.rulebook.example import Example
from carcnb.rulebook.example import example as example_of
from carcnb.words import language, say

if TYPE_CHECKING:
    from carcnb.wire.panel import LessonTrack, LessonView, TaskView

HEIGHT, TALL = 400, 560
"""Pixels of a card's board, and of one with the whole track, or on which is chosen from a list.

One that is shown as a game has a track and a log and is as high as a game.
"""


def display(shown: Rule) -> None:
    """Show a rule in the notebook: the text, and below it the board, a still picture where there is no kernel."""
    found, page = board(shown), notebook()
    leads = bool(found and found.view["lesson"])  # the panel of the board says what to try
    page.output({"text/html": html(shown, example=not leads), "text/plain": text(shown)})
    if found:
        page.show(found)


@spelt_out(Looks, LOOKS)
def board(shown: Rule, **looks: Unpack[Looks]) -> Board | None:
    """A new board with the example of a rule, ready to play; None if the rule has none.

    ``looks`` are those of ``carcnb.play``.
    """
    guide = lead(shown)
    if guide is None:
        return None
    looks.setdefault("lang", shown.lang)
    if isinstance(guide, Game):
        return Board(guide, **looks)
    looks.setdefault("height", height_of(guide.game))
    return CardBoard(guide, **looks)


def height_of(game: Game) -> int:
    """How high a board is that is led by the guide of an example (pixels): a tile needs less room than a list."""
    listed = game.prompt is not None and game.prompt.kind != "place"
    return TALL if listed or not game.table.only_counts else HEIGHT


def lead(shown: Rule) -> Guide | Game | None:
    """Who leads through the example of a rule, or its game if it is shown as one; None if the rule has none."""
    found = example_of(shown.id, shown.system)
    return None if found is None else found.game() if found.plain else Guide(found)


def text(shown: Rule) -> str:
    """The card as plain text."""
    return "\n".join([str(shown), *_more(shown)])


def html(shown: Rule, picture: bool = False, example: bool = True) -> str:
    """The card as markup without script; with ``picture``, the example as a still picture.

    Without ``example`` it is the rule alone: what to try, and the related rules, stand on the board below it.
    The ids of rules are links where a site is known (``carcnb.site_address``).
    """
    id, text = (with_links(said, shown.lang) for said in (shown.id, shown.text))
    parts: list[Inside] = [h.h4(h.code(id), f" {shown.title}"), h.p(text)]
    found = example_of(shown.id, shown.system)
    if example:
        parts += [example_on_card(found, shown.lang)] if found else []
        parts += [h.p(with_links(line, shown.lang)) for line in _related(shown)]
    parts.append(_decided(shown))
    if picture and found:
        game, line = found.game(), found.line_in(shown.lang)
        parts.append(h.p(image(game_svg(game, highlight=found.lights(game), title=line), line)))
    return str(h.div(parts, class_="carcnb-rule", lang=shown.lang))


def example_on_card(found: Example, lang: str) -> Inside:
    """What to look at or try; what happens then opens by a click."""
    line, answer = h.p(say("rule-example", lang, line=found.line_in(lang))), found.answer_in(lang)
    return line, h.details(h.summary(say(opener_key(found), lang)), h.p(answer)) if answer else None


def opener_key(found: Example) -> str:
    """The key of what opens the answer: to something that is done, or that is only looked at."""
    return "rule-what" if found.plays or found.refuses else "rule-answer"


def _more(shown: Rule) -> list[str]:
    """The lines under the text: what to look at or try, related rules, what is decided, and last what happens."""
    found = example_of(shown.id, shown.system)
    below = [*_related(shown), *(f"{decision.id}: {decision.text}" for decision in shown.decisions)]
    if found is None:
        return below
    answer = found.answer_in(shown.lang)
    last = [say("rule-answered", shown.lang, line=answer)] if answer else []
    return [say("rule-example", shown.lang, line=found.line_in(shown.lang)), *below, *last]


def _decided(shown: Rule) -> Inside:
    """What is decided about a rule, a list that opens by a click; nothing where the booklets leave nothing open."""
    rows = [h.li(h.code(decision.id), f" {decision.text}") for decision in shown.decisions]
    return h.details(h.summary(say("rules-decided", shown.lang)), h.ul(rows)) if rows else None


def _related(shown: Rule) -> list[str]:
    """The related rules by their titles, in a line if there are any."""
    titles = [f"{other.id} {other.title}" for other in (rule(id, shown.lang) for id in shown.see)]
    return [say("rule-see", shown.lang, rules=", ".join(titles))] if titles else []


class Guide:
    """Directs the board of an example: says what to look at or try, and what happens, once it is done or asked for."""

    playable = True
    quiet = False

    def __init__(self, shown: Example) -> None:
        self.example = shown
        self._open()

    def _open(self) -> None:
        self.game = self.example.game()
        self._start, self._said = len(self.game.history), len(self.game.events)
        self._told = False

    def on_action(self) -> None:
        """The reader may play on as far as the stack goes."""

    def message(self, what: str, to: object = None, answer: object = None) -> bool:
        """Start over, or tell what happens."""
        if what == "tell":
            self._told = True
        elif what in ("retry", "restart"):
            self._open()
        return what in ("tell", "retry", "restart")

    def still(self, dress: str) -> None:
        """The board alone: the text stands above it."""

    def view(self) -> LessonView:
        """The panel, in the session's language."""
        shown = rule(self.example.rule, language())
        events = self.game.events
        return {
            "title": shown.title,
            "where": shown.id,
            "step": 0,
            "steps": [{"title": shown.title, "task": True, "done": False}],
            "heading": "",  # the title stands above the board
            "caption": blocks(say("rule-see", rules=", ".join(shown.see))) if shown.see else [],
            "light": self.example.lights(self.game),
            "figures": [],
            "extents": True,
            "track": self._track(),
            "log": [n for n in range(self._said, len(events)) if isinstance(events[n], PointsScored)],
            "task": self._task(),
            "back": False,
            "next": False,
            "off_path": False,
        }

    def _track(self) -> LessonTrack:
        """The score track is shown where the example moves points along it, or where it does more than count."""
        if not self.game.table.only_counts:
            return "large"
        return "small" if any(self.example.scores.values()) else "none"

    def _task(self) -> TaskView:
        prompt, shown = self.game.prompt, self.example
        played = len(self.game.history) > self._start
        done = played and (shown.is_played(self.game) or not shown.plays)
        answer = shown.answer_in(language())
        task: TaskView = {
            "tag": say("rule-try" if shown.plays or shown.refuses else "rule-look"),
            "question": shown.line_in(language()),
            "tile": prompt.tile if prompt and prompt.tile and not played else None,
            "state": "right" if done else "open",
            "begun": played,
            "choices": None,
            "picked": "",
            "feedback": blocks(answer) if done or self._told else [],
            "hints_left": 0,
            "hints": [],
        }
        if answer and not task["feedback"]:
            task["shows"] = say(opener_key(shown))
        return task


class CardBoard(Board):
    """A board led by the guide of an example; where it is only a picture, what to try stands below it."""

    def __init__(self, guide: Guide, **looks: Unpack[Looks]) -> None:
        super().__init__(guide.game, director=guide, **looks)
        self._example = guide.example

    def _caption(self) -> Inside:
        return example_on_card(self._example, self.lang)
