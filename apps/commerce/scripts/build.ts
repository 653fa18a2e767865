import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { migrationModules } from "../src/modules.ts";

const root = join(import.meta.dirname, "..");
const out = join(root, "dist");

await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ["server", "worker", "migrate", "seed"].map((name) => `src/${name}.ts`),
  outdir: out,
  bundle: true,
  platform: "node",
  target: "node24",
  format: "esm",
  jsx: "automatic",
  sourcemap: "linked",
  minifySyntax: true,
  define: { "process.env.NODE_ENV": '"production"' },
  // Native or found by path when the process runs.
  external: ["pg-native", "@resvg/resvg-js", "@ip-location-db/*"],
  loader: { ".svg": "text", ".ttf": "binary", ".woff2": "binary" },
  // CommonJS packages inside the bundle still call `require` for what Node itself brings.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
await Promise.all(
  migrationModules.map((module) =>
    cp(join(root, "src", module, "migrations"), join(out, module, "migrations"), { recursive: true }),
  ),
);
