import { beforeAll, expect, test } from "@jest/globals";
import { hashOfKey } from "../keys/key.ts";
import { keyByHash, revokeKey } from "../keys/keys-table.ts";
import { apiForFile } from "../testing/api-test.ts";
import { companyWithCredit, keyFor } from "../testing/company.ts";

const { shop, call, variationOf } = apiForFile();

let credit: string;
let key: string;
beforeAll(async () => {
  credit = await companyWithCredit(shop.services);
  key = await keyFor(shop.services, credit);
});

test("a key is known by its hash alone, says what it is, and when it was used", async () => {
  expect((await call("/key", { key })).body).toMatchObject({ name: "tests", prefix: key.slice(0, 12), test: false });
  const { rows } = await shop.services.ownerPool.query("select * from api_key");
  expect(JSON.stringify(rows)).not.toContain(key);
  expect((await keyByHash(shop.services.pool, hashOfKey(key)))?.lastUsedAt).toEqual(shop.services.clock.now());
});

test("a key that was revoked is refused at once", async () => {
  const other = await keyFor(shop.services, credit);
  const { id = "" } = (await keyByHash(shop.services.pool, hashOfKey(other))) ?? {};
  expect(await revokeKey(shop.services.pool, { id, by: "sam", now: shop.services.clock.now() })).toBe(true);
  expect((await call("/key", { key: other })).status).toBe(401);
});

test.each([
  ["no such path", "/nothing", {}, 404, "not_found"],
  ["another method", "/credit", { method: "DELETE" }, 405, "method"],
  ["a parameter that means nothing", "/credit?x=1", {}, 400, "query"],
  ["a page of nobody", "/orders?limit=101", {}, 400, "query"],
  ["a cursor of ours that is none", "/orders?cursor=WyJ4IiwieSJd", {}, 400, "cursor"],
  ["a cursor that is no JSON", "/products?cursor=x", {}, 400, "cursor"],
  ["an id that is none", "/orders/1", {}, 404, "not_found"],
  ["a language that is not spoken", "/products?language=xx", {}, 400, "language"],
  ["a field that is not known", "/orders", { method: "POST", body: { gifts: [], x: 1 } }, 422, "invalid"],
  ["no gifts", "/orders", { method: "POST", body: { gifts: [] } }, 422, "invalid"],
  [
    "no key of idempotency",
    "/orders",
    { method: "POST", body: {}, headers: { "idempotency-key": "" } },
    400,
    "idempotency_key",
  ],
  [
    "a body that is no JSON",
    "/orders",
    { method: "POST", body: {}, headers: { "content-type": "text/plain" } },
    415,
    "content_type",
  ],
] as const)("%s is refused as a problem", async (_, path, sent, status, code) => {
  const answered = await call(path, { key, ...sent });
  expect([answered.status, answered.body.code]).toEqual([status, code]);
  expect(answered.headers.get("content-type")).toBe("application/problem+json");
  expect(answered.headers.get("x-request-id")).toBe(answered.body.requestId);
});

test("a key that calls too often is told for how long", async () => {
  const hasty = await keyFor(shop.services, credit, { test: true });
  const body = { url: "https://hooks.example.com", events: ["gift.sent"] };
  const { id } = (await call("/webhooks", { method: "POST", key: hasty, body })).body;
  const answers = await Promise.all(
    Array.from({ length: 61 }, () => call(`/webhooks/${id}/test`, { method: "POST", key: hasty })),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("ratelimit-remaining")).toBe("0");
});

test("a network that tries keys is stopped, whoever it is then", async () => {
  const headers = { "x-forwarded-for": "198.51.100.7" };
  for (let n = 0; n < 61; n += 1) await call("/key", { headers });
  expect((await call("/key", { key, headers })).status).toBe(429);
  expect((await call("/key", { key })).status).toBe(200);
});

test("products are what a gift can name", async () => {
  const { body } = await call("/products?limit=100", { key });
  const product = await variationOf("cafe-elodie-d");
  const found = body.data.find(({ id }: { id: string }) => id === product);
  expect(found).toMatchObject({ currency: "EUR", available: true });
  expect((await call(`/products/${product}?language=fr`, { key })).body).toEqual(found);
  const paged = await call("/products?limit=1", { key });
  expect(paged.body.data).toEqual([body.data[0]]);
  expect((await call(`/products?limit=1&cursor=${paged.body.nextCursor}`, { key })).body.data).toEqual([body.data[1]]);
});
