import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createWorld, jsonOf, tenEuro, type World } from "../testing/world.ts";

let now = new Date("2026-11-21T10:00:00Z");
let world: World;

beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  world = await createWorld({ clock: { now: () => now } });
});

afterEach(() => world.close());

const create = (idempotencyKey: string, extra: object = {}) =>
  world.client.payments.create({ idempotencyKey, paymentRequest: { ...tenEuro(), ...extra } });

test("fifty calls at once with one key make one payment", async () => {
  const made = await Promise.all(Array.from({ length: 50 }, () => create("one-key")));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(world.sandbox.payments.list()).toHaveLength(1);
});

test("a replay answers as the first time, says so, and outlives a restart", async () => {
  const post = () =>
    fetch(`${world.sandbox.url}/v2/payments`, {
      method: "POST",
      headers: { authorization: "Bearer test_sandbox", "idempotency-key": "again" },
      body: JSON.stringify(tenEuro()),
    });
  const first = await post();
  expect(first.headers.has("idempotent-replayed")).toBe(false);
  const { id } = await jsonOf<{ id: string }>(first);
  world.sandbox.payments.move(id, "paid");
  world = await world.restart();
  const replay = await post();
  expect(replay.status).toBe(201);
  expect(replay.headers.get("idempotent-replayed")).toBe("true");
  expect(await replay.json()).toMatchObject({ id, status: "open" });
});

test("a key cannot be used for something else, until it is forgotten after an hour", async () => {
  const first = await create("key");
  await expect(create("key", { description: "Order 1002" })).rejects.toMatchObject({ statusCode: 400 });
  now = new Date("2026-11-21T11:00:01Z");
  expect((await create("key", { description: "Order 1002" })).id).not.toBe(first.id);
});

test("a refused call may be repaired under its key", async () => {
  await expect(create("repair", { description: "" })).rejects.toMatchObject({ statusCode: 422 });
  expect(await create("repair")).toMatchObject({ status: "open" });
});

test("a refund is made once per key", async () => {
  const { id: paymentId } = await create("pay");
  world.sandbox.payments.move(paymentId, "paid");
  const refund = () =>
    world.client.refunds.create({
      paymentId,
      idempotencyKey: "back",
      refundRequest: { amount: { currency: "EUR", value: "10.00" }, description: "All of it" },
    });
  const [one, other] = await Promise.all([refund(), refund()]);
  expect(one.id).toBe(other.id);
  expect(world.sandbox.payments.refundsOf(paymentId)).toHaveLength(1);
});

test("a key is for one address, too", async () => {
  const { id: paymentId } = await create("key");
  world.sandbox.payments.move(paymentId, "paid");
  const refundRequest = { amount: { currency: "EUR", value: "10.00" }, description: "All of it" };
  const refund = world.client.refunds.create({ paymentId, idempotencyKey: "key", refundRequest });
  await expect(refund).rejects.toMatchObject({ statusCode: 400 });
  expect(world.sandbox.payments.refundsOf(paymentId)).toEqual([]);
});

test("while the first call is under way its key is taken, and another one is not; afterwards its answer is replayed", async () => {
  world.sandbox.faults.add({ on: "create", kind: "slow", times: 1, milliseconds: 300 });
  const first = create("slow");
  while (world.sandbox.faults.list().length > 0) await new Promise((resolve) => setImmediate(resolve));
  await expect(create("slow")).rejects.toMatchObject({ statusCode: 409 });
  expect((await create("other")).status).toBe("open");
  const { id } = await first;
  expect((await create("slow")).id).toBe(id);
  expect(world.sandbox.payments.list()).toHaveLength(2);
});
