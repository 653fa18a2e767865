import type { Buyer } from "../pages/checkout.ts";
import { CheckoutPage } from "../pages/checkout.ts";
import { ConfirmationPage } from "../pages/confirmation.ts";
import { RedeemShopPage } from "../pages/redeem-shop.ts";
import { productsOf, takesOwnAmount } from "../shop/catalogue.ts";
import type { Visit } from "../shop/visit.ts";

/**
 * Exchanges all of a card for one brand's: an exchange is
 * under way, `amount` is what the card has, in the main unit.
 */
export const exchangeAll = async (
  visit: Visit,
  amount: number,
  taker: Buyer,
  { loggedIn = false } = {},
): Promise<void> => {
  const { storefront, language } = visit.shop;
  const product = (await productsOf(storefront.code, 1, language, undefined, {})).find(takesOwnAmount);
  if (!product) throw new Error(`${storefront.code} has nothing to choose from.`);
  const shop = new RedeemShopPage(visit);
  const checkout = new CheckoutPage(visit);
  await shop.choose(product, amount);
  await shop.goToCheckout(taker, { loggedIn });
  await checkout.acceptTerms();
  await checkout.placeByCards.click();
  await new ConfirmationPage(visit).isShown(taker.firstName);
};
