import { getStorefront } from "@giftshop/storefront-config";
import type { OrderRecord } from "../order/index.ts";
import { applyRefusal } from "./apply-ended.ts";
import { applyPayment } from "./apply-payment.ts";
import { type Attempt, endAttemptLease, recordPayment } from "./attempts.ts";
import type { PaymentContext } from "./context.ts";
import { failpoint } from "./failpoint.ts";
import { dueDateOf, isTransfer, paysByOf } from "./patience.ts";
import { type PaymentRequest, type ProviderPayment, ProviderRefused } from "./provider.ts";
import { nextCheck } from "./schedule.ts";
import { applyKnown } from "./settling.ts";

/** The same for the same attempt, to the byte: the provider compares what is asked under one key. */
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
  buyer:
    attempt.method === "banktransfer"
      ? { firstName: order.firstName, lastName: order.lastName, email: order.email }
      : null,
  orderId: order.id,
});

/** That it could not be counted keeps no payment from being applied. */
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

/**
 * Asks the provider to make the payment of an attempt that the caller has leased, and keeps what it answers. Safe to
 * repeat: one attempt, one payment. Throws what the provider throws; a refusal has ended the attempt by then.
 */
export const askForPayment = async (
  context: PaymentContext,
  order: OrderRecord,
  attempt: Attempt,
): Promise<Attempt> => {
  const { services, provider } = context;
  failpoint("start.before-call");
  let payment: ProviderPayment;
  try {
    payment = await provider.create(requestOf(context, order, attempt));
  } catch (error) {
    services.log.warn({ error, order: order.id, attempt: attempt.id }, "the payment was not made");
    if (error instanceof ProviderRefused) await refuse(context, attempt);
    else await endAttemptLease(services.pool, attempt.id);
    throw error;
  }
  failpoint("start.after-call");
  const now = services.clock.now();
  const recorded = await recordPayment(services.pool, attempt, payment, nextCheck(attempt.createdAt, now));
  failpoint("start.after-record");
  if (payment.state !== "OPEN") await applyFetched(context, recorded, payment);
  return recorded;
};
