import { resolvePath } from "@giftshop/storefront-config";
// Nothing here needs a browser: pages are read as they are sent.
import { type APIRequestContext, expect, test } from "@playwright/test";
import { crawl } from "../../src/walk/crawl.ts";
import { ask, headingsOf, headOf, textOf } from "../../src/walk/page-text.ts";
import { addressOf, nameOf, type Place, pagesOf, type WalkedPage, walked } from "../../src/walk/places.ts";
import { strangeWordsOf } from "../../src/walk/strange-words.ts";

/** What is wrong with a page, one line each. */
const faultsOf = async (request: APIRequestContext, { shop, language }: Place, page: WalkedPage): Promise<string[]> => {
  const { status, html } = await ask(request, page.address);
  const { title, canonical, indexed } = headOf(html);
  const faults = strangeWordsOf(html, language);
  if (status !== page.status) faults.push(`answers ${status}`);
  if (!html.includes(`<html lang="${shop.locale}" dir="${shop.direction}"`)) faults.push("says another language");
  if (headingsOf(html).length !== 1) faults.push(`has ${headingsOf(html).length} main headings`);
  if (!title.includes(shop.storefront.name)) faults.push(`is titled "${title}"`);
  if (status === 200 && indexed && canonical !== page.address) faults.push(`has the canonical address ${canonical}`);
  if (!indexed && canonical) faults.push("has a canonical address though it is not indexed");
  return faults.map((fault) => `${page.route} ${fault}`);
};

/** Sign of the storefront's currency, as it writes amounts. */
const currencySign = ({ shop, storefront }: Place): string =>
  new Intl.NumberFormat(shop.locale, { style: "currency", currency: storefront.currency, numberingSystem: "latn" })
    .formatToParts(1)
    .find(({ type }) => type === "currency")?.value ?? storefront.currency;

/** How many product pages of a storefront are read; the others are of the same making. */
const sampledProducts = 5;

/**
 * How many filtered listings are read: each leads to others,
 * and there are more of them than anybody can count.
 */
const sampledFilters = 4;

/**
 * Follows everything that is not another language's, and the
 * first few of the product pages and of the filtered listings.
 */
const sampling = ({ storefront, language }: Place) => {
  let products = 0;
  let filters = 0;
  return (address: string): boolean => {
    const { pathname, search } = new URL(address);
    const resolved = resolvePath(storefront, pathname);
    if (resolved.kind !== "route") return true;
    if (resolved.language !== language) return false;
    if (search !== "") return ++filters <= sampledFilters;
    return resolved.route !== "product" || ++products <= sampledProducts;
  };
};

for (const place of walked) {
  const { storefront, language } = place;

  test(`${nameOf(place)}: every route`, { tag: storefront.code === "CBFR" ? "@smoke" : [] }, async ({ request }) => {
    const faults: string[] = [];
    for (const page of await pagesOf(place)) faults.push(...(await faultsOf(request, place, page)));
    expect(faults).toEqual([]);
    const { html } = await ask(request, addressOf(place, "listing"));
    expect(textOf(html)).toContain(currencySign(place));
  });

  test(`${nameOf(place)}: every link, from the home page on`, async ({ request }) => {
    const { pages, bad } = await crawl(request, addressOf(place, "home"), sampling(place));
    expect(bad).toEqual([]);
    expect(pages.size).toBeGreaterThan(sampledProducts);
    // The reference of the API is in English wherever it stands.
    const read = [...pages].filter(([address]) => !address.includes("/api/v1/"));
    const strange = read.flatMap(([address, { html }]) =>
      strangeWordsOf(html, language).map((fault) => `${address} ${fault}`),
    );
    expect(strange).toEqual([]);
  });
}
