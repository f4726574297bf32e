/** The note that says why a tile does not fit where it was tried, or why something was refused. */
import { under } from "../geometry/camera.ts";
import type { Store } from "../state/store.ts";
import { RuleHere, RuleLink } from "./index.tsx";

/** How wide it is (px). */
const NOTE = 296;

/** Where a page is longer than its window the note comes into sight. */
const show = (el: Element | null) => el?.scrollIntoView?.({ block: "nearest" });

/** On the form of a new game it stands beside the button. */
export function NoteBox({ store }: { store: Store }) {
  const { note } = store.state;
  if (!note) return null;
  const { size, camera: cam } = store.viewport;
  const width = Math.min(NOTE, size.w - 16);
  const spot = note.cell
    ? under(cam, size, note.cell, width / 2, 120)
    : { left: size.w / 2 - cam.x, top: 50 - cam.y, above: false };
  const style = { left: `${spot.left}px`, top: `${spot.top}px`, width: `${width}px` };
  return (
    <div class={`cn-no${spot.above ? " above" : ""}`} role="alert" style={style} ref={show}>
      <b>{note.text}</b> {note.rule_text} <RuleLink store={store} rule={note.rule} at="note" />
      {store.view?.lesson && <RuleHere store={store} at="note" />}
    </div>
  );
}
