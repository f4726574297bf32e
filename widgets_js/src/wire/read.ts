/** Reads what the kernel sent: fills in what is missing, keeps only well-formed rows, never throws. */
import { type Read, type Replies, SHAPES } from "./types.ts";

/**
 * "t" a text, "n" a number, "f" true or false, "a|b" one of these words, else the name of an object; [shape] a list,
 * [shape, shape ...] a row, { "?": shape } that or null, { "*": shape } things by name. A field with "?" stays missing.
 */
export type Shape = string | Shape[] | { [name: string]: Shape };
type Raw = Record<string, unknown>;

const NEUTRAL: Raw = { t: "", n: 0, f: false };
const isObject = (v: unknown): v is Raw => typeof v === "object" && v !== null && !Array.isArray(v);
const isList = (shape: Shape): shape is [Shape] => Array.isArray(shape) && shape.length < 2;
const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : []);

function fits(shape: Shape, v: unknown): boolean {
  if (isList(shape)) return Array.isArray(v);
  if (Array.isArray(shape)) return Array.isArray(v) && shape.every((part, i) => isList(part) || fits(part, v[i]));
  if (typeof shape !== "string") return isObject(v);
  if (shape in NEUTRAL) return typeof v === typeof NEUTRAL[shape];
  return shape.includes("|") ? shape.split("|").includes(v as string) : isObject(v);
}

function take(shape: Shape, v: unknown): unknown {
  if (typeof shape === "string") {
    if (shape in NEUTRAL) return fits(shape, v) ? v : NEUTRAL[shape];
    if (shape.includes("|")) return fits(shape, v) ? v : shape.split("|")[0];
    return fields(SHAPES[shape as keyof Read], isObject(v) ? v : {});
  }
  if (isList(shape)) {
    const [of] = shape;
    // a column of numbers keeps its length, whatever stands in it
    return list(v).flatMap((part) => ((of as string) in NEUTRAL || fits(of, part) ? [take(of, part)] : []));
  }
  if (Array.isArray(shape)) return shape.map((part, i) => take(part, list(v)[i]));
  if (shape["?"]) return fits(shape["?"], v) ? take(shape["?"], v) : null;
  const of = shape["*"]!;
  return Object.fromEntries(
    Object.entries(isObject(v) ? v : {}).flatMap(([name, part]) => (fits(of, part) ? [[name, take(of, part)]] : [])),
  );
}

function fields(shape: Record<string, Shape>, v: Raw): Raw {
  const out: Raw = {};
  for (const [key, part] of Object.entries(shape)) {
    const name = key.replace("?", "");
    if (name === key || fits(part, v[name])) out[name] = take(part, v[name]);
  }
  return out;
}

/** An object of the wire by the name of its type. */
export const read = <K extends keyof Read>(name: K, v: unknown): Read[K] => take(name, v) as Read[K];

/** The answer to a question, by what it asked for. */
export const reply = <K extends keyof Replies>(what: K, v: unknown): Replies[K] =>
  take(SHAPES.Replies[what]!, v) as Replies[K];
