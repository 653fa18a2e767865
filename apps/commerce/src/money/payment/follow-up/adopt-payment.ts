import { attemptById, recordPayment } from "../attempts/attempts.ts";
import { nextCheck } from "../attempts/schedule.ts";
import type { PaymentContext } from "../context.ts";
import { type ProviderPayment, ProviderRefused } from "../provider/provider.ts";
import { followUp } from "./follow-up.ts";

const fetchKnown = async ({ provider }: PaymentContext, id: string): Promise<ProviderPayment | undefined> => {
  try {
    return await provider.fetch(id);
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined;
    throw error;
  }
};

/**
 * A payment that the provider announces and no attempt has: its maker may have died before it was recorded.
 * One of ours is matched to its attempt and followed up; nothing of a stranger's is written.
 *
 * @throws what the provider throws
 */
export const adoptPayment = async (context: PaymentContext, id: string): Promise<void> => {
  const { pool, clock, log } = context.services;
  const fetched = await fetchKnown(context, id);
  if (!fetched?.attemptId) return;
  const attempt = await attemptById(pool, fetched.attemptId);
  if (attempt === undefined) return;
  const adopted = attempt.providerId
    ? attempt
    : await recordPayment(pool, attempt, fetched, nextCheck(attempt.createdAt, clock.now()));
  const named = { order: attempt.orderId, attempt: attempt.id, payment: id, state: fetched.state };
  if (adopted.providerId !== id) {
    // An attempt has one payment, and one refund: a person has to give this one back.
    log.error({ ...named, other: adopted.providerId }, "the provider has two payments of one attempt");
    return;
  }
  log.warn(named, "a payment was announced whose making had not been written down");
  await followUp(context, attempt.id);
};
