import { expect, test } from "@jest/globals";
import { inOneColumn, inOneSheet } from "./pictures.ts";

const picture = (digit: string) => `/media/${digit.repeat(32)}.svg`;
const items = (...urls: string[]) => urls.map((url) => ({ image: { url } }));
const many = items(...Array.from({ length: 30 }, () => picture("a")));
const urlsOf = (list: readonly { image: { url: string } }[]) => list.map(({ image }) => image.url);

test("a list is one file, and each of its pictures a place in it", () => {
  const file = `/media/faces/${"a".repeat(16)}.${"b".repeat(16)}.svg`;
  expect(urlsOf(inOneSheet(items(picture("a"), picture("b"))))).toEqual([`${file}#f0`, `${file}#f1`]);
});

test("all else that an item says stays", () => {
  const [first] = inOneSheet([
    { id: "1", image: { alt: "A card", url: picture("a") } },
    { id: "2", image: { alt: "", url: picture("b") } },
  ]);
  expect(first).toEqual({ id: "1", image: { alt: "A card", url: expect.stringMatching(/#f0$/) } });
});

test("a file of one saves nothing, and what commerce did not draw stays where it is", () => {
  expect(inOneSheet([])).toEqual([]);
  expect(inOneSheet(items(picture("a")))).toEqual(items(picture("a")));
  const mixed = items(picture("a"), "data:image/svg+xml,");
  expect(inOneSheet(mixed)).toEqual(mixed);
});

test("a long list is several files, none longer than commerce makes", () => {
  const addresses = urlsOf(inOneSheet(many));
  expect(new Set(addresses.map((address) => address.split("#")[0])).size).toBe(2);
  expect(addresses.at(-1)).toMatch(/#f5$/);
});

test("cards stand in a column, each with its place and how many there are", () => {
  const file = `/media/cards/${"a".repeat(16)}.${"b".repeat(16)}.svg`;
  expect(urlsOf(inOneColumn(items(picture("a"), picture("b"))))).toEqual([`${file}#0/2`, `${file}#1/2`]);
  expect(inOneColumn(items(picture("a")))).toEqual(items(picture("a")));
  expect(urlsOf(inOneColumn(many)).at(-1)).toMatch(/#5\/6$/);
});
