/** The lists in which products are shown (specification, section 9). */
export const listSources = [
  "blog_article",
  "category_overview",
  "header_menu",
  "landing_page",
  "most_chosen_home_page",
  "products_overview",
  "related_cards",
  "similar_products",
  "promoted_gift_cards",
  "redeem_overview",
  "reorder_overview",
  "search_results",
  "search_suggestions",
] as const;
export type ListSource = (typeof listSources)[number];

export const isListSource = (text: string | undefined): text is ListSource =>
  listSources.some((source) => source === text);

/** A list in the field's parameters. */
export interface NamedList {
  item_list_id: ListSource;
  /** The list's name in words, as the specification has it. */
  item_list_name: string;
}

/** A list by the names that reports group it by. */
export const namedList = (source: ListSource): NamedList => ({
  item_list_id: source,
  item_list_name: source.replaceAll("_", " "),
});
