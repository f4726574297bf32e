/** What the reader asks without changing the game: what a feature is worth, what a move would do, what a rule says. */

import { extentOf, indexOf } from "../geometry/index.ts";
import { isOpen, type OpenRule } from "../state/panel.ts";
import { NO_OUTLOOK, previewedAction } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { Rule, Spot } from "../wire/types.ts";

const CARD_DELAY = 80;
const CARD_STAYS = 120;
/** Who knows where to has clicked by then, and the kernel is free for that. */
const OUTLOOK_DELAY = 200;
const timers = new WeakMap<Store, { card: number; outlook: number }>();
const timer = (store: Store) => {
  const t = timers.get(store) ?? { card: 0, outlook: 0 };
  timers.set(store, t);
  return t;
};

const sameFeature = (store: Store, a: Spot | null, b: Spot | null): boolean =>
  a === b ||
  (!!a && !!b && !!store.view && extentOf(indexOf(store.view), a)[0] === extentOf(indexOf(store.view), b)[0]);

/**
 * Lights the feature at once; its card comes a moment later, so that passing by asks nothing. While a lesson asks about
 * the board none comes, and nothing lights up if how far a feature reaches may be what is asked.
 */
export function pointAt(store: Store, spot: Spot | null): void {
  const { view } = store;
  const { quiet = false, extents = true } = view?.lesson ?? {};
  const lights = extents && (view?.prompt?.kind !== "figure" || !view.prompt.options.length);
  const next = spot && spot[2] >= 0 && lights ? spot : null;
  if (!view || sameFeature(store, next, store.state.hover.spot)) return;
  clearTimeout(timer(store).card);
  if (!next) {
    store.change("hover", { spot: null });
    timer(store).card = window.setTimeout(() => store.change("hover", { card: null }), CARD_STAYS);
    return;
  }
  store.change("hover", { spot: next });
  if (quiet || view.present) return; // before a class nothing is told that was not asked for
  timer(store).card = window.setTimeout(async () => {
    try {
      const [x, y, segment] = extentOf(indexOf(view), next)[0]!;
      const card = await store.link.ask(view.n, { what: "card", cell: [x, y], segment });
      if (store.view === view && sameFeature(store, store.state.hover.spot, next)) store.change("hover", { card });
    } catch {
      if (store.view === view) store.change("hover", { card: null }); // the light stays: where the feature is needs no kernel
    }
  }, CARD_DELAY);
}

/** What has not been asked yet need not be: a decision is on its way. */
export const dropOutlook = (store: Store): void => clearTimeout(timer(store).outlook);

/** Asks what the previewed move would do, when the reader stays with it. */
export function askOutlook(store: Store): void {
  const { view, ui, state } = store;
  dropOutlook(store);
  const action = previewedAction(state, view);
  if (!view || !action || !ui.outlook) return;
  const still = () => store.view === view && previewedAction(store.state, view) === action;
  timer(store).outlook = window.setTimeout(async () => {
    try {
      const reply = await store.link.ask(view.n, { what: "outlook", answer: Number(action) });
      if (still()) store.set({ outlook: { action, lines: reply.lines } });
    } catch {
      if (still()) store.set({ outlook: NO_OUTLOOK }); // a preview without its outlook is still a preview
    }
  }, OUTLOOK_DELAY);
}

/** Opens a rule in place, or closes it when it is the open one. */
export async function openRule(store: Store, id: string, at: string): Promise<void> {
  const { view } = store;
  if (!view) return;
  const show = (rule: OpenRule | null) => store.change("panel", { rule });
  if (isOpen(store.state.panel, id, at)) return show(null);
  show({ at, id, rule: null, error: "" });
  const reveal = () => store.root.querySelector(".cn-rulebox")?.scrollIntoView?.({ block: "nearest" });
  const done = (rule: Rule | null, error: string) => {
    if (isOpen(store.state.panel, id, at)) show({ at, id, rule, error });
    // drawn by now; what makes room for it comes first in the next frame
    queueMicrotask(() => requestAnimationFrame(reveal));
  };
  try {
    done(await store.link.ask(view.n, { what: "rule", rule: id }), "");
  } catch (error) {
    done(null, error instanceof Error ? error.message : String(error));
  }
}

/** Older entries of the log. */
export async function earlier(store: Store): Promise<void> {
  const { view } = store;
  const { older } = store.state.panel;
  if (!view) return;
  const last = [...view.log, ...older].at(-1)?.id ?? 0;
  try {
    const { log, more } = await store.link.ask(view.n, { what: "log", before: last });
    if (store.view === view && store.state.panel.older === older)
      store.change("panel", { older: [...older, ...log], more });
  } catch {
    // the board has changed meanwhile: the newest entries are there, and the older ones can be asked for again
  }
}
