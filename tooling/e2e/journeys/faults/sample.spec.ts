import { expect, test } from "@playwright/test";
import { failpointCases } from "../../src/faults/failpoint-cases.ts";
import { play } from "../../src/faults/fault-case.ts";
import { outsideCases } from "../../src/faults/outside-cases.ts";
import { powerCutCases } from "../../src/faults/power-cut-cases.ts";
import { type FaultyShop, startFaultyShop } from "../../src/faults/shop.ts";

/** Every fourth of the matrix that `pnpm test:faults` plays whole: a few of each kind. */
const sample = [failpointCases, powerCutCases(1, 1), outsideCases].flatMap((cases) =>
  cases.filter((_, index) => index % 4 === 0),
);

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
