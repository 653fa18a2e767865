import type { SeedLocation, SeedOpeningHours } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import type { PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { changedTags } from "../../catalogue/import/changed-tags.ts";
import { raiseVersion } from "../../catalogue/import/statements.ts";
import { announce } from "../../catalogue/stock/purge.ts";
import { createKeys } from "../keys.ts";
import * as statements from "./statements.ts";
import { forgetTexts, writeTexts } from "./text-statements.ts";

/** A place by the product that is spent there and the last segment of its address. */
export type LocationName = Pick<SeedLocation, "product" | "path">;

export interface LocationRows {
  storefront: StorefrontCode;
  locations: readonly SeedLocation[];
  /** Places that are closed for good, or `others`: all that `locations` does not have. */
  gone: readonly LocationName[] | "others";
}

const nameOf = ({ product, path }: LocationName): LocationName => ({ product, path });

/**
 * Places with the number of their week in the list of all that differ;
 * and their texts, each with the keys of the place in that language.
 */
const rowsOf = (locations: readonly SeedLocation[]) => {
  const keysOf = createKeys();
  const weeks = new Map<string, { place: number; hours: readonly SeedOpeningHours[] }>();
  const rows = locations.map(({ openingHours, texts: _, ...location }) => {
    const text = JSON.stringify(openingHours);
    const known = weeks.get(text) ?? { place: weeks.size, hours: openingHours };
    weeks.set(text, known);
    return { ...location, ...keysOf(location), week: known.place };
  });
  const texts = locations.map((location) => ({
    ...nameOf(location),
    texts: Object.entries(location.texts ?? {}).map(([language, text]) => ({
      language,
      ...text,
      ...keysOf({ ...location, ...text }),
    })),
  }));
  return {
    rows: JSON.stringify(rows),
    weeks: JSON.stringify([...weeks.values()].map(({ hours }) => hours)),
    texts: JSON.stringify(texts),
  };
};

/**
 * Writes a storefront's places as far as they differ, in a transaction with `lockCatalogue`: their
 * products must be there, and are told like changed ones.
 *
 * @returns how many places it wrote
 */
export const writeLocations = async (
  services: Pick<Services, "enqueue" | "environment">,
  client: PoolClient,
  { storefront, locations, gone }: LocationRows,
): Promise<number> => {
  const { rows, weeks, texts } = rowsOf(locations);
  await client.query(statements.keepWeeks, [weeks]);
  const write = async (text: string, ...values: string[]): Promise<(readonly [id: number, product: number])[]> =>
    (await client.query<{ id: number; product: number }>(text, [storefront, ...values])).rows.map(
      ({ id, product }) => [id, product] as const,
    );
  const changed = new Map([
    ...(await write(statements.writeLocations, rows, weeks)),
    ...(await write(writeTexts, texts)),
    ...(await write(forgetTexts, texts)),
    ...(gone === "others"
      ? await write(statements.closeOthers, JSON.stringify(locations.map(nameOf)))
      : await write(statements.closeLocations, JSON.stringify(gone.map(nameOf)))),
  ]);
  if (changed.size === 0) return 0;
  const products = [...new Set(changed.values())];
  for (const text of statements.summarise) await client.query(text, [products]);
  await client.query(raiseVersion, [storefront, products, []]);
  await announce(services, client, await changedTags(client, storefront, products));
  return changed.size;
};
