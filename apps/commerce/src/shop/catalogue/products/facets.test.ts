import {
  filterNames,
  getStorefront,
  occasionCategories,
  occasions,
  priceBoundsOf,
  priceRanges,
} from "@giftshop/storefront-config";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import type { CatalogueView } from "../snapshot/view.ts";
import type { CatalogueProduct, DeliveryKind, ProductType } from "../types.ts";
import { facetsOf } from "./facets.ts";
import { filterGroupsOf } from "./filter-groups.ts";
import { type Filters, selectProducts } from "./select-products.ts";

const [categories, types] = filterNames;
const slugs = ["books", "kids", "travel", "empty"];
const storefront = getStorefront("CBFR");
const bounds = priceBoundsOf(storefront);
const kindOf: Readonly<Record<string, DeliveryKind>> = { digital: "DIGITAL", physical: "PHYSICAL" };

const product = fc.record({
  category: fc.constantFrom(...slugs.slice(0, 3), null),
  type: fc.constantFrom<ProductType>("GIFTCARD", "DONATION", "GIFTCARD_BLANK"),
  top: fc.boolean(),
  sold: fc.subarray<DeliveryKind>(["DIGITAL", "PHYSICAL"], { minLength: 1 }),
  // A delivery kind that is no longer sold counts for nothing.
  retired: fc.boolean(),
  hasFixedPrices: fc.boolean(),
  values: fc.uniqueArray(fc.constantFrom(1000, 2500, 3000, 5000, 7500, 10000, 20000), { minLength: 1 }),
});
const list = fc.array(product, { maxLength: 60 }).map((rows) =>
  rows.map(({ sold, retired, hasFixedPrices, values, ...row }, id) => {
    const kinds = (["DIGITAL", "PHYSICAL"] as const).filter((kind) => retired || sold.includes(kind));
    const variations = kinds.map((kind) => ({
      kind,
      active: sold.includes(kind),
      hasFixedPrices,
      fixedValues: values,
      minimum: Math.min(...values),
      maximum: Math.max(...values),
    }));
    return { ...row, id, variations } as unknown as CatalogueProduct;
  }),
);
const group = fc.oneof(
  fc.record({ taxonomy: fc.constant(categories), terms: fc.subarray(slugs) }),
  fc.record({ taxonomy: fc.constant(types), terms: fc.subarray(["digital", "physical"]) }),
);
const filtersOf = fc.record({
  filterByProductType: fc.option(fc.subarray<ProductType>(["GIFTCARD", "DONATION", "GIFTCARD_BLANK"])),
  filterByTaxonomy: fc.uniqueArray(group, { maxLength: 2, selector: ({ taxonomy }) => taxonomy }),
  filterByOccasion: fc.option(fc.subarray([...occasions], { maxLength: 2 })),
  filterByPrice: fc.option(fc.subarray([...priceRanges], { maxLength: 2 })),
});

/** Whether some sold value lies in a range, said anew. */
const isGivenIn = ({ variations }: CatalogueProduct, term: string): boolean => {
  const { from, to } = bounds.find(({ range }) => range === term) ?? { from: 1, to: 0 };
  const most = to ?? Number.MAX_SAFE_INTEGER;
  return variations.some(({ active, hasFixedPrices, fixedValues, minimum, maximum }) => {
    if (!active) return false;
    if (hasFixedPrices) return fixedValues.some((value) => from <= value && value <= most);
    return !(maximum < from || minimum > most);
  });
};
const isSuited = (category: string | null, term: string): boolean =>
  category === null || occasionCategories[term as (typeof occasions)[number]].includes(category);

/** What a filter is for, said by looking at every product. */
const naive = (products: readonly CatalogueProduct[], filters: Filters) => {
  const { filterByProductType, filterByTaxonomy, filterByOccasion, filterByPrice } = filters;
  const groups = (filterByTaxonomy ?? []).filter(({ terms }) => terms.length > 0);
  const named = groups.some(({ taxonomy }) => taxonomy === categories);
  const listed = filterByProductType?.length ? filterByProductType : ["GIFTCARD", "DONATION"];
  const suits = (product: CatalogueProduct) =>
    (!filterByOccasion?.length || filterByOccasion.some((term) => isSuited(product.category, term))) &&
    (!filterByPrice?.length || filterByPrice.some((term) => isGivenIn(product, term)));
  return products
    .filter(suits)
    .filter(
      ({ type, category, variations }) =>
        ((!filterByProductType?.length && named) || listed.includes(type)) &&
        groups.every(({ taxonomy, terms }) =>
          taxonomy === categories
            ? category !== null && terms.includes(category)
            : variations.some(({ active, kind }) => active && terms.some((term) => kindOf[term] === kind)),
        ),
    );
};

test("a page, its total and its top are what looking at every product gives", () => {
  fc.assert(
    fc.property(list, filtersOf, fc.integer({ min: 1, max: 6 }), (products, filters, pageNumber) => {
      const paging = { itemsPerPage: 4, pageNumber };
      const selected = selectProducts({ products, facets: facetsOf(products, storefront) }, filters, paging);
      const matching = naive(products, filters);
      const flagged = matching.filter(({ top }) => top).slice(0, 4);
      expect(selected.totalItems).toBe(matching.length);
      expect(selected.products).toEqual(matching.slice((pageNumber - 1) * 4, pageNumber * 4));
      expect(selected.topProducts).toEqual(
        flagged.length >= 2 ? flagged : [...new Set([...flagged, ...matching])].slice(0, 2),
      );
    }),
    { numRuns: 400 },
  );
});

test("the number beside a term is how many products choosing it alone of its vocabulary would leave", () => {
  fc.assert(
    fc.property(list, filtersOf, (products, filters) => {
      const known = slugs.map((slug) => ({ slug, title: {}, icon: "", count: 0 }));
      const snapshot = { products, facets: facetsOf(products, storefront), categories: known };
      const view = { snapshot, language: "fr", storefront } as unknown as CatalogueView;
      for (const { taxonomy, options } of filterGroupsOf(view, filters)) {
        for (const { term, count } of options) {
          if (taxonomy === "occasion" || taxonomy === "price") {
            const field = taxonomy === "price" ? "filterByPrice" : "filterByOccasion";
            expect([taxonomy, term, count]).toEqual([
              taxonomy,
              term,
              naive(products, { ...filters, [field]: [term] }).length,
            ]);
            continue;
          }
          const others = filters.filterByTaxonomy?.filter((chosen) => chosen.taxonomy !== taxonomy) ?? [];
          const chosen = { ...filters, filterByTaxonomy: [...others, { taxonomy, terms: [term] }] };
          expect([taxonomy, term, count]).toEqual([taxonomy, term, naive(products, chosen).length]);
        }
      }
    }),
    { numRuns: 300 },
  );
});
