/** Mounts the widget on the fake model and helps to act like a reader. */
import { FakeModel } from "../dev/model.ts";
import { STATES, type State } from "../dev/views.ts";
import * as aloud from "../src/aloud/index.ts";
import * as coach from "../src/coach/index.ts";
import * as editor from "../src/editor/index.ts";
import { modules } from "../src/modules.ts";
import { add, mount as draw } from "../src/mount.ts";
import * as pages from "../src/pages/index.ts";
import * as paint from "../src/paint/index.ts";
import * as projector from "../src/projector/index.ts";
import type { View } from "../src/wire/view.ts";
import { readView } from "../src/wire/view.ts";
import { ART, NAMES } from "./sheet.ts";

add(ART);
Object.assign(modules, { aloud, coach, editor, pages, paint, projector });

export interface Mounted {
  model: FakeModel;
  el: HTMLElement;
  stop: () => void;
  $: (selector: string) => HTMLElement;
  all: (selector: string) => HTMLElement[];
  acts: () => unknown[];
}

export function mount(state: State, prepare: (model: FakeModel) => void = () => {}): Mounted {
  const model = new FakeModel(state, NAMES);
  prepare(model);
  const el = document.createElement("div");
  document.body.replaceChildren(el);
  const stop = draw(model.asAny, el);
  const all = (selector: string) => [...el.querySelectorAll<HTMLElement>(selector)];
  const $ = (selector: string) => {
    const found = all(selector)[0];
    if (!found) throw new Error(`nothing matches ${selector}`);
    return found;
  };
  return { model, el, stop, $, all, acts: () => model.sent.filter((m) => m.do === "act").map((m) => String(m.answer)) };
}

/** What was sent to an editor. */
export const edits = (m: Mounted) =>
  m.model.sent.filter((sent) => sent.do === "edit").map(({ n: _, do: __, ...rest }) => rest);

/** A state as the front end reads it. */
export const seen = (state: State): View => readView(STATES[state])!;

export const wait = (ms = 0): Promise<void> => new Promise((done) => setTimeout(done, ms));
export const click = (el: Element, more: MouseEventInit = {}): boolean =>
  el.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, ...more }));
export const mouse = (el: Element): boolean => {
  el.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "mouse" }));
  el.dispatchEvent(new PointerEvent("pointerup", { bubbles: true, pointerType: "mouse" }));
  return click(el);
};
export const key = (el: Element, name: string, more: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
  el.dispatchEvent(event);
  return event;
};

export type At = [x: number, y: number];
export const point = (on: Element, name: string, [clientX, clientY]: At, more: PointerEventInit = {}): boolean =>
  on.dispatchEvent(
    new PointerEvent(`pointer${name}`, {
      ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: "mouse", isPrimary: true },
      ...{ buttons: name === "up" ? 0 : 1, clientX, clientY, ...more },
    }),
  );

/** Where a point of the board (in tiles) is on the screen. */
export function screenAt(m: Mounted, x: number, y: number): At {
  const [left, top] = m
    .$(".cn-world")
    .style.transform.match(/-?[\d.]+px/g)!
    .map(Number.parseFloat);
  const map = m.$(".cn-map");
  const z = Number.parseFloat(map.style.width) / (Number(map.getAttribute("viewBox")!.split(" ")[2]) / 100);
  return [left! + x * z, top! + y * z];
}
