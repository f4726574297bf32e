"""What a wheel needs and no folder holds: the tutorials without outputs and, where that is asked for, compiled rules.

The notebooks of this repository keep the pictures that their cells gave, for whoever reads them where nothing runs.
Whoever has installed carcnb runs them; with their pictures they would be half of the wheel.

A wheel is the same for every machine. ``CARCNB_COMPILED=1 pip wheel --no-deps .`` makes one for this machine and this
Python alone, where the modules that play and judge are compiled beside their source: the same code, sooner.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Iterable
from contextlib import chdir
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TARGET = "carcnb/_notebooks"

COMPILED = "CARCNB_COMPILED"
COMPILER = ("Cython>=3.1", "setuptools>=77")
"""What compiles, besides the compiler of C that Python itself asks for."""

ENGINE = (
    *("actions", "afterstates", "board", "chance", "course", "draws", "events", "expansion", "features", "figures"),
    *("game", "glance", "grid", "placement", "position", "prompts", "scoring", "state", "table", "timeline", "turn"),
)
ANALYSIS = (
    *("chances", "coming", "completion", "judge", "lines", "odds", "playouts", "players", "probability", "search"),
    *("standing", "terms"),
)
HOT = (
    *(f"carcnb/engine/{name}.py" for name in ENGINE),
    *(f"carcnb/analysis/{name}.py" for name in ANALYSIS),
    *("carcnb/tiles/model.py", "carcnb/systems/*/rules.py", "carcnb/systems/*/stages.py"),
)
"""Where the time of games and of search goes."""


class WheelHook(BuildHookInterface):
    """Hatchling asks it before and after it builds a wheel."""

    def dependencies(self) -> list[str]:
        """What this build needs besides what every build does."""
        return [*COMPILER] if os.environ.get(COMPILED) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Lays into the wheel what is made for it; an editable install takes all from the checkout."""
        if version == "editable":
            return
        self.made = tempfile.TemporaryDirectory()
        source, target = Path(self.root, "notebooks"), Path(self.made.name)
        for path in sorted(source.glob("*/*.ipynb")):
            copy = target / "notebooks" / path.relative_to(source)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(without_outputs(path.read_text("utf-8")), "utf-8", newline="\n")
        build_data["force_include"][str(target / "notebooks")] = TARGET
        if os.environ.get(COMPILED):
            build_data["pure_python"], build_data["infer_tag"] = False, True
            for path in compile_modules(Path(self.root), target / "compiled"):
                build_data["force_include"][str(path)] = path.relative_to(target / "compiled").as_posix()

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


def compile_modules(root: Path, target: Path, modules: Iterable[str] = HOT) -> list[Path]:
    """The compiled twins of some modules of a checkout, in a folder as they stand there; the checkout stays as it is.

    ``ImportError`` without what compiles; setuptools' own errors where the compiler fails.
    """
    from Cython.Build import cythonize  # only who asks for it has it
    from setuptools import Distribution, Extension

    with tempfile.TemporaryDirectory() as made, chdir(root):
        paths = [path.relative_to(root) for pattern in modules for path in sorted(root.glob(pattern))]
        # Annotations are for readers and mypy: what a value is, it is, or an int that stands for a float would change.
        extensions = cythonize(
            [Extension(".".join(path.with_suffix("").parts), [str(path)]) for path in paths],
            compiler_directives={"language_level": 3, "annotation_typing": False},
            build_dir=made,
            quiet=True,
        )
        for extension in extensions:
            extension.extra_compile_args = ["-w", "-g0"] if os.name == "posix" else []
        build = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib, build.build_temp, build.parallel = str(target), made, os.cpu_count()
        build.ensure_finalized()
        build.run()
        return [Path(name) for name in build.get_outputs()]
