"""Texts that people give: what may stand in them and how long they are, and which names the eye cannot tell apart."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import accumulate, count

LONGEST_NAME = 40
"""Characters of a player's name."""

DEEPEST = 30
"""Brackets within brackets that any text which is read may have; nothing of ours has more than eight."""

_BREAKS = re.compile("\r\n|[\r\u2028\u2029]")
_STRAY = re.compile(  # controls but tab and line end, halves, what turns the text around, marks of files, no characters
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\u2028-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]"
)
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""What shows nothing although it counts as printable."""

_JOINERS, _STYLES = "\u200c\u200d", "\ufe0e\ufe0f"
_JOINED = ((0x0600, 0x0DFF), (0x1000, 0x109F), (0x1780, 0x18AF))
"""Scripts that look otherwise with a joiner inside a word: Arabic to Sinhala, Burmese, Khmer and Mongolian."""

_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһӏԁԛԝ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ" + "I1|0ı" + "’‘ʼ′`´‐‑‒–—−",
    "ABESlJKMHOPCTYXaesijopcyxhldqw" + "ABEZHlKMNOPTYXaikvopu" + "lllOi" + "''''''------",
)
"""Signs that look like others: Cyrillic and Greek ones, figures, apostrophes and dashes."""


def fault(text: str, most: int) -> str:
    """Why a text of lines cannot be kept and shown as it is, the character and its place; "" if it can.

    Tabs and line ends may stand in it; what is not to be seen but acts on what is, may not: control characters, halves
    of characters, and marks that turn the direction of the text around.
    """
    if len(text) > most:
        return f"this text has {len(text):,} characters; it may have {most:,}"
    if stray := _STRAY.search(text):
        before = text[: stray.start()].split("\n")
        where = f"character {len(before[-1]) + 1} of line {len(before)}"
        return f"a text cannot hold {_called(stray[0])}, {where}"
    return ""


def tidy(text: str) -> str:
    """The same text with plain line ends and without what may not stand in it."""
    return _STRAY.sub("", _BREAKS.sub("\n", text))


def without_mark(text: str) -> str:
    """The same text without the byte-order mark that some editors put before it."""
    return text.removeprefix("\ufeff")


def lines_of(text: str) -> str:
    """The same text with line ends of one kind."""
    return _BREAKS.sub("\n", text)


def name_fault(name: object) -> str:
    """Why a text is no name of a player: it is empty, too long, or holds what nobody sees; "" if it is one."""
    plain = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME
    strange = next((name[at] for at in _strays(name[: LONGEST_NAME + 1])), "") if isinstance(name, str) else ""
    if plain and not strange and any(unicodedata.category(c)[0] in "LNPS" for c in str(name)):
        return ""
    what = f"; it cannot hold {_called(strange)}" if strange else ""
    return f"a player's name is 1 to {LONGEST_NAME} printable characters, not {name!r:.60}{what}"


def name_in(text: str) -> str:
    """The name that a text holds: composed, without the blanks around it."""
    return unicodedata.normalize("NFC", text).strip()


def is_short(name: str) -> bool:
    """Whether a text is no longer than a name may be, as it is or composed, and not blank."""
    return bool(name.strip()) and min(len(name), len(name_in(name))) <= LONGEST_NAME


def readable_names(names: Sequence[str]) -> list[str]:
    """Names that a stranger gave, so that each can be shown and told from the others.

    Each is without what nobody sees, and cut where it is too long; where nothing is left of one it is "Player 2".
    """
    found = []
    for number, name in enumerate(names, 1):
        strays = set(_strays(name := name[: 10 * LONGEST_NAME]))
        seen = name_in("".join(c for at, c in enumerate(name) if at not in strays))[:LONGEST_NAME].strip()
        found.append(f"Player {number}" if name_fault(seen) else seen)
    return told_apart(found)


def alike(one: str, other: str) -> bool:
    """Whether two names are the same to the eye: but for case, blanks, and signs of other scripts that look alike."""
    return _folded(one) == _folded(other) or _folded(one.translate(_ALIKE)) == _folded(other.translate(_ALIKE))


def two_alike(names: Sequence[str]) -> tuple[str, str] | None:
    """The first two names that cannot be those of different players."""
    return next(((one, other) for n, other in enumerate(names) for one in names[:n] if alike(one, other)), None)


def why_alike(one: str, other: str) -> str:
    """Why two names that are alike are not those of different players."""
    if one.casefold() == other.casefold():
        return f"two players have the same name {other.casefold()!r:.60}; names must differ"
    differs = next((c for c in other if c not in one), "") or next((c for c in one if c not in other), "")
    both = f"{one!r:.60} and {other!r:.60}" + (f" ({_called(differs)})" if differs else "")
    return f"two players have names that look alike, {both}; names must differ"


def told_apart(names: Sequence[str]) -> list[str]:
    """The same names, those that look like one before them with a number."""
    found: list[str] = []
    for name in names:
        numbered = (f"{name[: LONGEST_NAME - 4].rstrip()} ({n})" for n in count(2))
        same = any(alike(name, other) for other in found)
        found.append(next(n for n in numbered if not any(alike(n, o) for o in found)) if same else name)
    return found


def nesting(text: str) -> int:
    """How many brackets of a text stand open at most within each other; its strings must be left out of it."""
    brackets = re.sub(r"[^\[\]{}]+", "", text)
    # a closing bracket without an open one is no way to make room for more
    return max(accumulate((1 if c in "[{" else -1 for c in brackets), lambda n, step: max(n + step, 0)), default=0)


def shorten(text: str, most: int) -> str:
    """A text with at most so many characters; an ellipsis says that there were more."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def _called(char: str) -> str:
    """A character by the name it has in Unicode."""
    half = 0xD800 <= ord(char) <= 0xDFFF
    other = "a half of a character" if half else "a control character"
    name = unicodedata.name(char, "")
    return f"{name} (U+{ord(char):04X})" if name else f"{other} (U+{ord(char):04X})"


def _strays(name: str) -> Iterator[int]:
    """Where in a name something stands that shows nothing; a joiner between signs that need it is none."""
    for at, char in enumerate(name):
        before, after = name[at - 1 : at], name[at + 1 : at + 2]
        if char in _JOINERS:
            if not (after.strip() and before and _joins(before, char)):
                yield at
        elif char in _STYLES:
            if not before or not (unicodedata.category(before) in ("So", "Sm") or before in "0123456789#*©®"):
                yield at
        elif not char.isprintable() or char in _UNSEEN or 0xFE00 <= ord(char) <= 0xFE0D or ord(char) >= 0xE0000:
            yield at


def _joins(before: str, char: str) -> bool:
    """Whether a joiner after this sign shows: in some scripts, and between the parts of a picture."""
    part = char == "\u200d" and (unicodedata.category(before) in ("So", "Sk") or before in _STYLES)
    return part or any(low <= ord(before) <= high for low, high in _JOINED)


def _folded(name: str) -> str:
    """What of a name is seen, whatever its case and blanks."""
    seen = "".join(c for c in name if c not in _JOINERS + _STYLES)
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold()).split())
