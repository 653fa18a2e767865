import { definePage, type Page, unkept } from "@giftshop/page";
import { brandShopOrigins } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { pageOf } from "../src/pages.ts";
import { headersOf, reachOf } from "./page-headers.ts";
import { securityHeaders } from "./security-headers.ts";

const headers = securityHeaders({ originPattern: "https://{host}" });
const fieldOf = (list: readonly string[], name: string) => list[list.indexOf(name) + 1];
const policyOf = (page: Page) => fieldOf(headersOf(page, headers), "permissions-policy");

test("only the page that looks for places may ask where the visitor is", () => {
  expect(policyOf(pageOf("productLocations"))).toContain("geolocation=(self)");
  expect(policyOf(pageOf("productLocations"))).toContain("camera=()");
  for (const page of [pageOf("productLocation"), pageOf("product"), undefined]) {
    expect(headersOf(page, headers)).toEqual(headers);
  }
});

test("a page may see through the camera, and tell nobody its address, where its definition says so", () => {
  const plain = { route: "redeemShop", hydration: "at-once", cache: unkept, sitemap: "none" } as const;
  const page = definePage({ ...plain, allows: ["camera"], referrer: "no-referrer" });
  expect(policyOf(page)).toBe("camera=(self), geolocation=(), microphone=(), payment=(), usb=()");
  expect(fieldOf(headersOf(page, headers), "referrer-policy")).toBe("no-referrer");
  expect(headersOf(definePage(plain), headers)).toEqual(headers);
});

test("only pages with a map reach who draws it", () => {
  const style = "https://maps.example:8443/styles/light.json?key=1";
  expect(reachOf(pageOf("productLocations"), { mapStyleUrl: style }).mapOrigin).toBe("https://maps.example:8443");
  expect(reachOf(pageOf("productLocation"), { mapStyleUrl: style }).mapOrigin).toBe("https://maps.example:8443");
  expect(reachOf(pageOf("product"), { mapStyleUrl: style }).mapOrigin).toBeUndefined();
  expect(reachOf(pageOf("productLocations"), {}).mapOrigin).toBeUndefined();
});

test("the page that reads barcodes sees, runs WebAssembly and tells nobody its address; others do none of it", () => {
  const check = pageOf("balanceCheck");
  expect(policyOf(check)).toContain("camera=(self)");
  expect(fieldOf(headersOf(check, headers), "referrer-policy")).toBe("no-referrer");
  expect(reachOf(check, {}).wasm).toBe(true);
  for (const page of [pageOf("product"), pageOf("checkout"), undefined]) {
    expect(policyOf(page as Page)).toContain("camera=()");
    expect(reachOf(page, {})).toMatchObject({ wasm: false, frames: [] });
  }
});

test("the redeem shop frames shops of brands, and whoever plays them; other pages frame neither", () => {
  const played = { brandShopsUrl: "http://brands.localhost:4100/brand-shop" };
  expect(reachOf(pageOf("redeemShop"), {}).frames).toEqual(brandShopOrigins);
  expect(reachOf(pageOf("redeemShop"), played).frames).toEqual([...brandShopOrigins, "http://brands.localhost:4100"]);
  expect(reachOf(pageOf("product"), played).frames).toEqual([]);
});
