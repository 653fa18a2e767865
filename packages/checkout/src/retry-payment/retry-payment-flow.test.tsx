import { browserOf } from "@giftshop/graphql/testing";
import type { PaymentError } from "@giftshop/storefront-config";
import { errorCodes } from "@giftshop/validation/error-codes";
import { beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import en from "../../messages/en.json" with { type: "json" };
import { intentKey } from "../checkout-form/placing/order-intent.ts";
import { lines, methods, order, summary } from "../testing/orders.ts";

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { InEnglish } = await import("../testing/in-english.tsx");
const { RetryPaymentFlow } = await import("./retry-payment-flow.tsx");

const uuid = "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e";

interface Retry {
  canRetry?: boolean;
  retryAfter?: string | null;
}

const answer = (payment: string, status: string, retry: Retry = {}) => {
  const data = order([lines.own]);
  const details = { number: "CBFR-1", order: { toPay: data.toPay, ...summary(data) } };
  return {
    order: {
      data: { uuid, status, payment, canRetry: payment === "FAILED", retryAfter: null, ...retry, details },
      errors: [],
    },
    paymentMethods: { data: methods, errors: [] },
  };
};

beforeEach(() => sessionStorage.clear());

const open = async (payment: string, status: string, retry: Retry = {}, error?: PaymentError) => {
  request.mockReset().mockResolvedValue(answer(payment, status, retry));
  await act(async () => render(<RetryPaymentFlow order={uuid} error={error} />, { wrapper: InEnglish }));
};

const payButton = () => screen.queryByRole("button", { name: /^Pay €/ });

test("a promised bank transfer is waited for; only who asks for it is offered another way to pay", async () => {
  await open("PENDING", "PENDING");
  expect(screen.queryByRole("heading", { name: en.processing.pending.title })).not.toBeNull();
  expect(payButton()).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: en.processing.pending.otherWay })));
  expect(payButton()).not.toBeNull();
});

/**
 * Where the focus is after a button had it and was pressed: within
 * what stands where the button was, and not at the top of the page.
 */
const focusAfterPress = async (name: string) => {
  screen.getByRole("button", { name }).focus();
  await act(async () => fireEvent.click(screen.getByRole("button", { name })));
  return document.activeElement;
};

test("the focus goes on to the ways to pay that were asked for", async () => {
  await open("PENDING", "PENDING");
  const focused = await focusAfterPress(en.processing.pending.otherWay);
  expect(focused).not.toBe(document.body);
  expect(focused?.contains(payButton())).toBe(true);
});

test("the focus goes on to the order that could not be fetched before, through the time in which it is fetched", async () => {
  request.mockReset().mockRejectedValue(new Error("away"));
  await act(async () => render(<RetryPaymentFlow order={uuid} error={undefined} />, { wrapper: InEnglish }));
  request.mockResolvedValue(answer("FAILED", "PENDING"));
  const focused = await focusAfterPress(en.unavailable.action);
  expect(focused).not.toBe(document.body);
  expect(focused?.contains(payButton())).toBe(true);
});

test("the focus goes on to why the order can no longer be paid", async () => {
  await open("FAILED", "PENDING");
  const refused = { retryPayment: { data: null, errors: [{ code: errorCodes.orderNotPayable }] } };
  request.mockResolvedValueOnce(refused);
  const focused = await focusAfterPress(payButton()?.textContent ?? "");
  expect(focused).not.toBe(document.body);
  expect(focused?.contains(screen.getByRole("heading", { name: en.retry.notAllowed.title }))).toBe(true);
});

test("what was paid after the order was closed goes back, and nobody is told that nothing was charged", async () => {
  await open("REFUNDED", "CANCELED");
  expect(screen.queryByRole("heading", { name: en.refunded.title })).not.toBeNull();
  expect(screen.queryByText(/nothing has been charged/iu)).toBeNull();
  expect(payButton()).toBeNull();
});

