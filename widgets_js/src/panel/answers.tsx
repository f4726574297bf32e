/** How a task is answered beside the board: one choice, all the right ones, or a number. */

import { Icon } from "../art/icons.tsx";
import { target } from "../input/target.ts";
import { picked, settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import type { Task } from "../wire/types.ts";
import { Press } from "./parts.tsx";

type Props = { store: Store; task: Task };

const short = (task: Task): string => (task.choices?.every((c) => c.text.length < 15) ? " short" : "");

/** How the answer that was picked came out. */
export const judged = ({ state }: Task): string => (state === "right" ? "ok" : state === "notyet" ? "no" : "");

const One = ({ task }: Props) => (
  <ul class={`cn-choices${short(task)}`}>
    {task.choices?.map(({ id, text }) => (
      <li key={id}>
        <button
          type="button"
          class={`cn-choice bare${task.picked === id ? ` on ${judged(task)}` : ""}`}
          {...target("answer", id)}
          aria-pressed={task.picked ? task.picked === id : undefined}
          aria-disabled={settled(task) || undefined}
        >
          <i class="cn-radio" aria-hidden="true" />
          <span>{text}</span>
          {task.picked === id && judged(task) && <Icon name={judged(task) === "ok" ? "check" : "warn"} />}
        </button>
      </li>
    ))}
  </ul>
);

const Check = ({ store, task }: Props) =>
  settled(task) ? null : <Press do="check" label={store.say("check")} cls="cn-btn main" show />;

function Several({ store, task }: Props) {
  const chosen = picked(store.state.picks, store.view);
  return (
    <fieldset class="cn-several" aria-disabled={settled(task) || undefined}>
      <legend class="cn-xs">{task.note}</legend>
      <ul class={`cn-choices${short(task)}`}>
        {task.choices?.map(({ id, text, note }) => (
          <li key={id}>
            <label class={`cn-choice bare${chosen.includes(id) ? " on" : ""}`}>
              <input
                type="checkbox"
                {...target("pick", id)}
                checked={chosen.includes(id)}
                aria-disabled={settled(task) || undefined}
              />
              <span>
                {text}
                {note && <span class="cn-sr">, {note}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <Check store={store} task={task} />
    </fieldset>
  );
}

const Entry = ({ store, task }: Props) => (
  <div class="cn-entry">
    {!settled(task) && <Press do="less" label={store.say("less")} icon="minus" />}
    <label>
      <span class="cn-xs">{task.counts ?? task.note}</span>
      <input
        // what is shown as right replaces what was typed
        key={`${store.view?.lesson?.step} ${task.question} ${task.once && task.picked}`}
        type="text"
        inputMode="numeric"
        maxLength={6}
        autocomplete="off"
        defaultValue={task.picked}
        readOnly={settled(task)}
      />
    </label>
    {!settled(task) && <Press do="greater" label={store.say("greater")} icon="plus" />}
    <Check store={store} task={task} />
  </div>
);

export function Answers({ store, task }: Props) {
  if (task.form === "number") return <Entry store={store} task={task} />;
  if (!task.choices) return null;
  return task.form === "several" ? <Several store={store} task={task} /> : <One store={store} task={task} />;
}
