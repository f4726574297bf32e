// Bundles src/ into carcnb/static: for any page board.js, board.css, the modules that not every board needs, each with
// its style, and shared.js, which all import; widget.js brings them to a page of Jupyter.
// `node build.mjs` writes, `node build.mjs --check` compares byte for byte.
// The banner holds a hash over all inputs, so a test can tell a stale bundle without Node, and the notices of the
// packages bundled; THIRD_PARTY.txt has these for those who look for a file.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, transform } from "esbuild";
import { minify } from "terser";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "..", "carcnb", "static");

function inputs() {
  const files = ["build.mjs", "package-lock.json", "package.json", "tsconfig.json", "words.json"].map((f) =>
    join(here, f),
  );
  for (const dir of ["css", "src"])
    for (const e of readdirSync(join(here, dir), { recursive: true, withFileTypes: true }))
      if (e.isFile()) files.push(join(e.parentPath ?? e.path, e.name));
  return files.map((f) => [relative(here, f).split(sep).join("/"), f]).sort(([a], [b]) => (a < b ? -1 : 1));
}

function digest() {
  const hash = createHash("sha256");
  for (const [name, path] of inputs()) hash.update(`${name}\0`).update(readFileSync(path)).update("\0");
  return hash.digest("hex");
}

/** The licences of the packages that a build took files from, as one text; `licences` has those that lie in none. */
function notices({ inputs }) {
  const folders = Object.keys(inputs).flatMap((f) => f.match(/^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/) ?? []);
  const found = [...new Set(folders)].map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(here, folder, "package.json"), "utf8"));
    const own = readdirSync(join(here, folder)).filter((f) => /^(licen[cs]e|copying|notice)/i.test(f));
    const texts = own.length ? own.sort().map((f) => join(folder, f)) : [join("licences", `${name}.txt`)];
    if (!existsSync(join(here, texts[0])))
      throw new Error(`${name} has no licence file, and no copy may go without one`);
    const text = texts.map((f) => readFileSync(join(here, f), "utf8").replaceAll("\r", "").trim());
    return `${name} ${version} (${license})\n\n${text.join("\n\n")}\n`;
  });
  const ends = found.find((text) => text.includes("*/"));
  if (ends) throw new Error(`the notice of ${ends.split("\n")[0]} would end the comment that it stands in`);
  return found.sort().join("\n\n");
}

const hash = digest().slice(0, 16);
const banner = `/* carcnb widgets_js sha256:${hash} */`;
/** A module's style comes with it as a text. */
const styles = {
  name: "styles",
  setup(building) {
    building.onLoad({ filter: /\.css$/ }, async ({ path, with: { type } }) => {
      if (type !== "text") return undefined;
      const { code } = await transform(readFileSync(path, "utf8"), { loader: "css", minify: true });
      return { contents: code.trim(), loader: "text" };
    });
  },
};
const modules = ["aloud", "coach", "editor", "pages", "paint", "projector"].map((name) => [
  name,
  `src/${name}/index.ts`,
]);
const result = await build({
  absWorkingDir: here,
  entryPoints: { board: "src/mount.ts", widget: "src/loader.ts", ...Object.fromEntries(modules) },
  plugins: [styles],
  splitting: true,
  chunkNames: "shared",
  define: { HASH: JSON.stringify(hash) },
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  write: false,
  metafile: true,
});
const third = `shared.js contains code of other people:\n\n${notices(result.metafile)}`;
// a second pass over what esbuild has made takes 2 kB off, gzipped; "unsafe" is what nobody does to built-in objects
const unsafe = { unsafe: true, unsafe_arrows: true, unsafe_methods: true, pure_getters: true, keep_fargs: false };
const smaller = async (text) =>
  (await minify(text, { module: true, ecma: 2022, compress: { passes: 2, ...unsafe } })).code;
const notice = (path) => (path.endsWith("shared.js") ? `/*!\n${third}*/\n` : "");
const files = await Promise.all(
  result.outputFiles.map(async ({ path, text }) => ({
    path,
    text: `${banner}\n${path.endsWith(".js") ? `${notice(path)}${await smaller(text)}\n` : text}`,
  })),
);
// what a page without Jupyter needs besides the board
const site = await build({
  absWorkingDir: here,
  entryPoints: ["page", "worker", "offline", "prepare"].map((name) => `src/page/${name}.ts`),
  outdir: join(out, "site"),
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  external: ["./parts.js"],
  legalComments: "none",
  write: false,
  metafile: true,
});
const unpacks = `worker.js contains code of other people:\n\n${notices(site.metafile)}`;
for (const { path, text } of site.outputFiles)
  files.push({ path, text: `${banner}\n${path.endsWith("worker.js") ? `/*!\n${unpacks}*/\n` : ""}${text}` });
files.push({ path: join(out, "THIRD_PARTY.txt"), text: `${third}\n\n${unpacks}` });

let stale = 0;
for (const { path, text } of files) {
  if (process.argv.includes("--check")) {
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
      console.error(`stale: ${relative(here, path)} (run: npm run build)`);
      stale = 1;
    }
  } else {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
process.exit(stale);
