"""Whatever a stranger has written is read, or refused by an error that is documented: soon, and in little memory."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from carcnb.engine.texts import DEEPEST
from carcnb.parsing import LONGEST, MOST_DOTS, Unread, json_of, toml_of, without_texts
from tests.records.spoiling import MEANT, numbers, watched
from tests.sources import MODULES, name_of, tree_of
from tests.strangers import READERS, Reader, spoilt

PARSERS = {"tomllib", "json", "pickle", "marshal", "shelve", "yaml", "plistlib", "configparser"}
OURS = {
    "analysis/search.py": "what a worker process was sent",
    "workshop/selfplay.py": "what the maker of the weights has played",
    "analysis/puzzles.py": "comes with carcnb",
    "analysis/weights.py": "comes with carcnb",
    "command/extras.py": "what the installer of carcnb wrote beside it",
    "command/checkout.py": "runs before carcnb is installed, on its own pyproject.toml",
    "curriculum.py": "comes with carcnb",
    "drawing/art.py": "comes with carcnb",
    "workshop/atelier/facts.py": "the author's own folder",
    "questions/beliefs.py": "comes with carcnb",
    "quizzes/drills.py": "comes with carcnb",
    "training/taught_by.py": "comes with carcnb",
    "training/item_bank.py": "comes with carcnb",
    "parsing.py": "measures first",
    "records/jcz_names.py": "comes with carcnb",
    "records/samples.py": "comes with carcnb",
    "rulebook/decisions.py": "comes with carcnb",
    "rulebook/example.py": "comes with carcnb",
    "quizzes/training_data.py": "comes with carcnb",
    "workshop/trained_rules.py": "the author's own folder",
    "rulebook/restating.py": "comes with carcnb",
    "rulebook/selection.py": "comes with carcnb",
    "rulebook/wording.py": "comes with carcnb",
    "site/build.py": "a site that carcnb has written",
    "site/host.py": "what its own page says",
    "site/lean.py": "what it has compiled itself",
    "site/pyodide.py": "packages by their own digest",
    "tiles/catalogue.py": "comes with carcnb",
    "workshop/lite.py": "a package by its own digest",
    "workshop/atelier/__main__.py": "the author's own folder",
}
"""What parses by itself, and why it may: nothing of it was written by a stranger."""

WORDS = [
    *MEANT.split(), '"', '"""', "'", "'''", "[", "]", "[[made]]", "[[made.exercise]]", "{", "}", "=", ".", ",", "\n",
    "#", "\\", "\\u0000", "\ud800", "\0", "a.", "a=", "[a", '{"a":', "9" * 5000, "1e999", "null", "true", "-1", "../",
    "points 1000 3", "exam ", "made 1", "base/roads", "id.x", "\u202e", "²", ";", "\r", "\x1b",
]  # fmt: skip


def calls(path: Path) -> set[str]:
    """The modules whose ``load`` or ``loads`` a module calls, and ``toml_of`` and ``json_of``."""
    found = set()
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.ImportFrom) and node.module in PARSERS:
            found.add(node.module)
        if isinstance(node, ast.Call):
            named = ast.unparse(node.func)
            if named in ("toml_of", "json_of"):
                found.add(named)
            elif named.partition(".")[0] in PARSERS and named.rpartition(".")[2] in ("load", "loads", "JSONDecoder"):
                found.add(named.partition(".")[0])
    return found


def test_nobody_else_parses_what_strangers_wrote() -> None:
    found = {name_of(path): calls(path) for path in MODULES}
    own = {name for name, parsers in found.items() if parsers & PARSERS}
    assert own == OURS.keys(), "read it by carcnb/parsing.py, or say here why nobody else can have written it"
    measured = {name for name, parsers in found.items() if parsers & {"toml_of", "json_of"}}
    assert measured == {module for reader in READERS.values() for module in reader.modules}, "a reader for each, please"


def refusal(reader: Reader, text: str, file: Path) -> str | None:
    """What is said of a text that is refused."""
    try:
        reader.read(text, file)
    except reader.errors as error:
        return str(error)
    return None


@pytest.mark.fuzz
@pytest.mark.parametrize("kind", READERS)
def test_what_is_spoilt_is_read_or_refused(kind: str, tmp_path: Path) -> None:
    reader = READERS[kind]
    samples = reader.samples(tmp_path)
    file = tmp_path / "given" / f"ada{reader.suffix}"
    file.parent.mkdir()
    for text in samples:
        assert told_of(reader, text, file) is None, "a sample is good"
    for n in numbers(40, 1 / len(READERS)):
        rng = random.Random(f"{kind} {n}")
        text = spoilt(rng.choice(samples), rng, WORDS)
        try:
            told = told_of(reader, text, file)
        except BaseException as error:
            error.add_note(f"input {n} of this reader: {text[:2000]!r}")
            raise
        assert told is None or 0 < len(told) < 2000, f"input {n} of this reader"


def told_of(reader: Reader, text: str, file: Path) -> str | None:
    """What is said of a text that is refused; soon, and in little memory."""
    file.write_text(text, "utf-8", errors="surrogatepass")
    with watched():
        return refusal(reader, text, file)


# ---- the measure

TOML, JSON = 400_000, LONGEST
LONG = 20
"""Seconds: what grows with the square of the length takes minutes, what does not takes one on a machine at rest."""


def repeated(text: str, most: int) -> str:
    return text * (most // len(text) - 20)


BAD = {
    "dots": repeated("a.", TOML) + "a=1",
    "dots and blanks": repeated("a . ", TOML) + "a=1",
    "dots of quoted keys": repeated('"a".', TOML) + "a=1",
    "dots in a header": "[" + repeated("a.", TOML) + "a]",
    "dots behind a text that ends with four quotes": 'x = {y = """a"""", ' + repeated("a.", TOML) + 'a = 1, z = "b"}',
    "dots behind one that ends with five": "x = {y = '''a''''', " + repeated("a.", TOML) + "a = 1, z = 'b'}",
    "dots behind a lonely backslash": '\\"""\n' + repeated("a.", TOML) + "a=1",
    "brackets": "a = " + repeated("[", TOML),
    "tables": "a = " + repeated("{a=", TOML),
    "a long number": "a = " + repeated("9", TOML),
    "a long name": repeated("a", TOML) + " = 1",
    "too long": "#" * (TOML + 1),
}


@pytest.mark.parametrize("what", BAD)
def test_what_would_take_long_is_refused_before_it_is_parsed(what: str) -> None:
    with watched(LONG), pytest.raises(Unread):
        toml_of(BAD[what], TOML, "a course")


@pytest.mark.parametrize(
    "piece", ['\\"""\n', "'''x", '"""\\"', '"', "'", '"\\', "#", '\\"\n', '"""\\\n', "]", '""""', "''''"]
)
def test_measuring_takes_as_long_as_the_text_is(piece: str) -> None:
    with watched(LONG):
        without_texts(repeated(piece, TOML) + "\\")


@pytest.mark.parametrize("line", [".".join("a" * (MOST_DOTS + 1)), f"[[{'.'.join('a' * (MOST_DOTS + 1))}]]"])
def test_as_much_as_may_stand_in_a_text_is_read_soon(line: str) -> None:
    lines: list[str] = []
    length = 0
    while length < TOML:
        name = f"{len(lines):x}"
        lines.append(line.replace("a", name, 1) + ("" if "[" in line else "=1"))
        length += len(lines[-1]) + 1
    with watched(LONG):
        assert len(toml_of("\n".join(lines[:-1]), TOML, "a course")) == len(lines) - 1


@pytest.mark.parametrize("piece", ["[],", '{"":[]},', '{"":0},', '"a",', "1e5,", '"\\n",', "300,"])
def test_a_text_of_json_is_read_in_little_memory(piece: str) -> None:
    with watched(LONG):
        json_of(f"[{repeated(piece, JSON)}0]", "a record")


@pytest.mark.parametrize("text", ["[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "9" * 5000, "{", "", "[1,]", "\0"])
def test_json_that_is_none_is_told(text: str) -> None:
    with pytest.raises(Unread):
        json_of(text, "a record")
