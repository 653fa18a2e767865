import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createWorld, tenEuro, type World } from "../testing/world.ts";

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

const create = (timeoutMs = 5_000) => world.client.payments.create({ paymentRequest: tenEuro() }, { timeoutMs });

const order = async (fault: object): Promise<Response> =>
  fetch(`${world.sandbox.url}/control/faults`, { method: "POST", body: JSON.stringify(fault) });

test.each(["404", "409", "422", "429", "503"])(
  "the next call is refused with %s, the one after it is not",
  async (kind) => {
    await order({ on: "create", kind });
    await expect(create()).rejects.toMatchObject({ statusCode: Number(kind) });
    expect(world.sandbox.payments.list()).toHaveLength(0);
    await expect(create()).resolves.toMatchObject({ status: "open" });
  },
);

test("who calls too often is told for how long to wait", async () => {
  await order({ on: "get", kind: "429", milliseconds: 30_000 });
  const authorization = "Bearer test_sandbox";
  const answer = await fetch(`${world.sandbox.url}/v2/payments/tr_any`, { headers: { authorization } });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "30"]);
});

test("a timeout has no effect, a slow call has", async () => {
  await order({ on: "create", kind: "timeout" });
  await expect(create(100)).rejects.toThrow();
  expect(world.sandbox.payments.list()).toHaveLength(0);
  await order({ on: "create", kind: "slow", milliseconds: 50 });
  await expect(create()).resolves.toMatchObject({ status: "open" });
});

test("the connection breaks after the payment was made", async () => {
  await order({ on: "any", kind: "drop-after-effect" });
  await expect(create()).rejects.toThrow();
  expect(world.sandbox.payments.list()).toHaveLength(1);
});

test("a fault lasts for as many calls as were asked for", async () => {
  await order({ on: "methods", kind: "503", times: 2 });
  const statuses: unknown[] = [];
  for (let call = 0; call < 3; call++) {
    statuses.push(
      await world.client.methods.list({}).then(
        () => "ok",
        (error: { statusCode: number }) => error.statusCode,
      ),
    );
  }
  expect(statuses).toEqual([503, 503, "ok"]);
});

test("a fault that makes no sense is refused with the choices", async () => {
  const answer = await order({ on: "webhook", kind: "422" });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("duplicate, lose, delay, reorder");
});
