import { type BuyersOrder, ordersOfBuyer } from "../../../money/order/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { checkPaging, pagingOf } from "../../../platform/graphql/paging.ts";
import { waitingForAnotherTry } from "../../checkout/payments/payable.ts";
import { type OrderView, showOrder, statusOf } from "../../checkout/view/show-order.ts";
import { requireSession } from "../signing-in/signed-in.ts";

/** An order in the list; PENDING while another try at paying it can be made, as its own page says. */
export interface ListedOrder extends BuyersOrder {
  status: OrderView["status"];
}

export interface OrdersPage {
  orders: readonly ListedOrder[];
  totalItems: number;
  paging: { itemsPerPage: number; pageNumber: number };
}

/**
 * `accountOrders`: a page of what was ordered in the account, or
 * claimed by it, or of what of that can be ordered again. Throws 2202.
 */
export const accountOrders = async (
  { paging: asked, toReorder }: { paging?: Parameters<typeof pagingOf>[0]; toReorder?: boolean | null | undefined },
  scope: Scope,
): Promise<OrdersPage> => {
  const { pool } = scope.services;
  const { visitor } = await requireSession(scope);
  const paging = pagingOf(asked);
  checkPaging(paging);
  const { legalEntity, code } = scope.storefront;
  const sought = { visitor, legalEntity, giftsOf: toReorder ? code : null };
  const orders = await ordersOfBuyer(pool, sought, paging);
  // A page behind the last one has no row that says how many there are.
  const isBehind = orders.length === 0 && paging.pageNumber > 1;
  const [first] = isBehind ? await ordersOfBuyer(pool, sought, { itemsPerPage: 1, pageNumber: 1 }) : orders;
  const waiting = await waitingForAnotherTry(pool, orders);
  const listed = orders.map((order): ListedOrder => {
    return { ...order, status: waiting.has(order.id) ? "PENDING" : statusOf[order.state] };
  });
  return { orders: listed, totalItems: first?.all ?? 0, paging };
};

/**
 * `accountOrder`: an order of the account, placed in any storefront
 * of its legal entity, with all its details. Throws 2042 and 2202.
 */
export const accountOrder = async (id: string, scope: Scope): Promise<OrderView> => {
  await requireSession(scope);
  const order = await showOrder(id, "id", scope, "legalEntity");
  if (order.details === null) throw new Failure("orderNotFound", "id");
  return order;
};
