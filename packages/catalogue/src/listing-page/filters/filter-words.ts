import { type FragmentType, readFragment } from "@giftshop/graphql";
import { type FilterName, filterNames, type Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../../messages.ts";
import { FilterGroupFragment } from "../listing-page.fragment.ts";

export interface FilterChoice {
  /** Term of the vocabulary, as it stands in the address. */
  term: string;
  label: string;
  /** Products that it would leave, beside what is chosen of the other group. */
  count: number;
}

/** A vocabulary as visitors choose from it; serialisable. */
export interface FilterWords {
  name: FilterName;
  legend: string;
  choices: readonly FilterChoice[];
}

/** What a listing can be narrowed by, in words; also by what would leave nothing as the list is filtered now. */
export function filterWords(shop: Shop, masked: readonly FragmentType<typeof FilterGroupFragment>[]): FilterWords[] {
  const t = catalogueMessages.in(shop);
  const groups = readFragment(FilterGroupFragment, masked);
  const legends = {
    cb_api_giftcard_categories: t("listing.categories"),
    cb_api_giftcard_types: t("listing.filter.types"),
  };
  const own: Readonly<Record<string, string>> = {
    digital: t("buy.delivery.digital"),
    physical: t("buy.delivery.physical"),
  };
  return filterNames.map((name) => {
    const options = groups.find(({ taxonomy }) => taxonomy === name)?.options ?? [];
    const choices = options.map(({ term, title, count }) => ({ term, label: title ?? own[term] ?? term, count }));
    return { name, legend: legends[name], choices };
  });
}
