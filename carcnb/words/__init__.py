"""Every sentence carcnb says, by key and language (Mozilla Fluent).

What all need stands in one folder of .ftl files per language, the rest in the folders of the systems.

    >>> say("fits-places", "en", n=14)
    'Fits in 14 places'

Nothing is parsed before the first sentence is asked for, so importing this module costs nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache, reduce
from importlib.resources import files
from typing import TYPE_CHECKING, overload

from carcnb.errors import CarcnbError
from carcnb.systems import systems

if TYPE_CHECKING:
    from carcnb.words.sentences import Sentences

__all__ = [
    "MissingWords",
    "catalogue",
    "forget",
    "has",
    "isolated",
    "language",
    "languages",
    "listed",
    "say",
    "sources",
    "tied",
    "ui_words",
]

SOURCE = "en"
"""The language the others are translated from; also the one a session starts in."""

KEPT = 4096
"""Sentences that are kept as they were said, those that were said last."""

_chosen = SOURCE

_FROM_RIGHT = re.compile("[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]")
_TIED = {"cs": re.compile(r"(?<![^\s(„])([AIKOSUVZaikosuvz]) (?=[\w„(*])")}
_FIRST_STRONG, _POP = "\u2068", "\u2069"


class MissingWords(CarcnbError, LookupError):
    """A language lacks a sentence, or a sentence lacks an argument: a mistake in carcnb, not of the reader.

    >>> from carcnb.words import say
    >>> say("no-such-sentence")
    Traceback (most recent call last):
        ...
    carcnb.words.MissingWords: no sentence 'no-such-sentence' in 'en'
    """


def say(key: str, /, lang: str | None = None, **args: str | int | float) -> str:
    """The sentence `key` in `lang` (default: the session's language), as plain text.

    Arguments are inserted as they are: markup and braces in a name stay text. Numbers choose the plural. A text written
    from right to left is isolated, so that what stands beside it keeps its place.
    Raises ValueError for an unknown language, MissingWords for an unknown key or a missing argument.
    """
    code = lang or _chosen
    return _said(catalogue(code), key, code, **args)


@lru_cache(KEPT, typed=True)  # a board says again with every move what stands in its log
def _said(sentences: Sentences, key: str, code: str, /, **args: str | int | float) -> str:
    if key not in sentences:
        raise MissingWords(f"no sentence {key!r} in {code!r}")
    message = sentences[key]
    if message.value is None:
        raise MissingWords(f"sentence {key!r} in {code!r} has no text of its own")
    plain = {name: isolate(value) if isinstance(value, str) else value for name, value in args.items()}
    text, errors = sentences.format_text(message.value, plain)
    if errors:
        raise MissingWords(f"sentence {key!r} in {code!r}: {'; '.join(map(str, errors))}")
    return text


def isolate(text: str) -> str:
    """A text that may stand in any other: with Unicode's marks around it if it is written from right to left.

    >>> isolate("Ada")
    'Ada'
    """
    if text.isascii() or _FIRST_STRONG in text or not _FROM_RIGHT.search(text):
        return text
    return f"{_FIRST_STRONG}{text}{_POP}"


def tie_words(text: str, lang: str) -> str:
    r"""A text for a narrow column: no line ends with a word that belongs to the next, as "v" and "a" do in Czech.

    >>> tie_words("v lese i u cesty", "cs").split(" ")
    ['v\xa0lese', 'i\xa0u\xa0cesty']
    """
    return _TIED[lang].sub("\\1\u00a0", text) if lang in _TIED else text


def has(key: str, lang: str | None = None) -> bool:
    """Whether the language has a sentence of this key."""
    return key in catalogue(lang or _chosen)


def list_names(names: Sequence[str], lang: str | None = None) -> str:
    """Names in a row, as read aloud: "Ada, Ben and Cyd"; one name stays as it is, no names give an empty text."""
    if len(names) < 2:
        return "".join(names)
    *first, last = names
    row = reduce(lambda row, name: say("names-more", lang, names=row, name=name), first)
    return say("names-last", lang, names=row, name=last)


@overload
def language() -> str: ...
@overload
def language(code: str) -> None: ...
def language(code: str | None = None) -> str | None:
    """The session's language; with a code, choose it, and nothing is said. Raises ValueError for an unknown code.

    >>> carcnb.language("cs")
    >>> carcnb.rule("BASE-7.3").title
    'Body za město'
    >>> carcnb.language("en")
    """
    global _chosen
    if code is None:
        return _chosen
    _chosen = _known(code.lower() if isinstance(code, str) else code)
    return None


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """The session speaks a language meanwhile. Raises ValueError for an unknown code."""
    before = language()
    language(lang)
    try:
        yield
    finally:
        language(before)


def languages() -> dict[str, str]:
    """Every language by code, named in itself: {"en": "English", "cs": "Čeština"}."""
    return dict(_named())


def ui_words(lang: str | None = None) -> dict[str, str]:
    """The fixed words of the interface by the key the front end uses (the messages `ui-<key>`)."""
    code = lang or _chosen
    return {key[3:]: tie_words(say(key, code), code) for key in _keys(code) if key.startswith("ui-")}


@cache
def catalogue(lang: str, part: str = "") -> Sentences:
    """The sentences of one language: all but the rules, or one part on its own, such as "rules-base".

    Raises ValueError for an unknown language, MissingWords for an unknown part.
    """
    from carcnb.words.sentences import Sentences

    texts = sources(_known(lang))
    chosen = [part] if part else [name for name in texts if not name.startswith("rules-")]
    if part and part not in texts:
        raise MissingWords(f"no part {part!r} in {lang!r}")
    return Sentences(lang, (texts[name] for name in chosen))


@cache
def sources(lang: str) -> dict[str, str]:
    """The .ftl texts of a language by name: its own files, the words of every system and, with ``rules-``, its rules.

    A system that lacks the language speaks the source language.
    """
    folder = files(__name__) / _known(lang)
    found = sorted((f.name.removesuffix(".ftl"), f) for f in folder.iterdir() if f.name.endswith(".ftl"))
    texts = {name: f.read_text(encoding="utf-8") for name, f in found}
    for system in systems().values():
        for name, part in ((system.name, "words"), (f"rules-{system.name}", "rulebook")):
            texts[name] = system.read(part, f"{lang}.ftl") or system.read(part, f"{SOURCE}.ftl")
    return {name: text for name, text in texts.items() if text}


def forget() -> None:
    """Keep no sentence in memory: all are read anew when somebody asks for them."""
    for kept in (_said, catalogue, sources):
        kept.cache_clear()


@cache
def _named() -> tuple[tuple[str, str], ...]:
    return tuple((code, say("language-name", code)) for code in _codes())


@cache
def _codes() -> tuple[str, ...]:
    # the source language first, so that menus start with it
    found = [f.name for f in files(__name__).iterdir() if f.is_dir() and (f / "play.ftl").is_file()]
    return tuple(sorted(found, key=lambda code: (code != SOURCE, code)))


@cache
def _keys(lang: str) -> tuple[str, ...]:
    lines = "\n".join(text for name, text in sources(lang).items() if not name.startswith("rules-")).splitlines()
    return tuple(line.split("=", 1)[0].strip() for line in lines if line[:1].isalpha() and "=" in line)


def _known(code: str) -> str:
    if code not in _codes():
        raise ValueError(f"unknown language {code!r:.60}; known: {', '.join(_codes())}")
    return code
