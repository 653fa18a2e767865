import { setTimeout as sleep } from "node:timers/promises";
import { Failure } from "../failure.ts";
import type { OrderRecord } from "../order/index.ts";
import { askForPayment } from "./ask-provider.ts";
import { type Attempt, attemptById, leaseAttempt, leaseTime, makerPause } from "./attempts.ts";
import type { PaymentContext } from "./context.ts";
import { ProviderRefused } from "./provider.ts";

/** Tries to become the one who asks the provider; otherwise waits for that one's result, which is as good. */
const obtain = async (context: PaymentContext, order: OrderRecord, attempt: Attempt): Promise<Attempt> => {
  const { pool, clock } = context.services;
  for (let waited = 0; waited < leaseTime; waited += makerPause) {
    const leased = await leaseAttempt(pool, attempt.id, clock.now());
    if (leased?.state === "CREATED") return askForPayment(context, order, leased);
    const current = await attemptById(pool, attempt.id);
    if (current && (current.providerId !== null || current.state !== "CREATED")) return current;
    await sleep(makerPause);
  }
  throw new Failure("providerUnreachable");
};

/**
 * Makes sure that the provider has a payment for this attempt, and answers the attempt with the address to pay at. Of many
 * who ask at once one calls the provider, the attempt's maker (`own`) if it is still there; no transaction is open
 * meanwhile. Throws 2035 where the provider refuses, 2045 where it cannot be reached: asking again is safe then.
 */
export const startPayment = async (
  context: PaymentContext,
  order: OrderRecord,
  attempt: Attempt,
  { own = false } = {},
): Promise<Attempt> => {
  if (attempt.providerId !== null) return attempt;
  try {
    return await (own ? askForPayment : obtain)(context, order, attempt);
  } catch (error) {
    if (error instanceof Failure) throw error;
    if (error instanceof ProviderRefused) throw new Failure("paymentRefused", "input.paymentMethod");
    throw new Failure("providerUnreachable");
  }
};
