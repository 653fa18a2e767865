import type { SeedCatalogue } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type PoolClient } from "../../../platform/database/index.ts";
import type { Services } from "../../../platform/services.ts";
import { isEdited } from "./edited.ts";
import { importSuggestions } from "./import-suggestions.ts";
import { lockCatalogue } from "./lock-catalogue.ts";
import { mediaHash, storeMedia } from "./media.ts";
import { publishCatalogue } from "./publish-catalogue.ts";
import * as statements from "./statements.ts";
import { writeProducts } from "./write-products.ts";

/** What stands around the products: categories, wrappers and packings, and what search suggests. */
export type Shelf = Pick<SeedCatalogue, "categories" | "extras" | "searchTerms" | "searchHighlights">;

/**
 * Writes categories, wrappers and packings as far as they
 * differ; answers how many of the first, and of the others.
 */
const arrange = async (
  client: PoolClient,
  storefront: StorefrontCode,
  { categories, extras: all }: Pick<Shelf, "categories" | "extras">,
): Promise<{ arranged: number; extra: number }> => {
  const json = JSON.stringify;
  const write = async (text: string, ...values: unknown[]): Promise<number> =>
    (await client.query(text, [storefront, ...values])).rowCount ?? 0;
  const extras = json(all.map(({ imageSvg, ...extra }) => ({ ...extra, image: mediaHash(imageSvg) })));
  await storeMedia(
    client,
    all.map(({ imageSvg }) => imageSvg),
  );
  return {
    arranged: await write(statements.importCategories, json(categories)),
    extra: (await write(statements.importExtras, extras)) + (await write(statements.retireExtras, extras)),
  };
};

/**
 * Writes what stands around the products, but not these, in the caller's transaction, which holds
 * `lockCatalogue`. Answers how many rows it wrote.
 */
export const writeShelf = async (
  services: Pick<Services, "enqueue" | "environment">,
  client: PoolClient,
  { storefront, ...shelf }: Shelf & { storefront: StorefrontCode },
): Promise<number> => {
  const { arranged, extra } = await arrange(client, storefront, shelf);
  const slugs = shelf.categories.map(({ slug }) => slug);
  const { rowCount: dropped } = await client.query(statements.dropCategories, [storefront, slugs]);
  const suggested = await importSuggestions(client, storefront, shelf);
  const rows = arranged + extra + (dropped ?? 0);
  const written = { rows, products: arranged > 0 ? null : [], changedBrands: [] };
  const indexed = await publishCatalogue(services, client, { storefront, written, everywhere: rows > 0 });
  return rows + suggested + indexed;
};

/**
 * Makes a storefront sell what `catalogue` says, in the caller's transaction, which holds `lockCatalogue`:
 * what is new is added, what differs is changed, what is gone is retired. Answers how many rows it wrote.
 */
export const writeCatalogue = async (
  services: Pick<Services, "enqueue" | "environment">,
  client: PoolClient,
  catalogue: SeedCatalogue,
): Promise<number> => {
  const storefront = catalogue.storefront as StorefrontCode;
  const categories = new Map(catalogue.brands.map(({ slug, category }) => [slug, category]));
  const { arranged, extra } = await arrange(client, storefront, catalogue);
  const sold = await writeProducts(client, storefront, {
    brands: catalogue.brands.map(({ faceSvg, category: _, ...brand }) => ({ ...brand, face: mediaHash(faceSvg) })),
    products: catalogue.products.map((product) => ({
      ...product,
      category: categories.get(product.brand),
      pictures: product.pictures?.map(({ svg, alt }) => ({ media: mediaHash(svg), alt })),
    })),
    pictures: [
      ...catalogue.brands.map(({ faceSvg }) => faceSvg),
      ...catalogue.products.flatMap(({ pictures = [] }) => pictures.map(({ svg }) => svg)),
    ],
    gone: "others",
  });
  const rows = arranged + sold.rows + extra;
  // What products say of their category changes with it.
  const written = { ...sold, rows, products: arranged > 0 ? null : sold.products };
  const suggested = await importSuggestions(client, storefront, catalogue);
  const everywhere = arranged + extra > 0;
  const indexed = await publishCatalogue(services, client, { storefront, written, everywhere, whole: true });
  return written.rows + suggested + indexed;
};

/**
 * Imports a catalogue in a transaction of its own, in which storefronts are told by a job; ids, stock and
 * what was sold stay. Answers how many rows it wrote, 0 for an equal catalogue.
 *
 * @param unlessEdited leaves a catalogue alone that came in as a file since: what the seed asks for
 */
export const importCatalogue = (
  services: Pick<Services, "pool" | "enqueue" | "environment">,
  catalogue: SeedCatalogue,
  { unlessEdited = false }: { unlessEdited?: boolean } = {},
): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    await lockCatalogue(client);
    if (unlessEdited && (await isEdited(client, catalogue.storefront as StorefrontCode, "CATALOGUE"))) return 0;
    return writeCatalogue(services, client, catalogue);
  });
