import { createShop, publicOrigin, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { breadcrumbList, faqPage } from "../structured-data/lists.ts";
import { organization, webSite } from "../structured-data/organization.ts";
import { structuredFaults } from "./structured-faults.ts";

const sent = (thing: unknown): unknown => JSON.parse(JSON.stringify(thing));

test("organisation and site of every storefront, trails and questions are as search engines want them", () => {
  for (const storefront of storefronts) {
    for (const language of storefront.languages) {
      const located = { shop: createShop(storefront.code, language), origin: publicOrigin(storefront, 3000) };
      expect([organization(located), webSite(located)].flatMap((thing) => structuredFaults(sent(thing)))).toEqual([]);
    }
  }
  const origin = "https://shop.example";
  expect(structuredFaults(sent(breadcrumbList(origin, [{ label: "Home", href: "/" }, { label: "Card" }])))).toEqual([]);
  expect(structuredFaults(sent(faqPage([{ question: "When?", answer: "Tomorrow." }])))).toEqual([]);
});

test.each([
  ["an unknown type", { "@type": "Voucher" }, "$ is of no known type: Voucher"],
  ["a missing property", { "@type": "Brand" }, "$(Brand) has no name"],
  ["an invented property", { "@type": "Brand", name: "A", color: "red" }, "$(Brand) knows no color"],
  ["a relative address", { "@type": "ListItem", position: 1, item: "/a/" }, "$(ListItem).item is no absolute address"],
  [
    "an amount in words",
    { "@type": "AggregateOffer", priceCurrency: "EUR", lowPrice: "10,00" },
    "$(AggregateOffer).lowPrice is no decimal amount",
  ],
  ["stars beyond five", { "@type": "Rating", ratingValue: 6 }, "$(Rating).ratingValue is no number from 1 to 5"],
  [
    "a fault further in",
    { "@type": "FAQPage", mainEntity: [{ "@type": "Question", name: "When?" }] },
    "$(FAQPage).mainEntity[0](Question) has no acceptedAnswer",
  ],
])("%s is found", (_, thing, expected) => {
  expect(structuredFaults(thing)).toEqual([expected]);
});
