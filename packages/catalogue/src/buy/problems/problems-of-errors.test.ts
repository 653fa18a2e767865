import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { problemsOfErrors } from "./problems-of-errors.ts";

const at = (code: number, referencedRequestParameter: string | null = null) => ({
  code,
  referencedRequestParameter,
  limit: null,
});

test.each([
  [at(errorCodes.required, "input.recipient.name"), { field: "name", name: "name" }],
  [at(errorCodes.email, "input.recipient.email"), { field: "email", name: "emailForm" }],
  [at(errorCodes.tooLong, "input.recipient.email"), { field: "email", name: "faults.long" }],
  [at(errorCodes.emoji, "input.message"), { field: "message", name: "messageEmoji" }],
  [at(errorCodes.emoji, "input.recipient.name"), { field: "name", name: "nameCharacters" }],
  [at(errorCodes.valueOutOfBounds, "input.value"), { field: "value", name: "amountBounds" }],
  [at(errorCodes.wholeNumber, "input.quantity"), { field: "quantity", name: "quantity" }],
  [at(errorCodes.wholeNumber, "input.value"), { field: "value", name: "amountWhole" }],
  [at(errorCodes.outOfStock), { field: "kind", name: "outOfStock" }],
  [at(errorCodes.outOfStock, "input.variationId"), { field: "kind", name: "outOfStock" }],
  [at(errorCodes.outOfStock, "input.quantity"), { field: "quantity", name: "tooFewLeft" }],
  [at(errorCodes.appleLimit), { field: "form", name: "appleLimit" }],
  [at(errorCodes.countLimit, "input.quantity"), { field: "quantity", name: "countLimit" }],
  [at(errorCodes.notAnOption, "input.value"), { field: "value", name: "notOffered" }],
  [at(errorCodes.notAnOption, "input.wrapperId"), { field: "form", name: "wrapperGone" }],
  [at(errorCodes.notAnOption, "input.giftPackingId"), { field: "form", name: "packingGone" }],
  [at(errorCodes.characters, "input.wrapperId"), { field: "form", name: "unexpected" }],
  [at(9999, "input.value"), { field: "form", name: "unexpected" }],
  [at(errorCodes.unexpected), { field: "form", name: "unexpected" }],
])("%j is shown as %j", (error, problem) => {
  expect(problemsOfErrors([error])).toEqual([problem]);
});

test("a field shows its first error only", () => {
  const errors = [at(errorCodes.tooLong, "input.message"), at(errorCodes.emoji, "input.message")];
  expect(problemsOfErrors(errors)).toEqual([{ field: "message", name: "messageLong" }]);
});

test("a brand's limit goes with what it is about", () => {
  const limit = { brand: "Apple", sum: { currency: "EUR", value: 50_000 } };
  const error = { ...at(errorCodes.appleLimit, "input.value"), limit };
  expect(problemsOfErrors([error])).toEqual([{ field: "value", name: "appleLimit", limit }]);
});
