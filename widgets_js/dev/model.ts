/** A model without a kernel: answers like one, for the dev page and the tests. */
import type { AnyModel } from "@anywidget/types";
import type { Card } from "../src/types.ts";
import english from "../words.json" with { type: "json" };
import { replay } from "./game.ts";
import { figurePrompt, packed, placePrompt, type RawView, STATES, tilesOf, viewOf } from "./views.ts";

type Heard = (...args: never[]) => void;

export class FakeModel {
  sent: Record<string, unknown>[] = [];
  private heard = new Map<string, Set<Heard>>();
  /** Set to false to play a kernel that does not answer. */
  alive = true;
  values: Record<string, unknown>;

  constructor(state: string, sheet: unknown, ui: Record<string, unknown> = {}) {
    const langs = [
      ["en", "English"],
      ["cs", "Čeština"],
    ];
    const view = (STATES[state] ?? STATES.place)!();
    this.values = {
      sheet,
      view,
      words: { lang: "en", langs, w: english },
      ui: { theme: "auto", height: 520, outlook: true, ...ui },
    };
  }

  get = (name: string): unknown => this.values[name];
  on = (name: string, hear: Heard): void =>
    void (this.heard.get(name) ?? this.heard.set(name, new Set()).get(name)!).add(hear);
  off = (name: string, hear: Heard): void => void this.heard.get(name)?.delete(hear);
  set(name: string, value: unknown): void {
    this.values[name] = value;
    this.emit(`change:${name}`);
  }
  emit(name: string, ...args: unknown[]): void {
    for (const hear of [...(this.heard.get(name) ?? [])]) (hear as (...a: unknown[]) => void)(...args);
  }
  get listeners(): number {
    return [...this.heard.values()].reduce((n, set) => n + set.size, 0);
  }
  get asAny(): AnyModel {
    return this as unknown as AnyModel;
  }

  send = (message: Record<string, unknown>): void => {
    this.sent.push(message);
    if (this.alive) setTimeout(() => this.answer(message), 10);
  };

  private answer(m: Record<string, unknown>): void {
    if (m.do === "ask") return this.emit("msg:custom", { kind: "reply", id: m.id, n: m.n, ok: reply(m) });
    const view = this.values.view as RawView;
    if (m.do === "act" && m.n !== view.n)
      return this.emit("msg:custom", {
        kind: "refused",
        n: view.n,
        text: "The board has changed.",
        rule: null,
        rule_text: "",
      });
    if (m.do === "act") this.set("view", after(view, String(m.action)));
    else if (m.do === "language") this.set("words", { ...(this.values.words as object), lang: m.lang });
    else this.set("view", { ...view });
  }
}

/** Plays one move of the record, whatever was chosen: enough to see the board answer. */
function after(view: RawView, action: string): RawView {
  const n = view.n + 1;
  if (action.startsWith("place")) {
    const [, id = "", cell = "", r = "r0"] = action.split(" ");
    const game = replay(16);
    const [x = 0, y = 0] = cell.split(",").map(Number);
    game.put(id, x, y, Number(r.slice(1)));
    return { ...view, n, tiles: packed(tilesOf(game)), prompt: figurePrompt(game) };
  }
  const game = replay(18);
  const scored = { ...view.log[1]!, id: view.log[0]!.id + 1, n };
  const next = viewOf(game, placePrompt(game, "base-V"), { n, log: [scored, ...view.log] });
  next.track = [
    ["red", "meeple", 12],
    ["blue", "meeple", 12],
  ];
  next.seats = next.seats.map((s) => ({ ...s, score: 12 }));
  next.figures = next.figures.slice(1);
  return next;
}

const CARD: Card = {
  title: "City",
  icon: "city",
  pill: "1 open end",
  closed: false,
  facts: ["2 tiles", "1 coat of arms"],
  figures: [["red", 1]],
  who: "Ada would score",
  points: [
    { label: "If left unfinished", value: 3, sum: "2 × 1 + 1 × 1", rule: "BASE-14.3" },
    { label: "When complete, at least", value: 8, sum: "3 × 2 + 1 × 2", rule: "BASE-7.3" },
  ],
  open: [[-2, 0, "S"]],
};

function reply(m: Record<string, unknown>): unknown {
  if (m.what === "card") return CARD;
  if (m.what === "outlook") return { lines: [{ text: "Completes the city: Ada +8", rule: "BASE-7.3" }] };
  if (m.what === "why")
    return {
      text: "Does not fit: road meets city.",
      rule: "BASE-4.5",
      rule_text: "Touching edges must continue.",
      edges: ["N"],
    };
  if (m.what === "rule")
    return {
      id: m.rule,
      title: "Completed cities",
      text: "A completed city brings 2 points for each tile and 2 for each coat of arms.",
    };
  const entry = { ...STATES.place!().log[2]!, id: Number(m.before) - 1, text: "An earlier move" };
  return { log: [entry], more: false };
}
