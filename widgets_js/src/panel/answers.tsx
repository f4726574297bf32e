/** How a task is answered beside the board: one choice, all the right ones, or a number. */

import { Icon } from "../art/icons.tsx";
import { modules } from "../modules.ts";
import { Press } from "../parts/index.tsx";
import { picked, settled } from "../state/picks.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { Task } from "../wire/types.ts";

type Props = { store: Store; task: Task };

const short = (task: Task): string => (task.choices?.every((c) => c.text.length < 15) ? " short" : "");

/** How the answer that was picked came out. */
export const judged = ({ state }: Task): string => (state === "right" ? "ok" : state === "notyet" ? "no" : "");

/** A choice that is right, once that may be told: for all to see, and to hear. */
const Right = ({ store, right }: { store: Store; right: boolean | undefined }) =>
  right ? (
    <>
      <Icon name="check" />
      <span class="cn-sr">{store.say("is-right")}</span>
    </>
  ) : null;

const One = ({ store, task }: Props) => (
  <ul class={`cn-choices${short(task)}`}>
    {task.choices?.map(({ id, text, right }) => (
      <li key={id}>
        <button
          type="button"
          class={`cn-choice bare${task.picked === id ? ` on ${judged(task)}` : ""}${right ? " right" : ""}`}
          {...target("answer", id)}
          aria-pressed={task.picked ? task.picked === id : undefined}
          aria-disabled={settled(task) || undefined}
        >
          <i class="cn-radio" aria-hidden="true" />
          <span>{text}</span>
          {!right && task.picked === id && judged(task) && <Icon name={judged(task) === "ok" ? "check" : "warn"} />}
          <Right store={store} right={right} />
        </button>
      </li>
    ))}
  </ul>
);

export const Check = ({ store, task }: Props) =>
  settled(task) ? null : <Press do="check" label={store.say("check")} cls="cn-btn main" show />;

function Several({ store, task }: Props) {
  const chosen = picked(store.state.picks, store.view);
  return (
    <fieldset class="cn-several" aria-disabled={settled(task) || undefined}>
      <legend class="cn-xs">{task.note}</legend>
      <ul class={`cn-choices${short(task)}`}>
        {task.choices?.map(({ id, text, note, right }) => (
          <li key={id}>
            <label class={`cn-choice bare${chosen.includes(id) ? " on" : ""}${right ? " right" : ""}`}>
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
              <Right store={store} right={right} />
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
  if (task.form === "places") return modules.paint ? <modules.paint.Painted store={store} task={task} /> : null;
  if (!task.choices) return null;
  return task.form === "several" ? <Several store={store} task={task} /> : <One store={store} task={task} />;
}
