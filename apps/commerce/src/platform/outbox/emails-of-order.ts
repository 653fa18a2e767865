import { prepared, type Queryable } from "../database/index.ts";
import type { Services } from "../services.ts";

/** An email about an order, and how it went. */
export interface OrderEmail {
  queue: string;
  job: object;
  state: "WAITING" | "SENT" | "FAILED";
  writtenAt: Date;
  settledAt: Date | null;
}

const ofOrder = prepared<OrderEmail, [string]>(
  "emails-of-order",
  `select queue, job, state, written_at as "writtenAt", settled_at as "settledAt" from letter
   where job ? 'orderId' and job ->> 'orderId' = $1 order by written_at`,
);
const again = prepared<{ job: object }, [string, string, Date]>(
  "email-again",
  `update letter set state = 'WAITING', written_at = $3, settled_at = null
   where queue = $1 and job ? 'orderId' and job ->> 'orderId' = $2 and state <> 'WAITING' returning job`,
);

/** Emails about an order, the first first. Gifts are none of them: their deliveries say how they stand. */
export const emailsOfOrder = (db: Queryable, orderId: string): Promise<OrderEmail[]> => ofOrder.all(db, orderId);

/**
 * Sends emails of a kind about an order again, in the caller's
 * transaction; answers how many. What waits to be sent is not sent twice.
 */
export const resendEmails = async (
  { enqueue, clock }: Pick<Services, "enqueue" | "clock">,
  client: Queryable,
  { queue, orderId }: { queue: string; orderId: string },
): Promise<number> => {
  const jobs = await again.all(client, queue, orderId, clock.now());
  for (const { job } of jobs) await enqueue(client, queue, job);
  return jobs.length;
};
