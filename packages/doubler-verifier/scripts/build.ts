import { join } from "node:path";
import { build } from "esbuild";

const folder = join(import.meta.dirname, "..");

// One file without a dependency: what is packed can be read, and runs by itself.
await build({
  entryPoints: [join(folder, "src/doubler-verify.ts")],
  outfile: join(folder, "dist/doubler-verify.mjs"),
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  banner: { js: "#!/usr/bin/env node" },
});
