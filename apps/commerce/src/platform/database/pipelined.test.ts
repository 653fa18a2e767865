import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { onConnection } from "./on-connection.ts";
import { pipelined } from "./pipelined.ts";
import { prepared } from "./prepared.ts";
import { inTransaction, violates } from "./transaction.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await services.ownerPool.query("create table step (n int primary key); grant all on step to giftshop_app");
});
afterAll(() => services.close());

const insert = prepared<{ n: number }, [number]>("test-step-insert", "insert into step values ($1) returning n");
const count = prepared<{ n: number }>("test-step-count", "select count(*)::int as n from step");

test("statements run in the order in which they were sent, each after the one before it", async () => {
  const seen = await inTransaction(services.pool, (client) =>
    pipelined(insert.first(client, 1), count.first(client), insert.first(client, 2), count.first(client)),
  );
  expect(seen).toEqual([{ n: 1 }, { n: 1 }, { n: 2 }, { n: 2 }]);
});

test("what failed first is thrown, nothing of it stays, and the connection is as good as before", async () => {
  const refused = await inTransaction(services.pool, (client) =>
    pipelined(count.first(client), insert.first(client, 3), insert.first(client, 1), insert.first(client, 4)),
  ).catch((error: unknown) => error);
  expect(violates(refused, "step_pkey")).toBe(true);
  expect(await count.first(services.pool)).toEqual({ n: 2 });
});

test("a chain whose neighbour fails has ended before its transaction has", async () => {
  const ran: string[] = [];
  const chain = async (work: Promise<unknown>): Promise<void> => {
    await work;
    ran.push("chain went on");
  };
  const failed = inTransaction(services.pool, (client) =>
    pipelined(insert.first(client, 1), chain(new Promise((resolve) => setImmediate(resolve)))),
  );
  await failed.catch(() => ran.push("transaction over"));
  expect(ran).toEqual(["chain went on", "transaction over"]);
});

test("statements without a transaction share a connection", async () => {
  const pid = prepared<{ pid: number }>("test-backend", "select pg_backend_pid() as pid");
  const [one, other] = await onConnection(services.pool, (client) => pipelined(pid.first(client), pid.first(client)));
  expect(one).toEqual(other);
});
