"""Rules as they are read from their files, one by one and system by system."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from carcnb.display import shows
from carcnb.engine.errors import CarcnbError
from carcnb.engine.expansions import NAMES
from carcnb.engine.texts import shorten
from carcnb.errors import near_names
from carcnb.hypertext import Inside, h
from carcnb.rulebook.decisions import decisions, decisions_by_rule
from carcnb.rulebook.example import example
from carcnb.systems import match_word
from carcnb.words import MissingWords, catalogue, find_language, has, say, sources

_MESSAGE = re.compile(r"([A-Z]+(?:-[A-Z0-9]+)+) =")
NAMED = re.compile(r"\b[A-Z]+(?:-[A-Z]+)*-\d+(?:\.\d+)?\b")


class Rule(NamedTuple):
    """One rule: its id, a title of a few words, its text, one short clause for a refusal; its system and language."""

    id: str
    title: str
    text: str
    short: str
    system: str
    lang: str

    def __str__(self) -> str:
        return f"{self.id} {self.title}: {self.text}"

    @property
    def see(self) -> tuple[str, ...]:
        """The ids of related rules: those its text names, then those its example lists; of a decision its rules."""
        shown, decision = example(self.id, self.system), decisions().get(self.id)
        listed = shown.see if shown else decision.rules if decision else ()
        named = dict.fromkeys([*NAMED.findall(self.text), *listed])
        return tuple(id for id in named if id in index() and id != self.id)

    @property
    def decisions(self) -> list[Rule]:
        """The decisions that belong to the rule, where the booklets leave something of it open."""
        return [rule(id, self.lang) for id in decisions_by_rule().get(self.id, ())]

    def _ipython_display_(self) -> None:
        shows(self).display(self)

    def _repr_html_(self) -> str:
        return str(shows(self).html(self, picture=True))


class RuleList(list[Rule]):
    """The rules of one system; printed or shown in a notebook it is a list to read, section by section."""

    def __init__(self, system: str, lang: str, found: Iterable[Rule]) -> None:
        super().__init__(found)
        self.system, self.lang = system, lang

    @property
    def title(self) -> str:
        """The name of the system."""
        return say(f"system-{self.system}", self.lang)

    def sections(self) -> list[tuple[str, list[Rule]]]:
        """The titles of the sections, each with its rules; a system without sections has one without a title."""
        titles, found = _sections(self.system, self.lang), list[tuple[str, list[Rule]]]()
        for entry in self:
            title = titles.get(entry.id, "")
            if not found or found[-1][0] != title:
                found.append((title, []))
            found[-1][1].append(entry)
        return found

    def __repr__(self) -> str:
        lines = [self.title]
        for title, entries in self.sections():
            lines += ["", title] if title else [""]
            lines += [f"  {entry.id:<10} {entry.title}: {entry.short}" for entry in entries]
        return "\n".join(lines)

    __str__ = __repr__

    def _repr_pretty_(self, printer: Any, cycle: bool) -> None:
        printer.text(str(self))

    def _repr_html_(self) -> str:
        parts: list[Inside] = [h.h3(self.title)]
        for title, entries in self.sections():
            rows = (h.li(h.code(e.id), " ", h.b(f"{e.title}."), f" {e.short}") for e in entries)
            parts += [h.h4(title) if title else None, h.ul(rows)]
        how = say("rules-how", self.lang, call=f'carcnb.rule("{self[0].id}")')
        return str(h.div(parts, h.p(how), lang=self.lang))


class UnknownRule(CarcnbError, LookupError):
    """No rule has this id, or no system this name; the message names the nearest ones, or all.

    >>> carcnb.rules("chess and draughts")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    carcnb.rulebook.reading.UnknownRule: Nothing in the rules answers “chess and draughts”. ...
    """


def rule(id: str, lang: str | None = None) -> Rule:
    """The rule with this id, such as "BASE-7.3" (case does not matter). Raises UnknownRule.

    In a notebook it shows itself as a card: the text, related rules, what is decided about it, and a small board on
    which it can be tried.  The id of a decision, such as "D-BASE-7", gives its text.

    >>> carcnb.rule("BASE-7.3").short
    'A completed city scores 2 points per tile.'
    """
    known = index()
    wanted = str(id).strip().upper()
    if decision := decisions().get(wanted):
        code = find_language(lang)
        text = decision.text_in(code)
        return Rule(wanted, say(f"decision-{decision.origin}", code), text, text, decision.system, code)
    if wanted not in known:
        near = [one for one in known if one.endswith(f"-{wanted}")][:3] or near_names(wanted, known, 3, 0.5)
        if near:
            raise UnknownRule(say("error-rule-near", lang, rule=shorten(str(id), 60), near=", ".join(near)))
        raise UnknownRule(say("error-rule", lang, rule=shorten(str(id).strip(), 60) or "“”"))
    return _read(wanted, known[wanted], find_language(lang))


def of_system(system: str, lang: str | None = None) -> RuleList:
    """The rules of one system in the order of its rulebook, as ``carcnb.rules`` knows it. Raises UnknownRule."""
    found = ids_of(system)
    if not found:
        near = near_names(system, systems())
        known = {"near": near[0]} if near else {"known": ", ".join(systems())}
        raise UnknownRule(say(f"error-system{'-near' if near else ''}", lang, system=shorten(system, 60), **known))
    code = find_language(lang)
    return RuleList(index()[found[0]], code, (rule(id, code) for id in found))


def systems() -> list[str]:
    """The names of all systems that have rules, "base" first."""
    return sorted(set(index().values()), key=lambda name: (name != "base", name))


def expansions(lang: str | None = None) -> dict[str, str]:
    """The expansions that a game can have, by the name that ``carcnb.Game`` takes, each with its title.

    Those that other packages bring are among them; they stand in the order in which they act.  ``lang`` is the
    session's language unless one is named.

    >>> import carcnb
    >>> carcnb.expansions("en")["ferries"]
    'Ferries'
    >>> game = carcnb.Game(expansions=list(carcnb.expansions()))  # all of them
    """
    return {name: say(f"system-{name}", lang) if has(f"system-{name}", lang) else name for name in NAMES}


def ids_of(system: str) -> list[str]:
    """The ids of a system's rules, or those that begin with this part; none if there is no such system."""
    name = match_word(system, systems())
    if name:
        return [id for id, home in index().items() if home == name]
    return [id for id in index() if id.startswith(f"{system.strip().upper()}-")]


