"""Lesson plans: they add up, name only what there is, say the same in every language, and become pages and courses."""

from __future__ import annotations

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import carcnb
from carcnb.classroom.lesson_plans import Plan, plan, plans
from carcnb.classroom.lesson_plans.reading import parse
from carcnb.engine.expansions import ORDER
from carcnb.lessons import LessonError
from carcnb.questions.beliefs import beliefs
from carcnb.quizzes import Exercises
from carcnb.rulebook import rule
from carcnb.systems import systems
from carcnb.words import languages

ALL = plans(lang="en")
EACH = pytest.mark.parametrize("one", ALL, ids=lambda one: one.name)
GOOD = systems()["base"].read("plans", "1.toml")


@cache
def check_of(name: str) -> Exercises:
    """The six questions of a plan, made once."""
    return plan(name, "en").check


def texts(one: Plan) -> list[Any]:
    """Every text of a plan, by language."""
    asked = [text for part in one.parts for ask in part.asks for text in ask]
    own = [text for part in one.parts for text in (part.title, part.does)]
    return [one.title, one.whom, one.quick, one.support, one.homework, *one.goals, *one.needs, *own, *asked]


def test_the_base_game_has_a_term_and_every_expansion_a_lesson() -> None:
    names = [one.name for one in ALL]
    assert names[:5] == [f"base/{n}" for n in range(1, 6)]
    assert {one.system for one in ALL} == {"base", *(kind.name for kind in ORDER)}


@EACH
def test_a_lesson_has_45_minutes_goals_questions_and_a_check_of_six(one: Plan) -> None:
    assert sum(part.minutes for part in one.parts) == 45
    assert all(part.minutes >= 2 for part in one.parts)
    assert len(one.goals) == 3
    assert sum(len(part.asks) for part in one.parts) >= 4
    assert [part.check for part in one.parts].count(True) == 1
    assert not one.parts[0].check  # what is known comes first
    check = check_of(one.name)
    assert len(check) == 6
    assert len({exercise.question for exercise in check}) > 1


@EACH
def test_it_confronts_beliefs_of_its_own_system(one: Plan) -> None:
    assert set(one.beliefs) & set(beliefs()[one.system])
    assert all(rule(id).system in (one.system, "base") for id in one.rules)


@EACH
def test_every_language_says_the_same(one: Plan) -> None:
    """The same numbers, the same lines to copy, about the same length."""
    for text in texts(one):
        assert text.keys() == languages().keys()
        numbers = {lang: sorted(re.findall(r"\d+", said)) for lang, said in text.items()}
        assert numbers["en"] == numbers["cs"], text
        assert len(text["en"]) < 40 or 0.5 < len(text["cs"]) / len(text["en"]) < 1.6, text


@EACH
@pytest.mark.parametrize("lang", languages())
def test_the_page_shows_all_of_it(one: Plan, lang: str) -> None:
    page = plan(one.name, lang).html()
    seen = _Seen()
    seen.feed(page)
    told = re.sub(r"\s+", " ", "".join(seen.texts)).replace("\u00a0", " ")
    for text in texts(one):
        assert re.sub(r"[*`]", "", text[lang]) in told
    for shown in (shown for part in one.parts for shown in part.shows):
        assert shown.call in told
    assert "–45" in told
    assert page == plan(one.name, lang).html()
    linked = plan(one.name, lang).html(lambda name: f"{name}.html")
    assert "carcnb.classroom.present(" not in linked
    assert all(f'href="{shown.what}.html"' in linked for shown in one.home if shown.kind == "lesson")


