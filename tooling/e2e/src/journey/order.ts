import { BasketPage } from "../pages/basket.ts";
import type { Buyer } from "../pages/checkout.ts";
import { CheckoutPage } from "../pages/checkout.ts";
import { ConfirmationPage } from "../pages/confirmation.ts";
import { ProductPage, type Wish } from "../pages/product.ts";
import { ProviderPage } from "../pages/provider.ts";
import { findProduct, type Product } from "../shop/catalogue.ts";
import type { Visit } from "../shop/visit.ts";

/** What a journey needs of a purchase that it is not about. */
export interface OrderOptions {
  readonly buyer: Buyer;
  readonly wish?: Wish;
  readonly product?: Product;
}

/** Puts a gift card into the basket, from its page; the basket is shown afterwards. */
export const fillBasket = async (
  visit: Visit,
  { wish = {}, product }: Omit<OrderOptions, "buyer">,
): Promise<Product> => {
  const chosen =
    product ?? (await findProduct(visit.shop.storefront.code, undefined, { language: visit.shop.language }));
  await visit.open("product", { product: chosen.path });
  await new ProductPage(visit).buy(wish);
  return chosen;
};

/**
 * From nothing to a checkout in which only the last press is
 * missing: a digital gift card, paid the first way offered.
 */
export const prepareOrder = async (visit: Visit, options: OrderOptions): Promise<CheckoutPage> => {
  await fillBasket(visit, options);
  await new BasketPage(visit).goToCheckout();
  const checkout = new CheckoutPage(visit);
  await checkout.fillBuyer(options.buyer);
  await checkout.acceptTerms();
  return checkout;
};

/**
 * From a checkout in which only the last press is missing to the confirmation, by the way that was chosen.
 */
export const pay = async (visit: Visit, firstName: string, asked: { blikCode?: string } = {}): Promise<void> => {
  await new CheckoutPage(visit).goToProvider();
  await new ProviderPage(visit.page).pay(asked);
  await new ConfirmationPage(visit).isShown(firstName);
};
