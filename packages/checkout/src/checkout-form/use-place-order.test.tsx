import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { LoadedBasket } from "../checkout-page/load-basket.ts";
import { basket, lines } from "../testing/orders.ts";
import type { OrderedBasket } from "./use-place-order.ts";
import { emptyValues } from "./values.ts";

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => ({ request }));
const { usePlaceOrder } = await import("./use-place-order.ts");

/** A basket whose parcel arrives on the day after the day on which it is ordered before five. */
const arrivingOn = (day: number): LoadedBasket => {
  const loaded = basket([], [lines.posted]);
  const when = { deliveryDate: `2026-11-${day}T00:00:00Z`, orderBefore: `2026-11-${day - 1}T17:00:00Z` };
  const shipments = loaded.cart.shipments.map((shipment) => ({ ...shipment, ...when }));
  return { ...loaded, cart: { ...loaded.cart, shipments } };
};

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
  request.mockReset().mockResolvedValue({ placeOrder: { data: null, errors: [{ code: 9999 }] } });
});
afterEach(() => void jest.useRealTimers());

/** Presses at a time with a basket that was fetched for the 24th; commerce has what is given by then. */
const pressAt = async (time: string, now: LoadedBasket | undefined, paymentMethod = "ideal") => {
  jest.setSystemTime(new Date(time));
  const reload = jest.fn<OrderedBasket["reload"]>().mockResolvedValue(now);
  const { result } = renderHook(() => usePlaceOrder({ basket: arrivingOn(24), reload }));
  await act(async () => void (await result.current.place({ ...emptyValues("NL"), paymentMethod })));
  const { problem, busy } = result.current;
  return { orders: request.mock.calls.length, problem: problem?.kind, busy };
};

test.each([
  ["before the cut-off the order is placed", "2026-11-23T16:59:59Z", arrivingOn(24), 1, "refused"],
  [
    "after it the day has changed: it is said, and nothing placed",
    "2026-11-23T17:00:00Z",
    arrivingOn(25),
    0,
    "changed",
  ],
  ["a clock that is ahead of the shop's changes no day", "2026-11-23T17:00:00Z", arrivingOn(24), 1, "refused"],
  ["nothing is placed for a day that nobody knows", "2026-11-23T17:00:00Z", undefined, 0, "unreachable"],
])("%s", async (_, time, now, orders, problem) => {
  expect(await pressAt(time, now)).toEqual({ orders, problem, busy: false });
});

test("where the money comes days later no day was promised", async () => {
  expect(await pressAt("2026-11-23T17:00:00Z", arrivingOn(25), "banktransfer")).toMatchObject({ orders: 1 });
});
