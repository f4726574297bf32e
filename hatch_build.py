"""What a wheel holds besides code: the data of each system, the words, and the tutorials without their outputs.

Each is one archive, read by ``carcnb/archive.py``: hundreds of small files would make the wheel a seventh larger.  The
notebooks of this repository keep the pictures that their cells gave, for whoever reads them where nothing runs; whoever
has installed carcnb runs them.
"""

from __future__ import annotations

import json
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ARCHIVE = "data.zip"
DATA = (".ftl", ".json", ".svg", ".toml")
"""What is data in the folders of systems and words; pyproject.toml leaves the same out of the wheel."""


class DataHook(BuildHookInterface):
    """Hatchling asks it before and after it builds a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """The archives are laid into the wheel; an editable install takes all from the checkout."""
        if version == "editable":
            return
        self.made = tempfile.TemporaryDirectory()
        for number, (place, files) in enumerate(archives(Path(self.root)).items()):
            path = Path(self.made.name, f"{number}.zip")
            write(path, files)
            build_data["force_include"][str(path)] = f"{place}/{ARCHIVE}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """What was made for the wheel is in it."""
        if version != "editable":
            self.made.cleanup()


def archives(root: Path) -> dict[str, dict[str, bytes]]:
    """The folders of the wheel that have an archive, and what it holds: names and contents."""
    folders = [*(path.parent for path in root.glob("carcnb/systems/*/__init__.py")), root / "carcnb" / "words"]
    made = {folder.relative_to(root).as_posix(): data(folder) for folder in sorted(folders)}
    notebooks = root.glob("notebooks/*/*.ipynb")
    texts = {f"{path.parent.name}/{path.name}": without_outputs(path.read_text("utf-8")) for path in notebooks}
    return made | {"carcnb/_notebooks": {name: text.encode() for name, text in texts.items()}}


def data(folder: Path) -> dict[str, bytes]:
    """What a folder holds besides code and what is told of it."""
    found = (path for path in folder.rglob("*") if path.suffix in DATA)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def write(path: Path, files: Mapping[str, bytes]) -> None:
    """Write an archive, the same bytes each time, its members as they are: the wheel compresses them together.

    What resembles each other stands together: files of one kind, and a tutorial beside its translation.
    """
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name in sorted(files, key=lambda name: (name.rpartition(".")[2], name.rpartition("/")[2][:2], name)):
            archive.writestr(zipfile.ZipInfo(name), files[name])


def without_outputs(text: str) -> str:
    """A notebook as if nobody had run it."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell["outputs"], cell["execution_count"] = [], None
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
