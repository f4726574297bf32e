"""The engine of the site: Python, carcnb and what they need as few packed files, and what the page's scripts read."""

from __future__ import annotations

import hashlib
import json
import lzma
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import carcnb
from carcnb.files import write_bytes
from carcnb.site.pack import library, notices
from carcnb.site.pyodide import FILES, PYTHON, VERSION
from carcnb.words import languages, say

FOLDER = "engine"
"""Where it lies in the site; every page reads ``engine/page.js``."""
WORKER = "service-worker.js"
SCRIPTS = ("page.js", "worker.js")
BOARD = (
    "shared.js",
    "board.js",
    "aloud.js",
    "coach.js",
    "editor.js",
    "pages.js",
    "paint.js",
    "projector.js",
    "board.css",
)
NOTICES = "THIRD_PARTY.txt"
SNAPSHOT = f"{FOLDER}/snapshot.bin"
SPARE = (f"{FOLDER}/whole.bin",)
"""What is only read where a browser cannot begin with the snapshot."""
WORDS = ("loading", "starting", "failed", "again", "try", "once")
ABOUT = f"""The engine contains code of other people; the whole texts of the licences follow.

Pyodide {VERSION} (Mozilla Public License 2.0): pyodide.bin, asm.bin, wasm.bin; its sources are at
https://github.com/pyodide/pyodide/tree/{VERSION}
Python {PYTHON} (Python Software Foundation License), in the same files and in whole.bin, library.bin, snapshot.bin,
less what nothing in them imports."""
LICENCES = ("MPL-2.0.txt", "PSF-2.0.txt")
"""Their licences, which do not come with them."""
HASH = 16
"""Letters of a file's hash."""
PACKING = {"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 23, "nice_len": 273}
"""The dictionary takes a page's memory, and a larger one saves half a percent."""
BYTES = {"lc": 3, "lp": 0, "pb": 0}
WORDS_OF_FOUR = {"lc": 2, "lp": 2, "pb": 2}
"""What a picture of memory is made of."""
SECONDS = 300
STATIC = Path(carcnb.__file__).parent / "static"


def engine(pyodide: Mapping[str, bytes], warn: Callable[[str], object]) -> Iterator[tuple[str, bytes]]:
    """Every file of the engine as its place in the site and its content; ``warn`` hears why boards start slowly."""
    parts: dict[str, dict[str, str | int]] = {}
    for name, content in _parts(pyodide, warn):
        file = f"{FOLDER}/{name}.bin"  # no server packs it once more, or has it unpacked on the way
        packed = pack(content, WORDS_OF_FOUR if file == SNAPSHOT else BYTES)
        parts[name] = {"file": file, "hash": digest(packed), "size": len(packed)}
        yield file, packed
    words = {lang: {name: say(f"page-{name}", lang, **_BLANKS) for name in WORDS} for lang in languages()}
    told = f"export const PARTS = {json.dumps(parts)};\nexport const WORDS = {json.dumps(words, ensure_ascii=False)};\n"
    yield f"{FOLDER}/parts.js", told.encode()
    for name in SCRIPTS:
        yield f"{FOLDER}/{name}", (STATIC / "site" / name).read_bytes()
    for name in BOARD:
        yield f"{FOLDER}/{name}", (STATIC / name).read_bytes()
    own = (Path(__file__).with_name("licences").joinpath(name).read_text("utf-8") for name in LICENCES)
    licences = (ABOUT, *own, (STATIC / NOTICES).read_text("utf-8"), notices())
    yield f"{FOLDER}/{NOTICES}", "\n\n".join(licences).encode()


_BLANKS = {"at": "{at}", "of": "{of}", "size": "{size}"}
"""What the page's script puts in by itself."""


def service_worker(files: Mapping[str, tuple[str, int]]) -> str:
    """The script that keeps files of the site for times without a network; of each it knows hash and bytes."""
    spare = [name for name in SPARE if SNAPSHOT in files and name in files]
    hashes = {place: known for place, (known, _) in sorted(files.items())}
    size = sum(size for place, (_, size) in files.items() if place not in spare)
    told = {"FILES": hashes, "BYTES": size, "SPARE": spare}
    lines = "".join(f"self.{name} = {json.dumps(value)};\n" for name, value in told.items())
    return f"{lines}{(STATIC / 'site' / 'offline.js').read_text('utf-8')}"


def pack(content: bytes, units: Mapping[str, int]) -> bytes:
    """A file as XZ, which the page's worker unpacks: a third smaller than what browsers unpack by themselves."""
    return lzma.compress(content, lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=[{**PACKING, **units}])


def digest(content: bytes) -> str:
    """What stands for a file's content in its address."""
    return hashlib.sha256(content).hexdigest()[:HASH]


def _parts(pyodide: Mapping[str, bytes], warn: Callable[[str], object]) -> Iterator[tuple[str, bytes]]:
    code, asm, wasm, standard = (pyodide[name] for name in FILES)
    whole = library(standard)
    yield from (("pyodide", code), ("asm", asm), ("wasm", wasm), ("whole", whole))
    try:
        snapshot, known = _picture(pyodide, whole)
    except (OSError, subprocess.SubprocessError) as error:
        warn(f"boards will take longer to start, because no picture of Python's memory could be taken: {_why(error)}")
        return
    yield "snapshot", snapshot
    yield "library", library(standard, known)


def _why(error: Exception) -> str:
    """The error that a program named as it failed, or what is known otherwise."""
    said = error.stderr if isinstance(error, subprocess.CalledProcessError) else ""
    named = re.findall(r"^\w*Error: .+", said or "", re.MULTILINE)
    return named[-1] if named else str(error)


def _picture(pyodide: Mapping[str, bytes], whole: bytes) -> tuple[bytes, frozenset[str]]:
    """Python's memory with all that a board needs in it, and the modules that are in it.

    A page that begins with it starts in a fraction of the time.  ``OSError`` or ``SubprocessError`` if it cannot be
    taken.
    """
    node = shutil.which("node")
    if node is None:
        raise FileNotFoundError("Node is not installed")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file, content in pyodide.items():
            write_bytes(folder / file, content)
        write_bytes(folder / "library", whole)
        script = folder / "prepare.mjs"
        write_bytes(script, (STATIC / "site" / "prepare.js").read_bytes())
        command = [node, str(script), str(folder), str(folder / "library"), str(folder / "picture")]
        done = subprocess.run(command, check=True, capture_output=True, timeout=SECONDS, encoding="utf-8")
        return (folder / "picture").read_bytes(), frozenset(done.stdout.split())
