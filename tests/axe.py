"""How axe-core is asked, wherever it looks at a page."""

from __future__ import annotations

from typing import Any, Final

ONLY_FOUND: Final[dict[str, Any]] = {"resultTypes": ["violations"], "selectors": False}
"""It need not describe all that passes, nor find a selector for it, which is what takes its time."""
