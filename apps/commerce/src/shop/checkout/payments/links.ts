import {
  getStorefront,
  type Language,
  linkTo,
  type PaymentError,
  type StorefrontCode,
} from "@giftshop/storefront-config";
import type { Environment } from "../../../platform/environment.ts";
import { originOf } from "../../../platform/origin-of.ts";

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

/**
 * The page of a company, which shows orders that wait for
 * somebody's yes; `order` is the one that was just asked for.
 */
export const companyUrl = (environment: Environment, { id, storefront: code, language }: Where): string => {
  const storefront = getStorefront(code);
  return originOf(environment, storefront) + linkTo(storefront, language, "company", {}, { order: id });
};
