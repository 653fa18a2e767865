import { type GiftJob, mailQueues } from "../checkout/index.ts";
import { inTransaction, type PoolClient, prepared } from "../database/index.ts";
import { lockOrder, waitAgainForRefused } from "../order/index.ts";
import type { Services } from "../services.ts";
import type { Letter } from "./letters.ts";

/** E-mails that were refused for good, or given up after a week, by the number of their order, or the reference of a visitor's message. */
interface Refused {
  name: string;
  /** What sends it, such as `mail.gift`. */
  queue: string;
  count: number;
}

const find = prepared<Refused, [string]>(
  "mail-refused",
  `select name, queue, count(*) from (
     select o.number as name, $1::text as queue from delivery d join shop_order o on o.id = d.order_id where d.state = 'FAILED'
     union all
     select coalesce(o.number, m.reference), l.queue from letter l
       left join shop_order o on o.id = (l.job->>'orderId')::uuid
       left join contact_message m on m.id = (l.job->>'messageId')::bigint
       where l.state = 'FAILED') refused
   where name is not null group by name, queue order by name, queue`,
);
const orderOf = prepared<{ id: string }, [string]>("mail-order-of", "select id from shop_order where number = $1");
const lettersOf = prepared<Letter, [string | null, string, Date]>(
  "mail-letters-again",
  `update letter set state = 'WAITING', written_at = $3, settled_at = null
   where state = 'FAILED' and (job->>'orderId' = $1::text
     or (job->>'messageId')::bigint = (select id from contact_message where reference = $2))
   returning queue, job`,
);

/** What was refused and nobody has sent again. */
export const listRefused = ({ pool }: Pick<Services, "pool">): Promise<Refused[]> => find.all(pool, mailQueues.gift);

const giftsOf = async (client: PoolClient, orderId: string): Promise<Letter[]> => {
  await lockOrder(client, orderId);
  const packages = await waitAgainForRefused(client, orderId);
  return packages.map(({ package: packageId }) => ({
    queue: mailQueues.gift,
    job: { packageId } satisfies GiftJob,
  }));
};

/**
 * Sends again what was refused of an order, by its number, or of a visitor's message, by its reference. Answers how many
 * e-mails that is; what was sent, or is still being tried, stays as it is.
 */
export const resend = ({ pool, clock, enqueue }: Pick<Services, "pool" | "clock" | "enqueue">, name: string) =>
  inTransaction(pool, async (client): Promise<number> => {
    const order = await orderOf.first(client, name);
    const gifts = order ? await giftsOf(client, order.id) : [];
    const letters = await lettersOf.all(client, order?.id ?? null, name, clock.now());
    for (const { queue, job } of [...gifts, ...letters]) await enqueue(client, queue, job);
    return gifts.length + letters.length;
  });
