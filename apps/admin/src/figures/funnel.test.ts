import { expect, test } from "@jest/globals";
import { conversionOf, funnelOf } from "./funnel.ts";

const event = (name: string, count: number) => ({ storefront: "CBFR", day: "2026-11-26", event: name, count });

test("what happened on a day stands side by side, and what did not is nothing", () => {
  const [day] = funnelOf([event("view_item", 8), event("purchase", 2), event("login", 5)]);
  expect(day).toEqual({
    storefront: "CBFR",
    day: "2026-11-26",
    view_item: 8,
    add_to_cart: 0,
    begin_checkout: 0,
    purchase: 2,
  });
  expect(day && conversionOf(day)).toBe(0.25);
});

test("nobody who looked is no conversion", () => {
  const [day] = funnelOf([event("purchase", 2)]);
  expect(day && conversionOf(day)).toBeUndefined();
});
