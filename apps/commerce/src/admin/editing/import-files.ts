import { extname } from "node:path";
import type { StorefrontCode } from "@giftshop/storefront-config";
import { inTransaction, type PoolClient } from "../../platform/database/index.ts";
import type { Services } from "../../platform/services.ts";
import { markEdited } from "../../shop/catalogue/import/edited.ts";
import { writeCatalogue } from "../../shop/catalogue/import/import-catalogue.ts";
import { lockCatalogue } from "../../shop/catalogue/import/lock-catalogue.ts";
import { publishCatalogue } from "../../shop/catalogue/import/publish-catalogue.ts";
import { writeProducts } from "../../shop/catalogue/import/write-products.ts";
import { lockContent, writeContent } from "../../shop/content/import/import-content.ts";
import { writeLocations } from "../../shop/location/import/write-locations.ts";
import { byStorefront } from "./checking/check-content.ts";
import { type Finding, Misuse, Refused } from "./checking/finding.ts";
import { createJudge, type Judge } from "./checking/judge.ts";
import { type LocationFile, readLocationTable } from "./locations/read-locations.ts";
import { readSold } from "./locations/sold-products.ts";
import { disk, type FileSource } from "./reading/file-source.ts";
import type { ProductRow } from "./reading/product-row.ts";
import { type CatalogueFile, type ContentFile, readJson } from "./reading/read-json.ts";
import { type ProductFile, readProducts } from "./reading/read-products.ts";
import { readTable } from "./reading/read-table.ts";
import { refuseSecondChoice } from "./second-choice.ts";

/** What importing needs of a process. */
export type EditingServices = Pick<Services, "pool" | "enqueue" | "environment" | "clock">;

export type Input = CatalogueFile | ContentFile | ProductFile | LocationFile;

interface Reading extends Pick<Services, "pool"> {
  judge: Judge;
  findings: Finding[];
  /** What was read before it: a file may rest on the categories and products of another. */
  before: readonly Input[];
  source: FileSource;
}

const readCsv = async (
  { pool, judge, findings, before, source }: Reading,
  file: string,
): Promise<Input | undefined> => {
  const table = readTable(file, await source.text(file));
  if (!("rows" in table)) {
    findings.push(...table);
    return undefined;
  }
  if (table.of === "places")
    return readLocationTable({ judge, sold: await readSold(pool, before) }, file, table, findings);
  const catalogues = before.flatMap((input) => (input.kind === "CATALOGUE" ? input.catalogue : []));
  return readProducts(pool, { judge, catalogues, source }, file, table, findings);
};

const readJsonFile = async (
  { pool, judge, findings, before, source }: Reading,
  file: string,
): Promise<Input | undefined> => readJson(pool, { judge, sold: await readSold(pool, before), source }, file, findings);

/** Hears which of the files was read and judged. */
type OnRead = (done: number) => Promise<void>;

/** Reads and judges files. @throws Refused with everything that is wrong in any of them */
export const readInputs = async (
  { pool }: Pick<Services, "pool">,
  files: readonly string[],
  { source = disk, onRead }: { source?: FileSource; onRead?: OnRead } = {},
): Promise<Input[]> => {
  const judge = createJudge();
  const findings: Finding[] = [];
  const inputs: Input[] = [];
  for (const file of files) {
    const type = extname(file).toLowerCase();
    if (type !== ".csv" && type !== ".json") throw new Misuse(`${file} is neither .csv nor .json.`);
    const reading = { pool, judge, findings, before: inputs, source };
    const input = await (type === ".csv" ? readCsv(reading, file) : readJsonFile(reading, file));
    if (input) inputs.push(input);
    await onRead?.(inputs.length);
  }
  if (findings.length > 0) throw new Refused(findings);
  return inputs;
};

const importProducts = async (
  services: EditingServices,
  client: PoolClient,
  { rows, faceOf, picturesOf, pictures }: ProductFile,
): Promise<number> => {
  let written = 0;
  for (const [code, lines] of Map.groupBy(rows, ({ storefront }) => storefront as StorefrontCode)) {
    const [sold, gone] = [lines.filter(({ sold }) => sold !== false), lines.filter(({ sold }) => sold === false)];
    const slugOf = ({ brand }: ProductRow) => brand.slug ?? "";
    // Judged before: nothing that a row needs is missing.
    const products = sold.map((line) => ({
      ...line.product,
      category: line.brand.category,
      pictures: picturesOf.get(line),
    }));
    const brands = sold.map((line) => ({ ...line.brand, face: faceOf.get(line) }));
    const done = await writeProducts(client, code, {
      brands: brands as Parameters<typeof writeProducts>[2]["brands"],
      products: products as Parameters<typeof writeProducts>[2]["products"],
      pictures,
      gone: gone.map(slugOf),
    });
    await markEdited(client, code, "CATALOGUE", services.clock.now());
    written += done.rows;
    written += await publishCatalogue(services, client, { storefront: code, written: done });
  }
  return written;
};

const importLocations = async (
  services: EditingServices,
  client: PoolClient,
  { parts }: LocationFile,
): Promise<number> => {
  let written = 0;
  for (const part of parts) {
    await markEdited(client, part.storefront, "CATALOGUE", services.clock.now());
    written += await writeLocations(services, client, part);
  }
  return written;
};

const importInput = async (services: EditingServices, client: PoolClient, input: Input): Promise<number> => {
  if (input.kind === "PRODUCTS") return importProducts(services, client, input);
  if (input.kind === "CATALOGUE") {
    const code = input.catalogue.storefront as StorefrontCode;
    await markEdited(client, code, "CATALOGUE", services.clock.now());
    return writeCatalogue(services, client, input.catalogue);
  }
  if (input.kind === "LOCATIONS") return importLocations(services, client, input);
  let written = 0;
  for (const [storefront, pages] of byStorefront(input.pages)) {
    await lockContent(client, storefront);
    await markEdited(client, storefront, "CONTENT", services.clock.now());
    written += await writeContent(services, client, { storefront, pages, pictures: input.pictures });
  }
  return written;
};

/**
 * Writes what was read and judged, in the caller's transaction,
 * which holds `lockCatalogue`. Answers how many rows it wrote.
 *
 * @throws Misuse
 */
export const importInputs = async (
  services: EditingServices,
  client: PoolClient,
  inputs: readonly Input[],
): Promise<number> => {
  let written = 0;
  for (const input of inputs) written += await importInput(services, client, input);
  await refuseSecondChoice(client);
  return written;
};

/** Ends a transaction that was only a rehearsal. */
class Rehearsed extends Error {
  readonly written: number;

  constructor(written: number) {
    super("The rehearsal is over.");
    this.written = written;
  }
}

/**
 * Brings files in, all of them in one transaction. Answers
 * how many rows it wrote: 0 for the same files again.
 *
 * @param rehearse does everything and then takes it back: answers what would be written
 * @throws Refused with everything that is wrong; nothing was written then
 */
export const importFiles = async (
  services: EditingServices,
  files: readonly string[],
  { rehearse = false }: { rehearse?: boolean } = {},
): Promise<number> => {
  const inputs = await readInputs(services, files);
  try {
    return await inTransaction(services.pool, async (client) => {
      await lockCatalogue(client);
      const written = await importInputs(services, client, inputs);
      if (rehearse) throw new Rehearsed(written);
      return written;
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.written;
    throw error;
  }
};
