import { parseArgs } from "node:util";
import { isStorefrontCode, type StorefrontCode, storefronts } from "@giftshop/storefront-config";
import { CommandRefused, type RunCommand } from "../../platform/command.ts";
import { Misuse, Refused } from "./checking/finding.ts";
import { draftPages, publishPages } from "./drafts.ts";
import { exportFiles } from "./export-files.ts";
import { type EditingServices, importFiles } from "./import-files.ts";
import { previewLink } from "./preview-link.ts";

export const usage = `pnpm catalogue export <folder> [storefront …]      what is sold and written, as files; all storefronts where none is named
pnpm catalogue check <file …>                      what is wrong in files, and what they would change
pnpm catalogue import <file …>                     brings files in, all or nothing
pnpm catalogue draft <file>                        keeps pages as drafts
pnpm catalogue publish <storefront> [kind [key [language]]]
pnpm catalogue preview <storefront> <kind> <key> <language>`;

const codeOf = (text: string | undefined): StorefrontCode => {
  if (text !== undefined && isStorefrontCode(text)) return text;
  throw new Misuse(`"${text ?? ""}" is not a storefront; there are ${storefronts.map(({ code }) => code).join(", ")}.`);
};

const rowsText = (rows: number): string => (rows === 1 ? "1 row" : `${rows.toLocaleString("en")} rows`);
const nothing = "Nothing changes: the shop says the same already.";

type Action = (services: EditingServices, words: readonly string[]) => Promise<string>;

const needFiles = (files: readonly string[]): readonly string[] => {
  if (files.length === 0) throw new Misuse(`Name at least one file.\n\n${usage}`);
  return files;
};

const actions: Readonly<Record<string, Action>> = {
  export: async (services, [folder, ...codes]) => {
    if (folder === undefined) throw new Misuse(`Name the folder.\n\n${usage}`);
    const wanted = codes.length > 0 ? codes.map(codeOf) : storefronts.map(({ code }) => code);
    return (await exportFiles(services, folder, wanted)).join("\n");
  },
  check: async (services, files) => {
    const written = await importFiles(services, needFiles(files), { rehearse: true });
    return written === 0 ? nothing : `All is well. An import would write ${rowsText(written)}.`;
  },
  import: async (services, files) => {
    const written = await importFiles(services, needFiles(files));
    return written === 0 ? nothing : `Written: ${rowsText(written)}. The pages refresh by themselves.`;
  },
  draft: async (services, files) => {
    const [file = ""] = needFiles(files);
    const written = await draftPages(services, file);
    return written === 0 ? nothing : `Kept as drafts: ${rowsText(written)} written.`;
  },
  publish: async (services, [storefront, kind, key, language]) => {
    const published = await publishPages(services, { storefront: codeOf(storefront), kind, key, language });
    return published === 0 ? "There is no such draft." : `Published: ${published}. The pages refresh by themselves.`;
  },
  preview: async (services, [storefront, kind = "", key = "", language = ""]) => {
    const { address, state, expiresAt } = await previewLink(services, {
      storefront: codeOf(storefront),
      kind,
      key,
      language,
    });
    return `${address}\nShows the ${state.toLowerCase()} version until ${expiresAt.toISOString()}.`;
  },
};

/**
 * Runs one command of `pnpm catalogue` and answers what to print.
 * @throws Misuse or Refused, whose messages are for the person at the keyboard
 */
export const runCommand = async (services: EditingServices, args: readonly string[]): Promise<string> => {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
  const [name = "", ...words] = positionals;
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) throw new Misuse(usage);
  return action(services, words);
};

/** `commerce catalogue …` */
export const catalogueCommand: RunCommand = async (services, words) => {
  try {
    return { text: await runCommand(services, words), done: true };
  } catch (error) {
    throw error instanceof Refused ? new CommandRefused(`${error.message}\n\nNothing was written.`) : error;
  }
};
