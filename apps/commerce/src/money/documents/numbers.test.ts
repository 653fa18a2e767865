import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { issueInvoice } from "./index.ts";
import { paidOrder } from "./testing/paid-order.ts";

let services: TestServices;
let orders: string[];
beforeAll(async () => {
  services = await createTestServices({ sells: [] });
  orders = [];
  for (let n = 0; n < 1000; n += 50)
    orders.push(...(await Promise.all(Array.from({ length: 50 }, () => paidOrder(services)))));
}, 120_000);
afterAll(() => services.close());

const now = new Date("2026-11-23T10:00:00Z");

/**
 * Runs work for all orders at once; that of each tenth is
 * rolled back when its number is given, and done again after.
 */
const forAll = async (work: (client: PoolClient, order: string) => Promise<unknown>): Promise<void> => {
  const once = (order: string, fails: boolean) =>
    inTransaction(services.pool, async (client) => {
      await work(client, order);
      if (fails) throw new Error("cut off");
    });
  const done = await Promise.allSettled(orders.map((order, index) => once(order, index % 10 === 0)));
  const failed = orders.filter((_, index) => done[index]?.status === "rejected");
  expect(failed.length).toBeGreaterThanOrEqual(100);
  await Promise.all(failed.map((order) => once(order, false)));
};

const gaplessTo = (numbers: readonly number[], last: number): boolean =>
  numbers.length === last && numbers.toSorted((one, other) => one - other).every((n, index) => n === index + 1);

test("a thousand orders at once, some of which fail on the way, leave no gap and no double", async () => {
  await forAll((client, order) => issueInvoice(client, order, now));
  // Asked again, nobody gets another number.
  await Promise.all(
    orders.slice(0, 100).map((order) => inTransaction(services.pool, (client) => issueInvoice(client, order, now))),
  );
  const { rows } = await services.pool.query<{ n: number; number: string }>("select n, number from document");
  expect(
    gaplessTo(
      rows.map(({ n }) => n),
      1000,
    ),
  ).toBe(true);
  expect(rows.find(({ n }) => n === 7)?.number).toBe("CBFR-I-000007");
}, 120_000);

test("numbers of a sequence would have gaps, and this test would see them", async () => {
  await services.ownerPool.query(`create sequence naive; create table naive_document (n bigint);
    grant usage on sequence naive to giftshop_app; grant insert, select on naive_document to giftshop_app`);
  await forAll((client) => client.query("insert into naive_document values (nextval('naive'))"));
  const { rows } = await services.pool.query<{ n: number }>("select n from naive_document");
  expect(
    gaplessTo(
      rows.map(({ n }) => n),
      1000,
    ),
  ).toBe(false);
}, 120_000);

test("what was issued does not change, nor does the counter but by a document", async () => {
  for (const forbidden of [
    "update document set content = '{}'",
    "delete from document",
    "update document_file set bytes = ''",
    "update document_counter set last = 5000",
  ])
    await expect(services.pool.query(forbidden)).rejects.toThrow("permission denied");
});
