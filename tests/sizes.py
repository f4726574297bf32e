"""How large carcnb is: `python -m tests.sizes [--installed] [WHEEL]`.

Says what the wheel of this checkout (or the one named) holds, by kind and by folder, in bytes as they are compressed
there, and with ``--installed`` what a plain `pip install` of it puts into an empty environment, by package: with and
without what Python compiles by itself, and without pip. Needs the network for that.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import zipfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SHOWN = 20
WHEEL, INSTALLED = 2_200_000, 44_000_000
"""Bytes that neither may reach: the wheel (1,850,000 when this was written), and what a plain installation has without
what Python compiles by itself (41,600,000, of which IPython and its needs, by way of ipywidgets, are four fifths)."""


def main() -> int:
    """Print the sizes; exit code 1 if one is beyond what it may be."""
    parser = argparse.ArgumentParser("python -m tests.sizes", description="How large carcnb is.")
    parser.add_argument("wheel", nargs="?", type=Path, help="a wheel (default: one built of this checkout)")
    parser.add_argument("--installed", action="store_true", help="also what is installed with it (needs the network)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        wheel = options.wheel or build_wheel(Path(folder))
        print(f"{wheel.name}: {wheel.stat().st_size:,} bytes")
        beyond = wheel.stat().st_size >= WHEEL
        for title, counted in by_part(wheel).items():
            _tell(title, counted)
        if options.installed:
            packages, compiled = by_package(install_plainly(wheel, Path(folder) / "env"))
            all_of_it = sum(packages.values())
            print(f"\ninstalled with its needs: {all_of_it:,} bytes, {all_of_it - compiled:,} without __pycache__")
            _tell("by package, compiled modules included", packages)
            beyond |= all_of_it - compiled >= INSTALLED
    return int(beyond)


def build_wheel(folder: Path, source: Path = ROOT) -> Path:
    """The wheel of a checkout, built into a folder with what is installed here."""
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(source)]
    subprocess.run(command, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def by_part(wheel: Path) -> dict[str, Counter[str]]:
    """The bytes in a wheel by the ending of the files, by their folder, and what the zip itself needs."""
    endings: Counter[str] = Counter()
    folders: Counter[str] = Counter()
    with zipfile.ZipFile(wheel) as archive:
        for info in archive.infolist():
            endings[Path(info.filename).suffix or Path(info.filename).name] += info.compress_size
            folders["/".join(info.filename.split("/")[:2])] += info.compress_size
    endings["(the zip itself)"] = wheel.stat().st_size - endings.total()
    return {"by ending": endings, "by folder": folders}


def install_plainly(wheel: Path, home: Path) -> Path:
    """The site-packages of a new environment with the wheel and its needs, and nothing else."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)
    (python,) = [*home.glob("bin/python"), *home.glob("Scripts/python.exe")]
    command = [sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet", str(wheel)]
    subprocess.run(command, check=True)
    (found,) = [*home.glob("lib/python*/site-packages"), *home.glob("Lib/site-packages")]
    return found


def by_package(folder: Path) -> tuple[Counter[str], int]:
    """The bytes of each package in site-packages, and how many of all are compiled modules."""
    sizes: Counter[str] = Counter()
    compiled = 0
    for path in _files(folder):
        size = path.stat().st_size
        sizes[path.relative_to(folder).parts[0]] += size
        compiled += size if "__pycache__" in path.parts else 0
    return sizes, compiled


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def _tell(title: str, counted: Counter[str]) -> None:
    print(f"\n{title}")
    for name, size in counted.most_common(SHOWN):
        print(f"{size:>12,}  {name}")


if __name__ == "__main__":
    sys.exit(main())
