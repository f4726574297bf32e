/** Asks the kernel for what is shown, again and again while it sharpens; whoever closes it, or plays on, ends that. */
import { askOutlook } from "../actions/inspect.ts";
import { lessonStep } from "../actions/lesson.ts";
import { preview } from "../actions/moves.ts";
import { save } from "../actions/share.ts";
import type { Coaching, Told, Topic } from "../state/coach.ts";
import { promptOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { elementOf } from "../target.ts";
import type { Advised, Cell } from "../wire/types.ts";
import type { View } from "../wire/view.ts";

/** The kernel is free for everything else in between (ms). */
const PAUSE = 60;
/** What is being asked, and about which view. */
const asking = new WeakMap<Store, Map<Topic, View>>();

/** Whether lines of play are judged. */
export const judges = (store: Store): boolean => store.state.coach.on ?? store.ui.coach;

const wanted = (store: Store): Record<Topic, boolean> => {
  const { view, state } = store;
  const { hint, layer, reviewed, wished } = state.coach;
  const analysed = state.panel.tab === "analysis";
  const free = !!view && !view.lesson && !view.desk;
  return {
    advice: free && view.playable && !view.final && (hint > 0 || layer === "points" || analysed),
    verdict: free && judges(store),
    odds: free && !view.final && layer === "odds",
    expected: free && !view.final && analysed,
    wishes: free && !view.final && analysed && wished,
    review: free && (!!view.final || !!view.timeline) && reviewed !== null,
  };
};

/** A new view, or something else is shown: asks for what of it is not known yet. */
export function seen(store: Store): void {
  for (const [what, on] of Object.entries(wanted(store)) as [Topic, boolean][]) if (on) void ask(store, what);
}

async function ask(store: Store, what: Topic): Promise<void> {
  const { view } = store;
  const now = asking.get(store) ?? new Map<Topic, View>();
  asking.set(store, now);
  if (!view || now.get(what) === view) return;
  now.set(what, view);
  const seat = store.state.coach.reviewed ?? "";
  const still = () =>
    store.view === view && now.get(what) === view && wanted(store)[what] && seat === (store.state.coach.reviewed ?? "");
  try {
    for (let again = 0; still(); again++) {
      const told = await store.link.ask(view.n, what === "review" ? { what, seat, again } : { what, again });
      if (!still()) return;
      // what can be expected is told to everybody: it takes back no reason why advice is not
      const other = what === "expected" || what === "wishes";
      store.change("coach", { ...kept(store, what, told), ...(!other && { error: "" }) });
      if ("look" in told && !again) intoView(store, told.look);
      if ("costly" in told && told.text) inSight(store, ".cn-cost .said");
      if ("tiles" in told && told.text) inSight(store, ".cn-wishes li");
      if (!("share" in told) || told.share >= 1) return;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const why = what === "wishes" ? { wishes: { text, tiles: [], share: 1 } } : { error: text };
    if (still()) store.change("coach", why);
  } finally {
    // what was told of this view is kept; if it is closed and opened again, it sharpens on from there
    if (now.get(what) === view && !wanted(store)[what]) now.delete(what);
  }
}

/**
 * What is kept of an answer: what is read changes once at most, when the last word is known; until then it is only told
 * how far that is.
 */
function kept({ state: { coach } }: Store, what: Topic, told: Told[Topic]): Partial<Coaching> {
  if (what === "advice") {
    const now = told as Advised;
    const first = coach.advice && now.share < 1;
    const advice = first ? { ...coach.advice!, share: now.share } : now;
    return { advice, hinted: coach.hinted ?? now };
  }
  if (!told || !("better" in told) || told.share >= 1) return { [what]: told };
  return { verdict: coach.verdict?.at === told.at ? coach.verdict : null };
}

/** What is told may lie below what is seen of the panel, or below the board where that is narrow. */
const inSight = ({ root }: Store, what: string) =>
  queueMicrotask(() => root.querySelector(what)?.scrollIntoView?.({ block: "nearest" }));

/** What a hint is about must be in sight. */
function intoView(store: Store, look: Cell[]): void {
  const middle = look[Math.floor(look.length / 2)];
  if (store.state.coach.hint === 1 && middle) store.viewport.show(middle);
}

/** What a button or a key of the coach does. */
export function press(store: Store, what: string): void {
  const { coach } = store.state;
  const show = (patch: Partial<Coaching>) => {
    store.change("coach", { error: "", ...patch });
    seen(store);
  };
  if (what === "hint") show({ hint: ((coach.hint + 1) % 3) as Coaching["hint"], hinted: coach.advice });
  else if (what === "points" || what === "odds") {
    show({ layer: coach.layer === what ? null : what, at: null });
    if (coach.layer !== what) store.viewport.whole(); // every square that says something is in sight
  } else if (what === "wishes") show({ wished: !coach.wished });
  else if (what.startsWith("why-")) void why(store, what.slice(4));
  else if (what === "coach") show({ on: !judges(store) });
  else if (what === "cost") review(store, mine(store));
  else if (what.startsWith("of-")) review(store, what.slice(3));
  else if (what === "printed") void keep(store);
  else if (what === "better") lessonStep(store, "mistakes", { answer: better(store) });
  else if (what === "show") show({ shown: !coach.shown });
  else if (what === "back" && coach.verdict) store.send({ do: "goto", to: coach.verdict.at });
  else if (Number.isInteger(Number(what))) attempt(store, what);
}

/** Whose moves one wants to know of first: one's own, of those that are not computed. */
const mine = ({ view }: Store) => (view?.seats.find((one) => !one.computed) ?? view?.seats[0])?.seat ?? "";

/** The moves to go through, the costliest first. */
const better = ({ state }: Store) => state.coach.review?.costly.map(({ at }) => at).join() ?? "";

function review(store: Store, seat: string): void {
  asking.get(store)?.delete("review");
  store.change("coach", { reviewed: seat, review: null, error: "" });
  seen(store);
  inSight(store, ".cn-cost .said");
}

/** The look back as a page of its own, as a file. */
async function keep(store: Store): Promise<void> {
  try {
    const { text } = await store.link.ask(store.view!.n, { what: "printed" });
    save(store, new Blob([text], { type: "text/html" }), "html");
  } catch (error) {
    store.change("coach", { error: error instanceof Error ? error.message : String(error) });
  }
}

/** Asks why the tile on a square was laid there; what is told already is closed. */
async function why(store: Store, at: string): Promise<void> {
  const still = () => store.state.coach.reasons?.at === at;
  const tell = (text: string) => store.change("coach", { reasons: { at, text } });
  if (still()) return store.change("coach", { reasons: null });
  tell("…");
  const [x = 0, y = 0] = at.split(",").map(Number);
  while (still()) {
    const { view } = store;
    try {
      const { text } = await store.link.ask(view!.n, { what: "reasons", cell: [x, y] });
      tell(text);
      return inSight(store, ".cn-lines [role=status]");
    } catch (error) {
      // a move that came meanwhile changes nothing of it
      if (store.view === view) return tell(error instanceof Error ? error.message : String(error));
    }
  }
}

/** Shows a line as if it were pointed at: the tile as it would lie, or the answer lit. It is still to be confirmed. */
function attempt(store: Store, id: string): void {
  const option = store.view?.prompt.options.find((one) => one.id === id);
  if (!option) return elementOf(store.root, "do", "skip")?.focus();
  if (option.turn !== undefined && option.cell && promptOf(store, "place")) {
    store.change("placing", { turn: option.turn, ghost: null });
    preview(store, option.cell);
  } else {
    store.change("selection", { lit: id });
    askOutlook(store);
  }
  if (option.cell) store.viewport.show(option.cell);
}
