import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { ErrorResponse } from "mollie-api-typescript/models/errors";
import { createWorld, tenEuro, type World } from "../testing/world.ts";

let now = new Date("2026-11-21T10:00:00Z");
let world: World;

beforeEach(async () => {
  now = new Date("2026-11-21T10:00:00Z");
  world = await createWorld({ clock: { now: () => now } });
});

afterEach(() => world.close());

const create = (extra: object = {}, idempotencyKey?: string) =>
  world.client.payments.create({
    paymentRequest: { ...tenEuro(), ...extra },
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });

test("a payment is created, read, paid and read again", async () => {
  const made = await create({ method: "ideal", metadata: { order: "1001" }, locale: "nl_NL" });
  expect(made).toMatchObject({ status: "open", method: "ideal", metadata: { order: "1001" }, isCancelable: false });
  expect(made.links.checkout?.href).toBe(`${world.sandbox.url}/checkout/${made.id}`);
  world.sandbox.payments.move(made.id, "paid");
  const paid = await world.client.payments.get({ paymentId: made.id });
  expect(paid).toMatchObject({ status: "paid", paidAt: now.toISOString(), amountRemaining: { value: "10.00" } });
  expect(paid.links.checkout).toBeUndefined();
  expect(paid.isCancelable).toBeUndefined();
});

test("a payment can be called off only while nobody else holds it", async () => {
  const transfer = await create({ method: "banktransfer" });
  expect(await world.client.payments.cancel({ paymentId: transfer.id })).toMatchObject({ status: "canceled" });
  const atBank = await create({ method: "ideal" });
  await expect(world.client.payments.cancel({ paymentId: atBank.id })).rejects.toMatchObject({ statusCode: 422 });
});

test("an open payment expires when its time is over, and not before", async () => {
  const { id } = await create({ method: "ideal" });
  now = new Date("2026-11-21T10:14:59Z");
  expect(world.sandbox.payments.find(id)?.status).toBe("open");
  now = new Date("2026-11-21T10:15:00Z");
  expect(await world.client.payments.get({ paymentId: id })).toMatchObject({ status: "expired" });
});

test.each([
  ["a Friday", "2026-11-27", "2026-11-27"],
  ["a Saturday, which is no business day", "2026-11-28", "2026-11-30"],
  ["a Sunday, which is none either", "2026-11-29", "2026-11-30"],
])("a bank transfer that is due on %s waits until the end of its business day", async (_, dueDate, last) => {
  const { id, expiresAt } = await create({ method: "banktransfer", dueDate });
  now = new Date(`${last}T23:59:59.999Z`);
  expect(world.sandbox.payments.find(id)?.status).toBe("open");
  now = new Date(now.getTime() + 1);
  expect(expiresAt).toBe(now.toISOString());
  expect(world.sandbox.payments.find(id)?.status).toBe("expired");
});

test.each([
  [{ method: "banktransfer", dueDate: "next week" }, "dueDate"],
  [{ amount: { currency: "EUR", value: "10" } }, "amount.value"],
  [{ amount: { currency: "EUR", value: "0.00" } }, "amount.value"],
  [{ amount: { currency: "XYZ", value: "10.00" } }, "amount.currency"],
  [{ redirectUrl: "nowhere" }, "redirectUrl"],
  [{ redirectUrl: null }, "redirectUrl"],
  [{ webhookUrl: "ftp://shop.example" }, "webhookUrl"],
  [{ method: "twint" }, "method"],
  [{ method: "blik" }, "method"],
  [{ method: "ideal", amount: { currency: "GBP", value: "10.00" } }, "method"],
  [{ method: ["ideal", "eps"], amount: { currency: "PLN", value: "10.00" } }, "method"],
  [{ description: " " }, "description"],
  [{ method: "kbc", issuer: "nobody" }, "issuer"],
  [{ method: "eps", amount: { currency: "EUR", value: "0.99" } }, "method"],
  [{ method: "eps", amount: { currency: "EUR", value: "10000.01" } }, "method"],
  [{ method: "creditcard", amount: { currency: "MXN", value: "200.00" } }, "method"],
  [{ method: "creditcard", amount: { currency: "SEK", value: "1000000.00" } }, "method"],
  [{ method: "paypal", amount: { currency: "AED", value: "200.00" } }, "method"],
  [{ method: "banktransfer", dueDate: "2026-11-21" }, "dueDate"],
  [{ method: "banktransfer", dueDate: "2027-03-03" }, "dueDate"],
  [{ billingAddress: { givenName: "J", familyName: "Jansen", email: "j@example.com" } }, "billingAddress.givenName"],
  [{ billingAddress: { givenName: "Jo", familyName: "007", email: "j@example.com" } }, "billingAddress.familyName"],
])("%j is refused with the field %s", async (extra, field) => {
  const failure = await create(extra).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ErrorResponse);
  expect(failure).toMatchObject({ status: 422, title: "Unprocessable Entity", field });
});

