import { type FragmentType, readFragment } from "@giftshop/graphql";
import type { ListName, Shop } from "@giftshop/storefront-config";
import { catalogueMessages } from "../../messages.ts";
import { FilterGroupFragment } from "../listing-page.fragment.ts";
import { occasionWords } from "./occasion-words.ts";
import { priceWords } from "./price-words.ts";

export interface FilterChoice {
  /** Term of the parameter, as it stands in the address. */
  term: string;
  label: string;
  /**
   * Products that it would leave, beside what is chosen of the
   * other groups; absent of an order, which leaves all of them.
   */
  count?: number;
}

/** A parameter as visitors choose from it; serialisable. */
export interface FilterWords {
  name: ListName;
  legend: string;
  choices: readonly FilterChoice[];
  /** The words for none of them, where they are not "All": then one of them holds at a time. */
  none?: string;
}

/** In the order in which they are offered. */
const offered = ["cb_api_giftcard_categories", "occasion", "price", "cb_api_giftcard_types"] as const;

/**
 * What a listing can be narrowed by, in words; also by what would leave nothing as the list is filtered now.
 */
export const filterWords = (shop: Shop, masked: readonly FragmentType<typeof FilterGroupFragment>[]): FilterWords[] => {
  const t = catalogueMessages.in(shop);
  const groups = readFragment(FilterGroupFragment, masked);
  const legends = {
    cb_api_giftcard_categories: t("listing.categories"),
    occasion: t("listing.occasion.title"),
    price: t("listing.price.title"),
    cb_api_giftcard_types: t("listing.filter.types"),
  };
  const own: Readonly<Record<string, string>> = {
    digital: t("buy.delivery.digital"),
    physical: t("buy.delivery.physical"),
    ...occasionWords(shop),
    ...priceWords(shop),
  };
  return offered.map((name) => {
    const options = groups.find(({ taxonomy }) => taxonomy === name)?.options ?? [];
    const choices = options.map(({ term, title, count }) => ({ term, label: title ?? own[term] ?? term, count }));
    return { name, legend: legends[name], choices };
  });
};

/** How a list can be ordered, in words. */
export const sortWords = (shop: Shop): FilterWords => {
  const t = catalogueMessages.in(shop);
  return {
    name: "sort",
    legend: t("listing.sort.title"),
    none: t("listing.sort.chosen"),
    choices: [
      { term: "price", label: t("listing.sort.price") },
      { term: "name", label: t("listing.sort.name") },
    ],
  };
};
