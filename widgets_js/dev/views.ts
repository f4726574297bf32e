/** Views in every state, as the kernel would send them: for the dev page and the tests. */
import type { Figure, Lesson, LogEntry, Prompt, Seat, View } from "../src/types.ts";
import { big, DESIGNS, type Game, replay } from "./game.ts";

const NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Finn"];
const SEATS = ["red", "blue", "green", "yellow", "black", "pink"];
const MARKS = ["circle", "triangle", "square", "diamond", "star", "cross"];
export const ROLE = { city: "knight", road: "thief", monastery: "monk", field: "farmer" } as const;

const seat = (i: number, score: number, active: boolean): Seat => ({
  seat: SEATS[i]!,
  name: NAMES[i]!,
  mark: MARKS[i]!,
  score,
  cards: score > 49 ? [50] : [],
  active,
  supply: [{ kind: "meeple", left: 4 - (i % 3), total: 7 }],
});

export function tilesOf(game: Game): View["tiles"] {
  const { of } = game.features();
  return game.tiles.map(({ id, x, y, r }, t) => [
    x,
    y,
    id,
    r,
    DESIGNS.get(id)!.segments.map((_, s) => of.get(`${t}:${s}`)!.id),
  ]);
}

export function placePrompt(game: Game, tile: string): Prompt {
  const legal = game.legal(tile);
  const cells = new Set(legal.map((l) => `${l.x},${l.y}`)).size;
  return {
    ...base("place", 0, "Place the tile", `Fits in ${cells} places`),
    tile,
    options: legal.map(({ x, y, r }) => ({ id: `place ${tile} ${x},${y} r${r}`, cell: [x, y], turn: r })),
  };
}

const base = (kind: string, step: number, question: string, facts: string): Prompt => ({
  seat: "red",
  kind,
  step,
  steps: ["Tile", "Figure", "Points"],
  who: "Ada to play",
  question,
  facts,
  tile: null,
  at: null,
  options: [],
  refused: [],
  skip: null,
  // biome-ignore lint/suspicious/noThenProperty: the name the kernel uses
  then: [],
});

export function figurePrompt(game: Game): Prompt {
  const last = game.tiles.at(-1)!;
  const segments = DESIGNS.get(last.id)!.segments;
  const free = segments.map((s, i) => ({ s, i })).filter(({ s }) => s.kind !== "road");
  const cap = (t: string) => t[0]!.toUpperCase() + t.slice(1);
  return {
    ...base("figure", 1, "Place a figure?", "Choose a spot on the tile."),
    at: [last.x, last.y, last.r],
    options: free.map(({ s, i }) => ({
      id: `deploy meeple ${last.x},${last.y} ${s.kind}.${i}`,
      cell: [last.x, last.y],
      segment: i,
      icon: ROLE[s.kind],
      figure: "meeple",
      text: cap(ROLE[s.kind]),
      note: s.kind === "field" ? "Field, 1 complete city" : `${cap(s.kind)}, 1 tile`,
    })),
    refused: segments.flatMap((s, i) =>
      s.kind === "road"
        ? [
            {
              id: `r${i}`,
              segment: i,
              icon: "thief",
              text: "Thief",
              note: "Taken: Ben is already here.",
              rule: "BASE-5.7",
            },
          ]
        : [],
    ),
    skip: "skip",
    // biome-ignore lint/suspicious/noThenProperty: the name the kernel uses
    then: [{ text: "Then: City completed, Ada +8", rule: "BASE-7.3", cells: [] }],
  };
}

