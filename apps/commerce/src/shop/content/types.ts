import type { ContentBlock, PageKind } from "@giftshop/validation/content";

export type { ContentBlock, ContentPage, PageKind } from "@giftshop/validation/content";

/** A page in one language, as it is read. */
export interface StoredPage {
  /** Id of its version. */
  id: number;
  key: string;
  kind: PageKind;
  path: string;
  title: string;
  description: string;
  intro: string;
  /** Name in `media`. */
  image: string | null;
  noindex: boolean;
  keywords: readonly string[] | null;
  nofollow: boolean | null;
  taxonomy: readonly string[];
  blocks: readonly ContentBlock[];
  /** When the page was first published in this language, ISO 8601; null for a draft. */
  publishedAt: string | null;
  /** When this version was published; null for a draft. */
  modifiedAt: string | null;
  /** Addresses of the same page in the storefront's languages, this one included. */
  alternates: readonly { language: string; path: string }[];
}

/** What a list shows of a page. */
export type PageSummary = Omit<
  StoredPage,
  "blocks" | "alternates" | "noindex" | "keywords" | "nofollow" | "modifiedAt"
>;
