"""Whether this Python runs in a browser, in a page of the site or of JupyterLite: what is different there asks here."""

from __future__ import annotations

import sys


def in_browser() -> bool:
    """Whether Python is a browser's: it has no threads and no other program beside it, and no folder of its user's."""
    return sys.platform == "emscripten"
