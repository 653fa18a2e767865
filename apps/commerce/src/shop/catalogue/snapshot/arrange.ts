import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { forEachCooperatively } from "../../../platform/versioned-cache/cooperative.ts";
import { facetsOf } from "../products/facets.ts";
import type { CatalogueProduct, Facets, Snapshot } from "../types.ts";
import type { Head } from "./read-catalogue.ts";

/** Products by what they are asked for by. */
interface Register {
  /** Products that are sold, by path. */
  byPath: ReadonlyMap<string, CatalogueProduct>;
  byVariation: ReadonlyMap<number, CatalogueProduct>;
}

/** A snapshot with what is needed to make the next one of it. */
export interface Arranged extends Snapshot {
  /** What is no longer sold. */
  retired: readonly CatalogueProduct[];
  /** What there was when all products were arranged. */
  register: Register;
  /** Products that changed since then, by id: few, so that they are looked at before the register. */
  changes: ReadonlyMap<number, CatalogueProduct>;
}

/** A register of more changes than these is made anew. */
const mostChanges = 2000;

const isSold = ({ active, variations }: CatalogueProduct): boolean =>
  active && variations.some((variation) => variation.active);

/** Most chosen first; total, as ids differ. */
const inOrder = (one: CatalogueProduct, other: CatalogueProduct): number =>
  other.recentOrders - one.recentOrders || one.popularity - other.popularity || one.id - other.id;

const categoriesOf = ({ categories }: Head, { cells }: Facets): Snapshot["categories"] => {
  const counts = new Map<string | null, number>();
  for (const { category, count } of cells) counts.set(category, (counts.get(category) ?? 0) + count);
  return categories
    .map((category) => ({ ...category, count: counts.get(category.slug) ?? 0 }))
    .filter(({ count }) => count > 0);
};

const registerOf = async (products: readonly CatalogueProduct[]): Promise<Register> => {
  const byPath = new Map<string, CatalogueProduct>();
  const byVariation = new Map<number, CatalogueProduct>();
  await forEachCooperatively(products, (product) => {
    if (isSold(product)) byPath.set(product.path, product);
    for (const { id } of product.variations) byVariation.set(id, product);
  });
  return { byPath, byVariation };
};

interface Parts {
  storefront: StorefrontCode;
  head: Head;
  /** Sold, in order. */
  products: readonly CatalogueProduct[];
  retired: readonly CatalogueProduct[];
  register: Register;
  changes: ReadonlyMap<number, CatalogueProduct>;
}

const assemble = ({ storefront, head, products, retired, register, changes }: Parts): Arranged => {
  const facets = facetsOf(products, getStorefront(storefront));
  const byCategory = Map.groupBy(products, ({ category }) => category);
  byCategory.delete(null);
  const changedPaths = new Map([...changes.values()].map((product) => [product.path, product]));
  const changedVariations = new Map(
    [...changes.values()].flatMap((product) => product.variations.map(({ id }) => [id, product] as const)),
  );
  return {
    storefront,
    version: head.version,
    products,
    retired,
    register,
    changes,
    facets,
    byPath: {
      get: (path) => {
        const changed = changedPaths.get(path);
        if (changed === undefined) return register.byPath.get(path);
        return isSold(changed) ? changed : undefined;
      },
    },
    byVariation: {
      get: (id) => {
        const product = changedVariations.get(id) ?? register.byVariation.get(id);
        const variation = product?.variations.find((candidate) => candidate.id === id);
        return product && variation && { product, variation };
      },
    },
    extras: new Map(head.extras.map((extra) => [extra.id, extra])),
    categories: categoriesOf(head, facets),
    byCategory,
    choice: products.find(({ page }) => page === "CHOICE"),
  };
};

/** A snapshot of all products of a storefront, sold or not, that come in order. */
export const arrange = async (
  storefront: StorefrontCode,
  head: Head,
  all: readonly CatalogueProduct[],
): Promise<Arranged> => {
  const [products, retired] = [all.filter(isSold), all.filter((product) => !isSold(product))];
  return assemble({ storefront, head, products, retired, register: await registerOf(all), changes: new Map() });
};

/** Two lists in order as one. */
const merged = (one: readonly CatalogueProduct[], other: readonly CatalogueProduct[]): CatalogueProduct[] => {
  const all: CatalogueProduct[] = [];
  let next = 0;
  for (const product of one) {
    for (let before = other[next]; before && inOrder(before, product) < 0; before = other[next]) {
      all.push(before);
      next += 1;
    }
    all.push(product);
  }
  return all.concat(other.slice(next));
};

/**
 * The snapshot after `changed` products became what they
 * are now; costs a walk along the list, whatever changed.
 */
export const rearrange = async (
  before: Arranged,
  head: Head,
  changed: readonly CatalogueProduct[],
): Promise<Arranged> => {
  const fresh = new Map(changed.map((product) => [product.id, product]));
  const unchanged = ({ id }: CatalogueProduct) => !fresh.has(id);
  const products = merged(before.products.filter(unchanged), changed.filter(isSold).sort(inOrder));
  const retired = [...before.retired.filter(unchanged), ...changed.filter((product) => !isSold(product))];
  const changes = new Map([...before.changes, ...fresh]);
  const { storefront } = before;
  if (changes.size <= mostChanges)
    return assemble({ storefront, head, products, retired, register: before.register, changes });
  const register = await registerOf([...products, ...retired]);
  return assemble({ storefront, head, products, retired, register, changes: new Map() });
};
