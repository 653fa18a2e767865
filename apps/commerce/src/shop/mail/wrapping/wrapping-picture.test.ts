import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { sceneImage } from "../../../platform/pictures/scene-image.ts";
import { closedPicture, openPicture } from "./wrapping-picture.ts";

const face =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="856" height="540" viewBox="0 0 856 540"><clipPath id="c"><rect width="856" height="540" rx="32"/></clipPath><path clip-path="url(#c)" fill="#bde9d3" d="M0 0h856v540H0z"/></svg>';

const wrapping = (code: StorefrontCode, words: string, wrapper?: string) => ({
  storefront: getStorefront(code),
  wrapper,
  whom: { words, rightToLeft: code === "GCSAE" },
});

test.each([
  ["CBIE", "For Nina"],
  ["CKFR", "Pour Zoë"],
  ["GCSAE", "إلى ⁨نورة⁩"],
] as const)(
  "a gift of %s is drawn in its house's paper or the chosen one, closed and open, in few bytes",
  (code, words) => {
    const own = wrapping(code, words);
    const chosen = wrapping(code, words, face);
    const drawn = [closedPicture(own), closedPicture(chosen), openPicture(own, face), openPicture(chosen, face)];
    const images = drawn.map(sceneImage);
    expect(new Set(images.map((image) => image.toString("base64"))).size).toBe(4);
    for (const image of images) expect(image.length).toBeLessThan(60_000);
    for (const svg of drawn) expect(svg).not.toContain("<?xml");
  },
);

test("its seal is the storefront's own, and its tag says for whom it is", () => {
  const of = (code: StorefrontCode, words: string) => closedPicture(wrapping(code, words));
  expect(of("GCSIE", "For Nina")).not.toBe(of("GCSUK", "For Nina"));
  expect(of("GCSIE", "For Nina")).toContain(">For Nina</text>");
  expect(of("GCSIE", "For <b>")).toContain(">For &#60;b&#62;</text>");
});

test("a long name has two lines, a very long one is cut, and letters that no face has leave the sign alone", () => {
  const wordsOf = (words: string) =>
    [...closedPicture(wrapping("CBDE", words)).matchAll(/>([^<>]*)<\/text>/gu)].map(([, said]) => said);
  expect(wordsOf("Für Maximiliane-Charlotte")).toEqual(["Für Maximiliane-", "Charlotte"]);
  expect(wordsOf(`Für ${"Maximiliane".repeat(4)}`)[1]).toMatch(/^M.*…$/u);
  expect(wordsOf("Für Юлия")).toEqual([]);
});

test("names within drawings do not meet", () => {
  const svg = openPicture(wrapping("GCSIE", "For Nina", face), face);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/gu)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
