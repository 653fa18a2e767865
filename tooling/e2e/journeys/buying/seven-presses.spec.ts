import type { Locator } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { findProduct, takesOwnAmount } from "../../src/shop/catalogue.ts";

/** The most that an ordinary gift may take: as many as the best shops do. */
const most = { presses: 7, fields: 5 };

test("CBFR: a gift for somebody else takes seven presses and five fields at most, from the list to the thanks", async ({
  visit: walkIn,
  mailbox,
  address,
}) => {
  const visit = walkIn("CBFR");
  const { page } = visit;
  const used = { presses: 0, fields: 0 };
  const press = async (what: Locator) => {
    used.presses += 1;
    await what.click();
  };
  const type = async (what: Locator, text: string) => {
    used.fields += 1;
    await what.fill(text);
  };
  const { title } = await findProduct("CBFR", takesOwnAmount, { pages: [1] });
  const product = new ProductPage(visit);
  const checkout = new CheckoutPage(visit);
  const friend = address("friend");

  await visit.open("listing");
  await press(page.getByRole("main").getByRole("link", { name: title, exact: true }));
  await expect(product.add).toBeEnabled();
  used.presses += 1;
  await product.chooseSomebodyElse();
  await type(product.recipientName, "Zoë");
  await type(product.recipientEmail, friend);
  await press(product.now);

  await type(checkout.field("firstName"), "Élodie");
  await type(checkout.field("lastName"), "Brontë");
  await type(checkout.field("email"), address("buyer"));
  await press(checkout.terms);
  await press(checkout.place);
  await page.waitForURL(/\/checkout\/tr_/);
  await press(page.getByRole("button", { name: /^Pay\s/ }));

  await new ConfirmationPage(visit).isShown("Élodie");
  expect((await mailbox.gift(friend)).text).toContain("Zoë");
  expect(used.presses).toBeLessThanOrEqual(most.presses);
  expect(used.fields).toBeLessThanOrEqual(most.fields);
});
