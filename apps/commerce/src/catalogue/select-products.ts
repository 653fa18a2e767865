import { filterNames } from "@giftshop/storefront-config";
import { LRUCache } from "lru-cache";
import { Failure } from "../failure.ts";
import { soldVariations } from "./present.ts";
import type { CatalogueProduct, DeliveryKind, ProductType } from "./types.ts";

export interface Filters {
  filterByProductType?: readonly ProductType[] | null | undefined;
  filterByTaxonomy?: readonly { taxonomy: string; terms: readonly string[] }[] | null | undefined;
}

export interface Paging {
  itemsPerPage: number;
  pageNumber: number;
}

export const defaultPaging: Paging = { itemsPerPage: 16, pageNumber: 1 };

const mostPerPage = 48;
/** How many products stand above the others at most, and at least where there are so many. */
const mostTop = 4;
const fewestTop = 2;
const listedByDefault: readonly ProductType[] = ["GIFTCARD", "DONATION"];
const deliveryKinds: Readonly<Record<string, DeliveryKind>> = { digital: "DIGITAL", physical: "PHYSICAL" };

export type Test = (product: CatalogueProduct) => boolean;

const [categories, types] = filterNames;

/** The two vocabularies that products are filtered by (specification section 2). Terms of one group are alternatives. */
const taxonomies: Readonly<Record<string, (terms: readonly string[]) => Test>> = {
  [categories]: (terms) => (product) => product.category !== null && terms.includes(product.category),
  [types]: (terms) => {
    const kinds = terms.map((term) => deliveryKinds[term]);
    return (product) => soldVariations(product).some(({ kind }) => kinds.includes(kind));
  },
};

/** Without a wish: what is given away. Who names a category sees all that is in it, and that of businesses holds stock boxes alone. */
const testOfTypes = ({ filterByProductType, filterByTaxonomy }: Filters): Test => {
  const namesCategory = filterByTaxonomy?.some(({ taxonomy, terms }) => taxonomy === categories && terms.length > 0);
  if (!filterByProductType?.length && namesCategory) return () => true;
  const types = filterByProductType?.length ? filterByProductType : listedByDefault;
  return ({ type }) => types.includes(type);
};

/** What a product has to pass, one test a group that names a term. */
export const testsOf = (filters: Filters): Test[] => {
  const { filterByTaxonomy } = filters;
  const groups = (filterByTaxonomy ?? []).flatMap(({ taxonomy, terms }, index): Test[] => {
    const test = Object.hasOwn(taxonomies, taxonomy) ? taxonomies[taxonomy] : undefined;
    if (test === undefined) throw new Failure("notAnOption", `filters.filterByTaxonomy.${index}.taxonomy`);
    return terms.length > 0 ? [test(terms)] : [];
  });
  return [testOfTypes(filters), ...groups];
};

/** Throws where a list is asked for more, or less, than it gives at once. */
export const checkPaging = ({ itemsPerPage, pageNumber }: Paging): void => {
  if (itemsPerPage < 1 || itemsPerPage > mostPerPage) throw new Failure("notAnOption", "paging.itemsPerPage");
  if (pageNumber < 1) throw new Failure("notAnOption", "paging.pageNumber");
};

export interface Selected {
  topProducts: CatalogueProduct[];
  products: CatalogueProduct[];
  totalItems: number;
}

/** Lists of one catalogue that are remembered, and the longest name of one, in characters. */
const mostLists = 12;
const longestName = 300;

/** Of each catalogue that is in use: its list of products never changes, a newer catalogue has another. */
const lists = new WeakMap<readonly CatalogueProduct[], LRUCache<string, readonly CatalogueProduct[]>>();

/** The products that pass. The lists that are asked for most are walked once, however large the catalogue is. */
const matchingOf = (all: readonly CatalogueProduct[], filters: Filters): readonly CatalogueProduct[] => {
  const tests = testsOf(filters);
  const name = JSON.stringify([filters.filterByProductType, filters.filterByTaxonomy]);
  const known = lists.get(all) ?? new LRUCache<string, readonly CatalogueProduct[]>({ max: mostLists });
  lists.set(all, known);
  const remembered = known.get(name);
  if (remembered) return remembered;
  const matching = all.filter((product) => tests.every((test) => test(product)));
  if (name.length <= longestName) known.set(name, matching);
  return matching;
};

/** The first flagged products, up to `mostTop`; the search for them ends there. */
const flaggedOf = (matching: readonly CatalogueProduct[]): CatalogueProduct[] => {
  const flagged: CatalogueProduct[] = [];
  for (const product of matching) {
    if (product.top) flagged.push(product);
    if (flagged.length === mostTop) break;
  }
  return flagged;
};

/**
 * A page of products, most chosen first. The order is total (popularity, then id), so pages never overlap. `topProducts`
 * are the first two to four flagged ones that pass the filters; they stand in their place among `products` too.
 */
export const selectProducts = (all: readonly CatalogueProduct[], filters: Filters, paging: Paging): Selected => {
  checkPaging(paging);
  const matching = matchingOf(all, filters);
  const flagged = flaggedOf(matching);
  const start = (paging.pageNumber - 1) * paging.itemsPerPage;
  return {
    topProducts:
      flagged.length < fewestTop
        ? [...new Set([...flagged, ...matching.slice(0, fewestTop)])].slice(0, fewestTop)
        : flagged,
    products: matching.slice(start, start + paging.itemsPerPage),
    totalItems: matching.length,
  };
};
