/** Takes the picture of Python's memory that pages begin with: `node prepare.mjs PYODIDE LIBRARY PICTURE`. */
// biome-ignore lint/suspicious/noExplicitAny: Node's own modules, whose types are not here
const node = (name: string): Promise<any> => import(`node:${name}`);

import { EMPTY, picture, sitting } from "./python.ts";

const WARM = `
from carcnb.site.lean import lean
with lean():
    from carcnb.site.host import warm
    files = warm()
files
`;
declare const process: { argv: string[] };

const [fs, url] = await Promise.all([node("fs"), node("url")]);
const [pyodide = "", library = "", out = ""] = process.argv.slice(2);
const load = (name: string) => import(url.pathToFileURL(`${pyodide}/${name}`).href);
fs.writeFileSync(`${out}.zip`, EMPTY);
const [{ loadPyodide }, { default: create }] = await Promise.all([load("pyodide.mjs"), load("pyodide.asm.mjs")]);
let fresh = new Uint8Array();
const source = { loadPyodide, create, base: `${pyodide}/`, empty: `${out}.zip` };
const python = await sitting(source, fs.readFileSync(library), (memory) => {
  fresh = memory;
});
// what was imported is in the picture and need not be in the library
console.log(python.runPython(WARM));
fs.writeFileSync(out, picture(python, fresh));
fs.unlinkSync(`${out}.zip`);
