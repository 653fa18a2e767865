import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { modules } from "../src/entries/modules.ts";
import { readMigrations } from "../src/platform/database/index.ts";
import { ownHolidays } from "./own-holidays.ts";

const root = join(import.meta.dirname, "..");
/**
 * With `--failpoints` a second bundle, in which the named failpoints can be armed: for the tests of faults.
 */
const armable = process.argv.includes("--failpoints");
const out = join(root, armable ? "node_modules/.cache/failpoints" : "dist");

await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: [{ in: "src/entries/main.ts", out: "commerce" }],
  outdir: out,
  // Each process finds migrations in the folder above its own file, here as in the sources.
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  // What one command needs alone (drawing, rendering, mail) stays out of the others.
  splitting: true,
  platform: "node",
  target: "node24",
  format: "esm",
  jsx: "automatic",
  sourcemap: "linked",
  minifySyntax: true,
  minifyWhitespace: true,
  plugins: [ownHolidays()],
  define: { "process.env.NODE_ENV": armable ? '"test"' : '"production"' },
  // Native or found by path when the process runs.
  external: ["pg-native", "@node-rs/argon2", "@resvg/resvg-js", "@ip-location-db/*", "pdfkit", "fontkit"],
  // CommonJS packages inside the bundle still call `require` for what Node itself brings.
  banner: {
    js: 'import { createRequire as __createRequire } from "node:module"; const require = __createRequire(import.meta.url);',
  },
  logLevel: "warning",
});
await readMigrations(join(root, "src"), modules);
for (const { migrations } of modules)
  if (migrations) await cp(join(root, "src", migrations), join(out, migrations), { recursive: true });
// The drawing of card faces reads its fonts by path.
await cp(join(root, "src/platform/pictures/fonts"), join(out, "chunks/fonts"), { recursive: true });
await cp(join(root, "src/shop/documents/pdf/fonts"), join(out, "chunks/fonts"), { recursive: true });
