/** What is sent once: the art, the words, the settings. */

export interface Segment {
  /** "city", "road" or "field"; any other kind stands alone on its tile and belongs with the eight squares around it. */
  kind: string;
  area: string;
  line: string;
  anchor: [number, number];
}
export interface Design {
  segments: Segment[];
  grid: string[];
  ends?: [number, number][];
  /** Where pieces lie that are on no segment. */
  rest?: [number, number];
  /** Where what is printed on the tile as a whole is, if a figure can be put there. */
  sign?: [number, number];
}
export interface FigureKind {
  symbol: string;
  mark?: [number, number];
  lying?: string;
  lying_mark?: [number, number];
  /** It belongs to nobody and has a colour of its own. */
  neutral?: boolean;
}
export interface Sheet {
  css: string;
  defs: string;
  designs: Record<string, Design>;
  figures: Record<string, FigureKind>;
  marks: Record<string, string>;
  /** Symbols of tokens by kind, about 10 high around (0, 0). */
  tokens: Record<string, string>;
  /** Symbols of cards by name, 60 x 84, of their backs by the name of the deck. */
  cards: Record<string, string>;
}

export interface Words {
  lang: string;
  langs: [string, string][];
  w: Record<string, string>;
}
export interface Ui {
  theme: "auto" | "light" | "dark" | "contrast";
  height: number;
  outlook: boolean;
  /** The id of the model, by which the page's manager knows it. */
  model: string;
}
