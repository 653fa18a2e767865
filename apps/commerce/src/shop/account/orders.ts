import { type BuyersOrder, ordersOfBuyer } from "../../money/order/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import { checkPaging, pagingOf } from "../../platform/graphql/paging.ts";
import { type ChangeOrderDayInput, changeOrderDay } from "../checkout/days/change-order-day.ts";
import { waitingForAnotherTry } from "../checkout/payments/payable.ts";
import { type OrderView, showOrder, statusOf } from "../checkout/view/show-order.ts";
import { claimedOrders } from "./claim-orders.ts";
import { requireSession } from "./signed-in.ts";

/** An order in the list; PENDING while another try at paying it can be made, as its own page says. */
export interface ListedOrder extends BuyersOrder {
  status: OrderView["status"];
}

export interface OrdersPage {
  orders: readonly ListedOrder[];
  totalItems: number;
  paging: { itemsPerPage: number; pageNumber: number };
}

/** `accountOrders`: a page of what was ordered in the account, or claimed by it. Throws 2202. */
export const accountOrders = async (asked: Parameters<typeof pagingOf>[0], scope: Scope): Promise<OrdersPage> => {
  const { pool } = scope.services;
  const { account, visitor } = await requireSession(scope);
  const paging = pagingOf(asked);
  checkPaging(paging);
  const claimed = await claimedOrders(pool, account);
  const buyer = { visitor, legalEntity: scope.storefront.legalEntity, claimed };
  const orders = await ordersOfBuyer(pool, buyer, paging);
  const waiting = await waitingForAnotherTry(pool, orders);
  const listed = orders.map((order): ListedOrder => {
    return { ...order, status: waiting.has(order.id) ? "PENDING" : statusOf[order.state] };
  });
  return { orders: listed, totalItems: orders[0]?.all ?? 0, paging };
};

/** `changeOrderDeliveryDate`: of an order of this browser, or of the account that is signed in. See {@link changeOrderDay}. */
export const changeDayOfOwnOrder = async (input: ChangeOrderDayInput, scope: Scope): Promise<OrderView> => {
  const { pool } = scope.services;
  const signedIn = await scope.session.find(pool);
  return changeOrderDay(input, scope, signedIn ? await claimedOrders(pool, signedIn.account) : []);
};

/** `accountOrder`: an order of the account with all its details. Throws 2042 and 2202. */
export const accountOrder = async (id: string, scope: Scope): Promise<OrderView> => {
  const { account } = await requireSession(scope);
  const order = await showOrder(id, "id", scope, await claimedOrders(scope.services.pool, account));
  if (order.details === null) throw new Failure("orderNotFound", "id");
  return order;
};
