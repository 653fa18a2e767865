import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { importCatalogue } from "../../shop/catalogue/import/import-catalogue.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { importFiles } from "./import-files.ts";
import { largeCatalogue, largeFaces } from "./testing/large-catalogue.ts";
import { createTemporaryFolder, type TemporaryFolder } from "./testing/temporary-folder.ts";

const products = 10_000;
/** Milliseconds in which they are brought in. */
const limit = 20_000;

let services: TestServices;
let folder: TemporaryFolder;
let table: string;

beforeAll(async () => {
  [services, folder] = await Promise.all([createTestServices(), createTemporaryFolder()]);
  const catalogue = fixtureCatalogue("CBFR");
  await importCatalogue(services, catalogue);
  const faces = largeFaces(products / 10);
  for (const [name, svg] of faces) await folder.write(name, svg);
  const categories = catalogue.categories.map(({ slug }) => slug);
  table = largeCatalogue({ storefront: "CBFR", language: "fr", categories, products, faces: [...faces.keys()] });
}, 60_000);
afterAll(async () => {
  await Promise.all([services.close(), folder.remove()]);
});

const count = async (): Promise<number> =>
  (await services.pool.query<{ n: number }>("select count(*)::int as n from product where brand like 'made-%'")).rows[0]
    ?.n ?? 0;

test("a mistake in row 7,000 is named, and nothing of the file is written", async () => {
  const lines = table.split("\n");
  lines[6999] = (lines[6999] ?? "").replace(",10.00,", ",10.005,").replace("GIFTCARD", "GIFT");
  const file = await folder.write("mistake.csv", lines.join("\n"));
  await expect(importFiles(services, [file])).rejects.toThrow(
    [
      `${file}:7000 physical_minimum: must be an amount such as 25 or 25.50, not "10.005"`,
      `${file}:7000 kind: must be one of GIFTCARD, CHOICE, DONATION, BLANK_PACK`,
    ].join("\n"),
  );
  expect(await count()).toBe(0);
}, 60_000);

test("ten thousand products come in within twenty seconds; the same again changes nothing", async () => {
  const file = await folder.write("products.csv", table);
  const started = performance.now();
  expect(await importFiles(services, [file])).toBeGreaterThan(4 * products);
  expect(performance.now() - started).toBeLessThan(limit);
  expect(await count()).toBe(products);
  const again = performance.now();
  expect(await importFiles(services, [file])).toBe(0);
  expect(performance.now() - again).toBeLessThan(limit);
}, 60_000);
