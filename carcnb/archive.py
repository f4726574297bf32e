"""Folders of data: in a checkout as they are, in a wheel each as one archive, for many small files are large there.

``hatch_build.py`` writes them.  An archive's members are not compressed, so that the wheel compresses them all as one,
and what is read of it costs no more than a file does.
"""

from __future__ import annotations

import io
import zipfile
from importlib.resources.abc import Traversable

NAME = "data.zip"
_read: dict[str, zipfile.Path] = {}


def data_of(folder: Traversable) -> Traversable:
    """What a folder holds besides code, as a folder."""
    packed = folder.joinpath(NAME)
    if not packed.is_file():
        return folder
    if str(packed) not in _read:  # whole: where a file is open, Windows could not replace it
        _read[str(packed)] = zipfile.Path(zipfile.ZipFile(io.BytesIO(packed.read_bytes())))
    return _read[str(packed)]
