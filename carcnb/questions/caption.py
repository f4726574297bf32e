"""Captions: a small part of Markdown as blocks of plain runs, so that a lesson's text can never be markup.

Paragraphs, ``-`` lists, ``**bold**``, ``*italic*`` and ```code``` are known; everything else, HTML included, stays the
text it is.  A rule id such as BASE-6.4 becomes a run of its own that the board turns into a link.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token

if TYPE_CHECKING:
    from carcnb.wire.panel import Block, Run

_RULE = re.compile(r"\b([A-Z]{2,}(?:-[A-Z]+)?-\d+(?:\.\d+)?)\b")
Style = Literal["b", "i"]
_STYLE: dict[str, tuple[Style, bool]] = {
    "strong_open": ("b", True),
    "strong_close": ("b", False),
    "em_open": ("i", True),
    "em_close": ("i", False),
}


@cache
def _markdown() -> MarkdownIt:
    return MarkdownIt("zero").enable(["emphasis", "backticks", "list"])


def blocks(text: str) -> list[Block]:
    """A caption as blocks: ``{"p": runs}`` or ``{"li": runs}``; a run is ``{"t": text}`` with b, i, code or rule."""
    found: list[Block] = []
    item = False
    for token in _markdown().parse(text.strip()):
        if token.type in ("list_item_open", "list_item_close"):
            item = token.type == "list_item_open"
        elif token.type == "inline":
            runs = _runs(token.children or [])
            found.append({"li": runs} if item else {"p": runs})
    return found


def verbatim(text: str) -> Block:
    """A paragraph whose text stays as it is: what people have written, a name or a file's, is no mark of ours."""
    return {"p": [{"t": text}]}


def cited_rules(text: str) -> list[str]:
    """The ids of rules that a caption names."""
    return _RULE.findall(text)


def plain(text: str) -> str:
    """A caption without its marks, for text boards and spoken lines."""
    return "\n".join("".join(run["t"] for run in runs_of(block)) for block in blocks(text))


def runs_of(block: Block) -> list[Run]:
    """The text of a paragraph or of an entry of a list."""
    return block["li"] if "li" in block else block["p"]


def _runs(tokens: list[Token]) -> list[Run]:
    runs: list[Run] = []
    style: dict[Style, bool] = {}
    for token in tokens:
        if token.type in _STYLE:
            name, on = _STYLE[token.type]
            style[name] = on
        elif token.type == "code_inline":
            runs.append({"t": token.content, "code": True})
        else:
            text = " " if token.type == "softbreak" else token.content
            # split() with one group gives text and rule ids in turn
            for i, part in enumerate(_RULE.split(text)):
                if part:
                    run: Run = {"t": part}
                    for name in (name for name, on in style.items() if on):
                        run[name] = True
                    if i % 2:
                        run["rule"] = part
                    runs.append(run)
    return runs
