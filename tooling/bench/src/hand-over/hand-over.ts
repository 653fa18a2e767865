import pg from "pg";
import { buySteadily, type Target } from "../commerce.ts";
import { rounded, table } from "../table.ts";
import { untilNothingIsQueued } from "../until-nothing-is-queued.ts";

/** Purchases a second. */
const rate = 15;

const waits = `
  with waited as (
    select 'gift' as what, extract(epoch from delivery.sent_at - paid.at) as seconds
    from delivery join order_transition paid on paid.order_id = delivery.order_id and paid.to_state = 'PAID'
    where delivery.sent_at is not null
    union all
    select 'other', extract(epoch from settled_at - written_at) from letter where state = 'SENT'
  )
  select what, count(*)::int as emails, percentile_cont(array[0.5, 0.95, 0.99]) within group (order by seconds) as seconds
  from waited group by what order by what`;

/**
 * How long emails wait from the payment until the mail server has them, while 15 purchases a second come in.
 */
export const measureHandOver = async (target: Target, seconds: number): Promise<void> => {
  const url = target.variables.DATABASE_URL ?? "";
  const done = await buySteadily(target, rate, seconds);
  await untilNothingIsQueued(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ what: string; emails: number; seconds: number[] }>(waits);
  await client.end();
  console.log(`${rounded(done / seconds)} purchases/s for ${seconds} s`);
  table(
    "From the payment until the mail server has it",
    ["emails", "count", "median s", "p95 s", "p99 s"],
    rows.map(({ what, emails, seconds: [middle = 0, most = 0, nearlyAll = 0] }) => [
      what,
      String(emails),
      middle,
      most,
      nearlyAll,
    ]),
  );
};
