import { readFile } from "node:fs/promises";
import { createShop, type ServedRoute } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { stateNames } from "../hosting/internal-path.ts";
import { cacheManifest, cachingFor, cachingOf } from "./cache-manifest.ts";

const written = "written/[route]/[path]/";

const folders: Record<ServedRoute, string> = {
  home: "",
  listing: "listing/[page]/",
  categories: "categories/",
  category: "category/[category]/[page]/",
  product: "product/[product]/",
  productLocations: "locations/[product]/[page]/",
  productLocation: "location/[product]/[location]/",
  choiceCard: "choice-card/",
  basket: "basket/",
  checkout: "checkout/",
  paymentProcessing: "payment-processing/",
  confirmation: "confirmation/[uuid]/",
  balanceCheck: "balance-check/",
  terms: written,
  privacy: written,
  cookies: written,
  delivery: written,
  cancellationPolicy: written,
  helpdesk: written,
  contact: written,
  business: written,
  blog: written,
  blogPost: written,
  givingMoments: written,
  givingMoment: written,
  landing: written,
  notFound: "not-found/",
};

// Next reads `revalidate` from the source and takes no expression, so the number stands there a second time.
test.each(Object.entries(folders))("the page of %s is made again as the table says", async (route, folder) => {
  const page = new URL(`../app/[storefront]/[language]/${folder}page.tsx`, import.meta.url);
  const source = await readFile(page, "utf8");
  const written = /export const revalidate = (\w+);/.exec(source)?.[1];
  expect(written).toBe(`${cacheManifest[route as ServedRoute].lifetime}`);
});

test("the answer of commerce and the page made of it end with the same tags", () => {
  const shop = createShop("CBFR", "fr");
  const parameters = { product: "atelier-brume" };
  const page = cachingOf("CBFR", { kind: "route", route: "product", language: "fr", parameters });
  expect(page.tags).toEqual(["storefront:CBFR", "content:CBFR", "product:CBFR:atelier-brume"]);
  expect(cachingFor(shop, "product", parameters).tags).toEqual(page.tags);
});

test("a page that names the year is not kept for ever", () => {
  for (const { kept, lifetime } of Object.values(cacheManifest)) expect(!kept || lifetime > 0).toBe(true);
  expect(Math.max(...Object.values(cacheManifest).map(({ lifetime }) => lifetime))).toBeLessThanOrEqual(3_600);
});

test("pages of a state name the year, too", async () => {
  for (const state of stateNames) {
    const page = new URL(`../app/[storefront]/[language]/${state}/page.tsx`, import.meta.url);
    expect(await readFile(page, "utf8")).toContain("export const revalidate = 3600;");
  }
});

test("what is out of date Next makes anew before it answers: no page lives shorter than it waits", async () => {
  const config = await readFile(new URL("../../next.config.ts", import.meta.url), "utf8");
  const expireTime = Number(/expireTime: (\d+),/.exec(config)?.[1]);
  const lifetimes = Object.values(cacheManifest).map(({ lifetime }) => lifetime);
  expect(expireTime).toBe(Math.min(...lifetimes.filter((lifetime) => lifetime > 0)));
});

test("nothing of an order is kept", () => {
  expect(cacheManifest.confirmation.kept).toBe(false);
});
