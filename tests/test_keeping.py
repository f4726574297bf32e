"""Every place where a learner's work is kept: what cannot be is said, is not lost, and can be saved by hand."""

from __future__ import annotations

import ast
import errno
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest

import carcnb
from carcnb import files, keeping
from carcnb.board import Board
from carcnb.classroom.courses.outline import outline
from carcnb.classroom.courses.way import Way
from carcnb.classroom.sealing import SealedExam, seal_of
from carcnb.curriculum import curriculum
from carcnb.engine.errors import CarcnbError
from carcnb.keeping import KINDS, Keeping, Place
from carcnb.lessons import find_lesson, read
from carcnb.lessons.run import LessonRun
from carcnb.progress import keep, progress
from carcnb.progress import keeping as learner_keeping
from carcnb.questions.errors import QuizError
from carcnb.site.host import open_board
from carcnb.studio.draft import open_lesson as draft_of
from carcnb.studio.recorder import Recorder
from carcnb.training.memory import PracticeMemory
from tests.sources import MODULES, name_of, tree_of

ROOT = Path(carcnb.__file__).parent
SEAL = carcnb.classroom.exam("points", n=1, seal="seal-" + "0" * 24).seal
LESSONS = ("base/placing", "base/edges", "base/roads")


class Scene(NamedTuple):
    """Something to keep: its ``kind``, its file, what does the nth thing, and what says whether all is kept.

    ``found`` tells how many of the things that were done are there for whoever comes later.
    """

    kind: str
    file: str
    does: Callable[[int], object]
    keeping: Callable[[], Keeping]
    found: Callable[[], int]

    def do(self, n: int) -> Keeping:
        """Do it, and say whether it is kept."""
        self.does(n)
        return self.keeping()


def learnt() -> Scene:
    def do(n: int) -> None:
        keep(LESSONS[n], [3], 2, False)

    return Scene("progress", "mine.json", do, learner_keeping, lambda: len(progress()))


def practised() -> Scene:
    memory = PracticeMemory.of_learner()

    def do(n: int) -> None:
        memory.keep(lambda known: known.note(f"BASE-{n + 1}.1", True))

    return Scene("progress", "mine.json", do, lambda: memory.keeping, lambda: PracticeMemory.of_learner().ever_done)


def taken() -> Scene:
    path = Path("ada.json")
    plan = outline("Roads", list(LESSONS))
    way = Way(plan, "Ada", lambda: path)

    def found() -> int:
        again = Way(plan, "Ada", lambda: path)
        return sum(again.share(at)[0] > 0 for at in again.parts)

    return Scene("course", path.name, lambda n: way.keep_lesson(n, {3}, True), lambda: way.keeping, found)


def answered() -> Scene:
    def exam() -> SealedExam:
        return carcnb.classroom.exam("points", n=3, seal=SEAL)

    run = exam().run

    def do(n: int) -> None:
        run.open(n)
        run.answer(run.exercise.ask.solve(run.exercise.scene)[0])

    return Scene(
        "answers",
        "answers.json",
        do,
        lambda: run.keeping,
        lambda: sum(bool(e.attempt.answers) for e in exam().run.exercises),
    )


def recorded() -> Scene:
    recorder = Recorder(draft_of(find_lesson("base/placing")))

    def do(n: int) -> None:
        recorder.edit("write", {"field": "title", "text": f"Lesson {n}"})
        recorder.edit("save", {"file": "mine", "over": True})

    def found() -> int:
        return 1 + int(read("mine.toml").title["en"][-1]) if Path("mine.toml").is_file() else 0

    return Scene("lesson", "mine.toml", do, lambda: recorder.keeping, found)


def played() -> Scene:
    board = open_board({"open": "play"})
    seats = {"seats": ["red", "blue"], "names": ["Ada", "Ben"], "expansions": [], "farmers": True}
    board.hear({"do": "deal", "n": board.view["n"], **seats})

    def found() -> int:
        return carcnb.Game.load(Path("game.json").read_text()).move if Path("game.json").is_file() else 0

    place = board.place
    assert place
    return Scene(
        "game", "game.json", lambda _: board.apply(board.game.legal_actions()[0]), lambda: place.keeping, found
    )


SCENES: dict[str, Callable[[], Scene]] = {
    "progress": learnt,
    "practice": practised,
    "course": taken,
    "answers": answered,
    "lesson": recorded,
    "game": played,
}
"""Everywhere that something is kept; ``KINDS`` has no other kind."""
TOGETHER = ("progress", "practice", "course", "answers")
"""Where several boards and programs add to one file; the others are written whole, as they are then."""
WHOLE = ("lesson", "game")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, in which everything is kept."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CARCNB_PROGRESS", str(tmp_path / "mine.json"))
    monkeypatch.delenv("JUPYTERHUB_USER", raising=False)
    return tmp_path


