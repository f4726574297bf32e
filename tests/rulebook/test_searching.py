"""A question in one's own words finds the rule that answers it, or is told what is near."""

# mypy: disable-error-code="arg-type, index"
from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import carcnb
from carcnb.rulebook import Answers, UnknownRule, rule, rules
from carcnb.rulebook.indexing import search_index
from carcnb.rulebook.searching import NEAR, search
from carcnb.rulebook.wording import plain_words, slips, stem_of, wording
from carcnb.words import language, languages
from tests.rulebook.questions import Question, questions, share

LANGS = list(languages())


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    language("en")
    yield
    language("en")


def found(question: str, lang: str = "en") -> list[str]:
    return search(search_index(lang), question).rules


# ---- the questions of people


def test_there_are_questions_of_all_systems_in_both_languages() -> None:
    every = questions()
    assert len(every) >= 200
    assert sum(one.lang == "cs" for one in every) >= 60
    assert {rule(id).system for one in every for id in one.ids} == set(carcnb.rulebook.systems())
    assert sum(one.held_out for one in every) >= 50


@pytest.mark.parametrize("lang", LANGS)
def test_the_answer_is_among_the_first_three(lang: str) -> None:
    every = [one for one in questions() if one.lang == lang]
    assert share(every) >= 0.9, [one.text for one in every if not one.answered]


def test_a_question_is_counted_by_where_its_answer_is() -> None:
    """Whoever judges can say no."""
    assert Question("en", "does the big meeple score double points", frozenset({"IC-16"}), False).answered
    wrong = Question("en", "does the big meeple score double points", frozenset({"ROB-1"}), False)
    assert (wrong.place, wrong.answered) == (0, False)


# ---- words


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("double meeple", "large meeple"),
        ("points for a cloister", "points for a monastery"),
        ("pennant", "coat of arms"),
        ("unfinished abbey", "incomplete monastery"),
        ("highwayman", "thief"),
    ],
)
def test_words_of_players_and_other_editions_are_understood(one: str, other: str) -> None:
    assert found(one)[0] in found(other)[:3]


@pytest.mark.parametrize(("lang", "wrong", "right"), [
    ("en", "catedral", "cathedral"), ("en", "monastary points", "monastery points"), ("en", "witsh", "witch"),
    ("en", "cathe", "cathedral"), ("cs", "carodejnice", "čarodějnice"), ("cs", "katedrla", "katedrála"),
    ("cs", "KLÁŠTER", "klaster"),
])  # fmt: skip
def test_slips_beginnings_and_missing_accents_are_forgiven(lang: str, wrong: str, right: str) -> None:
    assert found(wrong, lang)[0] in found(right, lang)[:3]


def test_forms_of_a_word_are_one() -> None:
    for lang, forms in {
        "en": ["city cities", "score scores scored scoring", "tile tiles", "place placing placed"],
        "cs": ["město města městě městem", "sedlák sedláka sedláci sedlákům", "kartička kartičky kartiček kartičkou"],
    }.items():
        for row in forms:
            assert len({stem_of(word, wording(lang).endings) for word in plain_words(row)}) == 1, row


def test_slips_are_counted() -> None:
    assert [slips("farmer", other, 2) for other in ("farmer", "famrer", "farmr", "framers", "pig")] == [0, 1, 1, 2, 3]


def test_the_named_expansion_comes_first() -> None:
    assert {rule(id).system for id in found("farmers with the pig")[:3]} == {"traders_and_builders"}
    assert {rule(id).system for id in found("how many points for a city")[:3]} <= {"base", "overview"}


def test_a_rule_with_all_words_comes_before_one_with_some() -> None:
    assert found("builder or pig on a flying machine")[0] in ("FLY-15", "TURN-6")


def test_an_id_finds_its_rule_and_a_beginning_all_of_them() -> None:
    assert found("ic-21") == ["IC-21"]
    assert found("BASE-9.") == ["BASE-9.1", "BASE-9.2", "BASE-9.3"]
    assert search(search_index("en"), "D-IC-1").decisions == ["D-IC-1"]


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_a_word_means_is_a_word_of_the_rules(lang: str) -> None:
    """So no row of the file is in vain."""
    known, index = wording(lang), search_index(lang)
    vain = {
        phrase
        for phrase, units in known.synonyms.items()
        if not all(set(unit) & index["terms"].keys() for unit in units)
    }
    assert not vain
    told = tomllib.loads(files("carcnb.rulebook").joinpath("search", f"{lang}.toml").read_text("utf-8"))
    assert not set(told["synonyms"]) & known.stop
    assert all(rule(id, lang) for id in told["about"])


