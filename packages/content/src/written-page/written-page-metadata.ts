import { type FragmentType, readFragment } from "@giftshop/graphql";
import { WrittenPageMetadataFragment } from "./written-page.fragment.ts";

export interface WrittenPageMetadata {
  title: string;
  description: string;
  noindex: boolean;
  /** Last segment of the page's address by language; empty where the route alone is the address. */
  paths: Readonly<Record<string, string>>;
  /** Where search engines may find it: code of the storefront, language, last segment of its address there. */
  publishedIn: readonly { storefront: string; language: string; path: string }[];
}

/** What the head of a written page's document says. */
export const writtenPageMetadata = (page: FragmentType<typeof WrittenPageMetadataFragment>): WrittenPageMetadata => {
  const { title, description, noindex, alternates, publishedIn } = readFragment(WrittenPageMetadataFragment, page);
  const paths = Object.fromEntries(alternates.map(({ language, path }) => [language, path]));
  return { title, description, noindex, paths, publishedIn };
};
