"""Check without Docker what Binder will do: `python binder/check.py`.

A fresh environment gets binder/requirements.txt, installed from the repository's root, and what Binder's own image
brings along to run a notebook; binder/postBuild is then run in it and, by nbval from the environment of this Python,
some notebooks: their outputs are compared (`pytest --nbval notebooks` compares those of all). Needs the network.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMAGE = ["ipykernel"]  # in Binder's image; JupyterLab too, which no cell needs
KERNEL = "binder"
NOTEBOOKS = ("en/00_start_here", "cs/01_zakladni_hra", "en/20_explore_a_position", "cs/22_pravdepodobnost")
"""Where everybody begins, and those that use most of what is installed besides carcnb."""


def main() -> int:
    """Exit code 0 if the environment builds and the notebooks give their outputs there; stops where it fails."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "env"
        run(sys.executable, "-m", "venv", home)
        programs = home / ("Scripts" if os.name == "nt" else "bin")
        python = programs / "python"
        run(python, "-m", "pip", "install", "--quiet", *IMAGE, "-r", ROOT / "binder" / "requirements.txt")
        path = f"{programs}{os.pathsep}{os.environ['PATH']}"
        run(ROOT / "binder" / "postBuild", PATH=path)
        data = home / "share" / "jupyter"
        if not (data / "labextensions/carcnb/first.js").is_file():
            sys.exit("JupyterLab would not find what brings the first board")
        # The kernel of a notebook sees its own folder, never the checkout: carcnb is the installed one.
        run(python, "-m", "ipykernel", "install", "--sys-prefix", "--name", KERNEL)
        shown = [ROOT / "notebooks" / f"{name}.ipynb" for name in NOTEBOOKS]
        nbval = ("--nbval", f"--nbval-kernel-name={KERNEL}", "--output=test-results/aside", *shown)
        run(sys.executable, "-m", "pytest", *nbval, JUPYTER_PATH=str(data), PATH=path)
    return 0


def run(*command: str | Path, **environment: str) -> None:
    """Run a command at the repository's root; raises CalledProcessError where it fails."""
    subprocess.run([str(word) for word in command], cwd=ROOT, env=os.environ | environment, check=True)


if __name__ == "__main__":
    sys.exit(main())
