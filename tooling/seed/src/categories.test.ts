import { isEntitySlug, routesOf, storefronts } from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import { categoryAddress, categorySlugs } from "./categories.ts";
import { wordsFor } from "./words/index.ts";

test.each([
  ["fr", "Cinéma & théâtre", "cinema-theatre"],
  ["de", "Für Bücher", "fuer-buecher"],
  ["sv", "Hem & trädgård", "hem-tradgard"],
  ["nb", "Skjønnhet", "skjoennhet"],
  ["pl", "Kino i\u00a0teatr", "kino-i-teatr"],
  ["en", "Cinema & theatre", "cinema"],
  ["ar", "سينما ومسرح", "cinema"],
] as const)("in %s, %s is at %s", (language, name, address) => {
  expect(categoryAddress("cinema", name, language)).toBe(address);
});

test("no address of a category is another page's, in any storefront", () => {
  const taken = storefronts.flatMap((storefront) =>
    storefront.languages.flatMap((language) => {
      const { categories } = wordsFor(storefront, language);
      const { reserved } = routesOf(storefront, language);
      const addresses = categorySlugs.map((slug) => categoryAddress(slug, categories[slug], language));
      expect(new Set(addresses).size).toBe(categorySlugs.length);
      return addresses.filter((address) => !isEntitySlug(address, reserved));
    }),
  );
  expect(taken).toEqual([]);
});
