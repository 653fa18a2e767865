import type { SeedCatalogue, SeedProduct, SeedVariation } from "@giftshop/seed";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type PoolClient } from "../../database/index.ts";
import type { Services } from "../../services.ts";
import { announce, purgeTags } from "../purge.ts";
import { importSuggestions } from "./import-suggestions.ts";
import { indexCatalogue } from "./index-catalogue.ts";
import { mediaHash, storeMedia } from "./media.ts";
import * as statements from "./statements.ts";

const variationsOf = ({ brand, digital, physical }: SeedProduct) => {
  const row = (kind: "DIGITAL" | "PHYSICAL", variation: SeedVariation | undefined) =>
    variation ? [{ brand, kind, ...variation }] : [];
  return [...row("DIGITAL", digital), ...row("PHYSICAL", physical)];
};

const productsOf = ({ brands, products }: SeedCatalogue) => {
  const categories = new Map(brands.map(({ slug, category }) => [slug, category]));
  return products.map(({ digital: _, physical: __, ...product }) => ({
    ...product,
    category: categories.get(product.brand),
  }));
};

const writeCatalogue = async (client: PoolClient, catalogue: SeedCatalogue): Promise<number> => {
  const { storefront } = catalogue;
  let written = 0;
  const write = async (text: string, ...values: unknown[]): Promise<void> => {
    written += (await client.query(text, values)).rowCount ?? 0;
  };
  const json = JSON.stringify;
  const products = json(productsOf(catalogue));
  const variations = json(catalogue.products.flatMap(variationsOf));
  const extras = json(catalogue.extras.map(({ imageSvg, ...extra }) => ({ ...extra, image: mediaHash(imageSvg) })));
  const brands = json(catalogue.brands.map(({ faceSvg, ...brand }) => ({ ...brand, face: mediaHash(faceSvg) })));
  await storeMedia(client, [
    ...catalogue.brands.map(({ faceSvg }) => faceSvg),
    ...catalogue.extras.map(({ imageSvg }) => imageSvg),
  ]);
  await write(statements.importBrands, brands);
  await write(statements.importCategories, storefront, json(catalogue.categories));
  await write(statements.importProducts, storefront, products);
  await write(statements.retireProducts, storefront, products);
  await write(statements.importVariations, storefront, variations);
  await write(statements.retireVariations, storefront, variations);
  await write(statements.importStock, storefront, variations);
  await write(statements.importExtras, storefront, extras);
  await write(statements.retireExtras, storefront, extras);
  if (written > 0) await client.query(statements.raiseVersion, [storefront]);
  const code = storefront as StorefrontCode;
  return written + (await indexCatalogue(client, code)) + (await importSuggestions(client, code, catalogue));
};

/**
 * Makes a storefront sell what `catalogue` says, in one transaction: what is new is added, what differs is changed, what
 * is gone is retired. Ids, stock and what was sold stay. Answers how many rows it wrote: 0 for the same catalogue again.
 * Storefront processes are told through the job queue, in the same transaction.
 */
export const importCatalogue = (
  services: Pick<Services, "pool" | "enqueue" | "environment">,
  catalogue: SeedCatalogue,
): Promise<number> =>
  inTransaction(services.pool, async (client) => {
    // One importer of a storefront at a time; brands are shared, and written in the order of their names.
    await client.query("select pg_advisory_xact_lock(hashtextextended('catalogue ' || $1, 0))", [catalogue.storefront]);
    const written = await writeCatalogue(client, catalogue);
    const code = catalogue.storefront as StorefrontCode;
    if (written > 0) {
      const pages = catalogue.products.map(({ brand }) => purgeTags.product(code, brand));
      await announce(services, client, [purgeTags.storefront(code), purgeTags.catalogue(code), ...pages]);
    }
    return written;
  });
