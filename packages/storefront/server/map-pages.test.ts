import { expect, test } from "@jest/globals";
import { mapOriginOf, permitted } from "./map-pages.ts";
import { securityHeaders } from "./security-headers.ts";

const headers = securityHeaders({ originPattern: "https://{host}" });
const policyOf = (list: readonly string[]) => list[list.indexOf("permissions-policy") + 1];

test("only the page that looks for places may ask where the visitor is", () => {
  expect(policyOf(permitted("productLocations", headers))).toContain("geolocation=(self)");
  expect(policyOf(permitted("productLocations", headers))).toContain("camera=()");
  for (const route of ["productLocation", "product", undefined] as const) {
    expect(permitted(route, headers)).toEqual(headers);
  }
});

test("only pages with a map reach who draws it", () => {
  const style = "https://maps.example:8443/styles/light.json?key=1";
  expect(mapOriginOf("productLocations", style)).toBe("https://maps.example:8443");
  expect(mapOriginOf("productLocation", style)).toBe("https://maps.example:8443");
  expect(mapOriginOf("product", style)).toBeUndefined();
  expect(mapOriginOf("productLocations", undefined)).toBeUndefined();
});
