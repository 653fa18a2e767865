import { type Query, several } from "./query-values.ts";

/** The vocabularies that lists of gift cards are filtered by (specification, section 2). */
export const filterNames = ["cb_api_giftcard_categories", "cb_api_giftcard_types"] as const;
export type FilterName = (typeof filterNames)[number];

/** Chosen terms by vocabulary, each a slug, sorted; a vocabulary without one is left out. */
export type GiftCardFilters = Readonly<Partial<Record<FilterName, readonly string[]>>>;

const termShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestTerm = 64;

/** Most terms of one vocabulary: more than anybody ticks, few enough that nobody makes a query dear. */
const mostTerms = 12;

const termsOf = (query: Query, name: FilterName): string[] => {
  const terms = several(query[name])
    .flatMap((value) => value.split(","))
    .filter((term) => term.length <= longestTerm && termShape.test(term));
  return [...new Set(terms)].sort().slice(0, mostTerms);
};

/** The filters of an address. Terms stand in one parameter with commas between, or in several; other vocabularies and empty groups are dropped. */
export const readFilters = (query: Query): GiftCardFilters =>
  Object.fromEntries(
    filterNames.map((name) => [name, termsOf(query, name)] as const).filter(([, terms]) => terms.length > 0),
  );
