/** Goes through a record by itself: move by move, each after the answer to the one before, until its end. */
import { calm } from "../motion/calm.ts";
import { busy } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import { SPEEDS, watchable } from "../state/watch.ts";

/** How long a move is looked at, ms at the usual speed. */
const LOOK = 1200;

const next = (store: Store): boolean =>
  store.sender.send({ do: "lesson", ...(store.view?.timeline?.next ? { what: "next" } : { what: "jump", to: 0 }) });

export function toggle(store: Store): void {
  if (store.state.watch.on) return store.pause();
  if (!watchable(store.view) || busy(store.state)) return;
  store.change("watch", { on: true });
  next(store);
}

/** The game just played, from its first move; it moves by itself unless nothing shall. */
export function watch(store: Store): void {
  store.send({ do: "lesson", what: "watch" });
  store.change("watch", { on: !calm(store.root) });
}

export function faster(store: Store): void {
  const { on, speed } = store.state.watch;
  store.change("watch", { speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]! });
  if (on && !busy(store.state)) goOn(store);
}

/** A view has come: the next move follows, if there is one. */
export function goOn(store: Store): void {
  const { state, view } = store;
  const { watch } = state;
  if (!watch.on) return;
  if (!view?.timeline?.next) return store.pause();
  // whoever pauses, goes on, changes the speed or leaves meanwhile ends it, as another view does
  const still = () => store.state.watch === watch && store.view === view && !store.signal.aborted;
  setTimeout(() => still() && next(store), LOOK / watch.speed);
}
