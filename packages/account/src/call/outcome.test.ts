import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { answerOf, failures } from "./answer.ts";
import { outcomeOf } from "./outcome.ts";

const refusal = (code: number, referencedRequestParameter: string | null = null) => ({
  data: null,
  errors: [{ code, referencedRequestParameter }],
});

test("an answer without errors is what it says", () => {
  expect(outcomeOf({ data: { status: "LOGGED_IN" }, errors: [] })).toEqual({
    kind: "done",
    data: { status: "LOGGED_IN" },
  });
});

test.each([
  [2200, "login"],
  [1002, "tooMany"],
  [1003, "captcha"],
  [2204, "link"],
  [2202, "signedOut"],
  [2208, "changed"],
])("%i is a failure of the whole: %s", (code, failure) => {
  expect(outcomeOf(refusal(code, "input.anything"))).toEqual({ kind: "failed", failure });
});

test("what is wrong with a field stands at the field, as deep as the form knows it", () => {
  expect(outcomeOf(refusal(1108, "input.address.postCode"))).toEqual({
    kind: "refused",
    errors: { "address.postCode": "postCode" },
  });
});

test.each([
  ["an error of no field", refusal(1000)],
  ["a code that nobody knows", refusal(9999, "input.email")],
  ["an empty answer", { data: null, errors: [] }],
])("%s is told as a fault", (_, payload) => {
  expect(outcomeOf(payload)).toEqual({ kind: "failed", failure: "unavailable" });
});

test("failures are of codes that the shop has", () => {
  const codes = new Set<number>(Object.values(errorCodes));
  expect(Object.keys(failures).filter((code) => !codes.has(Number(code)))).toEqual([]);
  expect([errorCodes.notLoggedIn, errorCodes.tooManyRequests].map((code) => failures[code])).toEqual([
    "signedOut",
    "tooMany",
  ]);
});

test("what is only asked for is there, or says why not", () => {
  expect(answerOf({ data: { user: null }, errors: [] })).toEqual({ kind: "done", data: { user: null } });
  expect(answerOf(refusal(2202))).toEqual({ kind: "failed", failure: "signedOut" });
  expect(answerOf(refusal(1108, "input.address.postCode"))).toEqual({ kind: "failed", failure: "unavailable" });
  expect(answerOf({ data: null, errors: [] })).toEqual({ kind: "failed", failure: "unavailable" });
});
