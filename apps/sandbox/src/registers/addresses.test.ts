import { expect, test } from "@jest/globals";
import { addressesOf } from "./addresses.ts";

test("a postcode has the same houses however it is typed, another one has others, and some have none", () => {
  const houses = addressesOf("NW1 6XE");
  expect(houses).toHaveLength(8);
  expect(addressesOf("nw16xe")).toEqual(houses);
  expect(addressesOf("M1 1AE")).not.toEqual(houses);
  expect(addressesOf("NW1 6ZZ")).toEqual([]);
  expect(addressesOf("75011")).toEqual([]);
});
