"""What the panel beside the board shows of exercises: the open one with its hints and feedback, or the last page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.drawing.of_game import letters_of
from carcnb.lessons.lights import lights
from carcnb.questions.caption import blocks
from carcnb.questions.painting import APART
from carcnb.questions.topics import title_of
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.questions.scene import Scene
    from carcnb.quizzes.model import LiveExercise
    from carcnb.quizzes.run import ExerciseRun
    from carcnb.wire import panel as wire_panel


def view(run: ExerciseRun) -> wire_panel.LessonView:
    """The panel as the browser draws it."""
    count, ended = run.total, run.ended
    heading = run.end.heading() if ended and run.end else title_of(run.exercise.topic)
    caption = run.end.caption() if ended and run.end else pick_text(run.exercise.text) if run.exercise.text else ""
    steps: list[wire_panel.StepView] = [
        {"title": title_of(e.topic), "task": True, "done": _done(run, e)} for e in run.exercises
    ]
    steps += [{"title": say("exercise-tag"), "task": True, "done": False}] * (count - len(steps))
    if run.end:
        steps.append({"title": say("quiz-step"), "task": False, "done": False})
    where = say("exercise-where", step=min(run.step + 1, count), steps=count) if len(steps) > 1 else ""
    if run.beside:
        where = say("exercise-beside")
    scene = run.exercise.scene
    shown: wire_panel.LessonView = {
        "title": run.title() or say("exercise-tag"),
        "where": say("quiz-step") if ended else where,
        "step": run.step,
        "steps": steps,
        "heading": heading,
        "caption": blocks(caption),
        "light": [] if ended else light(run),
        "figures": [],
        "log": [],
        "marks": [] if ended else _marks(scene),
        "extents": not run.quiet,
        "track": "none" if run.game.table.only_counts else "large",
        "task": None if ended else _task(run),
        "back": run.step > 0 or run.beside,
        "next": run.step < run.last,
        "off_path": False,
    }
    if not ended and not run.exercise.ask.ruled:  # judgement decides: what there is left counts
        shown["stock"] = True
    if run.played:
        shown["played"] = True
    if ended and run.end:
        again = blocks(run.end.again())
        shown["end"] = {"facts": run.facts, "bars": run.end.bars(), "again": again, "offers": run.offers}
    elif run.end and run.step == count - 1:
        shown["last"] = True
    return shown


def _marks(scene: Scene) -> list[wire_panel.Letter]:
    """The letters, each with its place on its tile and what it names."""
    shown: list[wire_panel.Letter] = []
    for mark, letter in zip(scene.letter_marks, letters_of(scene.game, scene.letter_marks), strict=True):
        x, y = (100 * each for each in letter.cell)
        (left, top), (u, v) = letter.at, letter.home
        shown.append((*mark, round(left - x), round(top - y), round(u - x), round(v - y)))
    return shown


def _done(run: ExerciseRun, exercise: LiveExercise) -> bool:
    """Whether an exercise is ticked in the list: it was answered rightly, in an exam answered at all."""
    if not run.telling:
        return bool(exercise.attempt.answers)
    return exercise.attempt.correct if run.helping else exercise.attempt.first


def light(run: ExerciseRun) -> list[tuple[int, int, int]]:
    """The places that are lit: what the last hint points at, and once it may be told, what was right."""
    exercise = run.exercise
    if run.judged is not None and not run.nudged:
        return list(run.judged.light)
    lit = lights(run.game, exercise.light).spots
    return [*lit, *exercise.ask.lit_segments(exercise.scene)] if exercise.attempt.hints > 1 else lit


def _task(run: ExerciseRun) -> wire_panel.TaskView:
    exercise = run.exercise
    # what was played to show the answer has another tile in hand than the question
    prompt = (run.game if exercise.form == "act" else exercise.scene.game).prompt
    picks = exercise.ask.choices(exercise.scene)
    choices: list[wire_panel.ChoiceView] = [{"id": c.id, "text": c.text, "note": c.note} for c in picks]
    for choice, pick in zip(choices, picks, strict=True):
        if pick.at is not None:
            choice["at"] = pick.at
    if run.judged is not None and not run.nudged:
        right = exercise.right if isinstance(exercise.right, list) else [exercise.right]
        for choice in choices:
            choice["right"] = choice["id"] in right
    used = exercise.attempt.hints
    shows = exercise.ask.in_hand and prompt is not None and (run.state == "open" or exercise.form != "act")
    asked: wire_panel.TaskView = {
        "tag": say("exercise-tag"),
        "question": exercise.question,
        "note": say(exercise.ask.note) if exercise.ask.note else "",
        "tile": (prompt.tile or None) if shows and prompt else None,
        "state": run.state,
        "once": not run.helping or run.state == "given",
        "form": exercise.form,
        "choices": choices or None,
        "picked": _picked(run),
        "feedback": _feedback(run),
        "hints_left": len(exercise.hints) - used if run.helping else 0,
        "hints": [blocks(hint) for hint in exercise.hints[:used]],
    }
    if exercise.ask.counts:
        asked["counts"] = say(exercise.ask.counts)
    if exercise.form == "act":
        asked["begun"] = run.state != "open"
    if run.astray:
        asked["astray"] = True
    if run.twins:
        asked["twin"] = say("exercise-twin")
    if run.offered:
        asked["shows"] = say("exercise-show")
    return asked


def _picked(run: ExerciseRun) -> str:
    given = run.picked
    if run.exercise.form == "act" or given is None:
        return ""
    between = APART if run.exercise.form == "places" else ","
    return between.join(given) if isinstance(given, list) else str(given)


def _feedback(run: ExerciseRun) -> list[wire_panel.Block]:
    if run.astray:
        note = run.exercise.ask.note
        return blocks(" ".join([say("exercise-answered", answer=run.astray), say(note) if note else ""]))
    if run.judged is None:
        return blocks(say(run.kept)) if run.state == "given" and run.keeping.kept else []
    if run.nudged:
        return blocks(run.exercise.nudge(run.picked, run.exercise.attempt.hints > 0))
    # judged anew: the learner may have changed the language since
    again = run.exercise.check(run.picked).explanation
    return blocks(f"**{say('lesson-right')}** {again}" if run.state == "right" else again)
