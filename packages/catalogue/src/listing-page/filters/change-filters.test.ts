import { expect, test } from "@jest/globals";
import { chosenCount, withSwitched, withTerms } from "./change-filters.ts";

const food = { cb_api_giftcard_categories: ["food"] };

test("a term is added in order, beside what is chosen of the other vocabulary", () => {
  const both = withSwitched(
    withSwitched(food, "cb_api_giftcard_types", "digital"),
    "cb_api_giftcard_categories",
    "books",
  );
  expect(both).toEqual({ cb_api_giftcard_categories: ["books", "food"], cb_api_giftcard_types: ["digital"] });
  expect(chosenCount(both)).toBe(3);
});

test("a group whose last term is taken away is gone", () => {
  expect(withSwitched(food, "cb_api_giftcard_categories", "food")).toEqual({});
  expect(withTerms(food, "cb_api_giftcard_categories", [])).toEqual({});
  expect(chosenCount({})).toBe(0);
});
