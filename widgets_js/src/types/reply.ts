/** What the kernel answers when it is asked. */
import type { SumLine } from "./view.ts";

export interface Card {
  title: string;
  icon: string;
  pill: string;
  closed: boolean;
  facts: string[];
  figures: [seat: string, count: number, kind?: string][];
  who: string;
  /** What is printed or stands here and does more than count. */
  notes: SumLine[];
  /** `lines` are there where the sum has more than one. */
  points: { label: string; value: number | string; sum: string; rule: string | null; lines: SumLine[] }[];
  open: [number, number, string][];
}
export interface Why {
  text: string;
  rule: string | null;
  rule_text: string;
  edges: string[];
}
export interface Rule {
  id: string;
  title: string;
  text: string;
  /** Related rules by id. */
  see: string[];
  /** What to look at in the picture. */
  example: string;
  /** A small board as an SVG document; shown as a picture, so nothing in it can run. */
  picture: string;
}
