import { languagePathOf, linkTo, routesOf, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { HostSettings } from "./judge-host.ts";
import { resolveRequest } from "./resolve-request.ts";

const uuid = "0190f3a0-5f2e-7c31-8a4e-0123456789ab";

const settings: HostSettings = {
  brandGroup: "CB",
  port: 3000,
  originPattern: "http://{host}.localhost:{port}",
  sharedHosts: { "shop.example": ["CBAU", "CBCA"] },
  developmentPage: true,
};

const resolve = (address: string, more: Partial<HostSettings> = {}) => {
  const { host, pathname, search } = new URL(address);
  return resolveRequest(host, pathname + search, { ...settings, ...more });
};

test.each([
  ["http://cbfr.localhost:3000/", "/CBFR/fr/home/_/"],
  ["http://cbfr.localhost:3000/carte-cadeau/", "/CBFR/fr/listing/_/"],
  ["http://cbfr.localhost:3000/carte-cadeau/3/", "/CBFR/fr/listing/page=3/"],
  [
    "http://cbfr.localhost:3000/carte-cadeau/3/?cb_api_giftcard_categories=maison",
    "/CBFR/fr/listing/page=3&filters=maison~/",
  ],
  [
    "http://cbfr.localhost:3000/carte-cadeau/?cb_api_giftcard_types=physical,paper&cb_api_giftcard_categories=mode,maison",
    "/CBFR/fr/listing/filters=maison_mode~physical/",
  ],
  ["http://cbfr.localhost:3000/carte-cadeau/?cb_api_giftcard_types=paper", "/CBFR/fr/listing/_/"],
  ["http://cbfr.localhost:3000/carte-cadeau/?cb_api_giftcard_promotions=x", "/CBFR/fr/listing/_/"],
  ["http://cbfr.localhost:3000/categorie/toutes-les-cartes-cadeaux/", "/CBFR/fr/categories/_/"],
  ["http://cbfr.localhost:3000/categorie/mode/", "/CBFR/fr/category/url=mode/"],
  ["http://cbfr.localhost:3000/categorie/mode/2/", "/CBFR/fr/category/url=mode&page=2/"],
  ["http://cbfr.localhost:3000/carte-cadeau/?s=caf%C3%A9", "/CBFR/fr/search/_/"],
  ["http://cbfr.localhost:3000/carte-cadeau/2/?s=caf%C3%A9&gclid=1", "/CBFR/fr/search/page=2/"],
  ["http://cbfr.localhost:3000/carte-cadeau/?s=%20%00", "/CBFR/fr/listing/_/"],
  ["http://cbfr.localhost:3000/panier/?s=caf%C3%A9", "/CBFR/fr/basket/_/"],
  ["http://cbfr.localhost:3000/panier/?cb_api_giftcard_categories=maison", "/CBFR/fr/basket/_/"],
  ["http://cbfr.localhost:3000/carte-cadeau/atelier-brume/", "/CBFR/fr/product/product=atelier-brume/"],
  ["http://cbfr.localhost:3000/panier/", "/CBFR/fr/basket/_/"],
  ["http://cbfr.localhost:3000/panier/?page=x", "/CBFR/fr/basket/_/"],
  ["http://cbfr.localhost:3000/blog/", "/CBFR/fr/written/route=blog/"],
  ["http://cbfr.localhost:3000/blog/?page=1", "/CBFR/fr/written/route=blog/"],
  ["http://cbfr.localhost:3000/blog/?page=2&gclid=1", "/CBFR/fr/written/route=blog&page=2/"],
  ["http://cbfr.localhost:3000/offrir-un-moment/?page=3", "/CBFR/fr/written/route=givingMoments&page=3/"],
  [
    "http://cbfr.localhost:3000/carte-cadeau/atelier-brume/emplacement/?page=2",
    "/CBFR/fr/product-locations/product=atelier-brume&page=2/",
  ],
  ["http://cbfr.localhost:3000/paiement/", "/CBFR/fr/checkout/_/"],
  ["http://cbfr.localhost:3000/paiement/paiement-en-cours/", "/CBFR/fr/payment-processing/_/"],
  [`http://cbfr.localhost:3000/paiement/${uuid}/`, `/CBFR/fr/confirmation/uuid=${uuid}/`],
  ["http://cbfr.localhost:3000/verifier-solde/", "/CBFR/fr/balance-check/_/"],
  ["http://cbbe.localhost:3000/fr/", "/CBBE/fr/home/_/"],
  ["http://cbno.localhost:3000/no/", "/CBNO/nb/home/_/"],
  ["http://cbdk.localhost:3000/dk/", "/CBDK/da/home/_/"],
  ["http://shop.example/au/", "/CBAU/en/home/_/"],
  ["http://shop.example/robots.txt", "/CBAU/en/site/robots/"],
  ["http://shop.example/ca/fr/", "/CBCA/fr/home/_/"],
  ["http://localhost:3000/", "/development/"],
])("%s is answered by %s", (address, path) => {
  expect(resolve(address)).toMatchObject({ kind: "page", path, status: 200 });
});

test.each([
  ["http://cbfr.localhost:3000/panier?utm=1", 308, "/panier/?utm=1"],
  ["http://cbfr.localhost:3000/fr/panier/", 301, "/panier/"],
  ["http://cbfr.localhost:3000/carte-cadeau/1/", 301, "/carte-cadeau/"],
  ["http://cbfr.localhost:3000/categorie/mode/1/", 301, "/categorie/mode/"],
  ["http://cbfr.localhost:3000/carte-cadeau/?page=2&utm=1", 301, "/carte-cadeau/2/?utm=1"],
  ["http://cbfr.localhost:3000/carte-cadeau/?s=caf%C3%A9&page=2", 301, "/carte-cadeau/2/?s=caf%C3%A9"],
  ["http://cbfr.localhost:3000/carte-cadeau/?page=two", 301, "/carte-cadeau/"],
  ["http://cbfr.localhost:3000/categorie/mode/?page=2&utm=1", 301, "/categorie/mode/2/?utm=1"],
  ["http://cbfr.localhost:3000/categorie/mode/3/?page=1", 301, "/categorie/mode/"],
  ["http://cbfr.localhost:3000/panier?redeemToken=secret&a=b", 308, "/panier/?a=b"],
  ["http://cbdk.localhost:3000/", 308, "/dk/"],
  ["http://shop.example/?gclid=1", 308, "/au/?gclid=1"],
  ["http://cbca.localhost:3000/?gclid=1", 308, "http://shop.example:3000/ca/?gclid=1"],
  ["http://cbca.localhost:3000/ca/fr/?gclid=1", 308, "http://shop.example:3000/ca/fr/?gclid=1"],
  [`http://cbfr.localhost:3000/paiement/merci?utm=1&order=${uuid}`, 308, `/paiement/merci/?utm=1&order=${uuid}`],
  [
    `http://cbca.localhost:3000/ca/fr/paiement/merci/?order=${uuid}`,
    308,
    `http://shop.example:3000/ca/fr/paiement/merci/?order=${uuid}`,
  ],
])("%s is sent on with %i to %s", (address, status, location) => {
  expect(resolve(address)).toEqual({ kind: "redirect", status, location });
});

test.each([
  "http://cbfr.localhost:3000/404/",
  "http://cbfr.localhost:3000/no/such/path/",
  "http://cbfr.localhost:3000/blog/?page=two",
  "http://cbfr.localhost:3000/blog/?page=0",
  "http://cbfr.localhost:3000/blog/?page=2&page=3",
  "http://cbfr.localhost:3000/offrir-un-moment/?page=",
  "http://cbfr.localhost:3000/categorie/mode/?page=abc",
  "http://cbfr.localhost:3000/carte-cadeau/atelier-brume/emplacement/?page=x",
  "http://cbfr.localhost:3000/CBFR/fr/basket/",
  "http://cbfr.localhost:3000/CBDE/de/",
])("%s has no page: inside paths cannot be asked for, nor a page of a list without its number", (address) => {
  expect(resolve(address)).toMatchObject({ kind: "page", path: "/CBFR/fr/not-found/_/", status: 404 });
});

test("the screen after an order is one page, whatever order its query names", () => {
  for (const storefront of storefronts) {
    for (const language of storefront.languages) {
      const { table } = routesOf(storefront, language);
      const address = `http://${storefront.host}.localhost:3000${languagePathOf(storefront, language)}${table.checkoutSuccess}`;
      const more = { brandGroup: storefront.group, sharedHosts: {} };
      const page = {
        kind: "page",
        path: `/${storefront.code}/${language}/checkout-success/_/`,
        query: "",
        status: 200,
      };
      expect(resolve(`${address}?order=${uuid}`, more)).toMatchObject(page);
      expect(resolve(address, more)).toMatchObject(page);
    }
  }
});

test("the path of the purge call is a landing page's like any other", () => {
  expect(resolve("http://cbfr.localhost:3000/purge/")).toMatchObject({
    path: "/CBFR/fr/written/route=landing&path=purge/",
  });
});

test("a host of another group is misdirected, an unknown one has no shop", () => {
  expect(resolve("http://ckuk.localhost:3000/")).toMatchObject({ kind: "refuse", status: 421 });
  expect(resolve("http://gcsde.localhost:3000/")).toMatchObject({ kind: "refuse", status: 421 });
  expect(resolve("http://cbxx.localhost:3000/")).toMatchObject({ kind: "refuse", status: 404 });
  expect(resolve("http://cbfr.localhost.evil.example/")).toMatchObject({ kind: "refuse", status: 404 });
  expect(resolve("http://shop.example/elsewhere/")).toMatchObject({ kind: "refuse", status: 404 });
});

test("what lists the events of a storefront stands at its host, where development pages are on", () => {
  expect(resolve("http://cbfr.localhost:3000/_events/")).toMatchObject({ kind: "page", path: "/development/events/" });
  const off = resolve("http://cbfr.localhost:3000/_events/", { developmentPage: false });
  expect(off).toMatchObject({ kind: "page", status: 404 });
});

test("the development page is off unless asked for, and on one group only", () => {
  expect(resolve("http://localhost:3000/", { developmentPage: false })).toMatchObject({ kind: "refuse", status: 404 });
  expect(resolve("http://localhost:3001/", { brandGroup: "CK" })).toMatchObject({ kind: "refuse", status: 404 });
});

const shop = "http://cbfr.localhost:3000";
const keptUnder = (address: string): string | undefined => {
  const place = resolve(address);
  return place.kind === "page" && place.keeping ? place.path : undefined;
};

test.each(["/", "/carte-cadeau/escapade-bleue/", "/panier/", "/politiques-d-annulation/", "/robots.txt"])(
  "whatever is appended to %s, it is one page",
  (path) => {
    for (const query of [
      "cb_api_giftcard_categories=anything",
      "cb_api_giftcard_categories=a,b,c,d",
      "cb_api_giftcard_types=digital",
      "s=words",
      "page=2",
      "redeemToken=secret",
      "gclid=1",
    ]) {
      expect(resolve(`${shop}${path}?${query}`)).toEqual(resolve(shop + path));
    }
    expect(keptUnder(shop + path)).toBeDefined();
  },
);

test("a listing is another page by its filters, in one spelling, and made for one visitor's words", () => {
  const listing = `${shop}/carte-cadeau/`;
  expect(keptUnder(`${listing}?gclid=1`)).toBe("/CBFR/fr/listing/_/");
  const filtered = "/CBFR/fr/listing/filters=food_travel~digital/";
  for (const query of [
    "cb_api_giftcard_types=digital&cb_api_giftcard_categories=travel,food",
    "cb_api_giftcard_categories=food&gclid=1&cb_api_giftcard_categories=travel&cb_api_giftcard_types=digital,digital",
  ]) {
    expect(keptUnder(`${listing}?${query}`)).toBe(filtered);
  }
  expect(keptUnder(`${listing}?cb_api_giftcard_categories=a,b,c,d`)).toBeUndefined();
  expect(keptUnder(`${listing}?s=words`)).toBeUndefined();
  expect(resolve(`${listing}?s=caf%C3%A9&gclid=1`)).toMatchObject({ query: "?s=caf%C3%A9" });
});

test("a page is kept as its definition says; one of an order, and one that is not published, are not", () => {
  expect(resolve(`${shop}/carte-cadeau/atelier-brume/`)).toMatchObject({
    page: { route: "product", hydration: "deferred" },
    keeping: { lifetime: 60, tags: ["storefront:CBFR", "content:CBFR", "product:CBFR:atelier-brume"] },
  });
  expect(keptUnder(`${shop}/paiement/${uuid}/`)).toBeUndefined();
  const preview = resolve(`${shop}/preview/12.1795443128.${"a".repeat(43)}/`);
  expect(preview).toMatchObject({ kind: "page", unpublished: true });
  expect(preview).not.toHaveProperty("keeping");
});

test("what there is not is one page per storefront and language, whatever was asked for", () => {
  const [one, other] = ["/no/such/path/", "/blog/?page=two"].map((path) => resolve(shop + path));
  expect(one).toEqual(other);
  expect(keptUnder(`${shop}/no/such/path/`)).toBe("/CBFR/fr/not-found/_/");
  expect(keptUnder("http://cbbe.localhost:3000/fr/no/such/path/")).toBe("/CBBE/fr/not-found/_/");
});

test("two storefronts never share a key, nor do two languages", () => {
  const keys = storefronts.flatMap((storefront) =>
    storefront.languages.map((language) => {
      const address = `http://${storefront.host}.localhost:3000${linkTo(storefront, language, "basket")}`;
      const place = resolve(address, { brandGroup: storefront.group, sharedHosts: {} });
      return place.kind === "page" ? place.path : address;
    }),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test("costs a small part of the 0.3 milliseconds it may, with all storefronts loaded", () => {
  const addresses = storefronts.flatMap((storefront) => {
    const {
      host,
      languages: [language],
    } = storefront;
    const paths = [
      linkTo(storefront, language, "home"),
      linkTo(storefront, language, "product", { product: "atelier-brume" }),
      "/nowhere/at/all/",
    ];
    return paths.map((path) => [`${host}.localhost:3000`, path] as const);
  });
  const round = (): void => {
    for (const [host, url] of addresses) resolveRequest(host, url, settings);
  };
  for (let warming = 0; warming < 10; warming += 1) round();
  const rounds = 40;
  const before = process.cpuUsage();
  for (let measured = 0; measured < rounds; measured += 1) round();
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000 / (rounds * addresses.length)).toBeLessThan(0.3);
});
