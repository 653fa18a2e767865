import { expect, test } from "@jest/globals";
import { inOneColumn, inOneSheet } from "./pictures.ts";

const picture = (digit: string) => `/media/${digit.repeat(32)}.svg`;

test("a list is one file, and each of its pictures a place in it", () => {
  const file = `/media/faces/${"a".repeat(16)}.${"b".repeat(16)}.svg`;
  expect(inOneSheet([picture("a"), picture("b")])).toEqual([`${file}#f0`, `${file}#f1`]);
});

test("a file of one saves nothing, and what commerce did not draw stays where it is", () => {
  expect(inOneSheet([])).toEqual([]);
  expect(inOneSheet([picture("a")])).toEqual([picture("a")]);
  expect(inOneSheet([picture("a"), "data:image/svg+xml,"])).toEqual([picture("a"), "data:image/svg+xml,"]);
});

test("a long list is several files, none longer than commerce makes", () => {
  const addresses = inOneSheet(Array.from({ length: 30 }, () => picture("a")));
  expect(new Set(addresses.map((address) => address.split("#")[0])).size).toBe(2);
  expect(addresses.at(-1)).toMatch(/#f5$/);
});

test("cards stand in a column, each with its place and how many there are", () => {
  const file = `/media/cards/${"a".repeat(16)}.${"b".repeat(16)}.svg`;
  expect(inOneColumn([picture("a"), picture("b")])).toEqual([`${file}#0/2`, `${file}#1/2`]);
  expect(inOneColumn([picture("a")])).toEqual([picture("a")]);
  expect(inOneColumn(Array.from({ length: 30 }, () => picture("a"))).at(-1)).toMatch(/#5\/6$/);
});
