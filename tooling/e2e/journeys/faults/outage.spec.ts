import { visitorsTest as test } from "../../src/fixtures/faulty-shop.ts";
import { expect } from "../../src/fixtures/test.ts";
import { pay } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { productsOf, takesOwnAmount } from "../../src/shop/catalogue.ts";
import { Visit } from "../../src/shop/visit.ts";
import { faultyPorts } from "../../src/stack/shared-stack.ts";

test("while commerce is down cached pages go on, the basket says so, and nothing is lost", async ({
  page,
  address,
  shop,
}) => {
  const visit = new Visit(page, "CBFR", "fr", faultyPorts);
  const products = await productsOf("CBFR", 1, "fr", faultyPorts.commerce);
  const [product, never] = products.filter(takesOwnAmount);
  if (!product || !never) throw new Error("The catalogue has nothing to buy for this test.");
  const [basket, checkout, buyBox] = [new BasketPage(visit), new CheckoutPage(visit), new ProductPage(visit)];
  const t = visit.words("basket");

  await visit.open("home");
  await visit.open("listing");
  await visit.open("product", { product: product.path });
  await buyBox.buy({ amount: 42 });
  await basket.goToCheckout();
  await checkout.fillBuyer({ firstName: "Élodie", lastName: "Roux", email: address("buyer") });

  await shop.stack.processes.commerce?.kill9();

  await test.step("pages that were kept go on", async () => {
    for (const route of ["home", "listing"] as const) {
      const answer = await page.goto(visit.address(route));
      expect(answer?.status(), route).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
  await test.step("a page that was not kept says so in the shop's own words", async () => {
    const answer = await page.goto(visit.address("product", { product: never.path }));
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(visit.words("content")("error.title"));
  });
  await test.step("what was put together stays in the form, and its press is noted", async () => {
    await visit.open("product", { product: product.path });
    await buyBox.fill({ amount: 42, message: "Pour toi" });
    await buyBox.add.click();
    await expect(page.getByText(visit.words("catalogue/product-dialogs")("added.waiting"))).toBeVisible();
    await expect(buyBox.message).toHaveValue("Pour toi");
  });
  await basket.open();
  await expect(page.getByText(t("problems.waiting"))).toBeVisible();

  await shop.stack.processes.commerce?.start();

  await test.step("and all of it is there when commerce is back, what was pressed meanwhile once", async () => {
    await expect(basket.line(product.title)).toHaveCount(2);
    await expect(basket.lines.filter({ hasText: "Pour toi" })).toContainText("42");
    await expect(basket.quantity(product.title)).toHaveText(["1", "1"]);
    await basket.goToCheckout();
    await expect(checkout.field("firstName")).toHaveValue("Élodie");
    await checkout.acceptTerms();
    await pay(visit, "Élodie");
  });
});
