import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { en } from "../words/en.ts";
import { extraSlugs } from "./extra-slugs.ts";
import { extras, extraTitle } from "./extras.ts";

const shops = (["CBFR", "CKUK", "GCSIE"] as const).map(getStorefront);

test("every house draws papers, envelopes and packings of its own", () => {
  for (const slug of extraSlugs) {
    const drawings = shops.map((storefront) => extras[slug].draw(storefront));
    expect([slug, new Set(drawings).size]).toEqual([slug, shops.length]);
  }
});

test("a paper is called by what its house draws on it", () => {
  const titles = (slug: "wrap-confetti" | "wrap-stripes") => shops.map(({ group }) => extraTitle(slug, group, en));
  expect(titles("wrap-confetti")).toEqual(["Confetti gift wrap", "Confetti gift wrap", "Rosette gift wrap"]);
  expect(titles("wrap-stripes")).toEqual(["Striped gift wrap", "Zigzag gift wrap", "Striped gift wrap"]);
});

test("a packing has the colours that it has on the stage", () => {
  for (const storefront of shops) {
    expect(extras["packing-ribbon-box"].draw(storefront)).toContain(storefront.accent.color);
  }
});
