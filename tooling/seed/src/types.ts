import type { Language } from "@giftshop/storefront-config";

/** Words in every language that a storefront with this entry speaks. */
export type Words = Partial<Record<Language, string>>;

/** A brand as the catalogue knows it: one row however many storefronts sell it. */
export interface SeedBrand {
  /** Stable, unique, ASCII kebab case; also the product's path segment. */
  slug: string;
  title: string;
  /** Every brand has one but the choice card, which is good for all. */
  category?: string;
  /** `CHOICE` is the card that is exchanged for those of other brands; a storefront sells one. */
  kind: "GIFTCARD" | "CHOICE" | "DONATION" | "BLANK_PACK";
  /** Hex colour behind the card in lists. */
  backgroundColor: string;
  showHand: boolean;
  showShadow: boolean;
  /** The printed face: a complete SVG document, at most 4 kB, 856 × 540 user units. */
  faceSvg: string;
  /**
   * Largest sum per order, minor units of EUR (Apple: 50000,
   * error 2015); each product carries it in its own currency.
   */
  sumPerOrder?: number;
  /** Most pieces per order (error 2030). */
  countPerOrder?: number;
  /** Single- or multi-purpose voucher; donations have none. */
  voucher?: "SPV" | "MPV";
  /** Cards in one box of blank ones; every BLANK_PACK says it. */
  packSize?: number;
}

/** What one storefront sells of a brand, at its own prices (minor units) and in its own words. */
export interface SeedProduct {
  brand: string;
  title: Words;
  description: Words;
  conditions: Words;
  /** Position among the "most chosen", 1 is first; also how search is ranked. */
  popularity: number;
  top: boolean;
  digital?: SeedVariation;
  physical?: SeedVariation;
  /**
   * Largest sum of the brand per order, minor units of the
   * storefront's currency (Apple: 50000 EUR, error 2015).
   */
  sumPerOrder?: number;
  /** What is said of a card that is exchanged for others. */
  redeem?: SeedRedeem;
  /** What is cooked where the card is spent: "Italian cooking". */
  cuisine?: Words;
  /** Shown beside the card on its page, in this order; four at most. */
  pictures?: readonly SeedPicture[];
}

/** A picture of a product beside its card. */
export interface SeedPicture {
  /** A complete SVG document. */
  svg: string;
  /** What it shows. */
  alt: Words;
}

/** How a card is exchanged for others. */
export interface SeedRedeem {
  title: Words;
  description: Words;
  /** Least that may be left on the card, unless nothing is; minor units of the storefront's currency. */
  minimumRemainingBalance: number;
}

/** Values one delivery kind is sold at, minor units. */
export interface SeedVariation {
  fixedValues: number[];
  /** True where only the fixed values are sold and no custom amount. */
  hasFixedPrices: boolean;
  minimum: number;
  maximum: number;
  /** Pieces on hand; absent means that it cannot run out (digital). */
  stock?: number;
}

/** Wrapper, packing or stock box that goes with a gift. */
export interface SeedExtra {
  slug: string;
  kind: "WRAPPER" | "DIGITAL_WRAPPER" | "GIFT_PACKING";
  title: Words;
  price: number;
  imageSvg: string;
}

export interface SeedCategory {
  /** What brands, filters and written pages name it by, whatever the language. */
  slug: string;
  /** What it is called in addresses, in each language. Default: its slug. */
  addresses?: Words;
  title: Words;
  /** Name of an icon of the ui-kit. */
  icon: string;
  /** Which page its gift cards have where it is not the usual one: tables are reserved at a restaurant. */
  page?: "RESTAURANT";
}

/** A card that the search window puts forward before anything is typed. */
export interface SeedHighlight {
  brand: string;
  title: Words;
  description: Words;
}

/** Everything one storefront is filled with; the same for the same storefront, always. */
export interface SeedCatalogue {
  storefront: string;
  categories: SeedCategory[];
  brands: SeedBrand[];
  products: SeedProduct[];
  extras: SeedExtra[];
  /** What people look for, in each language, the most wanted first, each finding something. */
  searchTerms: Partial<Record<Language, readonly string[]>>;
  searchHighlights: SeedHighlight[];
}
