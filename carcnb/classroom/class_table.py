"""Pupils by something: what every table of a class is, saves and draws."""

from __future__ import annotations

import unicodedata
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from carcnb.analysis.heat import Heat, heat_map
from carcnb.analysis.plots import Plot
from carcnb.display import shows
from carcnb.files import path_of, write_text
from carcnb.questions.errors import QuizError
from carcnb.quizzes.spreadsheet import csv_text
from carcnb.words import say

Row = dict[str, Any]


class ClassTable(ABC):
    """Pupils by something: ``save`` writes it as CSV, ``dataframe`` gives it to pandas, ``plot`` draws a heat map.

    ``pupils`` are sorted by name; ``columns`` are the keys of what it is counted ``by``, with their titles in the
    session's language; ``records`` are plain dicts, one for each pupil and column.
    """

    by: str
    pupils: tuple[str, ...]
    columns: Mapping[str, str]

    @property
    @abstractmethod
    def records(self) -> list[Row]:
        """What is known, one dict for each pupil and column of which something is."""

    @abstractmethod
    def lines(self) -> list[list[str | int | float | None]]:
        """The table as cells, the first line its head, the last one the class."""

    @abstractmethod
    def heat(self) -> dict[tuple[str | None, str], Heat]:
        """What a heat map shows by pupil and title of a column; that of the class has no pupil."""

    @property
    def title(self) -> str:
        """What it is, in the session's language."""
        return say(f"class-by-{self.by}")

    def save(self, path: str | Path) -> Path:
        """Write it as CSV and return its path; ``FileError`` if that fails, ``QuizError`` if it is no ``.csv``."""
        path = path_of(path)
        if path.suffix.lower() != ".csv":
            raise QuizError(f"a class table is saved as .csv, not as {path.name!r:.60}")
        return write_text(path, csv_text(self.lines()), parents=True)

    def dataframe(self) -> Any:
        """The records as a ``pandas.DataFrame``; ``QuizError`` where pandas is not installed."""
        try:
            pandas = import_module("pandas")
        except ImportError:
            raise QuizError("pandas is not installed here: pip install pandas; records are dicts without it") from None
        return pandas.DataFrame(self.records, columns=list(self.records[0]) if self.records else None)

    def plot(self) -> Plot:
        """The table as a heat map, a number in every cell: see ``carcnb.analysis.plots.Plot``."""
        whole = say("class-all")
        cells = {(pupil or whole, title): heat for (pupil, title), heat in self.heat().items()}
        return heat_map([*self.pupils, whole], list(self.columns.values()), cells, self.title)

    def __repr__(self) -> str:
        return str(shows(self).table_in_words(self))

    def _repr_html_(self) -> str:
        return str(shows(self).table_html(self))


def distinct(titles: dict[str, str]) -> dict[str, str]:
    """Titles no two of which are the same: of those that are, each has its key behind it."""
    named: dict[str, int] = defaultdict(int)
    for title in titles.values():
        named[title] += 1
    return {key: title if named[title] == 1 else f"{title} ({key})" for key, title in titles.items()}


def pupil_of(row: Row) -> str:
    """Whose a row is; of one that tells no pupil its file."""
    return str(row.get("pupil") or row["file"])


def in_order(name: str) -> tuple[str, str]:
    """A name as names are sorted: by its letters, those with accents beside those without."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", name) if not unicodedata.combining(c))
    return plain.casefold(), name
