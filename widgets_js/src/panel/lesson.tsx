/** The lesson panel: where we are, a caption of few words, one task, Back and Next (never locked). */
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import { Piece, TurningTile } from "../pieces.tsx";
import type { Lesson, Prompt, Task, View } from "../types.ts";
import { Answers } from "./answers.tsx";
import { Silence, Who } from "./ask.tsx";
import { Choices } from "./choices.tsx";
import { CardAsked, Hand } from "./hand.tsx";
import { Told } from "./log.tsx";
import { Outlook } from "./outlook.tsx";
import { Blocks, Press, RuleHere } from "./parts.tsx";
import { Cards, Tokens } from "./players.tsx";

function Steps({ desk, lesson }: { desk: Desk; lesson: Lesson }) {
  return (
    <>
      <div class="cn-lhead">
        <div class="cn-ldots" aria-hidden="true">
          {lesson.steps.map((step, i) => (
            <span key={i} class={`${i === lesson.step ? "on" : step.done ? "done" : ""}${step.task ? " task" : ""}`}>
              <i />
            </span>
          ))}
        </div>
        <button type="button" class="cn-jump" data-do="jump-list" aria-expanded={desk.local.jump}>
          <span class="cut">{lesson.title}</span>
          {lesson.title && lesson.where && " · "}
          <span>{lesson.where}</span>
        </button>
      </div>
      {desk.local.jump && (
        <ol class="cn-jumps" aria-label={desk.say("lesson-steps")}>
          {lesson.steps.map((step, i) => (
            <li key={i}>
              <button type="button" data-jump={i} aria-current={i === lesson.step ? "step" : undefined}>
                <span class="cn-num">{i + 1}</span> {step.title}
                {step.done && <Icon name="check" />}
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

function Feedback({ desk, task }: { desk: Desk; task: Task }) {
  const kind = task.state === "right" ? "ok" : task.state === "notyet" ? "no" : "hint";
  const blocks = task.state === "open" ? (task.hint ?? []) : task.feedback;
  if (!blocks.length) return null;
  return (
    <div class={`cn-fb ${kind}`} role="status">
      <Icon name={kind === "ok" ? "check" : kind === "no" ? "warn" : "bulb"} />
      <Blocks desk={desk} blocks={blocks} at="feedback" />
      <RuleHere desk={desk} at="feedback" />
    </div>
  );
}

function TaskBox({ desk, task }: { desk: Desk; task: Task }) {
  const { local, view, say } = desk;
  const prompt = view?.prompt;
  const open = task.state === "open";
  const spin = task.choices ? task.turn : open ? local.spin : (prompt?.at?.[2] ?? 0);
  const aims = open && !task.choices && prompt?.kind === "place" && view?.playable === true;
  const lists = prompt && prompt.kind !== "place" && prompt.kind !== "over" && view.playable;
  return (
    <div class="cn-task">
      <div class="tag">{task.tag}</div>
      <div class="cn-q">
        {task.tile && <TurningTile desk={desk} design={task.tile} spin={spin} />}
        <div>
          <b>{task.question}</b>
          <div class="cn-row wrap">
            {aims && <Press do="turn" label={say("turn")} icon="turn" show />}
            {(!open || task.begun) && (
              <Press do="retry" label={say(task.state === "right" ? "lesson-again" : "lesson-retry")} show />
            )}
            {task.state !== "right" && task.hints_left > 0 && (
              <Press do="hint" label={say("hint")} icon="bulb" cls="cn-btn plain" show />
            )}
          </div>
        </div>
      </div>
      {task.choices && prompt?.card && <CardAsked desk={desk} view={view!} card={prompt.card} />}
      <Answers desk={desk} task={task} />
      {lists && !task.choices && <Asked desk={desk} prompt={prompt} />}
      {aims && desk.ui.outlook && <Outlook desk={desk} />}
      {!open && task.hint && <Feedback desk={desk} task={{ ...task, state: "open" }} />}
      <Feedback desk={desk} task={task} />
    </div>
  );
}

/** The question of the game within a lesson; who is asked is said where it is not whoever is on turn. */
const Asked = ({ desk, prompt }: { desk: Desk; prompt: Prompt }) => (
  <>
    {prompt.turn && <Who desk={desk} prompt={prompt} />}
    <Choices desk={desk} prompt={prompt} />
  </>
);

const Scores = ({ desk, view }: { desk: Desk; view: View }) => (
  <ul class="cn-lscores" aria-label={desk.say("players")}>
    {view.seats.map((seat) => (
      <li key={seat.seat}>
        <Piece desk={desk} seat={seat.seat} />
        <bdi class="nm">{seat.name}</bdi>
        <Cards cards={seat.cards} />
        <b class="cn-num">{seat.score}</b>
        {view.hands[seat.seat] && <Hand desk={desk} view={view} seat={seat} />}
        {seat.tokens.some(([, count]) => count > 0) && <Tokens desk={desk} view={view} seat={seat} />}
      </li>
    ))}
  </ul>
);

export function LessonPanel({ desk, lesson }: { desk: Desk; lesson: Lesson }) {
  const { say } = desk;
  const done = !lesson.task || lesson.task.state === "right";
  const { view } = desk;
  const prompt = view?.prompt;
  return (
    <section class="cn-ask" data-part="lesson">
      {lesson.steps.length > 1 && <Steps desk={desk} lesson={lesson} />}
      <div class="cn-cap">
        <h3>{lesson.heading}</h3>
        <Blocks desk={desk} blocks={lesson.caption} at="caption" />
        <RuleHere desk={desk} at="caption" />
        {view && <Told desk={desk} entries={view.log.filter((entry) => lesson.log.includes(entry.id))} />}
        {lesson.off_path && (
          <p class="cn-off">
            {say("lesson-off")} <Press do="restart" label={say("lesson-restart")} cls="cn-link" show />
          </p>
        )}
      </div>
      {lesson.task ? (
        <TaskBox desk={desk} task={lesson.task} />
      ) : (
        prompt && prompt.options.length > 0 && prompt.kind !== "place" && <Asked desk={desk} prompt={prompt} />
      )}
      <Silence desk={desk} />
      {view && <Scores desk={desk} view={view} />}
      {lesson.steps.length > 1 && (
        <div class="cn-nav">
          <Press do="back" label={say("lesson-back")} off={!lesson.back} show />
          <Press do="next" label={say("lesson-next")} off={!lesson.next} cls={done ? "cn-btn main" : "cn-btn"} show />
        </div>
      )}
    </section>
  );
}
