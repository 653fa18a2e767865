import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { createWorld, tenEuro, type World } from "../testing/world.ts";

let world: World;

beforeEach(async () => {
  world = await createWorld();
});

afterEach(() => world.close());

const payment = async (extra: object = {}): Promise<string> => {
  const { id } = await world.client.payments.create({ paymentRequest: { ...tenEuro(), ...extra } });
  return id;
};

const press = (id: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${world.sandbox.url}/checkout/${id}`, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers,
    redirect: "manual",
  });

const show = async (id: string) => (await fetch(`${world.sandbox.url}/checkout/${id}`)).text();
const status = (id: string) => world.sandbox.payments.find(id)?.status;

test.each([
  ["pay", "paid", "http://shop.example/return"],
  ["fail", "failed", "http://shop.example/return"],
  ["cancel", "canceled", "http://shop.example/basket"],
  ["expire", "expired", "http://shop.example/return"],
  ["leave", "open", "http://shop.example/return"],
])("the button %s leaves the payment %s and leads to %s", async (action, expected, location) => {
  const id = await payment({ method: "creditcard" });
  const answer = await press(id, { action });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(location);
  expect(status(id)).toBe(expected);
});

test("without a method the shopper chooses one of those that fit, then its bank", async () => {
  const id = await payment();
  expect(await show(id)).not.toContain('value="blik"');
  await press(id, { action: "choose", method: "ideal" });
  expect(await show(id)).toContain("Tulpenbank");
  const refused = await press(id, { action: "pay" });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Choose your bank.");
  await press(id, { action: "pay", issuer: "ideal_TULPNL2A" });
  expect(status(id)).toBe("paid");
});

test.each([
  ["12345", 422, "open"],
  ["12345a", 422, "open"],
  ["123 456", 303, "paid"],
])("the Blik code %s is answered %i and the payment is %s", async (code, answered, expected) => {
  const id = await payment({ method: "blik", amount: { currency: "PLN", value: "50.00" } });
  expect((await press(id, { action: "pay", code })).status).toBe(answered);
  expect(status(id)).toBe(expected);
});

test("a bank transfer waits for its money", async () => {
  const id = await payment({ method: "banktransfer" });
  await press(id, { action: "pay" });
  expect(status(id)).toBe("pending");
  await fetch(`${world.sandbox.url}/control/payments/${id}/paid`, { method: "POST" });
  expect(status(id)).toBe("paid");
});

test("a card may be taken out of a wallet, which the payment tells", async () => {
  const id = await payment({ method: "creditcard" });
  expect(await show(id)).toContain("Apple Pay");
  await press(id, { action: "pay-googlepay" });
  expect(await world.client.payments.get({ paymentId: id })).toMatchObject({ status: "paid", method: "creditcard" });
  expect(world.sandbox.payments.find(id)?.wallet).toBe("googlepay");
});

test("a payment that is decided stays as it is, whatever a late window presses", async () => {
  const id = await payment({ method: "creditcard" });
  await press(id, { action: "pay" });
  await press(id, { action: "fail" });
  expect(status(id)).toBe("paid");
  expect(await show(id)).toContain("Back to the shop");
});

test("another site cannot press a button", async () => {
  const id = await payment({ method: "creditcard" });
  expect((await press(id, { action: "pay" }, { origin: "http://evil.example" })).status).toBe(403);
  expect(status(id)).toBe("open");
});

test("the page holds no script and lets its forms lead to the shop", async () => {
  const id = await payment({ method: "creditcard", description: "<script>alert(1)</script>" });
  const answer = await fetch(`${world.sandbox.url}/checkout/${id}`);
  expect(answer.headers.get("content-security-policy")).toContain("form-action 'self' http://shop.example");
  expect(await answer.text()).not.toContain("<script");
});
