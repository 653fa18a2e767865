import { expect, test } from "@jest/globals";
import type { FilterWords } from "./filter-words.ts";
import { leavesSome, offeredChoices } from "./offered-choices.ts";

const groups: FilterWords[] = [
  {
    name: "cb_api_giftcard_categories",
    legend: "Categories",
    choices: [
      { term: "travel", label: "Travel", count: 12 },
      { term: "charity", label: "Charity", count: 0 },
      { term: "books", label: "Books", count: 3 },
    ],
  },
  {
    name: "cb_api_giftcard_types",
    legend: "Delivery",
    choices: [
      { term: "digital", label: "By e-mail", count: 0 },
      { term: "physical", label: "By post", count: 12 },
    ],
  },
];
const termsOf = (offered: readonly FilterWords[]) => offered.map(({ choices }) => choices.map(({ term }) => term));

test("what would leave nothing is not offered, nor is a group of one choice", () => {
  expect(termsOf(offeredChoices(groups, {}, leavesSome))).toEqual([["travel", "books"]]);
});

test("what is chosen is offered whatever it leaves, to be switched off", () => {
  const chosen = { cb_api_giftcard_categories: ["charity"], cb_api_giftcard_types: ["physical"] };
  expect(termsOf(offeredChoices(groups, chosen, leavesSome))).toEqual([["travel", "charity", "books"], ["physical"]]);
});

test("what leaves something is whoever asks to say", () => {
  expect(termsOf(offeredChoices(groups, {}, () => true))).toEqual([
    ["travel", "charity", "books"],
    ["digital", "physical"],
  ]);
});
