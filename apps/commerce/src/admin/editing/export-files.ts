import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { readStoredLocations } from "./locations/stored-locations.ts";
import { readStoredCatalogue, readStoredProducts } from "./stored-catalogue.ts";
import { readStoredContent } from "./stored-pages.ts";
import { writeLocationTable, writeTable } from "./write-table.ts";

/** Files of a storefront. */
export const fileKinds = ["catalogue.json", "products.csv", "locations.json", "locations.csv", "content.json"] as const;
export type FileKind = (typeof fileKinds)[number];

const inLines = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const writers: Readonly<Record<FileKind, (client: PoolClient, code: StorefrontCode) => Promise<string>>> = {
  "catalogue.json": async (client, code) => inLines(await readStoredCatalogue(client, code)),
  "products.csv": async (client, code) => writeTable(code, await readStoredProducts(client, code)),
  "locations.json": async (client, code) =>
    inLines({ storefront: code, locations: await readStoredLocations(client, code) }),
  "locations.csv": async (client, code) => writeLocationTable(code, await readStoredLocations(client, code)),
  "content.json": async (client, code) => inLines(await readStoredContent(client, code)),
};

/** What a storefront sells and says as files, all of one moment. */
export const exportTexts = (
  { pool }: Pick<Services, "pool">,
  code: StorefrontCode,
  wanted: readonly FileKind[] = fileKinds,
): Promise<Partial<Record<FileKind, string>>> =>
  inTransaction(
    pool,
    async (client) => {
      const texts: Partial<Record<FileKind, string>> = {};
      for (const kind of wanted) texts[kind] = await writers[kind](client, code);
      return texts;
    },
    { isolation: "repeatable read" },
  );

/**
 * Writes what storefronts sell and say, all of one moment, into a folder: five files each, as
 * `CBFR.products.csv`.
 *
 * @returns the names of the files
 */
export const exportFiles = async (
  services: Pick<Services, "pool">,
  folder: string,
  storefronts: readonly StorefrontCode[],
): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const code of storefronts) {
    for (const [kind, text] of Object.entries(await exportTexts(services, code))) {
      const name = join(folder, `${code}.${kind}`);
      await writeFile(name, text);
      names.push(name);
    }
  }
  return names;
};
