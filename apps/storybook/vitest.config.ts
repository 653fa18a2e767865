import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

// Debian's browser where it is installed, else Playwright's own.
const debian = "/usr/bin/chromium";
const launchOptions = { args: ["--no-sandbox"], ...(existsSync(debian) ? { executablePath: debian } : {}) };

export default defineConfig({
  plugins: [storybookTest({ configDir })],
  // All that stories import is prepared beforehand: found during the run, it would reload the page under a test.
  optimizeDeps: { entries: ["../../packages/*/src/**/*.stories.tsx"] },
  test: {
    name: "stories",
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Still, so that nothing is judged or pictured halfway through a movement.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" }],
    },
  },
});
