import { expect, test } from "@jest/globals";
import { forSeveralPeople } from "./for-several-people.ts";

const anna = { recipient: { name: "Anna", email: null } };
const bob = { recipient: { name: "Bob", email: null } };
const buyer = { recipient: null };

test.each([
  ["one package", [anna], false],
  ["the same person twice", [anna, structuredClone(anna)], false],
  ["the buyer alone", [buyer, buyer], false],
  ["two people", [anna, bob], true],
  ["somebody and the buyer", [anna, buyer], true],
  ["two people of one name", [anna, { recipient: { name: "Anna", email: "anna@example.com" } }], true],
])("%s", (_, packages, several) => {
  expect(forSeveralPeople(packages)).toBe(several);
});
