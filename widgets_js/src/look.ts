/** What the reader asks without changing the game: what a feature is worth, what a move would do, what a rule says. */
import type { Desk } from "./desk.ts";
import { extentOf, indexOf } from "./geometry/index.ts";
import type { Rule, Spot } from "./types.ts";

const CARD_DELAY = 80;
const CARD_STAYS = 120;
const timers = new WeakMap<Desk, { card: number; outlook: number }>();
const timer = (desk: Desk) => {
  const t = timers.get(desk) ?? { card: 0, outlook: 0 };
  timers.set(desk, t);
  return t;
};

const sameFeature = (desk: Desk, a: Spot | null, b: Spot | null): boolean =>
  a === b || (!!a && !!b && !!desk.view && extentOf(indexOf(desk.view), a)[0] === extentOf(indexOf(desk.view), b)[0]);

/**
 * Lights the feature at once; its card comes a moment later, so that passing by asks nothing. While a lesson asks about
 * the board none comes, and nothing lights up if how far a feature reaches may be what is asked.
 */
export function pointAt(desk: Desk, spot: Spot | null): void {
  const { view, local } = desk;
  const { quiet = false, extents = true } = view?.lesson ?? {};
  const lights = extents && (view?.prompt?.kind !== "figure" || !view.prompt.options.length);
  const next = spot && spot[2] >= 0 && lights ? spot : null;
  if (!view || sameFeature(desk, next, local.hot)) return;
  clearTimeout(timer(desk).card);
  if (!next) {
    desk.set({ hot: null });
    timer(desk).card = window.setTimeout(() => desk.set({ card: null }), CARD_STAYS);
    return;
  }
  desk.set({ hot: next });
  if (quiet) return;
  timer(desk).card = window.setTimeout(async () => {
    try {
      const [x, y, segment] = extentOf(indexOf(view), next)[0]!;
      const card = await desk.link.ask(view.n, { what: "card", cell: [x, y], segment });
      if (desk.view === view && sameFeature(desk, desk.local.hot, next)) desk.set({ card });
    } catch {
      desk.set({ card: null }); // the light stays: where the feature is needs no kernel
    }
  }, CARD_DELAY);
}

/** What has not been asked yet need not be: a decision is on its way. */
export const dropOutlook = (desk: Desk): void => clearTimeout(timer(desk).outlook);

/** The move that is previewed: the tile as it would lie, or the answer that is pointed at. */
function previewed({ view, local }: Desk): string | null {
  const { ghost, lit } = local;
  if (ghost) return (view && indexOf(view).legal.get(ghost.cell.join())?.ids.get(ghost.turn)) ?? null;
  return view?.prompt?.options.some(({ id }) => id === lit) ? lit : null;
}

/** Asks what the previewed move would do, when the reader stays with it. */
export function askOutlook(desk: Desk): void {
  const { view, ui } = desk;
  dropOutlook(desk);
  const action = previewed(desk);
  if (!view || !action || !ui.outlook) return;
  timer(desk).outlook = window.setTimeout(async () => {
    try {
      const reply = await desk.link.ask(view.n, { what: "outlook", answer: Number(action) });
      if (desk.view === view && previewed(desk) === action) desk.set({ outlook: reply.lines });
    } catch {
      desk.set({ outlook: [] }); // a preview without its outlook is still a preview
    }
  }, CARD_DELAY);
}

/** Opens a rule in place, or closes it when it is the open one. */
export async function openRule(desk: Desk, id: string, at: string): Promise<void> {
  const { view, local } = desk;
  if (!view) return;
  if (local.rule?.at === at && local.rule.id === id) return desk.set({ rule: null });
  desk.set({ rule: { at, id, rule: null, error: "" } });
  const reveal = () => desk.root.querySelector(".cn-rulebox")?.scrollIntoView?.({ block: "nearest" });
  const done = (rule: Rule | null, error: string) => {
    const open = desk.local.rule;
    if (open?.at === at && open.id === id) desk.set({ rule: { at, id, rule, error } });
    queueMicrotask(reveal);
  };
  try {
    done(await desk.link.ask(view.n, { what: "rule", rule: id }), "");
  } catch (error) {
    done(null, error instanceof Error ? error.message : String(error));
  }
}
