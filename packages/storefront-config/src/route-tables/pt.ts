import type { RouteTable } from "../route-table.ts";

/** The listed choice-card link is `/gift-card/cartao-presente-multi/`: an English word in a Portuguese address, on purpose. */
export const pt: RouteTable = {
  home: "/",
  listing: "/gift-card/:page?/",
  product: "/gift-card/:product/",
  basket: "/carrinho/",
  checkout: "/pagamento/",
  paymentProcessing: "/pagamento/pagamento-em-curso/",
  confirmation: "/pagamento/:uuid/",
  balanceCheck: "/consultar-saldo/",
  notFound: "/404/",
};
