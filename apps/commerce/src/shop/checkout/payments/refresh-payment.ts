import { isUuid } from "@giftshop/validation";
import { isAlive, type PaymentContext, refreshAttempt, standingsOfOrder } from "../../../money/payment/index.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { findCart } from "../../basket/reading/show-cart.ts";
import { type OrderView, showOrder } from "../view/show-order.ts";

/** The badge of a buyer whose basket has just become an order. */
const hintBasket = async (scope: Scope): Promise<void> => {
  const cart = await findCart(scope);
  scope.visitor.hintQuantity(cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0);
};

/**
 * Its payments of which news may come: the latest, and
 * those that it took the place of as long as they are open.
 */
const askAll = async (orderUuid: string, { services, storefront }: Scope, context: PaymentContext): Promise<void> => {
  const attempts = await standingsOfOrder(services.pool, orderUuid);
  const asked = attempts.filter((one) => one.storefront === storefront.code && (one.latest || isAlive(one)));
  await Promise.all(asked.map((attempt) => refreshAttempt(context, attempt)));
};

/**
 * `refreshPayment`: fetches the state of an order's payments from the provider and applies it. A provider
 * that does not answer leaves it as it is: the page asks again, and the poller looks after it meanwhile.
 */
export const refreshPayment = async (orderUuid: string, scope: Scope, context: PaymentContext): Promise<OrderView> => {
  if (isUuid(orderUuid)) await askAll(orderUuid.toLowerCase(), scope, context);
  const shown = await showOrder(orderUuid, "orderUuid", scope);
  if (shown.details && (shown.payment === "PAID" || shown.payment === "PENDING")) await hintBasket(scope);
  return shown;
};
