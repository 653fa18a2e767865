import { readFile } from "node:fs/promises";
import { createShop, type ServedRoute } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
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

test("nothing of an order is kept", () => {
  expect(cacheManifest.confirmation.kept).toBe(false);
});
