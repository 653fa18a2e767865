import { expect, test } from "../../src/fixtures/test.ts";
import { register } from "../../src/journey/account.ts";
import { mostBehindSignIn, scalesFor } from "../../src/journey/script-weight.ts";

test("no page of an account sends more script than its limit", { tag: ["@account", "@all"] }, async ({
  visit: walkIn,
  address,
  mailbox,
}) => {
  const visit = walkIn("CBFR");
  await register(visit, mailbox, address("weight"), "Zoé");
  const weigh = await scalesFor(visit.page);
  const measured: Record<string, number> = {};
  for (const route of ["accountOverview", "accountOrders", "addressBook", "accountData", "reorder"] as const)
    measured[route] = await weigh(() => visit.open(route));
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(measured) });
  for (const [route, bytes] of Object.entries(measured))
    expect([route, bytes > 0, bytes <= mostBehindSignIn]).toEqual([route, true, true]);
});
