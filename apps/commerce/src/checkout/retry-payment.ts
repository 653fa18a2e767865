import { holdStock } from "../catalogue/stock.ts";
import { readView } from "../catalogue/view.ts";
import { inTransaction, type PoolClient } from "../database/index.ts";
import { Failure } from "../failure.ts";
import type { Scope } from "../graphql/context.ts";
import {
  hashRequest,
  liveOrderOfCart,
  lockOrder,
  moveOrder,
  type OrderRecord,
  readLines,
  recall,
  remember,
} from "../order/index.ts";
import { abandonOrder, attemptsOf, failpoint, insertAttempt, type PaymentContext } from "../payment/index.ts";
import { type JudgedRetry, judgeRetry } from "./judge-input.ts";
import { stockOf } from "./order-effects.ts";
import { type NewPayment, type Placed, placedOrder, startPlaced } from "./payment-url.ts";
import { priceAgain } from "./price-again.ts";
import { recentAttempts, triesPerDay } from "./retry-limit.ts";

type Outcome = { made: NewPayment } | { placed: string } | { abandon: string };

interface Call {
  judged: JudgedRetry;
  visitorId: number;
  scope: Scope;
  context: PaymentContext;
}

/** Prices, bounds and limits of today, and stock. */
const holdAgain = async (
  client: PoolClient,
  order: OrderRecord,
  { storefront, language, services }: Scope,
): Promise<void> => {
  const lines = await readLines(client, order.id);
  const { snapshot, now } = await readView(services, { storefront, language }, client);
  priceAgain(order, lines, snapshot, storefront, now);
  const short = await holdStock(services, client, stockOf(lines));
  if (short.length > 0) throw new Failure("outOfStock");
};

const retryOnce = async (client: PoolClient, { judged, visitorId, scope, context }: Call): Promise<Outcome> => {
  const { storefront, services } = scope;
  const { idempotencyKey: key, ...wishes } = judged;
  const request = { actor: `visitor:${visitorId}`, operation: "retryPayment", key, hash: hashRequest(wishes) };
  const order = await lockOrder(client, judged.orderUuid);
  if (order?.visitor !== visitorId || order.storefront !== storefront.code) {
    throw new Failure("orderNotFound", "input.orderUuid");
  }
  if (await recall(client, request)) return { placed: order.id };
  if (order.state === "PENDING") return { abandon: order.id };
  const rival = await liveOrderOfCart(client, order.cart);
  if (order.state !== "CANCELED" || rival) throw new Failure("orderNotPayable", "input.orderUuid");
  const now = services.clock.now();
  if (recentAttempts(await attemptsOf(client, order.id), now) >= triesPerDay)
    throw new Failure("tooManyPaymentAttempts");
  await holdAgain(client, order, scope);
  await moveOrder(client, order.id, "PENDING");
  const { method, issuer } = judged;
  const { currency, grandTotal: amount } = order;
  const provider = context.provider.name;
  const attempt = await insertAttempt(client, { orderId: order.id, provider, method, issuer, currency, amount, now });
  if (!(await remember(client, request, { orderId: order.id }))) throw new Failure("idempotencyKeyReused");
  failpoint("place.before-commit");
  return { made: { order, attempt } };
};

/**
 * `retryPayment`: another payment of the same order. One that is still open is ended first. Throws 2042 to anybody but the
 * buyer's session, 2043 for an order that is paid or whose basket has another order, 2036 after five tries in 24 hours,
 * and what {@link priceAgain} and stock say.
 */
export const retryPayment = async (input: unknown, scope: Scope, context: PaymentContext): Promise<Placed> => {
  const { services, storefront, visitor } = scope;
  const judged = await judgeRetry(input, storefront);
  const visitorId = await visitor.find(services.pool);
  if (visitorId === undefined) throw new Failure("orderNotFound", "input.orderUuid");
  for (let round = 0; round < 2; round += 1) {
    const outcome = await inTransaction(services.pool, (client) =>
      retryOnce(client, { judged, visitorId, scope, context }),
    );
    failpoint("place.after-commit");
    if ("made" in outcome) return startPlaced(context, outcome.made);
    if ("placed" in outcome) return placedOrder(context, outcome.placed);
    await abandonOrder(context, outcome.abandon).catch(() => {
      throw new Failure("providerUnreachable");
    });
  }
  throw new Failure("orderNotPayable", "input.orderUuid");
};
