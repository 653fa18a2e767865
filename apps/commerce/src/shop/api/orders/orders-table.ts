import type { StorefrontCode } from "@giftshop/storefront-config";
import { prepared, type Queryable } from "../../../platform/database/index.ts";

/** An order that a key made. */
export interface ApiOrder {
  id: string;
  serial: number;
  credit: string;
  test: boolean;
  storefront: StorefrontCode;
  number: string;
  reference: string | null;
  currency: string;
  /** Minor units. */
  total: number;
  giftCount: number;
  createdAt: Date;
  told: string;
}

const columns = `o.id, o.serial, o.credit, o.test, o.storefront, o.number, o.reference, o.currency, o.total, o.gift_count as "giftCount",
  o.created_at as "createdAt", o.told`;

/** A gift of such an order. */
export interface ApiGift {
  position: number;
  reference: string | null;
  product: number;
  /** Minor units. */
  amount: number;
  delivery: "EMAIL" | "LINK";
  /** Receiver of an order in test mode, as it has no packages. */
  testRecipient: { name: string; email: string } | null;
  deliverAt: Date | null;
  told: string;
}

const nextSerial = prepared<{ serial: number }>(
  "api-order-serial",
  "select nextval(pg_get_serial_sequence('api_order', 'serial')) as serial",
);
const insert = prepared<Record<never, never>, [string]>(
  "api-order-insert",
  `insert into api_order (id, serial, credit, test, key, storefront, number, reference, currency, total, gift_count, created_at, look_at)
   overriding system value
   select id, serial, credit, test, key, storefront, number, reference, currency, total, "giftCount", "createdAt", "createdAt"
   from jsonb_to_record($1::jsonb) as o (id uuid, serial bigint, credit uuid, test boolean, key uuid, storefront text, number text, reference text,
     currency text, total bigint, "giftCount" int, "createdAt" timestamptz)`,
);
const insertGifts = prepared<Record<never, never>, [string, string]>(
  "api-gifts-insert",
  `insert into api_gift (order_id, position, reference, product, amount, delivery, test_recipient, deliver_at)
   select $1, position, reference, product, amount, delivery, "testRecipient", "deliverAt"
   from jsonb_to_recordset($2::jsonb) as g (position int, reference text, product int, amount bigint, delivery text, "testRecipient" jsonb,
     "deliverAt" timestamptz)`,
);
const own = prepared<ApiOrder, [string, string, boolean]>(
  "api-order-own",
  `select ${columns} from api_order o where o.id = $1 and o.credit = $2 and o.test = $3`,
);
const page = prepared<ApiOrder, [string, boolean, Date, string, string | null, number]>(
  "api-orders-page",
  `select ${columns} from api_order o where o.credit = $1 and o.test = $2 and (o.created_at, o.id) < ($3, $4::uuid)
     and ($5::text is null or o.reference = $5)
   order by o.created_at desc, o.id desc limit $6`,
);
const gifts = prepared<ApiGift, [string]>(
  "api-gifts",
  `select position, reference, product, amount, delivery, test_recipient as "testRecipient", deliver_at as "deliverAt", told
   from api_gift where order_id = $1 order by position`,
);
const spentInTest = prepared<{ sum: number }, [string, Date]>(
  "api-test-spent",
  `select coalesce(sum(total), 0)::bigint as sum from api_order where credit = $1 and test and created_at > $2::timestamptz - interval '24 hours'`,
);
const reveal = prepared<Record<never, never>, [string, number, string, Date]>(
  "api-link-reveal",
  "insert into api_link_reveal (order_id, position, key, at) values ($1, $2, $3, $4)",
);
const forgetTests = prepared<Record<never, never>, [Date, number]>(
  "api-test-orders-forget",
  `delete from api_order where id in (select id from api_order where test and created_at < $1 order by created_at limit $2 for update skip locked)`,
);

/** The number that the next order has among those of all keys. */
export const takeSerial = async (client: Queryable): Promise<number> => {
  const row = await nextSerial.first(client);
  if (row === undefined) throw new Error("There is no next number.");
  return row.serial;
};

/** Writes an order and its gifts. */
export const insertApiOrder = async (
  client: Queryable,
  order: Omit<ApiOrder, "told"> & { key: string },
  list: readonly Omit<ApiGift, "told">[],
): Promise<void> => {
  await insert.run(client, JSON.stringify(order));
  const rows = list.map(({ testRecipient, ...one }) => (testRecipient === null ? one : { ...one, testRecipient }));
  await insertGifts.run(client, order.id, JSON.stringify(rows));
};

/** An order of a company, of one mode; `undefined` for any other. */
export const ownApiOrder = (
  db: Queryable,
  id: string,
  { credit, test }: Pick<ApiOrder, "credit" | "test">,
): Promise<ApiOrder | undefined> => own.first(db, id, credit, test);

/** Orders of a company after a place, the newest first. */
export const apiOrdersAfter = (
  db: Queryable,
  { credit, test }: Pick<ApiOrder, "credit" | "test">,
  after: { createdAt: Date; id: string },
  reference: string | undefined,
  most: number,
): Promise<ApiOrder[]> => page.all(db, credit, test, after.createdAt, after.id, reference ?? null, most);

/** The gifts of an order, as they were ordered. */
export const apiGiftsOf = (db: Queryable, order: string): Promise<ApiGift[]> => gifts.all(db, order);

/** What a company ordered in test mode within a day, minor units. */
export const spentInTestMode = async (db: Queryable, credit: string, now: Date): Promise<number> =>
  (await spentInTest.first(db, credit, now))?.sum ?? 0;

/** Notes that a link was answered, before it is. */
export const noteRevealed = async (
  db: Queryable,
  order: string,
  position: number,
  key: string,
  now: Date,
): Promise<void> => void (await reveal.run(db, order, position, key, now));

/** Forgets orders of test mode that are older; answers how many. */
export const forgetTestOrders = (client: Queryable, before: Date, most: number): Promise<number> =>
  forgetTests.run(client, before, most);
