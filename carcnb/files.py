"""Files that people give and get: written whole or not at all, and never read beyond a limit."""

from __future__ import annotations

import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EAGAIN, EBUSY, EDEADLK, EINVAL, ENOENT, ENOLCK, ENOSYS, ENOTDIR, EOPNOTSUPP
from pathlib import Path
from typing import Any

from carcnb.browser import in_browser
from carcnb.engine.errors import CarcnbError
from carcnb.engine.texts import without_mark

MOST = 20_000_000
"""Bytes of the largest file that is read."""
OLD = 3600
"""Seconds after which a file that was half written is taken for one that its program did not live to finish."""
PATIENCE = 5.0
"""Seconds to wait for a file that another program changes."""

_HALF = re.compile(r"\.carcnb-[0-9a-f]{16}\.tmp")
_HELD = frozenset({EACCES, EAGAIN, EBUSY, EDEADLK})
_NO_LOCKS = frozenset({ENOLCK, ENOSYS, EOPNOTSUPP})


class FileError(CarcnbError, OSError):
    """A file that cannot be read or written; the message names it and the reason.

    A file that was there is whole; what a pipe or a device has taken before it failed is not called back.

    >>> carcnb.replay("no_such.json")
    Traceback (most recent call last):
        ...
    carcnb.files.FileError: cannot read no_such.json: No such file or directory
    """


def path_of(path: Any) -> Path:
    """The path that somebody gave; ``FileError`` if no file can be called so."""
    try:
        made = Path(path)
        encoded = os.fsencode(made)
    except UnicodeEncodeError:
        raise FileError(f"no file is named {str(made)!r:.60}") from None
    except (TypeError, ValueError):
        raise FileError(f"a file is named by a text or a Path, not by {path!r:.60}") from None
    if path == "" or b"\0" in encoded:
        raise FileError(f"no file is named {path!r:.60}")
    return made


# ---- writing


def write_text(path: str | Path, text: str, *, parents: bool = False) -> Path:
    """Write a text as UTF-8 and return its path; ``FileError`` as for ``write_bytes``."""
    try:
        content = text.encode("utf-8")
    except UnicodeEncodeError as error:
        letter = ascii(text[error.start])
        raise FileError(
            f"cannot write {printable(path_of(path))}: {letter} is half a letter, which no file holds"
        ) from None
    return write_bytes(path, content, parents=parents)


def write_bytes(path: str | Path, content: bytes, *, parents: bool = False) -> Path:
    """Write a file and return its path; ``parents`` makes the folders it needs.

    A file that is there keeps its mode and is replaced at once, a link stays a link.  ``FileError`` if that fails: then
    what was there is whole.  A pipe or a device is written to as it is.
    """
    file = path_of(path)
    try:
        if parents:
            file.parent.mkdir(parents=True, exist_ok=True)
        _write(file, content)
    except OSError as error:
        raise _failed("write", file, error) from None
    return file


def _failed(to: str, file: Path, error: OSError) -> FileError:
    made = FileError(f"cannot {to} {printable(file)}: {error.strerror}")
    made.errno = error.errno
    return made


