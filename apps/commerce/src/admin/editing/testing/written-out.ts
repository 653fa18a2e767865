import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCatalogue, makeContent } from "@giftshop/seed";
import { getStorefront, type StorefrontCode } from "@giftshop/storefront-config";
import { afterAll, beforeAll } from "@jest/globals";
import { importCatalogue } from "../../../shop/catalogue/import/import-catalogue.ts";
import { importContent } from "../../../shop/content/import/import-content.ts";
import { createTestServices, type TestServices } from "../../../testing/test-services.ts";
import { Refused } from "../checking/finding.ts";
import { exportFiles } from "../export-files.ts";
import { importFiles } from "../import-files.ts";
import { createTemporaryFolder, type TemporaryFolder } from "./temporary-folder.ts";

/** Shops that were written out as files, for all tests of a file. */
export const writtenOut = (codes: readonly StorefrontCode[]) => {
  let services: TestServices;
  let folder: TemporaryFolder;
  beforeAll(async () => {
    [services, folder] = await Promise.all([createTestServices(), createTemporaryFolder()]);
    for (const storefront of codes.map(getStorefront)) {
      await importCatalogue(services, makeCatalogue(storefront));
      await importContent(services, { storefront: storefront.code, ...makeContent(storefront) });
    }
    await exportFiles(services, folder.path, codes);
  }, 60_000);
  afterAll(async () => {
    await Promise.all([services.close(), folder.remove()]);
  });

  const exported = (name: string): string => join(folder.path, name);
  return {
    get services() {
      return services;
    },
    get folder() {
      return folder;
    },
    exported,
    textOf: (name: string): Promise<string> => readFile(exported(name), "utf8"),
    scalar: async <T>(text: string, values: unknown[] = []): Promise<T> =>
      Object.values((await services.pool.query(text, values)).rows[0])[0] as T,
    /** What an import is refused for, line by line. */
    refusal: async (...files: string[]): Promise<string[]> => {
      const error: unknown = await importFiles(services, files).catch((thrown: unknown) => thrown);
      if (!(error instanceof Refused)) throw error;
      return error.message.replaceAll(`${folder.path}/`, "").split("\n");
    },
  };
};
