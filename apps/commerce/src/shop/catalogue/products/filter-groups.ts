import { filterNames, occasionCategories, occasions, priceRanges } from "@giftshop/storefront-config";
import type { FilterGroupView } from "../graphql/parts.ts";
import { titleOf } from "../present.ts";
import type { CatalogueView } from "../snapshot/view.ts";
import type { Cell, DeliveryKind, Facets } from "../types.ts";
import { type Filters, type Test, testsOf } from "./select-products.ts";

const [categories, types] = filterNames;
/** Terms of the second vocabulary, in the order in which they are offered. */
const terms: readonly { term: string; kind: DeliveryKind }[] = [
  { term: "digital", kind: "DIGITAL" },
  { term: "physical", kind: "PHYSICAL" },
];

/**
 * The filters without what is chosen of one vocabulary: its own
 * options are alternatives, so they do not narrow each other.
 */
const without = (filters: Filters, dropped: string): Filters => ({
  ...filters,
  filterByTaxonomy: (filters.filterByTaxonomy ?? []).filter(({ taxonomy }) => taxonomy !== dropped),
});

/** How many products that pass have each key. */
const count = <K>(
  cells: readonly Cell[],
  tests: readonly Test[],
  keysOf: (cell: Cell) => readonly K[],
): ReadonlyMap<K, number> => {
  const counts = new Map<K, number>();
  for (const cell of cells) {
    if (!tests.every((test) => test(cell))) continue;
    for (const key of keysOf(cell)) counts.set(key, (counts.get(key) ?? 0) + cell.count);
  }
  return counts;
};

const suits = (category: string | null, of: readonly string[]) => category === null || of.includes(category);

/** Groups by occasion and by price, whose words are the shop's. */
const ownGroupsOf = ({ cells }: Facets, filters: Filters): FilterGroupView[] => {
  const byOccasion = count(cells, testsOf({ ...filters, filterByOccasion: [] }), ({ category }) =>
    occasions.filter((occasion) => suits(category, occasionCategories[occasion])),
  );
  const byPrice = count(cells, testsOf({ ...filters, filterByPrice: [] }), ({ ranges }) => ranges);
  return [
    {
      taxonomy: "occasion",
      options: occasions.map((term) => ({ term, title: null, count: byOccasion.get(term) ?? 0 })),
    },
    { taxonomy: "price", options: priceRanges.map((term) => ({ term, title: null, count: byPrice.get(term) ?? 0 })) },
  ];
};

/**
 * What a list can be narrowed by, with how many products each term would leave; a term that leaves 0 stays,
 * so it is not missed.
 */
export const filterGroupsOf = (view: CatalogueView, filters: Filters): FilterGroupView[] => {
  const { facets, categories: known } = view.snapshot;
  // Who names a category is shown all kinds of products in it, so that is what is counted.
  const named = { taxonomy: categories, terms: known.map(({ slug }) => slug) };
  const others = without(filters, categories);
  const categoryTests = testsOf({ ...others, filterByTaxonomy: [...(others.filterByTaxonomy ?? []), named] });
  const byCategory = count(facets.cells, categoryTests, ({ category }) => (category === null ? [] : [category]));
  const byKind = count(facets.cells, testsOf(without(filters, types)), ({ kinds }) => kinds);
  return [
    {
      taxonomy: categories,
      options: known.map((category) => ({
        term: category.slug,
        title: titleOf(view, category),
        count: byCategory.get(category.slug) ?? 0,
      })),
    },
    {
      taxonomy: types,
      options: terms.map(({ term, kind }) => ({ term, title: null, count: byKind.get(kind) ?? 0 })),
    },
    ...ownGroupsOf(facets, filters),
  ];
};
