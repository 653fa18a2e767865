import { expect, test } from "@jest/globals";
import { inTwoSheets } from "./home-pictures.ts";

const cards = (digits: string) =>
  [...digits].map((digit) => ({ id: digit, image: { url: `/media/${digit.repeat(32)}.svg` } }));
const files = (list: readonly { image: { url: string } }[]) => list.map(({ image }) => image.url.split("#")[0]);

test("what every screen shows is one file; rows of larger screens are another", () => {
  const { featured, list } = inTwoSheets(cards("0123"), cards("456789ab"));
  expect(new Set(files([...featured, ...list.slice(0, 4)])).size).toBe(1);
  expect(new Set(files(list.slice(4))).size).toBe(1);
  expect(files(list).at(-1)).not.toBe(files(featured)[0]);
  expect([...featured, ...list].map(({ id }) => id).join("")).toBe("0123456789ab");
});

test("a small catalogue is fine too", () => {
  expect(inTwoSheets(cards(""), cards(""))).toEqual({ featured: [], list: [] });
  expect(inTwoSheets(cards("0"), cards("1")).list).toHaveLength(1);
});