def left() -> list[str]:
    """What lies in the folder beside the files that are kept."""
    return [path.name for path in Path().iterdir() if path.suffix in (".tmp", ".lock")]


def refusing(number: int, made: Callable[..., Any] | None = None) -> Callable[..., Any]:
    def fails(path: Any, flags: Any = os.O_CREAT, *more: Any, **options: Any) -> Any:
        if made and not flags & os.O_CREAT:  # reading may go on
            return made(path, flags, *more, **options)
        raise OSError(number, os.strerror(number))

    return fails


def child(code: str) -> subprocess.Popen[bytes]:
    """Another program in the same folder."""
    paths = os.pathsep.join([str(ROOT.parent), os.environ.get("PYTHONPATH", "")])
    head = "from tests.test_keeping import *\n"
    return subprocess.Popen([sys.executable, "-c", head + code], env=os.environ | {"PYTHONPATH": paths})


def test_every_place_has_its_scene() -> None:
    assert {make().kind for make in SCENES.values()} == {*KINDS}


ASKED_FOR = {
    "command/cli.py", "files.py", "classroom/assignments.py", "classroom/class_table.py",
    "classroom/courses/__init__.py", "classroom/marking.py", "lessons/pictures.py",
    "classroom/lesson_plans/model.py", "workshop/trained_rules.py", "workshop/check_bank.py", "classroom/handouts.py",
    "quizzes/quiz.py", "classroom/results.py", "lessons/saving.py", "classroom/worksheets.py",
    "drawing/film.py", "drawing/still.py", "workshop/puzzle_maker.py", "workshop/selfplay.py", "workshop/calibrate.py",
    "tutorials.py", "command/checkout.py", "records/many.py",
    "site/build.py", "site/engine.py", "site/pyodide.py", "workshop/lite.py",
    "classroom/class_door.py",  # lays out what a class has handed in, in a folder that goes with the board
    "site/host.py",  # lays out what the browser has kept
}  # fmt: skip
"""What else writes files: those that somebody asks for by name, and is told of by an error; pages of the site."""


def test_what_people_do_is_written_in_one_way() -> None:
    found = {
        name_of(path)
        for path in MODULES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Name) and node.id in ("write_text", "write_bytes")
    }
    assert found - ASKED_FOR == {"keeping.py"}


# ---- what a disk can do


