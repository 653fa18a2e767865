import type { RouteTable } from "../route-table.ts";

/** Specification section 2, French route table. */
export const fr: RouteTable = {
  home: "/",
  listing: "/carte-cadeau/:page?/",
  product: "/carte-cadeau/:product/",
  basket: "/panier/",
  checkout: "/paiement/",
  paymentProcessing: "/paiement/paiement-en-cours/",
  confirmation: "/paiement/:uuid/",
  balanceCheck: "/verifier-solde/",
  notFound: "/404/",
};
