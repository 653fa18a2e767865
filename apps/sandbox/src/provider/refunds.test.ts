import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createWorld, tenEuro, type World } from "../testing/world.ts";

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

const order = (fault: object) =>
  fetch(`${world.sandbox.url}/control/faults`, { method: "POST", body: JSON.stringify(fault) });

const move = (paymentId: string, refundId: string, status: string) =>
  fetch(`${world.sandbox.url}/control/payments/${paymentId}/refunds/${refundId}/${status}`, { method: "POST" });

const paid = async (): Promise<string> => {
  const { id } = await world.client.payments.create({ paymentRequest: tenEuro(world.shop) });
  world.sandbox.payments.move(id, "paid");
  await world.shop.hears(1);
  return id;
};

const refund = (paymentId: string) =>
  world.client.refunds.create({
    paymentId,
    refundRequest: { amount: { currency: "EUR", value: "10.00" }, description: "All of it", metadata: { refund: "7" } },
  });

test("a refund that the bank keeps waiting fails when it is told to, and can be made again", async () => {
  const paymentId = await paid();
  await order({ on: "bank", kind: "pending" });
  const made = await refund(paymentId);
  expect(made).toMatchObject({ status: "pending", metadata: { refund: "7" } });
  await world.shop.hears(2);
  await expect(refund(paymentId)).rejects.toMatchObject({ statusCode: 409 });
  expect((await move(paymentId, made.id, "failed")).status).toBe(200);
  await world.shop.hears(3);
  world = await world.restart();
  expect(await world.client.refunds.get({ paymentId, refundId: made.id })).toMatchObject({ status: "failed" });
  expect(await world.client.payments.get({ paymentId })).toMatchObject({ amountRemaining: { value: "10.00" } });
  const again = await refund(paymentId);
  expect(again.status).toBe("refunded");
  const listed = await world.client.refunds.list({ paymentId });
  expect(listed.result.embedded.refunds.map(({ id, status, metadata }) => [id, status, metadata])).toEqual([
    [again.id, "refunded", { refund: "7" }],
    [made.id, "failed", { refund: "7" }],
  ]);
});

test("what has arrived does not come back, and another payment's refund is not found", async () => {
  const paymentId = await paid();
  const { id } = await refund(paymentId);
  expect((await move(paymentId, id, "failed")).status).toBe(409);
  expect((await move(paymentId, id, "lost")).status).toBe(400);
  expect((await move("tr_other", id, "failed")).status).toBe(404);
});

test("the page of payments moves a refund on", async () => {
  const paymentId = await paid();
  await order({ on: "bank", kind: "pending" });
  const { id } = await refund(paymentId);
  const { url } = world.sandbox;
  expect(await (await fetch(url)).text()).toContain(`action="/payments/${paymentId}/refunds/${id}"`);
  const form = { method: "POST", body: new URLSearchParams({ status: "canceled" }), headers: { origin: url } };
  const answer = await fetch(`${url}/payments/${paymentId}/refunds/${id}`, { ...form, redirect: "manual" });
  expect(answer.headers.get("location")).toBe(`/#${paymentId}`);
  expect(world.sandbox.payments.refundsOf(paymentId)).toMatchObject([{ id, status: "canceled" }]);
});
