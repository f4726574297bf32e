"""A question about the rules on the page of the way in: the same answers as ``carcnb.rules`` gives."""

# mypy: disable-error-code="index, typeddict-item, typeddict-unknown-key, literal-required"
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import carcnb
from carcnb.entrance.asking import ASK_PAGE
from carcnb.rulebook import rule
from carcnb.words import language, languages
from tests.board.browser import Browser
from tests.test_entrance import go, rows


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    language("en")


def asked(browser: Browser, question: str) -> Any:
    go(browser, f"ask:{question}")
    return browser.board.view["home"]["asks"]


@pytest.fixture
def way_in(monkeypatch: pytest.MonkeyPatch) -> Browser:
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    browser = Browser(carcnb.home())
    go(browser, "explore")
    assert ASK_PAGE in [row.get("to") for row in rows(browser)]
    go(browser, ASK_PAGE)
    return browser


def test_nothing_is_said_before_something_is_asked(way_in: Browser) -> None:
    asks = way_in.board.view["home"]["asks"]
    assert (asks["question"], asks["said"], asks["found"]) == ("", "", [])
    assert "answer" not in asks
    assert way_in.board.view["home"]["up"] == "explore"


@pytest.mark.parametrize(
    ("lang", "question"), [("en", "how many points for a cloister"), ("cs", "kolik bodů za klášter")]
)
def test_the_answers_are_those_of_python(way_in: Browser, lang: str, question: str) -> None:
    way_in.do("language", lang=lang)
    asks = asked(way_in, question)
    answers = carcnb.rules(question, lang)
    assert isinstance(answers, carcnb.rulebook.Answers)
    ids = [one.id for one in [*answers, *answers.decided]]
    assert [asks["answer"]["id"], *(id for id, *_ in asks["found"])] == ids
    assert asks["answer"]["text"] == answers[0].text
    assert asks["answer"]["picture"].startswith("<svg")
    assert asks["question"] == question
    assert str(len(ids)) in asks["said"]


def test_an_answer_speaks_the_language_that_is_chosen(way_in: Browser) -> None:
    asked(way_in, "IC-20")
    way_in.do("language", lang="cs")
    assert way_in.board.view["home"]["asks"]["answer"]["title"] == rule("IC-20", "cs").title


def test_what_finds_nothing_says_what_is_near(way_in: Browser) -> None:
    near, nothing = asked(way_in, "mnk xyzzy"), asked(way_in, "qqqqqq")
    assert "monk" in near["said"]
    assert nothing["said"]
    assert not nothing["found"]
    assert "answer" not in nothing
    assert asked(way_in, "  ")["said"] == ""


def test_an_id_and_a_decision_are_found(way_in: Browser) -> None:
    assert asked(way_in, "ic-20")["answer"]["id"] == "IC-20"
    assert asked(way_in, "D-IC-1")["answer"]["text"] == rule("D-IC-1").text


def test_questions_are_asked_on_their_page_alone(way_in: Browser) -> None:
    asked(way_in, "double meeple")
    go(way_in, "explore")
    go(way_in, "ask:pig")
    assert way_in.refused()
    go(way_in, ASK_PAGE)
    assert way_in.board.view["home"]["asks"]["question"] == "double meeple", "it is still there"


def test_every_language_has_a_page(way_in: Browser) -> None:
    for lang in languages():
        way_in.do("language", lang=lang)
        assert asked(way_in, "100 %")["said"]
