import { randomUUID } from "node:crypto";
import { getStorefront } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction, violates } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { approveCredit, setCreditLimit, takeCredit } from "./index.ts";

/** Sixty-four orders at one moment, and credit for ten of them. */
let services: TestServices;
beforeAll(async () => {
  services = await createTestServices({ sells: ["CBFR"] });
});
afterAll(() => services.close());

const price = 1000;
const covered = 10;
const by = { staff: "sam", why: "test" };
const { legalEntity, currency } = getStorefront("CBFR");

const newCredit = async (): Promise<string> => {
  const { pool, clock } = services;
  const company = {
    legalEntity,
    currency,
    companyName: randomUUID(),
    vatNumber: null,
    email: `${randomUUID()}@example.com`,
  };
  const credit = await inTransaction(pool, (client) => approveCredit(client, company, by, clock.now()));
  await setCreditLimit(pool, credit, covered * price, by, clock.now());
  return credit;
};

const newOrder = async (): Promise<{ id: string; number: string }> => {
  const id = randomUUID();
  const number = `CBFR-${id.slice(0, 8)}`;
  await services.ownerPool.query(
    `with v as (insert into visitor (token_hash) values (sha256($1::text::bytea)) returning id)
     insert into shop_order (id, kind, number, storefront, legal_entity, language, currency, visitor, cart, cart_version, state, first_name, last_name,
       email, customer_type, goods_total, extras_total, shipping_total, shipping_vat, vat_total, grand_total, view, request_hash, placed_at)
     select $1::uuid, 'REGULAR', $2, 'CBFR', $3, 'fr', $4, v.id, v.id, 1, 'PENDING', 'A', 'B', 'a@example.com', 'BUSINESS', 1000, 0, 0, 0, 0, 1000,
       '{}', '', now() from v`,
    [id, number, legalEntity, currency],
  );
  return { id, number };
};

const owed = async (credit: string): Promise<number> =>
  Number(
    (
      await services.ownerPool.query<{ sum: string }>(
        "select coalesce(sum(amount), 0)::text as sum from business_receivable where credit = $1",
        [credit],
      )
    ).rows[0]?.sum,
  );

test("64 orders at one moment owe no more than the credit covers, and all of that", async () => {
  const credit = await newCredit();
  const orders = await Promise.all(Array.from({ length: 64 }, newOrder));
  const taken = await Promise.all(
    orders.map(({ id, number }) =>
      inTransaction(services.pool, (client) =>
        takeCredit(client, {
          order: { id, number, storefront: "CBFR", legalEntity, currency, referenceNumber: null },
          credit,
          amount: price,
          now: services.clock.now(),
        }),
      ),
    ),
  );
  expect(taken.filter((posting) => posting !== undefined)).toHaveLength(covered);
  expect(await owed(credit)).toBe(covered * price);
});

test("a naive twin that looks before it writes owes more than it may, where nothing else keeps it", async () => {
  const { ownerPool } = services;
  await ownerPool.query("create table naive_debt (credit uuid, amount bigint)");
  const naive = async (credit: string): Promise<void> => {
    const { rows } = await ownerPool.query<{ sum: string }>(
      "select coalesce(sum(amount), 0)::text as sum from naive_debt where credit = $1",
      [credit],
    );
    if (Number(rows[0]?.sum) + price <= covered * price)
      await ownerPool.query("insert into naive_debt values ($1, $2)", [credit, price]);
  };
  let owed = 0;
  // Each round of a company of its own; what never meets proves nothing, and is tried again.
  for (let round = 0; round < 20 && owed <= covered; round += 1) {
    const credit = randomUUID();
    await Promise.all(Array.from({ length: 64 }, () => naive(credit)));
    const { rows } = await ownerPool.query<{ n: number }>(
      "select count(*)::int as n from naive_debt where credit = $1",
      [credit],
    );
    owed = rows[0]?.n ?? 0;
  }
  expect(owed).toBeGreaterThan(covered);
});

test("the database itself refuses what its limit does not cover, and what is owed is changed by nobody", async () => {
  const { pool } = services;
  const credit = await newCredit();
  const { id, number } = await newOrder();
  const refused = await pool
    .query(
      `insert into business_receivable (order_id, order_number, storefront, credit, amount, currency, issued_at, due_on)
       values ($1, $2, 'CBFR', $3, $4, $5, now(), current_date)`,
      [id, number, credit, covered * price + 1, currency],
    )
    .catch((error: unknown) => error);
  expect(violates(refused, "business_credit_covers")).toBe(true);
  await expect(pool.query("update business_credit set used = 0")).rejects.toThrow(/permission denied/);
  await expect(pool.query("delete from business_receivable")).rejects.toThrow(/permission denied/);
});
