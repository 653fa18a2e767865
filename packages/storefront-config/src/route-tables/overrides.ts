import type { RouteTable } from "../routes/route-table.ts";
import type { BrandGroup, Language, StorefrontCode } from "../types.ts";
import { giftCardPaths } from "./gift-card-paths.ts";
import { ptBr } from "./pt-br.ts";

type Overrides<Key extends string> = Partial<Record<Key, Partial<Record<Language, Partial<RouteTable>>>>>;

/**
 * GCS says /cadeaukaarten/ where CB and CK say /cadeaubonnen/;
 * the listed `/voucher/choice-gift/` is the English CK.
 */
export const byGroup: Overrides<BrandGroup> = {
  CK: {
    en: giftCardPaths({
      root: "voucher",
      locations: "locations",
      choice: "choice-gift",
      categories: "/category/all-vouchers/",
    }),
    nl: { choiceCard: "/cadeaubonnen/keuze-cadeaukaart/" },
  },
  GCS: {
    en: { choiceCard: "/gift-cards/all-in-1-choice/" },
    ar: { choiceCard: "/gift-cards/all-in-1-choice/" },
    nl: giftCardPaths({
      root: "cadeaukaarten",
      locations: "locaties",
      choice: "giftcardsnl-keuze-cadeaukaart-paars",
      categories: "/categorie/alle-cadeaukaarten/",
    }),
  },
};

/**
 * Where one storefront differs from its brand group: the choice-card
 * links that the specification lists, and a country's own words.
 */
export const byStorefront: Overrides<StorefrontCode> = {
  CBBE: { nl: { choiceCard: "/cadeaubonnen/cadeaubonbe-keuze-cadeaukaart/" } },
  CBBR: { pt: ptBr },
  CBCA: {
    en: giftCardPaths({
      root: "gift-card",
      locations: "locations",
      choice: "choice",
      categories: "/category/all-gift-cards/",
    }),
  },
  CBMX: { es: { basket: "/carrito/" } },
  GCSBE: { nl: { choiceCard: "/cadeaukaarten/giftcardsbe-keuze-cadeaukaart/" } },
};
