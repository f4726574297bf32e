"""Check without Docker what Binder will do: `python binder/check.py`.

A fresh environment gets binder/requirements.txt, installed from the repository's root, and what Binder's own image
brings along to run a notebook; binder/postBuild and every notebook are then run in it. Needs the network.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IMAGE = ["ipykernel", "nbclient", "nbconvert"]  # in Binder's image; JupyterLab too, which no cell needs


def main() -> int:
    """Exit code 0 if the environment builds and every notebook runs in it; stops at the first that does not."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        run(sys.executable, "-m", "venv", home / "env")
        programs = home / "env" / ("Scripts" if os.name == "nt" else "bin")
        python = programs / "python"
        run(python, "-m", "pip", "install", "--quiet", *IMAGE, "-r", ROOT / "binder" / "requirements.txt")
        path = f"{programs}{os.pathsep}{os.environ['PATH']}"
        run(ROOT / "binder" / "postBuild", PATH=path)
        if not (home / "env" / "share/jupyter/labextensions/carcnb/first.js").is_file():
            sys.exit("JupyterLab would not find what brings the first board")
        copies = []  # away from the checkout, so that only the installed carcnb is seen
        for notebook in sorted((ROOT / "notebooks").glob("*/*.ipynb")):
            copies.append(home / notebook.name)
            copies[-1].write_bytes(notebook.read_bytes())
        # In one process: loading nbconvert takes as long as many a notebook. It names each as it begins with it.
        run(python, "-m", "nbconvert", "--to", "notebook", "--execute", "--inplace", *copies, cwd=home, PATH=path)
        print(f"all {len(copies)} notebooks run in Binder's environment", flush=True)
    return 0


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Run a command; raises CalledProcessError where it fails."""
    subprocess.run([str(word) for word in command], cwd=cwd, env=os.environ | environment, check=True)


if __name__ == "__main__":
    sys.exit(main())
