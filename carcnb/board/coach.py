"""The coach of a board: advice on what is asked, what the last line of play has cost, the odds of every square.

It answers at once by the evaluation alone, and sharpens by playing on a little each time the same is asked again: so a
kernel without threads stays free for everything else, and a page that asks no more has cancelled the work.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from time import monotonic
from typing import Any

from carcnb.analysis.comparison import what_decides
from carcnb.analysis.evaluation import evaluate
from carcnb.analysis.hints import hint
from carcnb.analysis.layout import tenths
from carcnb.analysis.lines import comparable, last_line
from carcnb.analysis.odds import odds
from carcnb.analysis.odds_shown import percent
from carcnb.analysis.probability import Probability
from carcnb.analysis.reasons import in_short, rival_of, sentence
from carcnb.analysis.reviewing import EVEN, NEAR
from carcnb.analysis.search import Contest, Ranked, Settings
from carcnb.analysis.weights import fitted_weights
from carcnb.analysis.wishes import Wish, Wishing
from carcnb.board.answers import NoAnswer
from carcnb.board.audience import Audience
from carcnb.board.lead import Lead, NotDone
from carcnb.board.look_back import SLICE, LookBack, level, same_game
from carcnb.board.opponents import LEVELS, Opponents, what_it_does
from carcnb.board.reader import Reader
from carcnb.engine.actions import TURNS, Action
from carcnb.engine.errors import SetupError
from carcnb.engine.game import Game
from carcnb.engine.prompts import Ask
from carcnb.errors import raise_as, require
from carcnb.wire.coach import Advised, AdvisedLine, Expected, Hope, Hopes, Laid, SeatCost, Verdict, WishedTile, Wishes
from carcnb.wire.rows import Cell
from carcnb.wire.talk import Answer, Told

EFFORT = 600
"""So many playouts are made for one position, as long as somebody asks."""
KEPT = 4
"""So many positions are remembered: the one asked about, the one before, and what was taken back."""
BEST = 3
"""So many lines are shown."""
WISHED = 1.0
"""A tile that brings the next player fewer points than this more than an average one is no wish."""


class Study:
    """What is known of one position of one game, sharper each time it is asked for more."""

    def __init__(self, game: Game, seat: str) -> None:
        self.game = game.clone()
        self.contest = Contest(game, Settings(seat, turns=2 * len(game.seats)))
        self.share = 0.0
        self._going = self.contest.sharpen(count=EFFORT, tasks=1)
        self._told: dict[tuple[str, tuple[Action, ...], tuple[Action, ...]], str] = {}

    def sharpen(self) -> None:
        """Play on for a slice of time."""
        end = monotonic() + SLICE
        while self.share < 1 and monotonic() < end:
            self.share = next(self._going, 1.0)

    def sentence(self, line: Ranked, lines: Sequence[Ranked], lang: str) -> str:
        """What one of these lines does."""
        game = self.contest.game
        key = lang, line.actions, tuple(rival_of(line, lines))
        if key not in self._told:
            self._told[key] = sentence(game, line.actions, lang, key[2])
        return self._told[key]


class Coach:
    """Answers the questions of the pages of one board about its game, from what whoever looks may know."""

    def __init__(self) -> None:
        self._studies: list[Study] = []
        self._back: LookBack | None = None
        self._wishing: tuple[Game, Wishing] | None = None

    def answer(self, what: str, lead: Lead, reader: Reader, *, again: int = 0, **asked: Any) -> Answer:
        """The answer to a question, one of ``TOPICS``, about what a board follows.

        ``NotDone`` where nobody may be coached, ``NoAnswer`` where there is none.
        """
        stand, mine = lead.stand, lead.play.seat
        if stand.silent:
            raise NotDone(stand.silent)
        game, audience = stand.game, stand.audience
        match what:
            case "review":
                return self.review(lead.whole_game, reader, **asked)
            case "printed":
                return self.print_page(lead.whole_game, reader)
            case "reasons":
                return self.reasons(game, reader, audience, stand.playing, **asked)
            case "expected":
                return self.tell_expected(game, reader)
            case "odds":
                return self.odds(game, reader)
            case "wishes":
                return self.wishes(game, reader, audience)
            case "verdict":
                people = [one for one in game.seats if mine in ("", one) and one not in (stand.playing or ())]
                return self.verdict(game, reader, audience, people, again)
        return self.advice(game, reader, audience, again)

    def advice(self, game: Game, reader: Reader, audience: Audience, again: int) -> Advised:
        """What could be answered now, for the one who is asked; ``NoAnswer`` says why nobody may be told."""
        ask = game.prompt
        if ask is None:
            raise NoAnswer(reader.say("coach-over"))
        if _covered(game, ask.player, audience) or audience.is_closed(ask):
            raise NoAnswer(reader.say("error-closed", name=reader.name(ask.player)))
        study = self._study(game, ask.player, again)
        lines = study.contest.lines()
        look = hint(study.contest.game, lines[0].actions, reader.lang)
        losses: dict[Action, float] = {}
        for line in lines:
            for actions in (line.actions, *line.twins):
                losses.setdefault(actions[0], line.loss)
        numbers = {action: number for number, action in enumerate(ask.options)}
        shown: list[AdvisedLine] = [
            {
                "answer": numbers[line.actions[0]],
                "behind": _behind(line.loss, reader),
                "text": study.sentence(line, lines, reader.lang),
            }
            for line in _best(lines)
        ]
        return {
            "where": look.text,
            "look": list(look.cells),
            "lines": shown,
            "answers": [(numbers[action], _behind(loss, reader), level(loss)) for action, loss in losses.items()],
            "share": study.share,
        }

    def verdict(self, game: Game, reader: Reader, audience: Audience, people: Collection[str], again: int) -> Verdict:
        """What the last line has cost that one of these seats has played to its end; no text: there is none."""
        nothing: Verdict = {"text": "", "level": 0, "at": 0, "better": "", "best": [], "share": 1.0}
        at = last_line(game, people)
        if at is None:
            return nothing
        before, answers = game.clone(), game.history
        before.goto(at)
        ask = require(before.prompt, Ask)
        if _covered(before, ask.player, audience) or (ask.secret and not audience.sees(ask.player)):
            return nothing
        study = self._study(before, ask.player, again)
        every = study.contest.lines()
        lines, played = _compared(every, answers[at:])
        if played is None or len(lines) < 2:
            return nothing
        lost = played.loss - lines[0].loss
        name, best = reader.name(ask.player), lost < EVEN
        key = "verdict-best" if best else "verdict-near" if lost <= NEAR else "verdict-behind"
        return {
            "text": reader.say(key, name=name, n=tenths(lost)),
            "level": level(lost),
            "at": at,
            "better": "" if best else reader.say("verdict-better", what=study.sentence(lines[0], every, reader.lang)),
            "best": [] if best else [row for line in _best(lines) for row in _laid(line)],
            "share": study.share,
        }

    def odds(self, game: Game, reader: Reader) -> Hopes:
        """How many of the tiles left fit on every empty square, and how likely it is that one comes."""
        if game.over:
            raise NoAnswer(reader.say("coach-over"))
        found, draws = odds(game), len(game.seats)
        squares: list[Hope] = []
        for (x, y), square in found.squares.items():
            soon, end = (percent(Probability(square.chance(n))) for n in (draws, None))
            chances = reader.say("coach-odds-soon", n=min(draws, found.draws), soon=soon, end=end)
            fits = reader.say("coach-odds", fits=square.fitting, left=found.draws, chances=chances)
            squares.append((x, y, square.fitting, reader.say("coach-dead") if square.dead else fits))
        return {"squares": squares}

    def tell_expected(self, game: Game, reader: Reader) -> Expected:
        """The points that everybody can expect at the end, each as a sum with its reasons."""
        found = evaluate(game)
        reasons = found.reasons(reader.lang)
        later = reader.say("eval-later", n=round(100 * fitted_weights().later))
        may_come = {term.seat for term in found.terms if term.what == "grows"}
        return {
            "seats": [
                {
                    "seat": seat,
                    "points": tenths(points),
                    "told": reader.say("eval-number", points=tenths(points)),
                    "terms": [
                        {"points": reader.say("eval-number", points=tenths(sum)), "text": text, "at": list(cells)}
                        for owner, sum, text, cells in reasons
                        if owner == seat
                    ],
                    "note": later if seat in may_come else "",
                }
                for seat, points in found.points.items()
            ]
        }

    def wishes(self, game: Game, reader: Reader, audience: Audience) -> Wishes:
        """The tiles left that the next player could wish for, once all were tried; until then how far that is.

        ``NoAnswer`` says why nobody may be told.
        """
        if self._wishing is None or not same_game(self._wishing[0], game):
            with raise_as(NoAnswer, of=SetupError):
                self._wishing = game.clone(), Wishing(game)
        wishing, end = self._wishing[1], monotonic() + SLICE
        if _covered(game, wishing.seat, audience):
            raise NoAnswer(reader.say("error-closed", name=reader.name(wishing.seat)))
        while not wishing.over and monotonic() < end:
            wishing.step()
        wished = wishing.wishes(WISHED)[:BEST] if wishing.over else []
        key = "wishes-told" if wished else "wishes-none" if wishing.over else ""
        texts = [in_short(wish.game, wish.actions, reader.lang) for wish in wished]
        texts = [  # what is so of several tiles is told once
            reader.say("wishes-same") if text == above else text
            for above, text in zip(["", *texts], texts, strict=False)
        ]
        return {
            "text": reader.say(key, name=reader.name(wishing.seat)) if key else "",
            "tiles": [_wished(wish, wishing.total, reader, text) for wish, text in zip(wished, texts, strict=True)],
            "share": wishing.share,
        }

    def reasons(self, game: Game, reader: Reader, audience: Audience, playing: Opponents | None, cell: Cell) -> Told:
        """Why the tile on a square was laid there, as a coach would have told whoever laid it; ``NoAnswer`` if nobody.

        Of a computed player it is said what its strength does; of a move that was not the best, by how much.
        """
        answers, before = game.history, game.clone()
        at = next((n for n, one in enumerate(answers) if one.verb == "place" and one.cell == tuple(cell)), None)
        if at is None:
            raise NoAnswer(reader.say("error-card"))
        before.goto(at)
        ask = require(before.prompt, Ask)
        if _covered(before, ask.player, audience):
            raise NoAnswer(reader.say("error-closed", name=reader.name(ask.player)))
        lines, played = _compared(self._study(before, ask.player, again=0).contest.lines(), answers[at:])
        name = reader.name(ask.player)
        if played is None:  # its turn goes on
            raise NoAnswer(reader.say("reasons-later", name=name))
        best = lines[0]
        text = sentence(before, played.actions, reader.lang, rival_of(played, lines))
        told = [reader.say("reasons-told", name=name, what=text)]
        if played.loss - best.loss >= EVEN:
            other = sentence(before, best.actions, reader.lang)
            decides = what_decides(before, best.actions, played.actions, reader.lang)
            told.append(reader.say("reasons-better", n=tenths(played.loss - best.loss)))
            told += [] if other == text and decides else [other]
            told += [reader.say("advice-decides", what=decides)] if decides else []
        level = playing.levels.get(ask.player) if playing else None
        if level in LEVELS:
            told.append(reader.say("reasons-level", name=name, level=reader.say(f"level-{level}")))
            told.append(reader.say(what_it_does(level, game.setup.farmers)))
        return {"text": " ".join(told)}

    def review(self, game: Game, reader: Reader, seat: str) -> SeatCost:
        """What the moves of a seat have cost in a game that is over; ``NoAnswer`` while it is not."""
        if not game.over:
            raise NoAnswer(reader.say("look-back-later"))
        if self._back is None or not same_game(self._back.game, game):
            self._back = LookBack(game)
        return self._back.tell(seat, reader)

    def print_page(self, game: Game, reader: Reader) -> Told:
        """The look back at a game as a page (HTML) of its own; ``NoAnswer`` until all of it has been gone through."""
        if self._back is None or not same_game(self._back.game, game):
            raise NoAnswer(reader.say("look-back-later"))
        return {"text": self._back.page(reader)}

    def _study(self, game: Game, seat: str, again: int) -> Study:
        """What is known of a position; the one that was asked about last comes first."""
        known = (one for one in self._studies if same_game(one.game, game))
        study = next(known, None) or Study(game, seat)
        self._studies = [study, *(one for one in self._studies if one is not study)][:KEPT]
        if again:
            study.sharpen()
        return study


def _compared(every: Sequence[Ranked], answers: Sequence[Action]) -> tuple[list[Ranked], Ranked | None]:
    """The lines that what was answered can be compared with, the best first, and the one that it was."""
    lines = [line for line in every if comparable(answers[:2], line.actions)]
    return lines, next((line for line in lines if line.holds(answers)), None)


def _covered(game: Game, seat: str, audience: Audience) -> bool:
    """Whether a seat has cards that whoever looks may not see: what it could do with them would tell what they are."""
    if audience.sees(seat):
        return False
    return any(cards for (owner, _), cards in game.table.state.hands.items() if owner == seat)


def _behind(loss: float, reader: Reader) -> str:
    return reader.say("coach-behind", n=tenths(loss)) if loss >= EVEN else reader.say("coach-level")


def _best(lines: list[Ranked]) -> list[Ranked]:
    """The best lines that begin in different ways: a tile on one square each."""
    found: dict[object, Ranked] = {}
    for line in lines:
        first = line.actions[0]
        found.setdefault(first.cell if first.verb == "place" else first, line)
        if len(found) == BEST:
            break
    return list(found.values())


def _wished(wish: Wish, total: int, reader: Reader, text: str) -> WishedTile:
    return {
        "laid": _laid(wish)[0],
        "left": reader.say("wishes-left", n=wish.left, of=total),
        "points": reader.say("look-back-ahead", n=tenths(wish.gain)),
        "text": text,
    }


def _laid(line: Ranked | Wish) -> list[Laid]:
    first = line.actions[0]
    if first.cell is None or first.where not in TURNS:
        return []
    return [(*first.cell, TURNS.index(first.where), first.what)]
