import { expect, test } from "@jest/globals";
import { validate } from "../validate.ts";
import { placeOrderSchema } from "./place-order.ts";

const schema = placeOrderSchema({ needsDelivery: false, needsPayment: true, countries: ["FR"] });
const order = {
  idempotencyKey: "0b0f5a2e-9d3b-4a53-8f8b-1a1e9a2f6c11",
  cartVersion: 3,
  billing: { firstName: "Élodie", lastName: "Martin", email: "elodie@example.com", customerType: "PRIVATE" },
  paymentMethod: "creditcard",
  acceptTerms: true,
};

const judge = async (expectedTotal: unknown) => {
  const result = await validate(schema, { ...order, expectedTotal }, { prefix: "input" });
  return result.ok ? result.value.expectedTotal : result.errors.map(({ code, path }) => [code, path]);
};

test("the sum that the buyer saw may be left out, and is a whole number of minor units else", async () => {
  for (const absent of [undefined, null]) expect(await judge(absent)).toBeUndefined();
  for (const sum of [0, 5295]) expect(await judge(sum)).toBe(sum);
  for (const sum of [-1, 52.95, 2 ** 53, Number.NaN, "many"])
    expect(await judge(sum)).toEqual([[1111, "input.expectedTotal"]]);
});
