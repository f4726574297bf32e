"""Courses: one file for a class, exercises that are each pupil's own, and results that are never lost."""

# mypy: disable-error-code="arg-type, union-attr"
from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64encode
from datetime import date, timedelta
from pathlib import Path
from typing import Any, cast

import pytest

import carcnb
from carcnb.classroom.courses import Course, CourseError, pages
from carcnb.classroom.courses.address import pack_outline, unpack_outline
from carcnb.classroom.courses.outline import outline_of
from carcnb.classroom.courses.pupil import same, seed_of, stem
from carcnb.engine.errors import CarcnbError
from carcnb.words import say
from tests.board.browser import Browser
from tests.records.spoiling import watched

PARTS = ["# At school", "base/roads", "points 3 2", "exam fields 2", "puzzles base 2"]
LESSON, POINTS, EXAM = 1, 2, 3


@pytest.fixture
def roads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    return carcnb.classroom.course("Roads", PARTS, due="2026-12-18").save(tmp_path / "roads.toml")


def opened(path: Path, pupil: str | None = "Ada") -> Browser:
    return Browser(carcnb.classroom.course(path, pupil=pupil).board)


def rows(browser: Browser) -> dict[str, Any]:
    return {row.get("to") or row.get("file") or row["text"]: row for row in browser.board.view["home"]["rows"]}


def said(browser: Browser) -> str:
    return json.dumps(browser.board.view["home"]["said"], ensure_ascii=False)


def begin(browser: Browser, part: int) -> None:
    browser.do("home", to="start")
    browser.do("home", to=f"part:{part}")


def tell(browser: Browser, right: bool) -> None:
    """Answer the open exercise, also one whose answer is a turn."""
    exercise = browser.board._lead.stand.content.exercise
    wrong: dict[str, Any] = {
        "number": 99,
        "several": [],
        "one": next((c for c in exercise.choices if c != exercise.right), ""),
    }
    browser.board._lead.stand.content.answer(exercise.solve()[0] if right else wrong[exercise.form])
    browser.board._changed()


def own(path: Path, pupil: str | None, part: int = POINTS) -> list[str]:
    browser = opened(path, pupil)
    begin(browser, part)
    return [repr((one.setup, one.marks, str(one.ask))) for one in browser.board._lead.stand.content.exercises]


# ---- the file


def test_what_is_made_in_python_is_the_same_course_when_its_file_is_opened(tmp_path: Path) -> None:
    inn = carcnb.exercise(
        "worth",
        ["base-D 0,0 r0 red:city.N", "base-E 0,-1 r2"],
        marks=["0,0 city.N"],
        question={"en": "How much?", "cs": "Kolik?"},
        hints=["Count its tiles."],
        expansions=["inns_and_cathedrals"],
    )
    lesson = carcnb.new_lesson({"en": "Mine", "cs": "Moje"}, ["base-D 0,0 r0"])
    lesson.step({"en": "Look", "cs": "Podívej"}, {"en": "# A tile.", "cs": "# Kartička."})
    test = carcnb.quiz(carcnb.exercises("fields", seed=2, n=2), title="Test", exam=True)
    made = carcnb.classroom.course(
        {"en": "All", "cs": "Vše"}, ["points", inn, test, lesson, "points", "# End"], due=date.max
    )
    again = carcnb.classroom.course(made.save(tmp_path / "all.toml"))
    assert again.id == made.id
    assert again.plan.keys == made.plan.keys
    assert (again.parts, again.due, again.minutes) == (made.parts, made.due, made.minutes)
    for at in (1, 2):
        one, other = made.plan.parts[at].exercises(0), again.plan.parts[at].exercises(0)
        assert [(e.id, e.question, e.hints, e.solve()) for e in one] == [
            (e.id, e.question, e.hints, e.solve()) for e in other
        ]
    assert again.plan.parts[3].lesson.steps == made.plan.parts[3].lesson.steps
    assert unpack_outline(pack_outline(made.plan)).as_toml() == made.plan.as_toml()