class _Seen(HTMLParser):
    """The texts of a page without its style."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._style = False

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self._style = tag == "style"

    def handle_data(self, data: str) -> None:
        self.texts += [] if self._style else [data]

    def handle_endtag(self, tag: str) -> None:
        self._style = False


def test_a_plan_shows_itself_and_is_saved_to_print(tmp_path: Path) -> None:
    one = carcnb.classroom.plan("base/1", lang="cs")
    file = one.save(tmp_path / "plan.html")
    assert file.read_text(encoding="utf-8") == one.html()
    assert '<html lang="cs">' in one.html()
    assert one._repr_html_().startswith('<section class="cn-plan" lang="cs">')
    assert repr(one) == "<Plan base/1: První kartičky, první cesta>"


def test_plans_are_a_table() -> None:
    table = carcnb.classroom.plans("base")._repr_html_()
    assert table.count("<tr>") == 6
    assert "carcnb.classroom.plan(&quot;base/3&quot;)" in table
    assert repr(carcnb.classroom.plans("crop")) == "crop_circles/1  Crop circles: all add, or all take back"


def test_its_course_is_what_pupils_do(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    monkeypatch.setattr("carcnb.classroom.lesson_plans.model.course", lambda *told, **more: made.append((told, more)))
    plan("base/4").course(due="2027-01-15")
    ((title, parts), more) = made[0]
    assert title == "Fields and farmers"
    assert parts[:3] == ["base/farmers", "base/fields", "base/end_fields"]
    exam = "exam base/farmers, base/fields, base/end_fields 6 1"
    assert parts[-4:] == ["# Check", exam, "# Homework", "base/end_three_fields"]
    assert more == {"due": "2027-01-15"}


@EACH
def test_every_line_to_copy_can_be_run(one: Plan) -> None:
    """Names, topics and arguments: what is shown is made as the line says."""
    for call in (shown.call for part in one.parts for shown in part.shows):
        inner = call.removeprefix("carcnb.classroom.present(").removesuffix(")") if "present" in call else call
        made = eval(re.sub(r"\bn=\d+", "n=1", inner), {"carcnb": carcnb})
        assert carcnb.lesson(made) if isinstance(made, str) else made


@pytest.mark.parametrize(
    ("name", "says"),
    [("base/9", "base/"), ("roads", "there is no plan 'roads'"), ("base/", "there is no plan 'base/'")],
)
def test_a_plan_that_is_not_there_names_the_nearest(name: str, says: str) -> None:
    with pytest.raises(LessonError, match=re.escape(says)):
        plan(name)
    with pytest.raises(LessonError, match="there is no plan for 'chess'"):
        plans("chess")
    with pytest.raises(LessonError, match="no language 'xx'"):
        plan("base/1", lang="xx")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("minutes = 5", "minutes = 6", "46 minutes; a lesson has 45"),
        ('"base/edges"', '"base/edgs"', "there is no lesson 'base/edgs'; did you mean 'base/edges'"),
        ('"one-side"', '"one-sided"', "did you mean 'one-side'"),
        ('"BASE-3.2"', '"BASE-3.22"', "BASE-3.2"),
        ("check = true\n", "", "one of its parts is the check"),
        ('topics = ["', 'topics = ["plcement", "', "there is no topic 'plcement'"),
        ('show = ["home"]', 'show = ["game"]', "'game' cannot be shown: write"),
        ("[quick]", "[quik]", "there is no quick"),
        ("minutes = 5", "minutes = true", "minutes is a whole number, not True"),
        ("check = true\n", "check = 1\n", "check is true or false, not 1"),
        ('home = ["base/claims"]', 'home = "base/claims"', "home is a list, not 'base/claims'"),
        ('show = ["home"]', "show = [1]", "show is a list of texts, not [1]"),
        ('topics = ["', 'topics = [7, "', "topics is a list of texts, not [7,"),
        ('beliefs = ["', 'beliefs = [0, "', "beliefs is a list of texts, not [0,"),
        ('rules = ["', 'rules = [[], "', "rules is a list of texts, not [[],"),
        ("[check]\n", "[check]\ndifficulty = 9\n", "difficulty is 1, 2 or 3, not 9"),
    ],
)
def test_a_mistake_in_a_file_is_told(old: str, new: str, says: str) -> None:
    assert old in GOOD
    with pytest.raises(LessonError, match=re.escape("plan base/1: ")) as error:
        parse(GOOD.replace(old, new, 1), "base/1")
    assert says in str(error.value)


def test_what_is_not_taught_yet_is_not_asked() -> None:
    for one in ALL[:3]:
        for exercise in check_of(one.name):
            assert not exercise.scene.game.setup.farmers
    assert not any("unfinished" in exercise.question for one in ALL[:2] for exercise in check_of(one.name))
    assert not any("pig" in exercise.question for exercise in check_of("traders_and_builders/1"))


@EACH
def test_the_check_and_the_exercises_are_about_this_lesson(one: Plan) -> None:
    """What was on the projector, or homework before; only the last lesson of the base game asks about all of it."""
    shown = {shown.what for part in one.parts for shown in part.shows if shown.kind == "lesson"}
    before = {shown.what for other in ALL if other.place < one.place for shown in other.home}
    assert set(one.topics) <= shown | before | ({"points", "majority", "fields"} if one.name == "base/5" else set())
