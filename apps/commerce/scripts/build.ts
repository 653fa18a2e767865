import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { migrationModules } from "../src/modules.ts";
import { neverCalled } from "./never-called.ts";
import { ownHolidays } from "./own-holidays.ts";
import { withoutEffects } from "./without-effects.ts";

const root = join(import.meta.dirname, "..");
/** With `--failpoints` a second bundle, in which the named failpoints can be armed: for the tests of faults. */
const armable = process.argv.includes("--failpoints");
const out = join(root, armable ? "node_modules/.cache/failpoints" : "dist");

await rm(out, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: ["server", "worker", "migrate", "seed", "edit", "resend", "settle", "refund", "dispatch"].map(
    (name) => `src/${name}.ts`,
  ),
  outdir: out,
  bundle: true,
  // What only the worker needs (drawing, rendering, mail) stays out of the server.
  splitting: true,
  platform: "node",
  target: "node24",
  format: "esm",
  jsx: "automatic",
  sourcemap: "linked",
  minifySyntax: true,
  minifyWhitespace: true,
  // The compiler of documents would write JSON by a schema, with half a megabyte of what checks schemas.
  plugins: [ownHolidays(), withoutEffects("mollie-api-typescript"), neverCalled("fast-json-stringify")],
  define: { "process.env.NODE_ENV": armable ? '"test"' : '"production"' },
  // Native or found by path when the process runs.
  external: ["pg-native", "@resvg/resvg-js", "@ip-location-db/*"],
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
// The drawing of card faces for e-mail reads its fonts by path.
await cp(join(root, "src/mail/fonts"), join(out, "fonts"), { recursive: true });
