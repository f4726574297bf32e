"""Texts as letters that an address may hold, packed small: a whole game, a course."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode


def pack_text(text: str) -> str:
    """A text as letters, digits, ``-`` and ``_``.

    >>> unpack_text(pack_text("D 0,0"), 100)
    'D 0,0'
    """
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack_text(packed: str, most: int) -> str:
    """The text that was packed; ``ValueError`` if none was, or one of more than ``most`` bytes."""
    packed = packed.strip()
    opener = zlib.decompressobj()
    try:
        text = opener.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), most).decode()
    except zlib.error as error:
        raise ValueError(f"nothing is packed in these letters: {error}") from None
    if not opener.eof:
        raise ValueError(f"what is packed in these letters is cut off, or has more than {most} bytes")
    return text
