"""Results of quizzes in files: written as a table, and collected from those that a class hands in."""

from __future__ import annotations

import codecs
import csv
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from glob import escape
from io import StringIO
from pathlib import Path
from typing import Any, Never

from carcnb.classroom.class_rows import ClassRows
from carcnb.classroom.courses import Course
from carcnb.classroom.courses.pupil_file import lessons_of
from carcnb.classroom.judging import CourseMaterial, Finding, Handed, findings, judge, once
from carcnb.classroom.pupils import matching, pupils_of, ways_to
from carcnb.engine.errors import CarcnbError
from carcnb.engine.texts import fault, lines_of, without_mark
from carcnb.files import FileError, path_of, printable, read_bytes, read_text, write_text
from carcnb.parsing import json_of
from carcnb.questions.errors import QuizError
from carcnb.quizzes.spreadsheet import COLUMNS, LONGEST, cell_of, csv_text, parse_row, table

NO_RESULTS = "these are no results of a quiz"
"""What is said of a file that is something else; ``class-no-results`` in other languages."""


def collect(
    files: str | Path | Iterable[str | Path], to: str | Path | None = None, course: str | Path | Course | None = None
) -> ClassRows:
    """The rows of saved results, one for each exercise, shown as the table of a class: ``collect("results/*.json")``.

    Of courses the table tells as well which of their parts are done, lessons among them: ``rows.by("part")``.

    ``files`` is a pattern, a path, a folder or several; ``to="all.csv"`` writes the rows as CSV as well, or the table
    of parts where courses have only lessons.  ``file`` tells where a row comes from: the names of the files, or, where
    two have the same, their ways from the folder that holds all: ``anna/results``.  ``pupil`` tells whose it is: what
    stands at ``{pupil}`` in the pattern (``"handed in/{pupil}-*.json"``), or what the file itself says, or else the
    first folder below those that the pattern names (``submitted/*/*/results.json``: anna), or the file's name where
    there is no such folder, or only one for a whole quiz. Names that differ in small and capital letters alone are one
    pupil's.
    Tables may have been saved by a spreadsheet.

    Every answer is judged again, and what does not agree is told: answers that a file calls right and the rules do
    not, exercises that are another pupil's, what was handed in twice.  With the ``course``, or its file, exercises that
    were written for it are judged as well.  A file that cannot be read is told, and left out; ``QuizError`` and
    ``FileError`` say why where none can be, or ``to`` cannot be written.

    >>> from tempfile import mkdtemp
    >>> asked = carcnb.quiz(carcnb.exercises("points", n=2, seed=1))
    >>> file = asked.save(mkdtemp() + "/anna.json")
    >>> len(carcnb.classroom.collect(file))
    2
    """
    if not isinstance(files, str | Path | Iterable):
        raise QuizError(f"results are read from a file, a pattern or several, not from {files!r:.60}")
    asked = [files] if isinstance(files, str | Path) else [*files]
    found = found_files(asked)
    if to is not None:
        found.pop(os.path.realpath(path_of(to)), None)  # written by an earlier call
    if not found:
        _nothing(asked)
    made, unread = read_results(found, CourseMaterial.of(course))
    if len(unread) == len(found):
        raise unread[0][1]
    if to is not None:
        write_text(to, table(made) if made else csv_text(made.by("part").lines()), parents=True)
    return made


def found_files(asked: Iterable[str | Path]) -> dict[str, tuple[str, Path]]:
    """The files that patterns and folders name, each with the pattern that named it, by their real paths."""
    paths = [path_of(pattern) for pattern in asked]
    patterns = [each for path in paths for each in (_in_folder(path) if path.is_dir() else [path])]
    return {os.path.realpath(path): (path, pattern) for pattern in patterns for path in matching(str(pattern))}


def _nothing(asked: Iterable[str | Path]) -> Never:
    """``QuizError`` and ``FileError`` say that there are no results where somebody looked."""
    for path in map(path_of, asked):
        if path.is_dir():
            raise FileError(f"cannot read {printable(path)}: there are no results in it")
    where = f"{', '.join(printable(path_of(one)) for one in asked) or 'nothing':.400}"
    raise QuizError(f"no file matches {where}; collect once the .json files that pupils hand in lie there")


def read_results(
    found: Mapping[str, tuple[str, Path]], own: CourseMaterial
) -> tuple[ClassRows, list[tuple[Path, CarcnbError]]]:
    """What files hold, judged again, and those that could not be read, with the reasons, which are findings as well."""
    read: list[tuple[Path, str, Handed]] = []
    unread: list[tuple[Path, CarcnbError]] = []
    for path, pattern in sorted(found.values()):
        try:
            read.append((Path(path), str(pattern), _handed(Path(path), own.id)))
        except (QuizError, FileError) as error:
            unread.append((Path(path), error))
    files_read = _named(read) if read else []
    for _, handed in files_read:
        judge(handed, own)
    counted, twice = once(files_read)
    told = [Finding("unread", path.name, _reason(path, error)) for path, error in unread]
    made = ClassRows(
        (row for _, handed in counted for row in handed.rows),
        [*told, *twice, *findings(counted)],
        ((pupil, handed.lessons) for pupil, handed in counted),
        own.parts,
    )
    return made, unread


def _reason(path: Path, error: CarcnbError) -> str:
    """What an error says of a file, without its name."""
    return (
        str(error)
        .removeprefix("cannot read ")
        .removeprefix(f"{printable(path)}: ")
        .removeprefix(f"{printable(path)}, ")
    )


