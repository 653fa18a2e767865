import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { startTestServer, type TestServer } from "../../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { accountClient, signedIn } from "../testing/account-client.ts";
import { forgetUnverified } from "./forget-unverified.ts";

let services: TestServices;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices();
  server = await startTestServer(services);
});
afterAll(async () => {
  await server.close();
  await services.close();
});

test("an account that nobody verified goes after 30 days, and its visitor is like any other again", async () => {
  await accountClient(server, "never@example.org").register();
  await signedIn(server, services, "verified@example.org");
  const { ownerPool, pool, clock } = services;
  const kept = async () => (await ownerPool.query("select email from account order by email")).rows;
  const visitors = async () => (await ownerPool.query("select from visitor where of_account")).rowCount;
  const days = (count: number) => new Date(clock.now().getTime() + count * 86_400_000);
  expect(await forgetUnverified(pool, days(29))).toBe(0);
  expect(await visitors()).toBe(2);
  expect(await forgetUnverified(pool, days(31))).toBe(1);
  expect(await kept()).toEqual([{ email: "verified@example.org" }]);
  expect(await visitors()).toBe(1);
  expect(
    (await ownerPool.query("select from session s join visitor v on v.id = s.visitor where not v.of_account")).rowCount,
  ).toBe(0);
});

test("who claimed the mailbox of another loses account and sessions, and the visitor is let go", async () => {
  await accountClient(server, "wanted@example.org").register();
  const { ownerPool } = services;
  const loose = async () =>
    (await ownerPool.query("select from visitor where of_account and id not in (select visitor from account)"))
      .rowCount;
  await signedIn(server, services, "wanted@example.org");
  expect(await loose()).toBe(0);
});
