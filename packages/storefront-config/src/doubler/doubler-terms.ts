import type { StorefrontCode } from "../types.ts";

/** What commerce draws by, and what the rules on the page say. */
export const doublerTerms = {
  /** How many are drawn to come in where who was drawn before cannot, or does not claim. */
  reserves: 10,
  /** Days for which a prize may be claimed before it goes to the next. */
  claimDays: 14,
  /** Days before that end at which whoever has not claimed is reminded. */
  reminderDays: 3,
  /** Least age of who takes part, years. */
  leastAge: 18,
} as const;

/**
 * The most that is won, minor units; what a storefront's law
 * or currency asks for otherwise stands beside its code.
 */
const most = 15_000;
const own: Partial<Record<StorefrontCode, number>> = {};

/** The most that a prize of this storefront is worth, minor units of its currency. */
export const mostPrize = (code: StorefrontCode): number => own[code] ?? most;

/** What is won with a balance at entry, minor units. */
export const prizeOf = (balance: number, code: StorefrontCode): number => Math.min(balance, mostPrize(code));
