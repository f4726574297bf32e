"""The Python that a page needs, as one archive: what boards import, cut to what a page can use."""

from __future__ import annotations

import io
import re
import tarfile
import zipfile
from collections.abc import Collection, Iterator
from functools import cache
from importlib.metadata import Distribution, distribution, entry_points
from importlib.util import find_spec
from pathlib import Path, PurePosixPath

import carcnb
from carcnb.site.pyodide import PYTHON
from carcnb.systems import GROUP, systems

PATH = f"/lib/python{PYTHON}"
"""Where Python looks in a page."""
PACKAGES = (
    *("fluent.syntax", "typing_extensions"),
    *("markdown-it-py", "mdurl", "svgwrite", "tomli_w", "fsrs"),
)
"""Distributions that boards import, all of them pure Python."""
NOT_OURS = (
    *("static", "_notebooks", "site", "__main__.py", "command", "workshop"),
    "hosts",
)
OUTSIDE = "carcnb_outside-1.0.dist-info"
"""What tells Python in a page of the expansions from outside."""
NOT_READ = (".pyc", ".md", ".svg", ".so", ".pyd")
"""What of carcnb is no use in a page: its places, and its endings."""
LICENCE = re.compile("^(licen[cs]e|copying|notice|authors)", re.IGNORECASE)
UNUSED = "unused.txt"
"""A list of the modules and packages, of the standard library and of others, that nothing on a page imports."""
STAND_INS = {
    "urllib/request.py": b"urlopen = None\n",  # svgwrite names it, for fonts; http, ssl and email would come with it
    "svgwrite/validator2.py": b"get_validator = lambda profile, debug: None\n",  # our checks are off
}
"""What stands for modules that are imported and never used."""

ENCODINGS = re.compile(
    r"encodings/(__init__|aliases|ascii|cp437|idna|latin_1|punycode|(raw_)?unicode_escape|utf_8(_sig)?)\.py"
)


def library(standard: bytes, known: Collection[str] = ()) -> bytes:
    """The archive that is laid out where Python looks: its standard library, carcnb, and the packages it needs.

    Expansions from outside that are installed here are in it, each with all of its package.

    The modules whose files are ``known`` stay out.
    """
    made = io.BytesIO()
    with tarfile.open(fileobj=made, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        packages = [(f"site-packages/{name}", content) for name, content in (*_ours(), *_outside(), *_theirs())]
        for name, content in sorted([*_standard(standard), *packages]):
            if f"{PATH}/{name}" in known:
                continue
            content = STAND_INS.get(name.removeprefix("site-packages/"), content)
            told = tarfile.TarInfo(name)
            told.size = len(content)
            archive.addfile(told, io.BytesIO(content))
    return made.getvalue()


def _standard(archive: bytes) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(io.BytesIO(archive)) as source:
        for name in source.namelist():
            if name.endswith("/") or _unused(name) or (name.startswith("encodings/") and not ENCODINGS.fullmatch(name)):
                continue
            yield name, source.read(name)


def _unused(name: str) -> bool:
    """Whether nothing imports a module, or the package that it is in."""
    path = PurePosixPath(name).with_suffix("")
    return not _listed().isdisjoint(map(str, (path, *path.parents)))


@cache
def _listed() -> frozenset[str]:
    return frozenset(Path(__file__).with_name(UNUSED).read_text("utf-8").split())


def _ours() -> Iterator[tuple[str, bytes]]:
    root = Path(carcnb.__file__).parent
    for path in root.rglob("*"):
        name = path.relative_to(root).as_posix()
        if path.is_file() and path.suffix not in NOT_READ and not name.startswith(NOT_OURS):
            yield f"carcnb/{name}", path.read_bytes()
    for name in ("__init__.py", "host.py", "lean.py"):
        yield f"carcnb/site/{name}", (root / "site" / name).read_bytes()


def _outside() -> Iterator[tuple[str, bytes]]:
    """The packages of the expansions that are not carcnb's, and the entry points by which they are found in a page."""
    there = [system for system in systems().values() if not system.own]
    for package in sorted({system.package.partition(".")[0] for system in there}):
        spec = find_spec(package)
        for root in map(Path, (spec and spec.submodule_search_locations) or ()):
            for path in root.rglob("*"):
                if path.is_file() and path.suffix not in NOT_READ:
                    yield f"{package}/{path.relative_to(root).as_posix()}", path.read_bytes()
    if there:
        points = "\n".join([f"[{GROUP}]", *(f"{system.name} = {system.package}" for system in there), ""])
        yield f"{OUTSIDE}/METADATA", b"Metadata-Version: 2.1\nName: carcnb-outside\nVersion: 1.0\n"
        yield f"{OUTSIDE}/entry_points.txt", points.encode()


def _distributions() -> dict[str, Distribution]:
    """Whose code is in the archive besides carcnb's."""
    there = {system.name for system in systems().values() if not system.own}
    outside = (entry.dist for entry in entry_points(group=GROUP) if entry.name in there)
    return {name: distribution(name) for name in PACKAGES} | {dist.name: dist for dist in outside if dist}


def notices() -> str:
    """Whose code is in the archive, each with its licence."""
    told = []
    for name, found in _distributions().items():
        texts = [file.read_text("utf-8") for file in found.files or () if LICENCE.search(file.name)]
        told.append("\n\n".join([f"{name} {found.version}", *(text.strip() for text in texts)]))
    return "\n\n\n".join(told) + "\n"


def _theirs() -> Iterator[tuple[str, bytes]]:
    for package in PACKAGES:
        for file in distribution(package).files or ():
            name = file.as_posix()
            if _needed(name):
                yield name, Path(str(file.locate())).read_bytes()


def _needed(name: str) -> bool:
    """Whether a file of another package goes to the page: it is a module that something imports."""
    return name.endswith(".py") and not name.startswith("..") and not _unused(name)