function logOf(n: number, cells: LogEntry["cells"]): LogEntry[] {
  const entry = (id: number, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
    id,
    n: id,
    seat: id % 2 ? "blue" : "red",
    kind: "tile",
    strong: false,
    text,
    points: null,
    sum: [],
    rule: "BASE-4.5",
    cells: [],
    say: text,
    ...more,
  });
  const sum = [
    { text: "3 tiles × 2", value: 6, rule: "BASE-7.3" },
    { text: "1 coat of arms × 2", value: 2, rule: "BASE-7.4" },
  ];
  const score = { strong: true, kind: "points", points: 8, rule: "BASE-7.3", cells, sum };
  return [
    entry(n, "Ben: knight", { kind: "figure" }),
    entry(n - 1, "City completed", { ...score, say: "City completed, Ada 8 points." }),
    entry(n - 2, "Ada places a tile"),
    entry(n - 3, "Road completed", {
      ...score,
      points: 4,
      sum: [{ text: "4 tiles × 1", value: 4, rule: "BASE-6.4" }],
      rule: "BASE-6.4",
    }),
    entry(n - 4, "Ada: monk", { kind: "figure" }),
    entry(n - 5, "Ben places a tile"),
  ];
}

const FIGURES: Figure[] = [
  ["m1", "red", "meeple", -1, 0, 0],
  ["m2", "blue", "meeple", 1, -1, 1],
  ["m3", "red", "meeple", 0, 1, 0],
  ["m4", "blue", "meeple", 0, -1, 2],
  ["m5", "red", "meeple", -3, 0, 1],
  ["m6", "blue", "meeple", 1, 1, 0],
];

/** A view as it comes over the wire: tiles are one text there. */
export type RawView = Omit<View, "tiles"> & { tiles: string };

export const packed = (tiles: View["tiles"]): string => tiles.map((t) => t.flat().join(" ")).join(";");

export function viewOf(game: Game, prompt: Prompt | null, more: Partial<RawView> = {}): RawView {
  const tiles = tilesOf(game);
  const has = (f: Figure) => tiles.some((t) => t[0] === f[3] && t[1] === f[4] && t[4][f[5]] !== undefined);
  return {
    n: 17,
    seats: [seat(0, 4, true), seat(1, 12, false)],
    tiles: packed(tiles),
    figures: FIGURES.filter(has),
    track: [
      ["red", "meeple", 4],
      ["blue", "meeple", 12],
    ],
    left: [...DESIGNS.values()].map((d, i) => [d.id, i % 5 ? d.count : 0, d.count]),
    left_total: 54,
    log: logOf(
      41,
      tiles.slice(0, 3).map((t) => [t[0], t[1], 0]),
    ),
    log_more: true,
    prompt,
    final: null,
    can_undo: true,
    can_redo: false,
    playable: true,
    lesson: null,
    ...more,
  };
}

export const LESSON: Lesson = {
  title: "Cities",
  where: "Step 4 of 7",
  step: 3,
  steps: ["Tiles", "Edges", "A knight", "A closed wall scores", "Coats of arms", "Try it", "Farmers"].map(
    (title, i) => ({
      title,
      task: i === 3 || i === 5,
      done: i < 3,
    }),
  ),
  heading: "A closed wall scores",
  caption: [
    {
      p: [
        { t: "Ada’s knight stands in a city of two tiles, one with a coat of arms. A complete city brings " },
        { t: "2 points for each tile", b: true },
        { t: " and 2 for each coat of arms, at once. Then the knight goes home. " },
        { t: "BASE-7.3", rule: "BASE-7.3" },
      ],
    },
  ],
  light: [[0, 0, 0]],
  task: {
    tag: "Your turn",
    question: "Complete Ada’s city with this tile.",
    tile: "base-E",
    state: "open",
    choices: null,
    feedback: [],
    hints_left: 2,
    hint: null,
  },
  back: true,
  next: true,
  off_path: false,
};

