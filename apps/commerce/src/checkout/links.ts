import {
  getStorefront,
  type Language,
  linkTo,
  type PaymentError,
  publicOrigin,
  type StorefrontCode,
} from "@giftshop/storefront-config";
import type { Environment } from "../environment.ts";

interface Where {
  id: string;
  storefront: StorefrontCode;
  language: Language;
}

const originOf = ({ storefrontPorts, publicOriginPattern }: Environment, code: StorefrontCode): string => {
  const storefront = getStorefront(code);
  return publicOrigin(storefront, storefrontPorts[storefront.group], publicOriginPattern);
};

/** The page that waits for the payment of an order; the provider sends the buyer there. */
export const processingUrl = (environment: Environment, { id, storefront, language }: Where): string =>
  originOf(environment, storefront) +
  linkTo(getStorefront(storefront), language, "paymentProcessing", {}, { order: id });

/** The checkout, for another try at paying an order. */
export const retryUrl = (environment: Environment, { id, storefront, language }: Where, error: PaymentError): string =>
  originOf(environment, storefront) + linkTo(getStorefront(storefront), language, "checkout", {}, { order: id, error });
