import { unless } from "../../src/extent.ts";
import { expect, test } from "../../src/fixtures/test.ts";
import { productsOf } from "../../src/shop/catalogue.ts";

test.use({ javaScriptEnabled: false });

for (const code of ["CBFR", "CKUK", "GCSDE"] as const) {
  test(
    `${code} without JavaScript: pages are readable and say what needs it`,
    unless(code === "CBFR"),
    async ({ visit: walkIn, page }) => {
      const visit = walkIn(code);
      const [first] = await productsOf(code, 1);
      if (!first) throw new Error(`${code} sells nothing.`);
      const catalogue = visit.words("catalogue");

      await visit.open("home");
      await page
        .getByRole("main")
        .getByRole("link", { name: visit.words("content")("home.hero.action"), exact: true })
        .click();
      await expect(page.getByRole("main").getByRole("link", { name: first.title, exact: true })).toBeVisible();
      await page.getByRole("link", { name: catalogue("listing.more") }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(catalogue("listing.titlePage", { page: 2 }));

      await visit.open("product", { product: first.path });
      await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
      const said = {
        basket: visit.words("basket")("needsScript"),
        checkout: visit.words("checkout")("page.noScript"),
        paymentProcessing: visit.words("checkout")("processing.noScript"),
        balanceCheck: visit.words("redeem")("balance.noScript"),
      } as const;
      // Texts are not looked for inside `noscript` by any other locator.
      const sentence = page.locator("noscript p");
      await expect(sentence.filter({ hasText: catalogue("buy.needsScript") })).toBeVisible();
      for (const [route, text] of Object.entries(said) as [keyof typeof said, string][]) {
        await visit.open(route);
        await expect(sentence.filter({ hasText: text }), route).toBeVisible();
      }
    },
  );
}
