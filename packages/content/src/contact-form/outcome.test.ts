import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { outcomeOf } from "./outcome.ts";

const at = (code: number, field?: string) => ({ code, referencedRequestParameter: field ? `input.${field}` : null });

test("an error of a field is told beside it", () => {
  expect(outcomeOf([at(errorCodes.email, "email"), at(errorCodes.tooLong, "message")])).toEqual({
    kind: "refused",
    errors: { email: "email", message: "tooLong" },
  });
});

test("what no field is to blame for is told in one sentence", () => {
  expect(outcomeOf([at(errorCodes.captchaFailed, "captchaToken")])).toEqual({ kind: "failed", failure: "captcha" });
  expect(outcomeOf([at(errorCodes.tooManyRequests)])).toEqual({ kind: "failed", failure: "tooMany" });
  expect(outcomeOf([at(errorCodes.unexpected)])).toEqual({ kind: "failed", failure: "unavailable" });
  expect(outcomeOf([at(errorCodes.email, "email"), at(errorCodes.idempotencyKeyReused, "idempotencyKey")])).toEqual({
    kind: "failed",
    failure: "unavailable",
  });
  expect(outcomeOf([at(99_999, "email")])).toEqual({ kind: "failed", failure: "unavailable" });
});
