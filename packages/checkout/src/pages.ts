import { cachedWith, definePage, unkept } from "@giftshop/page";

const visit = { frame: "checkout", hydration: "at-once", sitemap: "none" } as const;

export const checkoutPage = definePage({ ...visit, route: "checkout", cache: cachedWith(3600) });

export const paymentProcessingPage = definePage({ ...visit, route: "paymentProcessing", cache: cachedWith(3600) });

/** Its address names an order. */
export const confirmationPage = definePage({ ...visit, route: "confirmation", cache: unkept });

/** The pages of this package. */
export const pages = [checkoutPage, paymentProcessingPage, confirmationPage];
