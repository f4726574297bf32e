/** The side: players, and the tabs Log / Tiles left, or the final table when the game is over. */
import type { ComponentChildren } from "preact";
import { lookOf, picturesOf } from "../art/sheet.ts";
import { modules } from "../modules.ts";
import type { Tab } from "../state/panel.ts";
import type { Store } from "../state/store.ts";
import { target } from "../target.ts";
import type { View } from "../wire/view.ts";
import { LookBack } from "./back.tsx";
import { Tally } from "./ending.tsx";
import { FinalTable } from "./final.tsx";
import { Log } from "./log.tsx";
import { Players } from "./players.tsx";
import { Tabs } from "./tabs.tsx";

type Tabbed = [id: Tab, label: string, more?: ComponentChildren];

/** The tiles that are left, each design with its number. */
export const Left = ({ store, view }: { store: Store; view: View }) => (
  <ul class="cn-left">
    {view.left.map(([design, left, total]) => (
      <li key={design} class={left ? "" : "none"} title={`${left}/${total}`}>
        <img class="cn-pic" src={picturesOf(store).url(design, 0, store.theme)} alt="" />
        <span class="cn-sr">{lookOf(store, design)}: </span>
        {left}
      </li>
    ))}
  </ul>
);

export function Side({ store, view }: { store: Store; view: View }) {
  const { state, say } = store;
  const tabs: Tabbed[] = view.final
    ? [
        ["final", say("results")],
        ["look-back", say("look-back")],
        ["log", say("log")],
      ]
    : [
        ["log", say("log")],
        ["left", say("left"), <span class="cn-num"> {view.left_total}</span>],
        ...(view.timeline ? [["look-back", say("look-back")] as Tabbed] : []),
        ["analysis", say("analysis")],
      ];
  const now = tabs.some(([id]) => id === state.panel.tab) ? state.panel.tab : "log";
  if (view.final && state.finale !== null)
    return (
      <aside class="cn-side cn-shade">
        <Tally store={store} view={view} final={view.final} />
      </aside>
    );
  return (
    <aside class="cn-side cn-shade">
      {!view.final && <Players store={store} view={view} />}
      <Tabs store={store} name="tab" label={undefined} tabs={tabs} now={now} to={(id) => target("tab", id)}>
        {now === "final" && view.final && <FinalTable store={store} view={view} final={view.final} />}
        {now === "look-back" && <LookBack store={store} view={view} />}
        {now === "analysis" && modules.coach && <modules.coach.Analysis store={store} view={view} />}
        {now === "left" && <Left store={store} view={view} />}
        {now === "log" && <Log store={store} view={view} />}
      </Tabs>
    </aside>
  );
}
