import { expect, test } from "@jest/globals";
import { countedQuery } from "./counted-query.ts";
import type { HostSettings } from "./judge-host.ts";

const settings: HostSettings = {
  brandGroup: "CB",
  port: 3000,
  originPattern: "http://{host}.localhost:{port}",
  sharedHosts: {},
  developmentPage: false,
};
const counted = (path: string, query: string) => countedQuery("cbfr.localhost:3000", path, query, settings);

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
      expect(counted(path, query)).toBe("");
    }
  },
);

test("a listing is another page by its filters, and made for one visitor's words", () => {
  expect(counted("/carte-cadeau/", "gclid=1")).toBe("");
  expect(counted("/carte-cadeau/", "cb_api_giftcard_types=digital&gclid=1")).toBe("?cb_api_giftcard_types=digital");
  expect(counted("/carte-cadeau/2/", "cb_api_giftcard_types=digital")).toBe("?cb_api_giftcard_types=digital");
  expect(counted("/carte-cadeau/", "cb_api_giftcard_categories=a,b,c,d")).toBeUndefined();
  expect(counted("/carte-cadeau/", "s=words")).toBeUndefined();
});

test("who is sent on, and a page of a list that has no path of its own, is kept for nobody", () => {
  expect(counted("/carte-cadeau/", "page=2")).toBeUndefined();
  expect(counted("/panier", "gclid=1")).toBeUndefined();
  expect(counted("/blog/", "page=2")).toBeUndefined();
  expect(counted("/blog/", "gclid=2")).toBe("");
});
