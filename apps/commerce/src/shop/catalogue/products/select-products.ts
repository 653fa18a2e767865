import { filterNames, occasionCategories, occasions, priceRanges } from "@giftshop/storefront-config";
import { Failure } from "../../../platform/failure.ts";
import { checkPaging, type Paging } from "../../../platform/graphql/paging.ts";
import type { CatalogueProduct, Cell, DeliveryKind, Facets, ProductType, Snapshot } from "../types.ts";
import type { Order } from "./order-of.ts";

export interface Filters {
  filterByProductType?: readonly ProductType[] | null | undefined;
  filterByTaxonomy?: readonly { taxonomy: string; terms: readonly string[] }[] | null | undefined;
  filterByOccasion?: readonly string[] | null | undefined;
  filterByPrice?: readonly string[] | null | undefined;
}

type Asked = readonly string[] | null | undefined;

/** How many products stand above the others at most, and at least where there are so many. */
const mostTop = 4;
const fewestTop = 2;
const listedByDefault: readonly ProductType[] = ["GIFTCARD", "DONATION"];
const deliveryKinds: Readonly<Record<string, DeliveryKind>> = { digital: "DIGITAL", physical: "PHYSICAL" };

/** Whether the products of a cell pass. */
export type Test = (cell: Cell) => boolean;

const [categories, types] = filterNames;

/**
 * The two vocabularies that products are filtered by (specification section 2), with terms of one group as
 * alternatives.
 */
const taxonomies: Readonly<Record<string, (terms: readonly string[]) => Test>> = {
  [categories]: (terms) => {
    const wanted = new Set(terms);
    return ({ category }) => category !== null && wanted.has(category);
  },
  [types]: (terms) => {
    const wanted = new Set(terms.map((term) => deliveryKinds[term]));
    return ({ kinds }) => kinds.some((kind) => wanted.has(kind));
  },
};

/** Terms of a closed list that are asked for; undefined where none is. */
const chosenOf = <Term extends string>(list: readonly Term[], asked: Asked, path: string): Term[] | undefined => {
  const chosen = (asked ?? []).map((term, index) => {
    const known = list.find((each) => each === term);
    if (known === undefined) throw new Failure("notAnOption", `${path}.${index}`);
    return known;
  });
  return chosen.length > 0 ? chosen : undefined;
};

/** The shop's own ways to narrow a list, with terms of one as alternatives, like those of a vocabulary. */
const ownTests = ({ filterByOccasion, filterByPrice }: Filters): Test[] => {
  const given = chosenOf(occasions, filterByOccasion, "filters.filterByOccasion");
  const suited = given && new Set<string | null>([null, ...given.flatMap((occasion) => occasionCategories[occasion])]);
  const prices = chosenOf(priceRanges, filterByPrice, "filters.filterByPrice");
  return [
    ...(suited ? [({ category }: Cell) => suited.has(category)] : []),
    ...(prices ? [({ ranges }: Cell) => ranges.some((range) => prices.includes(range))] : []),
  ];
};

/**
 * Without a wish what is given away, in a named category all that is in it, in that of businesses stock boxes
 * alone.
 */
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
  return [testOfTypes(filters), ...groups, ...ownTests(filters)];
};

export interface Selected {
  topProducts: CatalogueProduct[];
  products: CatalogueProduct[];
  totalItems: number;
}

/** A stretch of those that are wanted. */
interface Stretch {
  skipped: number;
  count: number;
  /** Default: the list's own. */
  order?: Order | undefined;
}

/**
 * Positions of `count` products whose cell is wanted, after the first `skipped`, at a look at one number
 * each.
 */
const positionsOf = ({ cellOf }: Facets, wanted: readonly boolean[], { skipped, count, order }: Stretch): number[] => {
  const positions: number[] = [];
  let left = skipped;
  for (let place = 0; place < cellOf.length && positions.length < count; place += 1) {
    const position = order?.[place] ?? place;
    if (!wanted[cellOf[position] ?? -1]) continue;
    if (left > 0) left -= 1;
    else positions.push(position);
  }
  return positions;
};

/** The first flagged products that pass, up to `mostTop`, filled up with the first of all to `fewestTop`. */
const topOf = (facets: Facets, wanted: readonly boolean[]): number[] => {
  const top: number[] = [];
  for (const position of facets.flagged) {
    if (wanted[facets.cellOf[position] ?? -1]) top.push(position);
    if (top.length === mostTop) break;
  }
  if (top.length >= fewestTop) return top;
  return [...new Set([...top, ...positionsOf(facets, wanted, { skipped: 0, count: fewestTop })])].slice(0, fewestTop);
};

/**
 * A page of products, most chosen first or in `order`, which is total, so pages never overlap.
 * `topProducts` are the first two to four flagged ones, also among `products`.
 */
export const selectProducts = (
  { products, facets }: Pick<Snapshot, "products" | "facets">,
  filters: Filters,
  paging: Paging,
  order?: Order,
): Selected => {
  checkPaging(paging);
  const tests = testsOf(filters);
  const wanted = facets.cells.map((cell) => tests.every((test) => test(cell)));
  const totalItems = facets.cells.reduce((sum, { count }, number) => sum + (wanted[number] ? count : 0), 0);
  const start = (paging.pageNumber - 1) * paging.itemsPerPage;
  const page =
    start < totalItems ? positionsOf(facets, wanted, { skipped: start, count: paging.itemsPerPage, order }) : [];
  const at = (position: number): CatalogueProduct[] => products.slice(position, position + 1);
  return { topProducts: topOf(facets, wanted).flatMap(at), products: page.flatMap(at), totalItems };
};
