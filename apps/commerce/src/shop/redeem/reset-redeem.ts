import type { Storefront } from "@giftshop/storefront-config";
import { liveOrderOfCart } from "../../money/order/index.ts";
import { type Attempt, abandonAttempts, attemptsOf, type PaymentContext } from "../../money/payment/index.ts";
import { inTransaction } from "../../platform/database/index.ts";
import { Failure } from "../../platform/failure.ts";
import type { Scope } from "../../platform/graphql/context.ts";
import type { Services } from "../../platform/services.ts";
import { clearCart } from "../basket/changes/clear-cart.ts";
import { lockCart } from "../basket/index.ts";

/** An order that waits to be paid, and is given up before; others that were begun meanwhile. */
const mostRounds = 4;

/**
 * Empties the basket of an exchange, unless an order of it waits to be paid: then answers the tries at
 * paying that one. What an order that was paid, or waits for a bank transfer, has taken is its own.
 */
export const clearExchange = (
  { pool }: Pick<Services, "pool">,
  visitor: number,
  storefront: Pick<Storefront, "code">,
): Promise<readonly Attempt[]> =>
  inTransaction(pool, async (client) => {
    const cart = await lockCart(client, visitor, storefront);
    if (cart === undefined) return [];
    const order = await liveOrderOfCart(client, cart.cartId);
    if (order) return attemptsOf(client, order.id);
    await clearCart(client, cart.cartId);
    return [];
  });

/**
 * Gives up what an exchange has begun: its unpaid order, which lets go of the
 * cards, and its basket. Throws 2045 where the payment could not be ended.
 */
export const endExchange = async (
  visitor: number,
  { storefront }: Pick<Scope, "storefront">,
  context: PaymentContext,
): Promise<void> => {
  for (let round = 0; round < mostRounds; round += 1) {
    const waiting = await clearExchange(context.services, visitor, storefront);
    if (waiting.length === 0) return;
    await abandonAttempts(context, waiting).catch(() => {
      throw new Failure("providerUnreachable");
    });
  }
  throw new Failure("providerUnreachable");
};

/** `resetRedeem`: ends the exchange of this browser; done again it is ended already. */
export const resetRedeem = async (scope: Scope, context: PaymentContext): Promise<void> => {
  const { pool } = scope.services;
  const visitor = await scope.redeem.peek(pool);
  if (visitor !== undefined) await endExchange(visitor, scope, context);
  await scope.redeem.end(pool);
};
