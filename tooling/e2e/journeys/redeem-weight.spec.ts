import { expect, test } from "../src/fixtures/test.ts";
import { mostWhereOneLands, scalesFor } from "../src/journey/script-weight.ts";

test("what a card is exchanged for sends no more script than its limit", { tag: ["@redeem", "@all"] }, async ({
  visit: walkIn,
}) => {
  const visit = walkIn("CBFR");
  const weigh = await scalesFor(visit.page);
  const measured = {
    redeemShop: await weigh(() => visit.open("redeemShop")),
    businessRedeemShop: await weigh(() => visit.open("businessRedeemShop", { pageId: "maison-verneuil" })),
  };
  test.info().annotations.push({ type: "bytes", description: JSON.stringify(measured) });
  for (const [route, bytes] of Object.entries(measured))
    expect([route, bytes > 0, bytes <= mostWhereOneLands]).toEqual([route, true, true]);
});
