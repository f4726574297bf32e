/** Takes the picture of Python's memory that pages begin with: `node prepare.mjs PYODIDE LIBRARY PICTURE`. */
// biome-ignore lint/suspicious/noExplicitAny: Node's own modules, whose types are not here
const node = (name: string): Promise<any> => import(`node:${name}`);

import { EMPTY, picture, sitting } from "./python.ts";

const COMPILED = "/compiled";
const WARM = `
from carcnb.site.lean import lean
with lean("${COMPILED}"):
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
const files = fs.readFileSync(library);
// the first Python only compiles: its memory is left in pieces by that, and such a picture is larger
const first = await sitting(source, files, () => {});
first.runPython(WARM);
const python = await sitting(source, files, (memory) => {
  fresh = memory;
});
python.FS.mkdirTree(COMPILED);
for (const name of first.FS.readdir(COMPILED).filter((name) => !name.startsWith("."))) {
  const path = `${COMPILED}/${name}`;
  python.FS.writeFile(path, first.FS.readFile(path), { canOwn: true });
}
// what was imported is in the picture and need not be in the library
console.log(python.runPython(WARM));
fs.writeFileSync(out, picture(python, fresh));
fs.unlinkSync(`${out}.zip`);
