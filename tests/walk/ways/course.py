"""A course from its making to the table of the class; the projector, by one key from beginning to end."""

from __future__ import annotations

import tempfile
from pathlib import Path

import carcnb
from carcnb.curriculum import curriculum
from carcnb.quizzes.run import ExerciseRun
from carcnb.words import say
from tests.classroom.simulated_diagnosis import take
from tests.walk.answering import answer
from tests.walk.walker import Walker
from tests.walk.ways import way

PUPILS = ("Ája", "Ben", "Cleo")
BELIEF = "open-cities"
LONG = 120
"""Keys after which a presentation must have ended."""


@way("course", looks=3)
def course(walker: Walker, _part: str) -> None:
    """Three pupils open a course, answer right or wrong, come back another day; the teacher reads the table."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "roads.toml")
        carcnb.classroom.course("Roads", ["base/roads", "points 3"], ask_name=True).save(file)
        for n, pupil in enumerate(PUPILS):
            walker.desk.clear()
            _pupil(walker, file, pupil, n)
        rows = carcnb.classroom.collect(folder)
        head = f'<html lang="{walker.at.lang}"><title>carcnb</title>'
        walker.page.set_content(f"{head}<main><h1>carcnb</h1>{rows._repr_html_()}</main></html>")
        walker.look("the table of the class")


def _pupil(walker: Walker, file: Path, pupil: str, wrong: int) -> None:
    board = carcnb.classroom.course(file).board
    place = walker.board(board)
    walker.write(walker.page.get_by_role("textbox", name=say("course-name")), pupil)
    walker.press(say("course-begin"), within=place)
    walker.press(walker.page.locator(f"{place} button.cn-way").last)
    for n in range(3):
        run = board._lead.stand.content
        if not isinstance(run, ExerciseRun):
            walker.lost("the exercises of the course do not open")
            return
        answer(walker, run, right=n >= wrong)
        walker.press("[data-do=next]", within=place)
    walker.desk.clear()  # another day
    board = carcnb.classroom.course(file).board
    place = walker.board(board)
    walker.press(walker.page.locator(f"{place} .cn-way").filter(has_text=say("course-as", name=pupil)))
    walker.press(walker.page.locator(f"{place} button.cn-way").last)
    if not isinstance(board._lead.stand.content, ExerciseRun):
        walker.lost("the exercises do not open again")


@way("projector", lambda: list(curriculum()), lambda parts: parts[4:5])
def projector(walker: Walker, name: str) -> None:
    """A lesson before a class: one key forward until the end, then left with Escape."""
    board = carcnb.classroom.present(name, theme=walker.at.theme, lang=walker.at.lang)
    place = walker.board(board)
    walker.page.locator(f"{place} .cn-slide").focus()
    for _ in range(LONG):
        walker.key("PageDown", less=["answers"])
        if walker.page.locator(".cn-slide.end").count():
            break
    else:
        walker.lost("the presentation does not end")


@way("class", looks=3)
def class_at_work(walker: Walker, _part: str) -> None:
    """A teacher follows a class: a file comes, names are hidden, a belief is opened and shown to all, and back."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made, "class")  # its name is told on the page
        folder.mkdir()
        check = carcnb.classroom.course("diagnose base 12")
        take(check, "Ája", BELIEF, folder, 12)
        board = carcnb.classroom.watch(folder, theme=walker.at.theme, lang=walker.at.lang)
        place = walker.board(board)
        take(check, "Ben", BELIEF, folder, 12)
        Path(folder, "cleo.json").write_text('{"carcnb', encoding="utf-8")
        for name in ("names", f"belief:{BELIEF}", f"sheet:{BELIEF}", f"show:{BELIEF}"):
            walker.press(f'[data-way="{name}"]', within=place)
        if not board.view["lesson"]:
            walker.lost("the exercise that tells a belief apart does not open")
        walker.press(say("ui-present-leave"), within=place)
        walker.press("[data-way=start]", within=place)


@way("teach", looks=3)
def teach(walker: Walker, _part: str) -> None:
    """A teacher finds the class from the way in: a folder that is not there, an example, the files handed in."""
    with tempfile.TemporaryDirectory() as folder:
        check = carcnb.classroom.course("diagnose base 12")
        files = [take(check, name, BELIEF, Path(folder), 12) for name in PUPILS[:2]]
        board = carcnb.home(theme=walker.at.theme, lang=walker.at.lang)
        place = walker.board(board)
        for to in ("teach", "teach/class"):
            walker.press(f"{place} [data-way='{to}']")
        walker.write(walker.page.get_by_role("textbox", name=say("class-folder")), str(Path(folder, "handed in")))
        walker.press(say("class-follow"), within=place)
        for to in ("example", f"belief:{BELIEF}", f"show:{BELIEF}"):
            walker.press(f'[data-way="{to}"]', within=place)
        walker.press(say("ui-present-leave"), within=place)
        for to in ("start", "door"):
            walker.press(f'[data-way="{to}"]', within=place)
        walker.page.locator(f"{place} .cn-hands input").set_input_files(list(map(str, files)))
        walker.page.wait_for_function("n => document.body.textContent.includes(n)", arg=PUPILS[1])
        walker.look("the class whose files were handed in")
        walker.press(f'[data-way="belief:{BELIEF}"]', within=place)
