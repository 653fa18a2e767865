import type { Shop } from "@giftshop/storefront-config";
import { searchMessages } from "../messages.ts";
import { searchWordsPath } from "../words-path.ts";
import { SearchOpener } from "./search-opener.tsx";

/** Longest text that is searched for, in characters; commerce looks at less. */
export const longestText = 100;

export interface SearchBoxProps {
  shop: Shop;
  /** What stands in it at first: on the results page, what was searched for. */
  text?: string | undefined;
  /** Name of the landmark, where a page has two. Default: "Search". */
  label?: string | undefined;
  /** Class of the form, for its place in the header. */
  className?: string | undefined;
}

/**
 * The header's search box: a form that leads to the results page (`?s=`); with script a press or key, not
 * focus alone, opens the search window. Server component, as wide as its place.
 */
export const SearchBox = ({ shop, text, label, className }: SearchBoxProps) => {
  const t = searchMessages.in(shop);
  return (
    <SearchOpener
      action={shop.link("listing")}
      words={searchWordsPath(shop.languagePath)}
      place={`${shop.storefront.code}.${shop.language}`}
      texts={{ label: label ?? t("label"), placeholder: t("placeholder"), submit: t("submit") }}
      maxLength={longestText}
      text={text}
      className={className}
    />
  );
};
