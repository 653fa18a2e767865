import type { Browser } from "./browser.ts";
import { startFirefox } from "./firefox.ts";
import { startWebkit } from "./webkit.ts";

/** The browsers beside Chromium, by name, and how each is started. */
export const furtherBrowsers: Readonly<Record<string, () => Promise<Browser>>> = {
  Firefox: startFirefox,
  WebKit: startWebkit,
};
