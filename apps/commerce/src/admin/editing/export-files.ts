import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { readStoredLocations } from "./locations/stored-locations.ts";
import { readStoredCatalogue, readStoredProducts } from "./stored-catalogue.ts";
import { readStoredContent } from "./stored-pages.ts";
import { writeLocationTable, writeTable } from "./write-table.ts";

const inLines = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes what storefronts sell and say into a folder, five files each: `CBFR.catalogue.json`, `CBFR.products.csv`,
 * `CBFR.locations.json`, `CBFR.locations.csv`, `CBFR.content.json`. All of one storefront is of one moment. Answers the names of the files.
 */
export const exportFiles = async (
  { pool }: Pick<Services, "pool">,
  folder: string,
  storefronts: readonly StorefrontCode[],
): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const names: string[] = [];
  for (const code of storefronts) {
    const texts = await inTransaction(
      pool,
      async (client) => {
        const locations = await readStoredLocations(client, code);
        return {
          "catalogue.json": inLines(await readStoredCatalogue(client, code)),
          "products.csv": writeTable(code, await readStoredProducts(client, code)),
          "locations.json": inLines({ storefront: code, locations }),
          "locations.csv": writeLocationTable(code, locations),
          "content.json": inLines(await readStoredContent(client, code)),
        };
      },
      { isolation: "repeatable read" },
    );
    for (const [kind, text] of Object.entries(texts)) {
      const name = join(folder, `${code}.${kind}`);
      await writeFile(name, text);
      names.push(name);
    }
  }
  return names;
};
