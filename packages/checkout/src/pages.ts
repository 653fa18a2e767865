import { cachedWith, definePage, unkept } from "@giftshop/page";

const visit = { frame: "checkout", hydration: "at-once", sitemap: "none" } as const;

export const checkoutPage = definePage({ ...visit, route: "checkout", cache: cachedWith(3600) });

/** Stands in for the checkout while that is full; by folder and not by route, as no address is its own. */
export const checkoutQueuePage = definePage({
  route: "checkout",
  folder: "checkout-queue",
  frame: "gift",
  hydration: "none",
  cache: cachedWith(3600),
  sitemap: "none",
});

export const paymentProcessingPage = definePage({ ...visit, route: "paymentProcessing", cache: cachedWith(3600) });

/** Its address names an order. */
export const confirmationPage = definePage({ ...visit, route: "confirmation", cache: unkept });

/**
 * The second address of a confirmation: the order is named
 * by the query (`?order={uuid}`), which the browser reads.
 */
export const checkoutSuccessPage = definePage({ ...visit, route: "checkoutSuccess", cache: cachedWith(3600) });

/** Where blank cards are given their value. Read out of an email its address names a request. */
export const activationPage = definePage({
  route: "activation",
  hydration: "at-once",
  cache: cachedWith(3600),
  referrer: "no-referrer",
  sitemap: "itself",
});

export const activationSuccessPage = definePage({
  ...visit,
  route: "activationSuccess",
  cache: cachedWith(3600),
  referrer: "no-referrer",
});

/** The pages of this package. */
export const pages = [
  checkoutPage,
  paymentProcessingPage,
  confirmationPage,
  checkoutSuccessPage,
  activationPage,
  activationSuccessPage,
];
