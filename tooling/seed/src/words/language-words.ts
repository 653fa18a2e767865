import type { DonationSlug } from "../brands/donations.ts";
import type { CategorySlug, ShoppingCategory } from "../categories.ts";
import type { ExtraSlug } from "../extras/extra-slugs.ts";

/**
 * Everything the catalogue says in one language. `{brand}`, `{validity}` ("24
 * months"), `{count}`, `{minimum}` and `{maximum}` (amounts) are filled in.
 */
export interface LanguageWords {
  categories: Record<CategorySlug, string>;
  /** First sentence of a description: what the brand is about. */
  openings: Record<ShoppingCategory, readonly [string, string]>;
  /** Second sentence: what the card does for who gives it. */
  middles: readonly [string, string, string];
  /** Last sentence: whom it suits. */
  closings: readonly [string, string, string];
  conditions: {
    validity: string;
    spend: readonly [string, string];
    fixed: string;
    cash: string;
  };
  blankPack: { title: string; description: string; conditions: string };
  /** The gift card of storefronts that claim one for businesses. */
  businessCard: { title: string; description: string };
  donations: Record<DonationSlug, string>;
  /** What a gift does: the sentence after what the charity does. */
  donationEffects: Record<DonationSlug, string>;
  donationConditions: string;
  extras: Record<ExtraSlug, string>;
  /** What a paper is called where a house draws something else on it. */
  housePapers: { rosettes: string; zigzag: string };
}
