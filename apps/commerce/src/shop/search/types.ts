import type { Language, StorefrontCode } from "@giftshop/storefront-config";

export const documentKinds = ["PRODUCT", "CATEGORY", "PAGE", "POST"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Something that can be found, in one language of a storefront. */
export interface SearchDocument {
  language: Language;
  kind: DocumentKind;
  /** What its own module calls it; the same in every language. */
  key: string;
  title: string;
  /** What it also answers to, such as its category. */
  keywords: string;
  /** Plain text; shown with what was found, and searched where no title of its kind fits. */
  body: string;
  /** Path segment of its page, for `PAGE` and `POST` the path from the language's root: `/blog/ideas/`. */
  path: string;
  /** The less the sooner among its kind: less than 0 by paid orders, then as editors have it. */
  popularity: number;
  /** Whether only storefronts of its language sell it: the index finds out, no module says so. */
  own?: boolean;
  /** Address of its picture. */
  image: string | null;
  productType: "GIFTCARD" | "DONATION" | "GIFTCARD_BLANK" | null;
  backgroundColor: string | null;
  showShadow: boolean | null;
}

/** What people look for. */
export interface SearchTerm {
  language: Language;
  title: string;
  /** 1 is the most wanted. */
  popularity: number;
}

/** A document that is put forward, in words of its own. */
export interface SearchHighlight {
  language: Language;
  /** Counts from 1. */
  position: number;
  kind: DocumentKind;
  key: string;
  title: string;
  description: string;
  backgroundImage: string | null;
  showHand: boolean;
}

/** Where something is found: each storefront and language has an index of its own. */
export interface SearchPlace {
  storefront: StorefrontCode;
  language: Language;
}
