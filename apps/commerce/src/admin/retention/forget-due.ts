import { batch, tryEach } from "../../platform/batches.ts";
import type { Module, Retention } from "../../platform/module.ts";
import type { Services } from "../../platform/services.ts";

/**
 * Forgets what modules say is over, a batch at a time and in their
 * order. Answers how much of each, by names such as `order.messages`.
 *
 * @throws AggregateError where some of it failed, after the rest was done
 */
export const forgetDue = (
  { pool, clock, log }: Pick<Services, "pool" | "clock" | "log">,
  modules: readonly Module[],
  every: Retention["every"],
  most = batch,
): Promise<Record<string, number>> => {
  const now = clock.now();
  const parts = modules.flatMap(({ name, retention = [] }) =>
    retention
      .filter((part) => part.every === every)
      .map(({ what, forget }) => [`${name}.${what}`, () => forget(pool, now, most)] as const),
  );
  return tryEach(log, Object.fromEntries(parts));
};
