import type { RouteTable } from "../route-table.ts";

export const pl: RouteTable = {
  home: "/",
  listing: "/karta-podarunkowa/:page?/",
  product: "/karta-podarunkowa/:product/",
  basket: "/koszyk/",
  checkout: "/zamowienie/",
  paymentProcessing: "/zamowienie/przetwarzanie-platnosci/",
  confirmation: "/zamowienie/:uuid/",
  balanceCheck: "/sprawdz-saldo/",
  notFound: "/404/",
};