test("a locale that the provider does not know is refused", async () => {
  const answer = await fetch(`${world.sandbox.url}/v2/payments`, {
    method: "POST",
    headers: { authorization: "Bearer test_sandbox" },
    body: JSON.stringify({ ...tenEuro(), locale: "ar_AE" }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ field: "locale" });
});

test("a description is cut off, and of iDEAL no bank is read", async () => {
  const made = await create({ method: "ideal", issuer: "ideal_NOBODY", description: "x".repeat(300) });
  expect(made.description).toBe("x".repeat(255));
});

test.each([
  [{ method: "creditcard", amount: { currency: "SEK", value: "12500.00" } }],
  [{ method: "paypal", amount: { currency: "MXN", value: "200.00" } }],
  [{ method: "banktransfer", dueDate: "2026-11-22" }],
  [{ method: "banktransfer", dueDate: "2027-03-02" }],
  [{ method: "banktransfer", billingAddress: { email: "j@example.com" } }],
])("%j is taken", async (extra) => {
  expect(await create(extra)).toMatchObject({ status: "open" });
});

test("blik takes zloty", async () => {
  expect(await create({ method: "blik", amount: { currency: "PLN", value: "50.00" } })).toMatchObject({
    method: "blik",
  });
});

test("without a test key nothing is answered", async () => {
  const answer = await fetch(`${world.sandbox.url}/v2/payments`, { headers: { authorization: "Bearer live_1234" } });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ status: 401, title: "Unauthorized Request" });
});

test("a payment nobody made is not found", async () => {
  await expect(world.client.payments.get({ paymentId: "tr_nothing" })).rejects.toMatchObject({ statusCode: 404 });
});

test("payments are listed page by page, newest first", async () => {
  const made: string[] = [];
  for (let count = 0; count < 5; count++) made.unshift((await create()).id);
  const listed: string[] = [];
  for await (const page of await world.client.payments.list({ limit: 2 })) {
    listed.push(...(page.result.embedded.payments ?? []).map(({ id }) => id));
  }
  expect(listed).toEqual(made);
});

test("methods are those that take the amount, in the language asked for", async () => {
  const list = (currency: string, value = "10.00") =>
    world.client.methods.list({ amount: { currency, value }, locale: "fr_FR", include: "issuers" });
  const euro = await list("EUR");
  expect(euro.embedded.methods.map(({ id }) => id)).toEqual(
    "ideal bancontact belfius kbc creditcard paypal eps banktransfer".split(" "),
  );
  expect(euro.embedded.methods[0]?.issuers?.length).toBeGreaterThan(1);
  expect(euro.embedded.methods[4]).toMatchObject({ description: "Carte", maximumAmount: { value: "10000.00" } });
  expect((await list("PLN")).embedded.methods.map(({ id }) => id)).toEqual(["creditcard", "paypal", "blik"]);
  expect((await list("EUR", "60000.00")).embedded.methods.map(({ id }) => id)).toEqual(["bancontact", "banktransfer"]);
  expect((await list("MXN")).embedded.methods.map(({ id }) => id)).toEqual(["paypal"]);
  const image = await fetch(euro.embedded.methods[0]?.image.svg ?? "");
  expect(image.headers.get("content-type")).toBe("image/svg+xml");
});

test("money goes back in parts, never more than came", async () => {
  const { id: paymentId } = await create({ method: "ideal" });
  const refund = (value: string) =>
    world.client.refunds.create({
      paymentId,
      refundRequest: { amount: { currency: "EUR", value }, description: "Withdrawn" },
    });
  await expect(refund("1.00")).rejects.toMatchObject({ statusCode: 422 });
  world.sandbox.payments.move(paymentId, "paid");
  const first = await refund("4.00");
  expect(first).toMatchObject({ status: "refunded", paymentId, description: "Withdrawn" });
  await expect(refund("6.01")).rejects.toMatchObject({ statusCode: 422, field: "amount.value" });
  const second = await refund("6.00");
  await expect(refund("0.01")).rejects.toMatchObject({ statusCode: 409 });
  expect(await world.client.payments.get({ paymentId })).toMatchObject({
    amountRefunded: { value: "10.00" },
    amountRemaining: { value: "0.00" },
  });
  expect(await world.client.refunds.get({ paymentId, refundId: first.id })).toMatchObject({ id: first.id });
  const listed = await world.client.refunds.list({ paymentId });
  expect(listed.result.embedded.refunds.map(({ id }) => id)).toEqual([second.id, first.id]);
});
