import type { GiftCardFilters, Shop } from "@giftshop/storefront-config";
import { ChipLink } from "@giftshop/ui-kit/chip";
import { CloseIcon } from "@giftshop/ui-kit/icon";
import { VisuallyHidden } from "@giftshop/ui-kit/visually-hidden";
import { catalogueMessages } from "../../messages.ts";
import type { ListScope } from "../list-filters.ts";
import { chosenCount, withSwitched, withTerms } from "./change-filters.ts";
import { FilterOpener } from "./filter-opener.tsx";
import { type FilterWords, sortWords } from "./filter-words.ts";
import * as styles from "./listing-filters.css.ts";
import { leavesSome, offeredChoices } from "./offered-choices.ts";
import { SortMenu } from "./sort-menu.tsx";

const id = "filters";

/** How many choices of a group are in sight, where the others are in the window. */
const inSight: Readonly<Record<string, number>> = { occasion: 4, price: 4 };

/** Groups of fewer choices stand beside each other where there is room. */
const shortGroup = 5;

export interface ListingFiltersProps {
  shop: Shop;
  /** With all their choices, for the window; of the page's own, those that leave something. */
  groups: readonly FilterWords[];
  /** What the list is filtered by. */
  chosen: GiftCardFilters;
  /** Products in the list. */
  total: number;
  /** What the list is of, whatever it is filtered by. */
  scope?: ListScope | undefined;
  /** Address of the list's first page as it is filtered. */
  linkTo(filters: GiftCardFilters): string;
}

/**
 * What the list can be narrowed by: links that switch a term on or off, and a button
 * that opens all of them in a window. Nothing where there is nothing to choose.
 */
export const ListingFilters = ({ shop, groups, chosen, total, scope, linkTo }: ListingFiltersProps) => {
  const t = catalogueMessages.in(shop);
  const narrowing = offeredChoices(groups, chosen, leavesSome);
  // What has no order of its own needs none.
  const ordered = total > 1 || chosen.sort !== undefined;
  if (narrowing.length === 0 && !ordered) return null;
  const count = chosenCount(chosen);
  return (
    <div className={styles.bar}>
      <div className={styles.filters}>
        <FilterOpener
          label={count > 0 ? t("listing.filter.openChosen", { count: String(count) }) : t("listing.filter.open")}
          target={id}
          className={styles.opener}
          groups={[...groups, sortWords(shop)]}
          chosen={chosen}
          total={total}
          scope={scope}
          action={linkTo({})}
          texts={{
            title: t("listing.filter.title"),
            close: t("listing.filter.close"),
            show: t("listing.filter.show", { count: "{count}" }),
            clear: t("listing.filter.clear"),
            more: t("listing.filter.more", { count: "{count}" }),
          }}
        />
        <nav id={id} aria-label={t("listing.filter.title")} className={styles.groups}>
          {narrowing.map(({ name, legend, choices }) => (
            <div key={name} className={styles.group} data-short={choices.length < shortGroup || undefined}>
              <span id={name} className={styles.legend}>
                {legend}
              </span>
              <ul className={styles.row} aria-labelledby={name}>
                <li className={styles.choice}>
                  <ChipLink href={linkTo(withTerms(chosen, name, []))} current={!chosen[name]}>
                    {t("listing.all")}
                  </ChipLink>
                </li>
                {choices.map(({ term, label, count: left }, index) => {
                  const on = chosen[name]?.includes(term) ?? false;
                  // What leaves all of them says and does nothing.
                  const narrows = left !== total;
                  const near = narrows && index < (inSight[name] ?? 0);
                  return (
                    <li key={term} className={styles.choice} data-in-row={on || near || undefined}>
                      <ChipLink href={linkTo(withSwitched(chosen, name, term))} current={on} rel="nofollow">
                        {label}{" "}
                        {on ? (
                          <>
                            <CloseIcon className={styles.remove} />
                            <VisuallyHidden>{t("listing.filter.remove")}</VisuallyHidden>
                          </>
                        ) : (
                          narrows && <span className={styles.count}>{left}</span>
                        )}
                      </ChipLink>
                    </li>
                  );
                })}
              </ul>
            </div>
          ))}
          {ordered && <SortMenu shop={shop} chosen={chosen} linkTo={linkTo} />}
        </nav>
      </div>
    </div>
  );
};
