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

/** What a board draws with: what of its dress has come, and its own names for it. */
export type Sheet = Pick<wire.Art, "designs" | "figures" | "marks"> & Pick<wire.Sheet, "key" | "tokens" | "cards">;

const rows = (packed: string | undefined): string[][] => (packed ?? "").split(";").map((row) => row.trim().split(" "));

/** The tiles that a board has read last. */
export type Tiles = { packed: string; tiles: Tile[]; rows: Map<string, Tile> };
export const noTiles = (): Tiles => ({ packed: "", tiles: [], rows: new Map() });

/** "x y design turn feature feature ...;": a tile that was read before is the same object, and so is an array of the same. */
function tiles(packed: string, known: Tiles): Tile[] {
  if (packed === known.packed) return known.tiles;
  const laid = new Map<string, Tile>();
  for (const row of packed.split(";")) {
    const [x, y, design, turn, ...features] = row.trim().split(" ");
    const place = [x, y, turn].map(Number);
    if (design && place.every(Number.isInteger))
      laid.set(row, known.rows.get(row) ?? [place[0]!, place[1]!, design, place[2]!, features]);
  }
  return Object.assign(known, { packed, tiles: [...laid.values()], rows: laid }).tiles;
}

const NOTHING = { text: "", note: "", icon: "", figure: "", card: "", tile: "" };

/** Where a tile in hand could lie: "x y turns;". */
export const squaresOf = (packed: string): { cell: wire.Cell; turns: number[] }[] =>
  rows(packed).flatMap(([x, y, turns]) =>
    turns ? [{ cell: [Number(x), Number(y)], turns: [...turns].map(Number) }] : [],
  );

/** The squares as answers: these are numbered from the first on. */
const squares = (packed: string): Option[] =>
  squaresOf(packed)
    .flatMap(({ cell, turns }) => turns.map((turn) => ({ ...NOTHING, cell, turn })))
    .map((option, i) => ({ ...option, id: String(i) }));

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

const prompts = new WeakMap<wire.Prompt, Prompt>();

/** A question that has been read before is the same object. */
function prompt(asked: wire.Prompt): Prompt {
  let made = prompts.get(asked);
  if (!made) {
    const { squares: fitting, places: placed, options, ...rest } = asked;
    const listed = options.map((option) => ({ ...option, id: String(option.id) }));
    made = { ...rest, options: [...squares(fitting), ...(placed ? places(placed) : []), ...listed] };
    prompts.set(asked, made);
  }
  return made;
}

/** The view, or null when what came is not a view at all. */
export function readView(raw: unknown, known: Tiles = noTiles()): View | null {
  if (typeof (raw as Partial<wire.View> | null)?.tiles !== "string") return null;
  const view = read(wire.View, raw);
  return { ...view, tiles: tiles(view.tiles, known), prompt: prompt(view.prompt) };
}

/** A player's name; of nobody who plays, what was asked for. */
export const nameOf = (view: View, seat: string): string => view.seats.find((s) => s.seat === seat)?.name ?? seat;
