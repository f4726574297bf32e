/** Clicks and keys in an editor, heard before those of the game. */
import { nextCell, WAYS } from "../geometry/walk.ts";
import { NOT_HELD } from "../state/editor.ts";
import type { Store } from "../state/store.ts";
import { OVERLAY, targetOf } from "../target.ts";
import type { Cell, Spot } from "../wire/types.ts";
import { deskOf, drop, edit, hold, put, set, slot, takeChosen, turnIt } from "./actions.ts";
import { press } from "./commands.ts";
import { sourceOf } from "./drag.ts";

/** Whether a click was the editor's. */
export function onEditorClick(store: Store, e: MouseEvent): boolean {
  const el = e.target as Element;
  const { editor } = store.state;
  const button = targetOf(el, "ed", "slot", "box", "own");
  if (!deskOf(store)) return false;
  if (button?.kind === "ed") {
    press(store, button.value);
    return true;
  }
  if (button?.kind === "slot") {
    const held = editor.held && "tile" in editor.held && !editor.held.from ? editor.held.tile : null;
    if (held || store.view?.desk?.coming[button.value]) slot(store, button.value, held);
    return true;
  }
  if (button?.kind === "box" && deskOf(store) === "lesson") {
    set(store, { box: false });
    edit(store, { what: "come", tiles: [button.value] });
    return true;
  }
  if (button) {
    const source = sourceOf(store, e)!;
    const same = JSON.stringify({ ...editor.held }) === JSON.stringify(source);
    if (same) drop(store);
    else void hold(store, source).then(() => e.detail === 0 && toBoard(store));
    return true;
  }
  return !!el.closest(".cn-stage") && !el.closest(OVERLAY) && onStage(store, e);
}

/** A click on the board: puts what is in hand, lights, chooses a tile, and turns the one that is chosen. */
function onStage(store: Store, e: MouseEvent): boolean {
  const { editor } = store.state;
  const { view } = store;
  const named = targetOf(e.target, "cell", "place");
  const at: Spot | null =
    named?.kind === "place"
      ? named.value
      : named?.kind === "cell"
        ? [named.value[0], named.value[1], -1]
        : store.viewport.spot(e.clientX, e.clientY);
  if (!at || !view) return false;
  const cell: Cell = [at[0], at[1]];
  if (view.desk?.draft?.page.lighting) {
    edit(store, { what: "light", cell, segment: at[2] });
    return true;
  }
  if (deskOf(store) !== "position") return false;
  if (editor.held) {
    put(store, at);
    return true;
  }
  const piece = targetOf(e.target, "figure", "neutral") && sourceOf(store, e);
  if (piece) void hold(store, piece);
  else if (view.tiles.some(([x, y]) => x === cell[0] && y === cell[1])) {
    if (editor.chosen?.join() === cell.join()) turnIt(store, 1);
    else set(store, { chosen: cell });
  } else set(store, { chosen: null });
  return true;
}

/** With the keyboard: where it can go is chosen by arrows. */
function toBoard(store: Store): void {
  const { squares, spots } = store.state.editor;
  const first: Spot | undefined = squares[0] ? [squares[0].cell[0], squares[0].cell[1], -1] : spots[0];
  set(store, { at: first ?? null });
  if (first) store.viewport.show([first[0], first[1]]);
  store.root.querySelector<HTMLElement>(".cn-stage")?.focus({ preventScroll: true });
}

/** Escape puts away what is in hand, or chosen; the keys go on where it was taken from. */
export function letGo(store: Store, e: KeyboardEvent): boolean {
  const { held, chosen } = store.state.editor;
  if (!held && !chosen) return false;
  const back = store.root.querySelector<HTMLElement>("[aria-pressed=true]:is([data-box],[data-own])");
  set(store, { ...NOT_HELD, chosen: null });
  if ((e.target as Element).closest(".cn-stage")) back?.focus({ preventScroll: true });
  return true;
}

/** Whether a key was the editor's. */
export function editorKey(store: Store, e: KeyboardEvent): boolean {
  if (deskOf(store) !== "position" || e.ctrlKey || e.metaKey || e.altKey) return false;
  const target = e.target as HTMLElement;
  const { editor } = store.state;
  const stage = !!target.closest(".cn-stage");
  if (e.key.toLowerCase() === "r") turnIt(store, e.shiftKey ? -1 : 1);
  else if (e.key === "Delete" || e.key === "Backspace") takeChosen(store);
  else if (e.key in WAYS && stage) arrows(store, e.key);
  else if (e.key in WAYS && targetOf(target, "box", "own")) among(target, e.key);
  else if ((e.key === "Enter" || e.key === " ") && stage && editor.held && editor.at) put(store, editor.at);
  else if (e.key === "Enter" && stage && editor.chosen) turnIt(store, 1);
  else return false;
  return true;
}

/** Arrows on the board: through where what is in hand can go, else through the tiles. */
function arrows(store: Store, key: string): void {
  const { editor } = store.state;
  const { view } = store;
  if (!view) return;
  const way = WAYS[key]!;
  if (editor.held && editor.spots.length) {
    const step = way[0] + way[1];
    const now = editor.spots.findIndex((spot) => spot.join() === editor.at?.join());
    const next = editor.spots[(now + step + editor.spots.length) % editor.spots.length]!;
    set(store, { at: next });
    return store.viewport.show([next[0], next[1]]);
  }
  const all = editor.held ? editor.squares : view.tiles.map(([x, y]) => ({ cell: [x, y] as Cell }));
  const from = editor.held ? editor.at : editor.chosen;
  const next = from ? nextCell(all, [from[0], from[1]], way) : all[0];
  if (!next) return;
  const [x, y] = next.cell;
  set(store, editor.held ? { at: [x, y, -1] } : { chosen: [x, y] });
  store.viewport.show([x, y]);
}

/** Arrows in the box go from tile to tile, up and down by rows. */
function among(target: HTMLElement, key: string): void {
  const here = target.closest<HTMLElement>("[data-box],[data-own]")!;
  const all = [...here.closest(".cn-pane")!.querySelectorAll<HTMLElement>("[data-box],[data-own]")];
  const at = all.indexOf(here);
  const side = key === "ArrowLeft" || key === "ArrowUp" ? -1 : 1;
  let next = at + side;
  if (key === "ArrowUp" || key === "ArrowDown")
    while (all[next] && (all[next]!.offsetTop === here.offsetTop || all[next]!.offsetLeft !== here.offsetLeft))
      next += side;
  all[next]?.focus();
}
