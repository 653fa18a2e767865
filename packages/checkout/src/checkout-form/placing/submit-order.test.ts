import { type ErrorName, errorCodes } from "@giftshop/validation/error-codes";
import { beforeEach, expect, test } from "@jest/globals";
import { type PaymentAnswer, submitOrder } from "./submit-order.ts";

const items = new Map<string, string>();
const storage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
} as unknown as Storage;

const paid: PaymentAnswer = { data: { orderUuid: "u", paymentUrl: "https://pay.example/1" }, errors: [] };
const refused = (name: ErrorName, referencedRequestParameter?: string): PaymentAnswer => ({
  data: null,
  errors: [{ code: errorCodes[name], referencedRequestParameter: referencedRequestParameter ?? null }],
});

let keys: string[] = [];
const submit = (input: unknown, ...answers: (PaymentAnswer | Error)[]) => submitAbout("basket-1", input, ...answers);
const submitAbout = (about: string, input: unknown, ...answers: (PaymentAnswer | Error)[]) =>
  submitOrder({
    what: "order",
    about,
    input: { input },
    storage,
    async send({ idempotencyKey }) {
      keys.push(idempotencyKey);
      const answer = answers.shift() ?? paid;
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });

beforeEach(() => {
  items.clear();
  keys = [];
});

test("an order leads to its payment page", async () => {
  expect(await submit(1)).toEqual({ kind: "pay", ...paid.data });
});

test("pressed twice, or pressed again after no answer, it is the same intent", async () => {
  await Promise.all([submit(1), submit(1)]);
  expect(await submit(1, new Error("offline"))).toEqual({ kind: "unreachable" });
  await submit(1);
  expect(new Set(keys).size).toBe(1);
});

test("where work is asked for it is done, and the same press is sent once more", async () => {
  const sent: unknown[] = [];
  const answers = [refused("captchaFailed", "input.captchaToken"), paid];
  const outcome = await submitOrder({
    what: "order",
    about: "basket-1",
    input: { input: 1 },
    storage,
    makeKey: () => "key",
    solve: async () => "solved",
    send: async (input) => {
      sent.push(input);
      return answers.shift() ?? refused("unexpected");
    },
  });
  expect(outcome).toEqual({ kind: "pay", ...paid.data });
  expect(sent).toEqual([
    { input: 1, idempotencyKey: "key" },
    { input: 1, idempotencyKey: "key", captchaToken: "solved" },
  ]);
});

test("work that cannot be done leaves the press to be made again", async () => {
  const outcome = await submitOrder({
    what: "order",
    about: "basket-1",
    input: { input: 1 },
    storage,
    solve: () => Promise.reject(new Error("no challenge")),
    send: async () => refused("captchaFailed", "input.captchaToken"),
  });
  expect(outcome).toEqual({ kind: "unreachable" });
});

test("pieces that others hold are told by a text of their own", async () => {
  expect(await submit(1, refused("stockHeld"))).toMatchObject({ kind: "refused", order: ["stockHeld"] });
});

test("something else is another intent", async () => {
  await submit(1);
  await submit(2);
  expect(new Set(keys).size).toBe(2);
});

test("another basket is another intent, though everything that is sent is the same", async () => {
  await submitAbout("basket-1", 1);
  await submitAbout("basket-2", 1);
  expect(new Set(keys).size).toBe(2);
});

test("a refused payment ends the intent: the next press is a new try", async () => {
  expect(await submit(1, refused("paymentRefused"))).toEqual({
    kind: "refused",
    fields: {},
    order: ["paymentRefused"],
  });
  await submit(1);
  expect(new Set(keys).size).toBe(2);
});

test("an unreachable provider does not: the order exists already", async () => {
  await submit(1, refused("providerUnreachable"));
  await submit(1);
  expect(new Set(keys).size).toBe(1);
});

test("a key that was used for something else is replaced, once", async () => {
  expect(await submit(1, refused("idempotencyKeyReused"))).toMatchObject({ kind: "pay" });
  expect(new Set(keys).size).toBe(2);
  expect(await submit(1, refused("idempotencyKeyReused"), refused("idempotencyKeyReused"))).toMatchObject({
    kind: "refused",
  });
});

test("a changed basket is looked at again", async () => {
  expect(await submit(1, refused("basketChanged"))).toEqual({ kind: "changed" });
});

test("errors of fields go to their fields", async () => {
  expect(await submit(1, refused("email", "input.billing.email"))).toEqual({
    kind: "refused",
    fields: { "billing.email": "email" },
    order: [],
  });
});

test("an answer without data, errors or a web address is an error, and leads nowhere", async () => {
  expect(await submit(1, { data: null, errors: [] })).toMatchObject({ order: ["unexpected"] });
  const evil = { data: { orderUuid: "u", paymentUrl: "javascript:alert(1)" }, errors: [] };
  expect(await submit(1, evil)).toMatchObject({ kind: "refused" });
});
