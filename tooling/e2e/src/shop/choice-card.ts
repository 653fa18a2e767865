import { BasketPage } from "../pages/basket.ts";
import type { Buyer } from "../pages/checkout.ts";
import { CheckoutPage } from "../pages/checkout.ts";
import { ConfirmationPage } from "../pages/confirmation.ts";
import { ProductPage } from "../pages/product.ts";
import { ProviderPage } from "../pages/provider.ts";
import type { Visit } from "./visit.ts";

const payment: Readonly<Record<string, "paypal" | "creditcard">> = {
  GCSDE: "paypal",
  GCSFR: "paypal",
  GCSAE: "creditcard",
};

/** How a shop is paid in these journeys, as its checkout calls it. */
export const methodOf = (visit: Visit): string =>
  visit.words("checkout")(`payment.methods.${payment[visit.shop.storefront.code] ?? "creditcard"}`);

/** Puts a choice card for oneself into the basket and goes to the checkout; `amount` in the main unit. */
export const takeChoiceCard = async (
  visit: Visit,
  buyer: Buyer,
  amount: number,
  { loggedIn = false } = {},
): Promise<CheckoutPage> => {
  const product = new ProductPage(visit);
  const checkout = new CheckoutPage(visit);
  await visit.open("choiceCard");
  await product.chooseKind("digital");
  await product.fill({ amount });
  await product.add.click();
  await product.goToBasket();
  await new BasketPage(visit).goToCheckout({ loggedIn });
  await checkout.fillBuyer(buyer);
  return checkout;
};

/** Pays what is left at the provider, and waits for the confirmation. */
export const payAtProvider = async (visit: Visit, checkout: CheckoutPage, { firstName }: Buyer): Promise<void> => {
  await checkout.chooseMethod(methodOf(visit));
  await checkout.acceptTerms();
  await checkout.goToProvider();
  await new ProviderPage(visit.page).pay();
  await new ConfirmationPage(visit).isShown(firstName);
};
