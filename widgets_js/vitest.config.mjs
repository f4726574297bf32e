import { defineConfig } from "vitest/config";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  define: { HASH: '"test"' },
  test: { include: ["test/**/*.test.ts"], setupFiles: ["test/setup.ts"] },
});
