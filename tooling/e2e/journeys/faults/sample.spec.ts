import { expect, test } from "@playwright/test";
import { failpointCases } from "../../src/faults/failpoint-cases.ts";
import { play } from "../../src/faults/fault-case.ts";
import { type FaultyShop, startFaultyShop } from "../../src/faults/shop.ts";

/** Every fourth place where a purchase may die; `pnpm test:faults` plays all of them, power cuts and a failing outside world too. */
const sample = failpointCases.filter(({ name }, index) => index % 4 === 0 && !name.includes("refund"));

let shop: FaultyShop;
test.beforeAll(async () => {
  shop = await startFaultyShop();
});
test.afterAll(async () => {
  await shop.stop();
});

for (const one of sample) {
  test(one.name, async () => {
    expect(await play(shop, one)).toBeTruthy();
  });
}
