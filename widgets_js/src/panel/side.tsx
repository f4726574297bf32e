/** The side: players, and the tabs Log / Tiles left, or the final table when the game is over. */
import { target } from "../input/target.ts";
import type { Tab } from "../state/panel.ts";
import type { Store } from "../state/store.ts";
import type { View } from "../wire/view.ts";
import { LookBack } from "./back.tsx";
import { Tally } from "./ending.tsx";
import { FinalTable } from "./final.tsx";
import { Log } from "./log.tsx";
import { Players } from "./players.tsx";

const Left = ({ store, view }: { store: Store; view: View }) => (
  <ul class="cn-left">
    {view.left.map(([design, left, total]) => (
      <li key={design} class={left ? "" : "none"} title={`${left}/${total}`}>
        <img class="cn-pic" src={store.pictures.url(design, 0, store.theme)} alt="" />
        <span class="cn-sr">{design} </span>
        {left}
      </li>
    ))}
  </ul>
);

export function Side({ store, view }: { store: Store; view: View }) {
  const { state, say } = store;
  const tabs: [Tab, string, number | null][] = view.final
    ? [
        ["final", say("results"), null],
        ["look-back", say("look-back"), null],
        ["log", say("log"), null],
      ]
    : [
        ["log", say("log"), null],
        ["left", say("left"), view.left_total],
      ];
  const now = tabs.some(([id]) => id === state.panel.tab) ? state.panel.tab : "log";
  if (view.final && state.finale !== null)
    return (
      <aside class="cn-side">
        <Tally store={store} view={view} final={view.final} />
      </aside>
    );
  const uid = store.art.ref("tab").slice(1);
  return (
    <aside class="cn-side">
      {!view.final && <Players store={store} view={view} />}
      <div class="cn-tabs" role="tablist">
        {tabs.map(([id, label, count]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${uid}-${id}`}
            aria-selected={id === now}
            aria-controls={`${uid}-pane`}
            tabindex={id === now ? 0 : -1}
            {...target("tab", id)}
          >
            {label}
            {count !== null && <span class="cn-num"> {count}</span>}
          </button>
        ))}
      </div>
      <div class="cn-pane" role="tabpanel" id={`${uid}-pane`} aria-labelledby={`${uid}-${now}`} tabindex={0}>
        {now === "final" && view.final && <FinalTable store={store} view={view} final={view.final} />}
        {now === "look-back" && view.final && <LookBack store={store} view={view} final={view.final} />}
        {now === "left" && <Left store={store} view={view} />}
        {now === "log" && <Log store={store} view={view} />}
      </div>
    </aside>
  );
}
