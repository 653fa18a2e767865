import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { variablesOf } from "@giftshop/start";
import type { Language, StorefrontCode } from "@giftshop/storefront-config";
import { visitorsBehindProxy } from "../stack/environment.ts";
import { dataFolder, ports } from "../stack/shared-stack.ts";

const command = fileURLToPath(new URL("../../../../apps/commerce/src/entries/main.ts", import.meta.url));
const run = promisify(execFile);

/** A page that its editors work on. */
export interface Drafted {
  readonly storefront: StorefrontCode;
  readonly language: Language;
  readonly kind: string;
  readonly key: string;
  /** Last segment of its address; empty where the route alone is the address. */
  readonly path: string;
  readonly title: string;
  readonly blocks: readonly object[];
}

/**
 * What a test run says of colours: a process that is told both
 * to use them and not to warns of it where errors are told.
 */
const { FORCE_COLOR: _, ...colourless } = process.env;

/**
 * A command of commerce in the tested shop, as staff give it.
 * @param hoursAgo when it is run, by the clock of that process alone
 * @param input what is piped into it
 * @throws where it ends with another code than 0, with what it said in `stderr`
 */
export const staff = async (words: readonly string[], hoursAgo = 0, input = ""): Promise<string> => {
  const environment = { ...colourless, ...visitorsBehindProxy };
  const variables = await variablesOf({ dataDirectory: dataFolder, ports, environment });
  const moved = { CLOCK_OFFSET_MS: String(Math.round(-hoursAgo * 60 * 60 * 1000)) };
  const running = run(process.execPath, [command, ...words], { env: { ...environment, ...variables, ...moved } });
  running.child.stdin?.end(input);
  return (await running).stdout;
};

/** `pnpm catalogue` in the tested shop. */
export const edit = (words: readonly string[], hoursAgo = 0): Promise<string> =>
  staff(["catalogue", ...words], hoursAgo);

/** Keeps a page as a draft. */
export const draft = async (page: Drafted): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), "draft-"));
  try {
    const file = join(folder, "page.json");
    await writeFile(file, JSON.stringify({ pages: [{ description: "", intro: "", ...page }] }));
    await edit(["draft", file]);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/**
 * The link that shows a page's draft for two days, as its editors get it. @param hoursAgo when they got it
 */
export const previewLink = async (
  { storefront, kind, key, language }: Drafted,
  { hoursAgo = 0 }: { hoursAgo?: number } = {},
): Promise<string> => {
  const [address = ""] = (await edit(["preview", storefront, kind, key, language], hoursAgo)).split("\n");
  return address;
};
