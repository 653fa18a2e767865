import type { RouteTable } from "../route-table.ts";

/** Agrees with the listed choice-card link `/gutschein/all-in-1/`. */
export const de: RouteTable = {
  home: "/",
  listing: "/gutschein/:page?/",
  product: "/gutschein/:product/",
  basket: "/warenkorb/",
  checkout: "/kasse/",
  paymentProcessing: "/kasse/zahlung-wird-verarbeitet/",
  confirmation: "/kasse/:uuid/",
  balanceCheck: "/guthaben-pruefen/",
  notFound: "/404/",
};
