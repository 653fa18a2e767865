import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { day, unless } from "../../src/extent.ts";
import { expect, test } from "../../src/fixtures/test.ts";
import { fillBasket } from "../../src/journey/order.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { ProviderPage } from "../../src/pages/provider.ts";
import { findProduct } from "../../src/shop/catalogue.ts";

const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 1440, height: 900 }];
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, one line each; and whether the page can be scrolled sideways. */
const faultsOf = async (page: Page): Promise<string[]> => {
  // What is left out while it is far below is judged as well.
  await page.evaluate(() => {
    for (const band of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(band).contentVisibility === "auto") band.style.contentVisibility = "visible";
  });
  // In one go, and of violations alone: no page has frames of another
  // origin, and what passed weighs three times as much as the looking.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ runOnly: rules, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  return wide ? [...found, "scrolls sideways"] : found;
};

const houses = ["CBFR", "CKUK", "GCSDE"] as const;
/** Every run walks one of them, tomorrow's another: what they have in common is most of it. */
const today = houses[day() % houses.length];

for (const code of houses) {
  for (const size of sizes) {
    test(
      `${code} at ${size.width}: axe finds nothing on any page`,
      unless(size === phone && code === today),
      async ({ visit: walkIn, page, address }) => {
        await page.setViewportSize(size);
        await page.emulateMedia({ reducedMotion: "reduce" });
        const visit = walkIn(code);
        const product = await findProduct(code);
        const look = async (name: string) => {
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
          // A target that is half under a bar that stays counts
          // as too small; it is scrolled clear of it in use.
          await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
          expect(await faultsOf(page), `${name} of ${code}`).toEqual([]);
        };
        await visit.open("home");
        await look("home");
        await visit.open("listing");
        await look("listing");
        await visit.open("product", { product: product.path });
        await look("product page");
        await visit.open("balanceCheck");
        await look("balance check");
        await visit.open("notFound");
        await look("404");
        await visit.open("basket");
        await look("empty basket");
        await fillBasket(visit, { product, wish: { message: "Hi" } });
        await look("basket");
        await visit.open("checkout");
        await look("checkout");
        const checkout = new CheckoutPage(visit);
        await checkout.place.click();
        await expect(checkout.problems).toBeVisible();
        await look("checkout with mistakes");
        await checkout.fillBuyer({ firstName: "Ada", lastName: "Byron", email: address("buyer") });
        await checkout.acceptTerms();
        await checkout.goToProvider();
        const provider = new ProviderPage(page);
        await provider.press("Leave open");
        await look("payment processing");
        await page.goBack();
        await provider.pay();
        await new ConfirmationPage(visit).isShown("Ada");
        await look("confirmation");
      },
    );
  }
}

test("nothing scrolls sideways on 320 pixels, in German, Polish and Arabic", async ({ visit: walkIn, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [code, language] of [
    ["GCSDE", "de"],
    ["CBPL", "pl"],
    ["GCSAE", "ar"],
  ] as const) {
    const visit = walkIn(code, language);
    const product = await findProduct(code, undefined, { language });
    for (const address of [
      visit.address("home"),
      visit.address("listing"),
      visit.address("product", { product: product.path }),
      visit.address("balanceCheck"),
    ]) {
      await page.goto(address);
      const [wanted = 0, given = 0] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return [scrollWidth, clientWidth];
      });
      expect(wanted, address).toBeLessThanOrEqual(given);
    }
  }
});

/** Height of what a wheel scrolls around an element, in CSS pixels; 0 where nothing does. */
const scrollerAround = (element: Locator) =>
  element.evaluate((inner) => {
    let around = inner.parentElement;
    while (around && !["auto", "scroll"].includes(getComputedStyle(around).overflowY)) around = around.parentElement;
    return around?.clientHeight ?? 0;
  });

test("at 400 % the windows of filters and of cookies are scrolled as a whole, to their last action", {
  tag: "@all",
}, async ({ visit: walkIn, page }) => {
  // A window of 1280 by 1024 pixels (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const visit = walkIn("CBFR");
  const content = visit.words("content");
  await visit.open("listing");
  const openers = [
    page.getByRole("main").getByRole("button", { name: visit.words("catalogue")("listing.filter.open"), exact: true }),
    page.getByRole("contentinfo").getByText(content("shell.pages.cookies"), { exact: true }),
  ];
  for (const opener of openers) {
    await opener.click();
    const dialog = page.getByRole("dialog");
    const last = dialog.getByRole("button").last();
    await expect(last).not.toBeInViewport();
    expect(await scrollerAround(last)).toBeGreaterThan(100);
    await page.mouse.move(160, 200);
    await page.mouse.wheel(0, 10_000);
    await expect(last).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("under forced colours what is on differs from its ground", { tag: "@all" }, async ({ visit: walkIn, page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  const visit = walkIn("CBFR");
  const t = visit.words("content");
  await visit.open("terms");
  await page.getByRole("contentinfo").getByText(t("shell.pages.cookies"), { exact: true }).click();
  const media = page.getByRole("switch", { name: t("consent.media.title") });
  await media.check({ force: true });
  const { knob, wanted } = await media.evaluate((track) => {
    const probe = document.createElement("i");
    probe.style.cssText = "forced-color-adjust: none; background: HighlightText";
    track.after(probe);
    const colorOf = (...part: [Element, string?]) => getComputedStyle(...part).backgroundColor;
    return { knob: colorOf(track, "::before"), wanted: colorOf(probe) };
  });
  expect(knob).toBe(wanted);
});
