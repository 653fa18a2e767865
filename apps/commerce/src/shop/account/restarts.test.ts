import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { importCatalogue } from "../catalogue/import/import-catalogue.ts";
import { type AccountClient, accountClient, signedIn } from "./testing/account-client.ts";

/** Commerce is gone in the middle of a login, and comes back. */
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

const held = async (client: AccountClient): Promise<number> =>
  (await client.run("query", "cartV2", {}, "{ quantity }")).data.quantity;
/** Somebody with an account, in a browser that is not signed in and has three pieces in its basket. */
const guest = async (email: string): Promise<AccountClient> => {
  await signedIn(server, services, email);
  const client = accountClient(server, email);
  const input = { idempotencyKey: randomUUID(), variationId: variation, value: 2000, quantity: 3 };
  await client.run("mutation", "addToBasket", { input: ["AddToBasketInput!", input] }, "{ quantity }");
  return client;
};
/** The browser of before, talking to the process that was started since. */
const afterRestart = (before: AccountClient, email: string): AccountClient => {
  const client = accountClient(server, email);
  for (const [name, value] of before.cookies) client.cookies.set(name, value);
  return client;
};
const restart = async (): Promise<void> => {
  await server.close();
  server = await startTestServer(services);
};
const sessionsOf = async (email: string): Promise<number> => {
  const text = "select count(*)::int as n from session s join account a on a.id = s.account where a.email = $1";
  return (await services.ownerPool.query<{ n: number }>(text, [email])).rows[0]?.n ?? -1;
};

/** Backends that wait for a table that is locked. */
const waiting = async (table: string): Promise<number[]> => {
  const { rows } = await services.ownerPool.query<{ pid: number }>(
    "select pid from pg_locks where relation = $1::regclass and not granted",
    [table],
  );
  return rows.map(({ pid }) => pid);
};
const until = async (found: () => Promise<number[]>): Promise<number[]> => {
  for (const began = Date.now(); Date.now() - began < 20_000; ) {
    const pids = await found();
    if (pids.length > 0) return pids;
  }
  throw new Error("Nobody came to wait.");
};

test.each(["session", "cart_package", "account_device"])(
  "a process that dies while it writes %s has signed nobody in, and the same browser signs in after it",
  async (table) => {
    const email = `dies-at-${table}@example.org`;
    const client = await guest(email);
    const before = await sessionsOf(email);
    const blocker = await services.ownerPool.connect();
    try {
      await blocker.query("begin");
      await blocker.query(`lock table ${table} in exclusive mode`);
      const login = client.login().catch(() => "cut off");
      const pids = await until(() => waiting(table));
      // What is left of a process that is gone: its connections end, and what they had begun.
      await services.ownerPool.query("select pg_terminate_backend(pid) from unnest($1::int[]) pid", [pids]);
      await server.close();
      await login;
    } finally {
      await blocker.query("rollback");
      blocker.release();
    }
    server = await startTestServer(services);
    const again = afterRestart(client, email);
    expect(await sessionsOf(email)).toBe(before);
    expect((await again.info()).data).toEqual({ user: null });
    expect(await held(again)).toBe(3);
    expect((await again.login()).data).toEqual({ status: "LOGGED_IN" });
    expect(await held(again)).toBe(3);
    expect(await sessionsOf(email)).toBe(before + 1);
  },
);

test("an answer that never came leaves a session that its owner ends, and the basket is merged once", async () => {
  const email = "no-answer@example.org";
  const client = await guest(email);
  const cookies = new Map(client.cookies);
  await client.login();
  await restart();
  // The browser knows what it knew before.
  client.cookies.clear();
  for (const [name, value] of cookies) client.cookies.set(name, value);
  const again = afterRestart(client, email);
  expect((await again.info()).data).toEqual({ user: null });
  expect((await again.login()).data).toEqual({ status: "LOGGED_IN" });
  expect(await held(again)).toBe(3);
  const sessions = await again.run("query", "accountSessions", {}, "{ id current }");
  expect(sessions.data).toHaveLength(3);
  const left = await again.run("mutation", "endAccountSessions", { id: ["ID", null] }, "{ current }");
  expect(left.data).toEqual([{ current: true }]);
});
