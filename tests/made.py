"""What several tests look at and takes long to make: made once for all processes of a run of ``carcnb test``."""

from __future__ import annotations

import json
import os
from pathlib import Path

from carcnb.files import lock_file, write_text
from carcnb.site.pages import pages

LONGEST = 900
"""Seconds until another process has made it."""


def site_pages() -> dict[str, str]:
    """Every file of the site's pages that is a text, by its place."""
    folder = os.environ.get("CARCNB_MADE")  # of `carcnb test`: nothing changes meanwhile
    if not folder:
        return _texts()
    kept = Path(folder, "pages.json")
    with lock_file(kept, LONGEST):
        if not kept.exists():
            write_text(kept, json.dumps(_texts()))
    made: dict[str, str] = json.loads(kept.read_text(encoding="utf-8"))
    return made


def _texts() -> dict[str, str]:
    return {place: content for place, content in pages() if isinstance(content, str)}
