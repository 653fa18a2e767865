import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createPool, type Pool } from "../../platform/database/index.ts";
import { startTestServer, type TestServer } from "../../testing/test-client.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";

const connections = 3;

let services: TestServices;
let pool: Pool;
let server: TestServer;
beforeAll(async () => {
  services = await createTestServices();
  const { log, environment } = services;
  pool = createPool({ connectionString: environment.appDatabaseUrl, log, size: connections });
  server = await startTestServer({ ...services, pool });
});
afterAll(async () => {
  await server.close();
  await pool.end();
  await services.close();
});

const change = `mutation ($userData: UserDataInput!, $input: ChangeQuantityInput!) {
  answer: changeQuantity(userData: $userData, input: $input) { errors { code } } }`;
const remove = `mutation ($userData: UserDataInput!, $shipmentTag: String!) {
  answer: deleteGiftcardPackageGroup(userData: $userData, shipmentTag: $shipmentTag) { errors { code } } }`;
const variables = { input: { packageId: "1", quantity: 1, version: 0 }, shipmentTag: "digital" };

test("browsers without a basket that come together are answered, however few connections there are", async () => {
  const calls = Array.from({ length: connections * 4 }, (_, index) =>
    server.client("CBFR").ask(index % 2 ? change : remove, variables),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ data }) => data?.answer.errors)).toEqual(calls.map(() => [{ code: 2038 }]));
});

test.each([change, remove])("who changes baskets as no hand can is stopped: %#", async (document) => {
  const address = "203.0.113.7";
  const client = server.client("CBFR", "fr", { "x-forwarded-for": address });
  const spend = async (points: number) =>
    services.ownerPool.query(
      `insert into rate_limit (key, points, expire) values ('change-basket:${address}', $1, $2)
       on conflict (key) do update set points = $1`,
      [points, Date.now() + 60_000],
    );
  await spend(599);
  expect((await client.ask(document, variables)).data.answer.errors).toEqual([{ code: 2038 }]);
  expect((await client.ask(document, variables)).data.answer.errors).toEqual([{ code: 1002 }]);
});
