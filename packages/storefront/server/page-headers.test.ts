import { definePage, type Page, unkept } from "@giftshop/page";
import { expect, test } from "@jest/globals";
import { pageOf } from "../src/pages.ts";
import { headersOf, mapOriginOf } from "./page-headers.ts";
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
  expect(mapOriginOf(pageOf("productLocations"), style)).toBe("https://maps.example:8443");
  expect(mapOriginOf(pageOf("productLocation"), style)).toBe("https://maps.example:8443");
  expect(mapOriginOf(pageOf("product"), style)).toBeUndefined();
  expect(mapOriginOf(pageOf("productLocations"), undefined)).toBeUndefined();
});
