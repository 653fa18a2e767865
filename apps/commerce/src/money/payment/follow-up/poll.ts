import { prepared } from "../../../platform/database/index.ts";
import { afterFailure, nextCheck } from "../attempts/schedule.ts";
import type { PaymentContext } from "../context.ts";
import { isLeftAlone, noteRetryAfter } from "../provider/leave-alone.ts";
import { ProviderRefused, ProviderUnreachable } from "../provider/provider.ts";
import { followUp } from "./follow-up.ts";

const batch = 20;
/** After this a payment whose poller died is anybody's again. */
const claimTime = 20_000;

interface Due {
  id: string;
  createdAt: Date;
}

/** `n > 0` is true of all and names the index. */
const claimDue = prepared<Due, [Date, Date, number]>(
  "payment-claim-due",
  `update payment_attempt a set next_check_at = $2 where a.id in (
     select id from payment_attempt where next_check_at <= $1 and n > 0 order by next_check_at limit $3 for update skip locked
   ) returning a.id, a.created_at as "createdAt"`,
);
/** Never sooner than by the claim; nothing where somebody has said since when it is looked at. */
const postpone = prepared<Record<never, never>, [string, Date, Date]>(
  "payment-postpone",
  "update payment_attempt set next_check_at = greatest($2, $3::timestamptz) where id = $1 and next_check_at = $2",
);

/** What fails here, and not at the provider, is tried again as soon as the claim is over. */
const lookAfter = async (context: PaymentContext, { id, createdAt }: Due, claimed: Date): Promise<void> => {
  const { pool, clock, log } = context.services;
  try {
    await followUp(context, id);
  } catch (error) {
    log.warn({ error, attempt: id }, "payment not settled yet");
    noteRetryAfter(context, error);
    if (!(error instanceof ProviderUnreachable || error instanceof ProviderRefused)) return;
    const now = clock.now();
    await postpone.run(pool, id, claimed, afterFailure(error, nextCheck(createdAt, now), now));
  }
};

/**
 * Looks after every payment that is due; several workers share the work. Answers how many it looked
 * at, so that the caller goes on while there are more: none while the provider wants to be left alone.
 */
export const pollPayments = async (context: PaymentContext): Promise<number> => {
  if (isLeftAlone(context)) return 0;
  const { pool, clock, log } = context.services;
  const now = clock.now();
  const claimed = new Date(now.getTime() + claimTime);
  const due = await claimDue.all(pool, now, claimed, batch);
  await Promise.all(
    due.map((attempt) =>
      lookAfter(context, attempt, claimed).catch((error: unknown) =>
        log.warn({ error, attempt: attempt.id }, "a payment was not postponed"),
      ),
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