def test_a_saved_course_is_read_by_people_and_says_how_it_is_opened(roads: Path) -> None:
    text = roads.read_text()
    assert text.startswith("# ")
    assert 'carcnb.classroom.course("roads.toml", pupil="Ada")' in text
    assert all(f'"{part}"' in text for part in PARTS)
    assert "due = 2026-12-18" in text


@pytest.mark.parametrize(
    ("parts", "told"),
    [
        (["base/raods"], ["part 1", "base/roads"]),
        (["base/roads", "pionts 5 2"], ["part 2", "pionts", "did you mean 'points'? A part is a lesson"]),
        (["points 5 4"], ["part 1", "1, 2 or 3"]),
        (["puzzles bas 99"], ["part 1", "puzzles"]),
        (["exam"], ["part 1", "exam points 6 2"]),
        (["fields 2 1 no farmers"], ["part 1", "fields", "points"]),
        (["puzzles base 2 no farmers"], ["part 1", "exercises"]),
        (["mine.toml"], ["part 1", "mine.toml"]),
        ([3], ["part 1", "base/roads"]),
        ([], ["1 to", "base/roads"]),
        ("points", ["list"]),
        (["# Only a title"], ["headings"]),
        ({"base/roads", "points"}, ["list"]),
        ({"base/roads": 1}, ["list"]),
    ],
)
def test_a_part_that_is_wrong_is_named_with_what_would_be_right(parts: object, told: list[str]) -> None:
    with pytest.raises(CourseError) as error:
        carcnb.classroom.course("Roads", parts)
    assert all(word in str(error.value) for word in told), error.value


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("parts = ['points']", "title"),
        ("title = 'x'\nparts = ['points']\ndeu = 2026-12-18", "did you mean 'due'"),
        ("title = 'x'\nparts = ['points']\ndue = 'soon'", "2026-12-18"),
        ("title = 'x'\nparts = ['made 1']", "0 parts that were made"),
        ("title = 'x'\nparts = ['made 1']\n[[made]]\nexercise = [{ask = 'wroth', game = {}}]", "made 1"),
        ("title = 'x'\nparts = " + "[" * 5000, "brackets"),
        ("title = 'x'\nparts = ['made 1']\nmade = [{exercise = []}]", "made 1: what was made stands as"),
        ("title = 'x'\nparts = ['made 1']\nmade = [{}]", "made 1: what was made stands as"),
        (
            "title = 'x'\nparts = ['made 1']\n[[made]]\n"
            "exercise = [{ask = 3, game = {seats = ['red', 'blue'], names = ['A', 'B']}}]",
            "made 1: what is asked is a text such as 'fits'",
        ),
        ("title = 1 2", "line 1"),
        ("title = 'x'\nparts = ['points']\ncourse = '../../x'", "a to z"),
        ("title = 'x'\nparts = ['points']\ncourse = 'Roads'", "a to z"),
    ],
)
def test_a_file_that_is_wrong_is_told_with_the_place(text: str, told: str) -> None:
    with pytest.raises(CourseError, match=r"^roads\.toml: ") as error:
        outline_of(text, "roads.toml")
    assert told in str(error.value)


def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    for make in (
        lambda: carcnb.classroom.course("Roads"),
        lambda: carcnb.classroom.course("Roads", ["points"], due="tomorrow"),
        lambda: carcnb.classroom.course("Roads", ["points"], pupil=" "),
        lambda: carcnb.classroom.course("Roads", ["points"]).save(tmp_path / "roads.json"),
        lambda: carcnb.classroom.course(tmp_path / "none.toml"),
        lambda: unpack_outline("nothing"),
    ):
        with pytest.raises(CarcnbError):
            make()


