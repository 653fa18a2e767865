import type { PaymentMethodId } from "@giftshop/storefront-config";
import { paymentsOfOrder, sumOf } from "../../../money/giftcard/index.ts";
import {
  hashRequest,
  lockOrder,
  moveOrder,
  type OrderLine,
  type OrderRecord,
  oneLiveOrder,
  type Request,
  readAddresses,
  readLines,
  recall,
  remember,
  visitorActor,
} from "../../../money/order/index.ts";
import {
  type Attempt,
  abandonAttempts,
  attemptsOf,
  failpoint,
  insertAttempt,
  isAlive,
  isTransfer,
  type PaymentContext,
} from "../../../money/payment/index.ts";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import { Failure } from "../../../platform/failure.ts";
import type { Scope } from "../../../platform/graphql/context.ts";
import { holdAgain } from "../../activation/index.ts";
import { isOfQuote } from "../../business/index.ts";
import { readView } from "../../catalogue/snapshot/view.ts";
import { holdStock } from "../../catalogue/stock/stock.ts";
import { asksWhoPays } from "../fraud/risk-table.ts";
import { stockOf } from "../fulfilment/order-effects.ts";
import { type JudgedRetry, judgeRetry } from "../placing/judge-input.ts";
import { unpaidHold } from "../placing/unpaid-hold.ts";
import { holdShares, lockPayments, payByCards } from "./pay-by-cards.ts";
import { isPayable } from "./payable.ts";
import { judgeTotal } from "./payment-methods.ts";
import { type NewPayment, type Placed, placedOrder, startPlaced } from "./payment-url.ts";
import { priceAgain } from "./price-again.ts";
import { retryAfter } from "./retry-limit.ts";
import { limitTransfers } from "./transfer/transfer-limit.ts";

type Outcome = { made: NewPayment } | { placed: string } | { abandon: readonly Attempt[] } | { transferTo: string };

interface Call {
  judged: JudgedRetry;
  visitorId: number;
  scope: Scope;
  context: PaymentContext;
  /** Whether its bank transfer is counted. */
  counted: boolean;
}

/** Prices, bounds and limits of today; answers the lines. */
const judgeAgain = async (
  client: PoolClient,
  order: OrderRecord,
  { storefront, language, services }: Scope,
): Promise<OrderLine[]> => {
  const lines = await readLines(client, order.id);
  // Cards that are there already have no price in the
  // catalogue; whether they can still be had is asked below.
  if (order.kind === "ACTIVATION") return lines;
  // What a quote says is what it costs.
  if (isOfQuote(order)) return lines;
  priceAgain(
    order,
    lines,
    await readAddresses(client, order.id),
    await readView(services, { storefront, language }, client),
  );
  return lines;
};

/** A transfer that was promised stays the same one, as its reference may be with the buyer's bank by now. */
const isPromised = (
  { state }: OrderRecord,
  current: Attempt | undefined,
  { method }: JudgedRetry,
  now: Date,
): boolean =>
  state === "PENDING" &&
  current !== undefined &&
  isTransfer(current) &&
  method === "banktransfer" &&
  isAlive(current) &&
  current.expiresAt > now;

/** How the rest is paid; 1101 where nothing was chosen and gift cards do not pay all. */
const methodOf = ({ method }: JudgedRetry): PaymentMethodId => {
  if (method === null) throw new Failure("required", "input.paymentMethod");
  return method;
};

const answerOnce = async (client: PoolClient, request: Request, orderId: string): Promise<void> => {
  if (!(await remember(client, request, { orderId }))) throw new Failure("idempotencyKeyReused");
};

/**
 * What was open before is ended last: nothing that would
 * refuse the new try is left to find out by then but stock.
 */
