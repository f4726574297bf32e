"""JupyterLab as a learner meets it: one notebook, and nothing around it that he did not come for.

All of it is said on the command line and in a folder of our own, so that nobody's own settings are touched.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from urllib.parse import quote

SETTINGS = Path(__file__).parents[1] / "static" / "lab"
"""What JupyterLab is set to where its user has not chosen otherwise: no news, no status bar, fewer side panels."""

EXTENSIONS = Path(__file__).parents[1] / "static" / "labextensions"
"""What JupyterLab is given beside its own; `pip install` puts it where every JupyterLab and Notebook 7 finds it."""

HIDDEN = ("__pycache__", "*.py", "*.pyc", "*.pyo", ".DS_Store", "*~", ".carcnb.json")


def command(python: Path, folder: Path, page: Path, more: Sequence[str] = ()) -> list[str]:
    """What starts JupyterLab in a folder with one page open; ``more`` are the user's own options, which win.

    Its simple interface shows the page alone: other pages open by their links, and everything else from its menus.
    """
    opened = f"/doc/tree/{quote(page.relative_to(folder).as_posix())}" if page.is_file() else "/lab"
    return [
        *(str(python), "-m", "jupyterlab"),
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url={opened}",
        f"--LabApp.app_settings_dir={SETTINGS}",
        f"--LabApp.extra_labextensions_path={EXTENSIONS}",
        *(f"--ContentsManager.hide_globs={glob}" for glob in HIDDEN),
        "--Application.log_level=ERROR",
        *_as_root(),
        *more,
    ]


def notebook(code: str) -> str:
    """A notebook with one cell of code, as JSON text."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "id": "board",
        "execution_count": None,
        "metadata": {},
        "outputs": [],
        "source": code,
    }
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
    return json.dumps({"cells": [cell], "metadata": kernel, "nbformat": 4, "nbformat_minor": 5})


def _as_root() -> list[str]:
    """JupyterLab asks root to say so; in a container root is the only user there is."""
    return ["--allow-root"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
