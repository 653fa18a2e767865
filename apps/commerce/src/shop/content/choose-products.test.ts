import { expect, test } from "@jest/globals";
import type { CatalogueProduct, Snapshot } from "../catalogue/types.ts";
import { chooseProducts } from "./choose-products.ts";

const product = (path: string, category: string | null, type = "GIFTCARD") =>
  ({ path, category, type, backgroundColor: "#FFFFFF" }) as CatalogueProduct;

const choice = product("choice", null);
const products = [
  choice,
  product("pixels", "games-tech"),
  product("consoles", "games-tech"),
  product("towers", "kids"),
  product("shelter", "kids", "DONATION"),
  product("novels", "books"),
];
const view = {
  snapshot: {
    products,
    choice,
    byPath: new Map(products.map((each) => [each.path, each])),
    byCategory: Map.groupBy(products, ({ category }) => category),
  } as unknown as Snapshot,
};
const moment = { kind: "GIVING_MOMENT", key: "birthday" } as const;
const post = { kind: "POST", key: "birthday" } as const;
const paths = (...asked: Parameters<typeof chooseProducts>) => chooseProducts(...asked).map(({ path }) => path);

test("a giving moment shows the choice card, then one card of each category of its occasion in turn", () => {
  expect(paths(view, { count: 8 }, moment)).toEqual(["choice", "pixels", "towers", "novels", "consoles"]);
  expect(paths(view, { count: 3 }, moment)).toEqual(["choice", "pixels", "towers"]);
});

test("what a block names comes before that, and other pages show what is most chosen", () => {
  expect(paths(view, { count: 8, category: "kids" }, moment)).toEqual(["towers"]);
  expect(paths(view, { count: 8, paths: ["novels", "gone"] }, moment)).toEqual(["novels"]);
  expect(paths(view, { count: 2 }, post)).toEqual(["choice", "pixels"]);
});
