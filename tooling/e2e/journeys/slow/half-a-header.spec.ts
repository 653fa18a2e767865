import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Page } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { type Shift, shiftsOf, watchShifts } from "../../src/journey/shifts.ts";
import { type HaltingLine, type HaltingLineOptions, startHaltingLine } from "../../src/outside/halting-line.ts";
import { originOf, type Visit } from "../../src/shop/visit.ts";

/** Between two parts of every header. */
const inTheHeader = "</nav>";

let line: HaltingLine;
test.afterEach(() => line.close());

/** Opens the listing over a line that stops in the middle of its header. */
const openHalf = async ({ page, shop }: Visit, change?: HaltingLineOptions["change"]): Promise<void> => {
  line = await startHaltingLine({
    origin: originOf(shop),
    stopsOf: (html) => [html.indexOf(inTheHeader)],
    ...(change && { change }),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchShifts(page);
  await page.goto(line.origin + shop.link("listing"), { waitUntil: "commit" });
  await expect(page.locator("header")).toBeAttached();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].every(({ sheet }) => sheet !== null),
  );
};

const drawn = (page: Page) => page.evaluate(() => performance.getEntriesByType("paint").length > 0);

/** What has moved once everything is there and drawn. */
const movedInTheEnd = async (page: Page): Promise<Shift[]> => {
  line.go();
  await page.waitForLoadState("load");
  await expect.poll(() => drawn(page)).toBe(true);
  return shiftsOf(page);
};

const shops: readonly StorefrontCode[] = ["CK", "CBFR", "GCSDE"];

for (const code of shops) {
  test(`a page of ${code} that stops in the middle of its header is drawn once that is whole, and nothing moves`, async ({
    visit: walkIn,
  }) => {
    const visit = walkIn(code);
    await openHalf(visit);
    expect(await drawn(visit.page)).toBe(false);
    expect(await movedInTheEnd(visit.page)).toEqual([]);
  });
}

test("drawn as it comes, a header would move under the eyes", async ({ visit: walkIn }) => {
  const visit = walkIn("CK");
  await openHalf(visit, (html) => html.replace(/<link rel="expect"[^>]*>/, ""));
  await expect.poll(() => drawn(visit.page)).toBe(true);
  expect(await movedInTheEnd(visit.page)).not.toEqual([]);
});
