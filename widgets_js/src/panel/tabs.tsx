/** Tabs and the pane that they open; arrows lead along them, the click listener knows them by their targets. */

import type { ComponentChildren } from "preact";
import { ref } from "../art/sheet.ts";
import type { Store } from "../state/store.ts";

interface Props<T extends string> {
  store: Store;
  /** Told apart from other tabs on the page. */
  name: string;
  label: string | undefined;
  tabs: readonly (readonly [id: T, label: string, more?: ComponentChildren])[];
  now: T;
  to: (tab: T) => object;
  children: ComponentChildren;
}
export function Tabs<T extends string>({ store, name, label, tabs, now, to, children }: Props<T>) {
  const uid = ref(store, name).slice(1);
  return (
    <>
      <div class="cn-tabs" role="tablist" aria-label={label}>
        {tabs.map(([id, text, more]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${uid}-${id}`}
            aria-selected={id === now}
            aria-controls={`${uid}-pane`}
            tabindex={id === now ? 0 : -1}
            {...to(id)}
          >
            {text}
            {more}
          </button>
        ))}
      </div>
      <div class="cn-pane cn-goes" role="tabpanel" id={`${uid}-pane`} aria-labelledby={`${uid}-${now}`} tabindex={0}>
        {children}
      </div>
    </>
  );
}
