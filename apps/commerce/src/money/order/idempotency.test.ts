import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { forgetAnswers, hashRequest, recall, remember } from "./idempotency.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

const request = (key: string, asked: unknown = { value: 5000 }) => ({
  actor: "visitor 1",
  operation: "placeOrder",
  key,
  hash: hashRequest(asked),
});

test("the order of fields, and what is absent or null, make no other request", () => {
  expect(hashRequest({ value: 1, note: { to: "Ada", from: null } })).toEqual(
    hashRequest({ note: { to: "Ada" }, value: 1 }),
  );
  expect(hashRequest({ value: 1 })).not.toEqual(hashRequest({ value: "1" }));
  expect(hashRequest([1, 2])).not.toEqual(hashRequest([2, 1]));
});

test("the first answer is the one that is remembered; a key says one thing only", async () => {
  const asked = request("one");
  expect(await recall(services.pool, asked)).toBeUndefined();
  expect(await remember(services.pool, asked, { order: 1 })).toBe(true);
  expect(await remember(services.pool, asked, { order: 2 })).toBe(false);
  expect(await recall(services.pool, asked)).toEqual({ order: 1 });
  await expect(recall(services.pool, request("one", { value: 6000 }))).rejects.toMatchObject({
    problems: [{ code: 2041, parameter: "input.idempotencyKey" }],
  });
  expect(await recall(services.pool, { ...asked, actor: "visitor 2" })).toBeUndefined();
});

test("an answer is forgotten after thirty days", async () => {
  const asked = request("old");
  await remember(services.pool, asked, { order: 3 });
  const { rows } = await services.pool.query<{ at: Date }>(
    "select created_at as at from idempotency where key = 'old'",
  );
  const later = (days: number, seconds: number) =>
    new Date((rows[0]?.at.getTime() ?? 0) + days * 86_400_000 + seconds * 1000);
  await forgetAnswers(services.pool, later(30, -1));
  expect(await recall(services.pool, asked)).toEqual({ order: 3 });
  await forgetAnswers(services.pool, later(30, 1));
  expect(await recall(services.pool, asked)).toBeUndefined();
});

test("answers are forgotten a batch at a time until none is left", async () => {
  await forgetAnswers(services.pool, new Date("2099-01-01"));
  for (let one = 0; one < 5; one += 1) await remember(services.pool, request(`batch ${one}`), { order: one });
  expect(await forgetAnswers(services.pool, new Date("2099-01-01"), 2)).toBe(5);
});
