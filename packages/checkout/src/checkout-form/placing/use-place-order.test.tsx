import { browserOf } from "@giftshop/graphql/testing";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import type { LoadedBasket } from "../../checkout-page/basket-of.ts";
import { basket, lines } from "../../testing/orders.ts";
import { emptyValues } from "../values/values.ts";
import type { OrderedBasket } from "./use-place-order.ts";

const request = jest.fn<() => Promise<unknown>>();
jest.unstable_mockModule("@giftshop/graphql/browser", () => browserOf(request));
const { Commerce } = await import("@giftshop/graphql/react");
const { usePlaceOrder } = await import("./use-place-order.ts");

/** A basket whose parcel arrives on the day after the day on which it is ordered before five. */
const arrivingOn = (day: number): LoadedBasket => {
  const loaded = basket([], [lines.posted]);
  const when = { deliveryDate: `2026-11-${day}T00:00:00Z`, orderBefore: `2026-11-${day - 1}T17:00:00Z` };
  const shipments = loaded.cart.shipments.map((shipment) => ({ ...shipment, ...when }));
  return { ...loaded, cart: { ...loaded.cart, shipments } };
};

const shop = { country: "NL", vat: 2100, redeem: false };

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
  const { result } = renderHook(() => usePlaceOrder({ basket: arrivingOn(24), reload }, shop), { wrapper: Commerce });
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

/** A page with a basket; `Stop` was pressed wherever the browser goes within its own page. */
const open = () => {
  const reload = jest.fn<OrderedBasket["reload"]>().mockResolvedValue(arrivingOn(24));
  jest.setSystemTime(new Date("2026-11-23T12:00:00Z"));
  const { result } = renderHook(() => usePlaceOrder({ basket: arrivingOn(24), reload }, shop), { wrapper: Commerce });
  const order = () =>
    act(async () => void (await result.current.place({ ...emptyValues("NL"), paymentMethod: "ideal" })));
  return { result, reload, order };
};
const paymentUrl = `${location.origin}/#payment`;
const show = () => act(() => void document.dispatchEvent(new Event("visibilitychange")));

test("where the browser is on its way to is known as long as it is on its way", async () => {
  request.mockResolvedValue({ placeOrder: { data: { orderUuid: "u", paymentUrl }, errors: [] } });
  const { result, order } = open();
  await order();
  expect(result.current).toMatchObject({ busy: true, paymentUrl });
  await act(async () => void dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  expect(result.current).toMatchObject({ busy: false, paymentUrl: undefined });
});

test("a tab that is shown again asks for the basket, which may have been mended in another one", async () => {
  const { reload } = open();
  show();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("but not while an order is on its way", async () => {
  request.mockReturnValue(new Promise(() => {}));
  const { result, reload } = open();
  act(() => void result.current.place({ ...emptyValues("NL"), paymentMethod: "ideal" }));
  show();
  expect(reload).not.toHaveBeenCalled();
});
