import { ProviderUnreachable } from "../provider/provider.ts";

const second = 1000;
const hour = 3600 * second;

/**
 * When a payment is looked at next: soon while the buyer is likely to be paying, every half minute for
 * an hour (so that what was missed while we were away is found within a minute), then every ten minutes.
 */
export const nextCheck = (createdAt: Date, now: Date): Date => {
  const age = now.getTime() - createdAt.getTime();
  const pause = age > hour ? 600 * second : Math.min(30 * second, Math.max(5 * second, age / 10));
  return new Date(now.getTime() + pause);
};

/**
 * When something is asked for again after `failure`: at `next`, as if the provider had answered,
 * so that one that does not hears no more of us than one that does; later where it asks for that.
 */
export const afterFailure = (failure: unknown, next: Date, now: Date): Date => {
  const pause = failure instanceof ProviderUnreachable ? (failure.retryAfter ?? 0) : 0;
  return new Date(Math.max(next.getTime(), now.getTime() + pause));
};
