import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "@jest/globals";
import { build } from "esbuild";

/** Most of what counts, bytes as sent. */
const most = 6_000;

test("what fills and forwards the data layer, all that it imports with it, is sent as 6 kB at most", async () => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(import.meta.resolve("@giftshop/analytics/late"))],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    write: false,
    logLevel: "error",
  });
  const sent = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
  expect(sent).toBeGreaterThan(1_000);
  expect(sent).toBeLessThanOrEqual(most);
});