def test_exercises_without_farmers_stay_without_them_in_a_file_and_in_the_course_of_a_plan(tmp_path: Path) -> None:
    made = carcnb.classroom.course("Roads", ["points 2 1 no farmers", "exam base/roads 2 1 no farmers", "points 2 1"])
    again = carcnb.classroom.course(made.save(tmp_path / "roads.toml"))
    played = [{one.setup.farmers for one in part.exercises(3)} for part in again.plan.parts]
    assert played == [{False}, {False}, {True}]
    for name in ("base/1", "base/3"):
        of_plan = carcnb.classroom.plan(name).course().plan.parts
        asked = [part for part in of_plan if getattr(part, "n", 0) and not part.puzzles]
        assert asked
        assert not any(part.farmers for part in asked)


# ---- pupils


def test_pupils_get_exercises_of_their_own_and_the_same_ones_again(roads: Path) -> None:
    ada = own(roads, "Ada")
    assert ada == own(roads, " ada ") == own(roads, "Ada")
    assert ada != own(roads, "Ben")
    assert ada != own(roads, None)
    text = roads.read_text().replace('    "# At school"', '    "base/cities",\n    "# At school"')
    roads.write_text(text)
    assert ada == own(roads, "Ada", POINTS + 1), "a part that is put before changes no others"


@pytest.mark.parametrize(
    "name",
    ["../x", "Ája Nováková", "Aja Novakova", "Aja-Novakova", "李雷", "CON", "game", "a" * 80, ".", "O'Neil/Jr", "١٢٣"],
)
def test_the_file_of_a_name_is_safe_and_no_other_pupils(name: str, tmp_path: Path) -> None:
    others = ["Ada", "x", "Aja", "con ", "gam", "a" * 79, "Áda", "O Neil Jr"]
    found = stem(name)
    assert (tmp_path / f"{found}.json").resolve().parent == tmp_path
    assert found not in ("con", "game")
    assert found not in [stem(other) for other in others if same(other) != same(name)]
    assert [stem("Ada"), stem("Ája Nováková"), stem("Anne-Marie")] == ["ada", "ája_nováková", "anne-marie"]
    assert seed_of("c", name, "p") == seed_of("c", name.swapcase().swapcase(), "p")


def test_what_was_done_stays_done_and_first_answers_are_not_asked_anew(roads: Path, tmp_path: Path) -> None:
    browser = opened(roads)
    begin(browser, POINTS)
    tell(browser, right=False)
    tell(browser, right=True)
    browser.do("lesson", what="next")
    tell(browser, right=True)
    begin(browser, LESSON)
    for step in sorted(browser.board._lead.stand.content.tasks):
        browser.board._lead.stand.content.solved.add(step)
    browser.board._lead.stand.content._keep()
    assert (tmp_path / "ada.json").exists()

    again = opened(roads)
    assert rows(again)[f"part:{LESSON}"]["share"] == (1, 1)
    assert rows(again)[f"part:{POINTS}"]["share"] == (2, 3)
    begin(again, POINTS)
    assert again.board._lead.stand.content.step == 2, "it goes on where nothing was answered"
    assert [one.result["first"] for one in again.board._lead.stand.content.exercises] == [False, True, False]
    again.do("lesson", what="hint")
    tell(again, right=True)

    third = opened(roads)
    begin(third, POINTS)
    assert [one.result["first"] for one in third.board._lead.stand.content.exercises] == [False, True, False]
    assert third.board._lead.stand.content.ended
    third.do("lesson", what="following")
    assert third.board._lead.stand.content.exam, "the last page leads on to the next part that is not done"
    collected = carcnb.classroom.collect(tmp_path / "*.json")
    assert [row["attempts"] for row in collected if row["topic"] == "points"] == [2, 1, 1]
    assert {row["file"] for row in collected} == {"ada"}
    assert len(collected) == 7, "what was not begun counts as well"


