"""Going through a lesson: which step is open, what the learner did there, and what the panel says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from carcnb.addresses import lead
from carcnb.curriculum import Chapter, chapter_ended, following
from carcnb.engine.events import FeatureCompleted, PointsScored, TilePlaced
from carcnb.engine.game import Game
from carcnb.keeping import KEPT, Keeping
from carcnb.lessons.end import facts_of, lessons_done, missed_before, offer, offers_after, place_of, topic_of_lesson
from carcnb.lessons.lights import lights
from carcnb.lessons.model import Lesson, Task
from carcnb.lessons.presentation import Staged
from carcnb.lessons.ruling import deciding_rule
from carcnb.lessons.score_track import track
from carcnb.lessons.strip import strip
from carcnb.progress import keep, keeping, note_answer, progress
from carcnb.questions.acting import OnBoard
from carcnb.questions.beliefs import Believers, explain_belief
from carcnb.questions.caption import blocks
from carcnb.questions.sentences import bold
from carcnb.words import say
from carcnb.words.texts import pick_text

if TYPE_CHECKING:
    from carcnb.board.director import Content
    from carcnb.engine.actions import Action
    from carcnb.wire import panel as wire_panel
    from carcnb.wire.rows import Spot


class _Done(NamedTuple):
    """A step as it was solved."""

    game: Game
    start: int
    given: str | Game


class LessonRun(Staged):
    """One learner's way through a lesson, and the page after its last step.

    ``game`` is the game the board shows; it is replaced when a step opens. Every step opens on the lesson's own path,
    whatever was tried before; one that was solved on this way stands as it was solved. A lesson with the ``name`` of
    one that comes with carcnb knows its place in the curriculum, and what is solved in it is kept.
    """

    def __init__(self, lesson: Lesson, name: str = "") -> None:
        self.lesson, self.name = lesson, name
        self.tasks = {n for n, step in enumerate(lesson.steps) if step.task}
        self.solved: set[int] = {*progress(name).solved} & self.tasks if name else set()
        self.taken: dict[int, int] = {}  # hints by step
        self._done: dict[int, _Done] = {}
        self._answered: set[int] = set()  # steps that were answered, or whose answer was shown
        self._told: set[int] = set()  # steps of which it was said that their answer is shown
        self.track = track(lesson)
        self.open(0)

    @property
    def total(self) -> int:
        """How many steps the lesson has."""
        return len(self.lesson.steps)

    def open(self, step: int) -> None:
        """Open a step afresh: its position, no feedback, no hint; the page after the last shows that one solved."""
        super().open(step)
        at = min(self.step, self.total - 1)
        self._scene = self.lesson.scene(at)
        self.game = self.lesson.game(at, solved=True) if self.ended else self._scene.game.clone()
        self._start = len(self.game.history)
        self._waiting = bool(self.game.table.state.hand)  # a tile in hand: what is done before it is laid is no turn
        self.state: wire_panel.State = "open"
        self.trying = not self.ended and self.lesson.steps[self.step].open
        self._showing = False  # the answer is shown to somebody who has not found it
        self._given: str | Game = ""  # the choice that was picked, or the game as it was when it was judged
        self.hints = 0
        if self.ended:
            self._keep(finished=True)

    def _turn_to(self, step: int) -> None:
        """Open a step as it was solved before, else afresh."""
        self.open(step)
        if done := self._done.get(self.step):
            self.game, self._start, self._given = done._replace(game=done.game.clone())
            self.state = "right"

    @property
    def playable(self) -> bool:
        """Whether the board takes moves: where a task asks for them, where the step is open, or what was tried goes on.

        What the game asks on besides is put to nobody, unless the learner has begun to try it.
        """
        if self.ended or self.trying or self.off_path:
            return not self.ended
        return self.task is not None and self.state == "open"

    @property
    def task(self) -> Task | None:
        """The open step's task, if it has one."""
        return None if self.ended else self.lesson.steps[self.step].task

    @property
    def quiet(self) -> bool:
        """Whether a question with choices waits for its right answer, which the board must not give away."""
        return self.task is not None and self.task.goal.by_choice and self.state != "right"

    @property
    def off_path(self) -> bool:
        """Whether the learner has played on at a step that asked for nothing, or after its task was judged."""
        played = not self.ended and len(self.game.history) > self._start
        return played and (self.task is None or self.task.goal.by_choice)

    def on_action(self) -> None:
        """Judge the task once the decisions it is about are made; called after every action on the board."""
        task = self.task
        if task is None or not isinstance(task.goal, OnBoard) or self.state != "open":
            return
        reached = task.goal.is_reached(self._scene, self.game)
        laid = not self._waiting or any(isinstance(event, TilePlaced) for event in self._scene.since(self.game))
        if laid and self.game.prompt and self.game.prompt.kind == "deploy":
            task.goal.finish(self.game)
        prompt = self.game.prompt
        done = prompt is None or (prompt.kind == "place" and (laid or reached)) or (task.goal.at_once and reached)
        if prompt and prompt.step == "points" and not done:
            # what is asked after the scoring, often of somebody else, is part of the task as far as its solution goes
            answers = [action for action in self.game.history[self._start :] if action.verb != "draw"]
            done = reached or len(answers) >= len(self.lesson.path[self.step][1])
        if done:
            if reached:
                task.goal.finish(self.game)
            self._judge(task.goal.is_reached(self._scene, self.game), self.game.clone())

    def answer(self, choice: str) -> None:
        """Judge a picked choice against what the engine works out; an unknown one, or one too many, is ignored."""
        task = self.task
        if task is None or not self.quiet or choice not in {c.id for c in task.choices}:
            return
        scene = self.lesson.scene(self.step, solved=True)
        reached = choice == task.goal.choice(scene)
        # what a move brings is shown by playing on: the picture of any other question is what the answer speaks of
        if reached and task.goal.plays:
            self.game = scene.game_solved
            self._start = len(self.game.history)
        self._judge(reached, choice)

    def _judge(self, reached: bool, given: str | Game) -> None:
        self._note(reached)
        self.state, self._given = "right" if reached else "notyet", given
        if reached and not self._showing:
            self.solved.add(self.step)
            self._keep()
            self._done[self.step] = _Done(self.game.clone(), self._start, given)

    def _note(self, reached: bool) -> None:
        """Let practice hear of a first answer, or that the solution was shown."""
        if not self.name or self.step in self._answered:
            return
        self._answered.add(self.step)
        if rule := deciding_rule(self.lesson, self.step, self.name.partition("/")[0]):
            note_answer(rule, reached and not self.hints and not self._showing)

    @property
    def choice(self) -> str:
        """The choice that was picked."""
        return self._given if isinstance(self._given, str) else ""

    @property
    def feedback(self) -> list[wire_panel.Block]:
        """What is said of the answer, told anew: the learner may have changed the language since."""
        task, given = self.task, self._given
        if task is None or not given:
            return []
        scene = self._scene if isinstance(given, Game) else self.lesson.scene(self.step, solved=True)
        reached, text = task.goal.respond(scene, given, "lesson-shown" if self._showing else "lesson-right")
        if reached:
            return blocks(text)
        if isinstance(given, str) and task.wrong:  # the lesson's own word is enough, and knows best what was meant
            text = bold("lesson-not-so")
        elif isinstance(given, str) and (ids := Believers(task.goal, scene).choosing(given)):
            text = f"{bold('lesson-not-so')}\n\n{explain_belief(task.goal, scene, ids[0])}"
        return blocks(text) + (blocks(pick_text(task.wrong)) if task.wrong else [])

    def _keep(self, finished: bool = False) -> None:
        """Keep what is solved in the learner's file."""
        if self.name:
            keep(self.name, self.solved, len(self.tasks), finished)

    @property
    def keeping(self) -> Keeping:
        """Whether what is solved is kept."""
        return keeping() if self.name else KEPT

    def _act(self, what: str, answer: object) -> bool:
        if what == "restart":
            self._done.clear()
            self.open(0)
        elif what == "retry":
            self.open(self.step)
        elif what == "hint" and self.task:
            self.hints = min(self.hints + 1, len(self.task.hints))
            self.taken[self.step] = max(self.hints, self.taken.get(self.step, 0))
        elif what == "tell" and self.task and self.state != "right":
            self.open(self.step)
            self._showing = True
            self._told.add(self.step)
            self.play(self.moves)
        elif what == "try" and not self.task:
            self.trying = True
        elif what == "answer" and isinstance(answer, str):
            self.answer(answer)
        else:
            return False
        return True

    def _go_on(self, what: str) -> bool | Content:
        if what == "following" and (entry := following(self.name)):
            return lead(f"lesson:{entry.name}", self)
        if what == "missed" and (missed := missed_before(self.name)):
            return lead(f"lesson:{missed.name}", self)
        if what == "practise" and topic_of_lesson(self.name):
            return lead(f"practice:{self.name}", self)
        return False

    @property
    def chapter(self) -> Chapter | None:
        """The chapter that it ends, which its exercises then are about."""
        return chapter_ended(self.name)

    # ---- before a class

    def aside(self) -> LessonRun:
        """The same lesson at the same step, of which nothing is kept."""
        run = LessonRun(self.lesson)
        run._told = run.tasks
        run.open(min(self.step, self.total - 1))
        return run

    def begin(self, step: int) -> None:
        """Open a step as if nothing had been done there."""
        self._done.pop(step, None)
        self.open(step)

    @property
    def moves(self) -> int:
        """In how many moves the answer to the task is shown; 0 if there is none."""
        if self.task is None:
            return 0
        return 1 if self.task.goal.by_choice else max(1, sum(map(_seen, self._solution)))

    @property
    def _solution(self) -> Sequence[Action]:
        return self.lesson.path[self.step][1]

    def play(self, moves: int) -> None:
        """Show so many moves of the task's solution, from its beginning; with the last one, what is true."""
        if self.task and self.task.goal.by_choice:
            self.answer(self.task.goal.choice(self.lesson.scene(self.step, solved=True)))
            return
        made = 0
        for action in self._solution:
            made += _seen(action)
            if made > moves:
                return
            self.game.apply(action)
        if moves == self.moves:
            self.on_action()

    @property
    def scored_spots(self) -> list[Spot]:
        """What was completed or scored since the step began."""
        said = self._scene.since(self.game)
        return [e.feature.segments[0] for e in said if isinstance(e, PointsScored | FeatureCompleted)]

    # ---- what the panel shows

    def still(self, dress: str) -> str:
        """All steps as one picture, for every place where no kernel runs."""
        return strip(self.lesson, dress)

    def view(self) -> wire_panel.LessonView:
        """The panel as the browser draws it."""
        lesson, count, ended = self.lesson, self.total, self.ended
        step = lesson.steps[min(self.step, count - 1)]
        lit = lights(self.game, () if ended else step.lit_places)
        shown: wire_panel.LessonView = {
            "title": pick_text(lesson.title),
            "where": say("lesson-end-step") if ended else say("lesson-where", step=self.step + 1, steps=count),
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
            "track": self.track,
            "task": self._task_view(self.task) if self.task else None,
            "back": self.step > 0,
            "next": not ended,
            "off_path": self.off_path,
        }
        if ended:
            shown["end"] = {"facts": self.facts, "bars": [], "again": [], "offers": self.offers}
            if self.chapter and len({*lessons_done(self.chapter)}) == 1:
                shown["end"]["crown"] = self.game.seats[0]
            shown["heading"] = self._heading
            shown["caption"] = blocks(say("lesson-chapter")) if self.chapter else []
        elif self.step == count - 1:
            shown["last"] = True
        if self.step - 1 in self.tasks - self.solved - self._told and any(map(_seen, lesson.path[self.step - 1][1])):
            shown["caption"] = blocks(say("lesson-answer-lies")) + shown["caption"]
        elif self._lies_otherwise():
            shown["caption"] = blocks(say("lesson-lies-otherwise")) + shown["caption"]
        if self.step == 0 and (place := place_of(self.name)):
            shown["place"] = place
        prompt = self.game.prompt
        if prompt and prompt.kind != "place" and not (self.task or self.playable or ended):
            shown["tries"] = True
        return shown

    def _lies_otherwise(self) -> bool:
        """Whether the learner's own right answer to the task before left the board otherwise than the lesson's."""
        done = self._done.get(self.step - 1)
        task = self.lesson.steps[self.step - 1].task
        if done is None or self.ended or task is None or not isinstance(task.goal, OnBoard):
            return False
        own, lesson = (game.table.state for game in (done.game, self.lesson.game(self.step - 1, solved=True)))
        if (own.tiles, own.neutrals) != (lesson.tiles, lesson.neutrals):
            return True
        return not task.goal.at_once and (own.figures, own.track) != (lesson.figures, lesson.track)

    @property
    def _heading(self) -> str:
        """What is said on the last page: that it is done only if nothing is left."""
        if chapter := self.chapter:
            return say("lesson-end-chapter", chapter=pick_text(chapter.title))
        return say("lesson-end-open" if self.tasks - self.solved else "lesson-end")

    @property
    def facts(self) -> list[str]:
        """What was done."""
        return facts_of(len(self.solved & self.tasks), len(self.tasks), sum(self.taken.values()), self.chapter)

    @property
    def offers(self) -> list[wire_panel.Offer]:
        """What may come after the last step, what most will want first."""
        made = offers_after(self.name)
        if left := sorted(self.tasks - self.solved):
            title = pick_text(self.lesson.steps[left[0]].heading)
            made.append(offer("jump", say("offer-open"), title, left[0]))
        return [*made, offer("restart")]

    def _task_view(self, task: Task) -> wire_panel.TaskView:
        prompt = self.game.prompt
        # Once the game has moved on, the next player's tile is in hand: it is no part of the question.
        if task.goal.by_choice:
            moved_on = self.off_path or (self.state == "right" and task.goal.plays)
        else:  # a question about something else than its place, asked below the task, shows the tile itself
            moved_on = self.state != "open" or prompt is None or prompt.kind != "place"
        asked = task.goal.in_hand and not moved_on
        shown: wire_panel.TaskView = {
            "tag": say("lesson-your-turn"),
            "question": pick_text(task.question),
            "tile": prompt.tile if asked and prompt and prompt.tile else None,
            "state": self.state,
            "begun": not task.goal.by_choice and len(self.game.history) > self._start,
            "choices": [{"id": c.id, "text": pick_text(c.text)} for c in task.choices] or None,
            "picked": self.choice,
            "feedback": self.feedback,
            "hints_left": len(task.hints) - self.hints,
            "hints": [blocks(pick_text(hint)) for hint in task.hints[: self.hints]],
        }
        if self.state != "right":
            shown["shows"] = say("exercise-show")
        if task.goal.turn:
            shown["turn"] = task.goal.turn
        return shown


def _seen(action: Action) -> bool:
    """Whether an action changes what is seen on the board."""
    return action.verb not in ("skip", "draw")
