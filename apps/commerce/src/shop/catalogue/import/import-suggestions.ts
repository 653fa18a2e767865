import type { SeedCatalogue } from "@giftshop/seed";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../../platform/database/index.ts";
import { replaceSuggestions } from "../../search/index.ts";
import { inLanguage } from "../words.ts";

const selectCards = `select p.id, p.brand, b.show_hand as "showHand" from product p join brand b on b.slug = p.brand
  where p.storefront = $1 and p.brand = any($2::text[])`;

/**
 * Terms and highlights of the search window, in each
 * language of the storefront. Answers how many rows changed.
 */
export const importSuggestions = async (
  client: PoolClient,
  code: StorefrontCode,
  { searchTerms, searchHighlights }: Pick<SeedCatalogue, "searchTerms" | "searchHighlights">,
): Promise<number> => {
  const storefront = getStorefront(code);
  const { rows } = await client.query<{ id: number; brand: string; showHand: boolean }>(selectCards, [
    code,
    searchHighlights.map(({ brand }) => brand),
  ]);
  const cards = new Map(rows.map((row) => [row.brand, row]));
  return replaceSuggestions(client, code, {
    terms: storefront.languages.flatMap((language) =>
      (searchTerms[language] ?? []).map((title, index) => ({ language, title, popularity: index + 1 })),
    ),
    highlights: storefront.languages.flatMap((language) =>
      searchHighlights.flatMap(({ brand, title, description }, index) => {
        const card = cards.get(brand);
        const words = inLanguage(title, language, storefront);
        if (card === undefined || words === "") return [];
        return {
          language,
          position: index + 1,
          kind: "PRODUCT" as const,
          key: `${card.id}`,
          title: words,
          description: inLanguage(description, language, storefront),
          backgroundImage: null,
          showHand: card.showHand,
        };
      }),
    ),
  });
};
