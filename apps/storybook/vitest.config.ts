import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

// Debian's browser where it is installed, else Playwright's own.
const debian = "/usr/bin/chromium";
// Letters and colours are drawn alike on every machine, whatever its own settings for screens are.
const drawnAlike = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"];
const launchOptions = {
  args: ["--no-sandbox", ...drawnAlike],
  ...(existsSync(debian) ? { executablePath: debian } : {}),
};

/** Components of react-aria that ui-kit uses. */
const ariaParts = [
  "Autocomplete",
  "Button",
  "Calendar",
  "ComboBox",
  "Dialog",
  "FieldError",
  "Focusable",
  "Heading",
  "I18nProvider",
  "Input",
  "Label",
  "ListBox",
  "Menu",
  "Modal",
  "Popover",
  "SearchField",
  "Select",
  "Tabs",
  "Text",
  "Toast",
  "Tooltip",
  "slots",
];

/**
 * One picture a story, in `baselines/`, of which one pixel in 250 may differ: font libraries draw edges
 * otherwise, another surface or word is more.
 */
const baselines = {
  comparatorName: "pixelmatch",
  comparatorOptions: { threshold: 0.03, allowedMismatchedPixelRatio: 0.004 },
  // Until the story stands still.
  timeout: 15_000,
  resolveDiffPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    join(root, "../../.data/reports/stories", `${arg}${ext}`),
  resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
    join(root, "baselines", `${arg}${ext}`),
} as const;

export default defineConfig({
  plugins: [storybookTest({ configDir })],
  // One file that cannot be read fails its own stories and does not lie over the pictures of all others.
  server: { hmr: { overlay: false } },
  // Prepared beforehand, as they are imported on first need: found
  // in the middle of a run, they would reload the page under a test.
  optimizeDeps: {
    include: [
      "@internationalized/date",
      "react-dom/server",
      ...ariaParts.map((part) => `react-aria-components/${part}`),
    ].map((name) => `@giftshop/ui-kit > ${name}`),
  },
  test: {
    name: "stories",
    // A page for every core; left alone, one core of two would be kept free.
    maxWorkers: "100%",
    // No story is about time: on a busy machine it may take its own.
    testTimeout: 60_000,
    // Storybook's server is open to the network and may then not write the pictures: the tests' own is not.
    api: { host: "127.0.0.1", allowWrite: true },
    setupFiles: [".storybook/baseline.ts"],
    env: { TEST_ALL: process.env.TEST_ALL ?? "" },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      // Still, so that nothing is judged or pictured halfway through a movement.
      provider: playwright({ launchOptions, contextOptions: { reducedMotion: "reduce" } }),
      instances: [{ browser: "chromium" }],
      expect: { toMatchScreenshot: baselines },
    },
  },
});
