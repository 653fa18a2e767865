import { expect } from "@playwright/test";
import { failpointCases } from "../../src/faults/failpoint-cases.ts";
import { play } from "../../src/faults/fault-case.ts";
import { test } from "../../src/fixtures/faulty-shop.ts";

/**
 * One death of each process over each kind of work; `pnpm
 * test:faults` plays all, power cuts and a failing outside world too.
 */
const sample = [
  "commerce dies at place.after-commit: the buyer presses again",
  "commerce dies at apply.after-books: a webhook came",
  "worker dies at apply.before-commit: no webhook came",
];

for (const name of sample) {
  test(name, async ({ shop }) => {
    const one = failpointCases.find((each) => each.name === name);
    if (!one) throw new Error("There is no such case.");
    expect(one.endings).toContain(await play(shop, one));
  });
}
