import { makeFragmentData, type ResultOf } from "@giftshop/graphql";
import { browserOf } from "@giftshop/graphql/testing";
import { expect, jest, test } from "@jest/globals";
import { act, cleanup, render, screen } from "@testing-library/react";
import en from "../../messages/en.json" with { type: "json" };
import { soon } from "../testing/bought.ts";
import { lines, order as makeOrder, summary } from "../testing/orders.ts";
import { DeliveryFragment } from "./delivery.fragment.ts";

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { InEnglish } = await import("../testing/in-english.tsx");
const { Confirmation } = await import("./confirmation.tsx");

const uuid = "7f8f6a1c-51f9-4d0a-9a3e-0f6b0f0c1d2e";
const data = makeOrder([lines.own]);
const withdrawn: ResultOf<typeof DeliveryFragment> = {
  packageId: "1",
  kind: "DIGITAL",
  state: "WITHDRAWN",
  recipientTitle: "Ada",
  expectedAt: "2026-11-23T09:04:31Z",
  ...soon,
};
const details = {
  number: "CKUK-10427",
  placedAt: "2026-11-23T09:04:31Z",
  email: "ada@example.com",
  paymentMethod: "creditcard",
  giftBatch: null,
  tellsOpened: false,
  transfer: null,
  order: { billingAddress: { firstName: "Ada" }, shipments: data.shipments, ...summary(data) },
  deliveries: [],
};

interface Retry {
  canRetry: boolean;
  retryAfter: string | null;
}

const unpaid = (retry: Retry) => ({
  order: { data: { uuid, status: "CANCELED", payment: "FAILED", ...retry, details }, errors: [] },
});

const open = (retry: Retry) => {
  request.mockReset().mockResolvedValue(unpaid(retry));
  return act(async () => render(<Confirmation uuid={uuid} />, { wrapper: InEnglish }));
};

const heading = (name: string) => screen.queryByRole("heading", { name });
const payLink = () => screen.queryByRole("link", { name: en.confirmation.open.action });

test("an order that can be paid again leads there; one that never can is over", async () => {
  await open({ canRetry: true, retryAfter: null });
  expect(payLink()?.getAttribute("href")).toContain(`order=${uuid}`);
  cleanup();
  await open({ canRetry: false, retryAfter: null });
  expect(heading(en.confirmation.canceled.title)).toBeTruthy();
});

test("one that its buyer took back is not told as one that was paid too late", async () => {
  const { data } = unpaid({ canRetry: false, retryAfter: null }).order;
  const deliveries = [{ packageId: "1", ...makeFragmentData(withdrawn, DeliveryFragment) }];
  const taken = { ...data, payment: "REFUNDED", details: { ...details, deliveries } };
  request.mockReset().mockResolvedValue({
    order: { data: taken, errors: [] },
    orderDocuments: { data: { documents: [], canRequest: false }, errors: [] },
  });
  await act(async () => render(<Confirmation uuid={uuid} />, { wrapper: InEnglish }));
  expect(heading(en.confirmation.withdrawn.title)).toBeTruthy();
  expect(heading(en.refunded.title)).toBeNull();
});

test("an order whose tries are used up is not called cancelled, and can be paid once the time has come", async () => {
  jest.useFakeTimers({ now: new Date("2026-11-24T09:04:00Z") });
  await open({ canRetry: false, retryAfter: "2026-11-24T09:04:31Z" });
  expect(heading(en.confirmation.canceled.title)).toBeNull();
  expect(screen.queryByText(en.errors.tooManyPaymentAttempts)).not.toBeNull();
  expect(screen.queryByText(/from Tuesday 24 November at 9:05\.$/u)).not.toBeNull();
  expect(screen.queryByRole("link", { name: en.errors.toBasket })).not.toBeNull();
  expect(payLink()).toBeNull();
  request.mockResolvedValue(unpaid({ canRetry: true, retryAfter: null }));
  await act(() => jest.advanceTimersByTimeAsync(31_000));
  expect(payLink()).not.toBeNull();
  jest.useRealTimers();
});

test("that the order has come is told in a place that was there before", async () => {
  const answer = Promise.withResolvers<unknown>();
  request.mockReset().mockReturnValue(answer.promise);
  render(<Confirmation uuid={uuid} />, { wrapper: InEnglish });
  const [told] = screen.getAllByRole("status");
  expect(told?.textContent).toBe("");
  const { data } = unpaid({ canRetry: true, retryAfter: null }).order;
  await act(async () => answer.resolve({ order: { data: { ...data, payment: "PAID" }, errors: [] } }));
  expect(screen.getAllByRole("status")).toContain(told);
  expect(told?.textContent).toBe(screen.getByRole("heading", { name: /Ada/ }).textContent);
});
