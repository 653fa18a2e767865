import { expect, test } from "@jest/globals";
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
