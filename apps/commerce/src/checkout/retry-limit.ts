import type { Attempt } from "../payment/index.ts";

/** Tries at paying one order in 24 hours, the first included; then 2036. */
export const triesPerDay = 5;

const day = 86_400_000;

export const recentAttempts = (attempts: readonly Pick<Attempt, "createdAt">[], now: Date): number =>
  attempts.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < day).length;
