import type { RouteTable } from "../route-table.ts";

/** Specification section 2, Dutch route table. */
export const nl: RouteTable = {
  home: "/",
  listing: "/cadeaubonnen/:page?/",
  product: "/cadeaubonnen/:product/",
  basket: "/winkelmandje/",
  checkout: "/bestellen/",
  paymentProcessing: "/bestellen/betaling-verwerken/",
  confirmation: "/bestellen/:uuid/",
  balanceCheck: "/saldocheck/",
  notFound: "/404/",
};
