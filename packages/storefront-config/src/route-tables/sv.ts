import type { RouteTable } from "../route-table.ts";

/** Agrees with the listed choice-card link `/presentkort/allt-i-ett/`. */
export const sv: RouteTable = {
  home: "/",
  listing: "/presentkort/:page?/",
  product: "/presentkort/:product/",
  basket: "/varukorg/",
  checkout: "/kassa/",
  paymentProcessing: "/kassa/betalning-pagar/",
  confirmation: "/kassa/:uuid/",
  balanceCheck: "/saldokontroll/",
  notFound: "/404/",
};
