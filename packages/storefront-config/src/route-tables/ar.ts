import type { RouteTable } from "../route-table.ts";

/** English words: an Arabic address is percent-encoded wherever it is pasted, and nobody can read it aloud. */
export const ar: RouteTable = {
  home: "/",
  listing: "/gift-cards/:page?/",
  product: "/gift-cards/:product/",
  basket: "/basket/",
  checkout: "/checkout/",
  paymentProcessing: "/checkout/processing-payment/",
  confirmation: "/checkout/:uuid/",
  balanceCheck: "/balance-check/",
  notFound: "/404/",
};
