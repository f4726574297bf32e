"""The sentences of one language: each is parsed when it is first asked for.

To parse all of them takes longer than to show a board that says a few.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from carcnb.words.amounts import counting_of
from carcnb.words.patterns import Pattern, Sentence, Talk, read_sentence

_ENTRIES = re.compile(r"^(?=[-a-zA-Z#])", re.MULTILINE)
"""Where an entry or a comment begins: all other lines go on with one."""
_KEY = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)


class Sentences:
    """The messages of some Fluent texts by key; of several with one key the first counts."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        self._language = counting_of(lang)
        self._parser = FluentParser(with_spans=False)  # where a sentence stands in its file is nobody's question
        self._read: dict[str, Sentence] = {}
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        for text in texts:
            for entry in _ENTRIES.split(text):
                if key := _KEY.match(entry):
                    self._entries.setdefault(key[0], entry)

    def __contains__(self, key: str) -> bool:
        self._parse(key)
        return key in self._read and key[:1] != "-"

    def __getitem__(self, key: str) -> Sentence:
        """The message, with its `value` and `attributes` as patterns. Raises LookupError."""
        self._parse(key)
        return self._read[key]

    def format_text(self, pattern: Pattern, args: Mapping[str, Any] | None = None) -> tuple[str, list[str]]:
        """The text of a pattern, and what was wrong with it or its arguments."""
        talk = Talk(self._language, self._read, args or {})
        return pattern(talk), talk.errors

    def _parse(self, key: str) -> None:
        """Read an entry, and those that it is made with."""
        todo, read = [key], {}
        while todo:
            key = todo.pop()
            if key in self._parsed or key in read or key not in self._entries:
                continue
            read[key] = resource = self._parser.parse(self._entries[key])
            references = _References()
            references.visit(resource.body)
            todo += references.keys
        for resource in read.values():
            for entry in resource.body:
                if isinstance(entry, (ast.Message, ast.Term)):
                    sign = "-" if isinstance(entry, ast.Term) else ""
                    self._read.setdefault(f"{sign}{entry.id.name}", read_sentence(entry))
        self._parsed.update(read)  # last: another thread may ask meanwhile


class _References(Visitor):
    """The messages and terms that an entry is made with."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.keys.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.keys.append(f"-{node.id.name}")
        self.generic_visit(node)
