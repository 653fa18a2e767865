import { expect, test } from "@jest/globals";
import { readEnvironment } from "./environment.ts";

test("only the brand group has no default", () => {
  expect(readEnvironment({ BRAND_GROUP: "CK" })).toMatchObject({
    brandGroup: "CK",
    port: 3000,
    commerceUrl: "http://localhost:4000",
    trustProxy: false,
    developmentPage: true,
    signingSecret: undefined,
  });
});

test.each([
  [{}, /BRAND_GROUP .* CB, CK, GCS/],
  [{ BRAND_GROUP: "cb" }, /BRAND_GROUP/],
  [{ BRAND_GROUP: "CB", PORT: "http" }, /PORT must be a positive number/],
  [{ BRAND_GROUP: "CB", COMMERCE_URL: "commerce" }, /COMMERCE_URL must be an address/],
  [{ BRAND_GROUP: "CB", MAP_STYLE_URL: "streets" }, /MAP_STYLE_URL must be an address/],
  [{ BRAND_GROUP: "CB", TAG_MANAGERS: "CBXX=GTM-ABC" }, /TAG_MANAGERS does not understand "CBXX=GTM-ABC"/],
  [{ BRAND_GROUP: "CB", TAG_MANAGERS: "CBFR=evil" }, /TAG_MANAGERS does not understand "CBFR=evil"/],
  [{ BRAND_GROUP: "CB", SHARED_HOSTS: "shop.example=CBXX" }, /SHARED_HOSTS/],
])("%j is refused with a sentence", (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence);
});

test("production shows no development page unless it is asked for", () => {
  const production = { BRAND_GROUP: "CB", NODE_ENV: "production" };
  expect(readEnvironment(production).developmentPage).toBe(false);
  expect(readEnvironment({ ...production, DEVELOPMENT_PAGE: "1" }).developmentPage).toBe(true);
});

test("hosts that several storefronts share", () => {
  const { sharedHosts } = readEnvironment({
    BRAND_GROUP: "CB",
    SHARED_HOSTS: "Shop.example=CBAU+CBCA, two.example=CBDK",
  });
  expect(sharedHosts).toEqual({ "shop.example": ["CBAU", "CBCA"], "two.example": ["CBDK"] });
});

test("another group's app listens where it is said to, else beside ours", () => {
  expect(readEnvironment({ BRAND_GROUP: "CB", CK_PORT: "8081" }).ports).toEqual({ CB: 3000, CK: 8081, GCS: 3002 });
  expect(readEnvironment({ BRAND_GROUP: "CK", PORT: "27001" }).ports).toEqual({ CB: 27000, CK: 27001, GCS: 27002 });
});
