import { expect, test } from "@jest/globals";
import { needsAddress } from "../redeem-order.fragment.ts";
import { judgeGuest, needsPostCode, valuesOf } from "./guest-values.ts";

const mara = { ...valuesOf(undefined), firstName: "Mara", lastName: "Stein", email: "mara@example.com" };

test("nobody is asked for an address where nothing is posted", () => {
  expect(judgeGuest(mara, "DE", false)).toEqual({});
  expect(Object.keys(judgeGuest(mara, "DE", true))).toEqual(["street", "houseNumber", "postCode", "city"]);
  expect(Object.keys(judgeGuest({ ...mara, email: "mara@", firstName: "" }, "DE", false))).toEqual([
    "firstName",
    "email",
  ]);
});

test("where addresses have no postcode none is asked for", () => {
  expect([needsPostCode("DE"), needsPostCode("AE")]).toEqual([true, false]);
});

test("a parcel is what is posted", () => {
  expect(needsAddress({ shipments: [{ kind: "PHYSICAL", packages: [] }] })).toBe(false);
});
