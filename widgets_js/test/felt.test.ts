// @vitest-environment happy-dom
/** A click is felt at once: by the next frame something true is other than it was, though the kernel says nothing yet. */
import { afterEach, expect, it } from "vitest";
import { STATES, type State } from "../dev/views.ts";
import { click, type Mounted, mount, mouse, wait } from "./mount.ts";

let m: Mounted;
afterEach(() => m?.stop());

const silent = (state: State) =>
  mount(state, (model) => {
    model.alive = false;
  });
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const waits = () => m.$(".cn-frame").getAttribute("aria-busy") === "true";

it("a tile lies where it is placed, and no square asks for it any more", async () => {
  m = silent("place");
  const { cell } = m.$("[data-cell]").dataset;
  mouse(m.$("[data-cell]"));
  await frame();
  const tile = m.$(`[data-tile="${cell}"]`);
  expect(m.all(".answered .cn-legals")).toHaveLength(1);
  const { tiles, prompt, n } = STATES.place;
  const laid = `${tiles};${cell!.replace(",", " ")} ${prompt.tile} 0`;
  m.model.set("view", { ...STATES.figure, tiles: laid, n: Number(n) + 1 });
  expect(m.all(".answered")).toHaveLength(0);
  expect(m.$(`[data-tile="${cell}"]`)).toBe(tile);
});

it.each<[State, string]>([
  ["figure", "[data-do=skip]"],
  ["figure", ".cn-choices [data-option]"],
  ["figure", ".cn-spots [data-option]"],
  ["lesson", "[data-do=next]"],
  ["one", "[data-answer=edge]"],
  ["scored", "[data-do=undo]"],
])("in %s what is pressed is shown pressed until the answer comes: %s", async (state, pressed) => {
  m = silent(state);
  click(m.$(pressed));
  await frame();
  expect(waits()).toBe(true);
  expect(m.all("[data-pressed]")).toEqual([m.$(pressed)]);
  m.model.set("view", { ...STATES[state] });
  await wait();
});

it("a new view is drawn before anything else can come", async () => {
  m = silent("figure");
  click(m.$("[data-do=skip]"));
  await frame();
  m.model.set("view", STATES.scored);
  expect(waits()).toBe(false);
  expect(m.all(".cn-choices")).toHaveLength(0);
});
