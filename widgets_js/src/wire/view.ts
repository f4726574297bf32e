/** The view as the front end works with it: what is packed on the wire is unpacked here. */
import { read } from "./read.ts";
import * as wire from "./types.ts";

export type Tile = [x: number, y: number, design: string, turn: number, features: (string | number)[]];

export interface Option extends Omit<wire.Option, "id"> {
  /** The number of the answer, as a text: parts of the page are known by it. */
  id: string;
  turn?: number;
  /** The number of what is said about it: options of one feature with the same say are one entry of the list. */
  of?: number;
}
export interface Prompt extends Omit<wire.Prompt, "options" | "squares" | "places"> {
  options: Option[];
}
export interface View extends Omit<wire.View, "tiles" | "prompt"> {
  tiles: Tile[];
  prompt: Prompt;
}

const rows = (packed: string | undefined): string[][] => (packed ?? "").split(";").map((row) => row.trim().split(" "));

/** "x y design turn feature feature ...;", a third of the bytes of rows. */
const unpack = (packed: string): Tile[] =>
  rows(packed).flatMap(([x, y, design, turn, ...features]): Tile[] => {
    const place = [x, y, turn].map(Number);
    return design && place.every(Number.isInteger) ? [[place[0]!, place[1]!, design, place[2]!, features]] : [];
  });

let known: { packed: string; tiles: Tile[] } = { packed: "", tiles: [] };

/** The same text gives the same array, so that a move that lays no tile draws none. */
function tiles(packed: string): Tile[] {
  if (packed !== known.packed) known = { packed, tiles: unpack(packed) };
  return known.tiles;
}

const NOTHING = { text: "", note: "", icon: "", figure: "", card: "", tile: "" };

/** Where the tile fits: "x y id turns;", the answers of a square numbered from `id`. */
const squares = (packed: string): Option[] =>
  rows(packed).flatMap(([x, y, id, turns]) =>
    [...(turns ?? "")].map((turn, i) => ({
      ...NOTHING,
      id: String(Number(id) + i),
      cell: [Number(x), Number(y)],
      turn: Number(turn),
    })),
  );

/** Where a tile in hand could lie in an editor: "x y turns;". */
export const squaresOf = (packed: string): { cell: wire.Cell; turns: number[] }[] =>
  rows(packed).flatMap(([x, y, turns]) =>
    turns ? [{ cell: [Number(x), Number(y)], turns: [...turns].map(Number) }] : [],
  );

/** Places of figures and pieces: "x y segment id,id say kinds;". */
const places = ({ kinds, texts, rows: packed }: wire.Places): Option[] =>
  rows(packed).flatMap(([x, y, segment, ids, of, digits]) => {
    const said = texts[Number(of)];
    if (!said || !ids || !digits) return [];
    const [icon, text, note] = said;
    return ids.split(",").map((id, i) => ({
      ...NOTHING,
      id,
      cell: [Number(x), Number(y)],
      segment: Number(segment),
      figure: kinds[Number(digits[i])] ?? "",
      of: Number(of),
      icon,
      text,
      note,
    }));
  });

const prompt = ({ squares: fitting, places: placed, options, ...rest }: wire.Prompt): Prompt => ({
  ...rest,
  options: [
    ...squares(fitting),
    ...(placed ? places(placed) : []),
    ...options.map((option) => ({ ...option, id: String(option.id) })),
  ],
});

/** The view, or null when what came is not a view at all. */
export function readView(raw: unknown): View | null {
  if (typeof (raw as Partial<wire.View> | null)?.tiles !== "string") return null;
  const view = read(wire.View, raw);
  return { ...view, tiles: tiles(view.tiles), prompt: prompt(view.prompt) };
}
