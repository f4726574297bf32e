/** Reads what the kernel sent: fills in what is missing, keeps only well-formed rows, never throws. */
import { Replies } from "./types.ts";

/**
 * 0 a text, 1 a number, 2 true or false, "a|b" one of these words; [shape] a list, [shape, shape ...] a row, { "?": shape }
 * that or null, { "*": shape } things by name, else an object by its fields. A field with "?" stays missing.
 */
export type Shape = 0 | 1 | 2 | string | Shape[] | Fields;
type Fields = { readonly [name: string]: Shape };
declare const read_as: unique symbol;
/** The shape that a type is read by. */
export type Of<T> = Fields & { readonly [read_as]?: T };
type Raw = Record<string, unknown>;

const NEUTRAL = ["", 0, false];
const isObject = (v: unknown): v is Raw => typeof v === "object" && v !== null && !Array.isArray(v);
const isList = (shape: Shape): shape is [Shape] => Array.isArray(shape) && shape.length < 2;
const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : []);

function fits(shape: Shape, v: unknown): boolean {
  if (typeof shape === "number") return typeof v === typeof NEUTRAL[shape];
  if (typeof shape === "string") return shape.split("|").includes(v as string);
  if (!Array.isArray(shape)) return isObject(v);
  return Array.isArray(v) && (isList(shape) || shape.every((part, i) => isList(part) || fits(part, v[i])));
}

const known = new WeakMap<object, [shape: Shape, made: unknown]>();

/** What has been read before is the same object: of a view that is patched only what has changed is read. */
function take(shape: Shape, v: unknown): unknown {
  if (typeof v !== "object" || !v) return make(shape, v);
  let had = known.get(v);
  if (had?.[0] !== shape) {
    had = [shape, make(shape, v)];
    known.set(v, had);
  }
  return had[1];
}

function make(shape: Shape, v: unknown): unknown {
  if (typeof shape === "number") return fits(shape, v) ? v : NEUTRAL[shape];
  if (typeof shape === "string") return fits(shape, v) ? v : shape.split("|")[0];
  if (isList(shape)) {
    const [of] = shape;
    // a column of numbers keeps its length, whatever stands in it
    return list(v).flatMap((part) => (typeof of === "number" || fits(of, part) ? [take(of, part)] : []));
  }
  if (Array.isArray(shape)) return shape.map((part, i) => take(part, list(v)[i]));
  const { "?": perhaps, "*": each } = shape;
  if (perhaps !== undefined) return fits(perhaps, v) ? take(perhaps, v) : null;
  const from = isObject(v) ? v : {};
  const out: Raw = {};
  for (const key of Object.keys(each === undefined ? shape : from)) {
    const name = each === undefined ? key.replace("?", "") : key;
    const part = each ?? shape[key]!;
    if ((each === undefined && name === key) || fits(part, from[name])) out[name] = take(part, from[name]);
  }
  return out;
}

/** An object of the wire by the shape of its type. */
export const read = <T>(shape: Of<T>, v: unknown): T => take(shape, v) as T;

/** The answer to a question, by what it asked for. */
export const reply = <K extends keyof Replies>(what: K, v: unknown): Replies[K] =>
  take(Replies[what]!, v) as Replies[K];
