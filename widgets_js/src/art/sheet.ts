/** Makes a sheet safe to stand beside others on the page: ids get a prefix per view, colours a scope per sheet. */
import type { Sheet } from "../wire/types.ts";

export interface Adopted {
  key: string;
  css: string;
  defs: string;
  vars: Record<string, string>;
  /** The href of a symbol of this view. */
  ref: (id: string) => string;
}
// A page loads this module once for every widget, so that a count alone would begin anew with each.
const page = Math.random().toString(36).slice(2, 8);
let views = 0;

function hash(text: string): string {
  let h = 5381;
  for (let i = 0; i < text.length; i++) h = ((h * 33) ^ text.charCodeAt(i)) >>> 0;
  return h.toString(36);
}

/**
 * A browser takes the first element with an id, even one in a hidden notebook where patterns paint nothing. Style rules
 * reach into symbols by simple selectors only, so `url(#cn-x)` in a rule becomes a variable that each view sets itself.
 */
export function adopt(sheet: Sheet): Adopted {
  const prefix = `cv${page}${++views}-`;
  const key = hash(sheet.css);
  const vars: Record<string, string> = {};
  const css = sheet.css
    .replace(/url\(#(cn-[\w-]+)\)/g, (_, id: string) => {
      vars[`--url-${id}`] = `url(#${prefix}${id})`;
      return `var(--url-${id})`;
    })
    .replaceAll(".carcnb", `.carcnb[data-sheet="${key}"]`);
  const defs = sheet.defs.replace(/(\sid="|url\(#|href="#)(?=cn-)/g, `$1${prefix}`);
  return { key, css, defs, vars, ref: (id) => `#${prefix}${id}` };
}
