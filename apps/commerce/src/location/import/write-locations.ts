import type { SeedLocation } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { raiseVersion } from "../../catalogue/import/statements.ts";
import { announce, purgeTags } from "../../catalogue/purge.ts";
import type { PoolClient } from "../../database/index.ts";
import type { Services } from "../../services.ts";
import { keysOf } from "../keys.ts";
import * as statements from "./statements.ts";

/** A place by the product that is spent there and the last segment of its address. */
export type LocationName = Pick<SeedLocation, "product" | "path">;

export interface LocationRows {
  storefront: StorefrontCode;
  locations: readonly SeedLocation[];
  /** Places that are closed for good, or `others`: all that `locations` does not have. */
  gone: readonly LocationName[] | "others";
}

/** More product pages than this are not named one by one: the catalogue's own tag is on all of them. */
const mostNamed = 1000;

/**
 * Writes a storefront's places as far as they differ, in the caller's transaction, which holds `lockCatalogue`: the products they
 * name have to be there. Products whose places changed are told like products that changed. Answers how many rows it wrote.
 */
export const writeLocations = async (
  services: Pick<Services, "enqueue" | "environment">,
  client: PoolClient,
  { storefront, locations, gone }: LocationRows,
): Promise<number> => {
  const json = JSON.stringify(locations.map((location) => ({ ...location, ...keysOf(location) })));
  const write = async (text: string, values: string): Promise<number[]> =>
    (await client.query<{ product: number }>(text, [storefront, values])).rows.map(({ product }) => product);
  const changed = [
    ...(await write(statements.writeLocations, json)),
    ...(gone === "others"
      ? await write(statements.closeOthers, JSON.stringify(locations.map(({ product, path }) => ({ product, path }))))
      : await write(statements.closeLocations, JSON.stringify(gone))),
  ];
  if (changed.length === 0) return 0;
  const products = [...new Set(changed)];
  const { rows } = await client.query<{ brand: string }>(statements.selectPaths, [storefront, products]);
  const named = rows.length > mostNamed ? [] : rows.map(({ brand }) => purgeTags.product(storefront, brand));
  await client.query(raiseVersion, [storefront, products, []]);
  await announce(services, client, [purgeTags.catalogue(storefront), ...named]);
  return changed.length;
};
