import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { Measure } from "../../../platform/module.ts";

/** One event on its way to one webhook. */
export interface DueDelivery {
  id: string;
  webhook: string;
  event: string;
  body: unknown;
  url: string;
  test: boolean;
  /** Tries before this one. */
  attempts: number;
}

/** A delivery of a webhook, as its log shows it. */
export interface LoggedDelivery {
  id: string;
  type: string;
  state: "WAITING" | "DELIVERED" | "FAILED";
  createdAt: Date;
  nextAt: Date | null;
  tries: { at: string; status: number | null; error: string | null; milliseconds: number }[];
}

/** What came of a try. */
export interface Tried {
  status: number | null;
  error: string | null;
  milliseconds: number;
}

const insert = prepared<Record<never, never>, [string, Date]>(
  "api-deliveries-insert",
  `insert into api_delivery (id, webhook, event, type, body, created_at, next_at)
   select id, webhook, event, type, body, $2, $2
   from jsonb_to_recordset($1::jsonb) as d (id uuid, webhook uuid, event uuid, type text, body jsonb)`,
);
/** Whoever takes one moves its time on: should they be killed, it is taken again then. */
const take = prepared<DueDelivery, [Date, Date, number]>(
  "api-deliveries-take",
  `with due as (
     select d.id from api_delivery d join api_webhook w on w.id = d.webhook
     where d.state = 'WAITING' and d.next_at <= $1 and w.deleted_at is null order by d.next_at limit $3 for update of d skip locked
   )
   update api_delivery d set next_at = $2, attempts = d.attempts + 1 from due, api_webhook w
   where d.id = due.id and w.id = d.webhook
   returning d.id, d.webhook, d.event, d.body, w.url, w.test, d.attempts - 1 as attempts`,
);
const log = prepared<Record<never, never>, [string, number, Date, number | null, string | null, number]>(
  "api-attempt",
  `insert into api_attempt (delivery, n, at, status, error, milliseconds) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
);
const again = prepared<Record<never, never>, [string, Date]>(
  "api-delivery-again",
  "update api_delivery set next_at = $2 where id = $1 and state = 'WAITING'",
);
const end = prepared<Record<never, never>, [string, string, Date]>(
  "api-delivery-end",
  "update api_delivery set state = $2, ended_at = $3, next_at = null where id = $1 and state = 'WAITING'",
);
const page = prepared<LoggedDelivery, [string, Date, string, number]>(
  "api-deliveries-page",
  `select d.id, d.type, d.state, d.created_at as "createdAt", d.next_at as "nextAt",
     (select coalesce(jsonb_agg(jsonb_build_object('at', a.at, 'status', a.status, 'error', a.error, 'milliseconds', a.milliseconds) order by a.n), '[]')
        from api_attempt a where a.delivery = d.id) as tries
   from api_delivery d where d.webhook = $1 and (d.created_at, d.id) < ($2, $3::uuid) order by d.created_at desc, d.id desc limit $4`,
);
const forget = prepared<Record<never, never>, [Date, number]>(
  "api-deliveries-forget",
  "delete from api_delivery where id in (select id from api_delivery where created_at < $1 order by created_at limit $2 for update skip locked)",
);

const waiting = prepared<{ n: number }>(
  "api-deliveries-waiting",
  "select count(*)::int as n from api_delivery where state = 'WAITING'",
);

/** Calls to webhooks of companies that are still to be made. */
export const webhooksMeasure: Measure = {
  name: "shop_webhook_calls_waiting",
  help: "Calls to webhooks of companies that are still to be made, for the first time or again.",
  labels: [],
  read: async (db) => [{ labels: {}, value: (await waiting.first(db))?.n ?? 0 }],
};

/** Promises events to webhooks, in the transaction that learned of them. */
export const insertDeliveries = async (
  client: Queryable,
  rows: readonly { id: string; webhook: string; event: string; type: string; body: unknown }[],
  now: Date,
): Promise<void> => {
  if (rows.length > 0) await insert.run(client, JSON.stringify(rows), now);
};

/** Takes deliveries that are due; nobody else has them until then. */
export const takeDeliveries = (db: Queryable, now: Date, until: Date, most: number): Promise<DueDelivery[]> =>
  take.all(db, now, until, most);

/**
 * Notes a try, and when the next one is; `next` absent: there is none, as it was delivered or is given up.
 */
export const noteTried = async (
  client: Queryable,
  { id, attempts }: Pick<DueDelivery, "id" | "attempts">,
  { status, error, milliseconds }: Tried,
  { now, next }: { now: Date; next: Date | "DELIVERED" | "FAILED" },
): Promise<void> => {
  await log.run(client, id, attempts + 1, now, status, error, milliseconds);
  if (next instanceof Date) await again.run(client, id, next);
  else await end.run(client, id, next, now);
};

/** The log of a webhook after a place, the newest first. */
export const deliveriesAfter = (
  db: Queryable,
  webhook: string,
  after: { createdAt: Date; id: string },
  most: number,
): Promise<LoggedDelivery[]> => page.all(db, webhook, after.createdAt, after.id, most);

/** Forgets deliveries of before, with their log; answers how many. */
export const forgetDeliveries = (client: Queryable, before: Date, most: number): Promise<number> =>
  forget.run(client, before, most);
