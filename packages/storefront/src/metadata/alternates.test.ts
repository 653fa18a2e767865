import { type Place, whereSold } from "@giftshop/page/view";
import {
  createShop,
  resolvePath,
  type ServedRoute,
  type Shop,
  servedRoutes,
  storefronts,
} from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";

Object.assign(process.env, { BRAND_GROUP: "CB", PORT: "3000" });
const { alternatesOf, defaultOf } = await import("./alternates.ts");
const { originOf, pageMetadata } = await import("./page-metadata.ts");

const shops: readonly Shop[] = storefronts.flatMap(({ code, languages }) =>
  languages.map((language) => createShop(code, language)),
);

const languagesOf = (shop: Shop): Record<string, string> => {
  const metadata = pageMetadata(shop, { route: "balanceCheck", parameters: {} }, { title: "x" });
  return metadata.alternates?.languages as Record<string, string>;
};

/** Routes whose address names no entity: they are in every storefront. */
const fixedRoutes = servedRoutes.filter((route) => shops.every(({ data }) => !/:\w+\//.test(data.routes[route])));

/** The places where a route has a page of its own; French customer support is one page of two routes. */
const placesOf = (route: ServedRoute) =>
  shops.flatMap((shop) => {
    const path = (shop.link as (route: ServedRoute) => string)(route);
    const resolved = resolvePath(shop.storefront, path);
    if (resolved.kind !== "route" || resolved.route !== route) return [];
    const { alternates } = pageMetadata(shop, { route, parameters: {} } as Place<typeof route>, { title: "x" });
    const languages = alternates?.languages as Record<string, string>;
    return [{ locale: shop.locale, address: originOf(shop) + path, languages }];
  });

test.each(fixedRoutes)("%s: every place names itself, and all that it names are pages that name it back", (route) => {
  const places = placesOf(route);
  const byAddress = new Map(places.map((place) => [place.address, place]));
  expect(byAddress.size).toBe(places.length);
  for (const { locale, address, languages } of places) {
    expect(languages[locale]).toBe(address);
    for (const [tag, partner] of Object.entries(languages)) {
      const theirs = byAddress.get(partner);
      expect(theirs?.languages[locale]).toBe(address);
      if (tag !== "x-default") expect(theirs?.locale).toBe(tag);
    }
  }
});

test("a group speaks of itself alone, with one page for a locale and one for everybody else", () => {
  const french = languagesOf(createShop("CBFR", "fr"));
  expect(french).toMatchObject({
    "fr-BE": "http://cbbe.localhost:3000/fr/verifier-solde/",
    "nb-NO": "http://cbno.localhost:3000/no/saldosjekk/",
    "x-default": "http://cbus.localhost:3000/balance-check/",
  });
  expect(Object.keys(french)).toHaveLength(24);
  expect(Object.values(french).join()).not.toMatch(/gcs|ck(?:fr|uk)?\.localhost/);
});

test("a second house of the same group, country and language stands alone", () => {
  expect(languagesOf(createShop("GCSUK", "en"))["en-GB"]).toContain("gcsuk.");
  const second = languagesOf(createShop("GCUK", "en"));
  expect(Object.keys(second)).toEqual(["en-GB", "x-default"]);
  expect(second["x-default"]).toContain("gcuk.");
});

test("a product has partners where it is sold, and its default is one of them", () => {
  const shop = createShop("CBDE", "de");
  const parameters = { product: "atelier-brume" };
  const found = alternatesOf(shop, { route: "product", parameters }, whereSold(["CBDE", "CBCH", "GCSDE"], parameters));
  expect(found.map(({ href }) => href)).toEqual([
    "http://cbch.localhost:3000/gutschein/atelier-brume/",
    "http://cbch.localhost:3000/fr/carte-cadeau/atelier-brume/",
    "http://cbch.localhost:3000/it/carta-regalo/atelier-brume/",
    "http://cbde.localhost:3000/gutschein/atelier-brume/",
  ]);
  expect(defaultOf("CB", found)?.locale).toBe("de-CH");
});

test("a later page of a list has its own storefront's languages alone", () => {
  const shop = createShop("CBBE", "nl");
  const { alternates } = pageMetadata(shop, { route: "listing", parameters: { page: 2 } }, { title: "x" });
  expect(Object.keys(alternates?.languages ?? {})).toEqual(["nl-BE", "fr-BE", "x-default"]);
});

test("an article tells where it is shared when it was published, and when it was changed", () => {
  const posted = { publishedAt: "2026-11-01T09:00:00.000Z", modifiedAt: "2026-11-20T09:00:00.000Z" };
  const place = { route: "blogPost", parameters: { path: "bien-choisir" } } as const;
  expect(pageMetadata(createShop("CBFR", "fr"), place, { title: "x", posted }).openGraph).toMatchObject({
    type: "article",
    publishedTime: posted.publishedAt,
    modifiedTime: posted.modifiedAt,
  });
});

test("a page of a visit is not indexed, and has no address to be found by", () => {
  const metadata = pageMetadata(
    createShop("CBFR", "fr"),
    { route: "basket", parameters: {} },
    { title: "x", indexed: false },
  );
  expect(metadata.robots).toEqual({ index: false, follow: false });
  expect(metadata.alternates).toBeUndefined();
});

test("a further page of a list is its own address, and stands alone", () => {
  const shop = createShop("CBFR", "fr");
  const place = { route: "blog", parameters: {}, page: 2 } as const;
  const { alternates } = pageMetadata(shop, place, { title: "x" });
  expect(alternates).toEqual({ canonical: "http://cbfr.localhost:3000/blog/?page=2", languages: {} });
  expect(pageMetadata(shop, { ...place, page: 1 }, { title: "x" }).alternates?.canonical).toBe(
    "http://cbfr.localhost:3000/blog/",
  );
});
