import { storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { zoneName } from "./zone-name.ts";

test("a zone has the name of its city in the visitor's language, in Portugal and Brazil each its own", () => {
  expect(zoneName("Europe/Warsaw", "pl-PL")).toBe("Warszawa");
  expect(zoneName("America/New_York", "pt-BR")).toBe("Nova York");
  expect(zoneName("America/New_York", "pt-PT")).toBe("Nova Iorque");
  expect(zoneName("America/New_York", "en-GB")).toBe("New York");
  expect(zoneName("Asia/Ho_Chi_Minh", "pl-PL")).toBe("Ho Chi Minh");
});

test("in Arabic every zone of our storefronts is written in its own letters", () => {
  for (const { timeZone } of storefronts) expect(zoneName(timeZone, "ar-AE")).toMatch(/^[\p{Script=Arabic} ]+$/u);
});
