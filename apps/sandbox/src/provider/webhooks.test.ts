import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createWorld, tenEuro, type World } from "../testing/world.ts";

let world: World;

beforeEach(async () => {
  // A minute of the provider's patience is 6 ms here.
  world = await createWorld({ webhookTimeScale: 1 / 10_000 });
});

afterEach(() => world.close());

const payment = async (): Promise<string> => {
  const { id } = await world.client.payments.create({ paymentRequest: tenEuro(world.shop) });
  return id;
};

const pay = (id: string) => world.sandbox.payments.move(id, "paid");
const fault = (kind: "duplicate" | "lose" | "delay" | "reorder", milliseconds = 1) =>
  world.sandbox.faults.add({ on: "webhook", kind, times: 1, milliseconds });

test("the shop hears of each change once, by identifier alone", async () => {
  const id = await payment();
  pay(id);
  expect(await world.shop.hears(1)).toEqual([id]);
});

test("a bank transfer that was only promised is announced to nobody", async () => {
  const { id } = await world.client.payments.create({
    paymentRequest: { ...tenEuro(world.shop), method: "banktransfer" },
  });
  world.sandbox.payments.move(id, "pending");
  pay(id);
  expect(await world.shop.hears(1)).toEqual([id]);
});

test("a call that is not acknowledged is made again until it is", async () => {
  const id = await payment();
  world.shop.answerNext(500, 404, 302);
  pay(id);
  expect(await world.shop.hears(4)).toEqual([id, id, id, id]);
});

test("after ten calls the provider gives up", async () => {
  await world.close();
  world = await createWorld({ webhookTimeScale: 1e-8 });
  const id = await payment();
  world.shop.answerNext(...Array<number>(20).fill(503));
  pay(id);
  await world.shop.hears(10);
  const next = await payment();
  pay(next);
  expect((await world.shop.hears(11)).filter((one) => one === id)).toHaveLength(10);
});

test("what was not acknowledged is announced again after a restart", async () => {
  await world.close();
  world = await createWorld({ webhookTimeScale: 1 });
  const id = await payment();
  world.shop.answerNext(503);
  pay(id);
  await world.shop.hears(1);
  world = await world.restart();
  expect(await world.shop.hears(2)).toEqual([id, id]);
});

test("on demand a call comes twice", async () => {
  const id = await payment();
  fault("duplicate");
  pay(id);
  expect(await world.shop.hears(2)).toEqual([id, id]);
});

test("on demand a call is lost", async () => {
  const [lost, heard] = [await payment(), await payment()];
  fault("lose");
  pay(lost);
  pay(heard);
  expect(await world.shop.hears(1)).toEqual([heard]);
  expect(world.sandbox.outstandingWebhooks()).toBeLessThanOrEqual(1);
});

test("on demand a call comes after the one that follows it", async () => {
  const [first, second] = [await payment(), await payment()];
  fault("reorder");
  pay(first);
  pay(second);
  expect(await world.shop.hears(2)).toEqual([second, first]);
});

test("on demand a call is late", async () => {
  const [late, prompt] = [await payment(), await payment()];
  fault("delay", 200);
  pay(late);
  pay(prompt);
  expect(await world.shop.hears(2)).toEqual([prompt, late]);
});