const retryOnce = async (
  client: PoolClient,
  { judged, visitorId, scope, context, counted }: Call,
): Promise<Outcome> => {
  const { storefront, services } = scope;
  const { idempotencyKey: key, captchaToken, ...wishes } = judged;
  const request = { actor: visitorActor(visitorId), operation: "retryPayment", key, hash: hashRequest(wishes) };
  const order = await lockOrder(client, judged.orderUuid);
  if (order?.visitor !== visitorId || order.storefront !== storefront.code) {
    throw new Failure("orderNotFound", "input.orderUuid");
  }
  if (await recall(client, request)) return { placed: order.id };
  const attempts = await attemptsOf(client, order.id);
  if (!(await isPayable(client, order, attempts))) throw new Failure("orderNotPayable", "input.orderUuid");
  const now = services.clock.now();
  if (isPromised(order, attempts.at(-1), judged, now)) {
    await answerOnce(client, request, order.id);
    return { placed: order.id };
  }
  if (retryAfter(attempts, now)) throw new Failure("tooManyPaymentAttempts");
  const payments = await paymentsOfOrder(client, { order: order.id, total: order.grandTotal }, now);
  const amount = order.grandTotal - sumOf(payments);
  const method = amount > 0 ? judged.method : null;
  if (amount > 0) judgeTotal(storefront, methodOf(judged), amount);
  const lines = await judgeAgain(client, order, scope);
  if (method === "banktransfer" && !counted) return { transferTo: order.email };
  if (order.state === "PENDING") return { abandon: attempts };
  const { email } = order;
  const unpaid = method && unpaidHold(scope, client, { visitor: visitorId, email, method, captchaToken });
  const [short] = await holdStock(services, client, order.id, stockOf(lines), unpaid ?? undefined);
  if (short) throw new Failure(short.why);
  if (order.kind === "ACTIVATION" && !(await holdAgain(client, order))) throw new Failure("activationFailed");
  await moveOrder(client, order.id, "PENDING");
  if (method === null) {
    await payByCards(client, order, await lockPayments(client, payments, now), context);
    await answerOnce(client, request, order.id);
    failpoint("place.before-commit");
    return { placed: order.id };
  }
  const { issuer } = judged;
  const { currency } = order;
  const provider = context.provider.name;
  const holds = lines.some(({ packageKind }) => packageKind === "PHYSICAL");
  const attempt = await insertAttempt(client, {
    orderId: order.id,
    provider,
    method,
    issuer,
    currency,
    amount,
    holds,
    now,
    authenticate: await asksWhoPays(client, order.id),
  });
  await holdShares(client, order, await lockPayments(client, payments, now), attempt.expiresAt, now);
  await answerOnce(client, request, order.id);
  failpoint("place.before-commit");
  return { made: { order, attempt } };
};

const mostRounds = 4;

/**
 * `retryPayment`: another payment of the order, after ending an open one; a bank transfer asked for twice is
 * the same one.
 *
 * @throws 1002 for too many bank transfers, 2036 after five tries in 24 hours, 2042 but for the buyer,
 * 2043 where it cannot be paid again, 2044 for a sum the method does not take, 2045 where the open one
 * could not be ended, and what {@link priceAgain} and stock say
 */
export const retryPayment = async (input: unknown, scope: Scope, context: PaymentContext): Promise<Placed> => {
  const { services, storefront, visitor } = scope;
  const judged = await judgeRetry(input, storefront);
  const visitorId = await visitor.find(services.pool);
  if (visitorId === undefined) throw new Failure("orderNotFound", "input.orderUuid");
  let counted = false;
  for (let round = 0; round < mostRounds; round += 1) {
    const call = { judged, visitorId, scope, context, counted };
    const outcome = await inTransaction(services.pool, (client) => retryOnce(client, call), { race: oneLiveOrder });
    failpoint("place.after-commit");
    if ("made" in outcome) return startPlaced(context, outcome.made);
    if ("placed" in outcome) return placedOrder(context, outcome.placed);
    if ("transferTo" in outcome) {
      await limitTransfers(scope, outcome.transferTo);
      counted = true;
      continue;
    }
    await abandonAttempts(context, outcome.abandon).catch(() => {
      throw new Failure("providerUnreachable");
    });
  }
  throw new Failure("providerUnreachable");
};
