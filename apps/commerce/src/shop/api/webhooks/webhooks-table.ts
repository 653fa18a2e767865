import { prepared, type Queryable } from "../../../platform/database/index.ts";
import type { EventType } from "./event-types.ts";

/** Where a company hears of what happens. */
export interface Webhook {
  id: string;
  credit: string;
  test: boolean;
  url: string;
  events: readonly EventType[];
  createdAt: Date;
}

const columns = `w.id, w.credit, w.test, w.url, w.events, w.created_at as "createdAt"`;

const insert = prepared<Record<never, never>, [string, string, boolean, string, readonly string[], Date]>(
  "api-webhook-insert",
  "insert into api_webhook (id, credit, test, url, events, created_at) values ($1, $2, $3, $4, $5::text[], $6)",
);
const ofCompany = prepared<Webhook, [string, boolean]>(
  "api-webhooks",
  `select ${columns} from api_webhook w where w.credit = $1 and w.test = $2 and w.deleted_at is null order by w.created_at, w.id`,
);
const end = prepared<Record<never, never>, [string, string, boolean, Date]>(
  "api-webhook-end",
  "update api_webhook set deleted_at = $4 where id = $1 and credit = $2 and test = $3 and deleted_at is null",
);

/** Most webhooks of a company in one mode. */
export const mostWebhooks = 10;

export const insertWebhook = async (
  client: Queryable,
  { id, credit, test, url, events, createdAt }: Webhook,
): Promise<void> => void (await insert.run(client, id, credit, test, url, events, createdAt));

/** The webhooks of a company in one mode. */
export const webhooksOf = (db: Queryable, { credit, test }: Pick<Webhook, "credit" | "test">): Promise<Webhook[]> =>
  ofCompany.all(db, credit, test);

/** One of them; `undefined` for any other. */
export const ownWebhook = async (
  db: Queryable,
  id: string,
  owner: Pick<Webhook, "credit" | "test">,
): Promise<Webhook | undefined> => (await webhooksOf(db, owner)).find((one) => one.id === id);

/** Tells a webhook nothing more; answers whether this call ended it. */
export const endWebhook = async (
  db: Queryable,
  id: string,
  { credit, test }: Pick<Webhook, "credit" | "test">,
  now: Date,
): Promise<boolean> => (await end.run(db, id, credit, test, now)) === 1;
