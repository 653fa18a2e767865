import { expect, test } from "@jest/globals";
import { styleOrder, withMergedStyles } from "./merge-styles.ts";

const root = "[project]/packages/storefront/src/app/[storefront]/[language]";
const styles = (...paths: string[]) => paths.map((path) => ({ path, inlined: false }));

const home = { [`${root}/layout`]: styles("layers", "base"), [`${root}/page`]: styles("layers", "button", "home") };
const product = {
  [`${root}/layout`]: styles("layers", "base"),
  [`${root}/product/[product]/page`]: styles("base", "buy"),
};
const other = { "[project]/packages/storefront/src/app/development/page": styles("development") };

test("the document's styles come first, each file once, those of other pages not at all", () => {
  expect(styleOrder([product, home, other])).toEqual(["layers", "base", "buy", "button", "home"]);
});

test("the document alone names the merged file", () => {
  expect(withMergedStyles(home, "all")).toEqual({ [`${root}/layout`]: styles("all"), [`${root}/page`]: [] });
  expect(withMergedStyles(other, "all")).toEqual(other);
});
