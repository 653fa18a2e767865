import { makeFragmentData } from "@giftshop/graphql";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { act, render } from "@testing-library/react";
import type { BasketContext } from "../basket-page/basket-setting.ts";
import type { BasketState } from "../basket-page/use-basket.ts";
import { basketMessages } from "../messages.ts";
import { ShipmentFragment } from "./shipment.fragment.ts";
import { Shipment } from "./shipment.tsx";

const context = {
  language: "en",
  locale: "en-GB",
  timeZone: "Europe/London",
  words: basketMessages.words("en"),
  hrefs: { listing: "/", checkout: "/", product: "/{product}" },
  t: basketMessages.in("en"),
} as BasketContext;

/** A parcel that arrives on this day when it is ordered before five on the day before. */
const parcelOf = (day: number) =>
  makeFragmentData(
    {
      id: "physical",
      tag: "physical",
      kind: "PHYSICAL",
      deliveryDate: `2026-11-${day}T00:00:00Z`,
      orderBefore: `2026-11-${day - 1}T17:00:00Z`,
      totals: null,
      deliveryAddress: null,
      packages: [],
    },
    ShipmentFragment,
  );

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

test("a basket that is open over the cut-off asks again, and says no day until it knows the next", async () => {
  jest.setSystemTime(new Date("2026-11-23T16:59:30Z"));
  const retry = jest.fn();
  const parcel = (day: number) => (
    <Shipment context={context} state={{ retry } as Partial<BasketState> as BasketState} shipment={parcelOf(day)} />
  );
  const { container, rerender } = render(parcel(24));
  expect([retry.mock.calls.length, container.textContent]).toEqual([0, expect.stringContaining("Tuesday 24 November")]);
  await pass(30);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(container.textContent).not.toMatch(/November|Delivery/u);
  rerender(parcel(25));
  expect(container.textContent).toContain("Wednesday 25 November");
  await pass(3600);
  expect(retry).toHaveBeenCalledTimes(1);
});
