import { languagePathOf, linkTo, routesOf, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import type { HostSettings } from "./judge-host.ts";
import { routeRequest } from "./route-request.ts";

const uuid = "0190f3a0-5f2e-7c31-8a4e-0123456789ab";

const settings: HostSettings = {
  brandGroup: "CB",
  port: 3000,
  originPattern: "http://{host}.localhost:{port}",
  sharedHosts: { "shop.example": ["CBAU", "CBCA"] },
  developmentPage: true,
};

const route = (address: string, more: Partial<HostSettings> = {}, state?: string) => {
  const { host, pathname, searchParams } = new URL(address);
  return routeRequest({ host, path: pathname, query: searchParams, state: state ?? null }, { ...settings, ...more });
};

test.each([
  ["http://cbfr.localhost:3000/", "/CBFR/fr/"],
  ["http://cbfr.localhost:3000/carte-cadeau/", "/CBFR/fr/listing/1/"],
  ["http://cbfr.localhost:3000/carte-cadeau/3/", "/CBFR/fr/listing/3/"],
  ["http://cbfr.localhost:3000/carte-cadeau/3/?cb_api_giftcard_categories=maison", "/CBFR/fr/listing/3/maison~/"],
  [
    "http://cbfr.localhost:3000/carte-cadeau/?cb_api_giftcard_types=physical,paper&cb_api_giftcard_categories=mode,maison",
    "/CBFR/fr/listing/1/maison_mode~physical/",
  ],
  ["http://cbfr.localhost:3000/carte-cadeau/?cb_api_giftcard_types=paper", "/CBFR/fr/listing/1/"],
  ["http://cbfr.localhost:3000/carte-cadeau/?cb_api_giftcard_promotions=x", "/CBFR/fr/listing/1/"],
  ["http://cbfr.localhost:3000/categorie/toutes-les-cartes-cadeaux/", "/CBFR/fr/categories/"],
  ["http://cbfr.localhost:3000/categorie/mode/", "/CBFR/fr/category/mode/1/"],
  ["http://cbfr.localhost:3000/categorie/mode/2/", "/CBFR/fr/category/mode/2/"],
  ["http://cbfr.localhost:3000/carte-cadeau/?s=caf%C3%A9", "/CBFR/fr/search/1/"],
  ["http://cbfr.localhost:3000/carte-cadeau/2/?s=caf%C3%A9&gclid=1", "/CBFR/fr/search/2/"],
  ["http://cbfr.localhost:3000/carte-cadeau/?s=%20%00", "/CBFR/fr/listing/1/"],
  ["http://cbfr.localhost:3000/panier/?s=caf%C3%A9", "/CBFR/fr/basket/"],
  ["http://cbfr.localhost:3000/panier/?cb_api_giftcard_categories=maison", "/CBFR/fr/basket/"],
  ["http://cbfr.localhost:3000/carte-cadeau/atelier-brume/", "/CBFR/fr/product/atelier-brume/"],
  ["http://cbfr.localhost:3000/panier/", "/CBFR/fr/basket/"],
  ["http://cbfr.localhost:3000/panier/?page=x", "/CBFR/fr/basket/"],
  ["http://cbfr.localhost:3000/blog/", "/CBFR/fr/written/blog/_/"],
  ["http://cbfr.localhost:3000/blog/?page=1", "/CBFR/fr/written/blog/_/"],
  ["http://cbfr.localhost:3000/blog/?page=2&gclid=1", "/CBFR/fr/written/blog/_/2/"],
  ["http://cbfr.localhost:3000/offrir-un-moment/?page=3", "/CBFR/fr/written/givingMoments/_/3/"],
  ["http://cbfr.localhost:3000/carte-cadeau/atelier-brume/emplacement/?page=2", "/CBFR/fr/locations/atelier-brume/2/"],
  ["http://cbfr.localhost:3000/paiement/", "/CBFR/fr/checkout/"],
  ["http://cbfr.localhost:3000/paiement/paiement-en-cours/", "/CBFR/fr/payment-processing/"],
  [`http://cbfr.localhost:3000/paiement/${uuid}/`, `/CBFR/fr/confirmation/${uuid}/`],
  ["http://cbfr.localhost:3000/verifier-solde/", "/CBFR/fr/balance-check/"],
  ["http://cbbe.localhost:3000/fr/", "/CBBE/fr/"],
  ["http://cbno.localhost:3000/no/", "/CBNO/nb/"],
  ["http://cbdk.localhost:3000/dk/", "/CBDK/da/"],
  ["http://shop.example/au/", "/CBAU/en/"],
  ["http://shop.example/robots.txt", "/CBAU/en/site/robots/"],
  ["http://shop.example/ca/fr/", "/CBCA/fr/"],
  ["http://localhost:3000/", "/development/"],
])("%s is answered by %s", (address, path) => {
  expect(route(address)).toEqual({ kind: "rewrite", path, status: 200 });
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
  ["http://cb.localhost:3000/bestellen/gelukt/", 301, "/winkelmandje/"],
  [`http://cb.localhost:3000/bestellen/gelukt/?order=${uuid}`, 301, `/bestellen/${uuid}/`],
  ["http://cbfr.localhost:3000/paiement/merci/", 301, "/panier/"],
  [`http://cbfr.localhost:3000/paiement/merci?utm=1&order=${uuid}`, 301, `/paiement/${uuid}/?utm=1`],
  [`http://cbfr.localhost:3000/fr/paiement/merci/?order=${uuid.toUpperCase()}`, 301, `/paiement/${uuid}/`],
  ["http://cbfr.localhost:3000/paiement/merci/?order=//evil.example", 301, "/panier/"],
  [
    `http://cbca.localhost:3000/ca/fr/paiement/merci/?order=${uuid}`,
    308,
    `http://shop.example:3000/ca/fr/paiement/${uuid}/`,
  ],
])("%s is sent on with %i to %s", (address, status, location) => {
  expect(route(address)).toEqual({ kind: "redirect", status, location });
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
  expect(route(address)).toEqual({ kind: "rewrite", path: "/CBFR/fr/not-found/", status: 404 });
});

test("the screen after an order leads on in every storefront and language", () => {
  for (const storefront of storefronts) {
    for (const language of storefront.languages) {
      const { table } = routesOf(storefront, language);
      const address = `http://${storefront.host}.localhost:3000${languagePathOf(storefront, language)}${table.checkoutSuccess}`;
      const more = { brandGroup: storefront.group, sharedHosts: {} };
      const sent = (path: string) => ({ kind: "redirect", status: 301, location: path });
      expect(route(`${address}?order=${uuid}`, more)).toEqual(
        sent(linkTo(storefront, language, "confirmation", { uuid })),
      );
      expect(route(address, more)).toEqual(sent(linkTo(storefront, language, "basket")));
    }
  }
});

test("the path of the purge call is a landing page's like any other", () => {
  expect(route("http://cbfr.localhost:3000/purge/")).toMatchObject({ path: "/CBFR/fr/written/landing/purge/" });
});

test("a host of another group is misdirected, an unknown one has no shop", () => {
  expect(route("http://ckuk.localhost:3000/")).toMatchObject({ kind: "refuse", status: 421 });
  expect(route("http://gcsde.localhost:3000/")).toMatchObject({ kind: "refuse", status: 421 });
  expect(route("http://cbxx.localhost:3000/")).toMatchObject({ kind: "refuse", status: 404 });
  expect(route("http://cbfr.localhost.evil.example/")).toMatchObject({ kind: "refuse", status: 404 });
  expect(route("http://shop.example/elsewhere/")).toMatchObject({ kind: "refuse", status: 404 });
});

test("the development page is off unless asked for, and on one group only", () => {
  expect(route("http://localhost:3000/", { developmentPage: false })).toMatchObject({ kind: "refuse", status: 404 });
  expect(route("http://localhost:3001/", { brandGroup: "CK" })).toMatchObject({ kind: "refuse", status: 404 });
});

test("the front door may ask for the page of a state, in the language of the path", () => {
  expect(route("http://cbbe.localhost:3000/fr/", {}, "unavailable")).toMatchObject({ path: "/CBBE/fr/unavailable/" });
  expect(route("http://cbbe.localhost:3000/fr/", {}, "../../secret")).toMatchObject({ path: "/CBBE/fr/" });
});
