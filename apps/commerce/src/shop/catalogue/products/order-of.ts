import { sortedCooperatively } from "../../../platform/versioned-cache/cooperative.ts";
import { lowestPrice, titleOf } from "../present.ts";
import type { CatalogueView } from "../snapshot/view.ts";
import type { CatalogueProduct } from "../types.ts";

/** How a list is ordered, where it is not by what is most chosen. */
export type ProductSort = "PRICE" | "NAME";

/** Positions of a list in another order than its own. */
export type Order = Uint32Array;

interface Entry<Key> {
  position: number;
  id: number;
  key: Key;
}

const ordered = async <Key>(
  products: readonly CatalogueProduct[],
  keyOf: (product: CatalogueProduct) => Key,
  compare: (one: Key, other: Key) => number,
): Promise<Order> => {
  const entries = products.map((product, position): Entry<Key> => ({ position, id: product.id, key: keyOf(product) }));
  const sorted = await sortedCooperatively(entries, (one, other) => compare(one.key, other.key) || one.id - other.id);
  return Uint32Array.from(sorted, ({ position }) => position);
};

const makeOrder = (view: CatalogueView, sort: ProductSort): Promise<Order> => {
  const { snapshot, language, storefront } = view;
  if (sort === "PRICE")
    return ordered(
      snapshot.products,
      (product) => lowestPrice(view, product).value,
      (one, other) => one - other,
    );
  const { compare } = new Intl.Collator(`${language}-${storefront.country}`, { numeric: true });
  return ordered(snapshot.products, (product) => titleOf(view, product), compare);
};

/** Orders of lists that are remembered; a list goes with the version of the catalogue that it is of. */
const orders = new WeakMap<readonly CatalogueProduct[], Map<string, Promise<Order>>>();

/**
 * The list of a view by lowest price or title, equals by id, so that the order is total; made once for each
 * list, and for titles in each language.
 */
export const orderOf = (view: CatalogueView, sort: ProductSort): Promise<Order> => {
  const { products } = view.snapshot;
  const ofList = orders.get(products) ?? new Map<string, Promise<Order>>();
  orders.set(products, ofList);
  const key = sort === "PRICE" ? sort : view.language;
  const known = ofList.get(key) ?? makeOrder(view, sort);
  ofList.set(key, known);
  return known;
};
