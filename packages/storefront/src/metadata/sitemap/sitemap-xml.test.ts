import { expect, test } from "@jest/globals";
import { partsFor, sitemapIndex, sitemapPart } from "./sitemap-xml.ts";

const addresses = Array.from({ length: 5 }, (_, index) => `https://shop.example/${index}/?a&b`);
const located = (xml: string | undefined): string[] =>
  [...(xml ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = ""]) => text.replaceAll("&#38;", "&"));

test("every address stands in exactly one file", () => {
  const parts = partsFor(addresses.length, 2);
  expect(parts).toEqual([1, 2, 3]);
  expect(parts.flatMap((part) => located(sitemapPart(addresses, part, 2)))).toEqual(addresses);
});

test("past the last file there is none; a shop without pages has an empty first one at most", () => {
  expect(sitemapPart(addresses, 4, 2)).toBeUndefined();
  expect(partsFor(0)).toEqual([1]);
});

test("an address cannot break out of its element", () => {
  expect(sitemapIndex(["https://shop.example/<b>&\"'"])).toContain(
    "<loc>https://shop.example/&#60;b&#62;&#38;&#34;&#39;</loc>",
  );
});
