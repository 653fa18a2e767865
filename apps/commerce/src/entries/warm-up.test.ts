import { createHash } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { readView } from "../shop/catalogue/snapshot/view.ts";
import { purgeQueue } from "../shop/catalogue/stock/purge.ts";
import { statementsOf } from "../testing/statements-of.ts";
import { startTestServer, type TestServer } from "../testing/test-client.ts";
import { createTestServices, type TestServices } from "../testing/test-services.ts";
import { createWarmUp } from "./warm-up.ts";

/** More than a visitor should wait for. */
const many = 2500;
const storefront = getStorefront("CBFR");
const [language] = storefront.languages;

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
  server = await startTestServer(services);
  await services.pool.query(
    `insert into brand select 'made-' || n, 'Made ' || n, kind, background_color, show_hand, show_shadow, face, null, voucher
      from brand, generate_series(1, ${many}) n where slug = 'apple'`,
  );
  await services.pool.query(
    `insert into product (storefront, brand, category, title, description, conditions, popularity, top, brand_kind)
      select storefront, 'made-' || n, category, title, description, conditions, 100 + n, false, brand_kind
      from product, generate_series(1, ${many}) n where brand = 'apple'`,
  );
  await services.pool.query(
    `insert into variation (product, kind, sku, fixed_values, has_fixed_prices, minimum, maximum)
      select id, 'DIGITAL', brand, '{}', false, 1000, 5000 from product where brand like 'made-%'`,
  );
  await raise();
});
afterAll(async () => {
  await server.close();
  await services.close();
});

/** A version that does not say what changed. */
const raise = () => services.pool.query("update catalogue_version set version = version + 1 where storefront = 'CBFR'");
const listed = async (): Promise<{ total: number; title: string }> => {
  const { data } = await server.client("CBFR").ask(
    `query ($userData: UserDataInput!) { products(userData: $userData) {
      data { products { title } paging { totalItems } } errors { code } } }`,
  );
  const { products, paging } = data.products.data;
  return { total: paging.totalItems, title: products[0].title };
};
const told = async (): Promise<number> => {
  const { rows } = await services.pool.query<{ n: number }>(
    `select count(*)::int as n from pgboss.job where name = $1 and data->'tags' = '["storefront:CBFR", "catalogue:CBFR"]'`,
    [purgeQueue.name],
  );
  return rows[0]?.n ?? 0;
};

test("a process that says it is ready has read what nobody should wait for", async () => {
  const missing = createWarmUp(services);
  expect(await missing()).toBeUndefined();
  expect(await statementsOf(services, () => readView(services, { storefront, language }))).toBe(1);
  expect((await listed()).total).toBe(many + 7);
});

test("while all is read anew who looks is shown what was, who buys what is, and pages are told once it is there", async () => {
  const before = await told();
  await services.pool.query(`update product set title = '{"fr": "Nouveau"}' where storefront = 'CBFR'`);
  await raise();
  expect((await listed()).title).toBe("Apple");
  const { snapshot } = await readView(services, { storefront, language });
  expect(snapshot.products[0]?.title).toEqual({ fr: "Nouveau" });
  expect((await listed()).title).toBe("Nouveau");
  while ((await told()) === before) await new Promise(setImmediate);
  expect(await told()).toBe(before + 1);
});

test("a process that says it is ready answers pages of the build before", async () => {
  const before = "query Before { __typename }";
  const hash = createHash("sha256").update(before).digest("hex");
  await services.ownerPool.query("insert into accepted_document values ($1, now(), $2)", [hash, before]);
  const accepted = new Map([["own", "query Own { __typename }"]]);
  expect(await createWarmUp(services, accepted)()).toBeUndefined();
  expect([...accepted.keys()]).toEqual(["own", hash]);
  expect(accepted.get(hash)).toBe(before);
});

test("without the database a process is not ready, and tries again when it is asked again", async () => {
  const { pool } = services;
  let away = true;
  const query = (...values: Parameters<typeof pool.query>) =>
    away ? Promise.reject(new Error("away")) : pool.query(...values);
  const missing = createWarmUp({ ...services, pool: { query } as unknown as typeof pool });
  expect(await missing()).toBe("warm-up");
  away = false;
  expect(await missing()).toBeUndefined();
});
