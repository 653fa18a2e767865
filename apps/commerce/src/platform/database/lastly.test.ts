import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { prepared } from "./prepared.ts";
import { inTransaction, lastly, violates } from "./transaction.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await services.ownerPool.query(
    "create table last (n int primary key deferrable initially deferred); grant all on last to giftshop_app",
  );
});
afterAll(() => services.close());

const insert = prepared<{ n: number }, [number]>("lastly.insert", "insert into last values ($1) returning n");
const count = prepared<{ n: number }>("lastly.count", "select count(*)::int as n from last");
const wrong = prepared<{ n: number }>("lastly.wrong", "select 1 / (count(*) - count(*)) as n from last");

const counted = async (): Promise<number | undefined> => (await count.first(services.pool))?.n;

test("what is sent last is committed, and the connection begins its next transaction anew", async () => {
  const work = (n: number) =>
    inTransaction(services.pool, async (client) => (await lastly(client, insert.first(client, n)))[0]);
  expect(await work(1)).toEqual({ n: 1 });
  expect(await counted()).toBe(1);
  const undone = inTransaction(services.pool, async (client) => {
    await insert.run(client, 2);
    throw new Error("changed my mind");
  });
  await expect(undone).rejects.toThrow("changed my mind");
  expect(await counted()).toBe(1);
});

test("where a last statement fails, nothing of the transaction is kept", async () => {
  const failed = inTransaction(services.pool, async (client) => {
    await insert.run(client, 3);
    await lastly(client, wrong.first(client));
  });
  await expect(failed).rejects.toThrow("division by zero");
  expect(await counted()).toBe(1);
});

test("what only the commit refuses is thrown, and nothing is kept", async () => {
  const failed = await inTransaction(services.pool, (client) => lastly(client, insert.first(client, 1))).catch(
    (error: unknown) => error,
  );
  expect(violates(failed, "last_pkey")).toBe(true);
  expect(await counted()).toBe(1);
});

test("a race that is lost at the end is run once more", async () => {
  let runs = 0;
  const won = await inTransaction(
    services.pool,
    async (client) => {
      runs += 1;
      return (await lastly(client, insert.first(client, runs)))[0];
    },
    { race: "last_pkey" },
  );
  expect(won).toEqual({ n: 2 });
  expect(await counted()).toBe(2);
});
