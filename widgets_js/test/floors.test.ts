/** Imports point one way: a folder or loose module of src takes from those below it, types too, and from itself. */
import { expect, it } from "vitest";

// @ts-expect-error a macro of the bundler that runs the tests
const SOURCES: Record<string, string> = import.meta.glob("../src/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** From below; two on one floor take nothing from each other. */
const FLOORS = [
  ["wire"],
  ["geometry"],
  ["state"],
  ["target", "modules"],
  ["art"],
  ["motion", "parts"],
  ["panel", "board"],
  ["actions"],
  ["input", "app"],
  ["draw", "hear", "hosts"],
  ["show"],
  ["shared"],
  ["aloud", "coach", "editor", "pages", "paint", "projector"],
  ["mount"],
  ["loader", "page"],
];
const FLOOR = new Map(FLOORS.flatMap((names, floor) => names.map((name) => [name, floor] as const)));

/** The few that reach up, and why. */
const UP: Record<string, string[]> = {
  // what not every board needs is brought when one does: its types, and `import()` of it
  modules: ["aloud", "coach", "editor", "pages", "paint", "projector"],
};

/** The folder of src that a path leads into, or the loose module that it names. */
const roomOf = (path: string): string => path.split("/")[0]!.replace(/(\.d)?\.tsx?$/, "");

/** What a file imports from within src: values and types, at its top or later. */
function imported(file: string, text: string): string[] {
  const named = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*"(\.[^"]+\.tsx?)"/g)].map((found) => found[1]!);
  const here = new URL(file, "file:///src/");
  return named.map((name) => new URL(name, here).pathname.replace("/src/", ""));
}

const FILES = Object.entries(SOURCES).map(([path, text]) => {
  const file = path.replace("../src/", "");
  return { file, room: roomOf(file), rooms: imported(file, text).map(roomOf) };
});

it("are imports of what lies below", () => {
  const up: Record<string, Set<string>> = {};
  for (const { room, rooms } of FILES)
    for (const other of rooms)
      if (other !== room && !(FLOOR.get(other)! < FLOOR.get(room)!)) up[room] = (up[room] ?? new Set()).add(other);
  const found = Object.fromEntries(Object.entries(up).map(([room, others]) => [room, [...others].sort()]));
  expect(found, "move the code up or down, or give the exception its reason in UP").toEqual(UP);
});

it("is told of every folder and every loose module", () => {
  const found = FILES.filter(({ file }) => file !== "css.d.ts").map(({ room }) => room);
  expect(new Set(found)).toEqual(new Set(FLOOR.keys()));
});

it("finds imports however they are written", () => {
  const text = `import a, {\n  b,\n} from "./b.ts";\nimport type { C } from "../state/c.ts";\nimport "../d.tsx";
export { e } from "./e.ts";\ntype F = typeof import("./f.ts");\nconst g = () => import("../g/index.ts");
import css from "../../css/h.css" with { type: "text" };\nimport { i } from "preact";`;
  const found = ["board/b.ts", "state/c.ts", "d.tsx", "board/e.ts", "board/f.ts", "g/index.ts"];
  expect(imported("board/a.ts", text)).toEqual(found);
});
