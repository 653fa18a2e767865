import { makeFragmentData } from "@giftshop/graphql";
import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { FilterGroupFragment } from "../listing-page.fragment.ts";
import { filterWords } from "./filter-words.ts";

const groups = [
  {
    taxonomy: "cb_api_giftcard_categories",
    options: [
      { term: "travel", title: "Travel", count: 12 },
      { term: "charity", title: "Charity", count: 0 },
    ],
  },
  {
    taxonomy: "cb_api_giftcard_types",
    options: [
      { term: "digital", title: null, count: 0 },
      { term: "physical", title: null, count: 12 },
    ],
  },
].map((group) => makeFragmentData(group, FilterGroupFragment));

test("every choice has its words, also one that the present filter leaves nothing of", () => {
  const [categories, , , types] = filterWords(createShop("CKUK", "en"), groups);
  expect(categories?.choices.map(({ label, count }) => [label, count])).toEqual([
    ["Travel", 12],
    ["Charity", 0],
  ]);
  expect(types?.choices.map(({ term, count }) => [term, count])).toEqual([
    ["digital", 0],
    ["physical", 12],
  ]);
});
