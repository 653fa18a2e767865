import type { PaymentContext } from "../context.ts";
import { ProviderUnreachable } from "./provider.ts";

/** Until when a provider wants to be left alone, epoch milliseconds, as far as this process has heard. */
const until = new WeakMap<PaymentContext, number>();

/** Keeps from a call's failure for how long the provider wants no other, where it said so. */
export const noteRetryAfter = (context: PaymentContext, error: unknown): void => {
  if (!(error instanceof ProviderUnreachable) || error.retryAfter === null) return;
  const asked = context.services.clock.now().getTime() + error.retryAfter;
  until.set(context, Math.max(asked, until.get(context) ?? asked));
};

/**
 * Whether what can wait shall not ask the provider now: it answered that it is asked too often, or is busy.
 */
export const isLeftAlone = (context: PaymentContext): boolean =>
  context.services.clock.now().getTime() < (until.get(context) ?? 0);
