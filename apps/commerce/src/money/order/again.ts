import { prepared, type Queryable } from "../../platform/database/index.ts";

/** How often a package may be sent again. */
export const mostSendings = 5;

const byEmail = prepared<{ package: number }, [string, readonly number[], Date, Date, boolean, number]>(
  "delivery-email-again",
  `update delivery set state = 'WAITING', sent_at = null, sendings = sendings + 1, expected_at = $4,
     message_id = format('%s.%s@%s', regexp_replace(split_part(message_id, '@', 1), '^(gift\\.\\d+\\.[^.]+).*$', '\\1'), sendings + 1, split_part(message_id, '@', 2)),
     due_at = case when due_at is not null then $3::timestamptz end, released_at = case when due_at is not null then $3::timestamptz end,
     first_sent_at = case when $5 then null else first_sent_at end
   where order_id = $1 and package = any ($2::bigint[]) and state in ('SENT', 'FAILED') and sendings < $6 returning package`,
);
const byPost = prepared<{ package: number }, [string, readonly number[], Date]>(
  "delivery-post-again",
  `update delivery set state = 'PREPARING', sent_at = null, sendings = sendings + 1, expected_at = $3, due_at = null, released_at = null,
     tracking_code = null
   where order_id = $1 and package = any ($2::bigint[]) and state = 'SENT' and sendings = 0 returning package`,
);

/** When a package goes again, and arrives. */
interface Anew {
  now: Date;
  expectedAt: Date;
  /** To somebody else than before: the 14 days to withdraw begin anew. */
  elsewhere: boolean;
}

/**
 * Lets packages be e-mailed again, under a new message id; answers which
 * those are, whose jobs are the caller's to enqueue. Under the order's lock.
 */
export const emailAgain = async (
  client: Queryable,
  orderId: string,
  packages: readonly number[],
  { now, expectedAt, elsewhere }: Anew,
): Promise<number[]> =>
  (await byEmail.all(client, orderId, packages, now, expectedAt, elsewhere, mostSendings)).map((row) => row.package);

/** Lets posted packages be packed again, once; answers which those are. Under the order's lock. */
export const postAgain = async (
  client: Queryable,
  orderId: string,
  packages: readonly number[],
  expectedAt: Date,
): Promise<number[]> => (await byPost.all(client, orderId, packages, expectedAt)).map((row) => row.package);
