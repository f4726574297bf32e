"""A rule as a card, and the list of a system's rules: in a notebook, as text, and where no kernel and no Jupyter is."""

# mypy: disable-error-code="arg-type, index, misc, operator"
from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import IPython
import pytest

import carcnb
from carcnb.engine.expansions import NAMES
from carcnb.lessons import cards
from carcnb.rulebook import Rule, UnknownRule, rule, rules, systems
from carcnb.words import language, languages
from tests.board.browser import Browser
from tests.stills import svg

LANGS = list(languages())
BASE = [found.id for found in rules("base", "en")]


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    language("en")
    yield
    language("en")


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """What a cell would show."""
    put: list[Any] = []
    monkeypatch.setattr(IPython.display, "display", lambda thing, **_options: put.append(thing))
    return put


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes |= {name for name, _ in attrs}

    def handle_data(self, data: str) -> None:
        self.text += data


def tags(markup: str) -> _Tags:
    reader = _Tags()
    reader.feed(markup)
    return reader


@pytest.mark.parametrize("id", BASE)
def test_every_rule_of_the_base_game_has_a_card_in_every_language(id: str, shown: list[Any]) -> None:
    for lang in LANGS:
        found = rule(id, lang)
        found._ipython_display_()
        words, board = shown[-2:]
        assert found.text in tags(words["text/html"]).text
        assert found.text in words["text/plain"]
        assert all(other in words["text/plain"] for other in found.see)
        assert board.lang == lang
    assert len(shown) == 2 * len(LANGS)


@pytest.mark.parametrize("system", systems())
def test_every_board_of_a_card_opens_in_every_language(system: str) -> None:
    for lang in LANGS:
        for found in rules(system, lang):
            board = cards.board(found)
            assert board is not None, found.id
            assert board.lang == lang
            task = board.view["lesson"] and board.view["lesson"]["task"]
            assert task is None or task["question"] in cards.text(found)


@pytest.mark.parametrize("id", ["BASE-5.7", "BASE-12.3", "WIN-11"])
def test_a_saved_card_is_text_and_a_still_picture(id: str) -> None:
    board = cards.board(rule(id, "cs"))
    assert board is not None
    saved, _ = board._repr_mimebundle_()
    assert "Ada" in saved["text/plain"]
    assert ElementTree.fromstring(svg(saved)).tag.endswith("svg")


def test_a_card_without_widgets_carries_its_picture() -> None:
    markup = rule("BASE-4.5")._repr_html_()
    assert tags(markup).tags.count("img") == 1
    assert 'src="data:image/svg+xml,' in markup


def test_a_card_says_once_what_to_try(shown: list[Any]) -> None:
    carcnb.rule("BASE-7.4", "en")._ipython_display_()
    words, board = shown
    lesson = board.view["lesson"]
    assert (lesson["heading"], lesson["track"]) == ("", "small")
    assert lesson["task"]["question"] not in tags(words["text/html"]).text
    assert lesson["task"]["question"] in words["text/plain"], "where nothing but text is shown"
    linked = [run["rule"] for block in lesson["caption"] for run in block["p"] if "rule" in run]
    assert linked == list(carcnb.rule("BASE-7.4").see)


def test_what_happens_is_told_once_it_was_done_or_is_asked_for() -> None:
    answer = "2 points: 3 tiles × 2 and the coat of arms × 2 are 8."

    def told(browser: Browser) -> tuple[str, bool, str]:
        task = browser.board.view["lesson"]["task"]
        said = "".join(run["t"] for block in task["feedback"] for run in block["p"])
        return task["state"], "shows" in task, said

    browser = Browser(cards.board(rule("BASE-7.4", "en")))
    assert told(browser) == ("open", True, "")
    browser.do("lesson", what="tell")
    assert told(browser) == ("open", False, answer)
    assert not browser.board.view["lesson"]["task"]["begun"], "it can still be done"
    browser.do("lesson", what="retry")
    browser.act("place base-E 0,-1 r0")
    browser.act("skip")
    assert told(browser) == ("open", True, ""), "something else was done"
    browser.do("lesson", what="retry")
    browser.act("place base-E 2,0 r3")
    assert told(browser)[0] == "open"
    browser.act("skip")
    assert told(browser) == ("right", False, answer)


def test_where_no_kernel_runs_what_happens_opens_below_the_picture() -> None:
    found = rule("BASE-7.4", "en")
    board = cards.board(found)
    assert board is not None
    saved, _ = board._repr_mimebundle_()
    for markup in (saved["text/html"], cards.html(found)):
        read = tags(markup)
        assert "What does the coat of arms add?".lower() in read.text.lower()
        assert [tag for tag in read.tags if tag in ("details", "summary")] == ["details", "summary"]
        assert "3 tiles × 2" in markup.partition("<details>")[2]
    assert "Answer: 2 points" in cards.text(found)


