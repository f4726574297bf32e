// The dev page without Jupyter: `npm run dev`, then open the address it prints. `--once` only builds dev/out,
// `--words` writes the states in Czech anew.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { context } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, "out");
mkdirSync(out, { recursive: true });
copyFileSync(join(here, "index.html"), join(out, "index.html"));
for (const dress of ["summer", "winter"])
  execFileSync(process.env.PYTHON ?? "python3", [join(here, "sheet.py"), join(out, `${dress}.json`), dress], {
    stdio: "inherit",
  });
const cs = join(out, "cs.json");
if (!existsSync(cs) || process.argv.includes("--words"))
  execFileSync(process.env.PYTHON ?? "python3", [join(here, "views.py"), cs, "cs"], { stdio: "inherit" });
const ctx = await context({
  entryPoints: [join(here, "main.ts")],
  outdir: out,
  bundle: true,
  format: "esm",
  target: "es2022",
  sourcemap: true,
  jsx: "automatic",
  jsxImportSource: "preact",
});
await ctx.rebuild();
if (process.argv.includes("--once")) process.exit(0);
const { port } = await ctx.serve({ servedir: out });
console.log(`http://localhost:${port}/?state=place`);
