import { expect, test } from "@jest/globals";
import { addressOfSegment, addressSegment, type PageAddress } from "./page-address.ts";

const none = { parameters: {}, page: 1, filters: {} };

test.each<[string, Partial<PageAddress>]>([
  ["_", {}],
  ["product=atelier-brume", { parameters: { product: "atelier-brume" } }],
  ["product=atelier-brume&location=lyon-2", { parameters: { product: "atelier-brume", location: "lyon-2" } }],
  ["route=blog&page=3", { route: "blog", page: 3 }],
  ["page=2&filters=~digital", { page: 2, filters: { cb_api_giftcard_types: ["digital"] } }],
])("%s is an address as one segment, and is read as it was written", (segment, address) => {
  const whole = { ...none, ...address };
  expect(addressSegment(whole)).toBe(segment);
  expect(addressOfSegment(segment)).toEqual({ route: undefined, ...whole });
});

test("a value cannot say more than itself", () => {
  const address = { ...none, parameters: { path: "a&page=9/ü" } };
  expect(addressOfSegment(addressSegment(address))).toEqual({ route: undefined, ...address });
});
