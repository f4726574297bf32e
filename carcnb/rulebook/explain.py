"""What happened, and why something may not happen, in words: events and refusals as sentences with their rule.

Everything here reads events and refusals only, so a sentence can never disagree with the board. `names` gives the shown
name of each seat; a seat without a name is called by its colour.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TypedDict

from carcnb.engine.events import (
    BonusScored,
    CardTaken,
    CardUsed,
    Event,
    FeatureCompleted,
    FigureMoved,
    FigurePlaced,
    FigureReturned,
    FinalScoringBegan,
    GameEnded,
    Line,
    NeutralMoved,
    NeutralPlaced,
    NeutralRemoved,
    PointsScored,
    Scored,
    TileDrawn,
    TilePlaced,
    TileRemoved,
    TokensReturned,
    TokensTaken,
    TrackFigureMoved,
    TrackFigurePlaced,
    TrackFigureReturned,
    TurnBegan,
    worth,
)
from carcnb.engine.refusals import Refusal
from carcnb.rulebook import UnknownRule, rule
from carcnb.words import has, isolate, list_names, say

Names = Mapping[str, str]


class SumLine(TypedDict):
    """One line of a sum, ready to show: "3 tiles × 2", its value in points, its rule."""

    text: str
    value: int
    rule: str


class Entry(TypedDict):
    """One event as a line of the log: what to show, the points with their sum, the rule, and what to read aloud."""

    text: str
    points: int | None
    sum: list[SumLine]
    rule: str | None
    say: str


def explain(event: Event, names: Names | None = None, lang: str | None = None) -> str:
    """One sentence with the sum and its rules.

    As "City completed +8: 3 tiles × 2 + 1 coat of arms × 2 = 8. (BASE-7.3, BASE-7.4)".
    """
    if not hasattr(event, "rule"):
        raise TypeError(f"what can be explained is an event, such as one of game.events, not {event!r:.60}")
    what = _what(event, names or {}, lang)
    if isinstance(event, Scored):
        text, rules = total(event.lines, lang), dict.fromkeys([event.rule, *(line.rule for line in event.lines)])
        told = say("sentence-sum", lang, what=what, points=event.points, sum=text, rule=", ".join(rules))
        owned = owned_by(event, lang)
        return say("sentence-owned", lang, sentence=told, short=owned["text"], rule=owned["rule"]) if owned else told
    return say("sentence-rule", lang, what=what, rule=event.rule)


def own_event(event: Event, reader: str, names: Names | None = None, lang: str | None = None) -> str:
    """An expansion's own event as it is told to a player: "you" where it is about that seat and there are such words.

    ``log-bell-rung-by-you`` says what the reader has done, ``log-bell-rung-to-you`` what was done to the reader.
    """
    key, args = _own(event, names or {}, lang)
    about = "by" if event.player == reader else "to" if reader in event._asdict().values() else ""
    yours = f"{key}-{about}-you"
    return say(yours if about and has(yours, lang) else key, lang, **args)


def log_entry(event: Event, names: Names | None = None, lang: str | None = None) -> Entry:
    """An event as the log shows it; points and sum are empty for everything that scores nothing."""
    names = names or {}
    what = _what(event, names, lang)
    if isinstance(event, Scored):
        spoken = say("say-points", lang, what=what, name=name_of(event.player, names, lang), points=event.points)
        owned = owned_by(event, lang)
        lines = [*(sum_line(line, lang) for line in event.lines), *([owned] if owned else [])]
        return Entry(text=what, points=event.points, sum=lines, rule=event.rule, say=spoken)
    return Entry(text=what, points=None, sum=[], rule=event.rule, say=say("say-plain", lang, what=what))


def owned_by(event: Scored, lang: str | None = None) -> SumLine | None:
    """The rule by which points are a player's who would not have them by most followers; it brings none itself."""
    owned = event.feature.owned if isinstance(event, PointsScored) else None
    return SumLine(text=short_of(owned.rule, lang), value=0, rule=owned.rule) if owned else None


