"""Whom the board speaks to: the players' names and the language, in one value that is handed on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import NamedTuple

from carcnb.engine.events import Event, Line
from carcnb.engine.game import Game
from carcnb.engine.refusals import Refusal
from carcnb.rulebook import UnknownRule, explain, rule
from carcnb.words import has, list_names, say, tie_words


class Reader(NamedTuple):
    """The shown names by seat (a seat without one is called by its colour) and the code of the language."""

    names: dict[str, str]
    lang: str

    @classmethod
    def of(cls, game: Game, lang: str) -> Reader:
        """The reader of a game's board."""
        return cls({seat: name for seat, name in game.names.items() if name != seat}, lang)

    def say(self, key: str, /, **args: str | float) -> str:
        """A sentence of the catalogue in the reader's language."""
        return tie_words(say(key, self.lang, **args), self.lang)

    def word(self, key: str, other: str) -> str:
        """A word of the catalogue, or ``other`` where it has none: an expansion may come without words."""
        return say(key, self.lang) if has(key, self.lang) else other

    def has(self, key: str) -> bool:
        """Whether the catalogue has a sentence, which an expansion may bring or not."""
        return has(key, self.lang)

    def name(self, seat: str) -> str:
        """The name shown for a seat."""
        return explain.name_of(seat, self.names, self.lang)

    def list_seats(self, seats: Iterable[str]) -> str:
        """The names of several seats in a row."""
        return list_names([self.name(seat) for seat in seats], self.lang)

    def gains(self, gains: Sequence[tuple[str, int]]) -> str:
        """Which seat gets how much, "Ada +8, Ben +8", or that nobody scores."""
        parts = [self.say("gain", name=self.name(seat), points=points) for seat, points in gains]
        if not parts:
            return self.say("gain-nobody")
        return reduce(lambda row, part: self.say("gain-more", gains=row, gain=part), parts)

    def sum(self, lines: Sequence[Line]) -> str:
        """A sum as text, "3 tiles × 2 + 1 coat of arms × 2 = 8"."""
        return explain.total(lines, self.lang)

    def line(self, line: Line) -> explain.SumLine:
        """One line of a sum with its value and its rule."""
        return explain.sum_line(line, self.lang)

    def reason(self, refusal: Refusal) -> str:
        """Why not, in one sentence without its rule."""
        return explain.reason(refusal, self.names, self.lang)

    def clause(self, refusal: Refusal) -> str:
        """The rule of a refusal in one clause, or nothing where the reason says all."""
        return explain.clause(refusal, self.lang)

    def short(self, id: str) -> str:
        """A rule in one clause."""
        return rule(id, self.lang).short

    def short_if_known(self, id: str) -> str:
        """A rule in one clause, or nothing where there is no such rule: an expansion may come without words."""
        return explain.short_of(id, self.lang)

    def title(self, id: str) -> str:
        """The title of a rule, or its id where there is no such rule."""
        try:
            return rule(id, self.lang).title
        except UnknownRule:
            return id

    def entry(self, event: Event) -> explain.Entry:
        """An event as a line of the log."""
        return explain.log_entry(event, self.names, self.lang)

    def result(self, scores: dict[str, int]) -> str:
        """Who wins, and by how much."""
        return explain.result(list(scores.items()), self.names, self.lang)
