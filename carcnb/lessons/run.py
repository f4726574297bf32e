"""Going through a lesson: which step is open, what the learner did there, and what the panel says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carcnb.engine.events import TilePlaced
from carcnb.lessons.caption import blocks
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson, Task, pick_text
from carcnb.lessons.questions.acting import OnBoard
from carcnb.words import say

if TYPE_CHECKING:
    from carcnb.widget import wire


class LessonRun:
    """One learner's way through a lesson.

    ``game`` is the game the board shows; it is replaced when a step opens.  Every step opens on the lesson's own path,
    whatever was tried before.
    """

    playable = True

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.solved: set[int] = set()
        self.open(0)

    def open(self, step: int) -> None:
        """Open a step afresh: its position, no feedback, no hint."""
        self.step = min(max(step, 0), len(self.lesson.steps) - 1)
        self._scene = self.lesson.scene(self.step)
        self.game = self._scene.game.clone()
        self._start = len(self.game.history)
        self._waiting = bool(self.game.table.state.hand)  # a tile in hand: what is done before it is laid is no turn
        self.state: wire.State = "open"
        self.picked = ""
        self.hints = 0
        self.feedback: list[wire.Block] = []

    @property
    def task(self) -> Task | None:
        """The open step's task, if it has one."""
        return self.lesson.steps[self.step].task

    @property
    def quiet(self) -> bool:
        """Whether a question with choices waits for its right answer, which the board must not give away."""
        return self.task is not None and self.task.goal.by_choice and self.state != "right"

    @property
    def off_path(self) -> bool:
        """Whether the learner has played on at a step that asked for nothing, or after its task was judged."""
        played = len(self.game.history) > self._start
        return played and (self.task is None or self.task.goal.by_choice)

    def acted(self) -> None:
        """Judge the task once the decisions it is about are made; called after every action on the board."""
        task = self.task
        if task is None or not isinstance(task.goal, OnBoard) or self.state != "open":
            return
        prompt = self.game.prompt
        reached = task.goal.reached(self._scene, self.game)
        laid = not self._waiting or any(isinstance(event, TilePlaced) for event in self._scene.since(self.game))
        done = prompt is None or (prompt.kind == "place" and (laid or reached)) or (task.goal.at_once and reached)
        if prompt and prompt.step == "points" and not done:
            # what is asked after the scoring, often of somebody else, is part of the task as far as its solution goes
            answers = [action for action in self.game.history[self._start :] if action.verb != "draw"]
            done = reached or len(answers) >= len(self.lesson.path[self.step][1])
        if done:
            if reached:
                task.goal.finish(self.game)
            self._judge(task, *task.goal.respond(self._scene, self.game))

    def answer(self, choice: str) -> None:
        """Judge a picked choice against what the engine works out; an unknown one, or one too many, is ignored."""
        task = self.task
        if task is None or not self.quiet or choice not in {c.id for c in task.choices}:
            return
        scene = self.lesson.scene(self.step, solved=True)
        reached, text = task.goal.respond(scene, choice)
        self.picked = choice
        # what a move brings is shown by playing on: the picture of any other question is what the answer speaks of
        if reached and task.goal.plays:
            self.game = scene.solved
            self._start = len(self.game.history)
        self._judge(task, reached, text)

    def _judge(self, task: Task, reached: bool, text: str) -> None:
        self.state = "right" if reached else "notyet"
        if reached:
            self.solved.add(self.step)
        self.feedback = blocks(text)
        if not reached and task.wrong:
            self.feedback += blocks(pick_text(task.wrong))

    def message(self, what: str, to: object = None, answer: object = None) -> bool:
        """Do what the lesson's buttons ask for; False if there is no such thing."""
        if what == "next":
            self.open(self.step + 1)
        elif what == "back":
            self.open(self.step - 1)
        elif what == "restart":
            self.open(0)
        elif what == "retry":
            self.open(self.step)
        elif what == "jump" and type(to) is int and 0 <= to < len(self.lesson.steps):
            self.open(to)
        elif what == "hint" and self.task:
            self.hints = min(self.hints + 1, len(self.task.hints))
        elif what == "answer" and isinstance(answer, str):
            self.answer(answer)
        else:
            return False
        return True

    # ---- what the panel shows

    def still(self, dress: str) -> str:
        """All steps as one picture, for every place where no kernel runs."""
        from carcnb.lessons.strip import strip  # a lesson is played without its pictures

        return strip(self.lesson, dress)

    def view(self) -> wire.Lesson:
        """The panel as the browser draws it."""
        lesson, step = self.lesson, self.lesson.steps[self.step]
        count = len(lesson.steps)
        lit = lights(self.game, step.lit)
        return {
            "title": pick_text(lesson.title),
            "where": say("lesson-where", step=self.step + 1, steps=count),
            "step": self.step,
            "steps": [
                {
                    "title": pick_text(s.heading),
                    "task": s.task is not None,
                    "done": n in self.solved if s.task else n < self.step,
                }
                for n, s in enumerate(lesson.steps)
            ],
            "heading": pick_text(step.heading),
            "caption": blocks(pick_text(step.text)),
            "light": lit.spots,
            "figures": lit.figures,
            "log": lit.log,
            "extents": True,
            "task": self._task_view(step.task) if step.task else None,
            "back": self.step > 0,
            "next": self.step < count - 1,
            "off_path": self.off_path,
        }

    def _task_view(self, task: Task) -> wire.Task:
        prompt = self.game.prompt
        # Once the game has moved on, the next player's tile is in hand: it is no part of the question.
        if task.goal.by_choice:
            moved_on = self.off_path or (self.state == "right" and task.goal.plays)
        else:  # a question about something else than its place, asked below the task, shows the tile itself
            moved_on = self.state != "open" or prompt is None or prompt.kind != "place"
        asked = task.goal.in_hand and not moved_on
        shown: wire.Task = {
            "tag": say("lesson-your-turn"),
            "question": pick_text(task.question),
            "tile": prompt.tile if asked and prompt and prompt.tile else None,
            "state": self.state,
            "begun": not task.goal.by_choice and len(self.game.history) > self._start,
            "choices": [{"id": c.id, "text": pick_text(c.text)} for c in task.choices] or None,
            "picked": self.picked,
            "feedback": self.feedback,
            "hints_left": len(task.hints) - self.hints,
            "hints": [blocks(pick_text(hint)) for hint in task.hints[: self.hints]],
        }
        if task.goal.turn:
            shown["turn"] = task.goal.turn
        return shown
