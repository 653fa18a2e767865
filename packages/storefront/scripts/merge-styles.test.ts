import { expect, test } from "@jest/globals";
import { sharedStyles, stylesOf, withMergedStyles } from "./merge-styles.ts";

const root = "[project]/packages/storefront/src/app/[storefront]/[language]";
const styles = (...paths: string[]) => paths.map((path) => ({ path, inlined: false }));

const home = { [`${root}/page`]: styles("layers", "button", "home"), [`${root}/layout`]: styles("layers", "base") };
const product = {
  [`${root}/layout`]: styles("layers", "base"),
  [`${root}/product/[product]/page`]: styles("base", "buy"),
};
const other = { "[project]/packages/storefront/src/app/development/page": styles("development") };

test("the document's styles come first, each file once, those outside the storefronts not at all", () => {
  expect(stylesOf(home)).toEqual(["layers", "base", "button", "home"]);
  expect(stylesOf(other)).toEqual([]);
});

test("shared is what every page needs", () => {
  expect(sharedStyles([stylesOf(home), stylesOf(product)])).toEqual(["layers", "base"]);
});

test("the document names the shared file, the page its own", () => {
  expect(withMergedStyles(home, "all", "own")).toEqual({
    [`${root}/page`]: styles("own"),
    [`${root}/layout`]: styles("all"),
  });
  expect(withMergedStyles(product, "all", undefined)[`${root}/product/[product]/page`]).toEqual([]);
  expect(withMergedStyles(other, "all", "own")).toEqual(other);
});