def test_an_exam_tells_nothing_before_its_end_neither_on_the_board_nor_in_the_file(roads: Path) -> None:
    browser = opened(roads)
    begin(browser, EXAM)
    tell(browser, right=True)
    path = roads.with_name("ada.json")
    kept = json.loads(path.read_text())["exercises"]
    assert not any(row["attempts"] for row in kept)
    assert {(row["rule"], row["seed"]) for row in kept if row["topic"] == "fields"} == {("", None)}
    again = opened(roads)
    begin(again, EXAM)
    assert again.board._lead.stand.content.step == 1
    note = rows(opened(roads))[f"part:{EXAM}"]["note"]
    assert note.startswith(say("course-exercises", n=2)), "it tells how many, not how many are right"
    tell(again, right=True)
    assert opened(roads).board.view["home"]["rows"][EXAM]["note"] == say("quiz-right", right=2, n=2)
    assert sum(row["first"] for row in carcnb.classroom.collect(path)) == 2


def test_at_the_end_the_board_says_what_was_done_and_where_the_file_to_hand_in_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = carcnb.classroom.course("Short", ["points 1"], due=date.today() - timedelta(3)).save(tmp_path / "short.toml")
    browser = opened(path)
    assert say("course-was-due", day="").split()[0] in said(browser)
    begin(browser, 0)
    tell(browser, right=False)
    browser.do("home", to="start")
    assert say("course-over") in said(browser)
    assert say("quiz-again") in said(browser)
    assert str(tmp_path) in said(browser)
    save = browser.board.view["home"]["rows"][0]
    assert (save["file"], save["first"]) == ("ada.json", True)
    assert json.loads((tmp_path / "ada.json").read_text())["course"]["done"] == date.today().isoformat()


@pytest.mark.parametrize("last", ["base/placing", "points 1"])
def test_the_end_of_the_last_part_says_that_all_are_done_and_leads_to_handing_in(tmp_path: Path, last: str) -> None:
    path = carcnb.classroom.course("Short", ["base/roads", last]).save(tmp_path / "short.toml")

    def end(browser: Browser, part: int) -> dict[str, Any]:
        begin(browser, part)
        run = browser.board._lead.stand.content
        if hasattr(run, "exercise"):
            tell(browser, right=True)
        else:
            run.solved |= run.tasks
        run.open(99)
        browser.board._changed()
        return cast(dict[str, Any], cast(Any, run).view()["end"])

    for pupil, note in (("Ada", say("course-save-note")), (None, None)):
        browser = opened(path, pupil)
        first = end(browser, 0)
        assert say("course-over") not in first["facts"]
        assert first["offers"][0]["do"] == "following"
        whole = end(browser, 1)
        assert whole["facts"][-1] == say("course-over")
        assert (whole["offers"][0]["do"], whole["offers"][0].get("note")) == ("home", note)


def one_more(folder: Path) -> Path:
    """Another course in the same folder, in which Ada has answered all there is."""
    path = carcnb.classroom.course("Other", ["points 1"]).save(folder / "other.toml")
    browser = opened(path)
    begin(browser, 0)
    tell(browser, right=True)
    return path


def test_a_file_that_is_none_of_results_or_of_another_pupil_stays_as_it_is(roads: Path) -> None:
    path = roads.with_name("ada.json")
    one_more(roads.parent)
    begun = json.loads(path.read_text())
    begun["course"] |= {"id": carcnb.classroom.course(roads).id, "pupil": "Ben"}
    for text, told in (("{}", "cannot be read"), (json.dumps(begun), "Ben")):
        path.write_text(text)
        browser = opened(roads)
        assert told in said(browser)
        assert [*rows(browser)] == ["again"]
        assert path.read_text() == text
    path.unlink()
    browser.do("home", to="again")
    assert f"part:{LESSON}" in rows(browser)
    begin(browser, POINTS)
    path.write_text("{}")
    tell(browser, right=True)
    assert path.read_text() == "{}", "nor is it written over later"
    browser.do("home", to="start")
    assert "ada.json" in browser.board.view["unkept"]["said"]
    assert "ada.json" not in said(browser), "it is not told to be kept"
    path.unlink()
    browser.do("home", to=f"part:{POINTS}")
    assert "unkept" not in browser.board.view
    assert rows(opened(roads))[f"part:{POINTS}"]["share"] == (1, 3)


