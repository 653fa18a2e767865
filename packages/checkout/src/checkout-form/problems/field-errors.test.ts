import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { fieldErrorsOf, nameOfCode, sortErrors } from "./field-errors.ts";

test("errors are told by field, in the order of the page", () => {
  const errors = [
    { path: "acceptTerms", name: "terms" },
    { path: "billing.email", name: "email" },
  ] as const;
  expect(Object.entries(fieldErrorsOf(errors, true))).toEqual([
    ["billing.email", "email"],
    ["acceptTerms", "terms"],
  ]);
});

test("a parcel to the buyer blames the buyer's name, once", () => {
  const errors = [
    { path: "billing.firstName", name: "required" },
    { path: "delivery.firstName", name: "required" },
    { path: "delivery.phoneNumber", name: "phone" },
  ] as const;
  expect(fieldErrorsOf(errors, true)).toEqual({ "billing.firstName": "required", "billing.phoneNumber": "phone" });
  expect(fieldErrorsOf(errors, false)).toHaveProperty(["delivery.firstName"]);
});

test("commerce's errors go to their fields, all others to the order", () => {
  expect(
    sortErrors(
      [
        { code: errorCodes.email, referencedRequestParameter: "input.billing.email" },
        { code: errorCodes.outOfStock },
        { code: errorCodes.paymentRefused, referencedRequestParameter: "input.paymentMethod" },
        { code: errorCodes.characters, referencedRequestParameter: "input.idempotencyKey" },
        { code: 9999, referencedRequestParameter: null },
      ],
      true,
    ),
  ).toEqual({
    fields: { "billing.email": "email" },
    order: ["outOfStock", "paymentRefused", "characters", "unexpected"],
  });
});

test("every code has its name", () => {
  for (const [name, code] of Object.entries(errorCodes)) expect(nameOfCode(code)).toBe(name);
});
