import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { mayBeLost } from "./claim-window.ts";

const at = (day: string) =>
  mayBeLost(getStorefront("CBFR"), new Date("2026-11-23T10:00:00Z"), new Date(`${day}T10:00:00Z`));

test("a parcel of a Monday is lost from the Monday after that, for sixty days from its posting", () => {
  expect(["2026-11-27", "2026-11-29", "2026-11-30", "2027-01-22", "2027-01-23"].map(at)).toEqual([
    "TOO_EARLY",
    "TOO_EARLY",
    undefined,
    undefined,
    "TOO_LATE",
  ]);
});
