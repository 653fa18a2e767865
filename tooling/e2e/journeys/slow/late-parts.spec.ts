import { expect, test } from "../../src/fixtures/test.ts";
import { shiftsOf, watchShifts } from "../../src/journey/shifts.ts";
import { holdBack } from "../../src/outside/hold-back.ts";

/** Pages of which most comes with their scripts, or whose title nearly fills a phone's line. */
const routes = ["account", "manyRecipients", "balanceCheck", "favourites", "choiceCard", "notFound"] as const;

for (const route of routes) {
  test(`on a phone what comes late to ${route} moves nothing`, async ({ visit: walkIn }) => {
    const visit = walkIn("CBFR");
    const { page } = visit;
    await page.setViewportSize({ width: 412, height: 823 });
    await watchShifts(page);
    const late = await holdBack(page, "**/*.{js,woff2}");
    await page.goto(visit.address(route), { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    late.letGo();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
