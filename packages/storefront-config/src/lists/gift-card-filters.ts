import { occasions } from "../occasions/occasions.ts";
import { priceRanges } from "../payments/price-ranges.ts";
import { type Query, several } from "../routes/query-values.ts";
import { filterNames, type ListName, type ListSort, listNames, listSorts } from "./list-names.ts";

export { type FilterName, filterNames, type ListName, type ListSort, listNames, listSorts } from "./list-names.ts";

/** Parameters of the shop's own, and all that each of them may say. */
const closedLists = { occasion: occasions, price: priceRanges, sort: listSorts } as const satisfies Partial<
  Record<ListName, readonly string[]>
>;
type ClosedName = keyof typeof closedLists;

/**
 * Chosen terms by parameter, each a slug, sorted; a parameter without one is left out. `sort` has one term.
 */
export type GiftCardFilters = Readonly<Partial<Record<ListName, readonly string[]>>>;

const termShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestTerm = 64;

/** Most terms of one vocabulary: more than anybody ticks, few enough that nobody makes a query dear. */
const mostTerms = 12;

const isClosed = (name: ListName): name is ClosedName => Object.hasOwn(closedLists, name);

const termsOf = (query: Query, name: ListName): string[] => {
  const known: readonly string[] | undefined = isClosed(name) ? closedLists[name] : undefined;
  const terms = several(query[name])
    .flatMap((value) => value.split(","))
    .filter((term) => (known ? known.includes(term) : term.length <= longestTerm && termShape.test(term)));
  const chosen = [...new Set(terms)].sort().slice(0, mostTerms);
  // Two orders at once are nobody's meaning.
  return name === "sort" && chosen.length > 1 ? [] : chosen;
};

/**
 * The filters of an address. Terms stand in one parameter with commas between, or in several;
 * other vocabularies, empty groups and what a closed list does not have are dropped.
 */
export const readFilters = (query: Query): GiftCardFilters =>
  Object.fromEntries(
    listNames.map((name) => [name, termsOf(query, name)] as const).filter(([, terms]) => terms.length > 0),
  );

const sortNames = { price: "PRICE", name: "NAME" } as const satisfies Record<ListSort, string>;

/** Filters as commerce takes them (`ProductFiltersInput`); what is not chosen is left out. */
export const productFiltersOf = (filters: GiftCardFilters) => {
  const filterByTaxonomy = filterNames.flatMap((taxonomy) => {
    const terms = filters[taxonomy];
    return terms ? [{ taxonomy, terms: [...terms] }] : [];
  });
  const { occasion, price, sort } = filters;
  const order = listSorts.find((known) => known === sort?.[0]);
  return {
    ...(filterByTaxonomy.length > 0 && { filterByTaxonomy }),
    ...(occasion && { filterByOccasion: [...occasion] }),
    ...(price && { filterByPrice: [...price] }),
    ...(order && { sort: sortNames[order] }),
  };
};
