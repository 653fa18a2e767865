import { inTransaction, type Queryable } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import type { PaymentContext } from "../context.ts";
import { type ProviderRefund, ProviderRefused } from "../provider/provider.ts";
import { applyRefund, hasFailed } from "./apply-refund.ts";
import { type Refund, renewRefund, waitingRefunds } from "./refund.ts";

/** Refunds that the provider refused, or that came back, and that nobody has settled. */
export const listWaitingRefunds = ({ services }: { services: Pick<Services, "pool"> }): Promise<Refund[]> =>
  waitingRefunds.all(services.pool);

/**
 * Sends all of an order, by its number, that wait for a
 * person again, under keys of their own. Answers how many.
 */
export const refundAgain = ({ services }: PaymentContext, number: string): Promise<number> =>
  refundAgainWithin(services, services.pool, number);

/** {@link refundAgain} in the caller's transaction. */
export const refundAgainWithin = async (
  { clock }: Pick<PaymentContext["services"], "clock">,
  client: Queryable,
  number: string,
): Promise<number> => {
  const waiting = (await waitingRefunds.all(client)).filter((refund) => refund.number === number);
  const renewed = await Promise.all(waiting.map(({ id, key }) => renewRefund.first(client, id, key, clock.now())));
  return renewed.filter((refund) => refund !== undefined).length;
};

const madeOf = async ({ provider }: PaymentContext, { paymentId }: Refund, id: string) => {
  try {
    return await provider.fetchRefund(paymentId, id);
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined;
    throw error;
  }
};

/** Ours are always of a whole payment: one by hand that left something does not settle it. */
const settles = async ({ provider }: PaymentContext, { paymentId }: Refund, made: ProviderRefund): Promise<boolean> =>
  !hasFailed(made) && (await provider.fetch(paymentId)).amount === 0;

/**
 * Matches a refund that was made by hand at the provider with the one of this order that waits for a person.
 * Answers false where it is of none, came back, or is not all that is owed.
 *
 * @throws what the provider throws where it cannot be reached
 */
export const takeOverRefund = async (context: PaymentContext, number: string, id: string): Promise<boolean> => {
  const { pool, clock } = context.services;
  for (const waiting of await listWaitingRefunds(context)) {
    const made = waiting.number === number ? await madeOf(context, waiting, id) : undefined;
    if (made === undefined || !(await settles(context, waiting, made))) continue;
    const now = clock.now();
    return inTransaction(pool, async (client) => {
      const renewed = await renewRefund.first(client, waiting.id, waiting.key, now);
      return renewed !== undefined && applyRefund(client, renewed, made, now);
    });
  }
  return false;
};
