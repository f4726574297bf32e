/** Reads single values of what came over the wire; a wrong type gives the neutral value. */
export type Raw = Record<string, unknown>;
export const isObject = (v: unknown): v is Raw => typeof v === "object" && v !== null && !Array.isArray(v);
export const text = (v: unknown): string => (typeof v === "string" ? v : typeof v === "number" ? String(v) : "");
export const number = (v: unknown, other = 0): number => (typeof v === "number" && Number.isFinite(v) ? v : other);
export const list = (v: unknown): unknown[] => (Array.isArray(v) ? v : []);
/** The rows of a shape: `n` a number, `t` a text; what is longer keeps its rest. */
export const rows = <T>(v: unknown, shape: string): T[] =>
  list(v).filter(
    (row) => Array.isArray(row) && [...shape].every((c, i) => typeof row[i] === (c === "n" ? "number" : "string")),
  ) as T[];
export const objects = (v: unknown): Raw[] => list(v).filter(isObject);
export const texts = (v: unknown): string[] => list(v).map(text);
export const named = (v: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isObject(v) ? v : {}).filter(([, value]) => typeof value === "string")) as Record<
    string,
    string
  >;
