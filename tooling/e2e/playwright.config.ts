import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { day, everything, ofEverything } from "./src/extent.ts";
import { dataFolder, readyUrl } from "./src/stack/shared-stack.ts";
import { nameOf, walked } from "./src/walk/places.ts";

/** Debian's browser, unless another is named. */
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

// Equal for every worker, should midnight pass.
process.env.E2E_DAY = String(day());

export default defineConfig({
  ...(!everything && { grepInvert: new RegExp(ofEverything) }),
  // `npm test` says it: two of the places are others tomorrow.
  metadata: { walked: walked.map(nameOf).join(", ") },
  testDir: "journeys",
  outputDir: join(dataFolder, "results"),
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Where it is read afterwards, what failed stands together at the end.
  reporter: [
    [process.stdout.isTTY ? "line" : "dot"],
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [] : [["json"] as const]),
  ],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath, args: ["--no-sandbox", "--disable-dev-shm-usage"] },
    // Steps and console only, as requests and states of failed pages take a sixth of the CPU (`--trace on`
    // for them); the last picture and the page's text are kept anyway.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
  },
  webServer: {
    command: `"${process.execPath}" src/stack/serve.ts`,
    url: readyUrl,
    timeout: 600_000,
    reuseExistingServer: process.env.E2E_KEEP === "1",
    gracefulShutdown: { signal: "SIGTERM", timeout: 60_000 },
    stderr: "pipe",
  },
  projects: [
    // These kill processes, so they have a shop of their own, one after the other; they come first, beside
    // the others, as much of it is waiting.
    { name: "faults", testMatch: "faults/**/*.spec.ts", fullyParallel: false, workers: 1, timeout: 180_000 },
    { name: "journeys", testIgnore: ["walk/**", "faults/**", "prompt/**", "slow/**", "browsers/**"] },
    // What a page's framework does on slow lines and slow devices: by moments, and so long.
    ...(everything ? [{ name: "slow", testMatch: "slow/**/*.spec.ts" }] : []),
    // Browsers that take seconds to start, and of which one has a port.
    ...(everything ? [{ name: "browsers", testMatch: "browsers/**/*.spec.ts", timeout: 300_000 }] : []),
    // Long ways over many pages, of which none is said to come
    // within a time: a busy machine may take longer over them.
    { name: "walk", testMatch: "walk/**/*.spec.ts", timeout: 300_000, use: { actionTimeout: 60_000 } },
    // What takes most of the seconds that the shop promises, with nothing
    // beside it: a second browser on the same machine takes them from it.
    {
      name: "prompt",
      testMatch: "prompt/**/*.spec.ts",
      fullyParallel: false,
      workers: 1,
      dependencies: ["faults", "journeys", "walk", ...(everything ? ["slow"] : [])],
    },
  ],
});
