"""Every rule by its id, in English and Czech, in our own words; and by a question in those of a reader.

    >>> rule("BASE-7.3").short
    'A completed city scores 2 points per tile.'

The texts are Fluent messages, `rulebook/<language>.ftl` in the folder of each system; the id BASE-7.3 is the message
BASE-7-3 there, a `## ` comment there is the title of a section. In a notebook a rule shows itself with a small board,
see `carcnb.lessons.cards`.
"""

from __future__ import annotations

from carcnb.rulebook.answering import Answers, rules
from carcnb.rulebook.reading import NAMED, Rule, RuleList, UnknownRule, expansions, index, rule, systems

__all__ = ["NAMED", "Answers", "Rule", "RuleList", "UnknownRule", "expansions", "index", "rule", "rules", "systems"]
