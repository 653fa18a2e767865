import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction } from "../../platform/database/index.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { mergeCarts } from "../basket/changes/merge-carts.ts";
import { importCatalogue } from "../catalogue/import/import-catalogue.ts";
import { type AccountClient, accountClient, signedIn } from "./testing/account-client.ts";

let services: TestServices;
let server: TestServer;
let variation: string;
beforeAll(async () => {
  services = await createTestServices();
  server = await startTestServer(services);
  await importCatalogue(services, fixtureCatalogue("CBFR"));
  const { rows } = await services.pool.query<{ id: number }>("select id from variation where sku = 'CBFR-apple-d'");
  variation = `${rows[0]?.id}`;
});
afterAll(async () => {
  await server.close();
  await services.close();
});

const add = (client: AccountClient, value: number, quantity = 1) => {
  const input = { idempotencyKey: randomUUID(), variationId: variation, value, quantity };
  return client.run("mutation", "addToBasket", { input: ["AddToBasketInput!", input] }, "{ quantity }");
};
const held = async (client: AccountClient): Promise<number> =>
  (await client.run("query", "cartV2", {}, "{ quantity packagesGroups { packageId } }")).data.quantity;

test("what a guest chose joins the account's basket once, and stays with the account", async () => {
  const email = "basket@example.org";
  const phone = await signedIn(server, services, email);
  await add(phone, 2000);
  const desk = accountClient(server, email);
  await add(desk, 2000, 2);
  await add(desk, 3000);
  await desk.login();
  expect(await held(desk)).toBe(4);
  expect(await held(phone)).toBe(4);
  await desk.logout();
  expect(await held(desk)).toBe(0);
  await desk.login();
  expect(await held(desk)).toBe(4);
});

/** Reads first and writes then, without a lock: what two sign-ins at once would both copy. */
const naively: typeof mergeCarts = async (client, { from, into }) => {
  const { rows } = await client.query(
    "select * from cart_package where cart in (select id from cart where visitor = $1)",
    [from],
  );
  await new Promise((resolve) => setImmediate(resolve));
  await client.query(
    "insert into cart (visitor, storefront, currency) values ($1, 'CBFR', 'EUR') on conflict do nothing",
    [into],
  );
  for (const { fingerprint, quantity, value } of rows)
    await client.query(
      `insert into cart_package (cart, fingerprint, quantity, variation, value)
       select id, $2, $3, $4, $5 from cart where visitor = $1 and order_id is null
       on conflict (cart, fingerprint) do update set quantity = least(99, cart_package.quantity + excluded.quantity)`,
      [into, fingerprint, quantity, variation, value],
    );
  await client.query("delete from cart_package where cart in (select id from cart where visitor = $1)", [from]);
};

/** Merges the same guest eight times at once; answers how many pieces came out of three. */
const mergedByEight = async (merge: typeof mergeCarts): Promise<number> => {
  const guest = accountClient(server, "guest@example.org");
  await add(guest, 2000, 3);
  const { rows } = await services.ownerPool.query<{ from: number; into: number }>(
    `with made as (insert into visitor (token_hash) values (sha256(gen_random_uuid()::text::bytea)) returning id)
     select max(c.visitor) as from, (select id from made) as into from cart c`,
  );
  const visitors = { from: rows[0]?.from ?? 0, into: rows[0]?.into ?? 0, legalEntity: "CarteBonheur SAS" };
  await Promise.all(Array.from({ length: 8 }, () => inTransaction(services.pool, (client) => merge(client, visitors))));
  const { rows: left } = await services.ownerPool.query<{ pieces: number }>(
    `select coalesce(sum(p.quantity), 0)::int as pieces from cart_package p join cart c on c.id = p.cart
     where c.visitor in ($1, $2)`,
    [visitors.from, visitors.into],
  );
  return left[0]?.pieces ?? -1;
};

test("many sign-ins at once move what a guest chose once; a merge without a lock multiplies it", async () => {
  expect(await mergedByEight(mergeCarts)).toBe(3);
  expect(await mergedByEight(naively)).toBeGreaterThan(3);
});

/** A basket of so many packages that differ by their value, in minor units. */
const fill = async (visitor: number, values: readonly number[], quantity = 1): Promise<void> => {
  await services.ownerPool.query(
    `with made as (insert into cart (visitor, storefront, currency) values ($1, 'CBFR', 'EUR') returning id)
     insert into cart_package (cart, fingerprint, quantity, variation, value)
     select made.id, sha256(v::text::bytea), $3, $4, v from made, unnest($2::bigint[]) v`,
    [visitor, values, quantity, variation],
  );
};
const packagesOf = async (visitor: number): Promise<number[]> =>
  (
    await services.ownerPool.query<{ value: number }>(
      "select p.value::float8 as value from cart_package p join cart c on c.id = p.cart where c.visitor = $1 order by p.id",
      [visitor],
    )
  ).rows.map(({ value }) => value);
const twoVisitors = async (): Promise<{ from: number; into: number; legalEntity: string }> => {
  const { rows } = await services.ownerPool.query<{ id: number }>(
    "insert into visitor (token_hash) select sha256(gen_random_uuid()::text::bytea) from generate_series(1, 2) returning id",
  );
  return { from: rows[0]?.id ?? 0, into: rows[1]?.id ?? 0, legalEntity: "CarteBonheur SAS" };
};
const range = (from: number, count: number): number[] => Array.from({ length: count }, (_, n) => from + n);

test("a merged basket holds at most what a basket may; what has no room stays the guest's, and joins when there is", async () => {
  const visitors = await twoVisitors();
  const merge = () => inTransaction(services.pool, (client) => mergeCarts(client, visitors));
  await fill(visitors.into, range(1000, 497));
  // Five that are new, and the last that the account has, too.
  await fill(visitors.from, [...range(5000, 5), 1496]);
  await merge();
  expect((await packagesOf(visitors.into)).length).toBe(500);
  expect((await packagesOf(visitors.into)).slice(497)).toEqual([5000, 5001, 5002]);
  expect(await packagesOf(visitors.from)).toEqual([5003, 5004]);
  await merge();
  expect(await packagesOf(visitors.from)).toEqual([5003, 5004]);
  await services.ownerPool.query("delete from cart_package where value between 1000 and 1001");
  await merge();
  expect(await packagesOf(visitors.from)).toEqual([]);
  expect((await packagesOf(visitors.into)).length).toBe(500);
});

test("a merged basket comes to no sum that no answer could name", async () => {
  const visitors = await twoVisitors();
  await fill(visitors.into, [15_000_000], 99);
  await fill(visitors.from, [10_000_000, 4_000_000], 99);
  await inTransaction(services.pool, (client) => mergeCarts(client, visitors));
  expect(await packagesOf(visitors.into)).toEqual([15_000_000]);
  expect(await packagesOf(visitors.from)).toEqual([10_000_000, 4_000_000]);
});
