import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import type { PoolClient } from "../../../platform/database/index.ts";
import { rowsRead } from "../../../testing/rows-read.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { wakeOthers } from "./statements.ts";

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

/**
 * Payments of as many orders. @param nextCheck when the poller
 * looks next, as SQL; `null` for those that are settled
 */
const payments = (count: number, nextCheck: string) =>
  client.query(
    `insert into payment_attempt (id, order_id, n, provider, method, currency, amount, state, created_at, expires_at, next_check_at)
     select gen_random_uuid(), gen_random_uuid(), 1, 'mollie', 'creditcard', 'EUR', 5000, 'OPEN', now(), now(), ${nextCheck}
     from generate_series(1, $1)`,
    [count],
  );

test("an order's other payments are found by few rows, however many wait since PostgreSQL last counted them", async () => {
  // Orders are not what this is about: their rows need not be there.
  await client.query("set session_replication_role = replica");
  await payments(5_000, "null");
  await client.query("analyze payment_attempt");
  await client.query("begin");
  await payments(3_000, "now() + interval '1 minute'");
  const attempt = { id: randomUUID(), orderId: randomUUID() };
  const look = () => wakeOthers(client, attempt, services.clock.now());
  expect(await rowsRead(client, ["payment_attempt"], look)).toBeLessThan(10);

  // With an index whose condition the look-up fulfils, all that wait are read.
  await client.query("create index naive on payment_attempt (next_check_at) where next_check_at is not null");
  expect(await rowsRead(client, ["payment_attempt"], look)).toBeGreaterThan(2_000);
});
