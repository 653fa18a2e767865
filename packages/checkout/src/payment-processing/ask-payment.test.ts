import { errorCodes } from "@giftshop/validation/error-codes";
import { expect, jest, test } from "@jest/globals";

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
const { askPayment } = await import("./ask-payment.ts");

const answered = async (data: unknown, code?: number) => {
  request.mockResolvedValue({ refreshPayment: { data, errors: code ? [{ code }] : [] } });
  return askPayment("7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e");
};

const retryAfter = "2026-11-24T09:04:31Z";

test.each(["FAILED", "CANCELED", "EXPIRED"])(
  "%s is tried out once no try is left, until there is one again",
  async (payment) => {
    expect(await answered({ payment, retryAfter: null })).toBe(payment);
    expect(await answered({ payment, retryAfter })).toBe("triedOut");
  },
);

test.each(["PROCESSING", "PENDING"])("%s may still be paid, be it the last try", async (payment) => {
  expect(await answered({ payment, retryAfter })).toBe(payment);
});

test("no order and no answer are told apart", async () => {
  expect(await answered(null, errorCodes.orderNotFound)).toBe("unknown");
  expect(await answered(null, errorCodes.unexpected)).toBe("unreachable");
});