@pytest.mark.parametrize(
    "edited",
    [{"topic": None}, {"topic": ["roads"]}, {"id": ["x"]}, {"part": 3}, {"rule": None}, {"beliefs": [["x"]]},
     {"answer": "\ud800"}, {"more": "\ud800"}],
)  # fmt: skip
def test_a_row_that_was_never_written_makes_a_file_broken(roads: Path, edited: dict[str, object]) -> None:
    browser = opened(roads)
    begin(browser, POINTS)
    tell(browser, right=True)
    path = roads.with_name("ada.json")
    data = json.loads(path.read_text())
    data["exercises"][0] |= edited
    path.write_text(json.dumps(data))
    again = opened(roads)
    assert [*rows(again)] == ["again"]
    assert "cannot be read" in said(again)


def test_a_rule_that_there_is_not_is_left_out_of_what_is_worth_another_look(tmp_path: Path) -> None:
    path = one_more(tmp_path)
    data = json.loads((tmp_path / "ada.json").read_text())
    data["exercises"][0] |= {"rule": "ZZZ-1", "first": False}
    (tmp_path / "ada.json").write_text(json.dumps(data))
    assert say("course-over") in said(opened(path))
    assert say("quiz-again") not in said(opened(path))


def test_two_courses_in_one_folder_keep_a_file_each_for_the_same_pupil(roads: Path) -> None:
    other = one_more(roads.parent)
    theirs = roads.with_name("ada.json")
    text = theirs.read_text()
    begin(browser := opened(roads), POINTS)
    tell(browser, right=True)
    own = carcnb.classroom.course(roads, pupil="Ada").results_file
    assert own == roads.with_name(f"{carcnb.classroom.course(roads).id}-ada.json")
    assert own.name in rows(opened(roads))
    assert theirs.read_text() == text
    assert carcnb.classroom.course(other, pupil="Ada").results_file == theirs, (
        "what was begun under a short name is gone on with"
    )
    assert rows(opened(other))["part:0"]["share"] == (1, 1)
    theirs.unlink()
    assert rows(opened(roads))[f"part:{POINTS}"]["share"] == (1, 3), "it stays where it was begun"
    assert rows(opened(other))["part:0"]["share"] == (0, 1)


def test_a_name_that_another_course_takes_meanwhile_loses_no_answer(roads: Path) -> None:
    begin(browser := opened(roads), POINTS)
    one_more(roads.parent)
    tell(browser, right=True)
    browser.do("home", to="start")
    assert f"{carcnb.classroom.course(roads).id}-ada.json" in said(browser)
    assert sum(row["attempts"] for row in carcnb.classroom.collect(roads.parent / "*.json")) == 2


def test_results_have_one_title_in_all_languages(tmp_path: Path) -> None:
    made = carcnb.classroom.course({"en": "Roads", "cs": "Cesty"}, ["points 1"]).save(tmp_path / "roads.toml")
    for pupil, code in (("Eva", "en"), ("Jan", "cs")):
        carcnb.language(code)
        browser = opened(made, pupil)
        begin(browser, 0)
        tell(browser, right=True)
    carcnb.language("en")
    assert {row["quiz"] for row in carcnb.classroom.collect(tmp_path / "*.json")} == {"Roads"}


def test_two_boards_of_one_pupil_lose_nothing(roads: Path) -> None:
    one, two = opened(roads), opened(roads)
    begin(one, POINTS)
    begin(two, POINTS)
    tell(one, right=True)
    two.do("lesson", what="next")
    tell(two, right=False)
    kept = [row["first"] for row in carcnb.classroom.collect(roads.with_name("ada.json")) if row["attempts"]]
    assert kept == [True, False]
    two.do("lesson", what="back")
    tell(two, right=False)
    assert carcnb.classroom.collect(roads.with_name("ada.json"))[0]["first"], (
        "the first answer is the one that was first"
    )


