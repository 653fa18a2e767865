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

/** As many rounds as it takes: on a busy machine some are not let in at once. */
const rounds = 5;

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
  const failedOf = async (all: readonly string[], isCut: (index: number) => boolean): Promise<string[]> => {
    const done = await Promise.allSettled(all.map((order, index) => once(order, isCut(index))));
    return all.filter((_, index) => done[index]?.status === "rejected");
  };
  let failed = await failedOf(orders, (index) => index % 10 === 0);
  expect(failed.length).toBeGreaterThanOrEqual(100);
  for (let round = 0; round < rounds && failed.length > 0; round += 1) failed = await failedOf(failed, () => false);
  expect(failed).toEqual([]);
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
