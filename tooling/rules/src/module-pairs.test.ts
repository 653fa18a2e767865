import { expect, test } from "@jest/globals";
import { pairFaults } from "./module-pairs.ts";

const one = { path: "shop/catalogue/import/a.ts", text: 'import { b } from "../../search/index.ts";' };
const other = { path: "shop/search/graphql/c.ts", text: 'export { d } from "../../catalogue/types.ts";' };
const below = { path: "platform/limit.ts", text: 'import type { Scope } from "./graphql/context.ts";' };
const plumbing = { path: "platform/graphql/context.ts", text: 'const limit = await import("../limit.ts");' };

test("two modules that import each other are a fault, whichever way and however deep", () => {
  expect(pairFaults([one, other], [])).toEqual(["shop/catalogue ↔ shop/search: they import each other"]);
  expect(pairFaults([one], [])).toEqual([]);
});

test("the platform is one module", () => {
  expect(pairFaults([below, plumbing], [])).toEqual([]);
});

test("a known pair is no fault until it is gone", () => {
  const known = ["shop/catalogue ↔ shop/search"];
  expect(pairFaults([one, other], known)).toEqual([]);
  expect(pairFaults([one], known)).toEqual(["shop/catalogue ↔ shop/search is no pair any more: take it off the list"]);
});
