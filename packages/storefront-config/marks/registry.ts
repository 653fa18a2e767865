import { readdir, writeFile } from "node:fs/promises";

const folder = new URL("../src/storefronts/", import.meta.url);
const note = "// Made from the files of `storefronts/` by `pnpm --filter @giftshop/storefront-config storefronts`.\n";
const ours = new Set(["index.ts", "records.ts"]);

/**
 * Source of the list of codes and of the list of records. A storefront's
 * file is named after its code and exports its record by that name.
 */
export const registryOf = (names: readonly string[]): { codes: string; records: string } => {
  const codes = names.map((name) => name.toUpperCase());
  return {
    codes: `${note}
/** Every storefront's code; the file of its record has the same name. */
export const storefrontCodes = [\n${codes.map((code) => `  "${code}",\n`).join("")}] as const;
export type StorefrontCode = (typeof storefrontCodes)[number];
`,
    records: `${note}import type { StorefrontCode } from "../storefront-codes.ts";
import type { StorefrontRecord } from "../storefront-record.ts";
${names.map((name) => `import { ${name} } from "./${name}.ts";\n`).join("")}
export const records: Readonly<Record<StorefrontCode, StorefrontRecord>> = {
${names.map((name) => `  ${name.toUpperCase()}: ${name},\n`).join("")}};
`,
  };
};

/** Names of the records' files, without ending, in the order of their codes. */
export const recordNames = async (): Promise<string[]> =>
  (await readdir(folder))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !ours.has(name))
    .map((name) => name.slice(0, -3))
    .sort();

/** Writes both lists. */
export const writeRegistry = async (): Promise<void> => {
  const { codes, records } = registryOf(await recordNames());
  await writeFile(new URL("../storefront-codes.ts", folder), codes);
  await writeFile(new URL("records.ts", folder), records);
};
