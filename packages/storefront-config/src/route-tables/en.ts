import type { RouteTable } from "../route-table.ts";

/** Agrees with the listed choice-card links `/au/gift-cards/choice/` and `/gift-cards/all-in-1-choice/`. */
export const en: RouteTable = {
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
