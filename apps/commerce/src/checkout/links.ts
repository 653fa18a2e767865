import {
  getStorefront,
  type Language,
  linkTo,
  type PaymentError,
  type Storefront,
  type StorefrontCode,
} from "@giftshop/storefront-config";
import type { Environment } from "../environment.ts";
import { originOf } from "../origin-of.ts";

interface Where {
  id: string;
  storefront: StorefrontCode;
  language: Language;
}

/** The page that waits for the payment of an order; the provider sends the buyer there. */
export const processingUrl = (environment: Environment, { id, storefront: code, language }: Where): string => {
  const storefront = getStorefront(code);
  return originOf(environment, storefront) + linkTo(storefront, language, "paymentProcessing", {}, { order: id });
};

/** The checkout, for another try at paying an order. */
export const retryUrl = (
  environment: Environment,
  { id, storefront: code, language }: Where,
  error: PaymentError,
): string => {
  const storefront = getStorefront(code);
  return originOf(environment, storefront) + linkTo(storefront, language, "checkout", {}, { order: id, error });
};

/** The home of a shop in a visitor's language, or in its own first one where it does not speak that. */
export const homeUrl = (environment: Environment, storefront: Storefront, language: Language): string => {
  const spoken = storefront.languages.find((one) => one === language) ?? storefront.languages[0];
  return originOf(environment, storefront) + linkTo(storefront, spoken, "home");
};
