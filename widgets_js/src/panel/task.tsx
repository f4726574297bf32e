/**
 * A lesson's task. The box has the question and its answers, which scroll where there are many; what is said of an answer and
 * hints have the room above the box, what helps stands below: whatever comes, what was pressed keeps its place.
 */

import { Icon } from "../art/icons.tsx";
import { TurningTile } from "../art/pieces.tsx";
import { Blocks, Press } from "../parts/index.tsx";
import { settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Block, Task } from "../wire/types.ts";
import type { Prompt } from "../wire/view.ts";
import { Answers, judged } from "./answers.tsx";
import { Who } from "./ask.tsx";
import { Choices } from "./choices.tsx";
import { CardAsked } from "./hand.tsx";
import { Outlook } from "./outlook.tsx";

/** So many words are said of an answer at once, */
const BREATH = 28;
/** and so many fill a line, which the shortest sentence needs. */
const LINE = 6;

const words = ({ p, li }: Block): number =>
  Math.max(
    LINE,
    [...p, ...li]
      .map(({ t }) => t)
      .join("")
      .split(/\s+/)
      .filter(Boolean).length,
  );

/** How many paragraphs are read in one breath; the first is, however long. */
function breath(blocks: Block[]): number {
  let said = 0;
  const end = blocks.findIndex((block) => {
    said += words(block);
    return said > BREATH;
  });
  return end < 0 ? blocks.length : Math.max(1, end);
}

/** Hints with their numbers. */
const Hints = ({ store, hints, from }: { store: Store; hints: Block[][]; from: number }) => (
  <ol class="cn-hints">
    {hints.map((blocks, i) => (
      <li key={i} value={from + i + 1}>
        <Blocks store={store} blocks={blocks} at="hint" />
      </li>
    ))}
  </ol>
);

/** What was said last, of an answer or as a hint; its rest and what was said before are folded. The ear has heard it all. */
export function Said({ store, task }: { store: Store; task: Task }) {
  const { feedback, hints } = task;
  const { say } = store;
  const hint = hints.length > 0 && (store.state.panel.helped || !feedback.length);
  if (!hint && !feedback.length) return null;
  const sign = task.astray ? "no" : judged(task);
  const first = hint ? 0 : breath(feedback);
  const rest = feedback.slice(first);
  const older = hint ? hints.slice(0, -1) : hints;
  return (
    <div class={`cn-fb cn-goes ${hint ? "hint" : sign}`}>
      <Icon name={hint ? "bulb" : sign === "no" ? "warn" : "check"} />
      {hint ? (
        <Hints store={store} hints={hints.slice(-1)} from={older.length} />
      ) : (
        <div role="status" aria-live="off">
          <Blocks store={store} blocks={feedback.slice(0, first)} at="feedback" />
        </div>
      )}
      {rest.length + older.length > 0 && (
        <details key={JSON.stringify([feedback, hints.length, hint])} class="cn-rest">
          <summary>{say(hint ? "earlier" : rest.length ? "read-on" : "hint")}</summary>
          <div>
            <Blocks store={store} blocks={rest} at="feedback" />
            {older.length > 0 && <Hints store={store} hints={older} from={0} />}
          </div>
        </details>
      )}
    </div>
  );
}

const aiming = ({ view }: Store, task: Task): boolean =>
  task.state === "open" && !task.choices && view?.prompt.kind === "place" && view.playable;

/** What helps: the hint first, which stays when it has no more to say. */
export function Aids({ store, task }: { store: Store; task: Task }) {
  const { say } = store;
  const right = task.state === "right";
  return (
    <div class="cn-aids">
      {!settled(task) && task.hints_left + task.hints.length > 0 && (
        <Press do="hint" label={say("hint")} icon="bulb" cls="cn-btn plain" idle={!task.hints_left} show />
      )}
      {task.shows && <Press do="tell" label={task.shows} cls="cn-btn plain" show />}
      {task.twin && <Press do="twin" label={task.twin} cls="cn-btn plain" show />}
      {aiming(store, task) && <Press do="turn" label={say("turn")} icon="turn" show />}
      {!task.once && (task.begun || (task.state !== "open" && !(task.form && task.shows))) && (
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
  const lists = prompt && prompt.kind !== "place" && prompt.kind !== "over" && view.playable;
  return (
    <div class="cn-task">
      <div class="tag">{task.tag}</div>
      <div class="cn-q">
        {task.tile && <TurningTile store={store} design={task.tile} spin={spin} />}
        <b>{task.question}</b>
      </div>
      <div class="cn-answers cn-goes">
        {task.choices && <CardAsked store={store} />}
        <Answers store={store} task={task} />
        {lists && <Asked store={store} prompt={prompt} />}
        {aiming(store, task) && store.ui.outlook && <Outlook store={store} />}
      </div>
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
