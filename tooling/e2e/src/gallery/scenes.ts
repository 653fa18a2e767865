import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import type { Page } from "@playwright/test";
import { fillBasket } from "../journey/order.ts";
import { BasketPage } from "../pages/basket.ts";
import { CheckoutPage } from "../pages/checkout.ts";
import { ConfirmationPage } from "../pages/confirmation.ts";
import { ProductPage } from "../pages/product.ts";
import { ProviderPage } from "../pages/provider.ts";
import { findProduct } from "../shop/catalogue.ts";
import { Visit } from "../shop/visit.ts";
import type { Camera } from "./camera.ts";
import { stillScreens } from "./still-screens.ts";

/** A house to be looked at, in the language that shows most of it. */
export interface House {
  readonly code: StorefrontCode;
  readonly language: Language;
}

/** The three houses; German for its length, Arabic for its direction. */
export const houses: readonly House[] = [
  { code: "CBFR", language: "fr" },
  { code: "CBDE", language: "de" },
  { code: "CKUK", language: "en" },
  { code: "GCSDE", language: "de" },
  { code: "GCSAE", language: "ar" },
];

const buyer = { firstName: "Élodie", lastName: "Weiß", email: "elodie@mail.example" };

/** Walks through a shop as a buyer does and stops at every screen. */
export const walkThrough = async (page: Page, { code, language }: House, picture: Camera): Promise<void> => {
  const visit = new Visit(page, code, language);
  const [product, posted] = await Promise.all([
    findProduct(code, undefined, { language, pages: [1] }),
    findProduct(code, undefined, { language, pages: [2] }),
  ]);
  await stillScreens(visit, picture);
  await visit.open("product", { product: product.path });
  await picture("product");
  const form = new ProductPage(visit);
  await form.chooseWrapper();
  await form.message.fill("Happy birthday, dear Zoë!");
  await picture("product, put together");
  const recipient = { name: "Zoë", email: "zoe@mail.example" };
  await fillBasket(visit, { product: posted, wish: { kind: "physical" } });
  await fillBasket(visit, { product, wish: { recipient, message: "Happy birthday, dear Zoë!" } });
  await picture("basket, filled");
  const basket = new BasketPage(visit);
  const checkout = new CheckoutPage(visit);
  await basket.goToCheckout();
  await picture("checkout");
  await checkout.place.click();
  await picture("checkout, with mistakes");
  await basket.open();
  await basket.remove(posted.title);
  await basket.goToCheckout();
  await checkout.fillBuyer(buyer);
  await checkout.acceptTerms();
  await checkout.goToProvider();
  const provider = new ProviderPage(page);
  await provider.press("Leave open");
  await page.getByRole("heading", { level: 1, name: visit.words("checkout")("processing.title") }).waitFor();
  await picture("payment processing");
  await page.goBack();
  await provider.pay();
  await new ConfirmationPage(visit).isShown(buyer.firstName);
  await picture("confirmation");
};
