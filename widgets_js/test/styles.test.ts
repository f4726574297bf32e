/** The styles of one room never reach another: each selector begins in its own sheet, and no two sheets share a name. */
import { describe, expect, it } from "vitest";

// biome-ignore lint/suspicious/noExplicitAny: Node's own modules, whose types are not here
const node = (name: string): Promise<any> => import(/* @vite-ignore */ `node:${name}`);
const { readdirSync, readFileSync } = await node("fs");

const HERE = new URL("..", import.meta.url).pathname;
const filesIn = (folder: string): string[] => readdirSync(HERE + folder, { recursive: true });
const read = (path: string): string => readFileSync(HERE + path, "utf8");
const sheetOf = (name: string) => read(`css/${name}`);
const SHEETS = filesIn("css").filter((name) => name !== "index.css");
const CODE = filesIn("src")
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => read(`src/${name}`));
const SOURCES = CODE.map((code) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""));

/** What a frame or the board in it is at the time, with the sheet that may begin with it; any other may ask for it before its own names. */
const STATES: Record<string, string> = {
  answered: "board.css",
  busy: "board.css",
  carrying: "hands.css",
  coached: "coach.css",
  docked: "lesson.css",
  edit: "editor.css",
  full: "frame.css",
  home: "home.css",
  laned: "track.css",
  lesson: "lesson.css",
  many: "frame.css",
  over: "frame.css",
  page: "home.css",
  place: "frame.css",
  presented: "projector.css",
  timed: "time.css",
  watching: "time.css",
};
/** Around all rooms: what is said of these alone is said in the sheets of the whole. */
const AROUND = ["carcnb", "cn-frame"];
const WHOLE = ["base.css", "frame.css", "tokens.css"];
/** Classes that only the code looks for. */
const HOOKS = ["cn-defs", "cn-end", "cn-fan", "cn-fx", "cn-hopes", "cn-spots", "cn-tw", "cn-worths"];

/** Splits at characters that stand in no brackets. */
function split(text: string, at: RegExp): string[] {
  const parts = [""];
  let depth = 0;
  for (const c of text) {
    if ("([".includes(c)) depth++;
    if (")]".includes(c)) depth--;
    if (depth === 0 && at.test(c)) parts.push("");
    else parts[parts.length - 1] += c;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Without what an element must not be, or must have in or after it: that styles nothing. */
function bare(selector: string): string {
  const start = selector.search(/:(not|has)\(/);
  if (start < 0) return selector;
  let end = selector.indexOf("(", start) + 1;
  for (let depth = 1; depth > 0; end++) depth += selector[end] === "(" ? 1 : selector[end] === ")" ? -1 : 0;
  return bare(selector.slice(0, start) + selector.slice(end));
}

const names = (text: string): string[] => [...text.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map((m) => m[1]!);
const isOurs = (name: string) => name.startsWith("cn-") && !AROUND.includes(name);

/** All selectors of a sheet, one of a list at a time. */
function selectors(sheet: string): string[] {
  const text = sheetOf(sheet)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/url\('[^']*'\)/g, "")
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, "");
  const heads = [...text.matchAll(/([^{};]+)\{/g)].map((m) => m[1]!.trim());
  return heads.filter((head) => !head.startsWith("@")).flatMap((head) => split(head, /,/));
}

interface Rule {
  sheet: string;
  selector: string;
  /** Our names in the first part that has one. */
  first: string[];
  /** Names of states before it, or in a selector without it. */
  states: string[];
}
const RULES: Rule[] = SHEETS.flatMap((sheet) =>
  selectors(sheet).map((selector) => {
    const parts = split(bare(selector), /[\s>+~]/).map(names);
    const at = parts.findIndex((part) => part.some(isOurs));
    const before = at < 0 ? parts : parts.slice(0, at);
    return {
      sheet,
      selector,
      first: at < 0 ? [] : parts[at]!.filter(isOurs),
      states: before.flat().filter((name) => STATES[name]),
    };
  }),
);
const begins = ({ states, sheet }: Rule) => states.some((state) => STATES[state] === sheet);
/** The sheets in which a name stands first, by name. */
const homes = new Map<string, Set<string>>();
for (const rule of RULES)
  if (!begins(rule)) for (const name of rule.first) homes.set(name, (homes.get(name) ?? new Set()).add(rule.sheet));

const told = ({ sheet, selector }: Rule) => `${sheet}: ${selector}`;

describe("styles", () => {
  it("a name has one sheet, and a selector of another begins with a name or a state of its own", () => {
    const shared = [...homes].filter(([, sheets]) => sheets.size > 1);
    expect(Object.fromEntries(shared.map(([name, sheets]) => [name, [...sheets]]))).toEqual({});
  });
  it("what has no name of ours is said of the whole, or of a frame in a state of its own sheet", () => {
    const wrong = RULES.filter((rule) => !rule.first.length && !begins(rule) && !WHOLE.includes(rule.sheet));
    expect(wrong.map(told)).toEqual([]);
  });
  it("a short name stands behind or beside one of ours, never alone", () => {
    const wrong = RULES.filter(({ sheet, selector, first }) => {
      const short = names(selector).filter((name) => !isOurs(name) && !AROUND.includes(name) && !STATES[name]);
      return short.length > 0 && !first.length && !WHOLE.includes(sheet);
    });
    expect(wrong.map(told)).toEqual([]);
  });
  it("every name is worn by something", () => {
    const code = SOURCES.join("\n");
    const styled = new Set(SHEETS.flatMap((sheet) => selectors(sheet).flatMap(names)));
    // a number, or a player's colour, is put behind its name as it runs
    const worn = (name: string) => {
      const stem = /^(?:cn-p-|.*(?=\d$))/.exec(name)?.[0];
      return new RegExp(`["'\`\\s{}](?:${name}(?![\\w-])${stem ? `|${stem}\\$\\{` : ""})`).test(code);
    };
    expect([...styled].filter((name) => !worn(name))).toEqual([]);
  });
  it("every class that is worn is styled, or known as one that only the code looks for", () => {
    const worn = new Set(
      SOURCES.flatMap((code) => [...code.matchAll(/["'`\s.](cn-[a-z][\w-]*[\w])/g)].map((m) => m[1]!)),
    );
    const styled = new Set(SHEETS.flatMap((sheet) => names(sheetOf(sheet))));
    expect([...worn].filter((name) => !styled.has(name) && !HOOKS.includes(name))).toEqual([]);
    expect(HOOKS.filter((name) => styled.has(name) || !worn.has(name))).toEqual([]);
  });
});
