// @vitest-environment happy-dom
/** What elements stand for: written by whoever draws them, read back in one place. */
import { afterEach, describe, expect, it } from "vitest";
import { elementOf, elementsOf, type Kind, type Target, target, targetOf } from "../src/target.ts";

// @ts-expect-error a macro of the bundler that runs the tests
const SOURCES: Record<string, string> = import.meta.glob("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

const TARGETS: Target[] = [
  { kind: "do", value: "zoom-in" },
  { kind: "rule", value: ["BASE-4.5", "no knight 0,0 city.N"] },
  { kind: "jump", value: 0 },
  { kind: "final", value: [1, 2] },
  { kind: "option", value: "place base-A 2,0 r1" },
  { kind: "end", value: [0, -1, 2] },
  { kind: "cell", value: [-3, 14] },
  { kind: "pick", value: "A" },
];

function draw(of: Target[], parent: Element = document.body): Element {
  const el = document.createElement("div");
  for (const { kind, value } of of)
    for (const [name, text] of Object.entries(target(kind, value as never))) el.setAttribute(name, text!);
  parent.append(el);
  return el;
}

describe("targets", () => {
  afterEach(() => document.body.replaceChildren());

  it("come back as they were written, whatever kind they are", () => {
    for (const of of TARGETS) expect(targetOf(draw([of]), of.kind)).toEqual(of);
  });
  it("are read from the nearest element of the kinds that are asked for", () => {
    const cell = draw([{ kind: "cell", value: [1, 2] }]);
    const inner = draw([], draw([{ kind: "option", value: "a" }], cell));
    expect(targetOf(inner, "cell", "option")).toEqual({ kind: "option", value: "a" });
    expect(targetOf(inner, "cell")).toEqual({ kind: "cell", value: [1, 2] });
    expect(targetOf(inner, "space")).toBeNull();
    expect(targetOf(null, "cell")).toBeNull();
  });
  it("are nothing without a value", () => {
    expect(target("jump", undefined)).toEqual({ "data-jump": undefined });
  });
  it("lead back to their elements", () => {
    const cells = [[0, 0] as const, [-1, 5] as const].map(([x, y]) => draw([{ kind: "cell", value: [x, y] }]));
    expect(elementOf(document.body, "cell", [-1, 5])).toBe(cells[1]);
    expect([...elementsOf(document.body, "cell")]).toEqual([
      [[0, 0], cells[0]],
      [[-1, 5], cells[1]],
    ]);
  });
  it("are the only attributes of their kind: nobody else spells or reads one", () => {
    const kinds = TARGETS.map(({ kind }): Kind => kind).join("|");
    expect(Object.keys(SOURCES)).toContain("../src/input/clicks.ts");
    for (const [file, text] of Object.entries(SOURCES))
      expect(text, file).not.toMatch(new RegExp(`data-(${kinds})\\b`));
  });
});
