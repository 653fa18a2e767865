import { prepared } from "../database/index.ts";
import type { PaymentContext } from "./context.ts";
import { pursue } from "./pursue.ts";

const batch = 20;
/** After this a payment whose poller died is anybody's again. */
const claimTime = 20_000;

/** `n > 0` is true of all and names the index. */
const claimDue = prepared<{ id: string }, [Date, Date, number]>(
  "payment-claim-due",
  `update payment_attempt a set next_check_at = $2 where a.id in (
     select id from payment_attempt where next_check_at <= $1 and n > 0 order by next_check_at limit $3 for update skip locked
   ) returning a.id`,
);

/**
 * Looks after every payment that is due; several workers share the work. Answers how many it looked at, so that
 * the caller goes on while there are more.
 */
export const pollPayments = async (context: PaymentContext): Promise<number> => {
  const { pool, clock, log } = context.services;
  const now = clock.now();
  const due = await claimDue.all(pool, now, new Date(now.getTime() + claimTime), batch);
  await Promise.all(
    due.map(({ id }) =>
      pursue(context, id).catch((error: unknown) => log.warn({ error, attempt: id }, "payment not settled yet")),
    ),
  );
  return due.length;
};

/** Makes everything that is not settled due now: what happened while no worker ran is found at once. */
export const pollEverythingSoon = async ({ services }: PaymentContext): Promise<void> => {
  const now = services.clock.now();
  await services.pool.query(
    `update payment_attempt set next_check_at = $1 where next_check_at > $1 and n > 0 and provider_id is not null`,
    [now],
  );
};
