import { expect, test } from "../../src/fixtures/test.ts";
import { CheckoutPage } from "../../src/pages/checkout.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { findProduct, takesOwnAmount } from "../../src/shop/catalogue.ts";

// A phone whose browser has Google's wallet.
test.use({
  userAgent: "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile",
});

test("on a phone with a wallet a gift is paid out of it, from its own page", { tag: "@all" }, async ({
  visit: walkIn,
  address,
}) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  const { path } = await findProduct("CKUK", takesOwnAmount, { pages: [1] });
  await visit.open("product", { product: path });
  const product = new ProductPage(visit);
  await product.fill({ amount: 40, kind: "digital", recipient: { name: "Zoë", email: address("friend") } });
  await page.getByRole("button", { name: "Pay with Google Pay" }).click();
  const checkout = new CheckoutPage(visit);
  await expect(checkout.method("Google Pay")).toBeChecked();
  const above = page.getByRole("region", { name: visit.words("checkout")("payment.express") });
  await above.getByRole("button", { name: "Pay with Google Pay" }).click();
  // What is still empty comes first.
  await expect(checkout.field("firstName")).toBeFocused();
  await checkout.fillBuyer({ firstName: "Élodie", lastName: "Brontë", email: address("buyer") });
  await checkout.acceptTerms();
  await above.getByRole("button", { name: "Pay with Google Pay" }).click();
  await page.waitForURL(/\/checkout\/tr_/);
  await page.getByRole("button", { name: "Pay with Google Pay" }).click();
  await new ConfirmationPage(visit).isShown("Élodie");
});