test.each([
  ["FAILED", "PENDING"],
  ["PROCESSING", "PENDING"],
])("an order whose payment is %s is paid here", async (payment, status) => {
  await open(payment, status);
  expect(payButton()).not.toBeNull();
});

test("an order that waits for its bank transfer is an intent that is done", async () => {
  const key = intentKey(sessionStorage, "order", 1);
  await open("PENDING", "PENDING");
  expect(intentKey(sessionStorage, "order", 1)).not.toBe(key);
});

test("whoever the browser does not bring to the payment page is offered the way after ten seconds", async () => {
  await open("FAILED", "PENDING");
  const paymentUrl = `${location.origin}/#payment`;
  request.mockResolvedValue({ retryPayment: { data: { orderUuid: uuid, paymentUrl }, errors: [] } });
  jest.useFakeTimers();
  const way = () => screen.queryByRole("link", { name: en.payment.slowLink })?.getAttribute("href");
  await act(async () => fireEvent.click(payButton() as HTMLElement));
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(way()).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(way()).toBe(paymentUrl);
  jest.useRealTimers();
});

const usedUp = { canRetry: false, retryAfter: "2026-11-24T09:04:31Z" };
const sentence = en.errors.tooManyPaymentAttempts;

test("after five tries the page says so and from when there is another, offers a new order, and has no form that must fail", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-23T20:00:00Z") });
  await open("FAILED", "PENDING", usedUp, "retry-limit");
  expect(screen.queryByText(sentence)).not.toBeNull();
  expect(screen.queryByText(/from Tuesday 24 November at 9:05\.$/u)).not.toBeNull();
  expect(screen.queryByRole("link", { name: en.errors.toBasket })).not.toBeNull();
  expect(payButton()).toBeNull();
  jest.useRealTimers();
});

test("when the time comes while the page is open, the order can be paid there", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-24T09:04:00Z") });
  await open("FAILED", "PENDING", usedUp, "retry-limit");
  request.mockResolvedValue(answer("FAILED", "PENDING"));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(payButton()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(payButton()).not.toBeNull();
  expect(screen.queryByText(sentence)).toBeNull();
  jest.useRealTimers();
});

test("a press that hears 2036 leads to when there is another try", async () => {
  await open("FAILED", "PENDING");
  const refused = { retryPayment: { data: null, errors: [{ code: errorCodes.tooManyPaymentAttempts }] } };
  request.mockResolvedValueOnce(refused).mockResolvedValue(answer("FAILED", "PENDING", usedUp));
  await act(async () => fireEvent.click(payButton() as HTMLElement));
  expect(screen.queryByRole("heading", { name: en.retry.limit.title })).not.toBeNull();
  expect(payButton()).toBeNull();
});

test("an order that is over, as its basket has another one, has no form", async () => {
  await open("FAILED", "CANCELED", { canRetry: false });
  expect(screen.queryByRole("heading", { name: en.retry.notAllowed.title })).not.toBeNull();
  expect(payButton()).toBeNull();
});

test("a bank transfer that was the fifth try is not offered to be ended", async () => {
  await open("PENDING", "PENDING", usedUp);
  expect(screen.queryByRole("heading", { name: en.processing.pending.title })).not.toBeNull();
  expect(screen.queryByRole("button", { name: en.processing.pending.otherWay })).toBeNull();
});

test("a payment that is open is gone back to, be it the fifth", async () => {
  await open("PROCESSING", "PENDING", usedUp);
  expect(payButton()).not.toBeNull();
});

test("an order that costs more than any way to pay takes cannot be paid at once, and says so", async () => {
  const tooMuch = { ...answer("FAILED", "PENDING"), paymentMethods: { data: [], errors: [] } };
  request.mockReset().mockResolvedValue(tooMuch);
  await act(async () => render(<RetryPaymentFlow order={uuid} error={undefined} />, { wrapper: InEnglish }));
  expect(screen.queryByText(/^€[\d.,]+ is above the limit of our payment methods/u)).not.toBeNull();
  expect(payButton()).toHaveProperty("disabled", true);
});
