/**
 * A lesson's task: its question, what is said about an answer beside the answers, and the hints above their button: each is
 * beside what was pressed, which keeps its place however little room there is.
 */

import { Icon } from "../art/icons.tsx";
import { TurningTile } from "../art/pieces.tsx";
import { settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Task } from "../wire/types.ts";
import type { Prompt } from "../wire/view.ts";
import { Answers, judged } from "./answers.tsx";
import { Who } from "./ask.tsx";
import { Choices } from "./choices.tsx";
import { CardAsked } from "./hand.tsx";
import { Outlook } from "./outlook.tsx";
import { Blocks, Press, RuleHere } from "./parts.tsx";

/** The hints asked for so far, numbered. */
const Hints = ({ store, task: { hints } }: { store: Store; task: Task }) =>
  hints.length ? (
    <div class="cn-fb hint">
      <Icon name="bulb" />
      <ol>
        {hints.map((blocks, i) => (
          <li key={i} value={i + 1}>
            <Blocks store={store} blocks={blocks} at="hint" />
          </li>
        ))}
      </ol>
      <RuleHere store={store} at="hint" />
    </div>
  ) : null;

function Verdict({ store, task }: { store: Store; task: Task }) {
  const sign = task.astray ? "no" : judged(task);
  return task.feedback.length ? (
    <div class={`cn-fb ${sign}`}>
      <Icon name={sign === "no" ? "warn" : "check"} />
      <Blocks store={store} blocks={task.feedback} at="feedback" />
      <RuleHere store={store} at="feedback" />
    </div>
  ) : null;
}

/** Below everything else, so that none of them moves: the hint first, which stays when it has no more to say. */
function Buttons({ store, task, aims }: { store: Store; task: Task; aims: boolean }) {
  const { say } = store;
  const right = task.state === "right";
  return (
    <div class="cn-row">
      {!settled(task) && task.hints_left + task.hints.length > 0 && (
        <Press do="hint" label={say("hint")} icon="bulb" cls="cn-btn plain" idle={!task.hints_left} show />
      )}
      {task.shows && <Press do="tell" label={task.shows} cls="cn-btn plain" show />}
      {task.twin && <Press do="twin" label={task.twin} cls="cn-btn plain" show />}
      {aims && <Press do="turn" label={say("turn")} icon="turn" show />}
      {!task.once && (task.begun || (task.state !== "open" && !task.shows)) && (
        <Press do="retry" label={say(right ? "lesson-again" : "lesson-retry")} show />
      )}
    </div>
  );
}

export function TaskBox({ store, task }: { store: Store; task: Task }) {
  const { state, view } = store;
  const prompt = view?.prompt;
  const open = task.state === "open";
  const spin = task.choices ? (task.turn ?? 0) : open ? state.placing.spin : (prompt?.at?.[2] ?? 0);
  const aims = open && !task.choices && prompt?.kind === "place" && view?.playable === true;
  const lists = prompt && prompt.kind !== "place" && prompt.kind !== "over" && view.playable;
  return (
    <div class="cn-task">
      <div class="tag">{task.tag}</div>
      <div class="cn-q">
        {task.tile && <TurningTile store={store} design={task.tile} spin={spin} />}
        <b>{task.question}</b>
      </div>
      {task.choices && prompt?.card && <CardAsked store={store} view={view!} card={prompt.card} />}
      <Verdict store={store} task={task} />
      <Answers store={store} task={task} />
      {lists && <Asked store={store} prompt={prompt} />}
      {aims && store.ui.outlook && <Outlook store={store} />}
      <Hints store={store} task={task} />
      <Buttons store={store} task={task} aims={aims} />
    </div>
  );
}

/** The question of the game within a lesson; who is asked is said where it is not whoever is on turn. */
export const Asked = ({ store, prompt }: { store: Store; prompt: Prompt }) => (
  <>
    {prompt.turn && <Who store={store} prompt={prompt} />}
    <Choices store={store} prompt={prompt} />
  </>
);
