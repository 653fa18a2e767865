import type { PaymentMethodId } from "@giftshop/storefront-config";
import type { ProviderPayment } from "../provider/provider.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** What is known of an attempt. */
interface Paying {
  /** What was asked for, or what its buyer chose in its place on the provider's page. */
  paysBy: string;
}

interface Waiting extends Paying {
  createdAt: Date;
  expiresAt: Date;
}

const transfer: PaymentMethodId = "banktransfer";

/** No date of the provider's holds stock for longer, which a feast between two weekends does not fill. */
const longest = 14 * day;

/** Longest that a buyer pays in a browser. */
const inBrowser = 60 * minute;

/**
 * How long a payment is waited for, milliseconds: a bank transfer seven days, what a buyer does
 * in a browser an hour, or a quarter of one where its order `holds` pieces that others want.
 */
export const paymentTimeout = (method: PaymentMethodId, holds = false): number => {
  if (method === transfer) return 7 * day;
  return holds ? 15 * minute : inBrowser;
};

/**
 * The day until which the provider is asked to wait for a bank
 * transfer, ISO 8601. It goes on to the next business day by itself.
 */
export const dueDateOf = ({ createdAt, method }: { createdAt: Date; method: PaymentMethodId }): string =>
  new Date(createdAt.getTime() + paymentTimeout(method)).toISOString().slice(0, 10);

/**
 * Whether its money comes days after the order, also where its buyer chose that on the provider's page only.
 */
export const isTransfer = ({ paysBy }: Paying): boolean => paysBy === transfer;

/**
 * How an attempt is paid, now that the provider has told:
 * what was asked for, or what its buyer chose in its place.
 */
export const paysByOf = ({ paysBy }: Paying, { method }: Pick<ProviderPayment, "method">): string => method ?? paysBy;

/**
 * Until when an attempt is waited for: a bank transfer until the date its buyer was told, one that is
 * being paid for an hour more, never shorter than before.
 */
export const waitsUntil = (
  attempt: Waiting,
  fetched: Pick<ProviderPayment, "method" | "expiresAt" | "state">,
): Date => {
  const made = attempt.createdAt.getTime();
  if (paysByOf(attempt, fetched) !== transfer) {
    const isPaying = fetched.state === "PENDING";
    return isPaying ? new Date(Math.max(attempt.expiresAt.getTime(), made + inBrowser)) : attempt.expiresAt;
  }
  const told = fetched.expiresAt?.getTime() ?? made + paymentTimeout(transfer);
  return new Date(Math.max(attempt.expiresAt.getTime(), Math.min(told, made + longest)));
};
