import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createWorld, tenEuro, type World } from "../testing/world.ts";

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.close());

const open = async (): Promise<string> =>
  (await world.client.payments.create({ paymentRequest: tenEuro(world.shop) })).id;
const play = async (id: string, scene: string): Promise<number> =>
  (await fetch(`${world.sandbox.url}/control/payments/${id}/scenes/${scene}`, { method: "POST" })).status;
const shown = (paymentId: string) => world.client.payments.get({ paymentId });

test("a bank takes money back and gives it back, and the shop hears of both; a restart forgets nothing", async () => {
  const id = await open();
  expect(await play(id, "chargeback")).toBe(409);
  world.sandbox.payments.move(id, "paid");
  await world.shop.hears(1);
  expect(await play(id, "chargeback")).toBe(200);
  await world.shop.hears(2);
  world = await world.restart();
  expect(await shown(id)).toMatchObject({ amountChargedBack: { value: "10.00" }, amountRemaining: { value: "0.00" } });
  expect(await play(id, "refund")).toBe(409);
  expect(await play(id, "reversal")).toBe(200);
  await world.shop.hears(3);
  expect(await shown(id)).toMatchObject({ amountRemaining: { value: "10.00" } });
});

test("a refund by hand has no key of the shop's", async () => {
  const id = await open();
  world.sandbox.payments.move(id, "paid");
  expect(await play(id, "refund")).toBe(200);
  const refunds = await world.client.refunds.list({ paymentId: id });
  expect(refunds.result.embedded.refunds).toMatchObject([{ metadata: null, amount: { value: "10.00" } }]);
  expect(await play(id, "refund")).toBe(409);
});

test.each([
  ["less", "9.00"],
  ["more", "11.00"],
])("an open payment is of one %s than was asked for", async (scene, value) => {
  const id = await open();
  expect(await play(id, scene)).toBe(200);
  world.sandbox.payments.move(id, "paid");
  expect(await shown(id)).toMatchObject({ status: "paid", amount: { value } });
  expect(await play(id, scene)).toBe(409);
});

test("there is no other scene, and none of a payment that is not there", async () => {
  expect(await play(await open(), "miracle")).toBe(400);
  expect(await play("tr_none", "refund")).toBe(404);
});

test("the page of payments plays them", async () => {
  const id = await open();
  world.sandbox.payments.move(id, "paid");
  const page = async () => (await fetch(world.sandbox.url)).text();
  expect(await page()).toContain('value="chargeback"');
  await fetch(`${world.sandbox.url}/payments/${id}`, {
    method: "POST",
    body: new URLSearchParams({ scene: "chargeback" }),
    headers: { origin: world.sandbox.url },
  });
  expect(await page()).toContain('value="reversal"');
});