def test_a_teacher_looks_through_it_and_nothing_is_kept(roads: Path) -> None:
    browser = opened(roads, None)
    begin(browser, POINTS)
    tell(browser, right=True)
    browser.do("home", to="start")
    assert rows(browser)[f"part:{POINTS}"]["share"] == (1, 3)
    assert [path.name for path in roads.parent.iterdir()] == ["roads.toml"]
    assert browser.board.view["home"]["rows"][-1].get("file") is None


def test_a_course_that_asks_for_the_name_begins_with_it(tmp_path: Path) -> None:
    path = carcnb.classroom.course("Roads", ["points 1"], ask_name=True).save(tmp_path / "roads.toml")
    browser = opened(path, None)
    assert browser.board.view["home"]["ask"]
    browser.do("home", to="part:0")
    assert browser.messages[-1]["kind"] == "refused"
    browser.do("home", to="name: ")
    assert browser.messages[-1]["text"] == say("course-name-wrong", n=80)
    browser.do("home", to="name:Ája")
    begin(browser, 0)
    tell(browser, right=True)
    again = opened(path, None)
    again.do("home", to="name:Ája" if "name:Ája" in rows(again) else "")
    assert rows(again)["part:0"]["share"] == (1, 1)
    again.do("home", to="who")
    again.do("home", to="look")
    assert rows(again)["part:0"]["share"] == (0, 1)
    assert isinstance(carcnb.classroom.course(path, pupil="Ben"), Course)


