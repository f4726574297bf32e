/** The map of the rules: what is known of each, and the way to practise it or read about it. */

import { Fragment } from "preact";
import { Icon } from "../art/icons.tsx";
import { Press, RuleHere } from "../parts/index.tsx";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { RuleGroup } from "../wire/types.ts";

/** A rule of the map that was pressed: its card, exercises about it, and the lesson that teaches it. */
function Opened({ store, at, rules }: { store: Store; at: string; rules: RuleGroup["rules"] }) {
  const id = store.state.panel.rule?.id;
  const lesson = rules.find(([rule]) => rule === id)?.[3];
  return (
    <li class="cn-opened">
      <RuleHere store={store} at={at} />
      {lesson !== undefined && (
        <div class="cn-row">
          <Press to={target("way", `practice:${id}`)} label={store.say("home-this")} cls="cn-btn main" show />
          {lesson && <Press to={target("way", `lesson:${lesson}`)} label={store.say("home-lesson")} show />}
        </div>
      )}
    </li>
  );
}

/** The topics of a map: each can be practised, and each of its rules is a square, which opens it below the topic. */
const Topics = ({ store, groups }: { store: Store; groups: RuleGroup[] }) => {
  const open = store.state.panel.rule;
  return (
    <ul class="cn-topics">
      {groups.map(({ to, text, note, rules }) => (
        <Fragment key={to}>
          <li class="cn-topic">
            <button type="button" {...target("way", to)}>
              <b>{text}</b>
              <span
                class="cn-num"
                aria-hidden="true"
              >{`${rules.filter(([, , known]) => known > 1).length}/${rules.length}`}</span>
              <span class="cn-sr">{note}</span>
              <Icon name="next" />
            </button>
            <ul aria-label={text}>
              {rules.map(([id, title, known], i) => (
                <li key={id}>
                  <button
                    type="button"
                    class={`k${known}`}
                    tabindex={i ? -1 : 0}
                    {...target("rule", [id, to])}
                    aria-expanded={open?.at === to && open.id === id}
                    aria-label={title}
                    title={title}
                  />
                </li>
              ))}
            </ul>
          </li>
          {open?.at === to && <Opened store={store} at={to} rules={rules} />}
        </Fragment>
      ))}
    </ul>
  );
};

/** What is known of the rules, first of all of what was begun. */
export const RuleMap = ({ store, groups }: { store: Store; groups: RuleGroup[] }) => {
  const later = groups.filter((group) => group.later);
  return (
    <section class="cn-rules">
      <p class="cn-xs">{store.say("home-known")}</p>
      <Topics store={store} groups={groups.filter((group) => !group.later)} />
      {later.length > 0 && (
        <details>
          <summary>{store.say("home-later")}</summary>
          <Topics store={store} groups={later} />
        </details>
      )}
    </section>
  );
};
