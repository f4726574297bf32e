"""The sentences of one language: each is parsed when it is first asked for.

To parse all of them takes longer than to show a board that says a few.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

_ENTRIES = re.compile(r"^(?=[-a-zA-Z#])", re.MULTILINE)
"""Where an entry or a comment begins: all other lines go on with one."""
_KEY = re.compile(r"-?[a-zA-Z][\w-]*", re.ASCII)


class Sentences:
    """The messages of some Fluent texts by key; of several with one key the first counts."""

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        # marks around every argument would spoil comparisons; `say` isolates the few that need it
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._parser = FluentParser(with_spans=False)  # where a sentence stands in its file is nobody's question
        self._entries: dict[str, str] = {}
        self._parsed: set[str] = set()
        for text in texts:
            for entry in _ENTRIES.split(text):
                if key := _KEY.match(entry):
                    self._entries.setdefault(key[0], entry)

    def __contains__(self, key: str) -> bool:
        self._parse(key)
        return bool(self._bundle.has_message(key))

    def __getitem__(self, key: str) -> Any:
        """The message, with its `value` and `attributes` as patterns. Raises LookupError."""
        self._parse(key)
        return self._bundle.get_message(key)

    def format_text(self, pattern: Any, args: Mapping[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """The text of a pattern, and what was wrong with it or its arguments."""
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        return str(text), errors

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
            self._bundle.add_resource(resource)
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