@pytest.mark.parametrize("asked", ["exam points 9 3", "base/roads 9 2"])
def test_a_course_opens_with_no_more_exercises_than_its_picture_needs(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = carcnb.classroom.course("Roads", [asked]).save(tmp_path / "roads.toml")
    asked_for: list[int] = []

    def counted(topics: object, seed: int, n: int, *args: object, **options: bool) -> object:
        asked_for.append(n)
        return carcnb.exercises(topics, seed, n, *args, **options)

    monkeypatch.setattr("carcnb.classroom.courses.parts.exercises", counted)
    assert carcnb.classroom.course(made, pupil="Ada").results_file == tmp_path / "ada.json"
    assert asked_for == []
    browser = opened(made)
    assert asked_for == [1]
    begin(browser, 0)
    assert browser.board._lead.stand.content.total == asked_for[-1] > 1


@pytest.mark.parametrize("asked", ["base/1 6 1", "winter/3 2 1", "winter/5 2", "winter/6 2", "base/roads 2"])
def test_the_topic_of_a_part_is_the_same_before_and_after_it_is_opened(asked: str) -> None:
    part = carcnb.classroom.course("Roads", [asked]).plan.parts[0]
    assert [topic for _, topic in part.waiting(5)] == [one.topic for one in part.exercises(5)]


def test_a_worksheet_of_a_course_has_its_tasks_but_no_exam_of_a_pupil(roads: Path) -> None:
    whole, adas = (carcnb.classroom.course(roads, pupil=pupil) for pupil in (None, "Ada"))
    assert len(carcnb.classroom.worksheet(whole).items) == 1 + 3 + 2 + 2
    assert len(carcnb.classroom.worksheet(adas).items) == 1 + 3 + 2
    shown = adas._pages.way.quiz(POINTS).exercises
    assert [one.id for one in adas.worksheet_items()[1:4]] == [one.id for one in shown]


def test_a_link_needs_a_site(monkeypatch: pytest.MonkeyPatch) -> None:
    made = carcnb.classroom.course("Roads", PARTS)
    with pytest.raises(CourseError, match="site_address"):
        made.link()
    carcnb.site_address("https://example.org/c")
    try:
        place, _, text = made.link().partition("#")
    finally:
        carcnb.site_address("")
    assert place == "https://example.org/c/en/course.html"
    assert unpack_outline(text) == made.plan
    assert pages.CoursePages(unpack_outline(text), Path()).view()["title"] == "Roads"


# ---- a stranger's course


def written(folder: Path, part: str) -> Path:
    """A course that somebody else has written."""
    path = folder / "theirs.toml"
    path.write_text(f'title = "Theirs"\nparts = [{json.dumps(part)}]\n', "utf-8")
    return path


def test_a_course_reads_lessons_of_its_own_folder_and_knows_of_no_others(tmp_path: Path) -> None:
    """Neither a way out, nor a link, nor what is said tells whether there is a file elsewhere."""
    lesson = carcnb.new_lesson({"en": "Secret", "cs": "Tajné"}, ["base-D 0,0 r0"])
    lesson.step({"en": "Look", "cs": "Podívej"}, {"en": "A tile.", "cs": "Kartička."})
    outside, inside = tmp_path / "secret.toml", tmp_path / "class" / "sub" / "mine.toml"
    lesson.save(outside)
    inside.parent.mkdir(parents=True)
    lesson.save(inside)
    folder = tmp_path / "class"
    (folder / "link.toml").symlink_to(outside)
    (folder / "round.toml").symlink_to(folder / "round.toml")
    (folder / "out").symlink_to(tmp_path)
    assert carcnb.classroom.course(written(folder, "sub/mine.toml")).parts == ["Secret"]
    elsewhere = ("../secret.toml", str(outside), "out/secret.toml", "sub/../../secret.toml", "link.toml")
    nowhere = ("secret.toml", "round.toml", "a\0.toml", "x" * 290 + ".toml")

    def said(name: str) -> str:
        with pytest.raises(CourseError, match=r"no lesson .* lies in the folder of this course") as told:
            carcnb.classroom.course(written(folder, name))
        return str(told.value)

    where_it_is = [said(name) for name in (*elsewhere, *nowhere)]
    outside.unlink()
    assert [said(name) for name in (*elsewhere, *nowhere)] == where_it_is
    assert "Secret" not in str(where_it_is)


def test_a_course_of_an_address_reads_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = carcnb.new_lesson({"en": "Mine", "cs": "Moje"}, ["base-D 0,0 r0"])
    lesson.step({"en": "Look", "cs": "Podívej"}, {"en": "A tile.", "cs": "Kartička."})
    lesson.save(tmp_path / "mine.toml")
    monkeypatch.chdir(tmp_path)
    assert carcnb.classroom.course("Mine", ["mine.toml"]).parts == ["Mine"], "in Python a file is one's own"
    with pytest.raises(CourseError, match="lies in the folder"):
        outline_of('title = "x"\nparts = ["mine.toml"]')


@pytest.mark.parametrize("entry", ['id.x = "y"', "id = 5", "topic = 5", 'moves = "x"', "seed = 1.5", "rating = true"])
def test_an_exercise_of_a_file_holds_what_was_saved_there_or_is_refused(entry: str) -> None:
    made = carcnb.classroom.course("x", [carcnb.exercises("final", seed=1, n=1)]).plan.as_toml()
    assert outline_of(made.replace('id = "', 'id = "\ud800')).id, "half a character is no reason to stop"
    name = entry.partition(" =")[0].partition(".")[0]
    kept = "\n".join(line for line in made.splitlines() if not line.startswith(f"{name} ="))
    with pytest.raises(CourseError, match=r"made 1: .*stands as course.save wrote it"):
        outline_of(kept.replace("[[made.exercise]]", f"[[made.exercise]]\n{entry}"))


def test_an_address_that_holds_a_bomb_is_refused_at_once() -> None:
    for text in ("a." * 60_000 + "a=1", "a." * 199_000 + "a=1", "#" * 100_000_000):
        letters = urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()
        with watched(5), pytest.raises(CourseError):
            unpack_outline(letters)
