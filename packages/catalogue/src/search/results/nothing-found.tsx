import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { Shop } from "@giftshop/storefront-config";
import { ButtonLink } from "@giftshop/ui-kit/button";
import { Text } from "@giftshop/ui-kit/text";
import { searchMessages } from "../messages.ts";
import { ResultLinks } from "./result-links.tsx";
import { SearchSuggestionsFragment } from "./search-results.fragment.ts";
import * as styles from "./search-results-page.css.ts";

export interface NothingFoundProps {
  shop: Shop;
  suggestions: FragmentType<typeof SearchSuggestionsFragment> | undefined;
}

/** What the results page says where nothing was found, and the ways on. */
export const NothingFound = ({ shop, suggestions }: NothingFoundProps) => {
  const t = searchMessages.in(shop);
  const terms = readFragment(SearchSuggestionsFragment, suggestions)?.terms ?? [];
  return (
    <div className={styles.none}>
      <Text size="lead">{t("none")}</Text>
      {terms.length > 0 && (
        <ResultLinks title={t("terms")} items={terms.map((term) => ({ id: term.title, ...term }))} look="chips" />
      )}
      <div>
        <ButtonLink href={shop.link("listing")}>{t("page.all")}</ButtonLink>
      </div>
    </div>
  );
};
