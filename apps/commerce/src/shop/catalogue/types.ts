import type { SeedRedeem, Words } from "@giftshop/seed";
import type { PriceRange, StorefrontCode } from "@giftshop/storefront-config";

export type { Words } from "@giftshop/seed";

export type DeliveryKind = "DIGITAL" | "PHYSICAL";
export type ProductType = "GIFTCARD" | "DONATION" | "GIFTCARD_BLANK";
/**
 * Which page a product has: a gift card's own, unless it is exchanged
 * for others, spent at a table, given away or bought empty.
 */
export type ProductPageType = "PRODUCT" | "CHOICE" | "RESTAURANT" | "DONATION" | "BLANK";

/** A price that is lower than it was. */
export interface Reduction {
  /** ISO 8601. */
  since: string;
  /** The lowest price of the 30 days before; minor units. */
  before: number;
}

/** One delivery kind of a product. Amounts are minor units of the storefront's currency. */
export interface CatalogueVariation {
  id: number;
  kind: DeliveryKind;
  sku: string;
  fixedValues: readonly number[];
  /** Only `fixedValues` are sold, no custom amount. */
  hasFixedPrices: boolean;
  minimum: number;
  maximum: number;
  /** No longer sold once it is false; baskets may still hold it. */
  active: boolean;
  /**
   * Reduction of a box of blank cards, whose price is its own; null for gift cards, which cost what is on
   * them.
   */
  reduction: Reduction | null;
}

/** A picture of a product beside its card. */
export interface CataloguePicture {
  /** Its name in `media`. */
  media: string;
  /** What it shows. */
  alt: Words;
}

/** What a storefront sells of a brand. */
export interface CatalogueProduct {
  id: number;
  /** Name of its brand, the same in every storefront and language; what its page is called is `pathOf`. */
  path: string;
  type: ProductType;
  page: ProductPageType;
  /** The choice card has none: it is good for all. */
  category: string | null;
  /** Paid orders of the last 90 days that hold it, as of last night: most of them come first in lists. */
  recentOrders: number;
  /**
   * The editors' place in lists, from 1, among equals of
   * `recentOrders`; equals of both stand in the order of their ids.
   */
  popularity: number;
  title: Words;
  description: Words;
  conditions: Words;
  top: boolean;
  active: boolean;
  backgroundColor: string;
  showHand: boolean;
  showShadow: boolean;
  /** Name of its face in `media`. */
  face: string;
  /** Places where it can be spent. */
  locationCount: number;
  /** Largest sum of the brand per order, minor units (2015). */
  sumPerOrder: number | null;
  /** Most pieces of the brand per order (2030). */
  countPerOrder: number | null;
  /** Single- or multi-purpose voucher; donations have none. */
  voucher: "SPV" | "MPV" | null;
  /** Cards in one box of blank ones; null for all else. */
  packSize: number | null;
  /** How it is exchanged for others; only the choice card is. */
  redeem: SeedRedeem | null;
  /** What is cooked where it is spent. */
  cuisine: Words | null;
  /** Pictures in the editors' order. */
  pictures: readonly CataloguePicture[] | null;
  variations: readonly CatalogueVariation[];
}

export interface CatalogueExtra {
  id: number;
  slug: string;
  kind: "WRAPPER" | "DIGITAL_WRAPPER" | "GIFT_PACKING";
  title: Words;
  price: number;
  reduction: Reduction | null;
  image: string;
  active: boolean;
}

export interface CatalogueCategory {
  /** What it is known by, whatever the language: filters, occasions and written pages name it so. */
  slug: string;
  /** What it is called in addresses, where that is not its slug. */
  addresses: Words;
  title: Words;
  icon: string;
}

/**
 * Products that every filter treats alike: of one category and
 * type, sold in the same delivery kinds and ranges of price.
 */
export interface Cell {
  category: string | null;
  type: ProductType;
  kinds: readonly DeliveryKind[];
  /** Ranges of price in which they can be given. */
  ranges: readonly PriceRange[];
  count: number;
}

/**
 * A list of products by what it can be narrowed by. There are some dozens of cells however many products
 * there are: counts are sums of theirs, and whether a product passes is a look at the number of its cell.
 */
export interface Facets {
  cells: readonly Cell[];
  /** Number of the cell of each product, in the order of the list. */
  cellOf: Uint16Array;
  /** Positions of the flagged products. */
  flagged: readonly number[];
}

/** What is found by a key. */
export interface Lookup<Key, Value> {
  get(key: Key): Value | undefined;
}

/** Everything a storefront sells at one version; shared between requests, so never changed. */
export interface Snapshot {
  storefront: StorefrontCode;
  version: number;
  /** What is sold now, most chosen first. */
  products: readonly CatalogueProduct[];
  /** The products by what lists are narrowed by. */
  facets: Facets;
  byPath: Lookup<string, CatalogueProduct>;
  /** The card that is exchanged for others, where one is sold. */
  choice: CatalogueProduct | undefined;
  /** Variations of products that are no longer sold too. */
  byVariation: Lookup<number, { product: CatalogueProduct; variation: CatalogueVariation }>;
  extras: ReadonlyMap<number, CatalogueExtra>;
  /** In the storefront's order; only those that hold a product. */
  categories: readonly (CatalogueCategory & { count: number })[];
  /** What is sold of each category, most chosen first; without what is in none. */
  byCategory: ReadonlyMap<string | null, readonly CatalogueProduct[]>;
}