@pytest.mark.parametrize("name", SCENES)
@pytest.mark.parametrize(
    ("at", "number", "told"),
    [("os.open", errno.EROFS, "cannot be written"), ("os.open", errno.EACCES, "cannot be written"),
     ("os.fsync", errno.ENOSPC, "the disk is full"), ("pathlib.Path.replace", errno.EIO, "cannot be written")],
)  # fmt: skip
def test_what_cannot_be_written_is_said_and_offered_and_is_there_once_it_can(
    name: str, at: str, number: int, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = SCENES[name]()
    assert scene.do(0) == keeping.KEPT
    before = Path(scene.file).read_bytes()
    with monkeypatch.context() as broken:
        broken.setattr(at, refusing(number, os.open if at == "os.open" else None))
        for n in (1, 2):
            said = scene.do(n)
            assert (said.kept, said.name) == (False, scene.file)
            assert told in said.sentence
    assert Path(scene.file).read_bytes() == before
    offered = said.text
    if scene.kind in WHOLE:
        assert not scene.keeping().kept, "looking writes over nothing"
        assert Path(scene.file).read_bytes() == before
    else:
        assert scene.keeping().kept, "nothing but looking again is needed"
        assert scene.found() == 3
    assert left() == []
    Path(scene.file).write_text(offered, encoding="utf-8")
    assert scene.found() == 3, "what is saved by hand is the same"
    assert scene.do(2).kept


@pytest.mark.parametrize("name", SCENES)
def test_a_place_that_is_no_file_is_said(name: str) -> None:
    scene = SCENES[name]()
    Path(scene.file).mkdir()
    (Path(scene.file) / "mine").touch()
    try:
        said = scene.do(0)
    except CarcnbError as error:  # the recorder would not write over it unasked
        said = Keeping(False, "unkept-why", {"why": str(error)})
    assert not said.kept
    assert said.sentence
    assert left() == []


@pytest.mark.parametrize("number", [errno.EACCES, errno.ENAMETOOLONG])
def test_a_learner_s_file_that_nobody_may_look_at_stops_no_lesson(
    number: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.stat

    def stat(path: Any, *more: Any, **options: Any) -> Any:
        if str(path).startswith(str(folder / "mine.json")):
            raise OSError(number, os.strerror(number))
        return real(path, *more, **options)

    monkeypatch.setattr(os, "stat", stat)
    monkeypatch.setattr(os, "open", refusing(number))
    run = LessonRun(find_lesson("base/placing"), "base/placing")
    assert progress() == {}
    run.open(99)
    assert not run.keeping.kept
    with pytest.raises(files.FileError):
        Place("course", lambda: folder / "mine.json").read()


@pytest.mark.parametrize("name", [name for name in SCENES if name != "lesson"])
@pytest.mark.parametrize("share", [0, 0.5])
def test_a_damaged_file_is_set_aside_and_that_is_said(name: str, share: float) -> None:
    scene = SCENES[name]()
    scene.do(0)
    text = Path(scene.file).read_text(encoding="utf-8")
    damaged = text[: int(len(text) * share)]
    Path(scene.file).write_text(damaged, encoding="utf-8")
    again = SCENES[name]()
    said = again.do(1)
    assert said.kept
    assert f"{scene.file}.damaged" in said.sentence
    assert Path(f"{scene.file}.damaged").read_text(encoding="utf-8") == damaged
    assert again.found() >= 1


@pytest.mark.parametrize("share", [0, 0.5])
def test_damaged_answers_are_not_marked(share: float) -> None:
    seal = seal_of("nine blue cows")
    exam = carcnb.classroom.exam("points", n=2, seal=seal, pupil="Ada")
    for exercise in exam.exercises:
        exercise.answer(exercise.ask.solve(exercise.scene)[0])
    text = exam.file.read_text(encoding="utf-8")
    exam.file.write_text(text[: int(len(text) * share)], encoding="utf-8")
    for handed_in in (exam, carcnb.classroom.exam("points", n=2, seal=seal, pupil="Ada")):
        with pytest.raises(QuizError, match="holds no answers"):
            handed_in.mark("nine blue cows")
    assert [path.name for path in Path().iterdir()] == ["answers.json"]


@pytest.mark.parametrize("name", TOGETHER)
@pytest.mark.parametrize("text", ['["my notes"]', '{ // my settings\n "a": 1,\n}\n'])
def test_what_is_none_of_ours_stays_and_is_said(name: str, text: str) -> None:
    scene = SCENES[name]()
    Path(scene.file).write_text(text, encoding="utf-8")
    said = scene.do(0)
    assert not said.kept
    assert said.text
    assert scene.file in said.sentence
    assert Path(scene.file).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", [name for name in SCENES if name != "lesson"])
def test_a_file_that_is_cut_within_a_letter_is_damaged(name: str) -> None:
    scene = SCENES[name]()
    scene.do(0)
    content = Path(scene.file).read_bytes()
    cut = content[: len(content) // 2] + "Á".encode()[:1]
    Path(scene.file).write_bytes(cut)
    assert SCENES[name]().do(1).kept
    assert Path(f"{scene.file}.damaged").read_bytes() == cut


def test_a_lesson_that_could_not_be_saved_is_not_written_over_another_by_looking(folder: Path) -> None:
    recorder = Recorder(draft_of(find_lesson("base/placing")))
    (folder / "mine.toml").write_text("# a lesson of mine\n", encoding="utf-8")
    (folder / "full.toml").mkdir()
    recorder.edit("save", {"file": "full", "over": True})
    assert (recorder.keeping.kept, recorder.keeping.name) == (False, "full.toml")
    recorder.edit("save", {"file": "mine", "over": False})
    assert recorder.desk()["draft"]["exists"]
    assert recorder.keeping == keeping.KEPT
    assert (folder / "mine.toml").read_text(encoding="utf-8") == "# a lesson of mine\n"


# ---- several at a time, and one that is killed


@pytest.mark.parametrize("name", TOGETHER)
def test_of_two_boards_nothing_is_lost(name: str) -> None:
    one, other = SCENES[name](), SCENES[name]()
    for n, scene in enumerate((one, other, one)):
        assert scene.do(n).kept
    assert one.found() == 3


def test_of_two_programs_nothing_is_lost() -> None:
    names = [*curriculum()][:60]
    code = "for name in names:\n    keep(name, [], 0, True)\n"
    code += "    PracticeMemory.of_learner().keep(lambda known: known.note('BASE-7.3', True))"
    running = [child(f"names = {names[half::2]}\n{code}") for half in (0, 1)]
    assert [one.wait(240) for one in running] == [0, 0]
    assert [*progress()] == names
    assert PracticeMemory.of_learner().ever_done == len(names)
    assert left() == []


@pytest.mark.skipif(os.name != "posix", reason="signals are of Unix")
@pytest.mark.parametrize("name", SCENES)
def test_a_program_that_is_killed_while_it_writes_leaves_what_was_there(name: str) -> None:
    code = f"scene = SCENES[{name!r}]()\nscene.do(0)\n"
    killed = child(code + "os.replace = lambda *_: os.kill(os.getpid(), 9)\nscene.do(1)")
    assert killed.wait(120) == -9
    scene = SCENES[name]()
    assert scene.found() == 1
    (half,) = (path for path in Path().iterdir() if path.suffix == ".tmp")
    Path("mine.tmp").touch()
    assert scene.do(2).kept
    assert {half.name, "mine.tmp"} == {*left()}, "another program may be writing it now"
    for path in (half, Path("mine.tmp")):
        os.utime(path, (time.time() - 2 * files.OLD,) * 2)
    assert scene.do(1).kept
    assert left() == ["mine.tmp"]


def test_a_file_that_another_program_does_not_let_go_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "PATIENCE", 0.05)
    with files.lock_file("mine.json"):
        keep("base/placing", [3], 2, False)
        assert "another program" in learner_keeping().sentence
        assert progress("base/placing").solved == (3,), "it counts all the same"
    assert learner_keeping().kept
    assert "base/placing" in Path("mine.json").read_text()


@pytest.mark.skipif(os.name != "posix", reason="links and pipes are of Unix")
@pytest.mark.parametrize("make", [lambda at: at.symlink_to("outside.txt"), os.mkfifo], ids=["link", "pipe"])
def test_a_lock_that_is_no_file_is_neither_followed_nor_awaited(make: Callable[[Path], object]) -> None:
    lock = Path(".mine.json.lock")
    make(lock)
    keep("base/placing", [3], 2, False)
    assert not learner_keeping().kept
    assert [path.name for path in Path().iterdir()] == [lock.name]
    lock.unlink()
    assert learner_keeping().kept


@pytest.mark.skipif(os.name != "posix", reason="locks of Unix")
@pytest.mark.parametrize(("number", "kept"), [(errno.EBADF, False), (errno.EIO, False), (errno.ENOLCK, True)])
def test_only_a_disk_that_knows_no_locks_is_written_without(
    number: int, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fcntl.flock", refusing(number))
    keep("base/placing", [3], 2, False)
    assert learner_keeping().kept == kept


# ---- a clock that was wrong


@pytest.mark.parametrize("name", TOGETHER)
def test_no_clock_is_believed_that_was_ahead(name: str) -> None:
    scene, today = SCENES[name](), date.today()
    scene.do(0)
    text = Path(scene.file).read_text(encoding="utf-8")
    Path(scene.file).write_text(text.replace(today.isoformat(), "2999-01-01"), encoding="utf-8")
    again = SCENES[name]()
    assert again.do(1).kept
    assert "2999" not in Path(scene.file).read_text(encoding="utf-8")
    assert again.found() == 2


def test_a_rule_comes_again_when_its_box_says_whatever_a_clock_has_said() -> None:
    today = date.today()
    row = {"box": 3, "due": "2030-01-01", "right": 3, "asked": 3}
    known = PracticeMemory({"day": "2030-01-01", "done": 4, "streak": 2, "rules": {"BASE-7.3": row}}, today)
    assert known.rules["BASE-7.3"].due <= today + timedelta(4)
    assert (known.day, known.streak) == (today, 2)


# ---- what a board shows


def test_a_board_says_what_is_not_kept_in_its_language_and_offers_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    run = LessonRun(find_lesson("base/placing"), "base/placing")
    board = Board(run.game, director=run, lang="cs")
    assert "unkept" not in board.view
    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", refusing(errno.ENOSPC))
        run.open(99)
        board._changed()
        told = board.view["unkept"]
        assert "disk je plný" in told["said"]
        assert told["file"] == "mine.json"
        assert "base/placing" in json.loads(unquote(told["href"].partition(",")[2]))["lessons"]
    board._changed()
    assert "unkept" not in board.view


def test_nothing_is_said_where_nothing_is_to_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARCNB_PROGRESS", "off")
    keep("base/placing", [3], 2, False)
    assert learner_keeping() == keeping.KEPT
    assert Place("course", lambda: None).keeping == keeping.KEPT
