"""How languages count and write numbers: what the library babel would tell, of which two languages need a few lines.

A further language gets its row in ``LANGUAGES``; ``carcnb/words/README.md`` tells how.  Until it has one it counts and
writes as English does.
"""

from __future__ import annotations

from collections.abc import Callable
from decimal import Decimal
from typing import NamedTuple

__all__ = ["LANGUAGES", "Language", "counting_of"]

LONGEST = 3
"""So many decimal places are written unless a sentence asks for others; what is left out is rounded, halves to even."""


class Language(NamedTuple):
    """How one language counts: the plural form of an amount, and the signs in a number."""

    plural: Callable[[float], str]
    point: str
    group: str

    def write(self, value: float, *, shortest: int = 0, longest: int = LONGEST, grouped: bool = True) -> str:
        """A number as text: with `shortest` to `longest` decimal places, its thousands set apart if `grouped`.

        >>> LANGUAGES["en"].write(1234.5, shortest=2)
        '1,234.50'
        """
        if isinstance(value, int):
            whole, fraction, sign = format(abs(value), ",d"), "", "-" * (value < 0)
        else:
            exact = Decimal(str(float(value)))
            sign = "-" * exact.is_signed()
            if exact.is_infinite():
                return f"{sign}∞"
            whole, _, fraction = format(round(abs(exact), longest), ",f").partition(".")
        fraction = fraction.rstrip("0").ljust(shortest, "0")
        whole = whole.replace(",", self.group if grouped else "")
        return f"{sign}{whole}{self.point}{fraction}" if fraction else f"{sign}{whole}"


def one_other(n: float) -> str:
    """The plural form of an amount in English: 1 tile, 2 tiles, 1.5 tiles."""
    return "one" if abs(n) == 1 else "other"


def one_few_many(n: float) -> str:
    """The plural form of an amount in Czech: 1 bod, 2 body, 5 bodů, 1,5 bodu."""
    n = abs(n)
    if n != int(n):
        return "many"
    return "one" if n == 1 else "few" if 2 <= n <= 4 else "other"


LANGUAGES = {
    "en": Language(one_other, ".", ","),
    "cs": Language(one_few_many, ",", "\u00a0"),
}
"""How each language counts and writes numbers, by code, as Unicode's CLDR has it."""


def counting_of(lang: str) -> Language:
    """How a language counts; as English where nobody has told it."""
    return LANGUAGES.get(lang, LANGUAGES["en"])
