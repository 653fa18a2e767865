import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";

const configDir = fileURLToPath(new URL(".storybook", import.meta.url));

// Debian's browser where it is installed, else Playwright's own.
const debian = "/usr/bin/chromium";
const launchOptions = { args: ["--no-sandbox"], ...(existsSync(debian) ? { executablePath: debian } : {}) };

/** Components of react-aria that ui-kit uses. */
const ariaParts = [
  "Autocomplete",
  "Button",
  "Calendar",
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
];

export default defineConfig({
  plugins: [storybookTest({ configDir })],
  // Prepared beforehand, as they are imported on first need: found in the middle of a run, they would reload the page under a test.
  optimizeDeps: {
    include: ["@internationalized/date", ...ariaParts.map((part) => `react-aria-components/${part}`)].map(
      (name) => `@giftshop/ui-kit > ${name}`,
    ),
  },
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
