import type { StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "../../src/fixtures/test.ts";
import { addresses } from "../../src/journey/addresses.ts";
import { BasketPage } from "../../src/pages/basket.ts";
import { type Address, CheckoutPage } from "../../src/pages/checkout.ts";
import { ConfirmationPage } from "../../src/pages/confirmation.ts";
import { ProductPage } from "../../src/pages/product.ts";
import { ProviderPage } from "../../src/pages/provider.ts";
import { findProduct } from "../../src/shop/catalogue.ts";

/** The first posts to one country alone, of which nothing is asked; the others to several. */
const places: readonly { code: StorefrontCode; address: Address; tag: string[] }[] = [
  { code: "CKUK", address: addresses.GB, tag: [] },
  { code: "CBFR", address: addresses.FR, tag: ["@all"] },
  { code: "GCSDE", address: addresses.DE, tag: ["@all"] },
];

for (const { code, address, tag } of places) {
  test(`${code}: a card is posted straight to a friend, whose address the buyer gave`, { tag }, async ({
    visit: walkIn,
    mailbox,
    address: mailTo,
  }) => {
    const visit = walkIn(code);
    const buyer = mailTo("buyer");
    const { path } = await findProduct(code);
    const product = new ProductPage(visit);
    const basket = new BasketPage(visit);
    const checkout = new CheckoutPage(visit);

    await visit.open("product", { product: path });
    await product.fill({ kind: "physical", recipient: { name: "Zoë" } });
    await product.postTo("Müller", address);
    await product.add.click();
    await product.goToBasket();
    await expect(visit.page.getByRole("main")).toContainText(address.street);
    await basket.goToCheckout();
    await checkout.fillBuyer({ firstName: "Élodie", lastName: "Brontë", email: buyer });
    await checkout.chooseMethod(visit.words("checkout")("payment.methods.paypal"));
    await checkout.acceptTerms();
    await checkout.goToProvider();
    await new ProviderPage(visit.page).pay();
    const confirmation = new ConfirmationPage(visit);
    await confirmation.isShown("Élodie");
    const email = await mailbox.confirmation(buyer, await confirmation.number());
    expect(email.text).toContain(address.street);
    expect(email.text).toContain(address.city);
  });
}
