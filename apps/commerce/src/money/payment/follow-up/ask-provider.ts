import { getStorefront } from "@giftshop/storefront-config";
import type { OrderRecord } from "../../order/index.ts";
import { applyRefusal } from "../applying/apply-ended.ts";
import { applyKnown } from "../applying/apply-known.ts";
import { applyPayment } from "../applying/apply-payment.ts";
import { type Attempt, endAttemptLease, recordPayment } from "../attempts/attempts.ts";
import { dueDateOf, isTransfer, paysByOf } from "../attempts/payment-timeout.ts";
import { nextCheck } from "../attempts/schedule.ts";
import type { PaymentContext } from "../context.ts";
import { failpoint } from "../failpoint.ts";
import {
  type PaymentRequest,
  ProviderConflict,
  ProviderMisunderstood,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnreachable,
} from "../provider/provider.ts";
import { look } from "./recover.ts";

/** Identical for one attempt, to the byte, as the provider compares what is asked under one key. */
const requestOf = ({ services, returnUrl }: PaymentContext, order: OrderRecord, attempt: Attempt): PaymentRequest => ({
  key: attempt.id,
  currency: attempt.currency,
  amount: attempt.amount,
  method: attempt.method,
  issuer: attempt.issuer,
  description: order.number,
  language: order.language,
  country: getStorefront(order.storefront).country,
  redirectUrl: returnUrl(order),
  webhookUrl: services.environment.webhookUrl,
  dueDate: attempt.method === "banktransfer" ? dueDateOf(attempt) : null,
  email: attempt.method === "banktransfer" ? order.email : null,
  orderId: order.id,
  authenticate: attempt.authenticate,
});

/** A transfer that could not be counted keeps no payment from being applied. */
const noteTransfer = async ({ services, transferChosen }: PaymentContext, { id, orderId }: Attempt): Promise<void> => {
  await transferChosen(orderId).catch((error: unknown) =>
    services.log.warn({ error, attempt: id }, "a bank transfer was not counted"),
  );
};

/** Applies what was fetched, in a transaction of its own. No call to the provider happens inside. */
export const applyFetched = async (
  context: PaymentContext,
  attempt: Attempt,
  fetched: ProviderPayment,
): Promise<void> => {
  await applyKnown(context, attempt, fetched.state, (client, within) => applyPayment(client, attempt, fetched, within));
  failpoint("apply.after-commit");
  if (!isTransfer(attempt) && isTransfer({ paysBy: paysByOf(attempt, fetched) })) await noteTransfer(context, attempt);
};

const refuse = (context: PaymentContext, attempt: Attempt): Promise<void> =>
  applyKnown(context, attempt, "REFUSED", (client, within) => applyRefusal(client, attempt, within));

/** Whether it says that the key is that of another call, whose payment may be there. */
const speaksOfAnother = (error: unknown): boolean =>
  error instanceof ProviderConflict || error instanceof ProviderMisunderstood;

/**
 * The payment that an earlier call made. Throws {@link
 * ProviderUnreachable} where it cannot be seen yet: ask again later.
 */
const findMade = async (context: PaymentContext, attempt: Attempt, cause: unknown): Promise<ProviderPayment> => {
  const found = await look(context, attempt);
  if (found) return found;
  await endAttemptLease(context.services.pool, attempt.id);
  throw new ProviderUnreachable(cause);
};

const make = async (
  context: PaymentContext,
  order: OrderRecord,
  attempt: Attempt,
  repeated: boolean,
): Promise<ProviderPayment> => {
  const { services, provider } = context;
  try {
    return await provider.create(requestOf(context, order, attempt));
  } catch (error) {
    services.log.warn({ error, order: order.id, attempt: attempt.id }, "the payment was not made");
    if (repeated && speaksOfAnother(error)) return findMade(context, attempt, error);
    if (error instanceof ProviderRefused) await refuse(context, attempt);
    else await endAttemptLease(services.pool, attempt.id);
    throw error;
  }
};

/**
 * Asks the provider to make the payment of a leased attempt, and records its answer.
 * Safe to repeat: one attempt, one payment.
 *
 * @param repeated whether another call may have asked before: a key that was used is then looked up
 * @throws what the provider throws; a refusal has ended the attempt by then
 */
export const askForPayment = async (
  context: PaymentContext,
  order: OrderRecord,
  attempt: Attempt,
  { repeated }: { repeated: boolean },
): Promise<Attempt> => {
  const { services } = context;
  failpoint("start.before-call");
  const payment = await make(context, order, attempt, repeated);
  failpoint("start.after-call");
  const now = services.clock.now();
  const recorded = await recordPayment(services.pool, attempt, payment, nextCheck(attempt.createdAt, now));
  failpoint("start.after-record");
  if (payment.state !== "OPEN") await applyFetched(context, recorded, payment);
  return recorded;
};
