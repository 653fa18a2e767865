import type { IncomingMessage, ServerResponse } from "node:http";
import { getStorefront, retention } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { visitorOf } from "../../platform/graphql/visitor.ts";
import { createLog } from "../../platform/log.ts";
import { rowsRead } from "../../testing/rows-read.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { forgetSomeVisitors, start } from "./forget-visitors.ts";
import { closePromisedCart, lockCart } from "./index.ts";
import { openCart } from "./lock-cart.ts";
import { forgetStale } from "./testing/forget-stale.ts";

let services: TestServices;
let client: PoolClient;
beforeAll(async () => {
  services = await createTestServices();
  client = await services.ownerPool.connect();
});
afterAll(async () => {
  client.release(true);
  await services.close();
});

const visitors = `with arrived as (
    insert into visitor (token_hash) select sha256(gen_random_uuid()::text::bytea) from generate_series(1, $1) returning id)`;

/** Adds visitors with a basket each, which became the order of an expression in SQL. Answers their ids. */
const addBaskets = async (count: number, orderId: string): Promise<number[]> => {
  const { rows } = await client.query<{ visitor: number }>(
    `${visitors} insert into cart (visitor, storefront, currency, order_id) select id, 'CBFR', 'EUR', ${orderId} from arrived
      returning visitor`,
    [count],
  );
  return rows.map(({ visitor }) => visitor);
};

test("what nobody came back for in time is forgotten; orders and younger baskets stay", async () => {
  const [old, young] = await addBaskets(2, "null");
  const [ordered] = await addBaskets(1, "gen_random_uuid()::text");
  const age = async (visitor: number | undefined, days: number, seconds: number) =>
    client.query(
      "update cart set changed_at = $2::timestamptz - make_interval(days => $3, secs => $4) where visitor = $1",
      [visitor, services.clock.now(), days, seconds],
    );
  await age(old, retention.basketDays, 1);
  await age(young, retention.basketDays, -1);
  await age(ordered, 600, 0);

  expect(await forgetStale(services)).toMatchObject({ "basket.carts": 1 });
  const { rows } = await client.query("select visitor from cart order by visitor");
  expect(rows).toEqual([{ visitor: young }, { visitor: ordered }]);
});

const visitorsLeft = async (): Promise<number[]> =>
  (await client.query<{ id: number }>("select id from visitor order by id")).rows.map(({ id }) => id);

test("of visitors those are forgotten whom nothing refers to, once their cookie is over", async () => {
  await client.query("truncate cart, cart_addition cascade; delete from visitor");
  const [open = 0, ordered = 0, pressed = 0, nothing = 0, young = 0] = await addBaskets(5, "null");
  const { clock } = services;
  await client.query("delete from cart where visitor = any($1)", [[pressed, nothing, young]]);
  await client.query("update cart set order_id = 'one' where visitor = $1", [ordered]);
  await client.query("insert into cart_addition (visitor, key, request_hash, added_at) values ($1, 'k', '', $2)", [
    pressed,
    clock.now(),
  ]);
  const came = (days: number) =>
    client.query("update visitor set seen_on = $1::timestamptz::date - $2::int", [clock.now(), days]);
  await came(retention.basketDays);
  expect(await forgetStale(services)).toMatchObject({ "basket.visitors": 0 });
  await came(retention.basketDays + 1);
  await client.query("update visitor set seen_on = $2 where id = $1", [young, clock.now()]);
  expect(await forgetStale(services)).toMatchObject({ "basket.visitors": 1 });
  expect(await visitorsLeft()).toEqual([open, ordered, pressed, young]);

  await client.query("update cart_addition set added_at = $1::timestamptz - interval '3 days'", [clock.now()]);
  expect(await forgetStale(services)).toMatchObject({ "basket.additions": 1, "basket.visitors": 1 });
  expect(await visitorsLeft()).toEqual([open, ordered, young]);
});

test("whatever refers to a visitor is asked for before one is deleted, or belongs to an account", async () => {
  const { rows } = await client.query<{ table: string }>(
    "select conrelid::regclass::text as table from pg_constraint where contype = 'f' and confrelid = 'visitor'::regclass order by 1",
  );
  // A company that buys by keys has a visitor as accounts have one (`makeAccountVisitor`): it stays.
  const ofAccounts = ["account", "api_company", "session"];
  expect(rows.map(({ table }) => table)).toEqual([...ofAccounts, "cart", "cart_addition", "shop_order"].sort());
});

/** Makes as many baskets of each kind of what is stale. */
const makeStale = async (count: number): Promise<void> => {
  const now = services.clock.now();
  const visitorIds = await addBaskets(count, "null");
  await client.query("update cart set changed_at = $2::timestamptz - interval '400 days' where visitor = any($1)", [
    visitorIds,
    now,
  ]);
  await client.query("update visitor set seen_on = $2::timestamptz::date - 400 where id = any($1)", [visitorIds, now]);
  await client.query(
    "insert into cart_addition (visitor, key, request_hash, added_at) select unnest($1::bigint[]), 'k', '', $2::timestamptz - interval '3 days'",
    [visitorIds, now],
  );
  for (const table of ["rate_limit", "guard_limit"])
    await client.query(`insert into ${table} (key, expire) select 'stale ' || i, 1 from generate_series(1, $1) i`, [
      count,
    ]);
};