def test_a_language_without_a_file_is_searched_as_it_is_written() -> None:
    assert wording("xx") == (frozenset(), (), {}, {})


# ---- what is shown


def test_a_question_shows_its_answer_and_then_what_comes_next() -> None:
    answers = carcnb.rules("double meeple scoring")
    assert isinstance(answers, Answers)
    assert answers[0].id in ("IC-15", "IC-16")
    lines = str(answers).splitlines()
    assert lines[0] == "double meeple scoring"
    assert answers[0].text in lines[2]
    assert f"  {answers[1].id:<10} {answers[1].title}: {answers[1].short}" in lines
    assert answers.decided
    assert answers.decided[0].text in answers._repr_html_()


def test_where_there_is_no_kernel_the_board_is_a_picture() -> None:
    answers = carcnb.rules("how many points for a cloister")
    html = answers._repr_html_()
    assert html.index(answers[0].text) < html.index("<img") < html.index(answers[1].short)


def test_in_a_notebook_the_answer_is_a_card_with_its_board(monkeypatch: pytest.MonkeyPatch) -> None:
    import IPython

    put: list[Any] = []
    monkeypatch.setattr(IPython.display, "display", lambda thing, **_options: put.append(thing))
    answers = carcnb.rules("what does the witch do")
    assert isinstance(answers, Answers)
    answers._ipython_display_()
    assert answers[0].title in put[0]["text/html"]
    assert len(put) == 3, "the card, its board, what comes next"
    assert answers[1].short in put[-1]["text/html"]
    assert answers[1].short in put[-1]["text/plain"]
    assert answers[0].text not in put[-1]["text/plain"], "it stands above"


def test_systems_and_beginnings_of_ids_are_no_questions() -> None:
    for name in ("base", "inns", "BASE", "crop circles"):
        assert not isinstance(rules(name), Answers)
    assert [one.id for one in rules("base-5.7")] == ["BASE-5.7"]
    assert rules("kolik bodů za klášter", "cs")[0].id in ("BASE-9.2", "SCORE-5")


def test_what_finds_nothing_is_told_what_is_near() -> None:
    with pytest.raises(UnknownRule, match=r"answers “mnk xyzzy”. Words near it: .*monk"):
        rules("mnk xyzzy")
    with pytest.raises(UnknownRule, match=r"words of the game.*inns_and_cathedrals"):
        rules("qqqqqq")
    with pytest.raises(UnknownRule, match="nic neodpovídá"):
        rules("qqqqqq", "cs")
    assert "sedlák" in search(search_index("cs"), "sdlak qqqq").near, "with its accents"
    assert len(search(search_index("en"), "mnk xyzzy brdg plc").near) <= NEAR


def test_a_word_that_is_only_misspelt_beside_unknown_ones_is_no_answer() -> None:
    assert found("brigde")
    assert not found("brigde qqqq wwww")


@pytest.mark.parametrize("question", ["", " ", "?", "the", "\u0301" * 50, "{ $x }", "q\n\nq" * 300, "q" * 10_000])
def test_what_asks_nothing_is_said_shortly(question: str) -> None:
    with pytest.raises(UnknownRule) as told:
        rules(question)
    assert len(str(told.value)) < 400


def test_a_decision_alone_is_shown() -> None:
    answers = carcnb.rules("D-IC-1")
    assert isinstance(answers, Answers)
    assert [one.id for one in answers] == ["D-IC-1"]
    assert not answers.decided
    assert rule("D-IC-1").text in str(answers)
    assert rule("D-IC-1").text in answers._repr_html_()


def test_words_that_mean_something_together_are_found_if_one_is_misspelt() -> None:
    for asked in ("double meepel", "dobuel meeple", "duble meeple"):
        assert search(search_index("en"), asked).rules[0] == "IC-15", asked
    assert search(search_index("cs"), "dvojitý mípl").rules[0] == "IC-15"
    assert search(search_index("en"), "double turm").rules[0].startswith("TB-BUILDER")
