import type { StorefrontCode } from "@giftshop/storefront-config";
import type { Queryable } from "../../../platform/database/index.ts";
import type { Loading } from "../../../platform/versioned-cache/versioned-cache.ts";
import type { CatalogueProduct } from "../types.ts";
import { type Arranged, arrange, rearrange } from "./arrange.ts";
import { type Head, type Part, readHead, readNamed, readParts } from "./read-catalogue.ts";

/** Reading more products than these takes longer than a visitor should wait. */
const mostAtOnce = 2000;

interface Read {
  /** Products by id, so that one that moved while parts were read is there once. */
  products: ReadonlyMap<number, CatalogueProduct>;
  /** Whether every part was of the version asked for. */
  steady: boolean;
}

const readAll = async (parts: AsyncIterable<Part>, version: number): Promise<Read> => {
  const products = new Map<number, CatalogueProduct>();
  let steady = true;
  for await (const part of parts) {
    for (const product of part.products) products.set(product.id, product);
    steady &&= part.version === version;
  }
  return { products, steady };
};

/**
 * Reads a storefront's catalogue, or only what changed of a known one, a part at a time; what changes
 * meanwhile is read again, so that it is of one version.
 */
export const loadSnapshot = (
  db: Queryable,
  storefront: StorefrontCode,
  known: Arranged | undefined,
): Loading<Arranged> => {
  const load = async (head: Head, base: Arranged | undefined): Promise<Arranged> => {
    const changed = base && head.changed;
    const parts = changed ? readNamed(db, storefront, changed) : readParts(db, storefront);
    const { products, steady } = await readAll(parts, head.version);
    const all = [...products.values()];
    const snapshot = changed ? await rearrange(base, head, all) : await arrange(storefront, head, all);
    return steady ? snapshot : load(await readHead(db, storefront, head.version), snapshot);
  };
  const first = readHead(db, storefront, known?.version ?? null);
  return {
    value: first.then((head) => load(head, known)),
    long: first.then(
      ({ size }) => size > mostAtOnce,
      () => false,
    ),
  };
};
