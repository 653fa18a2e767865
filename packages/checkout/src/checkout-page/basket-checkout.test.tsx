import { browserOf } from "@giftshop/graphql/testing";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, fireEvent, render, screen } from "@testing-library/react";
import en from "../../messages/en.json" with { type: "json" };
import { saveDraft } from "../checkout-form/values/draft.ts";
import { emptyValues } from "../checkout-form/values/values.ts";
import { basket, lines, methods, order } from "../testing/orders.ts";

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { InEnglish } = await import("../testing/in-english.tsx");
const { BasketCheckout } = await import("./basket-checkout.tsx");

/**
 * The basket of a commerce whose parcels arrive the day after the day on which they are ordered before five.
 */
const basketOf = (day: number) => {
  const when = { deliveryDate: `2026-11-${day}T00:00:00Z`, orderBefore: `2026-11-${day - 1}T17:00:00Z` };
  const { cart } = basket([], [lines.posted]);
  const { shipments } = order([], [lines.posted]);
  return { ...cart, shipments: shipments.map((shipment) => ({ ...shipment, ...when })) };
};
const answer = (day: number) => ({
  cartV2: { data: basketOf(day), errors: [] },
  paymentMethods: { data: methods, errors: [] },
});
const loads = () => request.mock.calls.length;

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  request.mockReset();
});
afterEach(() => void jest.useRealTimers());

const openAt = async (time: string) => {
  jest.setSystemTime(new Date(time));
  await act(async () => render(<BasketCheckout error={undefined} />, { wrapper: InEnglish }));
  await act(() => jest.advanceTimersByTimeAsync(0));
};
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const day = () => screen.queryByText(/^Expected/u)?.textContent ?? "";

test("a checkout that is open over the cut-off asks again, and says no day until it knows the next", async () => {
  request.mockResolvedValueOnce(answer(24));
  await openAt("2026-11-23T16:59:30Z");
  expect(day()).toContain("24");
  const next = Promise.withResolvers<unknown>();
  request.mockReturnValueOnce(next.promise);
  await pass(30);
  expect([loads(), day()]).toEqual([2, ""]);
  await act(async () => next.resolve(answer(25)));
  expect(day()).toContain("25");
  await pass(3600);
  expect(loads()).toBe(2);
});

const payButton = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Order and pay/u });
const answerWith = (data: unknown) => ({ cartV2: { data, errors: [] }, paymentMethods: { data: methods, errors: [] } });

test("what was mended in another tab can be ordered when this one is shown again", async () => {
  request.mockResolvedValueOnce(answerWith({ ...order([lines.soldOut]), id: "basket", version: 3 }));
  await openAt("2026-11-23T12:00:00Z");
  expect(payButton().disabled).toBe(true);
  request.mockResolvedValueOnce(answerWith({ ...order([lines.own]), id: "basket", version: 4 }));
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(payButton().disabled).toBe(false);
});

test("whoever the browser does not bring to the payment page is offered the way after ten seconds", async () => {
  const values = { ...emptyValues("GB"), paymentMethod: "ideal" };
  Object.assign(values.billing, { firstName: "Ada", lastName: "King", email: "ada@example.com" });
  saveDraft(sessionStorage, values);
  request.mockResolvedValueOnce(answerWith({ ...order([lines.own]), id: "basket", version: 3 }));
  await openAt("2026-11-23T12:00:00Z");
  await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: /terms/u })));
  const paymentUrl = `${location.origin}/#payment`;
  request.mockResolvedValueOnce({ placeOrder: { data: { orderUuid: "u", paymentUrl }, errors: [] } });
  await act(async () => fireEvent.click(payButton()));
  await act(() => jest.advanceTimersByTimeAsync(100));
  const way = () => screen.queryByRole("link", { name: en.payment.slowLink })?.getAttribute("href");
  expect([request.mock.calls.length, way()]).toEqual([2, undefined]);
  await pass(10);
  expect(way()).toBe(paymentUrl);
});

const [card, paypal] = [
  { id: "creditcard", logo: "visa", issuers: [], wallets: [] },
  { id: "paypal", logo: "paypal", issuers: [], wallets: [] },
];
/** A basket and the ways to pay it; null where they could not be read. */
const payable = (version: number, ways: readonly object[] | null) => ({
  ...answerWith({ ...order([lines.own]), id: "basket", version }),
  paymentMethods: { data: ways, errors: [] },
});
const goneText = () => screen.queryByText(/^PayPal isn’t available for €50/u);
const choose = (paymentMethod: string) => saveDraft(sessionStorage, { ...emptyValues("GB"), paymentMethod });

test("that the chosen way to pay went away with a larger sum is said there and then, until another is chosen", async () => {
  choose("paypal");
  request.mockResolvedValueOnce(payable(3, [card, paypal]));
  await openAt("2026-11-23T12:00:00Z");
  expect(goneText()).toBeNull();
  request.mockResolvedValueOnce(payable(4, [card]));
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(goneText()).not.toBeNull();
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: /^Credit or debit card/u })));
  expect(goneText()).toBeNull();
});

test("whoever comes back with a larger basket is not given another way to pay unasked, and cannot press with none", async () => {
  choose("paypal");
  request.mockResolvedValueOnce(payable(3, [card]));
  await openAt("2026-11-23T12:00:00Z");
  expect(goneText()).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Credit or debit card/u }).checked).toBe(false);
  await act(async () => fireEvent.click(payButton()));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getAllByText(en.errors.paymentMethodNotOffered).length).toBeGreaterThan(0);
  expect(loads()).toBe(1);
});

test("a sum that no way to pay takes is said with the way to the basket; that none is known is something else", async () => {
  request.mockResolvedValueOnce(payable(3, []));
  await openAt("2026-11-23T12:00:00Z");
  expect(screen.queryByText(/^€50[.0]* is above the limit of our payment methods/u)).not.toBeNull();
  expect(screen.queryByRole("link", { name: en.errors.toBasket })).not.toBeNull();
  expect(payButton().disabled).toBe(true);
  request.mockResolvedValueOnce(payable(3, null));
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(screen.queryByText(en.payment.none)).not.toBeNull();
});
