import { makeCatalogue, makeExchange } from "@giftshop/seed";
import { getStorefront, storefronts } from "@giftshop/storefront-config";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { brandsOf } from "./brands.ts";
import { importExchange } from "./import-exchange.ts";
import { brandsWithIssuer } from "./issuer/issued-cards.ts";
import { allPages } from "./pages.ts";

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
});
afterAll(() => services.close());

test("what the seed says is kept, and again it changes nothing", async () => {
  const storefront = getStorefront("CBFR");
  const exchange = makeExchange(storefront);
  expect(await importExchange(services, "CBFR", exchange)).toBeGreaterThan(0);
  expect(await importExchange(services, "CBFR", exchange)).toBe(0);
  expect((await allPages(services.pool)).map(({ id }) => id)).toEqual(exchange.pages.map(({ id }) => id).sort());
  const brands = await brandsOf(services.pool, "CBFR");
  expect([...brands.keys()].sort()).toEqual(exchange.brands.map(({ brand }) => brand).sort());
  expect(brands.get(exchange.brands[0]?.brand ?? "")).toEqual(exchange.brands[0]);
  expect([...(await brandsWithIssuer(services.pool, "CBFR"))].sort()).toEqual([...exchange.issued].sort());
});

test("each storefront has brands of each way, and names only what it sells", () => {
  for (const storefront of storefronts) {
    const { brands, issued, pages } = makeExchange(storefront);
    const sold = new Set(makeCatalogue(storefront).brands.map(({ slug }) => slug));
    const named = [...brands.map(({ brand }) => brand), ...issued, ...pages.flatMap((page) => page.brands)];
    expect(named.filter((brand) => !sold.has(brand))).toEqual([]);
    for (const way of ["iframeUrl", "redirectUrl", "linkUrl"] as const)
      expect(brands.some((brand) => brand[way] !== null)).toBe(true);
  }
});
