"""The catalogue: complete in every language, strict about mistakes, harmless about names, right about plurals."""

# mypy: disable-error-code="arg-type, type-var"
from __future__ import annotations

import ast as python
import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from carcnb.engine.refusals import KEYS, OF_PLAYERS
from carcnb.words import MissingWords, has, language, languages, list_names, say, sources, ui_words

LANGS = list(languages())
TRANSLATED = [code for code in LANGS if code != "en"]
WORDS_JSON = Path(__file__).parents[2] / "widgets_js" / "words.json"
PACKAGE = Path(__file__).parents[2] / "carcnb"


class _Uses(Visitor):
    """Collects the variables and the plural forms a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        self.forms[node.selector.id.name] = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        self.generic_visit(node)


def _entries(lang: str) -> Iterator[tuple[str, ast.EntryType]]:
    for name, text in sources(lang).items():
        for entry in FluentParser().parse(text).body:
            yield name, entry


def _messages(lang: str) -> dict[tuple[str, str], ast.Message]:
    return {(name, entry.id.name): entry for name, entry in _entries(lang) if isinstance(entry, ast.Message)}


def _uses(message: ast.Message) -> _Uses:
    uses = _Uses()
    uses.visit(message)
    return uses


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    language("en")
    yield
    language("en")


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_is_read(lang: str) -> None:
    # Fluent drops what it cannot read without a word
    assert [entry.content for _, entry in _entries(lang) if isinstance(entry, ast.Junk)] == []
    keys = Counter(key for _, key in _messages(lang))
    assert [key for key, times in keys.items() if times > 1] == []


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_language_has_the_keys_of_english(lang: str) -> None:
    assert set(_messages(lang)) == set(_messages("en"))


@pytest.mark.parametrize("lang", TRANSLATED)
def test_every_language_uses_the_same_variables(lang: str) -> None:
    ours = _messages(lang)
    for where, message in _messages("en").items():
        assert _uses(ours[where]).variables == _uses(message).variables, where
        assert {a.id.name for a in ours[where].attributes} == {a.id.name for a in message.attributes}, where


@pytest.mark.parametrize("lang", LANGS)
def test_amounts_have_all_plural_forms(lang: str) -> None:
    # the form for fractions ("many" in Czech) is never needed: everything counted here is whole
    needed = {Locale.parse(lang).plural_form(n) for n in range(200)}
    for where, message in _messages(lang).items():
        for variable, forms in _uses(message).forms.items():
            if variable != "count":  # people, whose names make the sentence
                assert needed <= forms | {"other"}, (where, variable)


def test_english_has_one_kind_of_apostrophe() -> None:
    """The typographic one, in all that learners read: catalogues, lessons and examples, notebooks."""
    files = [*PACKAGE.rglob("*.toml"), *(PACKAGE.parent / "tests" / "abbot").rglob("*.toml")]
    read = sources("en") | {str(path): path.read_text(encoding="utf-8") for path in files}
    for path in (PACKAGE.parent / "notebooks" / "en").glob("*.ipynb"):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        read[path.name] = "".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    straight = re.compile(r"^(?!#).*?([a-z]'[a-z]\w*|s' )", re.IGNORECASE | re.MULTILINE)
    assert [(name, found[1]) for name, text in read.items() for found in straight.finditer(text)] == []


def test_czech_has_one_word_for_one_thing() -> None:
    """Score figure, tie, owner, feature, final scoring, figure step; score cards are called bodovací as well."""
    others = re.compile(r"bodovac\w+ figur|remíz|majitel|území|závěrečn\w+ bodován|kro\w+ pro figurku", re.IGNORECASE)
    assert [(name, found[0]) for name, text in sources("cs").items() for found in others.finditer(text)] == []


@pytest.mark.parametrize("lang", LANGS)
def test_interface_words_are_those_of_the_front_end(lang: str) -> None:
    assert set(ui_words(lang)) == set(json.loads(WORDS_JSON.read_text(encoding="utf-8")))
    assert all(ui_words(lang).values())


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_of_the_engine_has_words(lang: str) -> None:
    terrains = ("city", "road", "field")
    wanted = {f"why-{key}" for key in (*KEYS, *OF_PLAYERS) if key != "edge"}
    wanted |= {f"why-edge-{mine}-{theirs}" for mine in terrains for theirs in terrains if mine != theirs}
    assert [key for key in sorted(wanted) if not has(key, lang)] == []


def _asked_for() -> re.Pattern[str]:
    """Every key the code can ask for: its texts, and its f-strings with anything where a value is put in."""
    asked = {"(outlook|then)-[a-z]+"}  # widget/outcome.py is told which of the two
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                asked.add(re.escape(node.value))
            elif isinstance(node, python.JoinedStr) and isinstance(node.values[0], python.Constant):
                parts = [re.escape(p.value) if isinstance(p, python.Constant) else r"[\w-]+" for p in node.values]
                asked.add("".join(parts))
    return re.compile("|".join(asked))


def test_every_sentence_is_said_somewhere() -> None:
    asked = _asked_for()
    keys = [key for name, key in _messages("en") if not name.startswith(("rules-", "ui"))]
    assert [key for key in keys if not asked.fullmatch(key)] == []


@pytest.mark.parametrize(
    ("key", "forms"),
    [
        ("tiles", {1: "1 kartička", 2: "2 kartičky", 5: "5 kartiček", 12: "12 kartiček"}),
        ("coats", {1: "1 erb", 3: "3 erby", 5: "5 erbů"}),
        ("cities", {1: "1 uzavřené město", 2: "2 uzavřená města", 0: "0 uzavřených měst"}),
        ("open-ends", {1: "1 otevřený konec", 2: "2 otevřené konce", 7: "7 otevřených konců"}),
        ("squares-missing", {1: "chybí 1 políčko", 2: "chybí 2 políčka", 8: "chybí 8 políček"}),
        ("fits-places", {1: "Lze přiložit na 1 místo", 3: "Lze přiložit na 3 místa", 14: "Lze přiložit na 14 míst"}),
        ("line-tile", {1: "1 kartička × 2", 4: "4 kartičky × 2", 5: "5 kartiček × 2"}),
        ("line-neighbour", {1: "1 sousední kartička × 2", 8: "8 sousedních kartiček × 2"}),
        ("lesson-open-road", {1: "Cesta má ještě 1 otevřený konec.", 2: "Cesta má ještě 2 otevřené konce."}),
    ],
)
def test_czech_plurals(key: str, forms: dict[int, str]) -> None:
    assert {n: say(key, "cs", n=n, each=2) for n in forms} == forms


def test_czech_points() -> None:
    told = {n: say("say-points", "cs", what="Louka", name="Ada", points=n) for n in (0, 1, 2, 4, 5, 21, 22, 102)}
    assert [text.split()[-1] for text in told.values()] == [
        *("bodů.", "bod.", "body.", "body.", "bodů.", "bodů.", "bodů.", "bodů."),
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", ["<script>alert(1)</script>", "{ $points }", "*[other]", "Ada\nBen", "\u202eadA", ""])
def test_names_stay_text(lang: str, name: str) -> None:
    frame = say("who-plays", lang, name="|").split("|")
    assert say("who-plays", lang, name=name) == name.join(frame)


def test_sentences_carry_no_invisible_marks() -> None:
    assert say("final-wins", "cs", name="Ada", score="98 : 79") == "Vítězí Ada, 98 : 79"
    assert say("final-wins", "en", name="Ada", score="98 : 79") == "Ada wins, 98 : 79"


def test_names_in_a_row() -> None:
    assert [list_names(["Ada", "Ben", "Cyd"][:n]) for n in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cyd"]
    assert list_names(["Ada", "Ben", "Cyd"], "cs") == "Ada, Ben a Cyd"


def test_the_session_language_is_used_where_none_is_given() -> None:
    assert language() == "en"
    language("cs")
    assert language() == "cs"
    assert say("ask-place") == "Přilož kartičku"
    assert say("ask-place", "en") == "Place the tile"


def test_an_unknown_language_names_the_known_ones() -> None:
    for ask in (lambda: language("xx"), lambda: say("ask-place", "xx"), lambda: ui_words("xx")):
        with pytest.raises(ValueError, match=r"no language 'xx'; there are 'en' \(English\), 'cs'"):
            ask()
    assert language() == "en"


@pytest.mark.parametrize("lang", LANGS)
def test_a_mistake_is_never_shown_but_raised(lang: str) -> None:
    with pytest.raises(MissingWords, match="no sentence 'nothing-of-the-kind'"):
        say("nothing-of-the-kind", lang)
    with pytest.raises(MissingWords, match=r"'fits-places'.*n"):
        say("fits-places", lang)
    with pytest.raises(MissingWords):
        say("who-plays", lang, name=None)


def test_languages_name_themselves_source_first() -> None:
    assert next(iter(languages().items())) == ("en", "English")
    assert languages()["cs"] == "Čeština"
    assert len(set(languages().values())) == len(LANGS)


def test_importing_costs_nothing() -> None:
    code = "import sys, carcnb.words, carcnb.rulebook; print([m for m in ('babel', 'fluent') if m in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_a_language_is_known_in_capitals_too() -> None:
    before = language()
    try:
        language("CS")
        assert language() == "cs"
    finally:
        language(before)
