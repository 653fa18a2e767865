import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { filesOf } from "../marks/files.ts";
import { openLettering } from "../marks/lettering.ts";
import { registryOf } from "../marks/registry.ts";
import { completeBranding } from "./branding/branding-of.ts";
import { defineStorefront } from "./define-storefront.ts";
import { missingPictures, missingWords } from "./missing.ts";
import type { StorefrontRecord } from "./storefront-record.ts";

/** The record in the README, run as it stands there. */
const fromReadme = async (): Promise<{ file: string; record: StorefrontRecord }> => {
  const readme = await readFile(new URL("../README.md", import.meta.url), "utf8");
  const [, file = "", source = ""] = /```ts\n\/\/ src\/storefronts\/(\w+)\.ts\n(.*?)```/s.exec(readme) ?? [];
  const body = source.replace(/^import .*$/m, "").replace(/export const \w+ =/, "return");
  return { file, record: new Function("defineStorefront", body)(defineStorefront) };
};

test("the thirty-fourth storefront of the README is whole, is listed by its file and gets its marks", async () => {
  const { file, record } = await fromReadme();
  expect(record.storefront).toMatchObject({ code: file.toUpperCase(), host: file, currency: "EUR", basePath: "" });
  expect(missingWords(record)).toEqual([]);

  const { codes, records } = registryOf(["cbfr", file]);
  expect(codes).toContain(`"${file.toUpperCase()}"`);
  expect(records).toContain(`import { ${file} } from "./${file}.ts";`);

  // Until its marks are drawn, it says so by its name.
  const undrawn = missingPictures(record);
  expect(undrawn).toContain(`${record.storefront.code}: the picture "logo" is not drawn`);
  expect(() => completeBranding(record)).toThrow(`${record.storefront.code}: the picture`);
  const drawn = [...filesOf(record, await openLettering())].flatMap(({ pictures }) => pictures.map(({ key }) => key));
  for (const problem of undrawn) {
    const name = /"(.+)"/.exec(problem)?.[1];
    expect(drawn).toContain(`${record.storefront.code}/${name}`);
  }
}, 30_000);

test("a record that misses something does not build", () => {
  const { branding, storefront } = defineStorefront({
    code: "CBFR",
    group: "CB",
    storeId: 98,
    name: "CarteBonheur",
    country: "FR",
    languages: ["fr"],
    organisation: { legalName: "a", email: "b", phone: "c", street: "d", postCode: "e", city: "f" },
    toggles: { headerVersion: 1 },
    cardValidity: [],
    catalogueSize: 30,
    accent: { color: "#FFC53D", ink: "#2B1B2E" },
    branding: { sign: "clover", words: ["Carte", "Bonheur"], decoration: { header: true, footer: true } },
  });
  const { code, group, storeId, name, languages, organisation, catalogueSize, accent } = storefront;
  const words = { code, group, storeId, name, country: "FR", languages, organisation, catalogueSize, accent } as const;
  const incomplete = () => [
    // @ts-expect-error what is switched on is not said
    defineStorefront({ ...words, branding }),
    // @ts-expect-error how it looks is not said
    defineStorefront({ ...words, toggles: { headerVersion: 1 } }),
    // @ts-expect-error the sign is not said
    defineStorefront({ ...words, toggles: { headerVersion: 1 }, branding: { ...branding, sign: undefined } }),
    // @ts-expect-error no such header
    defineStorefront({ ...words, toggles: { headerVersion: 4 }, branding }),
    // @ts-expect-error no terms are known for such a country
    defineStorefront({ ...words, toggles: { headerVersion: 1 }, branding, country: "XX" }),
  ];
  expect(incomplete).toBeInstanceOf(Function);
});
