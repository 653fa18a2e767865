import type { StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "../../src/fixtures/test.ts";
import { drawnAsFarAsItIs, shiftsOf, watchShifts } from "../../src/journey/shifts.ts";
import { type HaltingLine, startHaltingLine } from "../../src/outside/halting-line.ts";
import { findProduct, takesOwnAmount } from "../../src/shop/catalogue.ts";
import { originOf } from "../../src/shop/visit.ts";
import { stopsOf } from "../../src/walk/stops.ts";

let line: HaltingLine;
test.afterEach(() => line.close());

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

const views: readonly [
  StorefrontCode,
  "home" | "listing" | "product" | "categories" | "business" | "contact" | "balanceCheck",
  typeof phone,
][] = [
  ["CBFR", "home", phone],
  ["CBFR", "home", desk],
  ["CBFR", "listing", phone],
  ["CBFR", "listing", desk],
  ["CBFR", "product", phone],
  ["CBFR", "product", desk],
  ["CBFR", "categories", desk],
  ["CBFR", "business", desk],
  ["CBFR", "contact", desk],
  // So short that its footer is in sight.
  ["CBFR", "balanceCheck", desk],
  // It asks before it shows, and its header leaves out a box.
  ["CKUK", "home", phone],
];

for (const [code, route, viewport] of views) {
  test(`wherever the ${route} page of ${code} stops on its way, nothing moves once it goes on, at ${viewport.width} px`, async ({
    visit: walkIn,
  }) => {
    const { page, shop } = walkIn(code);
    const path =
      route === "product"
        ? shop.link(route, { product: (await findProduct(code, takesOwnAmount)).path })
        : shop.link(route);
    line = await startHaltingLine({ origin: originOf(shop), stopsOf });
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await page.goto(line.origin + path, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    let stops = 0;
    do {
      await drawnAsFarAsItIs(page);
      stops += 1;
    } while (line.go());
    await page.waitForLoadState("load");
    expect(stops).toBeGreaterThan(20);
    expect(await shiftsOf(page)).toEqual([]);
  });
}
