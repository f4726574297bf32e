"""Run every notebook and store its outputs, the same bytes each time: `python notebooks/build.py [NOTEBOOK ...]`.

Live widgets and timing are left out: with them a code host shows no picture, and every run would differ.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

HERE = Path(__file__).resolve().parent


def build(path: Path) -> bool:
    """Execute one notebook in place, from its own folder, and say whether its file changed."""
    os.environ["CARCNB_PROGRESS"] = "off"  # nobody's own progress belongs into them
    os.environ.pop("JPY_SESSION_NAME", None)  # no page shows them while they are built
    before = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(before, as_version=4)
    clean(notebook)
    client = NotebookClient(
        notebook,
        timeout=300,
        kernel_name="python3",
        store_widget_state=False,
        coalesce_streams=True,  # how much of a text is sent at once depends on how busy the machine is
        record_timing=False,
        resources={"metadata": {"path": str(path.parent)}},
    )
    client.execute()
    clean(notebook)
    after = nbformat.writes(notebook).rstrip("\n") + "\n"
    path.write_text(after, encoding="utf-8")
    return bool(after != before)


def clean(notebook: nbformat.NotebookNode) -> None:
    """Take out all that is of one run or one machine: live widgets, their state, timing, the Python version.

    A board keeps its still picture and its text; a view of a model that is gone would only hide them.
    """
    notebook.metadata.pop("widgets", None)
    notebook.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        cell.metadata.pop("trusted", None)
        for output in cell.get("outputs", []):
            output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)


def main(names: list[str]) -> int:
    """Build the notebooks named, or all; stops at the first cell that raises."""
    for path in [Path(name) for name in names] or sorted(HERE.glob("*/*.ipynb")):
        changed = build(path)
        print(f"{'changed' if changed else 'same   '} {path.stat().st_size / 1000:7.0f} kB  {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
