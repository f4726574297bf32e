// The dev page without Jupyter: `npm run dev`, then open the address it prints. `--once` only builds dev/out.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync } from "node:fs";
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