def short_of(id: str, lang: str | None = None) -> str:
    """A rule in one clause, or nothing where there is no such rule: an expansion may come without words."""
    try:
        return rule(id, lang).short
    except UnknownRule:
        return ""


def sum_line(line: Line, lang: str | None = None) -> SumLine:
    """One line of a sum as text, value and rule."""
    text = say(f"line-{line.what}", lang, n=line.count, each=line.each)
    return SumLine(text=text, value=line.points, rule=line.rule)


def total(lines: Sequence[Line], lang: str | None = None) -> str:
    """A whole sum as text: "3 tiles × 2 + 1 coat of arms × 2 = 8"; no lines give "0"."""
    if not lines:
        return "0"
    row, *rest = (sum_line(line, lang)["text"] for line in lines)
    for line, text in zip(lines[1:], rest, strict=True):  # what is taken away brings its own sign
        row = f"{row} {text}" if line.points < 0 else say("sum-more", lang, lines=row, line=text)
    return say("sum", lang, lines=row, total=worth(lines))


def reason(why: Refusal, names: Names | None = None, lang: str | None = None) -> str:
    """Why not, in one sentence without the rule: "Does not fit: road meets city."."""
    key, args = f"why-{why.key}", why.args
    match why.key:
        case "edge":
            own = f"{key}-{args['mine']}-{args['theirs']}"
            met = {side: say(f"feature-{args[side]}", lang) for side in ("mine", "theirs")}
            return say(own, lang) if has(own, lang) else say(key, lang, **met)
        case "asked":
            asked = f"{key}-{args['wanted']}"
            return say(asked if has(asked, lang) else key, lang)
        case "occupied":
            seats = [name_of(seat, names or {}, lang) for seat in args["seats"]]
            return say(key, lang, names=list_names(seats, lang), count=len(seats))
        case _:
            return say(key, lang, **{k: v if isinstance(v, str) else ", ".join(v) for k, v in args.items()})


def refusal(why: Refusal, names: Names | None = None, lang: str | None = None) -> str:
    """Why not, then the rule in short and its id: "... Touching edges must continue. (BASE-4.5)"."""
    said, short = reason(why, names, lang), clause(why, lang)
    if not short:
        return say("sentence-refusal-whole", lang, reason=said, rule=why.rule)
    return say("sentence-refusal", lang, reason=said, short=short, rule=why.rule)


def clause(why: Refusal, lang: str | None = None) -> str:
    """The rule of a refusal in short; nothing where the reason says all, and the rule's other half would mislead."""
    return "" if why.key in ("cell-taken", "verb") else rule(why.rule, lang).short


def result(scores: Sequence[tuple[str, int]], names: Names | None = None, lang: str | None = None) -> str:
    """Who wins: "Ada wins, 98 : 79"; a tie for the first place is a shared victory (BASE-15.10)."""
    ranked = sorted(scores, key=lambda score: -score[1])
    points = " : ".join(str(value) for _, value in ranked)
    winners = [name_of(seat, names or {}, lang) for seat, value in ranked if value == ranked[0][1]]
    if len(winners) == 1:
        return say("final-wins", lang, name=winners[0], score=points)
    return say("final-shared", lang, names=list_names(winners, lang), score=points)


def name_of(seat: str, names: Names | None = None, lang: str | None = None) -> str:
    """The name shown for a seat: the player's own, ready to stand in any text, else the colour."""
    return isolate((names or {}).get(seat, "")) or say(f"seat-{seat}", lang)


