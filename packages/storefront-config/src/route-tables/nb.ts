import type { RouteTable } from "../route-table.ts";

/** Agrees with the listed choice-card link `/no/gavekort/universal/`. */
export const nb: RouteTable = {
  home: "/",
  listing: "/gavekort/:page?/",
  product: "/gavekort/:product/",
  basket: "/handlekurv/",
  checkout: "/kasse/",
  paymentProcessing: "/kasse/betaling-behandles/",
  confirmation: "/kasse/:uuid/",
  balanceCheck: "/saldosjekk/",
  notFound: "/404/",
};