def test_a_rule_without_an_example_is_text_alone(shown: list[Any]) -> None:
    made = Rule("MY-1", "A rule", "Text.", "Short.", "mine", "en")
    made._ipython_display_()
    assert [list(thing) for thing in shown] == [["text/html", "text/plain"]]
    assert cards.board(made) is None
    assert "img" not in tags(made._repr_html_()).tags


def test_text_stays_text() -> None:
    nasty = '<script>alert(1)</script>"&'
    made = Rule(nasty, nasty, nasty, nasty, "mine", nasty)
    found = tags(made._repr_html_())
    assert set(found.tags) == {"div", "h4", "code", "p"}
    assert found.attributes == {"class", "lang"}
    assert found.text == f"{nasty} {nasty}{nasty}"


@pytest.mark.parametrize("system", systems())
def test_a_list_of_rules_is_readable(system: str) -> None:
    for lang in LANGS:
        found = rules(system, lang)
        text, markup = str(found), tags(found._repr_html_())
        assert set(markup.tags) <= {"div", "h3", "h4", "ul", "li", "code", "b", "p"}
        for entry in found:
            assert all(part in text and part in markup.text for part in (entry.id, entry.title, entry.short))
        assert found.title in text
        assert repr(found) == text


def test_sections_are_the_same_in_every_language() -> None:
    for system in systems():
        sections = [[[entry.id for entry in found] for _, found in rules(system, lang).sections()] for lang in LANGS]
        assert all(found == sections[0] for found in sections)
    titles = [title for title, _ in rules("base", "en").sections()]
    assert len(titles) == 15
    assert titles[4] == "5. Placing a figure"
    assert rules("base", "cs").sections()[4][0] == "5. Umístění figurky"


def test_rules_are_still_plain_values() -> None:
    found = carcnb.rule("BASE-5.7")
    assert isinstance(found, tuple)
    assert str(found) == f"{found.id} {found.title}: {found.text}"
    assert found == carcnb.rule("base-5.7", "en")
    assert isinstance(carcnb.rules("base"), list)


def test_the_sessions_language_decides_and_a_board_may_have_its_own() -> None:
    carcnb.language("cs")
    assert carcnb.rule("BASE-4.4").short == "Dotyk rohem nestačí."
    assert carcnb.rules("base").title == "Základní hra"
    czech, english = cards.board(rule("BASE-4.4")), cards.board(rule("BASE-4.4"), lang="en")
    assert czech is not None
    assert english is not None
    assert (czech.lang, english.lang) == ("cs", "en")
    assert "Zkus" in czech.view["lesson"]["task"]["question"]
    assert "Try" in english.view["lesson"]["task"]["question"]
    assert english.words["w"]["skip"] == "Skip"


def test_a_board_changes_its_language_and_its_card_with_it() -> None:
    board = cards.board(rule("BASE-4.4", "en"))
    assert board is not None
    Browser(board).tell({"do": "language", "lang": "cs"})
    assert board.view["lesson"]["title"] == "Roh nestačí"
    assert "Zkus" in board.view["lesson"]["task"]["question"]


def test_the_reader_plays_the_example_and_starts_over() -> None:
    board = cards.board(rule("BASE-7.4", "en"))
    assert board is not None
    assert board.view["lesson"]["task"]["state"] == "open"
    for action in ("place base-E 2,0 r3", "skip"):
        board.apply(action)
    lesson = board.view["lesson"]
    assert (lesson["task"]["state"], board.game.scores["red"]) == ("right", 8)
    assert [entry["points"] for entry in board.view["log"] if entry["id"] in lesson["log"]] == [8]
    browser = Browser(board)
    browser.do("lesson", what="retry")
    assert (board.view["lesson"]["task"]["state"], board.game.scores["red"]) == ("open", 0)
    browser.do("lesson", what="next")
    assert board.view["lesson"]["task"]["state"] == "open"


def test_systems_that_are_to_come_are_told_from_those_that_are_not() -> None:
    for name in set(NAMES) - set(systems()):
        with pytest.raises(UnknownRule, match=f"rules of {name} are still to come.*base"):
            rules(name, "en")
        with pytest.raises(UnknownRule, match="tu zatím nejsou"):
            rules(name.partition("_")[0], "cs")
    with pytest.raises(UnknownRule, match=r"answers “chess”.*base"):
        rules("chess", "en")
    assert "WIN-11" in {found.id for found in rules("wint")}


def test_the_rulebook_needs_no_jupyter() -> None:
    code = (
        "import sys, carcnb; str(carcnb.rule('BASE-5.7')); repr(carcnb.rules('base')); carcnb.rule('BASE-5.7').see;"
        "print([m for m in ('anywidget', 'ipywidgets', 'IPython', 'svgwrite', 'carcnb.lessons') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
