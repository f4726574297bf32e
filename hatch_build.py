"""What a wheel needs and no folder holds: the tutorials without their outputs.

The notebooks of this repository keep the pictures that their cells gave, for whoever reads them where nothing runs.
Whoever has installed carcnb runs them; with their pictures they would be half of the wheel.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TARGET = "carcnb/_notebooks"


class TutorialsHook(BuildHookInterface):
    """Hatchling asks it before and after it builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The tutorials are laid into the wheel; an editable install takes them from the checkout."""
        if version == "editable":
            return
        self.made = tempfile.TemporaryDirectory()
        source, target = Path(self.root, "notebooks"), Path(self.made.name)
        for path in sorted(source.glob("*/*.ipynb")):
            copy = target / path.relative_to(source)
            copy.parent.mkdir(exist_ok=True)
            copy.write_text(without_outputs(path.read_text("utf-8")), "utf-8", newline="\n")
        build_data["force_include"][str(target)] = TARGET

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """What was made for the wheel is in it."""
        if version != "editable":
            self.made.cleanup()


def without_outputs(text: str) -> str:
    """A notebook as if nobody had run it."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