def _named(read: Sequence[tuple[Path, str, Handed]]) -> list[tuple[str, Handed]]:
    """Each file with its pupil, its rows with the names of file and pupil."""
    paths, rows_of = [path for path, _, _ in read], [handed.rows for _, _, handed in read]
    names = _names(paths)
    said, quizzes = ([[row[key] for row in rows] for rows in rows_of] for key in ("pupil", "quiz"))
    said = [rows or [handed.said] for rows, (_, _, handed) in zip(said, read, strict=True)]
    pupils = pupils_of([(path, pattern) for path, pattern, _ in read], [{*titles} for titles in quizzes], said)
    made = []
    for name, own, (_, _, handed) in zip(names, pupils, read, strict=True):
        rows = [{"file": name} | row | {"pupil": pupil} for pupil, row in zip(own, handed.rows, strict=False)]
        made.append((own[0], handed._replace(rows=rows, file=name)))
    return made


def _in_folder(folder: Path) -> list[Path]:
    """Patterns for the results that lie in a folder."""
    return [Path(escape(str(folder))) / f"*{ending}" for ending in (".json", ".csv")]


def _names(paths: Sequence[Path]) -> list[str]:
    """A name for each file that no other has: its own, or its way from the folder that all are in."""
    stems, ways = [path.stem for path in paths], ways_to(paths)
    for names in (stems, [way.with_suffix("").as_posix() for way in ways]):
        if len(set(names)) == len(names):
            return names
    return [way.as_posix() for way in ways]


def _handed(path: Path, wanted: str) -> Handed:
    """What one file holds; ``QuizError`` if it is no results, or of another course than the one that is wanted."""
    told, handed = (_of_csv(path), Handed([], "", "")) if path.suffix.lower() == ".csv" else _of_json(path)
    rows = [*_rows(path, told)]
    if wanted and handed.course != wanted:
        raise QuizError(f"{printable(path)}: these are results of another course")
    return handed._replace(rows=rows, said=next((row["pupil"] for row in rows if row["pupil"]), handed.said))


def _rows(path: Path, rows: Iterable[tuple[str, Mapping[str, Any]]]) -> Iterator[dict[str, Any]]:
    """The rows of one file, checked: learners can write anything into it.  What may be None may be missing."""
    for place, row in rows:
        checked: dict[str, Any] = {}
        for name, types in COLUMNS.items():
            if name == "file":
                continue
            if name == "judged":
                checked[name] = None
                continue
            if name not in row and type(None) not in types:
                raise QuizError(f"{printable(path)}, {place}: there is no {name}")
            checked[name] = value = row.get(name)
            if not _plain(name, value) or type(value) not in types:
                raise QuizError(f"{printable(path)}, {place}: {name} = {value!r:.40} cannot be")
        yield checked


def _plain(name: str, value: Any) -> bool:
    """Whether a value of a row can be written as a cell and read again."""
    if isinstance(value, list) and not all(isinstance(part, str) for part in value):
        return False
    cell = cell_of(name, value)
    return not isinstance(cell, str) or not fault(lines_of(cell), LONGEST)


def _no_results(path: Path) -> QuizError:
    return QuizError(f"{printable(path)}: {NO_RESULTS}")


def _of_json(path: Path) -> tuple[list[tuple[str, dict[str, Any]]], Handed]:
    text = read_text(path)
    try:
        data = json_of(text, "a file of results")
        of = data.get("course", {})
        told = {"quiz": data["quiz"], "pupil": data.get("pupil") or of.get("pupil")}
        lessons = lessons_of({"lessons": []} | of)
        said = told["pupil"] if isinstance(told["pupil"], str) and _plain("pupil", told["pupil"]) else ""
        handed = Handed([], said, of.get("id") or "", lessons)
        if not isinstance(handed.course, str) or not all(_plain("part", part) for part in lessons):
            raise TypeError
        rows = [(f"exercise {n}", {**told, **row}) for n, row in enumerate(data["exercises"], 1)]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise _no_results(path) from None
    if "sealed" in data:
        raise QuizError(f"{printable(path)}: this exam is sealed; mark it, and collect what that has saved")
    return rows, handed


def _of_csv(path: Path) -> list[tuple[str, dict[str, Any]]]:
    """The rows that are not empty: a spreadsheet may have put any sign between the cells."""
    content = read_bytes(path)
    try:
        text = _decoded(content)
    except UnicodeDecodeError:
        raise _no_results(path) from None
    head = text.partition("\n")[0]
    table = csv.DictReader(StringIO(text, newline=""), delimiter=max(",;\t", key=head.count))
    try:
        if "quiz" not in (table.fieldnames or ()):
            raise _no_results(path)
        rows = [(f"line {table.line_num}", row) for row in table]
    except csv.Error as error:
        raise QuizError(f"{printable(path)}, line {table.reader.line_num}: {error}") from None
    return [(place, parse_row(row)) for place, row in rows if any(cell for name, cell in row.items() if name)]


def _decoded(content: bytes) -> str:
    """The text of a file as a spreadsheet writes it: in Unicode, or as Excel in Czech does without being asked."""
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return content.decode("utf-16")
    try:
        return without_mark(content.decode())
    except UnicodeDecodeError:
        return content.decode("cp1250")
