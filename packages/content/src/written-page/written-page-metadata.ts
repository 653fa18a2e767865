import { type FragmentType, readFragment } from "@giftshop/graphql";
import { WrittenPageMetadataFragment } from "./written-page.fragment.ts";

/** When a post was first published, and as it is now; ISO 8601. */
export interface PostDates {
  publishedAt: string;
  modifiedAt: string;
}

export interface WrittenPageMetadata {
  /** Id of this version of the page. */
  id: string;
  title: string;
  description: string;
  noindex: boolean;
  keywords: readonly string[];
  nofollow: boolean;
  /** Dates of a post of the blog; absent for a draft and for pages that are no posts. */
  posted?: PostDates;
  /** Last segment of the page's address by language; empty where the route alone is the address. */
  paths: Readonly<Record<string, string>>;
  /**
   * Where search engines may find it: code of the storefront, language, last segment of its address there.
   */
  publishedIn: readonly { storefront: string; language: string; path: string }[];
}

/** What the head of a written page's document says. */
export const writtenPageMetadata = (page: FragmentType<typeof WrittenPageMetadataFragment>): WrittenPageMetadata => {
  const { alternates, pageType, publishedAt, modifiedAt, ...said } = readFragment(WrittenPageMetadataFragment, page);
  const { id, title, description, noindex, keywords, nofollow, publishedIn } = said;
  const paths = Object.fromEntries(alternates.map(({ language, path }) => [language, path]));
  const posted = pageType === "POST" && publishedAt && modifiedAt ? { posted: { publishedAt, modifiedAt } } : {};
  return { id, title, description, noindex, keywords, nofollow, ...posted, paths, publishedIn };
};
