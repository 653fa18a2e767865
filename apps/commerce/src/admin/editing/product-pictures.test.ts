import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { importCatalogue } from "../../shop/catalogue/import/import-catalogue.ts";
import { fixtureCatalogue } from "../../testing/fixture-catalogue.ts";
import { createTestServices, type TestServices } from "../../testing/test-services.ts";
import { Refused } from "./checking/finding.ts";
import { exportFiles } from "./export-files.ts";
import { importFiles } from "./import-files.ts";
import { createTemporaryFolder, type TemporaryFolder } from "./testing/temporary-folder.ts";

let services: TestServices;
let folder: TemporaryFolder;
const path = "nordlicht";

beforeAll(async () => {
  [services, folder] = await Promise.all([createTestServices(), createTemporaryFolder()]);
  await importCatalogue(services, fixtureCatalogue("CBFR"));
  await exportFiles(services, folder.path, ["CBFR"]);
}, 60_000);
afterAll(async () => {
  await Promise.all([services.close(), folder.remove()]);
});

const table = async (): Promise<string[][]> =>
  (await readFile(join(folder.path, "CBFR.products.csv"), "utf8"))
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\n")
    .map((line) => line.split(","));

/**
 * The file of products with cells of one row changed, which is simple as no cell of this catalogue has a
 * comma in it.
 */
const changed = async (name: string, cells: Readonly<Record<string, string>>): Promise<string> => {
  const [heading = [], ...rows] = await table();
  const row = rows.find((candidate) => candidate[1] === path) ?? [];
  for (const [column, cell] of Object.entries(cells)) row[heading.indexOf(column)] = cell;
  return folder.write(name, [heading, ...rows].map((line) => line.join(",")).join("\n"));
};

const kept = async (): Promise<{ media: string; alt: Record<string, string> }[]> =>
  (await services.pool.query("select pictures from product where brand = $1 and storefront = 'CBFR'", [path])).rows[0]
    .pictures;

const refusal = async (file: string): Promise<string[]> => {
  const error: unknown = await importFiles(services, [file]).catch((thrown: unknown) => thrown);
  if (!(error instanceof Refused)) throw error;
  return error.message.split("\n").map((line) => line.replace(/^\S+ /u, ""));
};

test("pictures go out and come in again, in both kinds of files, and nothing changes", async () => {
  const [one, two] = await kept();
  expect([one?.alt.en, two?.alt.en]).toEqual(["A fjord", "A forest"]);
  const files = ["catalogue.json", "products.csv"].map((kind) => join(folder.path, `CBFR.${kind}`));
  expect(await importFiles(services, files)).toBe(0);
  const [heading = [], ...rows] = await table();
  const row = rows.find((candidate) => candidate[1] === path) ?? [];
  expect(row[heading.indexOf("pictures")]).toBe(`${one?.media} ${two?.media}`);
  expect(row[heading.indexOf("pictures_en")]).toBe("A fjord | A forest");
});

test("their order is what the row says, a file beside it is taken in, and pages are told", async () => {
  const [one, two] = await kept();
  const version = async () =>
    (await services.pool.query("select version from catalogue_version where storefront = 'CBFR'")).rows[0].version;
  const before = await version();
  await folder.write(
    "lake.svg",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0h3v2z"/></svg>',
  );
  const file = await changed("order.csv", {
    pictures: `${two?.media} lake.svg ${one?.media}`,
    pictures_en: "A forest | A lake | A fjord",
    pictures_fr: "Une forêt | Un lac | Un fjord",
  });
  expect(await importFiles(services, [file])).toBeGreaterThan(0);
  expect((await kept()).map(({ alt }) => alt.fr)).toEqual(["Une forêt", "Un lac", "Un fjord"]);
  expect(await version()).toBe(before + 1);
  expect(await importFiles(services, [file])).toBe(0);
});

test("what is wrong with pictures is told by row and column, and nothing is written", async () => {
  const before = await kept();
  const [one] = before;
  const missing = await changed("missing.csv", { pictures: "nowhere.svg", pictures_en: "A sea", pictures_fr: "" });
  const few = await changed("few.csv", {
    pictures: `${one?.media} ${one?.media}`,
    pictures_en: "A sea",
    pictures_fr: "",
  });
  const many = await changed("many.csv", {
    pictures: Array.from({ length: 5 }, () => one?.media).join(" "),
    pictures_en: "1 | 2 | 3 | 4 | 5",
    pictures_fr: "",
  });
  expect((await refusal(missing)).join()).toMatch(
    /pictures: is not a picture that is kept, nor a file.*"nowhere.svg"/u,
  );
  expect((await refusal(few)).join()).toMatch(/pictures_en: must say of 2 pictures what they show/u);
  expect((await refusal(many)).join()).toMatch(/pictures: may have at most 4 pictures/u);
  expect(await kept()).toEqual(before);
});
