import type { RouteTable } from "../route-table.ts";

export const es: RouteTable = {
  home: "/",
  listing: "/tarjeta-regalo/:page?/",
  product: "/tarjeta-regalo/:product/",
  basket: "/cesta/",
  checkout: "/pago/",
  paymentProcessing: "/pago/pago-en-curso/",
  confirmation: "/pago/:uuid/",
  balanceCheck: "/consultar-saldo/",
  notFound: "/404/",
};
