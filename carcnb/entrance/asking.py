"""A page on which a question about the rules is asked in one's own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.board.answers import rule_view
from carcnb.rulebook import rule
from carcnb.rulebook.answering import find
from carcnb.words import language, say

if TYPE_CHECKING:
    from carcnb.wire import panel as wire_panel

ASK_PAGE = "explore/rules"
ASK = "ask"
"""The kind of what is sent there: the question follows."""


def inquiry(question: str) -> wire_panel.Inquiry:
    """Where a question is asked, with what answers this one, in the session's language; empty, nothing is said."""
    lang = language()
    made: wire_panel.Inquiry = {
        "label": say("home-ask-label"),
        "button": say("home-ask-do"),
        "question": question,
        "said": "",
        "found": [],
    }
    if not question.strip():
        return made
    hits = find(question, lang)
    best, *others = [*hits.rules, *hits.decisions] or [""]
    made["said"] = say("home-ask-found", n=1 + len(others)) if best else _nothing(hits.near)
    if best:
        made["answer"] = rule_view(best, lang)
        made["found"] = [(one.id, one.title, one.short) for one in (rule(id, lang) for id in others)]
    return made


def _nothing(near: list[str]) -> str:
    return say("home-ask-near", near=", ".join(near)) if near else say("home-ask-none")
