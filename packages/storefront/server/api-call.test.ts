import { getStorefront } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { readEnvironment } from "../src/environment.ts";
import { apiCallOf } from "./api-call.ts";

const settings = readEnvironment({ BRAND_GROUP: "CB", SHARED_HOSTS: "shop.example=CBAU+CBCA" });

test.each([
  ["cbfr.localhost:3000", "/api/v1/orders?limit=1", "CBFR", "/api/v1/orders?limit=1"],
  ["cbau.localhost:3000", "/au/api/v1/orders", "CBAU", "/api/v1/orders"],
  ["shop.example", "/ca/api/v1/docs", "CBCA", "/api/v1/docs"],
] as const)("%s%s is the API of %s", (host, url, code, path) => {
  expect(apiCallOf(host, url, settings)).toEqual({ path, storeId: getStorefront(code).storeId });
});

test.each([
  ["cbau.localhost:3000", "/api/v1/orders"],
  ["shop.example", "/api/v1/orders"],
  ["cbfr.localhost:3000", "/au/api/v1/orders"],
  ["ckuk.localhost:3001", "/api/v1/orders"],
  ["elsewhere.example", "/api/v1/orders"],
])("%s%s is nobody's", (host, url) => {
  expect(apiCallOf(host, url, settings)).toBeUndefined();
});
