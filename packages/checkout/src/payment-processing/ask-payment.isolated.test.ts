import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, test } from "@jest/globals";
import { paymentOf } from "./ask-payment.ts";

type Payload = Parameters<typeof paymentOf>[0]["refreshPayment"];

const answered = (data: Payload["data"], code?: number) =>
  paymentOf({ refreshPayment: { data, errors: code ? [{ code }] : [] } });

const retryAfter = "2026-11-24T09:04:31Z";

test.each(["FAILED", "CANCELED", "EXPIRED"] as const)(
  "%s is tried out once no try is left, until there is one again",
  (payment) => {
    expect(answered({ payment, retryAfter: null })).toBe(payment);
    expect(answered({ payment, retryAfter })).toBe("triedOut");
  },
);

test.each(["PROCESSING", "PENDING"] as const)("%s may still be paid, be it the last try", (payment) => {
  expect(answered({ payment, retryAfter })).toBe(payment);
});

test("no order and no answer are told apart", () => {
  expect(answered(null, errorCodes.orderNotFound)).toBe("unknown");
  expect(answered(null, errorCodes.unexpected)).toBe("unreachable");
});
