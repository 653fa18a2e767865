import type { RouteTable } from "../routes/route-table.ts";

/** Where Brazil says it in other words than Portugal. */
export const ptBr: Partial<RouteTable> = {
  contact: "/atendimento-ao-cliente/contato/",
  forgotPassword: "/conta/esqueci-a-senha/",
  forgotPasswordSuccess: "/conta/esqueci-a-senha/sucesso/",
  newPassword: "/conta/nova-senha/",
  newPasswordSuccess: "/conta/nova-senha/sucesso/",
  accountOrders: "/conta/pedidos/",
  addressBook: "/conta/enderecos/",
  companyBook: "/conta/empresa/enderecos/",
  reorder: "/repetir-pedido/",
};
