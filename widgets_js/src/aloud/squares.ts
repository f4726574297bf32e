/** Squares in words: those where the tile may go by their names, any of them when it is read or pointed at by keys. */

import { cellKey, indexOf } from "../geometry/index.ts";
import { nextCell, type Way } from "../geometry/walk.ts";
import { turnAt } from "../state/editor.ts";
import { outlookOf } from "../state/state.ts";
import type { Store } from "../state/store.ts";
import type { WordKey } from "../state/words.ts";
import type { Cell, Spot } from "../wire/types.ts";
import { earOf, speak } from "./ear.ts";
import { sentences } from "./told.ts";

/** A square, or a part of the tile there. */
type Place = Cell | Spot;

/** What a place is called: as it was told, else by the way to its square from the first tile. */
export function named(store: Store, place: Place): string {
  const told = earOf(store)?.told.get(place.join());
  if (told) return told;
  const [x, y] = place;
  const [x0 = 0, y0 = 0] = store.view?.tiles[0] ?? [];
  const steps: [number, WordKey, WordKey][] = [
    [x - x0, "aloud-left", "aloud-right"],
    [y - y0, "aloud-up", "aloud-down"],
  ];
  const way = steps.flatMap(([n, less, more]) => (n ? [`${Math.abs(n)} ${store.say(n < 0 ? less : more)}`] : []));
  return [store.say("aloud-first"), way.join(", ")].filter(Boolean).join(": ");
}

/** Has the kernel tell what is seen there, and says it with what is to follow, unless something else came up. */
export async function tell(
  store: Store,
  place: Place,
  still: () => boolean,
  after: string | null = "",
  focused = false,
): Promise<void> {
  const { view } = store;
  const ear = earOf(store);
  if (!view || !ear) return;
  const known = ear.told.get(place.join());
  // a button that is called so already says it with the focus
  if (known) return speak(store, sentences(!focused && known, after));
  const [x, y, segment] = place;
  try {
    const { text } = await store.link.ask(view.n, {
      what: "square",
      cell: [x, y],
      ...(segment !== undefined && { segment }),
    });
    if (store.view !== view) return;
    ear.told.set(place.join(), text);
    if (still()) speak(store, sentences(text, after));
  } catch {
    // what cannot be told now can be asked for again
  }
}

/** Reads the next square that way: a tile, a square where the tile may go, one that a question has marked. */
export function read(store: Store, way: Way): boolean {
  const { view } = store;
  const ear = earOf(store);
  if (!view || !ear) return false;
  const cells = new Map<string, { cell: Cell }>();
  for (const [x, y] of [...view.tiles, ...(view.lesson?.marks ?? []), ...indexOf(view).legal.values()].map((one) =>
    Array.isArray(one) ? one : one.cell,
  ))
    cells.set(cellKey(x, y), { cell: [x, y] });
  const [first] = cells.values();
  const from = ear.at ?? store.state.placing.ghost?.cell;
  const next = from ? (nextCell([...cells.values()], from, way)?.cell ?? from) : first?.cell;
  if (!next) return false;
  ear.at = next;
  store.viewport.show(next);
  store.draw();
  void tell(store, next, () => ear.at === next);
  return true;
}

/** After each drawing: what the keys have brought up is said, the square with the tile as it would lie there first. */
export function noticed(store: Store): void {
  const ear = earOf(store);
  const { view, state } = store;
  if (!ear || !view) return;
  const { ghost, turn } = state.placing;
  const { at, chosen, held, looks } = state.editor;
  const { seen } = ear;
  const { rule } = state.panel.rule ?? {};
  const edited = chosen ?? (at && at[2] < 0 ? ([at[0], at[1]] as const) : at);
  const lies = held && "tile" in held ? turnAt(state.editor, at) : (ghost?.turn ?? turn & 3);
  const now = {
    ghost: ghost ? cellKey(...ghost.cell) : "",
    turn: `${view.n} ${lies}`,
    outlook: outlookOf(state, view)
      .map(({ text }) => text)
      .join(". "),
    edit: `${edited ?? ""}`,
    rule: sentences(rule?.title, rule?.text),
  };
  // what goes for a moment and comes again is nothing new
  ear.seen = { ...now, outlook: now.outlook || seen.outlook };
  if (!ear.keyed || state.request.status === "waiting") return;
  const look = (held ? looks : view.prompt.looks)[lies] ?? "";
  const tile = look && `${store.say("aloud-tile")}: ${look}`;
  const still = () => ear.seen.ghost === now.ghost && ear.seen.edit === now.edit;
  if (ghost && now.ghost !== seen.ghost) void tell(store, ghost.cell, still, tile, true);
  else if (edited && now.edit !== seen.edit) void tell(store, [...edited] as Place, still, held && tile);
  else if (now.turn !== seen.turn && now.turn.startsWith(`${seen.turn.split(" ")[0]} `)) speak(store, sentences(tile));
  else if (now.rule && now.rule !== seen.rule) speak(store, now.rule);
  else if (now.outlook && now.outlook !== seen.outlook) speak(store, sentences(now.outlook), "after");
}