def _what(event: Event, names: Names, lang: str | None) -> str:
    match event:
        case TurnBegan(player, number):
            return say("log-turn", lang, number=number, name=name_of(player, names, lang))
        case TileDrawn(player):
            return say("log-drawn", lang, name=name_of(player, names, lang))
        case TileRemoved():
            return say("log-removed", lang)
        case TilePlaced(player=""):
            return say("log-lying", lang)
        case TilePlaced(player):
            return say("log-placed", lang, name=name_of(player, names, lang))
        case FigurePlaced(player, figure, spot=spot):
            return say(_figure("log-deployed", figure, spot, lang), lang, name=name_of(player, names, lang))
        case FigureReturned(player, figure, spot=spot):
            return say(_figure("log-returned", figure, spot, lang), lang, name=name_of(player, names, lang))
        case FeatureCompleted(feature):
            return say(f"completed-{feature.kind}" if feature.owners else f"log-nobody-{feature.kind}", lang)
        case PointsScored(feature=feature):
            return say(f"completed-{feature.kind}" if feature.complete else f"unfinished-{feature.kind}", lang)
        case BonusScored(reason=reason):
            return say(f"bonus-{reason}", lang)
        case TokensTaken(player, token, count):
            return say(f"log-taken-{token}", lang, name=name_of(player, names, lang), n=count)
        case TokensReturned(player, token, count):
            return say(f"log-returned-{token}", lang, name=name_of(player, names, lang), n=count)
        case CardTaken(player="", deck=deck):
            return say(f"log-card-down-{deck}", lang)
        case CardUsed(player="", deck=deck, card=card):
            return say(f"log-card-up-{deck}", lang, card=say(f"card-{deck}-{card}", lang))
        case CardTaken(player, deck):
            return say(f"log-card-taken-{deck}", lang, name=name_of(player, names, lang))
        case CardUsed(player, deck, card, shown):
            card = say(f"card-{deck}-{card}", lang)  # "hidden" where the reader has not seen it
            return say(
                f"log-card-{'used' if shown else 'closed'}-{deck}", lang, name=name_of(player, names, lang), card=card
            )
        case FigureMoved(player, spot=spot):
            return say(f"log-moved-{spot.partition('.')[0]}", lang, name=name_of(player, names, lang))
        case TrackFigurePlaced() | TrackFigureMoved() | TrackFigureReturned():
            who = name_of(event.player, names, lang)
            return say(f"log-{_event_key(event)}-{event.figure}", lang, name=who, space=event.space)
        case NeutralPlaced(player="", piece=piece):
            return say(f"log-lying-{piece}", lang)
        case NeutralPlaced(player, piece) | NeutralRemoved(player, piece) | NeutralMoved(player, piece):
            return say(f"log-{_event_key(event)}-{piece}", lang, name=name_of(player, names, lang))
        case FinalScoringBegan():
            return say("log-final", lang)
        case GameEnded(scores=scores):
            return result(scores, names, lang)
    key, args = _own(event, names, lang)
    return say(key, lang, **args)


def _own(event: Event, names: Names, lang: str | None) -> tuple[str, dict[str, str | int]]:
    """The words of an expansion's event: `log-bell-rung`, or `log-bell-rung-city` if its kind has its own."""
    args = {key: value for key, value in event._asdict().items() if isinstance(value, str | int)}
    others = {key: seat for key, seat in args.items() if key != "player" and has(f"seat-{seat}", lang)}
    args |= {key: name_of(str(seat), names, lang) for key, seat in others.items()}
    if event.player:
        args["name"] = name_of(event.player, names, lang)
    key = f"log-{_event_key(event)}"
    own = f"{key}-{args.get('kind')}"
    return own if has(own, lang) else key, args


def _event_key(event: Event) -> str:
    return re.sub(r"(?<=.)([A-Z])", r"-\1", type(event).__name__).lower()


def _figure(key: str, figure: str, spot: str, lang: str | None) -> str:
    """The sentence of a figure that has its own, there or anywhere, else that of the role a follower has there."""
    place = spot.partition(".")[0]
    own = (f"{key}-{figure}-{place}", f"{key}-{figure}")
    return next((sentence for sentence in own if has(sentence, lang)), f"{key}-{place}")
