// Bundles src/ into carcnb/static: `node build.mjs` writes, `node build.mjs --check` compares byte for byte.
// The banner holds a hash over all inputs, so a test can tell a stale bundle without Node.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

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

const banner = `/* carcnb widgets_js sha256:${digest()} */`;
const result = await build({
  absWorkingDir: here,
  entryPoints: { widget: "src/index.ts" },
  outdir: out,
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  banner: { js: banner, css: banner },
  write: false,
});

let stale = 0;
for (const { path, contents } of result.outputFiles) {
  if (process.argv.includes("--check")) {
    if (!Buffer.from(contents).equals(readFileSync(path))) {
      console.error(`stale: ${relative(here, path)} (run: npm run build)`);
      stale = 1;
    }
  } else {
    mkdirSync(out, { recursive: true });
    writeFileSync(path, contents);
  }
}
process.exit(stale);
