import type { StorefrontCode } from "@giftshop/storefront-config";
import { unless } from "../src/extent.ts";
import { expect, test } from "../src/fixtures/test.ts";
import { shiftsOf, watchShifts } from "../src/journey/shifts.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

// One storefront of each header.
const shops: readonly StorefrontCode[] = ["CBFR", "GCSDE", "CK"];

for (const code of shops) {
  for (const viewport of [phone, desk]) {
    test(
      `the header of ${code} stays in sight at ${viewport.width} px, moves nothing and covers nothing that has focus`,
      unless(code === "CBFR" && viewport === phone),
      async ({ visit: walkIn }) => {
        const visit = walkIn(code);
        const { page } = visit;
        await page.setViewportSize(viewport);
        await watchShifts(page);
        await visit.open("listing");
        const basket = page.getByRole("banner").getByRole("link").last();
        await page.mouse.move(viewport.width / 2, viewport.height / 2);
        await page.mouse.wheel(0, 1200);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
        await expect(basket).toBeInViewport();

        // Back through the page by keyboard: whatever has focus is below the bar, or in it.
        const links = page.getByRole("main").getByRole("link");
        await links.nth(9).focus();
        for (let stops = 0; stops < 6; stops += 1) {
          await page.keyboard.press("Shift+Tab");
          const seen = () =>
            page.evaluate(() => {
              const focused = document.activeElement;
              if (!focused) return false;
              const { left, top, width, height } = focused.getBoundingClientRect();
              const found = document.elementFromPoint(left + width / 2, top + height / 2);
              return found !== null && (focused.contains(found) || found.contains(focused));
            });
          await expect.poll(seen).toBe(true);
        }
        // Its button: where the menu leaves no room for the box, it is all there is.
        const search = page.getByRole("banner").getByRole("search").getByRole("button");
        await search.focus();
        await expect(search).toBeInViewport({ ratio: 1 });
        const shifts = await shiftsOf(page);
        expect(Math.max(0, ...shifts.map(({ value }) => value))).toBeLessThan(0.01);
      },
    );
  }
}
