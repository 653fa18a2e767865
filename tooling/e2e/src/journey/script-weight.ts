import type { Page } from "@playwright/test";

/** Most script of a page that somebody lands on, bytes as sent. */
export const mostWhereOneLands = 132_000;
/** Most script of a page behind the sign-in. */
export const mostBehindSignIn = 150_000;

/** Weighs pages: the script that each sends by itself into an empty cache, in bytes as sent. */
export const scalesFor = async (page: Page) => {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  let sent = 0;
  network.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sent += encodedDataLength;
  });
  return async (open: () => Promise<void>): Promise<number> => {
    await network.send("Network.clearBrowserCache");
    sent = 0;
    await open();
    await page.waitForLoadState("networkidle");
    return sent;
  };
};
