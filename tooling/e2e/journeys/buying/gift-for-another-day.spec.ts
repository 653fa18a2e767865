import { expect, test } from "../../src/fixtures/test.ts";
import { pay } from "../../src/journey/order.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { DayWindow } from "../../src/pages/day-window.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { findProduct } from "../../src/shop/catalogue.ts";

test("a card for next month waits, until its buyer wants it sent at once", { tag: "@all" }, async ({
  visit: walkIn,
  address,
  mailbox,
}) => {
  const visit = walkIn("GCSDE");
  const { page } = visit;
  const t = visit.words("delivery-date/words");
  const planned = new RegExp(t("day.planned", { day: "" }).trim(), "i");
  const { path } = await findProduct("GCSDE");
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  const receiver = address("receiver");
  await product.fill({ amount: 30, kind: "digital", recipient: { name: "Ada", email: receiver } });
  const days = new DayWindow(visit);
  await days.opener(product.form).click();
  await days.chooseNextMonth();
  await product.add.click();
  await product.goToBasket();
  await expect(page.getByText(planned).first()).toBeVisible();
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  const buyer = address("buyer");
  await checkout.fillBuyer({ firstName: "Bo", lastName: "Lee", email: buyer });
  await checkout.acceptTerms();
  await pay(visit, "Bo");
  const progress = page.getByRole("region", { name: visit.words("checkout")("confirmation.whatHappens") });
  await expect(progress.getByText(planned)).toBeVisible();
  const confirmation = await mailbox.newest(buyer);
  expect(confirmation.text).toMatch(planned);
  expect(await mailbox.of(receiver)).toEqual([]);
  await progress.getByRole("button", { name: new RegExp(t("day.change")) }).click();
  await days.asSoonAsPossible();
  await mailbox.gift(receiver);
  await expect(progress.getByText(visit.words("checkout")("confirmation.deliveries.sent"))).toBeVisible({
    timeout: 30_000,
  });
});
