import { expect, test } from "../src/fixtures/test.ts";
import { pay } from "../src/journey/order.ts";
import { BasketPage } from "../src/pages/basket.ts";
import { CheckoutPage } from "../src/pages/checkout.ts";
import { ConfirmationPage } from "../src/pages/confirmation.ts";
import { ProductPage } from "../src/pages/product.ts";
import { ProviderPage } from "../src/pages/provider.ts";
import { everyPage, findProduct } from "../src/shop/catalogue.ts";

test("a donation in somebody's name is told to them, with the message, and carries no code", {
  tag: ["@catalogue", "@all"],
}, async ({ visit: walkIn, mailbox, address }) => {
  const visit = walkIn("CKUK");
  const [email, friend] = [address("buyer"), address("friend")];
  const product = await findProduct("CKUK", ({ productType }) => productType === "DONATION", { pages: everyPage });
  await visit.open("product", { product: product.path });
  const page = new ProductPage(visit);
  await page.give({ name: "Noor", email: friend, message: "For the trees, and for you" });
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await checkout.fillBuyer({ firstName: "Bo", lastName: "Lee", email });
  await checkout.acceptTerms();
  await checkout.goToProvider();
  await new ProviderPage(visit.page).pay();
  const confirmation = new ConfirmationPage(visit);
  await confirmation.isShown("Bo");
  await expect(confirmation.sent).toBeVisible();
  const letter = await mailbox.newest(friend);
  expect(letter.text).toContain("For the trees, and for you");
  expect(letter.text).toContain(product.title);
  expect(letter.attachments.filter(({ name }) => name.startsWith("barcode"))).toHaveLength(0);
});

test("the wrapper that was chosen is in the e-mail of the gift", { tag: "@all" }, async ({
  visit: walkIn,
  mailbox,
  address,
}) => {
  const visit = walkIn("CBFR");
  const email = address("buyer");
  const product = await findProduct("CBFR");
  await visit.open("product", { product: product.path });
  const page = new ProductPage(visit);
  const wrapper = await page.chooseWrapper();
  await page.buy({});
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await checkout.fillBuyer({ firstName: "Inès", lastName: "Roux", email });
  await checkout.acceptTerms();
  await pay(visit, "Inès");
  const gift = await mailbox.gift(email);
  expect(gift.html).toContain(` – ${wrapper} – `);
  expect(gift.text).toContain(wrapper);
  expect(gift.attachments.some(({ name }) => name.startsWith("wrapper"))).toBe(true);
});
