import type { Page } from "@playwright/test";

/** What a page has asked for, and does not get before the test says so. */
export interface HeldBack {
  /** How many requests that is so far. */
  count(): number;
  /** Lets them pass, and all that come after them. */
  letGo(): void;
}

/**
 * Holds back what the page asks for from now on: a line that is slower than anybody types, on any machine.
 */
export const holdBack = async (page: Page, url: string): Promise<HeldBack> => {
  const gate = Promise.withResolvers<void>();
  let held = 0;
  await page.route(url, async (route) => {
    held += 1;
    await gate.promise;
    // A page that is closed meanwhile waits for nothing.
    await route.continue().catch(() => {});
  });
  return { count: () => held, letGo: gate.resolve };
};
