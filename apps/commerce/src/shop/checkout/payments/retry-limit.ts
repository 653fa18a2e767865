import type { Attempt } from "../../../money/payment/index.ts";

/** Tries at paying one order in 24 hours, the first included; then 2036. */
const triesPerDay = 5;

const day = 86_400_000;

/**
 * From when another try at paying an order may be made, where those
 * of the last 24 hours are used up; nothing where it may now.
 */
export const retryAfter = (attempts: readonly Pick<Attempt, "createdAt">[], now: Date): Date | undefined => {
  const forgotten = attempts.map(({ createdAt }) => createdAt.getTime() + day).filter((time) => time > now.getTime());
  const next = forgotten.toSorted((one, other) => one - other).at(-triesPerDay);
  return next === undefined ? undefined : new Date(next);
};