def _write(file: Path, content: bytes) -> None:
    there = file.stat() if file.exists() else None
    if there and (not stat.S_ISREG(there.st_mode) or _is_stream(file)):
        with file.open("ab") as stream:
            stream.write(content)
        return
    target = Path(os.path.realpath(file))
    if there:
        with target.open("r+b"):  # a file that may not be written to is not replaced either
            pass
    _sweep(target.parent)
    temporary = target.with_name(f".carcnb-{secrets.token_hex(8)}.tmp")
    try:
        with open(temporary, "xb", opener=_closed if there else None) as out:
            if there:  # before anything is in it that others might read
                with suppress(OSError, AttributeError):  # only root can give a file away, and Windows knows no owners
                    os.chown(temporary, there.st_uid, there.st_gid)
                temporary.chmod(stat.S_IMODE(there.st_mode))
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        temporary.replace(target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _sweep(folder: Path) -> None:
    """Remove what a save of ours left half written when its program was killed, long ago."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if _HALF.fullmatch(entry.name) and time.time() - entry.stat().st_mtime > OLD:
                    os.unlink(entry)


@contextmanager
def lock_file(path: str | Path, patience: float = PATIENCE) -> Iterator[None]:
    """Nobody else who asks for this changes the file meanwhile; makes the folders that it needs.

    What a killed program has locked is free again.  ``FileError`` if another program does not let go of it, or the
    folder cannot be written.
    """
    file = Path(os.path.realpath(path_of(path)))
    lock = file.with_name(f".{file.name}.lock")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle = _taken(lock, time.monotonic() + patience)
    except OSError as error:
        raise _failed("write", path_of(path), error) from None
    try:
        yield
    finally:
        with suppress(OSError):
            lock.unlink()
        os.close(handle)
        if os.name == "nt" or in_browser():  # where what is open cannot be removed, or is there again once it is closed
            with suppress(OSError):
                lock.unlink()


def _taken(lock: Path, until: float) -> int:
    """The open lock, which is this program's now; ``OSError`` with EBUSY if it is not by that time."""
    while True:
        handle = _opened(lock)
        try:
            _hold(handle)
            if os.path.samestat(os.fstat(handle), os.stat(lock)):
                return handle  # else it was removed by who had it before
        except OSError as error:
            if error.errno in _NO_LOCKS:
                return handle  # this kind of disk knows none: written without one is better than not written
            if error.errno not in {*_HELD, ENOENT}:
                os.close(handle)
                raise
        os.close(handle)
        if time.monotonic() > until:
            raise OSError(EBUSY, os.strerror(EBUSY))
        time.sleep(0.01)


def _opened(lock: Path) -> int:
    """A lock, made if there is none; ``OSError`` if what lies there is no file: it is not followed, nor awaited."""
    how = os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        handle = os.open(lock, os.O_RDWR | how, 0o666)  # some disks lock only what can be written
    except OSError as error:
        if error.errno != EACCES:
            raise
        handle = os.open(lock, os.O_RDONLY | how, 0o666)  # somebody else's
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise OSError(EINVAL, os.strerror(EINVAL))
    return handle


def _hold(handle: int) -> None:
    """Lock an open file; ``OSError`` if another program has."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    elif not in_browser():  # where one program is all there is
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _closed(name: str, flags: int) -> int:
    """Open a new file that nobody else can."""
    return os.open(name, flags, 0o600)


def _is_stream(file: Path) -> bool:
    """Whether a file is one that somebody has open, like ``/dev/stdout``: what it was sent to must not be replaced."""
    folder = os.path.realpath(file.parent)
    return folder == "/dev" or folder.startswith("/proc/")


# ---- reading


def read_text(path: str | Path, most: int = MOST) -> str:
    """The UTF-8 text of a file, without a byte order mark, its lines ended as in Unix; ``FileError`` if it has none."""
    try:
        text = without_mark(read_bytes(path, most).decode())
    except UnicodeDecodeError:
        raise FileError(f"cannot read {printable(path_of(path))}: it is not a text (UTF 8)") from None
    return text.replace("\r\n", "\n").replace("\r", "\n")


def read_lines(path: str | Path, longest: int) -> Iterator[str]:
    """The lines of a UTF-8 text with their ends, one after the other; ``FileError`` as for ``read_text``.

    A line of more than ``longest`` bytes is not read.
    """
    file = path_of(path)
    try:
        with open(file, "rb", opener=_at_once) as source:
            n = 0
            while line := source.readline(longest + 1):
                n += 1
                if len(line) > longest:
                    raise FileError(f"cannot read {printable(file)}: line {n} has more than {longest:,} bytes")
                yield without_mark(line.decode()) if n == 1 else line.decode()
    except UnicodeDecodeError:
        raise FileError(f"cannot read {printable(file)}: it is not a text (UTF 8)") from None
    except FileError:
        raise
    except OSError as error:
        raise _failed("read", file, error) from None


def text_if_there(path: str | Path, most: int = MOST) -> str | None:
    """As ``read_text``; None if there is no such file."""
    try:
        return read_text(path, most)
    except FileError as error:
        if error.errno in (ENOENT, ENOTDIR):
            return None
        raise


def read_bytes(path: str | Path, most: int = MOST) -> bytes:
    """What a file holds; ``FileError`` if it cannot be read or has more than ``most`` bytes.

    It reads no further than that, whatever size the file says it has, and waits for no pipe that nobody writes to.
    """
    file = path_of(path)
    try:
        with open(file, "rb", opener=_at_once) as source:
            content = source.read(most + 1)
            pipe = stat.S_ISFIFO(os.fstat(source.fileno()).st_mode)
    except OSError as error:
        raise _failed("read", file, error) from None
    if len(content) > most:
        raise FileError(f"cannot read {printable(file)}: it has more than {most:,} bytes")
    if pipe and not content:
        raise FileError(f"cannot read {printable(file)}: nothing is written to this pipe")
    return content


def _at_once(name: str, flags: int) -> int:
    """Open a file; a pipe too, though nobody may have opened its other end."""
    if not hasattr(os, "O_NONBLOCK"):
        return os.open(name, flags)
    handle = os.open(name, flags | os.O_NONBLOCK)
    os.set_blocking(handle, True)
    return handle


def printable(file: Path) -> str:
    """A path as it stands in a message: one line, not too long."""
    text = str(file)
    return f"{text if text.isprintable() else ascii(text):.200}"
