import type { RouteTable } from "../route-table.ts";

export const it: RouteTable = {
  home: "/",
  listing: "/carta-regalo/:page?/",
  product: "/carta-regalo/:product/",
  basket: "/carrello/",
  checkout: "/pagamento/",
  paymentProcessing: "/pagamento/pagamento-in-corso/",
  confirmation: "/pagamento/:uuid/",
  balanceCheck: "/verifica-saldo/",
  notFound: "/404/",
};
