import type { Storefront } from "@giftshop/storefront-config";
import type { ChosenBrand } from "../catalogue/select-brands.ts";
import type { SeedHighlight, Words } from "../types.ts";
import { searchWordsFor } from "./search-words.ts";

/** What the search window puts forward: the storefront's most chosen experience. */
export const highlightsOf = (storefront: Storefront, brands: readonly ChosenBrand[]): SeedHighlight[] => {
  const brand = brands.find(({ category }) => category === "experiences");
  if (brand === undefined) return [];
  const say = (part: "title" | "description"): Words =>
    Object.fromEntries(
      storefront.languages.map((language) => [
        language,
        searchWordsFor(storefront, language).highlight[part].replace("{brand}", brand.title),
      ]),
    );
  return [{ brand: brand.slug, title: say("title"), description: say("description") }];
};
