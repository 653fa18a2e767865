import type { IncomingMessage } from "node:http";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { processingUrl } from "../../shop/checkout/payments/links.ts";
import { readEnvironment } from "../environment.ts";
import { readUserData } from "./user-data.ts";

const environment = readEnvironment({
  PUBLIC_ORIGIN_PATTERN: "https://{host}.example",
  SHARED_HOSTS: "shop.example=CBAU+CBCA",
});

const ask = (code: StorefrontCode, origin: string) => {
  const { storeId: storeID, country: countryCode, languages } = getStorefront(code);
  const request = { headers: { origin } } as IncomingMessage;
  return readUserData({ storeID, countryCode, language: languages[0] }, request, environment).storefront.code;
};

test("the pages of storefronts that share a host ask from it, and from nowhere else", () => {
  expect(ask("CBAU", "https://shop.example")).toBe("CBAU");
  expect(ask("CBCA", "https://shop.example")).toBe("CBCA");
  expect(() => ask("CBAU", "https://cbau.example")).toThrow("This origin");
  expect(ask("CBFR", "https://cbfr.example")).toBe("CBFR");
  expect(() => ask("CBFR", "https://shop.example")).toThrow("This origin");
});

test("the payment provider sends a buyer back to where the cookie is", () => {
  const where = { id: "0190f3a0-5f2e-7c31-8a4e-0123456789ab", storefront: "CBCA", language: "fr" } as const;
  expect(processingUrl(environment, where)).toMatch(/^https:\/\/shop\.example\/ca\/fr\//);
});
