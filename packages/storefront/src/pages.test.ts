import { existsSync } from "node:fs";
import { folderOf } from "@giftshop/page";
import { servedRoutes } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { features } from "./features.ts";
import { cachingOf, pageOf, stateCaching } from "./pages.ts";

const pages = Object.values(features).flat();
const caching = pages.map(({ cache }) => cache);

test("a route has one page, and each route that is linked has one", () => {
  const routes = pages.map(({ route }) => route);
  expect(new Set(routes).size).toBe(routes.length);
  expect(routes.toSorted()).toEqual(servedRoutes.toSorted());
});

test("every page has its folder", () => {
  for (const page of pages) {
    const file = new URL(`./app/[storefront]/[language]/${folderOf(page)}/[address]/page.tsx`, import.meta.url);
    expect([file.pathname, existsSync(file)]).toEqual([file.pathname, true]);
  }
});

test("a page is kept under the tags of its definition", () => {
  const parameters = { product: "atelier-brume" };
  expect(cachingOf("CBFR", { kind: "route", route: "product", language: "fr", parameters })).toEqual({
    kept: true,
    lifetime: 60,
    tags: ["storefront:CBFR", "content:CBFR", "product:CBFR:atelier-brume"],
  });
});

test("a page that names the year is not kept for ever", () => {
  for (const { kept, lifetime } of caching) expect(!kept || lifetime > 0).toBe(true);
  expect(Math.max(...caching.map(({ lifetime }) => lifetime))).toBeLessThanOrEqual(3_600);
});

test("pages of a state name the year, too", () => {
  expect(stateCaching("CBFR")).toEqual({ lifetime: 3_600, tags: ["storefront:CBFR"] });
});

test("what is kept can be ended", () => {
  for (const { kept, tags } of caching) expect(!kept || tags("CBFR", { product: "a" } as never).length > 0).toBe(true);
});

test("nothing of an order is kept", () => {
  expect(pageOf("confirmation").cache.kept).toBe(false);
});
