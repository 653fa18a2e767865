import { expect, test } from "../../src/fixtures/test.ts";
import { register } from "../../src/journey/account.ts";

/** The most script that a page behind the sign-in sends, bytes as sent. */
const most = 150_000;

test("no page of an account sends more script than its limit", { tag: ["@account", "@all"] }, async ({
  visit: walkIn,
  address,
  mailbox,
  context,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  await register(visit, mailbox, address("weight"), "Zoé");
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  const scripts = new Set<string>();
  let sent = 0;
  network.on("Network.responseReceived", ({ requestId, type }) => type === "Script" && scripts.add(requestId));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sent += encodedDataLength;
  });
  const measured: Record<string, number> = {};
  for (const route of ["accountOverview", "accountOrders", "addressBook", "accountData", "reorder"] as const) {
    await network.send("Network.clearBrowserCache");
    sent = 0;
    await visit.open(route);
    await page.waitForLoadState("networkidle");
    measured[route] = sent;
  }
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(measured) });
  for (const [route, bytes] of Object.entries(measured))
    expect([route, bytes > 0, bytes <= most]).toEqual([route, true, true]);
});
