/** A lesson's task: its question, the hints asked for, what is said about an answer, the answers, and its buttons. */
import type { Desk } from "../desk.ts";
import { Icon } from "../icons.tsx";
import { settled } from "../picks.ts";
import { TurningTile } from "../pieces.tsx";
import type { Prompt, Task } from "../types.ts";
import { Answers } from "./answers.tsx";
import { Who } from "./ask.tsx";
import { Choices } from "./choices.tsx";
import { CardAsked } from "./hand.tsx";
import { Outlook } from "./outlook.tsx";
import { Blocks, Press, RuleHere } from "./parts.tsx";

/** The hints asked for so far, numbered. */
const Hints = ({ desk, task: { hints } }: { desk: Desk; task: Task }) =>
  hints.length ? (
    <div class="cn-fb hint" role="status">
      <Icon name="bulb" />
      <ol>
        {hints.map((blocks, i) => (
          <li key={i} value={i + 1}>
            <Blocks desk={desk} blocks={blocks} at="hint" />
          </li>
        ))}
      </ol>
      <RuleHere desk={desk} at="hint" />
    </div>
  ) : null;

const SIGNS = { open: "no", given: "", right: "ok", notyet: "no" } as const;

const Verdict = ({ desk, task: { state, feedback } }: { desk: Desk; task: Task }) =>
  feedback.length ? (
    <div class={`cn-fb ${SIGNS[state]}`} role="status" data-verdict>
      <Icon name={SIGNS[state] === "no" ? "warn" : "check"} />
      <Blocks desk={desk} blocks={feedback} at="feedback" />
      <RuleHere desk={desk} at="feedback" />
    </div>
  ) : null;

/** Below everything else, so that none of them moves: the hint first, which stays when it has no more to say. */
function Buttons({ desk, task, aims }: { desk: Desk; task: Task; aims: boolean }) {
  const { say } = desk;
  const right = task.state === "right";
  return (
    <div class="cn-row">
      {!settled(task) && task.hints_left + task.hints.length > 0 && (
        <Press do="hint" label={say("hint")} icon="bulb" cls="cn-btn plain" idle={!task.hints_left} show />
      )}
      {aims && <Press do="turn" label={say("turn")} icon="turn" show />}
      {!task.once && (task.state !== "open" || task.begun) && (
        <Press do="retry" label={say(right ? "lesson-again" : "lesson-retry")} show />
      )}
    </div>
  );
}

export function TaskBox({ desk, task }: { desk: Desk; task: Task }) {
  const { local, view } = desk;
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
        <b>{task.question}</b>
      </div>
      {task.choices && prompt?.card && <CardAsked desk={desk} view={view!} card={prompt.card} />}
      <Hints desk={desk} task={task} />
      <Verdict desk={desk} task={task} />
      <Answers desk={desk} task={task} />
      {lists && !task.choices && <Asked desk={desk} prompt={prompt} />}
      {aims && desk.ui.outlook && <Outlook desk={desk} />}
      <Buttons desk={desk} task={task} aims={aims} />
    </div>
  );
}

/** The question of the game within a lesson; who is asked is said where it is not whoever is on turn. */
export const Asked = ({ desk, prompt }: { desk: Desk; prompt: Prompt }) => (
  <>
    {prompt.turn && <Who desk={desk} prompt={prompt} />}
    <Choices desk={desk} prompt={prompt} />
  </>
);
