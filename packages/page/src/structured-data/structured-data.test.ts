import { createShop, publicOrigin, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { breadcrumbList, faqPage } from "./lists.ts";
import { organization, webSite } from "./organization.ts";

test("a trail counts from one, and its last step is the page itself", () => {
  const crumbs = [{ label: "Accueil", href: "/" }, { label: "Atelier Brume" }];
  expect(breadcrumbList("http://cbfr.localhost:3000", crumbs).itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Accueil", item: "http://cbfr.localhost:3000/" },
    { "@type": "ListItem", position: 2, name: "Atelier Brume" },
  ]);
});

test("questions carry the answer that was accepted", () => {
  expect(faqPage([{ question: "Quand ?", answer: "Demain." }]).mainEntity).toEqual([
    { "@type": "Question", name: "Quand ?", acceptedAnswer: { "@type": "Answer", text: "Demain." } },
  ]);
});

test("the search of every shop is found by its own path", () => {
  for (const storefront of storefronts) {
    for (const language of storefront.languages) {
      const located = { shop: createShop(storefront.code, language), origin: publicOrigin(storefront, 3000) };
      const [site, shop] = JSON.parse(JSON.stringify([webSite(located), organization(located)]));
      expect(site.potentialAction.target.urlTemplate).toMatch(/^http:\/\/[^?]+\/\?s=\{search_term_string\}$/);
      expect(site.publisher["@id"]).toBe(shop["@id"]);
    }
  }
});
