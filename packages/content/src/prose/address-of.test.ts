import { createShop } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { addressOf } from "./address-of.ts";

const shop = createShop("CBFR", "fr");

test("routes of the shop become paths in its language", () => {
  expect(addressOf(shop, "route:listing")).toBe("/carte-cadeau/");
  expect(addressOf(shop, "route:balanceCheck")).toBe("/verifier-solde/");
});

test("who is told to write is led to the form, as French shops tell so on its own page", () => {
  expect(addressOf(shop, "route:contact")).toBe("/nous-contacter/#form");
});

test("what leads nowhere is no link", () => {
  expect(addressOf(shop, "route:product")).toBeUndefined();
  expect(addressOf(shop, "route:nowhere")).toBeUndefined();
  expect(addressOf(shop, "javascript:alert(1)")).toBeUndefined();
});

test("an unencrypted address is a link to a brand that we know, and to nobody else", () => {
  expect(addressOf(shop, "http://shop.brands.example/cards")).toBe("http://shop.brands.example/cards");
  expect(addressOf(shop, "http://elsewhere.example/")).toBeUndefined();
  expect(addressOf(shop, "http://")).toBeUndefined();
});

test("addresses with a safe scheme stay as they are", () => {
  expect(addressOf(shop, "mailto:a@b.example")).toBe("mailto:a@b.example");
});
