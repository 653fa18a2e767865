import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../../../platform/failure.ts";
import type { OrderRecord } from "../../order/index.ts";
import { type Attempt, attemptById, leaseTime, leaseToMake, makerPause } from "../attempts/attempts.ts";
import type { PaymentContext } from "../context.ts";
import { keyLifetime, ProviderRefused } from "../provider/provider.ts";
import { askForPayment } from "./ask-provider.ts";

/** Tries to become the one who asks the provider; otherwise waits for that one's result, which is as good. */
const obtain = async (context: PaymentContext, order: OrderRecord, attempt: Attempt): Promise<Attempt> => {
  const { pool, clock } = context.services;
  const age = clock.now().getTime() - attempt.createdAt.getTime();
  // The provider would make a second one beside one that we do not know of.
  if (age >= keyLifetime) throw new Failure("providerUnreachable");
  for (let waited = 0; waited < leaseTime; waited += makerPause) {
    const leased = await leaseToMake(pool, attempt.id, clock.now());
    if (leased) return askForPayment(context, order, leased, { repeated: true });
    const current = await attemptById(pool, attempt.id);
    if (current && (current.providerId !== null || current.state !== "CREATED")) return current;
    await sleep(makerPause);
  }
  throw new Failure("providerUnreachable");
};

/**
 * Makes sure that the provider has a payment for this attempt, with no transaction open.
 * Of many who ask at once one calls the provider: the attempt's maker (`own`) if it is still there.
 *
 * @throws 2035 where the provider refuses, 2045 where it cannot be reached: asking again is safe then
 */
export const startPayment = async (
  context: PaymentContext,
  order: OrderRecord,
  attempt: Attempt,
  { own = false } = {},
): Promise<Attempt> => {
  if (attempt.providerId !== null) return attempt;
  // Whoever was held up since has not got the right any more:
  // its payment may have been looked for, and given up.
  const isMaker = own && context.services.clock.now().getTime() < attempt.createdAt.getTime() + leaseTime;
  try {
    if (isMaker) return await askForPayment(context, order, attempt, { repeated: false });
    return await obtain(context, order, attempt);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof ProviderRefused) throw new Failure("paymentRefused", "input.paymentMethod");
    throw new Failure("providerUnreachable");
  }
};
