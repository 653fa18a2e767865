import { languages, type Storefront, storefronts } from "@giftshop/storefront-config";
import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../../src/fixtures/test.ts";
import { productsOf } from "../../src/shop/catalogue.ts";
import { Visit } from "../../src/shop/visit.ts";
import { ask, headingsOf, internalLinksOf, textOf } from "../../src/walk/page-text.ts";

/** What must never be read on a page: a message key, a value that was not there, an unfilled argument. */
const notText =
  /\bundefined\b|\[object Object\]|\bNaN\b|\{[a-z]+\}|\b(?:buy|page|errors|labels|hero|footer|nav)\.[a-z]+[A-Z]?\w*\b/;

async function walkPage(
  request: APIRequestContext,
  address: string,
  shop: Visit["shop"],
  expected = 200,
): Promise<string[]> {
  const { status, html } = await ask(request, address);
  expect(status, address).toBe(expected);
  expect(html, address).toContain(`<html lang="${shop.locale}" dir="${shop.direction}"`);
  expect(headingsOf(html), `${address} has one main heading`).toHaveLength(1);
  expect(textOf(html), address).not.toMatch(notText);
  return internalLinksOf(html, address);
}

async function walkStorefront(request: APIRequestContext, storefront: Storefront, visit: Visit): Promise<void> {
  const { shop } = visit;
  const [first] = await productsOf(storefront.code, 1, shop.language);
  if (!first) throw new Error(`${storefront.code} sells nothing`);
  const canonical = [
    visit.address("home"),
    visit.address("listing"),
    visit.address("product", { product: first.path }),
  ];
  const found = new Set<string>();
  for (const address of canonical) {
    for (const link of await walkPage(request, address, shop)) found.add(link);
    const { html } = await ask(request, address);
    expect(html, address).toContain(`<link rel="canonical" href="${address}"`);
  }
  for (const route of ["basket", "checkout", "balanceCheck"] as const)
    await walkPage(request, visit.address(route), shop);
  await walkPage(request, visit.address("notFound"), shop, 404);
  if (storefront.catalogueSize > 16) {
    for (const link of await walkPage(request, visit.address("listing", { page: 2 }), shop)) found.add(link);
  }
  const { html } = await ask(request, canonical[1] ?? "");
  expect(textOf(html)).toContain(
    new Intl.NumberFormat(shop.locale, { style: "currency", currency: storefront.currency, numberingSystem: "latn" })
      .formatToParts(1)
      .find(({ type }) => type === "currency")?.value,
  );
  for (const link of found) {
    const { status } = await ask(request, link);
    expect(status, link).toBe(200);
  }
}

for (const storefront of storefronts) {
  for (const language of storefront.languages) {
    test(`${storefront.code} in ${language}: every page and every link on it`, async ({ page, request }) => {
      await walkStorefront(request, storefront, new Visit(page, storefront.code, language));
    });
  }
}

test("all twelve languages were walked", () => {
  expect(new Set(storefronts.flatMap((storefront) => storefront.languages)).size).toBe(languages.length);
});
