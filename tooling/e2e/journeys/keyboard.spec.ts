import { expect, test } from "../src/fixtures/test.ts";
import { tabTo } from "../src/journey/tab-to.ts";
import { BasketPage } from "../src/pages/basket.ts";
import { CheckoutPage } from "../src/pages/checkout.ts";
import { ProductPage } from "../src/pages/product.ts";
import { productsOf } from "../src/shop/catalogue.ts";

test("a purchase up to the payment needs nothing but a keyboard", {
  tag: ["@basket", "@catalogue", "@checkout"],
}, async ({ visit: walkIn, address }) => {
  const visit = walkIn("CKUK");
  const { page } = visit;
  const [first] = await productsOf("CKUK", 1);
  const title = first?.title ?? "";
  await visit.open("listing");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: visit.words("content")("shell.skip") })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("main").getByRole("link", { name: title, exact: true }));
  await page.keyboard.press("Enter");

  const product = new ProductPage(visit);
  await expect(product.add).toBeEnabled();
  await tabTo(page, product.form.getByRole("radio").first());
  await page.keyboard.press("Space");
  await tabTo(page, product.add);
  await page.keyboard.press("Enter");
  await expect(product.added).toBeVisible();
  await tabTo(
    page,
    product.added.getByRole("link", { name: visit.words("catalogue/product-dialogs")("added.basket") }),
  );
  await page.keyboard.press("Enter");

  const basket = new BasketPage(visit);
  await tabTo(page, basket.checkout);
  await page.keyboard.press("Enter");
  await expect(basket.asGuest).toBeVisible();
  await tabTo(page, basket.asGuest);
  await page.keyboard.press("Enter");

  const checkout = new CheckoutPage(visit);
  await tabTo(page, checkout.field("firstName"));
  await page.keyboard.type("Ada");
  await tabTo(page, checkout.field("lastName"));
  await page.keyboard.type("Byron");
  await tabTo(page, checkout.field("email"));
  await page.keyboard.type(address("buyer"));
  await tabTo(page, checkout.method(visit.words("checkout")("payment.methods.creditcard")));
  await tabTo(page, checkout.terms);
  await page.keyboard.press("Space");
  await expect(checkout.terms).toBeChecked();
  await tabTo(page, checkout.place);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/checkout\/tr_/);
});
