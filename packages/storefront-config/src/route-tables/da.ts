import type { RouteTable } from "../route-table.ts";

/** Agrees with the listed choice-card link `/dk/gavekort/universal/`. */
export const da: RouteTable = {
  home: "/",
  listing: "/gavekort/:page?/",
  product: "/gavekort/:product/",
  basket: "/indkoebskurv/",
  checkout: "/kassen/",
  paymentProcessing: "/kassen/betaling-behandles/",
  confirmation: "/kassen/:uuid/",
  balanceCheck: "/saldotjek/",
  notFound: "/404/",
};
