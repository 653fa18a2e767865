import { browserOf } from "@giftshop/graphql/testing";
import { shopSpeaking } from "@giftshop/storefront-config/testing";
import { errorCodes } from "@giftshop/validation/error-codes";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import en from "../../messages/en.json" with { type: "json" };
import { placedOrder, rememberPlacedOrder } from "../checkout-form/placing/placed-order.ts";

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { InEnglish } = await import("../testing/in-english.tsx");
jest.unstable_mockModule("../retry-payment/retry-payment-flow.tsx", () => ({
  RetryPaymentFlow: ({ order }: { order: string }) => <p>The order {order} itself</p>,
}));
const { WaitingOrder } = await import("./waiting-order.tsx");

const uuid = "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e";
const { waiting } = en.empty;

beforeEach(() => rememberPlacedOrder(sessionStorage, uuid));

const answer = (payment: string | undefined) =>
  payment
    ? { refreshPayment: { data: { payment, retryAfter: null }, errors: [] } }
    : { refreshPayment: { data: null, errors: [{ code: errorCodes.orderNotFound }] } };

/** What the page says once commerce has answered. */
const shownFor = async (given: Promise<unknown>) => {
  request.mockReset().mockReturnValue(given);
  await act(async () => render(<WaitingOrder uuid={uuid} />, { wrapper: InEnglish }));
};

test.each(["PROCESSING", "FAILED", "CANCELED", "EXPIRED"])(
  "an order whose payment is %s is offered to pay",
  async (payment) => {
    await shownFor(Promise.resolve(answer(payment)));
    expect(screen.queryByRole("heading", { name: waiting.title })).not.toBeNull();
    expect(screen.getByRole("link", { name: waiting.action }).getAttribute("href")).toContain(`order=${uuid}`);
    expect(placedOrder(sessionStorage)).toBe(uuid);
  },
);

test.each([
  ["PAID", undefined],
  ["PENDING", uuid],
  ["REFUNDED", undefined],
])("nobody is told that an order whose payment is %s waits to be paid", async (payment, remembered) => {
  await shownFor(Promise.resolve(answer(payment)));
  expect(screen.queryByText(waiting.text)).toBeNull();
  expect(screen.queryByText(`The order ${uuid} itself`)).not.toBeNull();
  expect(placedOrder(sessionStorage)).toBe(remembered);
});

test("nothing is said of an order before it was asked for, or where commerce does not answer", async () => {
  await shownFor(new Promise(() => {}));
  expect(screen.queryByText(waiting.text)).toBeNull();
  await shownFor(Promise.reject(new Error("away")));
  expect(screen.queryByText(waiting.text)).toBeNull();
  expect(screen.queryByRole("heading", { name: en.unavailable.title })).not.toBeNull();
});

test("where nobody may try again, an order that was not paid is not offered", async () => {
  const { toggles } = shopSpeaking("en").storefront;
  const property = jest.replaceProperty(toggles, "retryPayment", false);
  await shownFor(Promise.resolve(answer("FAILED")));
  expect(screen.queryByRole("heading", { name: en.empty.title })).not.toBeNull();
  property.restore();
});

test("an order that there is none of leaves an empty basket", async () => {
  await shownFor(Promise.resolve(answer(undefined)));
  expect(screen.queryByRole("heading", { name: en.empty.title })).not.toBeNull();
});
