import { isUuid } from "@giftshop/validation";
import { findCart } from "../basket/show-cart.ts";
import type { Scope } from "../graphql/context.ts";
import { latestStanding, type PaymentContext, refreshAttempt } from "../payment/index.ts";
import { type OrderView, showOrder } from "./show-order.ts";

/** The badge of a buyer whose basket has just become an order. */
const hintBasket = async (scope: Scope): Promise<void> => {
  const cart = await findCart(scope);
  scope.visitor.hintQuantity(cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0);
};

/**
 * `refreshPayment`: fetches the state of an order's payment from the provider and applies it. A provider that does not
 * answer leaves it as it is: the page asks again, and the poller looks after it meanwhile.
 */
export const refreshPayment = async (orderUuid: string, scope: Scope, context: PaymentContext): Promise<OrderView> => {
  const attempt = isUuid(orderUuid) ? await latestStanding(scope.services.pool, orderUuid.toLowerCase()) : undefined;
  if (attempt?.storefront === scope.storefront.code) await refreshAttempt(context, attempt);
  const shown = await showOrder(orderUuid, "orderUuid", scope);
  if (shown.details && shown.status === "COMPLETED") await hintBasket(scope);
  return shown;
};