test("however many there are, a statement deletes a batch of them", async () => {
  await makeStale(7);
  const tables = ["cart_addition", "cart", "guard_limit", "rate_limit", "visitor"];
  await client.query("create table deleted (of text, n bigint); grant insert on deleted to giftshop_app");
  await client.query(`create function count_deleted() returns trigger language plpgsql as
    $$ begin insert into deleted select tg_table_name, count(*) from gone; return null; end $$`);
  for (const table of tables)
    await client.query(
      `create trigger count_deleted after delete on ${table} referencing old table as gone for each statement execute function count_deleted()`,
    );
  try {
    expect(await forgetStale(services, 3)).toEqual({
      "basket.additions": 7,
      "basket.carts": 7,
      "platform.rateLimits": 7,
      "platform.guardLimits": 7,
      "platform.sessions": 0,
      "basket.visitors": 7,
    });
    const { rows } = await client.query(
      "select of, max(n) as most, sum(n)::int as sum from deleted group by of order by of",
    );
    expect(rows).toEqual(tables.sort().map((of) => ({ of, most: 3, sum: 7 })));
  } finally {
    await client.query("drop function count_deleted cascade; drop table deleted");
  }
});

test("what cannot be forgotten is told, keeps nothing else, and is tried again", async () => {
  await makeStale(2);
  const told: unknown[] = [];
  const log = Object.assign(createLog("test", "silent"), { error: (facts: unknown) => told.push(facts) });
  await client.query("revoke delete on cart_addition, cart from giftshop_app");
  try {
    await expect(forgetStale({ ...services, log })).rejects.toThrow("2");
  } finally {
    await client.query("grant delete on cart_addition, cart to giftshop_app");
  }
  expect(told).toMatchObject([{ part: "basket.additions" }, { part: "basket.carts" }]);
  expect((await client.query("select from rate_limit where key like 'stale %'")).rowCount).toBe(0);
  expect(await forgetStale(services)).toEqual({
    "basket.additions": 2,
    "basket.carts": 2,
    "platform.rateLimits": 0,
    "platform.guardLimits": 0,
    "platform.sessions": 0,
    "basket.visitors": 2,
  });
});

test("a visitor who stays is looked at once, and one who came lately not at all", async () => {
  await client.query("begin");
  const visitorIds = await addBaskets(300, "null");
  const now = services.clock.now();
  await client.query("update visitor set seen_on = $2::timestamptz::date - 400 where id = any($1)", [visitorIds, now]);
  await addBaskets(3_000, "null");
  await client.query("analyze visitor, cart");
  const tables = ["visitor", "cart", "shop_order", "cart_addition"];
  const look = () => forgetSomeVisitors(client, start, now, 1_000);
  expect(await rowsRead(client, tables, look)).toBeLessThan(4 * 300 + 50);

  const { next } = await forgetSomeVisitors(client, start, now, 299);
  if (next === undefined) throw new Error("It has looked at too few.");
  expect(await rowsRead(client, tables, () => forgetSomeVisitors(client, next, now, 299))).toBeLessThan(50);

  // Without the indexes everything is read.
  await client.query("drop index visitor_seen, cart_visitor");
  expect(await rowsRead(client, tables, look)).toBeGreaterThan(3_000);
  await client.query("rollback");
});

test("who comes back while visitors are forgotten stays", async () => {
  await client.query("truncate cart, cart_addition cascade; delete from visitor");
  const [back = 0] = await addBaskets(2, "null");
  await client.query("truncate cart cascade");
  await client.query("update visitor set seen_on = $1::timestamptz::date - 400", [services.clock.now()]);
  const token = "v".repeat(22);
  await client.query("update visitor set token_hash = sha256($2::bytea) where id = $1", [back, Buffer.from(token)]);
  const none = { asked: false, find: async () => undefined };
  const scope = { secure: false, basePath: "", session: none, redeem: none };
  const visitor = visitorOf(
    { headers: { cookie: `visitor=${token}` } } as IncomingMessage,
    {} as ServerResponse,
    scope,
  );
  await inTransaction(services.pool, async (held) => {
    expect(await visitor.ensure(held)).toBe(back);
    expect(await forgetStale(services)).toMatchObject({ "basket.visitors": 1 });
    await openCart.first(held, back, "CBFR", "EUR", null);
  });
  expect(await visitorsLeft()).toEqual([back]);
});

test("a basket is found by one row, however many have been opened since PostgreSQL last counted them", async () => {
  await addBaskets(1_000, "gen_random_uuid()::text");
  await client.query("delete from cart where order_id is null");
  await client.query("analyze cart");
  await client.query("begin");
  const [visitor = 0] = await addBaskets(3_000, "null");
  const looks = [
    () => lockCart(client, visitor, getStorefront("CBFR")),
    () => openCart.first(client, visitor, "CBFR", "EUR", null),
    async () => {
      const { cartId = 0 } = (await lockCart(client, visitor, getStorefront("CBFR"))) ?? {};
      await client.query("savepoint before");
      await closePromisedCart(client, { id: "an order", cart: cartId, cartVersion: 0 });
      await client.query("rollback to before");
    },
  ];
  for (const look of looks) expect(await rowsRead(client, ["cart"], look)).toBeLessThan(10);

  // With an index whose condition every look-up of an open basket fulfils, all of it is read.
  await client.query("create index naive on cart (changed_at) where order_id is null");
  expect(await rowsRead(client, ["cart"], () => lockCart(client, visitor, getStorefront("CBFR")))).toBeGreaterThan(
    2_000,
  );
});
