import { expect, test } from "../../src/fixtures/test.ts";
import { pay } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { findProduct } from "../../src/shop/catalogue.ts";

test("a gift that went to a mistyped email is called back, and comes with a new card to the right one", {
  tag: ["@checkout", "@all"],
}, async ({ visit: walkIn, address, mailbox }) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const t = visit.words("checkout");
  const { path } = await findProduct("CBFR");
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  const [wrong, right, buyer] = [address("wrong"), address("right"), address("buyer")];
  await product.fill({ amount: 30, kind: "digital", recipient: { name: "Zoé", email: wrong } });
  await product.add.click();
  await product.goToBasket();
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await checkout.fillBuyer({ firstName: "Élodie", lastName: "Martin", email: buyer });
  await checkout.acceptTerms();
  await pay(visit, "Élodie");
  await mailbox.gift(wrong);
  const progress = page.getByRole("region", { name: t("confirmation.whatHappens") });
  await progress.getByRole("button", { name: t("aftercare.correctFor", { name: "Zoé" }) }).click();
  const window = page.getByRole("dialog", { name: t("aftercare.correctTitle") });
  await window.getByLabel(t("aftercare.newEmail")).fill(right);
  await window.getByRole("button", { name: t("aftercare.save") }).click();
  await expect(progress.getByText(t("aftercare.moved"))).toBeVisible();
  await expect(progress.getByText(right)).toBeVisible();
  const [first, second] = [await mailbox.gift(wrong), await mailbox.gift(right)];
  expect(second).not.toEqual(first);
});