@cache
def index() -> dict[str, str]:
    """The system of every rule by the rule's id."""
    # read off the source text: parsing every system to find one rule would take as long as showing a board
    return {id: system for system, text in _texts("en").items() for id in _ids(text)}


def _texts(lang: str) -> dict[str, str]:
    """The rule files of a language as text, by system."""
    return {name.removeprefix("rules-"): text for name, text in sources(lang).items() if name.startswith("rules-")}


def _ids(text: str) -> list[str]:
    return [_id(found[1]) for line in text.splitlines() if (found := _MESSAGE.match(line))]


@cache
def _sections(system: str, lang: str) -> dict[str, str]:
    """The section of each rule: the group comment above it."""
    title, found = "", {}
    for line in _texts(lang).get(system, "").splitlines():
        if line.startswith("## "):
            title = line.removeprefix("## ").strip()
        elif message := _MESSAGE.match(line):
            found[_id(message[1])] = title
    return found


@cache
def _read(id: str, system: str, lang: str) -> Rule:
    sentences = catalogue(lang, f"rules-{system}")
    key = id.replace(".", "-")
    if key not in sentences:
        raise MissingWords(f"no rule {id} in {lang!r}")
    message = sentences[key]
    patterns = {"text": message.value} | message.attributes
    texts = {name: sentences.format_text(pattern)[0] for name, pattern in patterns.items() if pattern}
    if missing := {"title", "text", "short"} - set(texts):
        raise MissingWords(f"rule {id} in {lang!r} has no {', '.join(sorted(missing))}")
    return Rule(id, texts["title"], texts["text"], texts["short"], system, lang)


def _id(key: str) -> str:
    # Fluent knows no dots in a key: BASE-7-3 stands for BASE-7.3
    return re.sub(r"(\d)-(\d)", r"\1.\2", key)