function lessonView(more: Partial<NonNullable<Lesson["task"]>>, steps: Partial<Lesson> = {}): RawView {
  const game = replay(0);
  for (const [id, x, y, r] of [
    ["M", 0, -1, 2],
    ["U", 1, 0, 0],
    ["V", -1, 0, 3],
    ["H", 2, -1, 0],
  ] as const)
    game.put(`base-${id}`, x, y, r);
  const light = tilesOf(game).flatMap((t) => (t[4][0] === 0 ? [[t[0], t[1], 0] as [number, number, number]] : []));
  const open = (more.state ?? "open") === "open" && !more.choices;
  const figures: Figure[] = [["m1", "red", "meeple", 0, 0, 0]];
  const lesson = { ...LESSON, light, ...steps, task: { ...LESSON.task!, ...more } };
  return viewOf(game, open ? placePrompt(game, "base-E") : null, { figures, lesson });
}

const FINAL: View["final"] = {
  title: "Ada wins, 98 : 79",
  columns: ["red", "blue"],
  groups: [
    {
      title: "During the game",
      rows: [
        { text: "Roads", values: [14, 9], cells: [] },
        {
          text: "Cities",
          values: [24, 18],
          cells: [
            [0, 0, 0],
            [0, -1, 0],
          ],
        },
        { text: "Monasteries", values: [9, 0], cells: [] },
      ],
    },
    { title: "Final scoring", rows: [{ text: "Fields", values: [51, 52], cells: [[0, 0, 2]] }] },
  ],
  totals: [98, 79],
};

/** Every state by name. */
export const STATES: Record<string, () => RawView> = {
  place: () => viewOf(replay(16), placePrompt(replay(16), "base-J")),
  figure: () => viewOf(replay(17), figurePrompt(replay(17)), { n: 18 }),
  choose: () =>
    viewOf(replay(16), {
      ...base("choose", 2, "Which figure comes home?", "The mage lets you take one back."),
      options: [
        { id: "take a", text: "The knight at 1, 0", note: "City, 3 tiles" },
        { id: "take b", text: "The thief at -1, 0", note: "Road, 2 tiles" },
      ],
      skip: "skip",
    }),
  waiting: () =>
    viewOf(
      replay(17),
      {
        ...base(
          "place",
          0,
          "Ben is choosing a place",
          "Meanwhile, point at anything on the board to see what it is worth.",
        ),
        seat: "blue",
        who: "Ben to play",
        tile: "base-B",
      },
      { playable: false },
    ),
  lesson: () => lessonView({}),
  hint: () =>
    lessonView({ hints_left: 1, hint: [{ p: [{ t: "A city is complete when walls close it on every side." }] }] }),
  quiz: () =>
    lessonView({
      tile: null,
      question: "How many points does Ada’s city bring when it is complete?",
      choices: [
        { id: "6", text: "6" },
        { id: "8", text: "8" },
        { id: "9", text: "9" },
      ],
    }),
  right: () =>
    lessonView({
      state: "right",
      feedback: [
        {
          p: [
            { t: "Right.", b: true },
            { t: " The wall is closed: 3 tiles × 2 + 1 coat of arms × 2 = 8. " },
            { t: "BASE-7.3", rule: "BASE-7.3" },
          ],
        },
      ],
    }),
  notyet: () =>
    lessonView({
      state: "notyet",
      feedback: [
        {
          p: [
            { t: "It fits, but the city is not closed.", b: true },
            { t: " Ada’s city still has 1 open end, so nobody scores yet. " },
            { t: "BASE-7.1", rule: "BASE-7.1" },
          ],
        },
      ],
    }),
  over: () =>
    viewOf(
      big(72),
      { ...base("over", 2, "", "Point at a row to see where the points came from."), seat: "" },
      { final: FINAL, seats: [seat(0, 98, false), seat(1, 79, false)], figures: [], playable: false },
    ),
  six: () =>
    viewOf(replay(16), placePrompt(replay(16), "base-U"), {
      seats: SEATS.map((_, i) => seat(i, [4, 12, 12, 51, 12, 0][i]!, i === 0)),
      track: SEATS.map((s, i) => [s, "meeple", [4, 12, 12, 51, 12, 0][i]!]),
    }),
  big: () => viewOf(big(150), placePrompt(big(150), "base-V")),
  huge: () => viewOf(big(200), placePrompt(big(200), "base-V")),
};
