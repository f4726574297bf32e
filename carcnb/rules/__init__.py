"""The rules as an engine: board, state, turn, scoring, actions, events and game; it runs wherever Python runs.

Called, ``carcnb.rules("base")``, it lists a system's rules in words, for learners know no packages.
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carcnb.rulebook import RuleList


class _Rules(ModuleType):
    def __call__(self, system: str = "base", lang: str | None = None) -> RuleList:
        """The rules of one system in the order of its rulebook."""
        from carcnb.rulebook import rules

        return rules(system, lang)


sys.modules[__name__].__class__ = _Rules
